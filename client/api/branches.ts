import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { ask, POLLED } from "./api.ts";
import { post } from "./request.ts";

/** The version from which a match is continued, and the seat whose unknown cards are reshuffled, if any. */
interface BranchStart {
  readonly version: number;
  readonly unseenBy?: Seat;
}

const branchesOf = (id: string): string => `/matches/${encodeURIComponent(id)}/branches`;

/** Opens a new match from a position of a finished one. */
export const branchOff = (id: string, point: BranchStart, token: string) =>
  ask<Pick<Summary, "id" | "code">>(branchesOf(id), post(point), token);

/** The matches that share this one's deal, as far as the caller may see them. */
export const familyOf = (id: string, token?: string) =>
  ask<{ readonly matches: readonly Summary[] }>(branchesOf(id), POLLED, token);
