import type { Rng } from "../../../../engine/chance/rng.ts";
import { apply } from "../apply.ts";
import { awaitedSeats, endOf, GOES_ON, worthOfEnd } from "../ending.ts";
import type { Kernel } from "../kernel.ts";
import { steadyMove } from "./policy.ts";
import type { KernelValue } from "./value.ts";

const firstSeat = (seats: number): number => 31 - Math.clz32(seats & -seats);

/** Plays to the end with `steady`. @returns the number of moves */
export function playOut(table: Kernel, rng: Rng): number {
  for (let moves = 0; ; moves++) {
    if (endOf(table) !== GOES_ON) return moves;
    const seat = firstSeat(awaitedSeats(table));
    apply(table, seat, steadyMove(table, seat), rng);
  }
}

/** Nearly twice as fast as the full shortlist, and hardly weaker. */
const SHORTLIST = 4;

/**
 * Plays at most `moves` moves.
 * @returns the seat's probability to win, by the value model if the match goes on
 */
export function playLine(table: Kernel, seat: number, moves: number, value: KernelValue, rng: Rng): number {
  for (let left = moves; ; left--) {
    const end = endOf(table);
    if (end !== GOES_ON) return worthOfEnd(table, end, seat);
    const acting = firstSeat(awaitedSeats(table));
    if (left === 0) return value.chanceOf(table, acting, seat);
    apply(table, acting, steadyMove(table, acting, SHORTLIST), rng);
  }
}
