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

/** `from`: the position at which this match branched from another. */
export type LogLine =
  | { readonly v: number; readonly round: number }
  | {
      readonly v: number;
      readonly seat?: Seat;
      readonly parts: readonly SentencePart[];
      readonly from?: { readonly match: string; readonly move: number };
      /** `undone`: the step does not count. `takenBack`: the line reports an undo or a redo. */
      readonly aside?: "undone" | "takenBack";
    };

export type VisibleLog = Pick<Timeline, "log" | "states" | "seat">;
type Pasts = Pick<VisibleLog, "log" | "states">;

/** Lines in the reader's language. */
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
      const aside = isUndone ? "undone" : isTakenBack(entry) ? "takenBack" : undefined;
      return aside ? lines.map((line) => ({ ...line, aside })) : lines;
    });
  });
}

/** A past version with the current occupants of the seats. */
export const asOf = <State>(
  version: number,
  { states }: Pick<Timeline<State>, "states">,
  { me, match }: ReaderOf<State>,
): ReaderOf<State> => ({
  me,
  match: { ...(states[version] ?? match), seats: match.seats },
});

export const isOfGame = (step: readonly Recorded[]): boolean => !step.every(isMatchEvent);

function lineOf(game: AnyClientGame, entry: Recorded, known: VisibleLog, context: BannerContext): LogLine[] {
  const { v } = entry;
  if (isMatchEvent(entry) && entry.type === "MatchBranched") {
    const { move, says } = branchedAt(known.log, entry.from.version);
    return [{ v, parts: [says], from: { match: entry.from.match, move } }];
  }
  const parts = sentenceIn(known, game, entry, context);
  if (!parts) return [];
  const seat = seatIn(game, entry, context.match);
  return [{ v, parts, ...(seat === undefined ? {} : { seat }) }];
}

const namedIn = (entry: Recorded): Seat | undefined => ("seat" in entry ? (entry.seat as Seat) : undefined);

/** The seat that an event is about; its flag precedes the line. */
export const seatIn = (game: AnyClientGame, entry: Recorded, match: Match): Seat | undefined =>
  game.flagged && !isMatchEvent(entry) ? game.flagged(entry, match) : namedIn(entry);

/** The game's sentence, or else the platform's. */
export function sentenceOf(
  game: AnyClientGame,
  entry: Recorded,
  context: BannerContext,
): readonly SentencePart[] | undefined {
  const own = game.sentence(entry, context);
  if (own || !isMatchEvent(entry)) return own;
  const says = matchSentence(entry, context);
  return says === undefined ? undefined : [says];
}

/** For an undo or redo, quotes the affected step. */
function sentenceIn({ log, states }: Pasts, game: AnyClientGame, entry: Recorded, context: BannerContext) {
  if (!isMatchEvent(entry) || entry.type !== "StepTakenBack") return sentenceOf(game, entry, context);
  const before = { log: log.slice(0, context.step[0]!.v - 1), states };
  const { way, sentence } = describeTakeBack(game, before, entry.to, context);
  return [atTable().events[way === "back" ? "undone" : "redone"], ...sentence];
}

/** The first sentence of each step that going to version `to` undoes or redoes, in order. */
export function describeSteps(game: AnyClientGame, pasts: Pasts, to: number, reader: ReaderOf) {
  const { way, steps } = sentencesOf(game, pasts, to, reader);
  return { way, steps: steps.flatMap(([sentence]) => (sentence ? [sentence] : [])) };
}

/** The first sentence of the first step that going to version `to` undoes or redoes, and "…" if there are more. */
export function describeTakeBack(game: AnyClientGame, pasts: Pasts, to: number, reader: ReaderOf) {
  const { way, steps } = sentencesOf(game, pasts, to, reader);
  const [[sentence = [], ...more] = [], ...others] = steps;
  return { way, sentence: others.length + more.length > 0 ? [...sentence, " …"] : sentence };
}

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

/** Before a branch, other players had the seats, and the reader had none. */
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

/** The event's text for screen readers, by sentence. */
export function spokenOf(
  known: VisibleLog,
  game: AnyClientGame,
  entry: Recorded,
  context: BannerContext,
): readonly string[] {
  const own = game.aloud?.(entry, context);
  if (own) return own;
  const parts = sentenceIn(known, game, entry, context);
  return parts ? [parts.filter((part) => typeof part === "string").join("")] : [];
}
