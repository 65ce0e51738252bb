import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyTimeline, extend } from "../../../client/contract/timeline.ts";
import { connectRoom } from "../../../client/match/room-connection.ts";
import { keepUnacknowledged } from "../../../client/match/unacknowledged.ts";
import { itemAt } from "../../kit/item-at.ts";
import { playOut, seedOf } from "../../kit/play.ts";
import { SETTINGS } from "../../kit/shelf.ts";
import { FakeRoom } from "./fake-room.ts";

const setting = SETTINGS.find(({ seats }) => seats === 3)!;
const { log } = playOut(setting, seedOf("unanswered"));
/** `own` is the version before a move of seat 1, `before` the one before the previous step. */
const own = log.findIndex((entry, i) => i > log.length / 2 && entry.by === 1);
const before = log.findLastIndex((entry, i) => i < own - 1 && entry.cause !== itemAt(log, own - 1).cause) + 1;
const MOVE = { id: "once", command: { type: "DiscardPair" } };

async function open(length: number, { player = "p1", match = "m" } = {}) {
  const room = new FakeRoom(setting, player === "p1" ? 1 : 0, log.slice(0, length));
  const base = connectRoom({
    game: setting.game,
    player: () => player,
    join: () => Promise.resolve(room),
    finality: () => undefined,
    wait: () => new Promise(() => {}),
  });
  const link = keepUnacknowledged(match, base);
  await vi.waitFor(() => expect(link.status.value).toBe("live"));
  await new Promise((done) => setTimeout(done));
  return { room, link };
}

describe("a move without an answer", () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    store.clear();
  });

  /** Sends a move, and closes the page before the answer. */
  async function lose(length = before): Promise<void> {
    const { link, room } = await open(length);
    void link.request("command", MOVE);
    await vi.waitFor(() => expect(room.asked).toHaveLength(1));
    link.close();
    await new Promise((done) => setTimeout(done));
  }

  test("is sent again by the next page, with its id, and then forgotten", async () => {
    await lose();
    const again = await open(before);
    expect(again.room.asked).toEqual([{ name: "command", payload: MOVE }]);
    again.link.close();
    const { room } = await open(before);
    room.answer = () => Promise.resolve({ ok: true, v: before + 1 });
    expect(room.asked).toEqual([{ name: "command", payload: MOVE }]);
  });

  test("is shown as kept until it is sent, on a page that shows the table before it is reached", async () => {
    await lose();
    const room = new FakeRoom(setting, 1, log.slice(0, before));
    const { promise: isReached, resolve: reach } = Promise.withResolvers<FakeRoom>();
    const link = keepUnacknowledged(
      "m",
      connectRoom({
        game: setting.game,
        player: () => "p1",
        join: () => isReached,
        finality: () => undefined,
        wait: () => new Promise(() => {}),
        known: extend(emptyTimeline(setting.game, 1), log.slice(0, before)),
      }),
    );
    expect(link.isMoveKept.value).toBe(true);
    reach(room);
    await vi.waitFor(() => expect(link.isMoveKept.value).toBe(false));
    expect((await open(before, { match: "other" })).link.isMoveKept.value).toBe(false);
    link.close();
  });

  test("is still sent after others have moved, and not after its seat has", async () => {
    await lose();
    const later = await open(own);
    expect(later.room.asked).toHaveLength(1);
    later.link.close();
    expect((await open(own + 1)).room.asked).toEqual([]);
    expect(store.size).toBe(0);
  });

  test("belongs to its seat and its match", async () => {
    await lose();
    expect((await open(before, { match: "other" })).room.asked).toEqual([]);
    expect((await open(before, { player: "p0" })).room.asked).toEqual([]);
  });

  test.each([{ ok: true, v: 1 } as const, { ok: false, reason: "NotYourTurn" } as const])(
    "is settled when the answer was %j",
    async (answer) => {
      const { link, room } = await open(before);
      room.answer = () => Promise.resolve(answer);
      expect(await link.request("command", MOVE)).toEqual(answer);
      link.close();
      expect((await open(before)).room.asked).toEqual([]);
    },
  );

  test("is not sent when its storage cannot be read", async () => {
    store.set("stillwater.unanswered.m", "{");
    expect((await open(before)).room.asked).toEqual([]);
    store.set("stillwater.unanswered.m", '{"id":"once"}');
    expect((await open(before)).room.asked).toEqual([]);
  });
});
