import type { Handle, Seat } from "../../../engine/contract/events.ts";
import { fits, gapsOf } from "../placing.ts";
import { faceOf, numberOn, type State } from "../state.ts";
import { badnessOf } from "./plain.candidates.ts";

/** The use of an island whose best place has badness 0. */
const FULL = 10;

/** In ascending order of use. */
export function leastUseful(view: State, seat: Seat, from: readonly Handle[], count: number): readonly Handle[] {
  const uses = new Map(from.map((card) => [card, useOf(view, seat, card)]));
  // One finish card, or a joker as one, is needed to win.
  const finish = from.find((card) => faceOf(view, card) === "finish" || faceOf(view, card) === "border");
  if (finish !== undefined) uses.set(finish, 2 * FULL);
  return from.toSorted((a, b) => uses.get(a)! - uses.get(b)!).slice(0, count);
}

function useOf(view: State, seat: Seat, card: Handle): number {
  const number = numberOn(view, card);
  if (number !== undefined) return useOfNumber(view, seat, number);
  const face = faceOf(view, card);
  if (face === "compass") return view.storms.some((storm) => storm !== undefined) ? FULL : 2;
  return face === "border" ? FULL / 2 : 0;
}

function useOfNumber(view: State, seat: Seat, number: number): number {
  const gap = gapsOf(view).find((any) => fits(number, any));
  if (!gap) return 0;
  return Math.max(1, FULL - Math.min(...gap.cells.map((cell) => badnessOf(view, seat, number, gap, cell))));
}
