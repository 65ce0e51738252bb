import type { LogEntry } from "../../../../shared/engine/match/log-entry.ts";
import { FIELDS, type Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import type { Lane } from "../../../contract/parts.ts";
import type { LaneMark, Mark, MarkLook } from "../../../contract/playback.ts";
import type { Timeline } from "../../../contract/timeline.ts";
import { SUITS } from "../overlay/suits.ts";
import { messages } from "../text/messages/messages.ts";

/**
 * A move looks like its first event listed here: full for engagements and the World, ringed for other trumps, hollow
 * for fields and cards given up.
 */
const LOOKS: Partial<Readonly<Record<LogEntry<Event>["type"], MarkLook>>> = {
  EngagementTried: "full",
  WorldLaid: "full",
  FoolPlayed: "ringed",
  TrumpPlayed: "ringed",
  ChariotLoaded: "ringed",
  FieldAbdicated: "hollow",
  CardDiscarded: "hollow",
  HandThrown: "hollow",
};

/**
 * One mark for each move, with its effects on the four fields; the deal comes first. Votes are shown below the
 * timeline.
 */
export function marksOf({ log, states }: Timeline<State, Event>, moves: readonly number[]): readonly Mark[] {
  let round = 0;
  return moves.map((v, i): Mark => {
    const from = moves[i - 1] ?? 0;
    const step = log.slice(from, v);
    // The move that ends a round belongs to it.
    const own = round;
    round += step.filter(({ type }) => type === "RoundBegun").length;
    const seat = step[0]?.by;
    const isVote = i > 0 && states[from]!.table.stage.at === "vote";
    return {
      v,
      look: lookOf(step),
      round: Math.max(1, own),
      on: fieldsIn(step),
      ...(isVote ? { phase: messages.value.replay.vote } : {}),
      ...(seat === undefined ? {} : { seat }),
    };
  });
}

const lookOf = (step: readonly LogEntry<Event>[]): MarkLook =>
  step.map(({ type }) => LOOKS[type]).find((found) => found !== undefined) ?? "small";

const FIELD_LOOKS: Partial<Readonly<Record<LogEntry<Event>["type"], MarkLook>>> = {
  EngagementTried: "full",
  WorldLaid: "ringed",
  EngagementStolen: "ringed",
  FieldAbdicated: "hollow",
  EngagementToppled: "small",
};

/** A field shows the first event of a move on the field, and at the end of a round the winner of the field. */
function fieldsIn(step: readonly LogEntry<Event>[]): readonly LaneMark[] {
  const spots = new Map<Field, LaneMark>();
  for (const event of step) {
    const look = FIELD_LOOKS[event.type];
    const { field, also } = event as { readonly field?: Field; readonly also?: Field };
    for (const lane of [field, also]) {
      if (look && lane !== undefined && !spots.has(lane)) spots.set(lane, { lane, look });
    }
    if (event.type === "FieldWon" && event.seat !== undefined)
      spots.set(event.field, { lane: event.field, look: { flag: event.seat } });
  }
  return [...spots.values()];
}

export const lanesOf = (): readonly Lane[] =>
  FIELDS.map((field) => ({ says: messages.value.fieldTitles[field]!, icon: SUITS[field]! }));
