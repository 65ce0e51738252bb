import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { LogEntry, Recorded } from "../../../../shared/engine/match/log-entry.ts";
import type { ArcanoidEventOf, Event } from "../../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import { asOf } from "../../../match/log-lines.ts";
import { textOf } from "./sentences.ts";

/** Fields settled in the last round; empty once the next round has begun. */
export function settledIn(log: readonly LogEntry<Event>[]): readonly Recorded<ArcanoidEventOf<"FieldWon">>[] {
  const settled: Recorded<ArcanoidEventOf<"FieldWon">>[] = [];
  for (const entry of log.toReversed()) {
    if (entry.type === "RoundBegun" || entry.type === "TurnStarted") break;
    if (entry.type === "FieldWon") settled.unshift(entry);
  }
  return settled;
}

export function lastRound(log: readonly LogEntry<Event>[]): readonly Recorded<ArcanoidEventOf<"FieldWon">>[] {
  const scored = log.findLastIndex(({ type }) => type === "RoundScored");
  return settledIn(log.slice(0, Math.max(0, scored)));
}

/** Reads the state at the event, because demons leave when the next round begins. */
export function whyWon(
  event: Recorded<ArcanoidEventOf<"FieldWon">>,
  timeline: Timeline<State, Event>,
  me: Seat | undefined,
): string {
  const then = asOf(event.v, timeline, { me, match: latest(timeline) });
  return textOf(event, { ...then, step: [] }) ?? "";
}
