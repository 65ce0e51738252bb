import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Outcome } from "../../../../shared/engine/contract/game.ts";
import type { LogEntry, Recorded } from "../../../../shared/engine/match/log-entry.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { MatchEvent } from "../../../../shared/engine/match/match-events.ts";
import { type IslandSide, numberOf, type TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { BannerContext } from "../../../contract/sentences.ts";
import { atTable } from "../../../i18n/at-table.ts";
import { refusalOf } from "../../../i18n/t.ts";
import { byWhom } from "../../../match/match-events.ts";
import type { Words } from "./messages/messages.ts";
import { isRefusalCode } from "./messages/refusals.ts";
import type { RefusalReason } from "./reasons.ts";

export type TranquilitySentencePart = string | IslandReference;

/** Shown as a chip in the island's colours. */
export interface IslandReference {
  readonly island: number;
  readonly side?: IslandSide;
}

export type LoggedEvent = LogEntry<Event>;

export interface SentenceReader {
  readonly match: Match<State>;
  readonly me: Seat | undefined;
  readonly words: Words;
}

/** What a placement causes in the same step. */
interface Consequence {
  readonly paid?: number;
  readonly covers?: boolean;
}

export function sentenceOf(
  event: (Event | MatchEvent) & Pick<Recorded, "by">,
  { match, me, words }: SentenceReader,
  { paid = 0, covers = false }: Consequence = {},
): readonly TranquilitySentencePart[] {
  const say = words.events;
  const by = (seat: Seat) => byWhom({ match, me }, seat);
  switch (event.type) {
    case "PilesDealt":
      return [say.dealt()];
    case "CardsSetAside":
      return [say.setAside(event.cards.length)];
    case "CardsDrawn":
      return [say.drawn({ ...by(event.seat), n: event.cards.length })];
    case "UnseenShuffled":
      return [say.reshuffled()];
    case "TurnStarted":
      return [atTable().table.turnOf(by(event.seat))];
    case "CardPlaced":
      if (event.value !== undefined) return withIslands(say.joker({ ...by(event.seat), paid }), [event.value]);
      return withIslands(
        covers ? say.covered(by(event.seat)) : say.placed({ ...by(event.seat), paid }),
        [numberOf(event.face) ?? 0],
        event.side,
      );
    case "CostPaid":
      return [say.paid({ ...by(event.seat), n: event.cards.length })];
    case "PairDiscarded":
      return [say.discarded(by(event.seat))];
    case "StartPlayed":
      return [say.start(by(event.seat))];
    case "TollOpened":
      return [say.tollOpened({ n: event.amount, isShared: match.seats.length > 1 })];
    case "TollOffered":
      return [say.offered({ ...by(event.seat), n: event.cards.length })];
    case "TollSettled":
      return [say.settled({ n: event.paid.reduce((sum, { cards }) => sum + cards.length, 0) })];
    case "FinishPlaced":
      return [say.finish(by(event.seat))];
    case "BoardFilled":
      return [say.filled()];
    case "ExplorerStacked":
      return [say.explorers()];
    case "HandShuffled":
      return [say.shuffled(by(event.seat))];
    case "RoofOpened":
      return [say.roof()];
    case "ExplorerDrawn": {
      const face = event.face ?? event.secret?.faces[event.card];
      return [face ? say.explored({ ...by(event.seat), card: faceName(face, words) }) : say.kept(by(event.seat))];
    }
    case "SpecialDrawn":
      return [say.special({ ...by(event.seat), card: faceName(event.face, words) })];
    case "ExplorerKept":
      return [say.kept(by(event.seat))];
    case "ExplorerSpent":
      return [say.spent()];
    case "StormRaised":
      return [say.storm(by(event.seat))];
    case "IslandSwallowed":
      return [say.swallowed()];
    case "RocksStruck":
      return [say.rocks()];
    case "PileTopLost":
      return [say.topLost(by(event.seat))];
    case "StormCleared":
      return [say.cleared(by(event.seat))];
    case "HandsTurned":
      return [say.handsTurned({ side: words.sides[event.side] })];
    case "CardTurned":
      return withIslands(
        say.cardTurned(by(event.seat)),
        [(match.table as State).board[event.cell]?.number ?? 0],
        event.side,
      );
    case "RowRefilled":
      return [say.refilled()];
    case "RowTaken": {
      const { faces } = match.table as State;
      const islands = event.cards.flatMap((card) => numberOf(faces[card]) ?? []);
      // A hand that took the row is shuffled, so its faces may be unknown.
      if (islands.length === 0) return [say.drawn({ ...by(event.seat), n: event.cards.length })];
      return withIslands(say.rowTaken(by(event.seat)), islands);
    }
    case "HandSwept":
      return withIslands(
        say.swept(by(event.seat)),
        Object.values(event.faces).flatMap((face) => numberOf(face) ?? []),
      );
    case "SeatPassed":
      return [say.passed(by(event.seat))];
    case "Scored":
      return [say.scored({ points: event.scores.map(({ points }) => points).join(" : ") })];
    case "MatchStarted":
      return [say.started()];
    case "MatchEnded":
      // The log reached its maximum length, so there is no result.
      return event.outcome.result === "ended" ? [] : [endOf(event.outcome, match, by, words)];
    default:
      return [];
  }
}

function endOf(
  { result, winners }: Outcome,
  { seats }: Match,
  by: (seat: Seat) => { who?: string },
  words: Words,
): string {
  const { events } = words;
  if (result === "draw") return events.even();
  const [winner] = winners;
  if (winner !== undefined && winners.length < seats.length) return events.wonBy(by(winner));
  return result === "won" ? events.won() : events.lost();
}

export const faceName = (face: TranquilityFace, { cards }: Words): string => {
  const n = numberOf(face);
  return n === undefined ? (cards[face as keyof typeof cards] as string) : cards.island({ n });
};

function withIslands(
  sentence: string,
  islands: readonly number[],
  side?: IslandSide,
): readonly TranquilitySentencePart[] {
  const [before = "", after = ""] = sentence.split("{n}");
  const numbers = islands.flatMap((number, i): TranquilitySentencePart[] => {
    const island = { island: number, ...(side ? { side } : {}) };
    return i === 0 ? [island] : [APART, island];
  });
  return [before, ...numbers, after].filter((part) => part !== "");
}

const APART = " ";

/** For screen readers. */
export const spoken = (parts: readonly TranquilitySentencePart[]): string =>
  parts.map((part) => (typeof part === "string" ? (part === APART ? ", " : part) : String(part.island))).join("");

/** The log omits these events, because they follow from others. */
const QUIET: ReadonlySet<string> = new Set<Event["type"]>([
  "CostPaid",
  "CardsDrawn",
  "TurnStarted",
  "PilesDealt",
  "ExplorerStacked",
  "HandShuffled",
  "HandChanged",
  "ExplorerKept",
  "RowTaken",
  "RowRefilled",
]);

/** An event's line; undefined for events that the log omits or the platform describes. */
export function lineOf(
  event: LoggedEvent,
  { step, ...reader }: SentenceReader & Pick<BannerContext<State, Event>, "step">,
): readonly TranquilitySentencePart[] | undefined {
  // A payment that is its own step is the only event to show.
  if (event.type === "CostPaid" && step[0]?.v === event.v) return sentenceOf(event, reader);
  if (QUIET.has(event.type)) return undefined;
  const parts = sentenceOf(event, reader, consequenceOf(step));
  return parts.length > 0 ? parts : undefined;
}

function consequenceOf(step: readonly LogEntry<Event>[]): Consequence {
  const payment = step.find((event) => event.type === "CostPaid");
  return { paid: payment?.cards.length ?? 0, covers: step.some(({ type }) => type === "ExplorerDrawn") };
}

/** A round begins with a turn of the seat that began. */
export function roundsIn(log: readonly LogEntry<Event>[]): readonly number[] {
  const turns = log.filter((event) => event.type === "TurnStarted");
  return turns.filter(({ seat }) => seat === turns[0]!.seat).map(({ v }) => v);
}

export function reasonText(reason: RefusalReason, words: Words): string {
  if (!("figures" in reason)) return refusalText(reason.refused, words);
  const { refused, figures } = reason;
  const say = words.figures[refused] as (counted: typeof figures) => string;
  return say(figures);
}

/** The game's text, or else the platform's. */
export const refusalText = (code: string, words: Words): string =>
  isRefusalCode(code) ? words.refusals[code] : (refusalOf(code) ?? words.refusedAnyhow({ code }));

export function phraseText(phrase: string, n: number | undefined, { phrases }: Words): string {
  const say = Object.hasOwn(phrases, phrase) ? phrases[phrase as keyof Words["phrases"]] : undefined;
  return say ? say(n === undefined ? {} : { n }) : phrase;
}
