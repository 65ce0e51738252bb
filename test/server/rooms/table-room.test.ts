import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { configFrom } from "../../../server/config.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { talkOf } from "../../../shared/engine/contract/game.ts";
import { maxLogLengthOf } from "../../../shared/engine/contract/max-log-length.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import type { LobbyState } from "../../../shared/engine/log/table-state.ts";
import type { ChatMessage } from "../../../shared/engine/log/wire.ts";
import { foldMatch } from "../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, toAct } from "../../../shared/engine/match/match.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { cut, type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import {
  act,
  anyMove,
  ask,
  type Guest,
  granted,
  nonce,
  spectatorsIn,
  sync,
  type TableRoomOf,
  viewOf,
} from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

const game = gameOf("tranquility")!;
const LONGEST_LOG = maxLogLengthOf(game);
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ limits: { ...configFrom({}).limits, talk: undefined } });
});
afterAll(() => app.stop());

const truthFor = (match: string, seat: Seat | "table") =>
  foldMatch(
    game,
    INITIAL_MATCH,
    JSON.parse(JSON.stringify(tableBehind(app, match).log.map((entry) => redact(entry, seat)))),
  );

async function expectTrueViews({ match, guests, rooms }: Gathering): Promise<void> {
  await Promise.all(rooms.map(sync));
  for (const [seat, room] of rooms.entries()) {
    expect(viewOf(room, itemAt(guests, seat).player)).toEqual(truthFor(match, seat));
  }
}

/** Returns false if the match ends before `moves` moves. */
async function playOn(
  gathering: Gathering,
  moves: number,
  rng = rolls(5),
  each?: () => Promise<void>,
): Promise<boolean> {
  const { match, guests, rooms } = gathering;
  for (let i = 0; i < moves; i++) {
    const { match: now } = tableBehind(app, match);
    const [seat] = toAct(game, now);
    if (seat === undefined) return false;
    await sync(itemAt(rooms, seat));
    granted((await act(itemAt(rooms, seat), itemAt(guests, seat).player, rng))!);
    await each?.();
  }
  return true;
}

const facesOf = (room: TableRoomOf, seat: Seat): readonly number[] | undefined => {
  const { faces } = itemAt(room.state.seats, seat);
  return faces && [...faces];
};

describe("a log", () => {
  test("is bounded for people who come and go, which leaves as much room again for the moves", async () => {
    const ann = await app.guest("Ann");
    const match = await ann.open(2);
    const room = await ann.join(match);
    granted(await ask(room, "sit", { seat: 0, nonce: nonce(1) }));
    const table = tableBehind(app, match);
    const restless = { name: "ä".repeat(24), kind: "human", player: "p".repeat(16), nonce: "f".repeat(64) } as const;
    for (let i = 0; ; i++) {
      const id = `${i}`.padStart(64, "x");
      const command =
        i % 2 ? ({ type: "stand", seat: 1 } as const) : ({ type: "sit", seat: 1, occupant: restless } as const);
      const reply = await table.submit({ id, command });
      if (!reply.ok) {
        expect(reply).toEqual({ ok: false, reason: "LogIsFull" });
        break;
      }
    }
    expect(table.match.version).toBe(LONGEST_LOG / 4);
    granted(await ask(room, "say", { text: "Sit down, please" }));
  });

  test("that has reached its bound is sent whole to every joiner", async () => {
    const ann = await app.guest("Ann");
    const match = await ann.open(2);
    const { store } = app.app.tables;
    const [summary] = await store.matches.find({ id: match });
    const restless = { name: "ä".repeat(24), kind: "human", player: "p".repeat(16), nonce: "f".repeat(64) };
    const entries = Array.from({ length: LONGEST_LOG - 1 }, (_, i) => ({
      v: i + 2,
      at: summary!.createdAt,
      cause: `${i}`.padStart(64, "x"),
      seat: 1,
      ...(i % 2 ? { type: "SeatLeft" } : { type: "SeatTaken", ...restless }),
    }));
    await store.events.append(match, 1, entries, summary!);
    const room = await ann.join(match);
    for (let i = 0; i < 100; i++) granted(await ask(room, "say", { text: "ö".repeat(500) }));
    const late = await ann.join(match);
    await sync(late);
    expect([...late.state.log]).toHaveLength(LONGEST_LOG);
    expect([...late.state.talk]).toHaveLength(100);
    expect(viewOf(late, ann.player)).toEqual(truthFor(match, "table"));
  });
});

describe("a crowd", () => {
  test("of spectators is bounded, and keeps no player from their seat", async () => {
    const { match, guests, rooms } = await gather(app, { people: 1, bots: 1 });
    const crowd: TableRoomOf[] = [];
    const windows = async (guest: Guest, count: number) => {
      for (let i = 0; i < count; i++) crowd.push(await guest.join(match));
    };
    const eve = await app.guest("Eve");
    await windows(eve, 8);
    await expect(eve.join(match)).rejects.toThrow("TooManyWindows");
    for (let i = 0; i < 5; i++) await windows(await app.guest(`Guest ${i}`), 8);
    const last = await app.guest("Fay");
    await windows(last, 2);
    await expect(last.join(match)).rejects.toThrow("TooManyWatchers");
    await itemAt(rooms, 0).leave();
    const again = await itemAt(guests, 0).join(match);
    await sync(again);
    expect(viewOf(again, itemAt(guests, 0).player)).toEqual(truthFor(match, 0));
    await crowd.pop()!.leave();
    await vi.waitFor(() => expect(app.colyseus.getRoomById(match)!.clients).toHaveLength(50));
    await (await last.join(match)).leave();
    await Promise.all(crowd.map((room) => room.leave()));
  });
});

describe("before the match", () => {
  test("a guest sits in the chosen seat, and in the first free one without a choice", async () => {
    const { match, rooms, guests } = await gather(app, { people: 1, bots: 0, start: false });
    expect(await ask(itemAt(rooms, 0), "stand", {})).toMatchObject({ ok: true });
    const three = await itemAt(guests, 0).open(3);
    const [a, b] = [await app.guest("A"), await app.guest("B")];
    const [ra, rb] = [await a.join(three), await b.join(three)];
    granted(await ask(ra, "sit", { seat: 1, nonce: nonce(1) }));
    granted(await ask(rb, "sit", { nonce: nonce(2) }));
    await sync(ra);
    expect(viewOf(ra, a.player).seats.map((held) => held?.name)).toEqual(["B", "A", undefined]);
    expect(match).not.toBe(three);
  });

  test("a request for any seat gets one as long as one is free, however many ask concurrently", async () => {
    const guests = await Promise.all(["A", "B", "C", "D"].map((name) => app.guest(name)));
    const match = await itemAt(guests, 0).open(3);
    const rooms = await Promise.all(guests.map((guest) => guest.join(match)));
    const replies = await Promise.all(rooms.map((room, i) => ask(room, "sit", { nonce: nonce(i) })));
    const reasons = replies.flatMap((reply) => (reply.ok ? [] : [reply.reason]));
    expect(reasons).toEqual(["TableIsFull"]);
    const { seats } = tableBehind(app, match).match;
    expect(new Set(seats.map((held) => held?.player)).size).toBe(3);
  });

  test("every refusal has a reason, and changes nothing", async () => {
    const [ann, bob, eve] = [await app.guest("Ann"), await app.guest("Bob"), await app.guest("Eve")];
    const match = await ann.open(2);
    const [ra, rb, re] = [await ann.join(match), await bob.join(match), await eve.join(match)];
    const n = nonce(1);
    const refusals: [string, Promise<unknown>][] = [
      ["NotSeated", ask(ra, "stand", {})],
      ["NotSeated", ask(ra, "seatBot", { seat: 0 })],
      ["NotSeated", ask(ra, "start", {})],
      ["NotSeated", ask(ra, "rematch", {})],
      ["NotSeated", ask(ra, "command", { id: "1", command: { type: "DiscardPair", cards: [1, 2] } })],
      ["NoSuchSeat", ask(ra, "sit", { seat: 2, nonce: n })],
    ];
    for (const [reason, reply] of refusals) expect(await reply).toMatchObject({ ok: false, reason });
    granted(await ask(ra, "sit", { seat: 0, nonce: n }));
    const seated: [string, Promise<unknown>][] = [
      ["AlreadySeated", ask(ra, "sit", { seat: 1, nonce: n })],
      ["AlreadySeated", ask(ra, "sit", { nonce: n })],
      ["SeatIsTaken", ask(ra, "sit", { seat: 0, nonce: n })],
      ["SeatIsTaken", ask(rb, "sit", { seat: 0, nonce: n })],
      ["SeatIsTaken", ask(ra, "seatBot", { seat: 0 })],
      ["NoSuchBot", ask(ra, "seatBot", { seat: 1, bot: "constructor" })],
      ["NoSuchBot", ask(ra, "seatBot", { seat: 1, bot: "" })],
      ["NoSuchSeat", ask(ra, "seatBot", { seat: 2 })],
      ["SeatsAreEmpty", ask(ra, "start", {})],
      ["NotYourSeat", ask(ra, "stand", { seat: 1 })],
      ["MatchIsNotOver", ask(ra, "rematch", {})],
      ["MatchHasNotStarted", ask(ra, "command", { id: "2", command: { type: "DiscardPair", cards: [1, 2] } })],
    ];
    for (const [reason, reply] of seated) expect(await reply).toMatchObject({ ok: false, reason });
    expect(tableBehind(app, match).match.version).toBe(2);
    granted(await ask(rb, "sit", { nonce: n }));
    expect(await ask(re, "sit", { nonce: n })).toEqual({ ok: false, reason: "TableIsFull" });
    expect(await ask(ra, "stand", { seat: 1 })).toEqual({ ok: false, reason: "NotYourSeat" });
    granted(await ask(ra, "start", {}));
    const { version } = tableBehind(app, match).match;
    const begun: [string, Promise<unknown>][] = [
      ["MatchHasStarted", ask(ra, "start", {})],
      ["MatchHasStarted", ask(ra, "stand", {})],
      ["MatchHasStarted", ask(ra, "seatBot", { seat: 1 })],
      ["TableIsFull", ask(re, "sit", { nonce: n })],
      ["MatchHasStarted", ask(re, "sit", { seat: 1, nonce: n })],
      ["BadCommand", ask(ra, "command", { id: "3", command: { type: "Cheat" } })],
      ["MatchIsNotOver", ask(rb, "rematch", {})],
    ];
    for (const [reason, reply] of begun) expect(await reply).toMatchObject({ ok: false, reason });
    expect(tableBehind(app, match).match.version).toBe(version);
  });

  test("a bot is seated, sent away, and gives its seat up to a person", async () => {
    const { match, guests, rooms } = await gather(app, { people: 1, bots: 2, start: false });
    const [room] = rooms;
    const seats = () => viewOf(room!, itemAt(guests, 0).player).seats.map((held) => held?.kind);
    expect(seats()).toEqual(["human", "bot", "bot"]);
    granted(await ask(room!, "stand", { seat: 2 }));
    await sync(room!);
    expect(seats()).toEqual(["human", "bot", undefined]);
    const bob = await app.guest("Bob");
    granted(await ask(await bob.join(match), "sit", { seat: 1, nonce: nonce(3) }));
    await sync(room!);
    expect(seats()).toEqual(["human", "human", undefined]);
    expect(room!.state.seats.map(({ present }) => present)).toEqual([true, true, false]);
  });
});

describe("secrecy of the wire", () => {
  test("two seats never get each other's faces, and a watcher gets none", async () => {
    const gathering = await gather(app, { people: 2 });
    const { match, rooms } = gathering;
    const watcher = await (await app.guest("Eve")).join(match);
    await playOn(gathering, 10, rolls(1), async () => {
      await Promise.all([...rooms, watcher].map(sync));
      expect([facesOf(itemAt(rooms, 0), 1), facesOf(itemAt(rooms, 1), 0)]).toEqual([undefined, undefined]);
      expect([facesOf(watcher, 0), facesOf(watcher, 1)]).toEqual([undefined, undefined]);
      expect(facesOf(itemAt(rooms, 0), 0)!.length).toBeGreaterThan(0);
    });
    const texts = [...rooms, watcher].map((room) => [...room.state.log].join("\n"));
    for (const text of texts) expect(text).not.toContain('"secret"');
    expect(new Set(texts).size).toBe(1);
  });

  test("what a seat sees is the truth redacted for it, at every step to the end", async () => {
    const gathering = await gather(app, { people: 3 });
    let steps = 0;
    await playOn(gathering, 400, rolls(2), async () => {
      steps++;
      await expectTrueViews(gathering);
    });
    const { match } = tableBehind(app, gathering.match);
    expect(match.phase).toBe("over");
    expect(steps).toBeGreaterThan(10);
  });
});

describe("coming and going", () => {
  test("a player who joins late, watches first and sits later, or reloads, sees the whole state", async () => {
    const { match, guests, rooms } = await gather(app, { people: 1, bots: 0, start: false }).then(async () => {
      const ann = await app.guest("Ann");
      const id = await ann.open(2);
      return { match: id, guests: [ann], rooms: [await ann.join(id)] };
    });
    granted(await ask(itemAt(rooms, 0), "sit", { seat: 0, nonce: nonce(1) }));
    const bob = await app.guest("Bob");
    const watching = await bob.join(match);
    await sync(watching);
    expect(viewOf(watching, bob.player)).toEqual(truthFor(match, "table"));
    expect(spectatorsIn(watching)).toEqual(["Bob"]);
    granted(await ask(watching, "sit", { seat: 1, nonce: nonce(2) }));
    granted(await ask(itemAt(rooms, 0), "start", {}));
    const gathering = { match, guests: [...guests, bob], rooms: [itemAt(rooms, 0), watching] };
    await expectTrueViews(gathering);
    await playOn(gathering, 8);
    await expectTrueViews(gathering);
    const reloaded = await bob.join(match);
    await sync(reloaded);
    expect(viewOf(reloaded, bob.player)).toEqual(viewOf(watching, bob.player));
    await watching.leave();
    await playOn({ ...gathering, rooms: [itemAt(rooms, 0), reloaded] }, 6);
    await expectTrueViews({ ...gathering, rooms: [itemAt(rooms, 0), reloaded] });
    const late = await (await app.guest("Late")).join(match);
    await sync(late);
    expect(viewOf(late, "nobody")).toEqual(truthFor(match, "table"));
  });

  test("a seat that is given up may be taken by another player, who then gets its cards instead of the one before", async () => {
    const [ann, bob] = [await app.guest("Ann"), await app.guest("Bob")];
    const match = await ann.open(1);
    const [ra, rb] = [await ann.join(match), await bob.join(match)];
    granted(await ask(ra, "sit", { nonce: nonce(1) }));
    granted(await ask(ra, "stand", {}));
    granted(await ask(rb, "sit", { nonce: nonce(2) }));
    granted(await ask(rb, "start", {}));
    await Promise.all([sync(ra), sync(rb)]);
    expect(viewOf(rb, bob.player)).toEqual(truthFor(match, 0));
    expect(viewOf(ra, ann.player)).toEqual(truthFor(match, "table"));
    expect(facesOf(ra, 0) ?? []).toEqual([]);
  });

  test("a broken connection is restored by itself, and misses nothing", async () => {
    const gathering = await gather(app, { people: 2, options: { mode: "standard", talk: "open" } });
    const { match, guests, rooms } = gathering;
    const [away, here] = rooms as [TableRoomOf, TableRoomOf];
    for (let round = 0; round < 3; round++) {
      Object.assign(away.reconnection, { minUptime: 0, minDelay: 30, delay: 30 });
      const back = new Promise<void>((done) => away.onReconnect.once(() => done()));
      cut(app, away);
      await vi.waitFor(() => expect(itemAt(here.state.seats, 0).present).toBe(false), POLLING);
      await sync(here);
      const rng = rolls(round);
      const moved = await act(here, itemAt(guests, 1).player, rng);
      if (moved) granted(moved);
      granted(await ask(here, "say", { text: `round ${round}` }));
      await back;
      await expectTrueViews(gathering);
      expect(itemAt(here.state.seats, 0).present).toBe(true);
      expect(facesOf(away, 1)).toBeUndefined();
      expect(away.state.talk).toHaveLength(round + 1);
      await playOn(gathering, 3, rng);
    }
    expect(tableBehind(app, match).match.phase).toBe("live");
    await expectTrueViews(gathering);
  });

  test("two devices of a player hold one seat, and both see it", async () => {
    const gathering = await gather(app, { people: 2 });
    const { match, guests, rooms } = gathering;
    const second = await itemAt(guests, 0).join(match);
    await sync(second);
    expect(viewOf(second, itemAt(guests, 0).player)).toEqual(truthFor(match, 0));
    expect(spectatorsIn(second)).toEqual([]);
    await playOn({ ...gathering, rooms: [second, itemAt(rooms, 1)] }, 4);
    await Promise.all([sync(second), sync(itemAt(rooms, 0))]);
    expect(viewOf(itemAt(rooms, 0), itemAt(guests, 0).player)).toEqual(truthFor(match, 0));
    await itemAt(rooms, 0).leave();
    await sync(second);
    expect(itemAt(second.state.seats, 0).present).toBe(true);
    await second.leave();
    await vi.waitFor(() => expect(itemAt(itemAt(rooms, 1).state.seats, 0).present).toBe(false), POLLING);
  });

  test("two devices of a player cannot take two seats at once", async () => {
    const ann = await app.guest("Ann");
    const match = await ann.open(2);
    const [one, two] = [await ann.join(match), await ann.join(match)];
    const replies = await Promise.all([
      ask(one, "sit", { seat: 0, nonce: nonce(1) }),
      ask(two, "sit", { seat: 1, nonce: nonce(2) }),
    ]);
    expect(replies.map((reply) => (reply.ok ? "ok" : reply.reason)).toSorted()).toEqual(["AlreadySeated", "ok"]);
    await Promise.all([sync(one), sync(two)]);
    const presence = [one, two].map(({ state }) => state.seats.map(({ present }) => present));
    expect(presence.map((seats) => seats.filter(Boolean).length)).toEqual([1, 1]);
  });

  test("clients create no rooms: neither a second one of a match nor the first", async () => {
    const { match, guests, rooms } = await gather(app, { people: 2 });
    const table = tableBehind(app, match);
    await expect(itemAt(guests, 0).client.create("table", { match })).rejects.toThrow("NoSuchRoom");
    expect(tableBehind(app, match)).toBe(table);
    const ann = await app.guest("Ann");
    const fresh = await ann.open(2);
    await expect(ann.client.create("table", { match: fresh })).rejects.toThrow("NoSuchRoom");
    expect(itemAt(rooms, 0).roomId).toBe(match);
  });

  test("many clients that join an empty table at the same time find one room", async () => {
    const ann = await app.guest("Ann");
    const match = await ann.open(5);
    const people = await Promise.all(Array.from({ length: 5 }, (_, i) => app.guest(`P${i}`)));
    const rooms = await Promise.all(people.map((guest) => guest.join(match)));
    const replies = await Promise.all(rooms.map((room, i) => ask(room, "sit", { nonce: nonce(i) })));
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    for (const [i, reply] of replies.entries())
      if (!reply.ok) granted(await ask(itemAt(rooms, i), "sit", { nonce: nonce(i) }));
    granted(await ask(itemAt(rooms, 0), "start", {}));
    expect(tableBehind(app, match).match.phase).toBe("live");
  });

  test("the room is gone when the last client has left, and is restored from the disk when one returns", async () => {
    const gathering = await gather(app, { people: 2 });
    const { match, guests, rooms } = gathering;
    await playOn(gathering, 6);
    const before = tableBehind(app, match);
    await Promise.all(rooms.map((room) => room.leave()));
    await vi.waitFor(() => expect(() => tableBehind(app, match)).toThrow("no room"), POLLING);
    const again = { ...gathering, rooms: await Promise.all(guests.map((guest) => guest.join(match))) };
    const after = tableBehind(app, match);
    expect(after).not.toBe(before);
    expect(after.log).toEqual(before.log);
    await expectTrueViews(again);
    await playOn(again, 4, rolls(9));
    await expectTrueViews(again);
    expect(after.log.length).toBeGreaterThan(before.log.length);
  });

  test("bots sleep while the table is empty", async () => {
    const { match, guests, rooms } = await gather(app, { people: 1, bots: 1 });
    await itemAt(rooms, 0).leave();
    await vi.waitFor(() => expect([...app.app.tables.inMemory].map(({ id }) => id)).not.toContain(match), POLLING);
    const { text } = await itemAt(guests, 0).get(`/api/matches/${match}`);
    await new Promise((done) => setTimeout(done, 30));
    expect((await itemAt(guests, 0).get(`/api/matches/${match}`)).text).toBe(text);
  });
});

test("watchers cannot act", async () => {
  const { match } = await gather(app, { people: 2 });
  const eve = await app.guest("Eve");
  const room = await eve.join(match);
  await sync(room);
  const { version } = tableBehind(app, match).match;
  expect(anyMove(room, eve.player, rolls(1))).toBeUndefined();
  const asked = [
    ask(room, "command", { id: "w", command: { type: "DiscardPair", cards: [1, 2] } }),
    ask(room, "start", {}),
    ask(room, "seatBot", { seat: 0 }),
    ask(room, "stand", { seat: 0 }),
    ask(room, "rematch", {}),
  ];
  for (const reply of await Promise.all(asked)) expect(reply).toEqual({ ok: false, reason: "NotSeated" });
  expect(tableBehind(app, match).match.version).toBe(version);
});

describe("talk", () => {
  const linesOf = (room: TableRoomOf): ChatMessage[] =>
    [...room.state.talk].map((line) => JSON.parse(line) as ChatMessage);

  test("is free before the match, with who said it, also for those who watch", async () => {
    const { match, rooms } = await gather(app, { people: 2, start: false });
    const watcher = await (await app.guest("Eve")).join(match);
    granted(await ask(itemAt(rooms, 0), "say", { text: "  Hello <b>there</b>  " }));
    granted(await ask(watcher, "say", { text: "Hi" }));
    granted(await ask(itemAt(rooms, 1), "say", { phrase: "thanks" }));
    await sync(itemAt(rooms, 0));
    expect(linesOf(itemAt(rooms, 0))).toMatchObject([
      { by: 0, name: "Guest 0", text: "Hello <b>there</b>" },
      { by: "watcher", name: "Eve", text: "Hi" },
      { by: 1, name: "Guest 1", phrase: "thanks" },
    ]);
    const late = await (await app.guest("Late")).join(match);
    await sync(late);
    expect(linesOf(late)).toEqual(linesOf(itemAt(rooms, 0)));
  });

  test("is silent in play, only phrases while a toll is open, and free again after the end", async () => {
    const gathering = await gather(app, { people: 2 });
    const { match, rooms } = gathering;
    const silence = { ok: false, reason: "Silence", rule: "B13" };
    const heard = { silent: 0, phrases: 0 };
    await playOn(gathering, 500, rolls(8), async () => {
      const { phase, table } = tableBehind(app, match).match;
      if (phase !== "live") return;
      const talk = talkOf(game, table, 0);
      if (talk === "free") throw new Error("talk is not free here");
      if (!talk.phrases.give && heard.silent < 3) {
        heard.silent++;
        expect(await ask(itemAt(rooms, 0), "say", { text: "I have the 7" })).toEqual(silence);
        expect(await ask(itemAt(rooms, 0), "say", { phrase: "give", n: 3 })).toEqual(silence);
      }
      if (talk.phrases.give && heard.phrases < 3) {
        heard.phrases++;
        expect(await ask(itemAt(rooms, 0), "say", { text: "I have the 7" })).toEqual(silence);
        const misplaced = { ok: false, reason: "NoSuchNumber", rule: "B13" };
        expect(await ask(itemAt(rooms, 0), "say", { phrase: "give", n: 77 })).toEqual(misplaced);
        expect(await ask(itemAt(rooms, 0), "say", { phrase: "give", n: talk.phrases.give.most + 1 })).toEqual(
          misplaced,
        );
        expect(await ask(itemAt(rooms, 0), "say", { phrase: "give" })).toEqual(misplaced);
        expect(await ask(itemAt(rooms, 0), "say", { phrase: "more", n: 7 })).toEqual(misplaced);
        expect(await ask(itemAt(rooms, 1), "say", { phrase: "give", n: 3 })).toMatchObject({ ok: true });
        expect(await ask(itemAt(rooms, 1), "say", { phrase: "I have the 7" })).toMatchObject({
          reason: "NoSuchPhrase",
        });
      }
    });
    expect(tableBehind(app, match).match.phase).toBe("over");
    expect(heard.silent).toBe(3);
    expect(heard.phrases).toBeGreaterThan(0);
    granted(await ask(itemAt(rooms, 0), "say", { text: "That was close" }));
    await sync(itemAt(rooms, 1));
    expect(linesOf(itemAt(rooms, 1)).map((line) => ("text" in line ? line.text : line.phrase))).toEqual([
      ...Array.from({ length: heard.phrases }, () => "give"),
      "That was close",
    ]);
  });

  test("has only text that can be seen and read: the rest is refused with the reason, white space is folded", async () => {
    const { rooms } = await gather(app, { people: 2, start: false });
    const unreadable = [
      "a\u202eb",
      "\u2067a",
      "a\u0000",
      "\u001b[31ma",
      "a\u0085\u009b",
      "\ud83d",
      "a\udc00b",
      "\u200b\u2060",
    ];
    for (const text of unreadable) {
      expect([text, await ask(itemAt(rooms, 0), "say", { text })]).toEqual([text, { ok: false, reason: "BadText" }]);
    }
    const readable = ["👩‍👩‍👧‍👦 ❤️", "שלום, Ahoi!", "नमस्ते", "می‌خواهم", "two\n\t lines"];
    for (const text of readable) granted(await ask(itemAt(rooms, 0), "say", { text }));
    await sync(itemAt(rooms, 1));
    expect(linesOf(itemAt(rooms, 1)).map((line) => "text" in line && line.text)).toEqual([
      ...readable.slice(0, -1),
      "two lines",
    ]);
  });

  test("in phrases has the numbers that the game declares, also where any text is allowed", async () => {
    const { rooms } = await gather(app, { people: 2, start: false });
    granted(await ask(itemAt(rooms, 0), "say", { phrase: "give", n: 8 }));
    for (const payload of [{ phrase: "give", n: 9 }, { phrase: "give" }, { phrase: "thanks", n: 0 }])
      expect(await ask(itemAt(rooms, 0), "say", payload)).toEqual({ ok: false, reason: "NoSuchNumber" });
    expect(await ask(itemAt(rooms, 0), "say", { phrase: "toString" })).toEqual({ ok: false, reason: "NoSuchPhrase" });
  });

  test("is open in play where the table chose so", async () => {
    const { rooms } = await gather(app, { people: 2, options: { mode: "standard", talk: "open" } });
    granted(await ask(itemAt(rooms, 0), "say", { text: "I have the 7" }));
    await sync(itemAt(rooms, 1));
    expect(linesOf(itemAt(rooms, 1))).toMatchObject([{ by: 0, text: "I have the 7" }]);
  });

  test("keeps its last hundred messages for those who join later", async () => {
    const { match, rooms } = await gather(app, { people: 1, start: false });
    for (let i = 0; i < 130; i++) granted(await ask(itemAt(rooms, 0), "say", { text: `line ${i}` }));
    await sync(itemAt(rooms, 0));
    const late = await (await app.guest("Late")).join(match);
    await sync(late);
    const due = Array.from({ length: 100 }, (_, i) => `line ${i + 30}`);
    for (const room of [itemAt(rooms, 0), late]) {
      expect(linesOf(room).map((line) => "text" in line && line.text)).toEqual(due);
    }
  });
});

test("a rematch is the same for all, and late requests find it", async () => {
  const gathering = await gather(app, { people: 2 });
  const { match, guests, rooms } = gathering;
  await playOn(gathering, 500, rolls(21));
  expect(tableBehind(app, match).match.phase).toBe("over");
  const asked = await Promise.all(rooms.map((room) => ask(room, "rematch", {})));
  const [next] = asked.map((reply) => granted(reply));
  expect(asked[1]).toEqual(asked[0]);
  await Promise.all(rooms.map(sync));
  expect(rooms.map(({ state }) => state.rematch)).toEqual([next!.code, next!.code]);
  const watcher = await (await app.guest("Eve")).join(match);
  expect(await ask(watcher, "rematch", {})).toEqual({ ok: false, reason: "NotSeated" });
  await Promise.all([...rooms, watcher].map((room) => room.leave()));
  await vi.waitFor(() => expect(() => tableBehind(app, match)).toThrow("no room"), POLLING);
  const later = await itemAt(guests, 1).join(match);
  await sync(later);
  expect(later.state.rematch).toBe(next!.code);
  const moved = await itemAt(guests, 0).join(next!.id);
  granted(await ask(moved, "sit", { seat: 1, nonce: nonce(8) }));
});

test("an invited player may decline, which frees the seat; other visitors may not", async () => {
  const { guests, rooms } = await gather(app, { people: 2 });
  for (const room of rooms) granted(await ask(room, "concede", {}));
  const next = granted(await ask(itemAt(rooms, 0), "rematch", {}));
  const keptFor = () => tableBehind(app, next.id).match.seating.reservations.map((guest) => guest?.name);
  const [invited, stranger] = await Promise.all(
    [itemAt(guests, 1), await app.guest("Eve")].map((one) => one.join(next.id)),
  );
  await Promise.all([invited!, stranger!].map(sync));
  const seat = keptFor().indexOf("Guest 1");
  expect(await ask(stranger!, "free", { seat })).toMatchObject({ ok: false, reason: "NotSeated" });
  expect(await ask(invited!, "free", { seat: 1 - seat })).toMatchObject({ ok: false, reason: "NotSeated" });
  granted(await ask(invited!, "free", { seat }));
  expect(keptFor()[seat]).toBeUndefined();
  expect(keptFor()[1 - seat]).toBe("Guest 0");
  granted(await ask(stranger!, "sit", { nonce: nonce(9) }));
  await Promise.all([...rooms, invited!, stranger!].map((room) => room.leave()));
});

test("the lobby lists open tables while they are open, and unlists them", async () => {
  const eve = await app.guest("Eve");
  const lobby = await eve.client.joinOrCreate<LobbyState>("lobby");
  const ids = () => [...(lobby.state.tables?.keys() ?? [])];
  const shown = await gather(app, { people: 1, bots: 1, start: false, visibility: "open" });
  const hidden = await gather(app, { people: 1, start: false, visibility: "private" });
  await vi.waitFor(() => {
    expect(ids()).toContain(shown.match);
    const { seats } = lobby.state.tables.get(shown.match)!;
    expect(Array.from(seats, ({ kind }) => kind)).toEqual(["human", "bot"]);
  }, POLLING);
  expect(ids()).not.toContain(hidden.match);
  const second = await (await app.guest("Late")).client.joinOrCreate<LobbyState>("lobby");
  await vi.waitFor(() => expect([...(second.state.tables?.keys() ?? [])]).toContain(shown.match), POLLING);
  granted(await ask(itemAt(shown.rooms, 0), "start", {}));
  await vi.waitFor(() => expect(ids()).not.toContain(shown.match), POLLING);
  await Promise.all([lobby.leave(), second.leave()]);
});
