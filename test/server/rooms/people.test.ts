import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { foldMatch } from "../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, toAct } from "../../../shared/engine/match/match.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { cut, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, granted, sync, type TableRoomOf, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

const game = gameOf("tranquility")!;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const truthFor = (match: string, seat: Seat | "table") =>
  foldMatch(
    game,
    INITIAL_MATCH,
    JSON.parse(JSON.stringify(tableBehind(app, match).log.map((entry) => redact(entry, seat)))),
  );

const awaited = (match: string): Seat | undefined => toAct(game, tableBehind(app, match).match)[0];

async function leaveForGood(room: TableRoomOf, witness: TableRoomOf, seat: Seat): Promise<void> {
  room.reconnection.enabled = false;
  cut(app, room);
  await vi.waitFor(() => expect(itemAt(witness.state.seats, seat).present).toBe(false), POLLING);
}

describe("a seat", () => {
  test("that is handed to a bot is played by it, until its person takes it back and sees all of their cards", async () => {
    const { match, guests, rooms } = await gather(app, { people: 2 });
    const seat = awaited(match)!;
    const room = itemAt(rooms, seat);
    granted(await ask(room, "handOver", {}));
    await vi.waitFor(() => expect(awaited(match)).toBe(1 - seat), POLLING);
    const table = tableBehind(app, match);
    expect(table.match.seats[seat]).toMatchObject({
      kind: "human",
      player: itemAt(guests, seat).player,
      bot: "steady",
    });
    expect(await ask(room, "handOver", {})).toEqual({ ok: false, reason: "BotPlays" });
    const pair = { type: "DiscardPair", cards: [1, 2] };
    expect(await ask(room, "command", { id: "mine", command: pair })).toEqual({ ok: false, reason: "BotPlays" });
    granted(await ask(room, "reclaim", {}));
    await sync(itemAt(rooms, 1 - seat));
    const other = itemAt(guests, 1 - seat);
    granted((await act(itemAt(rooms, 1 - seat), other.player, rolls(1)))!);
    await sync(room);
    expect(viewOf(room, itemAt(guests, seat).player)).toEqual(truthFor(match, seat));
    expect(viewOf(itemAt(rooms, 1 - seat), other.player)).toEqual(truthFor(match, 1 - seat));
  });

  test("is handed over by its own person alone, to a bot that exists", async () => {
    const { match, rooms } = await gather(app, { people: 1, bots: 1 });
    const eve = await (await app.guest("Eve")).join(match);
    for (const name of ["handOver", "reclaim", "concede", "playOn"] as const)
      expect(await ask(eve, name, {})).toEqual({ ok: false, reason: "NotSeated" });
    expect(await ask(eve, "callBot", { seat: 0 })).toEqual({ ok: false, reason: "NotSeated" });
    expect(await ask(itemAt(rooms, 0), "handOver", { bot: "constructor" })).toEqual({ ok: false, reason: "NoSuchBot" });
    expect(await ask(itemAt(rooms, 0), "reclaim", {})).toEqual({ ok: false, reason: "PersonPlays" });
  });

  test("stays with the bot while its person is gone, and is theirs again when they return to a table that slept", async () => {
    const { match, guests, rooms } = await gather(app, { people: 1, bots: 1 });
    granted(await ask(itemAt(rooms, 0), "handOver", {}));
    await itemAt(rooms, 0).leave();
    await vi.waitFor(() => expect(() => tableBehind(app, match)).toThrow("no room"), POLLING);
    const again = await itemAt(guests, 0).join(match);
    await sync(again);
    expect(itemAt(tableBehind(app, match).match.seats, 0).bot).toBe("steady");
    granted(await ask(again, "reclaim", {}));
    await sync(again);
    expect(viewOf(again, itemAt(guests, 0).player)).toEqual(truthFor(match, 0));
  });
});

describe("a player who keeps the table waiting", () => {
  test("is replaced by a bot once enough of those present vote for it, and takes the seat back", async () => {
    const { match, guests, rooms } = await gather(app, { people: 3, house: { patience: 0 } });
    const seat = awaited(match)!;
    const others = [0, 1, 2].filter((other) => other !== seat) as [Seat, Seat];
    const [a, b] = others.map((other) => itemAt(rooms, other)) as [TableRoomOf, TableRoomOf];
    expect(await ask(a, "callBot", { seat })).toEqual({ ok: false, reason: "NotYet" });
    await leaveForGood(itemAt(rooms, seat), a, seat);
    granted(await ask(a, "callBot", { seat }));
    expect(itemAt(tableBehind(app, match).match.seats, seat).bot).toBeUndefined();
    expect(await ask(a, "callBot", { seat })).toEqual({ ok: false, reason: "AlreadyCalled" });
    granted(await ask(b, "callBot", { seat }));
    expect(itemAt(tableBehind(app, match).match.seats, seat).bot).toBe("steady");
    await vi.waitFor(() => expect(awaited(match)).not.toBe(seat), POLLING);
    const back = await itemAt(guests, seat).join(match);
    granted(await ask(back, "reclaim", {}));
    await sync(back);
    expect(viewOf(back, itemAt(guests, seat).player)).toEqual(truthFor(match, seat));
  });

  test("is waited for as long as the table chose, and forever if it chose so", async () => {
    for (const patience of [600, null]) {
      const { match, rooms } = await gather(app, { people: 2, house: { patience } });
      const seat = awaited(match)!;
      await leaveForGood(itemAt(rooms, seat), itemAt(rooms, 1 - seat), seat);
      expect(await ask(itemAt(rooms, 1 - seat), "callBot", { seat })).toEqual({ ok: false, reason: "NotYet" });
    }
  });
});

describe("giving up", () => {
  test("ends the match once all people agree, and the file gives the reason", async () => {
    const { match, guests, rooms } = await gather(app, { people: 2, bots: 1 });
    granted(await ask(itemAt(rooms, 0), "concede", {}));
    granted(await ask(itemAt(rooms, 1), "playOn", {}));
    expect(tableBehind(app, match).match.phase).toBe("live");
    for (const room of rooms) granted(await ask(room, "concede", {}));
    expect(tableBehind(app, match).match.outcome).toEqual({ result: "lost", winners: [], reason: "conceded" });
    const file = read((await itemAt(guests, 0).get(`/api/matches/${match}/log`)).text);
    expect(verify(file, gameOf)).toBeUndefined();
    expect(await ask(itemAt(rooms, 0), "concede", {})).toEqual({ ok: false, reason: "MatchIsOver" });
  });
});
