import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { HEARTBEAT, type LineSink, MAX_LAG } from "../../../server/rooms/line-stream.ts";
import { MatchStream, type StreamedTable } from "../../../server/rooms/match-stream.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Stops with the test, because all streams share one timer. */
function streamTo(sink: LineSink, options: ConstructorParameters<typeof MatchStream>[1] = FROM_START): MatchStream {
  const stream = new MatchStream(sink, options);
  onTestFinished(() => stream.stop());
  return stream;
}

const FROM_START = { after: 0, wantsAsked: true, endsWithMatch: false };

const AT = "2026-11-20T12:00:00.000Z";

const logOf = (events: number): Recorded[] =>
  Array.from({ length: events }, (_, i) => ({ v: i + 1, at: AT, cause: `c${i >> 1}`, type: "HintTaken", seat: 0 }));

/** A reader that falls behind after `most` lines. */
function readerOf(most = Number.POSITIVE_INFINITY) {
  const lines: Record<string, unknown>[] = [];
  const reader = { lines, most, isEnded: false };
  const sink: LineSink = {
    write(line) {
      lines.push(JSON.parse(line));
      return lines.length < reader.most;
    },
    end() {
      reader.isEnded = true;
    },
  };
  return { ...reader, sink, allow: (more: number) => Object.assign(reader, { most: more }), state: reader };
}

const tableOf = (events: number, more: Partial<StreamedTable> = {}): StreamedTable => ({
  match: { id: "m", code: "c", game: "toy" },
  seat: undefined,
  log: logOf(events),
  version: events,
  seats: [],
  chats: [[], []],
  rematch: "",
  isOver: false,
  asked: () => undefined,
  ...more,
});

const message = (at: string, text: string): string => JSON.stringify({ by: 0, name: "Ann", at, text });

describe("a stream of a match", () => {
  test("begins with the match and has a line for each step after the reader's version", () => {
    const { sink, lines } = readerOf();
    streamTo(sink, { ...FROM_START, after: 2 }).attach(() => tableOf(5));
    expect(lines.map(({ type }) => type)).toEqual(["match", "events", "events", "seats"]);
    expect(lines.flatMap(({ events }) => (events as Recorded[]) ?? []).map(({ v }) => v)).toEqual([3, 4, 5]);
  });

  test("shows no event beyond the version that its reader may see, and no secret of another seat", () => {
    const { sink, lines } = readerOf();
    const log = logOf(4).map((entry) => ({ ...entry, secret: { to: [1], faces: { 7: "i7" } } }));
    streamTo(sink).attach(() => tableOf(4, { log, version: 2 }));
    expect(lines.flatMap(({ events }) => (events as Recorded[]) ?? []).map(({ v }) => v)).toEqual([1, 2]);
    expect(JSON.stringify(lines)).not.toContain("i7");
  });

  test("writes nothing while its reader is behind, and goes on without a gap or a repetition", () => {
    const { sink, lines, allow } = readerOf(2);
    const stream = streamTo(sink);
    stream.attach(() => tableOf(9));
    for (let i = 0; i < 5; i++) stream.update();
    expect(lines).toHaveLength(2);
    for (let most = 3; most < 20; most++) {
      allow(most);
      stream.onDrain();
    }
    expect(lines.flatMap(({ events }) => (events as Recorded[]) ?? []).map(({ v }) => v)).toEqual(
      Array.from({ length: 9 }, (_, i) => i + 1),
    );
  });

  test("is closed with its version once its reader was behind for too long", () => {
    const { sink, lines, state } = readerOf(2);
    streamTo(sink).attach(() => tableOf(9));
    vi.advanceTimersByTime(MAX_LAG - HEARTBEAT);
    expect(state.isEnded).toBe(false);
    vi.advanceTimersByTime(2 * HEARTBEAT);
    expect(lines.at(-1)).toEqual({ type: "closed", reason: "TooSlow", version: 2 });
    expect(state.isEnded).toBe(true);
    vi.advanceTimersByTime(MAX_LAG);
    expect(lines).toHaveLength(3);
  });

  test("is closed at the end of the match if its reader wants that, after the last line", () => {
    for (const endsWithMatch of [true, false]) {
      const { sink, lines, state } = readerOf();
      let isOver = false;
      const stream = streamTo(sink, { ...FROM_START, endsWithMatch });
      stream.attach(() => tableOf(isOver ? 3 : 1, { isOver }));
      isOver = true;
      stream.update();
      expect([state.isEnded, lines.at(-1)]).toEqual([
        endsWithMatch,
        endsWithMatch
          ? { type: "closed", reason: "MatchIsOver", version: 3 }
          : expect.objectContaining({ type: "events" }),
      ]);
    }
  });

  test("beats only while nothing else is written", () => {
    const { sink, lines } = readerOf();
    let events = 1;
    const stream = streamTo(sink);
    stream.attach(() => tableOf(events));
    vi.advanceTimersByTime(HEARTBEAT - 1);
    expect(lines.at(-1)).toMatchObject({ type: "seats" });
    vi.advanceTimersByTime(1);
    expect(lines.at(-1)).toEqual({ type: "heartbeat", version: 1 });
    vi.advanceTimersByTime(HEARTBEAT / 2);
    events = 3;
    stream.update();
    vi.advanceTimersByTime(HEARTBEAT - 1);
    expect(lines.at(-1)).toMatchObject({ type: "events" });
    stream.stop();
    vi.advanceTimersByTime(10 * HEARTBEAT);
    expect(lines.at(-1)).toMatchObject({ type: "events" });
  });

  test("has each chat message once: of one moment, after the oldest were cut off, and after a rename", () => {
    const { sink, lines } = readerOf();
    let said = [message("1", "a"), message("2", "b"), message("2", "c")];
    const stream = streamTo(sink);
    stream.attach(() => tableOf(0, { chats: [said, []] }));
    said = [message("2", "b"), message("2", "c"), message("2", "d"), message("3", "e")];
    stream.update();
    said = said.slice(1).map((line) => line.replace("Ann", "Anna"));
    stream.update();
    said = [...said, message("3", "f")];
    stream.update();
    const texts = lines.flatMap(({ message }) => (message ? [(message as { text: string }).text] : []));
    expect(texts.join("")).toBe("abcdef");
  });

  test("says that a question is withdrawn", () => {
    const { sink, lines } = readerOf();
    let asked: ReturnType<StreamedTable["asked"]> = { v: 1, seat: 0, what: "turn", moves: [] };
    const stream = streamTo(sink);
    stream.attach(() => tableOf(1, { seat: 0, asked: () => asked }));
    asked = undefined;
    stream.update();
    expect(lines.filter(({ type }) => type === "asked").map(({ asked }) => asked !== null)).toEqual([true, false]);
  });
});
