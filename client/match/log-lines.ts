import type { Seat } from "../../shared/engine/game.ts";
import { isMatchEvent, type Match, type Recorded } from "../../shared/engine/match.ts";
import { goingTo, isTakenBack, movesOf, type Step, stepsOf } from "../../shared/engine/steps.ts";
import type { AnyClientGame, Part, Telling } from "../games/game.ts";
import { t } from "../i18n/t.ts";
import { branchedAt, matchSentence } from "./match-events.ts";
import { latest, type Timeline } from "./timeline.ts";

/** A line of the log: a new round, or what somebody did; or where another match was left, and after which of its moves. */
export type LogLine =
  | { readonly v: number; readonly round: number }
  | {
      readonly v: number;
      readonly seat?: Seat;
      readonly parts: readonly Part[];
      readonly from?: { readonly match: string; readonly move: number };
      /** It was taken back later, and counts no more; or it tells that something was taken back, or done again. */
      readonly aside?: "undone" | "told";
    };

export type Known = Pick<Timeline, "log" | "states" | "seat">;
type Pasts = Pick<Known, "log" | "states">;

/** A whole log as lines, in the words of the reader. */
export function logLines(game: AnyClientGame, known: Known): readonly LogLine[] {
  const { log, states, seat } = known;
  const rounds = new Set(game.rounds?.(log));
  const readerAt = readersOf(log, { match: latest({ states }), me: seat });
  const counted = new Set(movesOf(log));
  let round = 0;
  return stepsOf(log).flatMap((step) => {
    const isUndone = isOfGame(step) && !counted.has(step.at(-1)!.v);
    return step.flatMap((entry): LogLine[] => {
      const lines = lineOf(game, entry, known, { ...asOf(entry.v, known, readerAt(entry.v)), step });
      if (rounds.has(entry.v)) return [...lines, { v: entry.v, round: ++round }];
      const aside = isUndone ? "undone" : isTakenBack(entry) ? "told" : undefined;
      return aside ? lines.map((line) => ({ ...line, aside })) : lines;
    });
  });
}

/**
 * Somebody who reads of a version: the table as it was then, since parties and places may have come and gone; by the names that
 * people have now.
 */
export const asOf = <State>(
  version: number,
  { states }: Pick<Timeline<State>, "states">,
  { me, match }: ReaderOf<State>,
): ReaderOf<State> => ({
  me,
  match: { ...(states[version] ?? match), seats: match.seats },
});

/** Whether a step is one of the game, and not of what is around it. */
export const isOfGame = (step: readonly Recorded[]): boolean => !step.every(isMatchEvent);

function lineOf(game: AnyClientGame, entry: Recorded, known: Known, telling: Telling): LogLine[] {
  const { v } = entry;
  if (isMatchEvent(entry) && entry.type === "MatchBranched") {
    const { move, says } = branchedAt(known.log, entry.from.version);
    return [{ v, parts: [says], from: { match: entry.from.match, move } }];
  }
  const parts = sentenceIn(known, game, entry, telling);
  if (!parts) return [];
  const seat = seatIn(game, entry, telling.match);
  return [{ v, parts, ...(seat === undefined ? {} : { seat }) }];
}

const namedIn = (entry: Recorded): Seat | undefined => ("seat" in entry ? (entry.seat as Seat) : undefined);

/** The seat that an event is about: its flag stands before the line. */
export const seatIn = (game: AnyClientGame, entry: Recorded, match: Match): Seat | undefined =>
  game.flagged && !isMatchEvent(entry) ? game.flagged(entry, match) : namedIn(entry);

/** What an event says: in the game's words where it has some, of what is around a game in the platform's. */
export function sentenceOf(game: AnyClientGame, entry: Recorded, telling: Telling): readonly Part[] | undefined {
  const own = game.sentence(entry, telling);
  if (own || !isMatchEvent(entry)) return own;
  const says = matchSentence(entry, telling);
  return says === undefined ? undefined : [says];
}

/** The same of an event whose sentence tells of others in the log. */
function sentenceIn({ log, states }: Pasts, game: AnyClientGame, entry: Recorded, telling: Telling) {
  if (!isMatchEvent(entry) || entry.type !== "StepTakenBack") return sentenceOf(game, entry, telling);
  const before = { log: log.slice(0, telling.step[0]!.v - 1), states };
  const { way, told } = describeTakeBack(game, before, entry.to, telling);
  return [t().events[way === "back" ? "undone" : "redone"], ...told];
}

/** What going to a version takes back or does again: the first sentence of each step, in order. */
export function describeSteps(game: AnyClientGame, pasts: Pasts, to: number, reader: ReaderOf) {
  const { way, steps } = sentencesOf(game, pasts, to, reader);
  return { way, steps: steps.flatMap(([sentence]) => (sentence ? [sentence] : [])) };
}

/** The same in a few words: the first sentence of the first of these moves, by which it is known. */
export function describeTakeBack(game: AnyClientGame, pasts: Pasts, to: number, reader: ReaderOf) {
  const { way, steps } = sentencesOf(game, pasts, to, reader);
  const [[sentence = [], ...more] = [], ...others] = steps;
  return { way, told: others.length + more.length > 0 ? [...sentence, " …"] : sentence };
}

/** Everything that is said of the steps that count no more, or count again, when a table goes to a version. */
function sentencesOf(game: AnyClientGame, pasts: Pasts, to: number, reader: ReaderOf) {
  const { log } = pasts;
  const { way, moves } = goingTo(log, to);
  const gone = stepsOf(log).filter((step) => isOfGame(step) && moves.includes(step.at(-1)!.v));
  const said = (entry: Recorded, step: Step) => sentenceOf(game, entry, { ...asOf(entry.v, pasts, reader), step });
  const steps = gone.map((step) =>
    step.flatMap((entry) => [said(entry, step) ?? []].filter(({ length }) => length > 0)),
  );
  return { way, steps };
}

type ReaderOf<State = unknown> = Omit<Telling<State>, "step">;

/**
 * Who reads each version of a log. Before a match was played on from another, other people sat on its seats, and none of
 * them was the one who reads.
 */
function readersOf(log: readonly Recorded[], reader: ReaderOf): (version: number) => ReaderOf {
  const earlier: { readonly until: number; readonly reader: ReaderOf }[] = [];
  let seats: Match["seats"] = [];
  for (const entry of log) {
    if (!isMatchEvent(entry)) continue;
    if (entry.type === "SeatTaken") seats = Object.assign([...seats], { [entry.seat]: entry });
    else if (entry.type === "MatchBranched") {
      earlier.push({ until: entry.v, reader: { me: undefined, match: { ...reader.match, seats } } });
      seats = [];
    }
  }
  return (version) => earlier.find(({ until }) => version < until)?.reader ?? reader;
}

/** What an event says to ears, sentence by sentence. */
export function spokenOf(known: Known, game: AnyClientGame, entry: Recorded, telling: Telling): readonly string[] {
  const own = game.aloud?.(entry, telling);
  if (own) return own;
  const parts = sentenceIn(known, game, entry, telling);
  return parts ? [parts.filter((part) => typeof part === "string").join("")] : [];
}
