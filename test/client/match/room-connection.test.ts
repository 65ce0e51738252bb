import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyTimeline, extend, latest, type Timeline } from "../../../client/contract/timeline.ts";
import type { TableRoom } from "../../../client/match/room.ts";
import { connectRoom } from "../../../client/match/room-connection.ts";
import { isHeard, mute } from "../../../client/storage/muted.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import { PROTOCOL } from "../../../shared/engine/log/protocol.ts";
import { viewAt } from "../../../shared/engine/match/replay.ts";
import { stepsOf } from "../../../shared/engine/match/steps.ts";
import { itemAt } from "../../kit/item-at.ts";
import { playOut, seedOf } from "../../kit/play.ts";
import { SETTINGS } from "../../kit/shelf.ts";
import { FakeRoom } from "./fake-room.ts";

const setting = SETTINGS.find(({ seats }) => seats === 3)!;
const { game } = setting;
const played = playOut(setting, seedOf("link"));
const { log } = played;
const steps = stepsOf(log);
/** The end of a step, because a server sends whole steps. */
const MIDDLE = itemAt(steps, steps.length >> 1).at(-1)!.v;

/** An error in the list of rooms makes a join fail. */
function linked(rooms: readonly (TableRoom | Error)[], player: string | undefined = "p1", onOutdated = () => {}) {
  const left = [...rooms];
  const waits: number[] = [];
  const link = connectRoom({
    game,
    player: () => player,
    join: () => {
      const next = left.shift();
      if (!next) return new Promise(() => {});
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    finality: (error) => (error instanceof Error && error.message === "final" ? "NoWatchers" : undefined),
    onOutdated,
    wait: async (ms) => void waits.push(ms),
    random: () => 0,
  });
  return { link, waits };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("received data", () => {
  test("is folded piece by piece into the same view as the whole", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, 5));
    const { link } = linked([room]);
    await settled();
    for (let v = 5; v < log.length; v += 7) {
      const before = link.timeline.value;
      room.tell(log.slice(v, v + 7));
      expect(link.timeline.value.states[before.log.length]).toBe(latest(before));
    }
    expect(latest(link.timeline.value)).toEqual(viewAt(game, log, 1));
    expect(link.timeline.value.states).toHaveLength(log.length + 1);
  });

  test("shows a spectator no hidden face", async () => {
    const { link } = linked([new FakeRoom(setting, undefined, log.slice(0, MIDDLE))], "somebody");
    await settled();
    expect(link.timeline.value.seat).toBeUndefined();
    expect(latest(link.timeline.value)).toEqual(viewAt(game, log.slice(0, MIDDLE), "table"));
  });

  test("is folded again when the viewer takes a seat", async () => {
    const sitting = log.findIndex((entry) => entry.type === "SeatTaken" && "seat" in entry && entry.seat === 1);
    const room = new FakeRoom(setting, 1, log.slice(0, sitting));
    const { link } = linked([room]);
    await settled();
    expect(link.timeline.value.seat).toBeUndefined();
    room.tell(log.slice(sitting, MIDDLE));
    expect(link.timeline.value.seat).toBe(1);
    expect(latest(link.timeline.value)).toEqual(viewAt(game, log.slice(0, MIDDLE), 1));
  });

  test("is folded again when faces arrive after their lines", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    const faces = itemAt(room.state.seats, 1).faces!.splice(0);
    const { link } = linked([room]);
    await settled();
    expect(latest(link.timeline.value)).not.toEqual(viewAt(game, log.slice(0, MIDDLE), 1));
    itemAt(room.state.seats, 1).faces!.push(...faces);
    room.change();
    expect(latest(link.timeline.value)).toEqual(viewAt(game, log.slice(0, MIDDLE), 1));
  });

  test("about people and talk becomes signals that change only when it does", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    const { link } = linked([room]);
    await settled();
    const { value: before } = link.present;
    const { value: talk } = link.talk;
    room.change();
    expect(link.talk.value).toBe(talk);
    room.state.spectators.push({ name: "Eve" }, { name: "Tom", kind: "bot" });
    itemAt(room.state.seats, 1).away = "2026-01-01T00:00:00.000Z";
    room.state.talk.push(JSON.stringify({ by: 0, name: "Player 0", at: "", phrase: "agreed" }));
    room.change();
    expect(link.present.value).toBe(before);
    expect(link.spectators.value).toEqual([{ name: "Eve" }, { name: "Tom", kind: "bot" }]);
    expect(link.away.value[1]).toBe("2026-01-01T00:00:00.000Z");
    expect(link.talk.value).toHaveLength(1);
  });

  test.each([
    ["a later", PROTOCOL + 1, 1],
    ["the same", PROTOCOL, 0],
    ["an earlier", undefined, 0],
  ])("of a server of %s release is read, and a later one offers to reload the page", async (_, protocol, offers) => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    Object.assign(room.state, { protocol });
    if (protocol === undefined) Object.assign(room.state, { spectators: undefined, watchers: '["Eve"]' });
    let offered = 0;
    const { link } = linked([room], "p1", () => offered++);
    await settled();
    expect(link.status.value).toBe("live");
    expect(latest(link.timeline.value)).toEqual(viewAt(game, log.slice(0, MIDDLE), 1));
    expect(offered > 0 ? 1 : 0).toBe(offers);
  });
});

test("a message among spectators is shown in its place, without those of muted ones", async () => {
  const room = new FakeRoom(setting, 1, log);
  const said = (second: number, text: string, player: string) =>
    JSON.stringify({ by: "watcher", name: player, player, at: `2026-01-01T00:00:0${second}.000Z`, text });
  const { link } = linked([room]);
  await settled();
  room.state.talk.push(said(1, "one", "a"), said(3, "three", "a"));
  Object.assign(room.state, { gallery: { lines: [said(2, "two", "b")] } });
  room.change();
  const texts = () => link.talk.value.filter(isHeard).map((line) => ("text" in line ? line.text : ""));
  expect(texts()).toEqual(["one", "two", "three"]);
  mute("a", true);
  expect(texts()).toEqual(["two"]);
  mute("a", false);
  expect(texts()).toEqual(["one", "two", "three"]);
});

describe("a connection that breaks", () => {
  test("is restored by the framework, in the same room", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    const { link } = linked([room]);
    await settled();
    expect(room.reconnection.minUptime).toBe(0);
    room.drop();
    expect(link.status.value).toBe("reconnecting");
    room.comeBack();
    room.tell(log.slice(MIDDLE));
    expect(link.status.value).toBe("live");
    expect(latest(link.timeline.value)).toEqual(viewAt(game, log, 1));
  });

  test("permanently is replaced by a fresh room, and the known state is kept", async () => {
    const [old, fresh] = [new FakeRoom(setting, 1, log.slice(0, MIDDLE)), new FakeRoom(setting, 1, log)];
    const { link, waits } = linked([old, new Error("down"), new Error("down"), fresh]);
    await settled();
    const before = link.timeline.value;
    old.drop();
    old.end();
    expect(link.status.value).toBe("reconnecting");
    await settled();
    expect(link.status.value).toBe("live");
    expect(waits).toEqual([100, 200]);
    expect(link.timeline.value.states[MIDDLE]).toBe(latest(before));
    old.tell(log.slice(0, 3));
    expect(latest(link.timeline.value)).toEqual(viewAt(game, log, 1));
  });

  test("and to which the framework does not return in time is replaced by a fresh room, and left when it returns", async () => {
    const [old, fresh] = [new FakeRoom(setting, 1, log.slice(0, MIDDLE)), new FakeRoom(setting, 1, log)];
    const { link } = linked([old, fresh]);
    await settled();
    old.drop();
    old.connection.isOpen = false;
    await vi.advanceTimersByTimeAsync(5_900);
    expect(link.status.value).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(200);
    expect(link.status.value).toBe("live");
    old.connection.isOpen = true;
    old.comeBack();
    expect(old.goodbyes).toBe(1);
    expect(latest(link.timeline.value)).toEqual(viewAt(game, log, 1));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("to a table with another history forgets the old one", async () => {
    const other = playOut(setting, seedOf("another"));
    const [old, fresh] = [new FakeRoom(setting, 1, log.slice(0, MIDDLE)), new FakeRoom(setting, 1, other.log)];
    const { link } = linked([old, fresh]);
    await settled();
    old.end();
    await settled();
    expect(latest(link.timeline.value)).toEqual(viewAt(game, other.log, 1));
  });

  test("is given up only when the table will never accept the player", async () => {
    const { link } = linked([new Error("down"), new Error("final")]);
    await settled();
    expect(link.status.value).toBe("lost");
    expect(link.loss.value).toBe("NoWatchers");
    expect(await link.request("start", {})).toEqual({ ok: false, reason: "NoConnection" });
  });
});

describe("an attempt to join", () => {
  function attempted(known?: Timeline) {
    const attempts: { readonly givenUp: AbortSignal; readonly enter: (room: TableRoom) => void }[] = [];
    const link = connectRoom({
      game,
      player: () => "p1",
      join: (givenUp) => new Promise((enter) => attempts.push({ givenUp, enter })),
      finality: () => undefined,
      known,
      wait: async () => {},
      random: () => 0,
    });
    return { link, attempts };
  }

  test("without an answer is given up after eight seconds, and another one is made", async () => {
    const { link, attempts } = attempted();
    await vi.advanceTimersByTimeAsync(7_900);
    expect(attempts.map(({ givenUp }) => givenUp.aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(attempts.map(({ givenUp }) => givenUp.aborted)).toEqual([true, false]);
    itemAt(attempts, 1).enter(new FakeRoom(setting, 1, log));
    await settled();
    expect(link.status.value).toBe("live");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("has more time with each, up to twenty seconds", async () => {
    const { attempts } = attempted();
    await vi.advanceTimersByTimeAsync(8_000 + 12_000 + 16_000 + 20_000 + 20_000 + 100);
    expect(attempts).toHaveLength(6);
  });

  test("that was given up and gets a room nevertheless leaves it", async () => {
    const { link, attempts } = attempted();
    await vi.advanceTimersByTimeAsync(8_100);
    const [late, fresh] = [new FakeRoom(setting, 1, log), new FakeRoom(setting, 1, log)];
    itemAt(attempts, 0).enter(late);
    itemAt(attempts, 1).enter(fresh);
    await settled();
    expect([late.goodbyes, fresh.goodbyes]).toEqual([1, 0]);
    expect(link.status.value).toBe("live");
  });

  test("to a room that sends nothing is followed by another attempt", async () => {
    const { attempts } = attempted();
    const silent = new FakeRoom(setting, 1);
    itemAt(attempts, 0).enter(silent);
    await vi.advanceTimersByTimeAsync(20_100);
    expect(silent.goodbyes).toBe(1);
    expect(attempts).toHaveLength(2);
  });

  test("keeps the last known state of a table until it sends more", async () => {
    const seen = extend(
      emptyTimeline(game, 1),
      log.slice(0, MIDDLE).map((entry) => redact(entry, 1)),
    );
    const { link, attempts } = attempted(seen);
    expect(link.status.value).toBe("reconnecting");
    expect(link.timeline.value).toBe(seen);
    const room = new FakeRoom(setting, 1);
    itemAt(attempts, 0).enter(room);
    await settled();
    expect(link.timeline.value).toBe(seen);
    room.tell(log);
    expect(link.status.value).toBe("live");
    expect(latest(link.timeline.value)).toEqual(viewAt(game, log, 1));
  });
});

describe("a request", () => {
  const command = { id: "c1", command: { type: "DiscardPair", cards: [1, 2] } };

  test("is answered by the table, with any answer", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    room.answer = () => Promise.resolve({ ok: false, reason: "NotYourTurn" });
    const { link } = linked([room]);
    await settled();
    expect(await link.request("command", command)).toEqual({ ok: false, reason: "NotYourTurn" });
  });

  test("that was under way when the connection broke is sent again with the same id, if it is a command", async () => {
    const [old, fresh] = [new FakeRoom(setting, 1, log.slice(0, MIDDLE)), new FakeRoom(setting, 1, log)];
    let fail = (_: Error) => {};
    old.answer = () => new Promise((_, reject) => (fail = reject));
    fresh.answer = () => Promise.resolve({ ok: true, v: 7 });
    const { link } = linked([old, fresh]);
    await settled();
    const reply = link.request("command", command);
    await settled();
    fail(new Error("connection closed before a response was received."));
    old.drop();
    old.end();
    expect(await reply).toEqual({ ok: true, v: 7 });
    expect([...old.asked, ...fresh.asked]).toEqual([
      { name: "command", payload: command },
      { name: "command", payload: command },
    ]);
  });

  test("of any other kind is not repeated", async () => {
    const [old, fresh] = [new FakeRoom(setting, 1, log.slice(0, MIDDLE)), new FakeRoom(setting, 1, log)];
    let fail = (_: Error) => {};
    old.answer = () => new Promise((_, reject) => (fail = reject));
    const { link } = linked([old, fresh]);
    await settled();
    const reply = link.request("say", { text: "hello" });
    await settled();
    fail(new Error("connection closed before a response was received."));
    old.drop();
    old.end();
    expect(await reply).toEqual({ ok: false, reason: "NoConnection" });
    expect(fresh.asked).toEqual([]);
  });

  test("that is not answered within ten seconds puts the connection in doubt, and a command is sent again", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    // This answer fails as at the SDK's own timeout.
    room.answer = () => new Promise((_, reject) => setTimeout(reject, 10_000, new Error("timed out")));
    const { link } = linked([room]);
    await settled();
    const reply = link.request("command", command);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(room.closed).toEqual([4010]);
    room.drop(4010);
    room.answer = () => Promise.resolve({ ok: true, v: 9 });
    room.comeBack();
    expect(await reply).toEqual({ ok: true, v: 9 });
    expect(room.asked).toHaveLength(2);
  });

  test("on a connection that closes without saying so is sent again if it is a command", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    room.answer = () => Promise.reject(new Error("connection is not open."));
    room.connection.isOpen = false;
    const { link } = linked([room]);
    await settled();
    const reply = link.request("command", command);
    await settled();
    expect(link.status.value).toBe("reconnecting");
    room.drop(4010);
    room.connection.isOpen = true;
    room.answer = () => Promise.resolve({ ok: true, v: 9 });
    room.comeBack();
    expect(await reply).toEqual({ ok: true, v: 9 });
    expect(room.asked).toHaveLength(2);
  });

  test("on a connection that closes while its table is unloaded is immediately sent again in a fresh room", async () => {
    const [old, fresh] = [new FakeRoom(setting, 1, log.slice(0, MIDDLE)), new FakeRoom(setting, 1, log)];
    old.answer = () => Promise.reject(new Error("connection is not open."));
    old.connection.isOpen = false;
    fresh.answer = () => Promise.resolve({ ok: true, v: 7 });
    const { link } = linked([old, fresh]);
    await settled();
    const reply = link.request("command", command);
    await settled();
    old.end(4001);
    expect(await reply).toEqual({ ok: true, v: 7 });
    expect(old.closed).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("on a connection that closes and never says so is sent again after three seconds", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    room.answer = () => Promise.reject(new Error("connection is not open."));
    room.connection.isOpen = false;
    const { link } = linked([room]);
    await settled();
    void link.request("command", command);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(room.closed).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(room.closed).toEqual([4010]);
  });

  test("that fails on an open connection is answered as unexpected, once", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    room.answer = () => Promise.reject(new Error("not registered"));
    const { link } = linked([room]);
    await settled();
    expect(await link.request("command", command)).toEqual({ ok: false, reason: "Unexpected" });
    expect(room.asked).toHaveLength(1);
  });

  test("that was answered leaves no timer behind", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    room.answer = () => Promise.resolve({ ok: true, v: 9 });
    const { link } = linked([room]);
    await settled();
    for (const name of ["start", "command"] as const) await link.request(name, command as never);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("to a table that has moved is asked again where it is now, if it is a command", async () => {
    const [old, fresh] = [new FakeRoom(setting, 1, log.slice(0, MIDDLE)), new FakeRoom(setting, 1, log)];
    old.answer = () => Promise.resolve({ ok: false, reason: "TableMoved" });
    fresh.answer = () => Promise.resolve({ ok: true, v: 7 });
    const { link } = linked([old, fresh]);
    await settled();
    const reply = link.request("command", command);
    await settled();
    expect(old.goodbyes).toBe(1);
    expect(old.asked).toHaveLength(1);
    expect(await reply).toEqual({ ok: true, v: 7 });
    expect(fresh.asked).toEqual([{ name: "command", payload: command }]);
  });

  test("made while offline waits for the connection", async () => {
    // The second room's log is still empty, so the command waits.
    const [room, fresh] = [new FakeRoom(setting, 1, log.slice(0, MIDDLE)), new FakeRoom(setting, 1)];
    fresh.answer = () => Promise.resolve({ ok: true, v: 1 });
    const { link } = linked([room, fresh]);
    await settled();
    room.drop();
    const reply = link.request("command", command);
    const impatient = link.request("say", { text: "hello" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await impatient).toEqual({ ok: false, reason: "NoConnection" });
    expect([...room.asked, ...fresh.asked]).toEqual([]);
    fresh.tell(log);
    expect(await reply).toEqual({ ok: true, v: 1 });
  });

  test("is not needed to leave: a link closed while offline has left once the connection is back", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    const { link } = linked([room]);
    await settled();
    room.drop();
    room.connection.isOpen = false;
    link.close();
    await settled();
    // The SDK does not retry, and the room that it was opening is closed.
    expect(room.reconnection.maxRetries).toBe(0);
    expect(room.closed).toEqual([undefined]);
    room.connection.isOpen = true;
    room.comeBack();
    expect(room.goodbyes).toBe(1);
  });

  test("ends with the link", async () => {
    const room = new FakeRoom(setting, 1, log.slice(0, MIDDLE));
    const { link } = linked([room]);
    await settled();
    room.drop();
    const reply = link.request("command", command);
    link.close();
    expect(await reply).toEqual({ ok: false, reason: "NoConnection" });
  });
});
