import type { Rng } from "../../../../engine/chance/rng.ts";
import { encode, PAY_COST, PLAY_FINISH, PLAY_START, withCards } from "../encoding.ts";
import { forcedStart, mayFinish } from "../groups.ts";
import { COST, HAND_SHIFT, type Kernel, TOLL, TURN } from "../kernel.ts";
import { FINISH, JOKER } from "../rules.ts";
import { listDuelOptions } from "./duel.ts";
import { division, readFits } from "./fits.ts";
import { knowledge, readTable } from "./knowledge.ts";
import { offerOf } from "./offer.ts";
import { plainMove } from "./plain.ts";
import { leastMissed, sacrifice } from "./sacrifice.ts";
import { bestOption, listOptions, options } from "./turn.ts";

/** As in `bot/turn.ts`. */
const SHORTLIST = 10;

/** @param shortlist the number of placements to examine closely; fewer are faster and hardly weaker */
export function steadyMove(table: Kernel, seat: number, shortlist = SHORTLIST): number {
  if (table.rules.isOpposed) return bestDuelOption(table, seat);
  if (table.stage === TOLL) return offerOf(table, seat);
  if (table.stage === COST) return payment(table, seat);
  const forced = forcedMove(table, seat);
  if (forced >= 0) return forced;
  const best = bestOption(table, seat, shortlist);
  return best < 0 ? plainMove(table, seat) : best;
}

/** B6, B10, P10: a forced start, or a finish that wins; else -1. */
function forcedMove(table: Kernel, seat: number): number {
  const start = forcedStart(table, seat);
  if (start >= 0) return encode(PLAY_START, start, 0);
  if (!mayFinish(table)) return -1;
  let joker = -1;
  for (let position = 0; position < table.handCount[seat]!; position++) {
    const face = table.face[table.hand[(seat << HAND_SHIFT) + position]!]!;
    if (face === FINISH) return encode(PLAY_FINISH, position, 0);
    if (face === JOKER && joker < 0) joker = position;
  }
  return joker < 0 ? -1 : encode(PLAY_FINISH, joker, 0);
}

/** See rule P3. */
function payment(table: Kernel, seat: number): number {
  readTable(table, seat, false);
  readFits(table);
  division.gap = -1;
  leastMissed(table, (1 << knowledge.hand) - 1, table.cost);
  return withCards(encode(PAY_COST, 0, 0), sacrifice.positions);
}

function bestDuelOption(table: Kernel, seat: number): number {
  listDuelOptions(table, seat);
  let best = 0;
  for (let i = 1; i < options.count; i++) if (options.prices[i]! < options.prices[best]!) best = i;
  return options.moves[best]!;
}

/**
 * Best first.
 * @param moves space for 16
 * @returns the number of moves; 0 outside of turns
 */
export function listCandidateMoves(table: Kernel, seat: number, moves: Int32Array): number {
  if (table.stage !== TURN) return 0;
  if (table.rules.isOpposed) listDuelOptions(table, seat);
  else {
    const forced = forcedMove(table, seat);
    if (forced >= 0) {
      moves[0] = forced;
      return 1;
    }
    listOptions(table, seat, SHORTLIST, false);
  }
  const { count, prices } = options;
  for (let i = 0; i < count; i++) {
    const move = options.moves[i]!;
    const price = prices[i]!;
    let at = i;
    for (; at > 0 && prices[at - 1]! > price; at--) {
      prices[at] = prices[at - 1]!;
      moves[at] = moves[at - 1]!;
    }
    prices[at] = price;
    moves[at] = move;
  }
  return count;
}

/** As in `bot.ts`. */
const TURNS = 20;
const MISTAKES = 3;
const MISSED = { standard: 8, arch: 8, pyramid: 3, "day-night": 2, duel: 8, board: 5 } as const;
const considered = new Int32Array(16);

/** Like `calm` with the same random numbers. */
export function calmMove(table: Kernel, seat: number, rng: Rng): number {
  const best = steadyMove(table, seat);
  const isForced = table.stage !== TURN || (!table.rules.isOpposed && forcedMove(table, seat) >= 0);
  if (isForced || rng(TURNS) >= MISSED[table.rules.options.mode]) return best;
  const others = Math.min(MISTAKES, Math.max(0, listCandidateMoves(table, seat, considered) - 1));
  const chosen = rng(Math.max(1, others));
  return others === 0 ? best : considered[1 + chosen]!;
}
