import type { Seat } from "../../shared/engine/game.ts";
import { hasTurn, isPlayedByPerson, type Match, toAct } from "../../shared/engine/match.ts";
import { isTakenBack, movesOf, type Step, stepsOf } from "../../shared/engine/steps.ts";
import type { AnyClientGame, Span } from "../games/game.ts";
import { t } from "../i18n/t.ts";
import { isOfGame, type Known, seatIn, spokenOf } from "./log-lines.ts";
import { nameOf } from "./match-events.ts";

/**
 * How much is announced by itself: every step when it is shown; what others did all at once, when it is one's own turn; or of
 * that only what concerns oneself.
 */
export type Level = "all" | "turns" | "own";

/** What is announced now, and up to which version everything has been; what comes later is gathered. */
export interface Announcement {
  readonly text: string;
  readonly heard: number;
}

/** Of more steps than this at once only the last are announced: there is a key that reads all of them. */
const MOST = 12;

/** A sentence with its full stop. */
export const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

const join = (sentences: readonly string[]): string => sentences.map(ended).join(" ");

/**
 * What is announced of a part of a log.
 * @param span from the version up to which everything was announced, to the one that is shown; a step of which a part is shown
 * counts as a whole
 */
export function announce(game: AnyClientGame, known: Known, { after, until }: Span, level: Level): Announcement {
  const steps = stepsOf(known.log).filter((step) => step[0].v <= until && step.at(-1)!.v > after);
  const last = level === "all" ? steps.length - 1 : steps.findLastIndex((step) => isDue(game, known, step));
  if (last < 0) return { text: "", heard: after };
  const due = steps.slice(0, last + 1);
  const heard = due.at(-1)!.at(-1)!.v;
  const told = counting(known, due, after).slice(-MOST);
  const sentences = told.flatMap((step) => sentencesOf(game, known, step, { after, level }));
  return { text: join([...sentences, ...askedIn(game, known, due.at(-1)!)]), heard };
}

/** Everything that happened since the last step of one's own, or of late where there is none; empty where nothing did. */
export function sinceOwnStep(game: AnyClientGame, known: Known): string {
  const steps = stepsOf(known.log);
  const own = steps.findLastIndex((step) => isOwn(game, known, step));
  const later = own < 0 ? steps.slice(-MOST) : steps.slice(own + 1);
  return join(counting(known, later, 0).flatMap((step) => sentencesOf(game, known, step, { after: 0, level: "all" })));
}

/** Whose turn it is, or what somebody is asked, in a sentence; empty where nobody is awaited, or several are. */
export function turnText(game: AnyClientGame, { log, states, seat }: Known): string {
  const match = states[log.length]!;
  const asked = seat === undefined ? undefined : askOf(game, match, seat);
  if (asked !== undefined) return ended(asked);
  const awaited = toAct(game.rules, match);
  if (seat !== undefined && awaited.includes(seat)) return ended(t().table.turnOf({}));
  return awaited.length === 1 ? ended(t().table.turnOf({ who: nameOf(match, awaited[0]!) })) : "";
}

/** The steps that count: what was done and taken back meanwhile has come to nothing. */
function counting({ log }: Known, steps: readonly Step[], after: number): readonly Step[] {
  const end = steps.at(-1)?.at(-1)?.v ?? log.length;
  const counted = new Set(movesOf(log.slice(0, end)));
  return steps.filter((step) =>
    isOfGame(step)
      ? counted.has(step.at(-1)!.v)
      : !step.some((entry) => isTakenBack(entry) && entry.to >= after && after > 0),
  );
}

/** Whether what was gathered is announced with this step: one has done it, is awaited by it, or it is the platform's. */
function isDue(game: AnyClientGame, known: Known, step: Step): boolean {
  const { seat, states } = known;
  const [before, now] = [states[step[0].v - 1]!, states[step.at(-1)!.v]!];
  if (!isOfGame(step) || before.phase !== now.phase) return true;
  if (seat === undefined) return false;
  return isOwn(game, known, step) || begins(game, known, step, seat);
}

/** Whether somebody is awaited from a step on, who was not before. */
function begins(game: AnyClientGame, { states }: Known, step: Step, seat: Seat): boolean {
  const [before, now] = [states[step[0].v - 1]!, states[step.at(-1)!.v]!];
  if (!isPlayedByPerson(now.seats[seat])) return false;
  const isTurn = hasTurn(game.rules, now, seat) && !hasTurn(game.rules, before, seat);
  return isTurn || askedFrom(game, before, now, seat) !== undefined;
}

/** Whether somebody has done this, and hears of it: what is answered for them tells nothing. */
const isOwn = (game: AnyClientGame, known: Known, step: Step): boolean =>
  known.seat !== undefined &&
  isOfGame(step) &&
  step[0].by === known.seat &&
  step.some((entry) => isOf(game, known, entry) && wordsOf(game, known, entry, step).length > 0);

const isOf = (game: AnyClientGame, { states, seat }: Known, entry: Step[number]): boolean =>
  seatIn(game, entry, states[entry.v]!) === seat;

const wordsOf = (game: AnyClientGame, known: Known, entry: Step[number], step: Step): readonly string[] =>
  spokenOf(known, game, entry, { match: known.states[entry.v]!, me: known.seat, step });

function sentencesOf(
  game: AnyClientGame,
  known: Known,
  step: Step,
  { after, level }: Pick<Span, "after"> & { readonly level: Level },
): readonly string[] {
  const concerns = (entry: Step[number]) => {
    const about = seatIn(game, entry, known.states[entry.v]!);
    return level !== "own" || about === undefined || about === known.seat || entry.by === known.seat;
  };
  return step.flatMap((entry) => (entry.v > after && concerns(entry) ? wordsOf(game, known, entry, step) : []));
}

/** What one is asked from a step of somebody else's on. After one's own the question has the focus. */
function askedIn(game: AnyClientGame, known: Known, step: Step): readonly string[] {
  const { seat, states } = known;
  if (seat === undefined || step[0].by === seat) return [];
  const asked = askedFrom(game, states[step[0].v - 1]!, states[step.at(-1)!.v]!, seat);
  return asked === undefined ? [] : [asked];
}

/** What a seat is asked that was asked nothing before. */
const askedFrom = (game: AnyClientGame, before: Match, now: Match, seat: Seat): string | undefined =>
  askOf(game, before, seat) === undefined ? askOf(game, now, seat) : undefined;

/** The question to a seat; undefined where it has none beside its turn. */
export const askOf = (game: AnyClientGame, match: Match, seat: Seat): string | undefined =>
  match.phase === "live" ? game.asks?.(match, seat) : undefined;
