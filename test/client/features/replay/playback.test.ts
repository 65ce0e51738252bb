import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyTimeline, extend, latest, type Timeline } from "../../../../client/contract/timeline.ts";
import { createPlayback, plainMarks } from "../../../../client/features/replay/playback.ts";
import { seenBy } from "../../../../client/features/replay/replay-model.ts";
import { marksOf } from "../../../../client/games/tranquility/replay/marks.ts";
import { loadGameMessages } from "../../../../client/games/tranquility/text/messages/messages.ts";
import type { GameCommand } from "../../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../../shared/engine/contract/game.ts";
import type { MatchCommand } from "../../../../shared/engine/match/decide.ts";
import { movesOf } from "../../../../shared/engine/match/steps.ts";
import { gameOf } from "../../../../shared/games/index.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { goldens } from "../../../kit/golden.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { command, dealt, seedOf } from "../../../kit/play.ts";
import { cairn } from "../../../kit/toys/cairn/cairn.ts";
import cairnClient from "../../../kit/toys/cairn/client.ts";

// Marks contain the names of phases, so messages must be loaded.
await loadGameMessages();

const golden = goldens().find(({ name }) => name.startsWith("tranquility-standard-false-draw-five-open-3"))!;
const whole = seenBy<State, Event>(gameOf("tranquility")!, golden.file, "all");

const open = () => createPlayback(signal(whole), marksOf);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a playback of undone moves", () => {
  /** Three layers, of which two are undone, and then another layer. */
  function playedAnew() {
    const options = { layers: 8, place: "shore", kinds: ["flat", "round", "sharp"], door: "open", height: "any" };
    const start = dealt({ game: cairn as AnyGame, options, seats: 1 }, seedOf("taken back"));
    const lay = (stones: number): MatchCommand => ({
      type: "play",
      seat: 0,
      command: { type: "Lay", stones, kind: "flat" } as GameCommand,
    });
    const one = command(start, lay(1));
    const three = command(command(one, lay(2)), lay(3));
    const { log } = command(command(three, { type: "takeBack", seat: 0, to: one.match.version }), lay(4));
    return createPlayback(signal(extend(emptyTimeline(cairnClient.rules, undefined), log)), plainMarks);
  }
  const laid = (playback: ReturnType<typeof playedAnew>) =>
    (latest(playback.shown.value).table as { readonly layers: readonly unknown[] }).layers.length;

  it("follows the moves that counted, and on request all of them", () => {
    const playback = playedAnew();
    const walk = () =>
      playback.marks.value.map((_, move) => {
        playback.go(move);
        return laid(playback);
      });
    expect(walk()).toEqual([0, 1, 2]);
    expect(new Set(playback.marks.value.slice(1).map(({ look }) => look))).toEqual(new Set(["full"]));
    playback.showAll(true);
    expect(walk()).toEqual([0, 1, 2, 3, 1, 2]);
    expect(playback.marks.value.map(({ look }) => look === "hollow")).toEqual([false, false, true, true, true, false]);
  });

  it("stays at the shown moment, or goes to its successor; an undone move cannot be branched", () => {
    const playback = playedAnew();
    playback.go(1);
    playback.showAll(true);
    expect([playback.move.value, playback.isCounted.value]).toEqual([1, true]);
    playback.go(3);
    expect(playback.isCounted.value).toBe(false);
    playback.showAll(false);
    expect([playback.move.value, laid(playback), playback.isCounted.value]).toEqual([2, 2, true]);
  });
});

describe("a playback", () => {
  it("begins with the deal and knows every move", () => {
    const playback = open();
    expect(playback.move.value).toBe(0);
    expect(playback.last.value).toBe(movesOf(whole.log).length - 1);
    expect(playback.shown.value.states.at(-1)!.phase).toBe("live");
  });

  it("shows the match after the move it was sent to, and stays within it", () => {
    const playback = open();
    playback.go(7);
    expect(playback.shown.value.log).toHaveLength(itemAt(movesOf(whole.log), 7));
    playback.go(-3);
    expect(playback.move.value).toBe(0);
    playback.go(100_000);
    expect(playback.shown.value).toBe(whole);
  });

  it("steps by round to the next one's beginning, and back to this one's", () => {
    const playback = open();
    playback.go(9);
    const round = itemAt(playback.marks.value, 9).round!;
    playback.round(1);
    expect(itemAt(playback.marks.value, playback.move.value).round).toBe(round + 1);
    expect(itemAt(playback.marks.value, playback.move.value - 1).round).toBe(round);
    playback.round(-1);
    expect(itemAt(playback.marks.value, playback.move.value).round).toBe(round);
    expect(itemAt(playback.marks.value, playback.move.value - 1).round).toBe(round - 1);
  });

  it("steps to the moves of a seat", () => {
    const playback = open();
    playback.go(4);
    const { seat } = itemAt(playback.marks.value, 4);
    playback.turn(1);
    expect(playback.move.value).toBeGreaterThan(4);
    expect(itemAt(playback.marks.value, playback.move.value).seat).toBe(seat);
    playback.turn(-1);
    expect(playback.move.value).toBe(4);
  });

  it("finds the move of a version", () => {
    const playback = open();
    const moves = movesOf(whole.log);
    playback.show(itemAt(moves, 11) - 1);
    expect(playback.move.value).toBe(itemAt(moves, 11) - 1 <= itemAt(moves, 10) ? 10 : 11);
  });

  it("plays to the end, faster on request, and stops there", () => {
    const playback = open();
    playback.pace(4);
    playback.play();
    vi.advanceTimersByTime(1_000);
    const fast = playback.move.value;
    playback.go(0);
    playback.pace(1);
    playback.play();
    vi.advanceTimersByTime(1_400);
    expect(playback.move.value).toBe(1);
    expect(fast).toBe(3);
    vi.advanceTimersByTime(1_000_000);
    expect(playback.move.value).toBe(playback.last.value);
    expect(playback.isPlaying.value).toBe(false);
    playback.play();
    expect(playback.move.value).toBe(0);
  });

  it("waits as long as the move took, but never longer than three seconds", () => {
    const at = (entry: { readonly v: number }) => new Date(Date.UTC(2026, 0, 1) + entry.v * 60_000).toISOString();
    const slow = { ...whole, log: whole.log.map((entry) => ({ ...entry, at: at(entry) })) };
    const playback = createPlayback(signal(slow), marksOf);
    playback.pace("real");
    playback.play();
    vi.advanceTimersByTime(2_999);
    expect(playback.move.value).toBe(0);
    vi.advanceTimersByTime(1);
    expect(playback.move.value).toBe(1);
  });

  it("can be held between two moves, and snaps to the nearest when released", () => {
    const playback = open();
    playback.play();
    playback.hold(7.25);
    expect(playback.isPlaying.value).toBe(false);
    expect(playback.move.value).toBe(8);
    expect(playback.held.value).toBeCloseTo(0.75);
    playback.release();
    expect(playback.move.value).toBe(7);
    expect(playback.held.value).toBeUndefined();
  });

  it("continues from the same place when the match grows", () => {
    const part: Timeline<State, Event> = { ...whole, log: whole.log.slice(0, 60), states: whole.states.slice(0, 61) };
    const growing = signal(part);
    const playback = createPlayback(growing, marksOf);
    playback.go(5);
    const { length } = playback.shown.value.log;
    growing.value = whole;
    expect(playback.move.value).toBe(5);
    expect(playback.shown.value.log).toHaveLength(length);
  });
});
