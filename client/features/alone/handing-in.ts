import { refused } from "../../../shared/engine/log/reply.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { ask } from "../../api/api.ts";
import { asGuest } from "../../api/as-guest.ts";
import type { ApiResponse } from "../../api/request.ts";
import { storedMatch, storeUploadedId } from "../../storage/matches.ts";
import { fileOf, forgetSummaries } from "./alone.ts";

type Place = Pick<Summary, "id" | "code">;

export type UploadState =
  | { readonly at: "device" }
  | { readonly at: "asking" }
  | { readonly at: "history"; readonly id: string }
  | { readonly at: "refused"; readonly reason: string };

/** Refusals that a retry does not change. */
const FINAL: ReadonlySet<string> = new Set([
  "BadMatchFile",
  "DealtHere",
  "FalseMatch",
  "HandedInOtherwise",
  "MatchIsNotOver",
  "NotPlayedAlone",
  "NotYourMatch",
  "TooLarge",
]);

export const mayRetry = (reason: string): boolean => !FINAL.has(reason);

/** A match that cannot be read counts as not uploaded. */
export async function uploadStateOf(match: string): Promise<UploadState> {
  const kept = await storedMatch(match).catch(() => undefined);
  return kept?.handedIn === undefined ? { at: "device" } : { at: "history", id: kept.handedIn };
}

/** The local copy stays, marked as uploaded. */
export async function upload(match: string): Promise<UploadState> {
  const answer = await sent(match).catch(() => refused("NoSuchMatch"));
  if (!answer.ok) return { at: "refused", reason: answer.reason };
  // If this fails, a later upload gets the same answer.
  await storeUploadedId(match, answer.id).catch(() => {});
  forgetSummaries();
  return { at: "history", id: answer.id };
}

async function sent(match: string): Promise<ApiResponse<Place>> {
  const file = await fileOf(match);
  if (file === undefined) return refused("NoSuchMatch");
  return asGuest((token) => ask<Place>("/history", { method: "POST", body: file }, token));
}
