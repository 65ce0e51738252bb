import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import { read } from "../../../shared/engine/log/format.ts";
import type { LobbyState } from "../../../shared/engine/log/table-state.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { foldMatch } from "../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, toAct } from "../../../shared/engine/match/match.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, granted, nonce, sync, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

const game = gameOf("tranquility")!;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** The match by the server's log, redacted for the viewer. */
const truthFor = (match: string, seat: Seat | "table") =>
  foldMatch(
    game,
    INITIAL_MATCH,
    JSON.parse(JSON.stringify(tableBehind(app, match).log.map((entry) => redact(entry, seat)))),
  );

const seatsOf = (match: string) => tableBehind(app, match).match.seats.map((held) => held?.player);

const duel = { mode: "duel" };
const arch = { mode: "arch", galateia: true };

/** A player at the last of five seats, and a friend at the one before. */
async function spread(): Promise<Gathering> {
  const gathering = await gather(app, { people: 2, start: false });
  const { match, guests, rooms } = gathering;
  granted(await ask(itemAt(rooms, 0), "configure", { options: { mode: "standard" }, seats: 5 }));
  for (const [i, room] of rooms.entries()) {
    granted(await ask(room, "stand", {}));
    granted(await ask(room, "sit", { seat: 4 - i, nonce: nonce(i) }));
  }
  expect(seatsOf(match)).toEqual([undefined, undefined, undefined, itemAt(guests, 1).player, itemAt(guests, 0).player]);
  return gathering;
}

describe("the host", () => {
  test("reconfigures the table, all see it immediately, and each sees their own cards where they sit then", async () => {
    const { match, guests, rooms } = await spread();
    const onlooker = await (await app.guest("Eve")).join(match);
    granted(await ask(itemAt(rooms, 0), "configure", { options: duel, seats: 2 }));
    for (const room of [...rooms, onlooker]) {
      await sync(room);
      expect([...room.state.seats]).toHaveLength(2);
      expect([...room.state.seats].map(({ present }) => present)).toEqual([true, true]);
    }
    expect(seatsOf(match)).toEqual([itemAt(guests, 1).player, itemAt(guests, 0).player]);
    granted(await ask(itemAt(rooms, 0), "start", {}));
    for (let move = 0; move < 6; move++) {
      const seat = itemAt(toAct(game, tableBehind(app, match).match), 0);
      await sync(itemAt(rooms, 1 - seat));
      granted((await act(itemAt(rooms, 1 - seat), itemAt(guests, 1 - seat).player, rolls(move)))!);
    }
    for (const [i, room] of rooms.entries()) {
      await sync(room);
      expect(viewOf(room, itemAt(guests, i).player)).toEqual(truthFor(match, 1 - i));
      expect([...(itemAt(room.state.seats, 1 - i).faces ?? [])].length).toBeGreaterThan(0);
      expect([...(itemAt(room.state.seats, i).faces ?? [])]).toEqual([]);
    }
    await sync(onlooker);
    expect(viewOf(onlooker, "nobody")).toEqual(truthFor(match, "table"));
  });

  test("makes the table larger and smaller again, with bots who leave when there is no room for them", async () => {
    const { match, guests, rooms } = await gather(app, { people: 1, bots: 1, start: false });
    granted(await ask(itemAt(rooms, 0), "configure", { options: { mode: "pyramid" }, seats: 4 }));
    for (const seat of [2, 3]) granted(await ask(itemAt(rooms, 0), "seatBot", { seat }));
    granted(await ask(itemAt(rooms, 0), "configure", { options: arch, seats: 3 }));
    const names = tableBehind(app, match).match.seats.map((held) => held?.kind);
    expect(names).toEqual(["human", "bot", "bot"]);
    const late = await (await app.guest("Eve")).join(match);
    await sync(late);
    expect([...late.state.seats]).toHaveLength(3);
    granted(await ask(itemAt(rooms, 0), "start", {}));
    expect(tableBehind(app, match).match.config).toMatchObject({ seats: 3, options: { ...arch, talk: "silent" } });
    granted(await ask(itemAt(rooms, 0), "concede", {}));
    const file = read((await itemAt(guests, 0).get(`/api/matches/${match}/log`)).text);
    expect(file.header.options).toMatchObject(arch);
    expect(verify(file, gameOf)).toBeUndefined();
  });

  test("reconfigures a table that slept when a player returns", async () => {
    const { match, guests, rooms } = await gather(app, { people: 1, start: false });
    granted(await ask(itemAt(rooms, 0), "configure", { options: { mode: "day-night" }, seats: 3 }));
    await itemAt(rooms, 0).leave();
    await vi.waitFor(() => expect(() => tableBehind(app, match)).toThrow("no room"), POLLING);
    const again = await itemAt(guests, 0).join(match);
    await sync(again);
    expect(viewOf(again, itemAt(guests, 0).player)).toEqual(truthFor(match, 0));
    expect(viewOf(again, itemAt(guests, 0).player)).toMatchObject({
      seats: { length: 3 },
      config: { options: { mode: "day-night" } },
    });
  });

  test("gets a reason for an impossible setting, and nothing changes", async () => {
    const { match, rooms } = await gather(app, { people: 2, start: false });
    const stranger = await (await app.guest("Eve")).join(match);
    const { version } = tableBehind(app, match).match;
    const standard = { mode: "standard" };
    const refusals: [Promise<unknown>, string][] = [
      [ask(stranger, "configure", { options: standard, seats: 3 }), "NotSeated"],
      [ask(itemAt(rooms, 1), "configure", { options: standard, seats: 3 }), "NotTheHost"],
      [ask(itemAt(rooms, 0), "configure", { options: standard, seats: 1 }), "TooFewSeats"],
      [ask(itemAt(rooms, 0), "configure", { options: standard, seats: 6 }), "SeatCount"],
      [ask(itemAt(rooms, 0), "configure", { options: duel, seats: 3 }), "SeatCount"],
      [ask(itemAt(rooms, 0), "configure", { options: { mode: "chess" }, seats: 2 }), "BadOptions"],
      [ask(itemAt(rooms, 0), "configure", { options: { mode: "duel", talk: "open" }, seats: 2 }), "BadOptions"],
      [ask(itemAt(rooms, 0), "configure", { options: standard, seats: 2.5 }), "BadRequest"],
      [
        ask(itemAt(rooms, 0), "configure", { options: standard, seats: 2, house: { patience: -1 } as never }),
        "BadRequest",
      ],
      [ask(itemAt(rooms, 0), "configure", { options: standard, seats: 2, board: 1 } as never), "BadRequest"],
      [ask(itemAt(rooms, 0), "configure", [] as never), "BadRequest"],
    ];
    for (const [reply, reason] of refusals) expect(await reply).toMatchObject({ ok: false, reason });
    expect(tableBehind(app, match).match.version).toBe(version);
    granted(await ask(itemAt(rooms, 0), "start", {}));
    expect(await ask(itemAt(rooms, 0), "configure", { options: standard, seats: 2 })).toEqual({
      ok: false,
      reason: "MatchHasStarted",
    });
  });

  test("gives the table a clock, and closes it to spectators during the match", async () => {
    const { match, rooms } = await gather(app, { people: 2, start: false });
    const onlooker = await (await app.guest("Eve")).join(match);
    const house = { patience: 60, clock: 10, watchers: false };
    granted(await ask(itemAt(rooms, 0), "configure", { options: { mode: "standard" }, seats: 2, house }));
    granted(await ask(itemAt(rooms, 0), "configure", { options: arch, seats: 2 }));
    expect(tableBehind(app, match).match.config.house).toEqual({ ...house, watchDelay: 0, practice: false });
    const gone = new Promise((resolve) => onlooker.onLeave(resolve));
    granted(await ask(itemAt(rooms, 0), "start", {}));
    expect(await gone).toBe(4403);
  });
});

test("updates lists with the new configuration, in the lobby and over HTTP", async () => {
  const { match, guests, rooms } = await gather(app, { people: 1, start: false, visibility: "open" });
  const lobby = await itemAt(guests, 0).client.joinOrCreate<LobbyState>("lobby");
  const listed = () => lobby.state.tables?.get(match);
  await vi.waitFor(() => expect(listed()?.seats).toHaveLength(1), POLLING);
  granted(await ask(itemAt(rooms, 0), "configure", { options: { mode: "pyramid" }, seats: 4 }));
  await vi.waitFor(() => expect(listed()?.seats).toHaveLength(4), POLLING);
  expect(JSON.parse(listed()!.options)).toMatchObject({ mode: "pyramid" });
  const { matches } = JSON.parse((await itemAt(guests, 0).get("/api/matches?state=open")).text) as {
    matches: Summary[];
  };
  expect(matches.find(({ id }) => id === match)).toMatchObject({ options: { mode: "pyramid" }, seats: { length: 4 } });
});
