import type { Rng } from "../../../engine/chance/rng.ts";
import { apply } from "./apply.ts";
import { countOf } from "./encoding.ts";
import { awaitedSeats, endOf, GOES_ON } from "./ending.ts";
import type { Kernel } from "./kernel.ts";
import { randomMove } from "./moves.ts";

/** @param seats a bit each, at least one */
export function randomSeat(seats: number, rng: Rng): number {
  let nth = rng(countOf(seats));
  let seat = 0;
  while (((seats >> seat) & 1) === 0 || nth-- > 0) seat++;
  return seat;
}

/** @returns the number of moves */
export function playRandomly(table: Kernel, rng: Rng): number {
  for (let moves = 0; ; moves++) {
    if (endOf(table) !== GOES_ON) return moves;
    const seat = randomSeat(awaitedSeats(table), rng);
    apply(table, seat, randomMove(table, seat, rng), rng);
  }
}
