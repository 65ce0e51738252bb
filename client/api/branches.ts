import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { ask, POLLED } from "./api.ts";
import { post } from "./request.ts";

/** With `unseenBy`, cards unknown to this seat are reshuffled. */
interface BranchStart {
  readonly version: number;
  readonly unseenBy?: Seat;
}

const branchesOf = (id: string): string => `/matches/${encodeURIComponent(id)}/branches`;

export const branchOff = (id: string, point: BranchStart, token: string) =>
  ask<Pick<Summary, "id" | "code">>(branchesOf(id), post(point), token);

/** The matches with the same deal that the caller may see. */
export const familyOf = (id: string, token?: string) =>
  ask<{ readonly matches: readonly Summary[] }>(branchesOf(id), POLLED, token);
