import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../../shared/engine/game.ts";
import { deedsOf, movesOf } from "../../shared/engine/steps.ts";
import { type Timeline, upTo } from "../match/timeline.ts";

/** How the mark of a move looks, the most telling first. */
export type MarkLook = "full" | "ringed" | "hollow" | "small";

/** What a move did on a lane. */
export interface Spot {
  readonly lane: number;
  /** A seat: who has won there with it, whose flag stands there. */
  readonly look: MarkLook | { readonly flag: Seat };
}

/** A move of a match, for those who look for one. The deal is the first, and nobody's. */
export interface Mark {
  /** The version after it. */
  readonly v: number;
  readonly seat?: Seat;
  readonly look: MarkLook;
  /** What it did on the lanes of its game, where those are not its seats'. */
  readonly on?: readonly Spot[];
  /** From 1; where nothing goes in rounds there is none. */
  readonly round?: number;
  /** What it belongs to that took several moves: a word below the timeline. */
  readonly phase?: string;
}

/** The moves of any match, one like the other; what was taken back is hollow. */
export function plainMarks({ log }: Timeline, moves: readonly number[]): readonly Mark[] {
  const counted = new Set(movesOf(log));
  return moves.map((v, i): Mark => {
    const seat = i === 0 ? undefined : log[v - 1]?.by;
    return { v, look: counted.has(v) ? "full" : "hollow", ...(seat === undefined ? {} : { seat }) };
  });
}

/** How fast moves follow each other: so many times as fast as usual, or as they were made. */
export const SPEEDS = [0.5, 1, 2, 4, "real"] as const;
export type Speed = (typeof SPEEDS)[number];

/** From one move to the next at the usual speed, in ms. */
const USUAL = 1_300;
/** Nobody wants to wait longer for a move that took long, in ms. */
const LONGEST = 3_000;

/** How long a move is looked at before the next, in ms. */
function pauseAfter(move: number, marks: readonly Mark[], { log }: Timeline, speed: Speed): number {
  if (speed !== "real") return USUAL / speed;
  const [now, next] = [marks[move], marks[move + 1]];
  if (!now || !next) return USUAL;
  const took = Date.parse(log[next.v - 1]!.at) - Date.parse(log[now.v - 1]!.at);
  return Math.max(USUAL / 4, Math.min(took, LONGEST));
}

type Sought = (mark: Mark, i: number) => boolean;

/** The nearest move in a direction that is one of those sought; the first or the last one if there is none. */
function nearest(marks: readonly Mark[], from: number, way: 1 | -1, isSought: Sought): number {
  for (let i = from + way; i > 0 && i < marks.length; i += way) if (isSought(marks[i]!, i)) return i;
  return way > 0 ? Math.max(0, marks.length - 1) : 0;
}

type MarksOf<State> = (timeline: Timeline<State>, moves: readonly number[]) => readonly Mark[];

/** What is walked: the line that counted, or all that was done. */
function createWalk<State>(whole: ReadonlySignal<Timeline<State>>, marksOf: MarksOf<State>) {
  const isAll = signal(false);
  const marks = computed(() => marksOf(whole.value, (isAll.value ? deedsOf : movesOf)(whole.value.log)));
  return { isAll, marks, last: computed(() => Math.max(0, marks.value.length - 1)) };
}

/**
 * A match that is watched again, move by move. Move 0 is the deal.
 * @param whole the log as far as it is known, which may still grow
 * @param marksOf its moves, the deal first: the versions after those that are walked
 */
export function createPlayback<State>(whole: ReadonlySignal<Timeline<State>>, marksOf: MarksOf<State>) {
  const { isAll, marks, last } = createWalk(whole, marksOf);
  const position = createPosition(last);
  const { at, move, go, seek, isPlaying, isHeld } = position;
  const speed = signal<Speed>(1);
  const versionAt = (move: number): number => marks.value[move]?.v ?? 0;
  const close = effect(() => {
    if (!isPlaying.value || isHeld.value) return;
    const pause = pauseAfter(move.value, marks.peek(), whole.peek(), speed.value);
    const timer = setTimeout(() => seek(move.peek() + 1), pause);
    return () => clearTimeout(timer);
  });
  const goNearest = (way: 1 | -1, isSought: Sought) => go(nearest(marks.peek(), move.peek(), way, isSought));
  /** The move with a version of the log in it. */
  const moveWith = (version: number): number => {
    const found = marks.peek().findIndex(({ v }) => v >= version);
    return found < 0 ? last.peek() : found;
  };
  return {
    whole,
    shown: computed(() => upTo(whole.value, versionAt(move.value))),
    marks,
    at,
    move,
    last,
    isPlaying: isPlaying as ReadonlySignal<boolean>,
    speed: speed as ReadonlySignal<Speed>,
    /** How far the picture is from the move it is on the way to, as a part of it; undefined while nobody holds it. */
    held: computed(() => (isHeld.value ? move.value - at.value : undefined)),
    /** Goes to a move. */
    go,
    step: (way: 1 | -1) => go(move.peek() + way),
    /** To where a round begins. */
    round: (way: 1 | -1) => goNearest(way, ({ round }, i) => round !== marks.peek()[i - 1]?.round),
    /** To a move of a seat; of whose move is on show unless told. */
    turn: (way: 1 | -1, seat = marks.peek()[move.peek()]?.seat) => goNearest(way, (mark) => mark.seat === seat),
    moveWith,
    /** To the move with a version of the log in it. */
    show: (version: number) => go(moveWith(version)),
    hold: position.hold,
    release: position.release,
    play: position.play,
    pace: (to: Speed): void => {
      speed.value = to;
    },
    /** Whether what is on show is a move of the line that counted. */
    isCounted: computed(() => !isAll.value || movesOf(whole.value.log).includes(versionAt(move.value))),
    /** Whether what was taken back is walked as well, and every step back. */
    isAll: isAll as ReadonlySignal<boolean>,
    /** Walks all of it, or the line that counted alone; what is on show stays, or what came after it does. */
    showAll(all: boolean): void {
      const version = versionAt(move.peek());
      isAll.value = all;
      go(moveWith(version));
    },
    close,
  };
}

/**
 * Where in a match somebody is, and whether it goes on by itself.
 * @param last the last move there is, which may still grow
 */
function createPosition(last: ReadonlySignal<number>) {
  const place = signal(0);
  const isHeld = signal(false);
  const isPlaying = signal(false);
  const within = (to: number): number => Math.max(0, Math.min(to, last.peek()));
  const at = computed(() => Math.min(place.value, last.value));
  const seek = (to: number): void =>
    batch(() => {
      isHeld.value = false;
      place.value = within(Math.round(to));
      if (place.peek() >= last.peek()) isPlaying.value = false;
    });
  return {
    isHeld,
    isPlaying,
    /** The move on show; between two while the slider is held. */
    at,
    /** The move that is shown, or on its way. */
    move: computed(() => Math.ceil(at.value)),
    /** To a move, and on from there if it was going on. */
    seek,
    /** To a move, and stays there. */
    go(to: number): void {
      isPlaying.value = false;
      seek(to);
    },
    /** Holds the picture still at a moment, which may lie between two moves. */
    hold: (moment: number): void =>
      batch(() => {
        isPlaying.value = false;
        isHeld.value = true;
        place.value = within(moment);
      }),
    /** Lets go of it: the nearest move is shown. */
    release: (): void => seek(at.peek()),
    /** Goes on by itself from here, or from the beginning if this is the end; or stops. */
    play(): void {
      if (isPlaying.peek()) isPlaying.value = false;
      else {
        if (Math.ceil(at.peek()) >= last.peek()) seek(0);
        isPlaying.value = last.peek() > 0;
      }
    },
  };
}

export type Playback = ReturnType<typeof createPlayback<unknown>>;
