import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, vi } from "vitest";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, sync, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";
import { test } from "../store/place.ts";
import { game, matchesOf, options, person, playOne, playToTheEnd, sitting, tablesOf } from "./tables.kit.ts";

const START = Date.UTC(2026, 0, 1);
const DAY = 24 * 3600_000;
/** Longer than the maximum delay of a timer, about 25 days. */
const WEEKS = 7 * 7 * DAY;

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a match that slept for weeks", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  test("wakes for every player with an old token, at the same seat, and is played to its end", async () => {
    const { match, guests, rooms } = await gather(app, { people: 2, bots: 1 });
    const rng = rolls(5);
    const before = tableBehind(app, match);
    const [ann, ben] = guests as [(typeof guests)[0], (typeof guests)[0]];
    await Promise.all(rooms.map((room) => room.leave()));
    await vi.waitFor(() => expect([...app.app.tables.inMemory]).toEqual([]), POLLING);

    vi.setSystemTime(START + WEEKS);
    const mine = async () =>
      JSON.parse((await ann.get(`/api/matches?state=live&player=${ann.player}`)).text) as { matches: Summary[] };
    const [asleep] = (await mine()).matches;
    expect(asleep).toMatchObject({ id: match, state: "live", toAct: toAct(game, before.match) });
    expect([...app.app.tables.inMemory]).toEqual([]);

    const again = await Promise.all([ann, ben].map((guest) => guest.join(match)));
    await Promise.all(again.map(sync));
    expect(tableBehind(app, match)).not.toBe(before);
    expect(viewOf(itemAt(again, 0), ann.player).seats.map((seat) => seat?.player)).toEqual([
      ann.player,
      ben.player,
      undefined,
    ]);
    const table = tableBehind(app, match);
    while (table.match.phase === "live") {
      for (const [seat, room] of again.entries()) {
        await sync(room);
        // A bot may give more to a toll meanwhile, so a move may be refused.
        await act(room, itemAt(guests, seat).player, rng);
      }
    }
    expect(Date.parse(table.log.at(-1)!.at)).toBeGreaterThanOrEqual(START + WEEKS);
    expect(verify(read((await ann.get(`/api/matches/${match}/log`)).text), gameOf)).toBeUndefined();
    await Promise.all(again.map((room) => room.leave()));
  });
});

test("a match that slept through its clock and a restart nudges when it wakes, and goes on", async ({ file }) => {
  const house = { patience: 600, clock: 3600, watchers: true };
  const first = sqliteStores(file);
  const { tables, factory } = matchesOf(first);
  const { id } = await factory.create({ game, options, seats: 2, visibility: "private", settings: house });
  const slept = (await tables.acquire(id))!;
  for (const seat of [0, 1]) await slept.submit(sitting(seat, person(seat)));
  await slept.submit({ id: "go", command: { type: "start" } });
  await playOne(slept, rolls(1));
  await tables.close();
  await first.close();

  vi.setSystemTime(START + WEEKS);
  const second = sqliteStores(file);
  const later = tablesOf(second);
  expect((await later.find({ player: "p0" }))[0]).toMatchObject({ id, version: slept.match.version });
  const table = (await later.acquire(id))!;
  const [late] = toAct(game, slept.match);
  await vi.waitFor(() => expect(table.match.turnTimers[late!]?.remindedAt).toBeDefined(), POLLING);
  expect(table.log.slice(0, -1)).toEqual(slept.log);
  expect(table.log.at(-1)).toMatchObject({ type: "SeatNudged", seat: late });
  expect(Date.parse(table.log.at(-1)!.at)).toBeGreaterThanOrEqual(START + WEEKS);
  await playToTheEnd(table, rolls(2));
  await later.close();
  await second.close();
});
