import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { gameOf } from "../../kit/games.ts";
import { act, ask, type Guest, granted, nonce, sync, type TableRoomOf, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Company {
  readonly match: string;
  readonly guests: readonly Guest[];
  readonly rooms: readonly TableRoomOf[];
}

async function company(game: string, people: number, options: object = {}): Promise<Company> {
  const guests = await Promise.all(Array.from({ length: people }, (_, n) => app.guest(`Guest ${n}`)));
  const match = await itemAt(guests, 0).open(people, options, "open", {}, game);
  const rooms: TableRoomOf[] = [];
  for (const [seat, guest] of guests.entries()) {
    rooms.push(await guest.join(match));
    granted(await ask(rooms.at(-1)!, "sit", { seat, nonce: nonce(seat) }));
  }
  granted(await ask(itemAt(rooms, 0), "start", {}));
  return { match, guests, rooms };
}

async function playToEnd({ match, guests, rooms }: Company): Promise<void> {
  const rng = rolls(7);
  const table = tableBehind(app, match);
  for (let round = 0; round < 100 && table.match.phase === "live"; round++)
    for (const [seat, room] of rooms.entries()) {
      await sync(room);
      const reply = await act(room, itemAt(guests, seat).player, rng);
      if (reply) granted(reply);
    }
  expect(table.match.phase).toBe("over");
}

const fileFor = async ({ match, guests }: Company, guest = itemAt(guests, 0)) => {
  const { status, text } = await guest.get(`/api/matches/${match}/log`);
  return { status, text };
};

describe("a server that knows no game plays", () => {
  test.each([2, 10])(
    "hidden tokens with %i, without bots, and each viewer sees only what is meant for them",
    async (people) => {
      const table = await company("pebbles", people);
      await sync(itemAt(table.rooms, 1));
      const seen = viewOf(itemAt(table.rooms, 1), itemAt(table.guests, 1).player).table as {
        faces: Record<number, string>;
      };
      expect(Object.keys(seen.faces).map(Number)).toEqual([6, 7, 8, 9, 10]);
      expect(await ask(itemAt(table.rooms, 0), "handOver", {})).toEqual({ ok: false, reason: "NoSuchBot" });
      await playToEnd(table);
      expect(verify(read((await fileFor(table)).text), gameOf)).toBe(undefined);
    },
  );

  test("a public game that all take back together, and that ends without a winner", async () => {
    const table = await company("cairn", 2, { layers: 2 });
    const { match, guests, rooms } = table;
    const log = () => tableBehind(app, match).log;
    granted((await act(itemAt(rooms, 0), itemAt(guests, 0).player, rolls(1)))!);
    const [start] = movesOf(log());
    granted(await ask(itemAt(rooms, 0), "takeBack", { to: start! }));
    granted(await ask(itemAt(rooms, 1), "takeBack", { to: start! }));
    expect(log().at(-1)).toMatchObject({ type: "StepTakenBack", to: start });
    expect(toAct(gameOf("cairn")!, tableBehind(app, match).match)).toEqual([0]);
    await playToEnd(table);
    expect(tableBehind(app, match).match.outcome).toMatchObject({ result: "ended", winners: [], reason: "built" });
    expect(verify(read((await fileFor(table)).text), gameOf)).toBe(undefined);
  });

  test("a game that is closed to spectators, during and after, and lists it for its people alone", async () => {
    const table = await company("cairn", 2, { layers: 1, door: "closed" });
    const stranger = await app.guest("Stranger");
    await expect(stranger.join(table.match)).rejects.toThrow("NoWatchers");
    expect((await fileFor(table, stranger)).status).toBe(403);
    const listed = async () => (await stranger.get("/api/matches")).text.includes(table.match);
    expect(await listed()).toBe(false);
    await playToEnd(table);
    await expect(stranger.join(table.match)).rejects.toThrow("NoWatchers");
    expect((await fileFor(table, stranger)).status).toBe(403);
    expect((await fileFor(table)).status).toBe(200);
    const version = itemAt(movesOf(tableBehind(app, table.match).log), 0);
    const branched = await stranger.post(`/api/matches/${table.match}/branches`, { version });
    expect(branched.status).toBe(403);
    expect(await listed()).toBe(false);
  });
});
