import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Recorded } from "../../../../shared/engine/match/match.ts";
import type { ArcanoidEventOf, Event } from "../../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { asOf } from "../../../match/log-lines.ts";
import { latest, type Timeline } from "../../../match/timeline.ts";
import { textOf } from "./sentences.ts";

/** The settled fields of the shown round; none once the next one has begun. */
export function settledIn(log: readonly Recorded[]): readonly Recorded<ArcanoidEventOf<"FieldWon">>[] {
  const settled: Recorded<ArcanoidEventOf<"FieldWon">>[] = [];
  for (const entry of log.toReversed()) {
    const event = entry as unknown as Event;
    if (event.type === "RoundBegun" || event.type === "TurnStarted") break;
    if (event.type === "FieldWon") settled.unshift(entry as unknown as Recorded<ArcanoidEventOf<"FieldWon">>);
  }
  return settled;
}

/** How the fields of the previous round were won. */
export function lastRound(log: readonly Recorded[]): readonly Recorded<ArcanoidEventOf<"FieldWon">>[] {
  const scored = log.findLastIndex(({ type }) => type === "RoundScored");
  return settledIn(log.slice(0, Math.max(0, scored)));
}

/** Why a field was won, in words. Uses the table as it was then, because a round's demons are gone when the next one begins. */
export function whyWon(
  event: Recorded<ArcanoidEventOf<"FieldWon">>,
  timeline: Timeline<State>,
  me: Seat | undefined,
): string {
  const then = asOf(event.v, timeline, { me, match: latest(timeline) });
  return textOf(event, { ...then, step: [] }) ?? "";
}
