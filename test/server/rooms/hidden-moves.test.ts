import type { Room } from "colyseus";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { admitsSpectators } from "../../../server/match/access.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { cut, type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { SHELF } from "../../kit/games.ts";
import { ask, type Guest, granted, sync, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { kindNameOf } from "../../kit/shelf.ts";
import { tape, tapes } from "../../kit/tapes.ts";
import { type Setting, settingsOf } from "../../lab/settings.ts";

const HOUR = 3600;
/** Colyseus' code of the answer to a ping. */
const PING = 18;

let app: TestApp;
let eve: Guest;
beforeAll(async () => {
  app = await startApp();
  eve = await app.guest("Eve");
});
afterAll(() => app.stop());

/** One setting with two or more seats per kind of table that admits spectators. */
const WATCHED = Object.values(SHELF).flatMap((game) => {
  const watched = ({ options, seats }: Setting) => seats >= 2 && admitsSpectators(game, { state: "live", options });
  const settings = settingsOf(game).filter(watched);
  return [...Map.groupBy(settings, kindNameOf)].map(([kind, [setting]]) => [kind, setting!] as const);
});

/** Two people, with bots where the game needs more. */
const gatherLate = ({ game, options, seats }: Setting): Promise<Gathering> =>
  gather(app, {
    game: game.id,
    options,
    people: 2,
    bots: seats - 2,
    visibility: "open",
    house: { watchDelay: HOUR },
  });

async function move({ match, rooms }: Gathering, count: number, rng = rolls(count)): Promise<void> {
  const table = tableBehind(app, match);
  for (let made = 0; made < count && table.match.phase === "live"; ) {
    const seat = toAct(table.game, table.match).find((acting: Seat) => acting < rooms.length);
    if (seat === undefined) await new Promise(setImmediate);
    else {
      const command = anyCommand(table.game.moves(table.match.table, seat), rng);
      if ((await ask(itemAt(rooms, seat), "command", { id: `move ${made}`, command })).ok) made++;
    }
  }
}

/** Number of frames a room has received, without answers to pings. */
async function framesTo(room: TableRoomOf): Promise<number> {
  const server: Room = app.colyseus.getRoomById(room.roomId)!;
  server.broadcastPatch();
  await sync(room);

  return tapes.get(room.sessionId)!.filter(({ bytes }) => bytes[0] !== PING).length;
}

describe("a spectator of a delayed table gets no frame", () => {
  test.each(WATCHED)("of hidden moves: %s", async (_, setting) => {
    onTestFinished(tape());
    const gathering = await gatherLate(setting);
    const spectator = await eve.join(gathering.match);
    const before = await framesTo(spectator);
    const table = tableBehind(app, gathering.match);
    const { length } = table.log;
    await move(gathering, 6);
    expect(table.log.length).toBeGreaterThan(length);
    if (table.match.phase === "live") expect(await framesTo(spectator)).toBe(before);
    await spectator.leave();
  });

  test("of hidden talk, of bots that take a seat, and of players who leave and come back", async () => {
    onTestFinished(tape());
    const gathering = await gatherLate(WATCHED.find(([kind]) => kind === "tranquility standard")![1]);
    const { rooms, guests, match } = gathering;
    const spectator = await eve.join(match);
    const before = await framesTo(spectator);
    granted(await ask(itemAt(rooms, 0), "say", { phrase: "soon" }));
    granted(await ask(itemAt(rooms, 0), "handOver", {}));
    granted(await ask(itemAt(rooms, 0), "reclaim", {}));
    const again = await itemAt(guests, 0).join(match);
    await itemAt(rooms, 0).leave();
    cut(app, again);
    const back = await itemAt(guests, 0).join(match);
    granted(await ask(back, "concede", {}));
    granted(await ask(back, "playOn", {}));
    expect(await framesTo(spectator)).toBe(before);
    await spectator.leave();
  });
});

test("lists order delayed tables by what spectators may know of them", async () => {
  const [, setting] = WATCHED.find(([kind]) => kind === "tranquility standard")!;
  const older = await gatherLate(setting);
  const newer = await gatherLate(setting);
  const [, first] = older.guests;
  const listed = async (by: Guest, query = "") => {
    const { text } = await by.get(`/api/matches?state=open,live${query}`);
    const ids = (JSON.parse(text) as { matches: readonly Summary[] }).matches.map(({ id }) => id);
    return ids.filter((id) => [older.match, newer.match].includes(id));
  };
  const before = [await listed(eve), await listed(eve, "&limit=1")];
  await move(older, 2);
  expect([await listed(eve), await listed(eve, "&limit=1")]).toEqual(before);
  expect(await listed(first!, `&player=${first!.player}`)).toEqual([older.match]);
});
