import type { Seat } from "../../shared/engine/contract/events.ts";
import { hasTurn, isPlayedByPerson, type Match, toAct } from "../../shared/engine/match/match.ts";
import { isTakenBack, movesOf, type Step, stepsOf } from "../../shared/engine/match/steps.ts";
import type { AnyClientGame } from "../contract/game.ts";
import type { VersionRange } from "../contract/parts.ts";
import { atTable } from "../i18n/at-table.ts";
import { isOfGame, seatIn, spokenOf, type VisibleLog } from "./log-lines.ts";
import { nameOf } from "./match-events.ts";

/**
 * `all`: every step when it is shown; `turns`: steps, gathered until one is due (`isDue`); `own`: likewise, but only
 * events that concern the reader or no seat.
 */
export type Level = "all" | "turns" | "own";

/** Steps after version `heard` are announced later. */
interface Announcement {
  readonly text: string;
  readonly heard: number;
}

/** Number of steps announced whole. Of earlier steps, only events about the reader are announced. */
const MOST = 12;

/** Adds a full stop, unless the sentence has final punctuation. */
export const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

const join = (sentences: readonly string[]): string => sentences.map(ended).join(" ");

/**
 * Announces steps from version `after` to `until`, at the levels `turns` and `own` only up to the last due step. A
 * partly shown step counts as a whole.
 */
export function announce(
  game: AnyClientGame,
  known: VisibleLog,
  { after, until }: VersionRange,
  level: Level,
): Announcement {
  const steps = stepsOf(known.log).filter((step) => step[0].v <= until && step.at(-1)!.v > after);
  const last = level === "all" ? steps.length - 1 : steps.findLastIndex((step) => isDue(game, known, step));
  if (last < 0) return { text: "", heard: after };
  const due = steps.slice(0, last + 1);
  const heard = due.at(-1)!.at(-1)!.v;
  const counted = counting(known, due, after);
  const sentences = counted.flatMap((step, i) => {
    const isOld = i < counted.length - MOST;
    return sentencesOf(
      game,
      known,
      step,
      (entry) => entry.v > after && (isOld ? isAboutReader(game, known, entry) : isIn(game, known, entry, level)),
    );
  });
  return { text: join([...sentences, ...questionIn(game, known, due.at(-1)!)]), heard };
}

/** The steps since the reader's last one, or the latest `MOST` if there is none. */
export function sinceOwnStep(game: AnyClientGame, known: VisibleLog): string {
  const steps = stepsOf(known.log);
  const own = steps.findLastIndex((step) => isOwn(game, known, step));
  const later = own < 0 ? steps.slice(-MOST) : steps.slice(own + 1);
  return join(counting(known, later, 0).flatMap((step) => sentencesOf(game, known, step, () => true)));
}

/** Says what the reader is asked, or whose turn it is. Empty if no seat must act, or several other seats. */
export function turnText(game: AnyClientGame, { log, states, seat }: VisibleLog): string {
  const match = states[log.length]!;
  const asked = seat === undefined ? undefined : questionTo(game, match, seat);
  if (asked !== undefined) return ended(asked);
  const awaited = toAct(game.rules, match);
  if (seat !== undefined && awaited.includes(seat)) return ended(atTable().table.turnOf({}));
  return awaited.length === 1 ? ended(atTable().table.turnOf({ who: nameOf(match, awaited[0]!) })) : "";
}

/** Omits steps that were undone meanwhile, and the lines that report the undoing. */
function counting({ log }: VisibleLog, steps: readonly Step[], after: number): readonly Step[] {
  const end = steps.at(-1)?.at(-1)?.v ?? log.length;
  const counted = new Set(movesOf(log.slice(0, end)));
  return steps.filter((step) =>
    isOfGame(step)
      ? counted.has(step.at(-1)!.v)
      : !step.some((entry) => isTakenBack(entry) && entry.to >= after && after > 0),
  );
}

/**
 * Whether a step ends the gathering at the levels `turns` and `own`: it is the reader's own, the reader must act after
 * it, it belongs to the platform, or the match starts or ends.
 */
function isDue(game: AnyClientGame, known: VisibleLog, step: Step): boolean {
  const { seat, states } = known;
  const [before, now] = [states[step[0].v - 1]!, states[step.at(-1)!.v]!];
  if (!isOfGame(step) || before.phase !== now.phase) return true;
  if (seat === undefined) return false;
  return isOwn(game, known, step) || begins(game, known, step, seat);
}

/** Whether a seat must act, and did not have to before the step. */
function begins(game: AnyClientGame, { states }: VisibleLog, step: Step, seat: Seat): boolean {
  const [before, now] = [states[step[0].v - 1]!, states[step.at(-1)!.v]!];
  if (!isPlayedByPerson(now.seats[seat])) return false;
  const isTurn = hasTurn(game.rules, now, seat) && !hasTurn(game.rules, before, seat);
  return isTurn || newQuestion(game, before, now, seat) !== undefined;
}

/** Automatic replies do not count, because they have no text. */
const isOwn = (game: AnyClientGame, known: VisibleLog, step: Step): boolean =>
  known.seat !== undefined &&
  isOfGame(step) &&
  step[0].by === known.seat &&
  step.some((entry) => isOf(game, known, entry) && textsOf(game, known, entry, step).length > 0);

const isOf = (game: AnyClientGame, { states, seat }: VisibleLog, entry: Step[number]): boolean =>
  seatIn(game, entry, states[entry.v]!) === seat;

const textsOf = (game: AnyClientGame, known: VisibleLog, entry: Step[number], step: Step): readonly string[] =>
  spokenOf(known, game, entry, { match: known.states[entry.v]!, me: known.seat, step });

/** Includes events caused by the reader; never true for a spectator. */
const isAboutReader = (game: AnyClientGame, known: VisibleLog, entry: Step[number]): boolean =>
  known.seat !== undefined && (isOf(game, known, entry) || entry.by === known.seat);

const isIn = (game: AnyClientGame, known: VisibleLog, entry: Step[number], level: Level): boolean =>
  level !== "own" || seatIn(game, entry, known.states[entry.v]!) === undefined || isAboutReader(game, known, entry);

const sentencesOf = (
  game: AnyClientGame,
  known: VisibleLog,
  step: Step,
  isAnnounced: (entry: Step[number]) => boolean,
): readonly string[] => step.flatMap((entry) => (isAnnounced(entry) ? textsOf(game, known, entry, step) : []));

/**
 * The question that a step of another seat asks the reader. After the reader's own step, the question has the focus
 * anyway.
 */
function questionIn(game: AnyClientGame, known: VisibleLog, step: Step): readonly string[] {
  const { seat, states } = known;
  if (seat === undefined || step[0].by === seat) return [];
  const asked = newQuestion(game, states[step[0].v - 1]!, states[step.at(-1)!.v]!, seat);
  return asked === undefined ? [] : [asked];
}

const newQuestion = (game: AnyClientGame, before: Match, now: Match, seat: Seat): string | undefined =>
  questionTo(game, before, seat) === undefined ? questionTo(game, now, seat) : undefined;

/** Undefined if the seat has no question apart from its turn. */
export const questionTo = (game: AnyClientGame, match: Match, seat: Seat): string | undefined =>
  match.phase === "live" ? game.asks?.(match, seat) : undefined;
