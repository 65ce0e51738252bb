import type { Summary } from "../../shared/engine/summary.ts";
import { refused } from "../../shared/engine/wire.ts";
import { type Answer, ask } from "../api/api.ts";
import { asGuest } from "../api/as-guest.ts";
import { keptMatch, noteHandedIn } from "../storage/matches.ts";
import { fileOf, forgetSummaries } from "./alone.ts";

/** Under what id the history has a match, as its server gave it. */
type Place = Pick<Summary, "id" | "code">;

/** How a match on this device that is over stands to the history. */
export type Standing =
  | { readonly at: "device" }
  | { readonly at: "asking" }
  | { readonly at: "history"; readonly id: string }
  | { readonly at: "refused"; readonly reason: string };

/** Refusals that stay the same however often one asks. */
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

/** Whether handing it in can go better another time. */
export const mayRetry = (reason: string): boolean => !FINAL.has(reason);

/** Whether a match on this device was handed in; one that cannot be read counts as not. */
export async function standingOf(match: string): Promise<Standing> {
  const kept = await keptMatch(match).catch(() => undefined);
  return kept?.handedIn === undefined ? { at: "device" } : { at: "history", id: kept.handedIn };
}

/** Hands a match on this device in, as its file. It stays here as well, and knows that it was handed in. */
export async function handIn(match: string): Promise<Standing> {
  const answer = await sent(match).catch(() => refused("NoSuchMatch"));
  if (!answer.ok) return { at: "refused", reason: answer.reason };
  // A browser that keeps nothing more hands it in again some day, and is given the same answer.
  await noteHandedIn(match, answer.id).catch(() => {});
  forgetSummaries();
  return { at: "history", id: answer.id };
}

async function sent(match: string): Promise<Answer<Place>> {
  const file = await fileOf(match);
  if (file === undefined) return refused("NoSuchMatch");
  return asGuest((token) => ask<Place>("/history", { method: "POST", body: file }, token));
}
