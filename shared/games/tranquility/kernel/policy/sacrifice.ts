import { WEIGHTS } from "../../bot/heuristic/weights.ts";
import { FINISHES } from "../../cards.ts";
import { countOf } from "../encoding.ts";
import type { Kernel } from "../kernel.ts";
import { COMPASS, FINISH, JOKER } from "../rules.ts";
import { lossOfIsland } from "./fits.ts";
import { knowledge } from "./knowledge.ts";
import { oddsAfterGiving, sea } from "./sea.ts";

/** As in `bot/heuristic/hand-value.ts`. */
const SPARE = 0.01;

/** Written by `leastMissed`: the cards to discard, a bit each, and the table's loss, in cards. */
export const sacrifice = { positions: 0, loss: NaN };

/** Like `leastMissed` of `bot/heuristic/hand-value.ts`. @param from the positions to choose from, a bit each */
export function leastMissed(table: Kernel, from: number, count: number): void {
  let positions = 0;
  let total = 0;
  let left = from;
  for (let n = Math.min(count, countOf(from)); n > 0; n--) {
    let least = -1;
    let loss = Infinity;
    for (let position = 0; position < knowledge.hand; position++) {
      if (((left >> position) & 1) === 0) continue;
      if (least < 0) least = position;
      const lost = lossOf(table, position, left, positions);
      if (lost >= loss) continue;
      least = position;
      loss = lost;
    }
    positions |= 1 << least;
    left &= ~(1 << least);
    total += loss;
  }
  sacrifice.positions = positions;
  sacrifice.loss = total;
}

/**
 * Like `lossAmong` of `bot/heuristic/hand-value.ts`.
 * @param left the cards to choose from, with this one
 * @param gone the cards discarded before
 */
export function lossOf(table: Kernel, position: number, left: number, gone: number): number {
  const { faces, numbers } = knowledge;
  if (numbers[position] !== 0) return lossOfIsland(position, gone);
  const face = faces[position]!;
  if (face === COMPASS) return SPARE + lossOfCalm(table, COMPASS, left);
  const joker = face === JOKER ? WEIGHTS.joker + lossOfCalm(table, JOKER, left) : 0;
  let finish = firstWith(FINISH, left);
  if (finish < 0) finish = firstWith(JOKER, left);
  if (position === finish) return joker + lossOfFinish(table);
  return joker + (face === FINISH ? SPARE : 0);
}

function firstWith(face: number, positions: number): number {
  for (let position = 0; position < knowledge.hand; position++)
    if ((positions >> position) & 1 && knowledge.faces[position] === face) return position;
  return -1;
}

function lossOfFinish(table: Kernel): number {
  if (table.seats === 1 && table.rules.hasTwoRounds && table.start === 0) return SPARE;
  return WEIGHTS.finish * lastFinish(table) + (WEIGHTS.finishNear * 6) / (knowledge.emptyCells + 6);
}

export function lastFinish({ rules }: Kernel): number {
  if (rules.explorer.length > 0) return sea.lastFinish;
  if (Number.isNaN(knowledge.lastFinish)) {
    const { unseenChance, cardsInPlay, finishes } = knowledge;
    const tooDeep = Math.min(1, WEIGHTS.deep / Math.max(1, cardsInPlay));
    knowledge.lastFinish = (1 - unseenChance * (1 - tooDeep)) ** (FINISHES - finishes);
  }
  return knowledge.lastFinish;
}

/** Like `lossOfCalm` of `bot/heuristic/hand-value.ts`. */
function lossOfCalm({ rules }: Kernel, face: number, left: number): number {
  if (rules.explorer.length === 0) return 0;
  let given = 0;
  for (let position = 0; position < knowledge.hand; position++)
    if (knowledge.faces[position] === face && ((left >> position) & 1) === 0) given++;
  const [one, other] = face === COMPASS ? [1, 0] : [0, 1];
  return (
    WEIGHTS.calm *
    (oddsAfterGiving(given * one, given * other) - oddsAfterGiving((given + 1) * one, (given + 1) * other))
  );
}
