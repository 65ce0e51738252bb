import type { Recorded } from "../../../shared/engine/match.ts";
import { movesOf } from "../../../shared/engine/replay.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Timeline } from "../../play/timeline.ts";
import type { Kind, Mark } from "../../replay/playback.ts";

/** What the first telling event of a move makes of it. */
const KINDS: Partial<Readonly<Record<Event["type"], Kind>>> = {
  CardPlaced: "placed",
  PairDiscarded: "gone",
  FinishPlaced: "placed",
};

/** The moves of a match of Tranquility, the deal first. A round begins whenever the first seat's turn does. */
export function marksOf(timeline: Timeline): readonly Mark[] {
  const { log, states } = timeline;
  let first: number | undefined;
  let round = 0;
  return movesOf(log).map((v, i, moves): Mark => {
    const step = log.slice(moves[i - 1] ?? 0, v) as readonly Recorded<Event>[];
    // The turn that a move brings about belongs to the next.
    const seat = step[0]?.by;
    const toll = i > 0 && (states[moves[i - 1]!]!.table as State).stage.at === "toll";
    const mark: Mark = {
      v,
      kind: kindOf(step),
      round: Math.max(1, round),
      toll,
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

function kindOf(step: readonly Recorded<Event>[]): Kind {
  const kind = step.map(({ type }) => KINDS[type]).find((found) => found !== undefined) ?? "other";
  return kind === "placed" && step.some(({ type }) => type === "CostPaid") ? "paid" : kind;
}

/** The version at which a card came to lie where it lies now; undefined if it was dealt there. */
export function arrivalOf({ log }: Timeline, card: number): number | undefined {
  const entry = (log as readonly Recorded<Event>[]).findLast(
    (event) =>
      ("card" in event && event.card === card) ||
      ("cards" in event && event.type !== "CardsDrawn" && (event.cards as readonly number[]).includes(card)),
  );
  return entry?.v;
}
