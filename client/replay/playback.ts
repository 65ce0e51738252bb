import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../../shared/engine/game.ts";
import { movesOf } from "../../shared/engine/steps.ts";
import { type Timeline, upTo } from "../match/timeline.ts";

/** How the mark of a move looks, the most telling first. */
export type MarkLook = "full" | "ringed" | "hollow" | "small";

/** A move of a match, for those who look for one. The deal is the first, and nobody's. */
export interface Mark {
  /** The version after it. */
  readonly v: number;
  readonly seat?: Seat;
  readonly look: MarkLook;
  /** From 1. */
  readonly round: number;
  /** What it belongs to that took several moves: a word below the timeline. */
  readonly phase?: string;
}

/** The moves of any match, one like the other. */
export const plainMarks = ({ log }: Timeline): readonly Mark[] =>
  movesOf(log).map((v, i, moves): Mark => {
    const seat = log[moves[i - 1] ?? 0]?.by;
    return { v, look: "full", round: 1, ...(seat === undefined ? {} : { seat }) };
  });

/** How fast moves follow each other: so many times as fast as usual, or as they were made. */
export const SPEEDS = [0.5, 1, 2, 4, "real"] as const;
export type Speed = (typeof SPEEDS)[number];

/** From one move to the next at the usual speed, in ms. */
const USUAL = 1_300;
/** Nobody wants to wait longer for a move that took long, in ms. */
const LONGEST = 3_000;

/**
 * A match that is watched again, move by move. Move 0 is the deal.
 * @param whole the log as far as it is known, which may still grow
 * @param marksOf its moves, the deal first
 */
export function createPlayback<State>(
  whole: ReadonlySignal<Timeline<State>>,
  marksOf: (timeline: Timeline<State>) => readonly Mark[],
) {
  const marks = computed(() => marksOf(whole.value));
  const last = computed(() => Math.max(0, marks.value.length - 1));
  const place = signal(0);
  const isHeld = signal(false);
  const isPlaying = signal(false);
  const speed = signal<Speed>(1);

  /** The move on show; between two while the slider is held. */
  const at = computed(() => Math.min(place.value, last.value));
  /** The move that is shown, or on its way. */
  const move = computed(() => Math.ceil(at.value));
  const shown = computed(() => upTo(whole.value, marks.value[move.value]?.v ?? 0));

  const seek = (to: number): void =>
    batch(() => {
      isHeld.value = false;
      place.value = Math.max(0, Math.min(Math.round(to), last.peek()));
      if (place.peek() >= last.peek()) isPlaying.value = false;
    });
  const go = (to: number): void => {
    isPlaying.value = false;
    seek(to);
  };
  /** The move with a version of the log in it. */
  const moveWith = (version: number): number => marks.peek().findIndex(({ v }) => v >= version);
  /** The nearest move in a direction that is one of those sought; the end of the match if there is none. */
  const find = (way: 1 | -1, sought: (mark: Mark, i: number) => boolean): number => {
    const list = marks.peek();
    for (let i = move.peek() + way; i > 0 && i < list.length; i += way) if (sought(list[i]!, i)) return i;
    return way > 0 ? last.peek() : 0;
  };

  /** How long the move on show is looked at before the next. */
  const pause = (): number => {
    const pace = speed.peek();
    if (pace !== "real") return USUAL / pace;
    const [now, next] = [marks.peek()[move.peek()], marks.peek()[move.peek() + 1]];
    if (!now || !next) return USUAL;
    const { log } = whole.peek();
    const took = Date.parse(log[next.v - 1]!.at) - Date.parse(log[now.v - 1]!.at);
    return Math.max(USUAL / 4, Math.min(took, LONGEST));
  };
  const stop = effect(() => {
    if (!isPlaying.value || isHeld.value) return;
    void speed.value;
    void move.value;
    const timer = setTimeout(() => seek(move.peek() + 1), pause());
    return () => clearTimeout(timer);
  });

  return {
    whole,
    shown,
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
    round: (way: 1 | -1) => go(find(way, ({ round }, i) => round !== marks.peek()[i - 1]?.round)),
    /** To a move of a seat; of whose move is on show unless told. */
    turn: (way: 1 | -1, seat = marks.peek()[move.peek()]?.seat) => go(find(way, (mark) => mark.seat === seat)),
    moveWith,
    /** To the move with a version of the log in it. */
    show: (version: number) => go(moveWith(version)),
    /** Holds the picture still at a moment, which may lie between two moves. */
    hold: (moment: number): void =>
      batch(() => {
        isPlaying.value = false;
        isHeld.value = true;
        place.value = Math.max(0, Math.min(moment, last.peek()));
      }),
    /** Lets go of it: the nearest move is shown. */
    release: () => seek(at.peek()),
    play(): void {
      if (isPlaying.peek()) isPlaying.value = false;
      else {
        if (move.peek() >= last.peek()) seek(0);
        isPlaying.value = last.peek() > 0;
      }
    },
    pace: (to: Speed): void => {
      speed.value = to;
    },
    close: stop,
  };
}

export type Playback = ReturnType<typeof createPlayback<unknown>>;
