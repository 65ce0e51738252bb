import type { Rng } from "../../../../engine/chance/rng.ts";
import type { Bot } from "../../../../engine/contract/game.ts";
import type { Weights } from "../../../../engine/contract/value-model.ts";
import { dice } from "../../../../insight/dice.ts";
import { HAND } from "../../cards.ts";
import type { Command } from "../../commands.ts";
import type { State } from "../../state.ts";
import { apply } from "../apply.ts";
import { cardsIn, commandOf, countOf, withCards, withoutCards } from "../encoding.ts";
import { COST, Kernel, TOLL, TURN } from "../kernel.ts";
import { Redealer } from "../redeal.ts";
import { playLine } from "./lines.ts";
import { listCandidateMoves, steadyMove } from "./policy.ts";
import { work } from "./shortlist.ts";
import { KernelValue } from "./value.ts";

/** The approximate number of moves in a search. */
const EFFORT = 5000;
/** The approximate number of prices in a search. Only jokers in hand, which fit in every gap, need more. */
const PRICES = 200_000;
/** Moves in a line before the value model judges. */
const HORIZON = 6;
/** The cheapest moves to try. The value model judges some unusual moves too well, so more of them choose worse. */
const CANDIDATES = 6;
/** Standard errors by which a move must be better than that of `steady`. */
const SURE = 1;

/** Keeps the error of a gain above 0. */
const DOUBT = 0.1;
const ROUNDS = 4;
const ARMS = 64;
const considered = new Int32Array(16);

/** The moves of a search, that of `steady` first, and their results on each deal. */
class Arms {
  readonly moves = new Int32Array(ARMS);
  readonly left: number[] = [];
  readonly promises: number[][] = [];
  count = 0;

  add(move: number): void {
    for (let i = 0; i < this.count; i++) if (this.moves[i] === move) return;
    if (this.count === ARMS) return;
    this.promises.push([]);
    this.left.push(this.count);
    this.moves[this.count++] = move;
  }

  meanOf(arm: number): number {
    const promises = this.promises[arm]!;
    let sum = 0;
    for (let i = 0; i < promises.length; i++) sum += promises[i]!;
    return sum / promises.length;
  }

  halve(): void {
    const others = this.left.slice(1).sort((a, b) => this.meanOf(b) - this.meanOf(a));
    this.left.splice(1, others.length, ...others.slice(0, Math.max(1, others.length >> 1)));
  }

  /**
   * Of the moves left, that with the largest significant gain over that of `steady`, deal by deal; else that of
   * `steady`. Others had few deals, so they seem better than they are by luck.
   */
  surest(sure: number): number {
    let best = 0;
    let most = 0;
    for (const arm of this.left) {
      const promises = this.promises[arm]!;
      let sum = 0;
      let squares = 0;
      for (let i = 0; i < promises.length; i++) {
        const gain = promises[i]! - this.promises[0]![i]!;
        sum += gain;
        squares += gain * gain;
      }
      const mean = sum / promises.length;
      const error = Math.sqrt(Math.max(0, squares - sum * mean) + DOUBT) / promises.length;
      if (mean <= sure * error || mean <= most) continue;
      best = arm;
      most = mean;
    }
    return this.moves[best]!;
  }
}

/** Adds a move for each choice of as many cards as `move` discards or offers. */
function addPayments(arms: Arms, table: Kernel, seat: number, move: number): void {
  const count = countOf(cardsIn(move));
  for (let cards = 0; cards < 1 << table.handCount[seat]!; cards++)
    if (countOf(cards) === count) arms.add(withCards(withoutCards(move), cards));
}

function armsOf(table: Kernel, seat: number): Arms {
  const arms = new Arms();
  const usual = steadyMove(table, seat);
  arms.add(usual);
  if (table.stage === COST || (table.stage === TOLL && table.handCount[seat]! <= HAND))
    addPayments(arms, table, seat, usual);
  if (table.stage !== TURN) return arms;
  const listed = listCandidateMoves(table, seat, considered);
  for (let i = 0; i < Math.min(listed, CANDIDATES); i++) arms.add(considered[i]!);
  return arms;
}

/** Tries moves on the same deals of the unknown cards; the value model judges each a few moves later. */
function deepMove(view: State, seat: number, rng: Rng, value: KernelValue): Command {
  const redealer = new Redealer(view);
  const { seen } = redealer;
  const arms = armsOf(seen, seat);
  if (arms.count === 1) return commandOf(seen, seat, arms.moves[0]!);
  const dealt = new Kernel(seen.rules);
  const line = new Kernel(seen.rules);
  let spent = 0;
  work.priced = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const share = round / ROUNDS;
    for (; spent < share * EFFORT && work.priced < share * PRICES; spent += arms.left.length * (HORIZON + 2)) {
      const seed = rng(2 ** 30);
      if (!redealer.deal(dealt, dice(seed))) return commandOf(seen, seat, arms.moves[0]!);
      for (const arm of arms.left) {
        const chance = dice(~seed);
        line.copyFrom(dealt);
        apply(line, seat, arms.moves[arm]!, chance);
        arms.promises[arm]!.push(playLine(line, seat, HORIZON, value, chance));
      }
    }
    arms.halve();
  }
  return commandOf(seen, seat, arms.surest(SURE));
}

/** @param weights of the mode's value model */
export function deepPolicy(weights: Weights): Bot<State, Command> {
  const value = new KernelValue(weights);
  return (view, seat, rng) => deepMove(view, seat, rng, value);
}
