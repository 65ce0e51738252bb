import type { Match } from "../../../shared/engine/match.ts";
import type { Step } from "../../../shared/engine/replay.ts";
import { faceOf, type State } from "../../../shared/games/tranquility/state.ts";
import { cardLabel, placeOf } from "./labels.ts";
import { entryText, type Reader, sentenceOf, spoken, type Told } from "./sentences.ts";

/** A step read out, the deal left out but for its first turn: what happened, where on the board, and what one has drawn. */
export function announcementOf(step: Step, reader: Reader): string {
  const isDeal = step.some(({ type }) => type === "PilesDealt");
  const told = step.flatMap((entry) => {
    const event = entry as unknown as Told;
    switch (event.type) {
      case "CardsSetAside":
        return [];
      case "CardsDrawn":
        return event.seat === reader.me && !isDeal ? [drawn(event, reader)] : [];
      case "RowTaken":
        return [event.seat === reader.me ? drawn(event, reader) : spoken(sentenceOf(event, reader))];
      case "TurnStarted":
        return [spoken(sentenceOf(event, reader))];
      default: {
        const parts = entryText(entry, step, reader);
        return parts ? [spoken(parts), ...whereOf(event, reader)] : [];
      }
    }
  });
  return told.map((sentence) => `${sentence}.`).join(" ");
}

/** What came into one's own hand. */
function drawn(
  { cards }: Extract<Told, { readonly type: "CardsDrawn" | "RowTaken" }>,
  { match, words }: Reader,
): string {
  const table = match.table as State;
  return words.events.drew({ cards: cards.map((card) => cardLabel(faceOf(table, card), words)).join(", ") });
}

/** Where on the board something happened that a log does not place. */
function whereOf(event: Told, { match, words }: Reader): readonly string[] {
  const isPlaced = event.type === "CardPlaced" || event.type === "StormCleared" || event.type === "CardTurned";
  return isPlaced ? [words.cells.at(placeOf(match as Match<State>, event.cell))] : [];
}
