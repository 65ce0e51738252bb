import type { Seat } from "../../shared/engine/contract/events.ts";
import { entriesIn, unredact } from "../../shared/engine/log/wire.ts";
import { seatOf } from "../../shared/engine/match/match.ts";
import { emptyTimeline, extend, latest, type Timeline } from "../contract/timeline.ts";

/** Colyseus' own array, or a plain one. */
interface Lines<T> {
  readonly length: number;
  slice(from?: number): readonly T[];
}

/** The public log, and the faces that only the player may see. */
export interface TableNews {
  /** Lines as `publicLine` writes them. */
  readonly log: Lines<string>;
  /** The latest lines, if the public log is delayed. */
  readonly inside?: { readonly log?: Lines<string> | undefined };
  /** Number of rewrites after a player changed their name; absent from servers of earlier releases. */
  readonly renamings?: number;
  readonly seats: { at(seat: number): { readonly faces?: Lines<number> | undefined } | undefined };
}

/** A timeline, and how much of the room's state it was folded from. */
interface ReplicatedLog {
  readonly timeline: Timeline;
  readonly lines: number;
  /** The last folded line: if the same line is at the same place, the history is the same. */
  readonly last: string | undefined;
  /** Number of items used of the seat's `faces`: three for each face. */
  readonly faces: number;
  readonly renamings: number;
}

export const EMPTY_LOG = (timeline: Timeline): ReplicatedLog => ({
  timeline,
  lines: 0,
  last: undefined,
  faces: 0,
  renamings: 0,
});

const facesOf = (news: TableNews, seat: Seat | undefined): readonly number[] =>
  seat === undefined ? [] : (news.seats.at(seat)?.faces?.slice() ?? []);

const seatIn = (timeline: Timeline, player: string | undefined): Seat | undefined =>
  player === undefined ? undefined : seatOf(latest(timeline), player);

const isContinued = (
  { lines, last, renamings: known }: ReplicatedLog,
  { renamings = 0 }: TableNews,
  all: Lines<string>,
): boolean => renamings === known && all.length >= lines && (lines === 0 || all.slice(lines - 1)[0] === last);

function linesOf({ log, inside }: TableNews): Lines<string> {
  const own = inside?.log?.slice() ?? [];
  if (own.length === 0) return log;
  const [end] = log.slice(-1);
  const last = end === undefined ? 0 : entriesIn(end).at(-1)!.v;
  return [...log.slice(), ...own.filter((line) => firstVersionIn(line) > last)];
}

/** The first number in a line is the version of its first entry. */
const firstVersionIn = (line: string): number => Number(/\d+/.exec(line));

/** Folds the whole log for the seat that the public part gives the player. */
function foldWhole({ timeline: { game } }: ReplicatedLog, news: TableNews, player: string | undefined): ReplicatedLog {
  const lines = linesOf(news).slice();
  const seat = seatIn(extend(emptyTimeline(game, undefined), unredact(game, lines, undefined, [])), player);
  const faces = facesOf(news, seat);
  const timeline = extend(emptyTimeline(game, seat), unredact(game, lines, seat, faces));
  return { timeline, lines: lines.length, last: lines.at(-1), faces: faces.length, renamings: news.renamings ?? 0 };
}

/**
 * Appends new lines. Folds the whole log again if the viewer changed seats, the log does not continue the known one, a
 * player was renamed, or faces came later than their lines.
 * @throws UnknownEvent if the game does not know an event
 */
export function receive(replicated: ReplicatedLog, news: TableNews, player: string | undefined): ReplicatedLog {
  const all = linesOf(news);
  if (!isContinued(replicated, news, all)) return foldWhole(replicated, news, player);
  const { game, seat, log } = replicated.timeline;
  const known = facesOf(news, seat);
  const faces = known.slice(replicated.faces);
  const isLate = faces.some((v, i) => i % 3 === 0 && v <= log.length);
  if (isLate || known.length < replicated.faces) return foldWhole(replicated, news, player);
  const lines = all.slice(replicated.lines);
  if (lines.length === 0) return replicated;
  const timeline = extend(replicated.timeline, unredact(game, lines, seat, faces));
  if (seatIn(timeline, player) !== seat) return foldWhole(replicated, news, player);
  return { ...replicated, timeline, lines: all.length, last: lines.at(-1), faces: known.length };
}
