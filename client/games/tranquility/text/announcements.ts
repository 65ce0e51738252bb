import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { faceOf } from "../../../../shared/games/tranquility/state.ts";
import type { BannerContext } from "../../../contract/sentences.ts";
import { cardLabel, placeOf } from "./labels.ts";
import { type LoggedEvent, lineOf, type SentenceReader, sentenceOf, spoken } from "./sentences.ts";

/**
 * Says what happened, where, and which cards the reader drew. Empty for events that are not announced; undefined for
 * events without an entry by the game.
 */
export function announcementOf(
  event: LoggedEvent,
  { words, ...context }: BannerContext<State, Event> & Pick<SentenceReader, "words">,
): readonly string[] | undefined {
  const reader = { ...context, words };
  switch (event.type) {
    case "CardsSetAside":
      return [];
    case "CardsDrawn": {
      const isDeal = context.step.some(({ type }) => type === "PilesDealt");
      return event.seat === context.me && !isDeal ? [drawn(event, reader)] : [];
    }
    case "TurnStarted":
      return isTurnNews(event, context) ? [spoken(sentenceOf(event, reader))] : [];
    case "RowTaken":
      return [spoken(sentenceOf(event, reader))];
    default: {
      const parts = lineOf(event, reader);
      return parts && [spoken(parts), ...whereOf(event, reader)];
    }
  }
}

/**
 * Turns announced are the reader's and the one directly after it, because announced moves imply the others; none in the
 * step that ends the match.
 */
const isTurnNews = (
  { seat }: { readonly seat: Seat },
  { me, step }: Pick<BannerContext<State, Event>, "me" | "step">,
): boolean =>
  (seat === me || (me !== undefined && step[0]!.by === me)) && !step.some(({ type }) => type === "MatchEnded");

function drawn(
  { cards }: Extract<LoggedEvent, { readonly type: "CardsDrawn" }>,
  { match, words }: SentenceReader,
): string {
  const labels = cards.map((card) => cardLabel(faceOf(match.table, card), words));
  return words.events.drew({ cards: labels.join(", ") });
}

/** Only for events whose log entry does not name the place. */
function whereOf(event: LoggedEvent, { match, words }: SentenceReader): readonly string[] {
  const isPlaced = event.type === "CardPlaced" || event.type === "StormCleared" || event.type === "CardTurned";
  return isPlaced ? [words.cells.at(placeOf(match, event.cell))] : [];
}
