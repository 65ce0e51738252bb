import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { LogEntry } from "../../../../shared/engine/match/log-entry.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import { moves } from "../../../../shared/games/arcanoid/moves.ts";
import { tableOf } from "../../../../shared/games/arcanoid/scoring.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import type { BannerContext } from "../../../contract/sentences.ts";
import { atTable } from "../../../i18n/at-table.ts";
import { t } from "../../../i18n/t.ts";
import { standingAnswer, steals, votes } from "../play/standing.ts";
import { messages } from "./messages/messages.ts";
import { cardNames } from "./names.ts";
import { textOf } from "./sentences.ts";

/**
 * Screen reader text for an event, by default the log's. Drawn cards and normal turns are announced to their player
 * only.
 */
export function announcementOf(
  event: LogEntry<Event>,
  context: BannerContext<State, Event>,
): readonly string[] | undefined {
  const { match, me, step } = context;
  if (event.type === "CardsDrawn") return event.party === me ? [drawn(event.cards, match)] : [];
  if (event.type === "RoundScored") return [standings(match, me)];
  if (event.type === "TurnStarted" && !event.extra) {
    const isNews = event.party === me && !step.some(({ type }) => type === "MatchEnded");
    return isNews ? [atTable().table.turnOf({})] : [];
  }
  const text = textOf(event, context);
  return text === undefined ? undefined : [text];
}

const drawn = (cards: readonly number[], { table }: Match<State>): string =>
  messages.value.board.drew(cardNames(table, cards, messages.value));

/** Fields won by each seat so far, most first. */
function standings({ table, seats }: Match<State>, me: Seat | undefined): string {
  const sums = tableOf(table).map((fields, seat) => ({ seat, n: fields.reduce((sum, won) => sum + won, 0) }));
  const totals = sums
    .sort((a, b) => b.n - a.n || a.seat - b.seat)
    .map(({ seat, n }) => `${seat === me ? t().you : seats[seat]?.name} ${n}`);
  return `${messages.value.table.roundOver(table.results.length)}: ${totals.join(", ")}`;
}

/** Undefined if there is no question, or a standing answer replies. */
export function askedOf({ table }: Match<State>, seat: Seat): string | undefined {
  const { at } = table.stage;
  if (at !== "window" && at !== "hermit" && at !== "vote") return undefined;
  if (moves(table, seat).length === 0) return undefined;
  if (standingAnswer(table, seat, steals.chosen.peek(), votes.chosen.peek())) return undefined;
  return at === "vote" ? messages.value.play.vote : messages.value.table.answer;
}
