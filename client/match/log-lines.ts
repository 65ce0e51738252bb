import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { isMatchEvent } from "../../shared/engine/match/match-events.ts";
import { isTakenBack, movesOf, type Step, stepsOf, undoOrRedoTo } from "../../shared/engine/match/steps.ts";
import type { AnyClientGame } from "../contract/game.ts";
import type { BannerContext, SentencePart } from "../contract/sentences.ts";
import { latest, type Timeline } from "../contract/timeline.ts";
import { atTable } from "../i18n/at-table.ts";
import { branchedAt, matchSentence } from "./match-events.ts";

/**
 * A line of the log: the start of a round, or an event. `from`: the position at which this match branched from another.
 */
export type LogLine =
  | { readonly v: number; readonly round: number }
  | {
      readonly v: number;
      readonly seat?: Seat;
      readonly parts: readonly SentencePart[];
      readonly from?: { readonly match: string; readonly move: number };
      /** `undone`: the step was undone and does not count. `told`: the line reports an undo or a redo. */
      readonly aside?: "undone" | "told";
    };

export type VisibleLog = Pick<Timeline, "log" | "states" | "seat">;
type Pasts = Pick<VisibleLog, "log" | "states">;

/** The lines of a whole log, in the reader's language. */
export function logLines(game: AnyClientGame, known: VisibleLog): readonly LogLine[] {
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

/** The reader's view of a past version: the table at that version, with the current occupants of the seats. */
export const asOf = <State>(
  version: number,
  { states }: Pick<Timeline<State>, "states">,
  { me, match }: ReaderOf<State>,
): ReaderOf<State> => ({
  me,
  match: { ...(states[version] ?? match), seats: match.seats },
});

/** Whether a step belongs to the game, not to the platform. */
export const isOfGame = (step: readonly Recorded[]): boolean => !step.every(isMatchEvent);

function lineOf(game: AnyClientGame, entry: Recorded, known: VisibleLog, telling: BannerContext): LogLine[] {
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

/** The seat that an event is about: its flag precedes the line. */
export const seatIn = (game: AnyClientGame, entry: Recorded, match: Match): Seat | undefined =>
  game.flagged && !isMatchEvent(entry) ? game.flagged(entry, match) : namedIn(entry);

/** The sentence of an event: the game's if it has one, else the platform's. */
export function sentenceOf(
  game: AnyClientGame,
  entry: Recorded,
  telling: BannerContext,
): readonly SentencePart[] | undefined {
  const own = game.sentence(entry, telling);
  if (own || !isMatchEvent(entry)) return own;
  const says = matchSentence(entry, telling);
  return says === undefined ? undefined : [says];
}

/** The sentence of any event; that of an undo or redo quotes the undone or redone step. */
function sentenceIn({ log, states }: Pasts, game: AnyClientGame, entry: Recorded, telling: BannerContext) {
  if (!isMatchEvent(entry) || entry.type !== "StepTakenBack") return sentenceOf(game, entry, telling);
  const before = { log: log.slice(0, telling.step[0]!.v - 1), states };
  const { way, told } = describeTakeBack(game, before, entry.to, telling);
  return [atTable().events[way === "back" ? "undone" : "redone"], ...told];
}

/** The steps that going to a version undoes or redoes: the first sentence of each, in order. */
export function describeSteps(game: AnyClientGame, pasts: Pasts, to: number, reader: ReaderOf) {
  const { way, steps } = sentencesOf(game, pasts, to, reader);
  return { way, steps: steps.flatMap(([sentence]) => (sentence ? [sentence] : [])) };
}

/** Describes an undo or redo briefly: the first sentence of the first step, and "…" if there are more. */
export function describeTakeBack(game: AnyClientGame, pasts: Pasts, to: number, reader: ReaderOf) {
  const { way, steps } = sentencesOf(game, pasts, to, reader);
  const [[sentence = [], ...more] = [], ...others] = steps;
  return { way, told: others.length + more.length > 0 ? [...sentence, " …"] : sentence };
}

/** All sentences of the steps that an undo or redo affects. */
function sentencesOf(game: AnyClientGame, pasts: Pasts, to: number, reader: ReaderOf) {
  const { log } = pasts;
  const { way, moves } = undoOrRedoTo(log, to);
  const gone = stepsOf(log).filter((step) => isOfGame(step) && moves.includes(step.at(-1)!.v));
  const said = (entry: Recorded, step: Step) => sentenceOf(game, entry, { ...asOf(entry.v, pasts, reader), step });
  const steps = gone.map((step) =>
    step.flatMap((entry) => [said(entry, step) ?? []].filter(({ length }) => length > 0)),
  );
  return { way, steps };
}

type ReaderOf<State = unknown> = Omit<BannerContext<State>, "step">;

/**
 * Returns the reader of each version of a log. In the part from before a branch, other players had the seats, and the
 * reader had none.
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

/** The spoken form of an event, sentence by sentence. */
export function spokenOf(
  known: VisibleLog,
  game: AnyClientGame,
  entry: Recorded,
  telling: BannerContext,
): readonly string[] {
  const own = game.aloud?.(entry, telling);
  if (own) return own;
  const parts = sentenceIn(known, game, entry, telling);
  return parts ? [parts.filter((part) => typeof part === "string").join("")] : [];
}
