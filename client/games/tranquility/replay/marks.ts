import type { LogEntry } from "../../../../shared/engine/match/log-entry.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { Mark, MarkLook, PlaybackView } from "../../../contract/playback.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import type { TranquilitySpot } from "../scene/layout.ts";
import { messages } from "../text/messages/messages.ts";

/** A move looks like its first event listed here. */
const LOOKS: Partial<Readonly<Record<LogEntry<Event>["type"], MarkLook>>> = {
  CardPlaced: "full",
  PairDiscarded: "hollow",
  FinishPlaced: "full",
};

/** One mark per move, beginning with the deal. A round begins with the first seat's turn. */
export function marksOf(timeline: Timeline<State, Event>, moves: readonly number[]): readonly Mark[] {
  const { log, states } = timeline;
  let first: number | undefined;
  let round = 0;
  return moves.map((v, i): Mark => {
    const step = log.slice(moves[i - 1] ?? 0, v);
    // The turn that a move starts belongs to the next move.
    const seat = step[0]?.by;
    const toll = i > 0 && states[moves[i - 1]!]!.table.stage.at === "toll";
    const mark: Mark = {
      v,
      look: lookOf(step),
      round: Math.max(1, round),
      ...(toll ? { phase: messages.value.toll.phase } : {}),
      ...(seat === undefined ? {} : { seat }),
    };
    for (const event of step) {
      if (event.type !== "TurnStarted") continue;
      first ??= event.seat;
      if (event.seat === first) round++;
    }
    return mark;
  });
}

/** Full for an island or the finish, ringed if paid for, hollow for a discarded pair, otherwise small. */
function lookOf(step: readonly LogEntry<Event>[]): MarkLook {
  const look = step.map(({ type }) => LOOKS[type]).find((found) => found !== undefined) ?? "small";
  return look === "full" && step.some(({ type }) => type === "CostPaid") ? "ringed" : look;
}

/** Undefined if the card was only in a pile, or drawn from one. */
function arrivalOf({ log }: Pick<Timeline<State, Event>, "log">, card: number): number | undefined {
  const entry = log.findLast(
    (event) =>
      ("card" in event && event.card === card) ||
      ("cards" in event && event.type !== "CardsDrawn" && (event.cards as readonly number[]).includes(card)),
  );
  return entry?.v;
}

export function lookBack(playback: PlaybackView, shown: Timeline<State, Event>, spot: TranquilitySpot): void {
  const { table } = latest(shown);
  const card = spot.on === "hand" ? spot.card : spot.on === "cell" ? table.board[spot.cell]?.card : table[spot.on];
  const version = card === undefined ? undefined : arrivalOf(shown, card);
  if (version !== undefined) playback.show(version);
}
