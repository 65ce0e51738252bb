import type { Seat } from "../../../../shared/engine/game.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { faceOf } from "../../../../shared/games/tranquility/state.ts";
import type { Telling } from "../../game.ts";
import { cardLabel, placeOf } from "./labels.ts";
import { type LoggedEvent, lineOf, type Reader, sentenceOf, spoken } from "./sentences.ts";

/**
 * An event read out, the deal left out but for its first turn: what happened, where on the board, and what one has drawn.
 * Undefined for what the platform tells.
 */
export function announcementOf(
  event: LoggedEvent,
  { words, ...telling }: Telling<State> & Pick<Reader, "words">,
): readonly string[] | undefined {
  const reader = { ...telling, words };
  switch (event.type) {
    case "CardsSetAside":
      return [];
    case "CardsDrawn": {
      const isDeal = telling.step.some(({ type }) => type === "PilesDealt");
      return event.seat === telling.me && !isDeal ? [drawn(event, reader)] : [];
    }
    case "TurnStarted":
      return isTurnNews(event, telling) ? [spoken(sentenceOf(event, reader))] : [];
    case "RowTaken":
      return [spoken(sentenceOf(event, reader))];
    default: {
      const parts = lineOf(event, reader);
      return parts && [spoken(parts), ...whereOf(event, reader)];
    }
  }
}

/**
 * Whose turn it is follows from what they do: it is only said of one's own, and after one's own of the next. When the match is
 * over with it, nobody has it.
 */
const isTurnNews = ({ seat }: { readonly seat: Seat }, { me, step }: Pick<Telling, "me" | "step">): boolean =>
  (seat === me || (me !== undefined && step[0]!.by === me)) && !step.some(({ type }) => type === "MatchEnded");

/** What came into one's own hand. */
function drawn({ cards }: Extract<LoggedEvent, { readonly type: "CardsDrawn" }>, { match, words }: Reader): string {
  const labels = cards.map((card) => cardLabel(faceOf(match.table, card), words));
  return words.events.drew({ cards: labels.join(", ") });
}

/** Where on the board something happened that a log does not place. */
function whereOf(event: LoggedEvent, { match, words }: Reader): readonly string[] {
  const isPlaced = event.type === "CardPlaced" || event.type === "StormCleared" || event.type === "CardTurned";
  return isPlaced ? [words.cells.at(placeOf(match, event.cell))] : [];
}
