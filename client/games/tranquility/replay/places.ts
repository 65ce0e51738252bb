import { computed, type ReadonlySignal } from "@preact/signals";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import { faceOf, handOf, type State } from "../../../../shared/games/tranquility/state.ts";
import type { BoardPlace } from "../../../contract/board.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import { nameOf } from "../../../match/match-events.ts";
import type { TranquilityLayout } from "../scene/layout.ts";
import { rectOf } from "../scene/view.ts";
import { cardLabel, contentLabel, placeOf } from "../text/labels.ts";
import { messages } from "../text/messages/messages.ts";

export const placesOf = (
  tableau: ReadonlySignal<TranquilityLayout | undefined>,
  timeline: ReadonlySignal<Timeline<State, Event>>,
): ReadonlySignal<readonly BoardPlace[]> =>
  computed(() => {
    const match = latest(timeline.value);
    return tableau.value ? [...handsIn(tableau.value, match), ...spacesIn(tableau.value, match)] : [];
  });

function spacesIn({ targets }: TranquilityLayout, match: Match<State>): readonly BoardPlace[] {
  const words = messages.value;
  const { cells, cards } = words;
  return targets.flatMap(({ spot, rect }): BoardPlace[] => {
    if (spot.on === "hand") return [];
    if (spot.on !== "cell") return [{ id: spot.on, label: cards[spot.on], rect }];
    const label = `${cells.at(placeOf(match, spot.cell))}, ${contentLabel(match, spot.cell, words)}`;
    return [{ id: `cell:${spot.cell}`, label, rect }];
  });
}

function handsIn({ pieces }: TranquilityLayout, match: Match<State>): readonly BoardPlace[] {
  const { table, seats } = match;
  return seats.flatMap((_, seat) =>
    handOf(table, seat).flatMap((card): BoardPlace[] => {
      const piece = pieces.get(card);
      if (!piece?.alpha) return [];
      const label = `${nameOf(match, seat)}: ${cardLabel(faceOf(table, card), messages.value)}`;
      return [{ id: `card:${card}`, label, rect: rectOf(piece) }];
    }),
  );
}
