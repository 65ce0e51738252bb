import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { GameEvent } from "../../../shared/engine/contract/events.ts";
import { movesOf, playVersionsOf } from "../../../shared/engine/match/steps.ts";
import type { Mark, Speed } from "../../contract/playback.ts";
import { type Timeline, upTo } from "../../contract/timeline.ts";

/** For a game without its own marks: full, and hollow for undone moves. */
export function plainMarks({ log }: Timeline, moves: readonly number[]): readonly Mark[] {
  const counted = new Set(movesOf(log));
  return moves.map((v, i): Mark => {
    const seat = i === 0 ? undefined : log[v - 1]?.by;
    return { v, look: counted.has(v) ? "full" : "hollow", ...(seat === undefined ? {} : { seat }) };
  });
}

/** The interval between moves at normal speed, in ms. */
const USUAL = 1_300;
/** Longest interval between moves in real time, in ms. */
const LONGEST = 3_000;

/** How long a move is shown before the next one, in ms. */
function pauseAfter(move: number, marks: readonly Mark[], { log }: Timeline, speed: Speed): number {
  if (speed !== "real") return USUAL / speed;
  const [now, next] = [marks[move], marks[move + 1]];
  if (!now || !next) return USUAL;
  const took = Date.parse(log[next.v - 1]!.at) - Date.parse(log[now.v - 1]!.at);
  return Math.max(USUAL / 4, Math.min(took, LONGEST));
}

type Sought = (mark: Mark, i: number) => boolean;

/** The nearest matching move; the deal or the last move if no move in this direction matches. */
function nearest(marks: readonly Mark[], from: number, way: 1 | -1, isSought: Sought): number {
  for (let i = from + way; i > 0 && i < marks.length; i += way) if (isSought(marks[i]!, i)) return i;
  return way > 0 ? Math.max(0, marks.length - 1) : 0;
}

type MarksOf<State, Event extends GameEvent> = (
  timeline: Timeline<State, Event>,
  moves: readonly number[],
) => readonly Mark[];

/** The moves that the playback visits: those that count, or all. */
function createWalk<State, Event extends GameEvent>(
  whole: ReadonlySignal<Timeline<State, Event>>,
  marksOf: MarksOf<State, Event>,
) {
  const isAll = signal(false);
  const marks = computed(() => marksOf(whole.value, (isAll.value ? playVersionsOf : movesOf)(whole.value.log)));
  return { isAll, marks, last: computed(() => Math.max(0, marks.value.length - 1)) };
}

/**
 * Plays a match move by move. Move 0 is the deal.
 * @param whole the known log, which may still grow
 * @param marksOf returns the marks of moves, given as the versions after them, the deal first
 */
export function createPlayback<State, Event extends GameEvent>(
  whole: ReadonlySignal<Timeline<State, Event>>,
  marksOf: MarksOf<State, Event>,
) {
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
    held: computed(() => (isHeld.value ? move.value - at.value : undefined)),
    go,
    step: (way: 1 | -1) => go(move.peek() + way),
    round: (way: 1 | -1) => goNearest(way, ({ round }, i) => round !== marks.peek()[i - 1]?.round),
    turn: (way: 1 | -1, seat = marks.peek()[move.peek()]?.seat) => goNearest(way, (mark) => mark.seat === seat),
    moveWith,
    show: (version: number) => go(moveWith(version)),
    hold: position.hold,
    release: position.release,
    play: position.play,
    pace: (to: Speed): void => {
      speed.value = to;
    },
    isCounted: computed(() => !isAll.value || movesOf(whole.value.log).includes(versionAt(move.value))),
    /** Whether undone moves and undo steps are visited. */
    isAll: isAll as ReadonlySignal<boolean>,
    /** The position stays, or moves on to the next move that counts. */
    showAll(all: boolean): void {
      const version = versionAt(move.peek());
      isAll.value = all;
      go(moveWith(version));
    },
    close,
  };
}

/** @param last the last move, which may still grow */
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
    /** The move on show; a fraction between two moves while the slider is held. */
    at,
    /** The later of two moves while the slider is between them. */
    move: computed(() => Math.ceil(at.value)),
    /** Goes to a move without stopping the playback, except at the last move. */
    seek,
    go(to: number): void {
      isPlaying.value = false;
      seek(to);
    },
    /** Holds the picture at a position that may lie between two moves. */
    hold: (moment: number): void =>
      batch(() => {
        isPlaying.value = false;
        isHeld.value = true;
        place.value = within(moment);
      }),
    /** Ends `hold` and shows the nearest move. */
    release: (): void => seek(at.peek()),
    /** Pauses, or starts the playback: from the beginning if the last move is on show. */
    play(): void {
      if (isPlaying.peek()) isPlaying.value = false;
      else {
        if (Math.ceil(at.peek()) >= last.peek()) seek(0);
        isPlaying.value = last.peek() > 0;
      }
    },
  };
}

export type Playback = ReturnType<typeof createPlayback<unknown, GameEvent>>;
