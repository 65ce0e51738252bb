import { computed, type ReadonlySignal } from "@preact/signals";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import type { BoardPlace } from "../../../contract/board.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import type { ArcanoidLayout, ArcanoidSpot } from "../scene/layout.ts";
import { messages } from "../text/messages/messages.ts";
import { cardName, partyName } from "../text/names.ts";
import { standText } from "../text/readings.ts";

/** The places that notes can mark: fields, parties, their engagements, and cards. */
export const placesOf = (
  tableau: ReadonlySignal<ArcanoidLayout | undefined>,
  timeline: ReadonlySignal<Timeline<State, Event>>,
): ReadonlySignal<readonly BoardPlace[]> =>
  computed(() => {
    const match = latest(timeline.value);
    return (tableau.value?.targets ?? []).map(({ spot, rect }) => ({ ...placeAt(spot, match), rect }));
  });

function placeAt(spot: ArcanoidSpot, match: Match<State>): Pick<BoardPlace, "id" | "label"> {
  const words = messages.value;
  const nameOf = (party: number) => partyName(match, undefined, party, words) ?? words.you;
  switch (spot.on) {
    case "card":
      return { id: `card:${spot.card}`, label: cardName(match.table, spot.card, words) };
    case "berth": {
      const { party, field } = spot;
      const stand = standText(match, party, field, words);
      return { id: `berth:${party}:${field}`, label: `${words.fieldTitles[field]}, ${nameOf(party)}: ${stand}` };
    }
    case "party":
      return { id: `party:${spot.party}`, label: nameOf(spot.party) };
    case "coast":
      return { id: `coast:${spot.field}`, label: words.fieldTitles[spot.field] ?? "" };
  }
}
