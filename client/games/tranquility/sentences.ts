import { moveAt } from "../../../shared/engine/branch.ts";
import type { Outcome, Seat } from "../../../shared/engine/game.ts";
import type { Match, MatchEvent, Recorded } from "../../../shared/engine/match.ts";
import type { Step } from "../../../shared/engine/replay.ts";
import { type Face, numberOf, type Side } from "../../../shared/games/tranquility/cards.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { readersOf } from "./readers.ts";
import { isRefusalCode } from "./words/refusals.ts";
import type { Words } from "./words/words.ts";

/** A piece of a sentence: words, or an island to be shown as a chip. */
export type Part = string | { readonly island: number; readonly side?: Side };

/** Everything that happens at a table of this game. */
export type Told = (Event | MatchEvent) & Pick<Recorded, "v" | "cause" | "by">;

/** Whose eyes read it. */
export interface Reader {
  readonly match: Match;
  readonly me: Seat | undefined;
  readonly words: Words;
}

/** What follows a placement in the same step: a payment, or an explorer card. */
export interface Consequence {
  readonly paid?: number;
  readonly covers?: boolean;
}

/** What an event says. */
export function sentenceOf(
  event: (Event | MatchEvent) & Pick<Recorded, "by">,
  { match, me, words }: Reader,
  { paid = 0, covers = false }: Consequence = {},
): readonly Part[] {
  const say = words.events;
  const by = (seat: Seat): { who?: string } => (seat === me ? {} : { who: nameOf(match, seat) });
  switch (event.type) {
    case "PilesDealt":
      return [say.dealt()];
    case "CardsSetAside":
      return [say.setAside()];
    case "CardsDrawn":
      return [say.drawn({ ...by(event.seat), n: event.cards.length })];
    case "UnseenShuffled":
      return [say.anew()];
    case "TurnStarted":
      return [say.turn(by(event.seat))];
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
    case "RowTaken":
      return [say.rowTaken({ ...by(event.seat), n: event.cards.length })];
    case "HandSwept":
      return withIslands(
        say.swept(by(event.seat)),
        Object.values(event.faces).flatMap((face) => numberOf(face) ?? []),
      );
    case "SeatPassed":
      return [say.passed(by(event.seat))];
    case "Scored":
      return [say.scored({ points: event.scores.map(({ points }) => points).join(" : ") })];
    case "MatchCreated":
      return [say.opened()];
    case "SeatTaken":
      return [say.sat(event.seat === me ? {} : { who: event.name })];
    case "SeatLeft":
      return [say.stood(by(event.seat))];
    case "MatchStarted":
      return [say.started()];
    case "SeatNudged":
      return [say.nudged(by(event.seat))];
    case "BotCalled": {
      const { who: whom } = by(event.seat);
      return [say.botCalled({ ...(event.by === undefined ? {} : by(event.by)), ...(whom ? { whom } : {}) })];
    }
    case "ConcessionOffered":
      return [say.conceding(by(event.seat))];
    case "ConcessionDropped":
      return [say.playingOn(by(event.seat))];
    case "SeatHandedToBot":
      return [say.botTook(by(event.seat))];
    case "SeatReclaimed":
      return [say.botLeft(by(event.seat))];
    case "MatchEnded":
      return [endOf(event.outcome, match, by, words)];
    case "SeedRevealed":
      return [say.seed()];
    default:
      return [];
  }
}

/** How it ended, in a word: together, or one against the other. */
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

export const nameOf = ({ seats }: Match, seat: Seat): string => seats[seat]?.name ?? String(seat + 1);

/** What a card is called that is no island. */
export const faceName = (face: Face, { cards }: Words): string => {
  const n = numberOf(face);
  return n === undefined ? (cards[face as keyof typeof cards] as string) : cards.island({ n });
};

function withIslands(sentence: string, islands: readonly number[], side?: Side): readonly Part[] {
  const [before = "", after = ""] = sentence.split("{n}");
  const numbers = islands.flatMap((number, i): Part[] => {
    const island = { island: number, ...(side ? { side } : {}) };
    return i === 0 ? [island] : [" ", island];
  });
  return [before, ...numbers, after].filter((part) => part !== "");
}

/** A sentence for ears. */
export const spoken = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === "string" ? part : String(part.island))).join("");

/** What a log passes over: it follows from what it tells. */
const QUIET: ReadonlySet<string> = new Set([
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
  "SeedRevealed",
]);

/** An event of a log as a line of it; nothing for those a log passes over. `step`: the events of the same cause. */
export function entryText(entry: Recorded, step: readonly Recorded[], reader: Reader): readonly Part[] | undefined {
  const told = entry as unknown as Told;
  // A cost that is paid in a step of its own is the only thing that happens in it.
  if (told.type === "CostPaid" && step[0] === entry) return sentenceOf(told, reader);
  return QUIET.has(entry.type) ? undefined : sentenceOf(told, reader, consequenceOf(step));
}

function consequenceOf(step: readonly Recorded[]): Consequence {
  const payment = step.find(({ type }) => type === "CostPaid") as unknown as { cards?: readonly number[] } | undefined;
  return { paid: payment?.cards?.length ?? 0, covers: step.some(({ type }) => type === "ExplorerDrawn") };
}

/** A line of the log: a new round, or what somebody did; or where another match was left, and after which of its moves. */
export type Line =
  | { readonly v: number; readonly round: number }
  | {
      readonly v: number;
      readonly seat?: Seat;
      readonly parts: readonly Part[];
      readonly from?: { readonly match: string; readonly move: number };
    };

/** A whole log as lines. A round begins whenever the first seat's turn does. */
export function linesOf(steps: readonly Step[], reader: Reader): Line[] {
  const lines: Line[] = [];
  const readerAt = readersOf(steps, reader);
  let first: Seat | undefined;
  let round = 0;
  for (const step of steps) {
    for (const entry of step) {
      const event = entry as unknown as Told;
      if (event.type === "MatchBranched") {
        lines.push(leaving(event, steps.flat(), reader.words));
        continue;
      }
      const parts = entryText(entry, step, readerAt(entry.v));
      if (parts) lines.push({ v: entry.v, parts, ...("seat" in event ? { seat: event.seat } : {}) });
      if (event.type !== "TurnStarted") continue;
      first ??= event.seat;
      if (event.seat === first) lines.push({ v: entry.v, round: ++round });
    }
  }
  return lines;
}

/** Where another match was left. */
function leaving({ v, from }: Told & { readonly type: "MatchBranched" }, log: readonly Recorded[], words: Words): Line {
  const move = moveAt(log, from.version);
  return { v, parts: [words.events.branched({ move })], from: { match: from.match, move } };
}

/** Why the table refused something. */
export const refusalText = (code: string, words: Words): string =>
  isRefusalCode(code) ? words.refusals[code] : words.refusedAnyhow({ code });

/** What was said with one of the game's own phrases. */
export function phraseText(phrase: string, n: number | undefined, { phrases }: Words): string {
  const say = Object.hasOwn(phrases, phrase) ? phrases[phrase as keyof Words["phrases"]] : undefined;
  return say ? say(n === undefined ? {} : { n }) : phrase;
}
