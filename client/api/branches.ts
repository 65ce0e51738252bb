import type { Seat } from "../../shared/engine/game.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { ask, POLLED, post } from "./api.ts";

/** A moment that a match is played on from, and the seat whose unseen cards are shuffled anew, if any. */
export interface BranchPoint {
  readonly version: number;
  readonly unseenBy?: Seat;
}

const branchesOf = (id: string): string => `/matches/${encodeURIComponent(id)}/branches`;

/** A new match that goes on from a moment of one that is over. */
export const branchOff = (id: string, point: BranchPoint, token: string) =>
  ask<Pick<Summary, "id" | "code">>(branchesOf(id), post(point), token);

/** All matches that go back to the same deal as this one, as far as whoever asks may know of them. */
export const familyOf = (id: string, token?: string) =>
  ask<{ readonly matches: readonly Summary[] }>(branchesOf(id), POLLED, token);
