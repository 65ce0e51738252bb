import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { markOf, openLog, withoutSecrets } from "../../server/log.ts";
import { seedOf } from "../../server/match/seeds.ts";
import type { Table } from "../../server/match/table.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { gameOf } from "../../shared/games/index.ts";
import { gather, startApp, type TestApp, tableBehind } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { act, ask, type Guest, sync, type TableRoomOf } from "../kit/guest.ts";
import { itemAt } from "../kit/item-at.ts";

const game = gameOf("tranquility")!;

describe("a line of the log", () => {
  test("has no token, key or seed, and calls a match by its mark", () => {
    const id = "2abcdefghjkmnpqr";
    const seed = "0123456789abcdef".repeat(4);
    const token = "eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiQW5uIn0.c2ln-_x";
    const line = withoutSecrets(`room ${id} seed "${seed}" Bearer ${token}, done`);
    expect(line).toBe(`room ${markOf(id)} seed "…" Bearer …, done`);
    expect(markOf(id)).toMatch(/^~[0-9a-f]{10}$/);
  });
});

describe("the log of whole matches", () => {
  const lines: string[] = [];
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({}, { log: openLog("trace", { write: (line) => lines.push(line) }) });
  });
  afterAll(() => app.stop());

  /** What no log may contain. */
  async function secretsOf({ match, log }: Table, guests: readonly Guest[], rooms: readonly TableRoomOf[]) {
    const { id, code } = match.config;
    const { store } = app.app.tables;
    const [tokens, seeds] = await Promise.all([store.secrets.get("tokens"), store.secrets.get("seeds")]);
    const islands = log
      .flatMap(({ secret }) => Object.values(secret?.faces ?? {}))
      .filter((face) => face.startsWith("i"));
    return [
      ...new Set([...islands, id, code, seedOf(seeds, id), tokens, seeds]),
      ...guests.flatMap(({ token }) => [token, itemAt(token.split("."), 2)]),
      ...rooms.map(({ reconnectionToken }) => itemAt(reconnectionToken.split(":"), 1)),
    ];
  }

  test("holds no token, seed, face, key or link to a private table, whatever goes wrong", async () => {
    const { match, guests, rooms } = await gather(app, { people: 2, bots: 1 });
    const rng = rolls(3);
    const table = tableBehind(app, match);
    const [ann] = guests;
    while (table.match.phase === "live") {
      for (const [seat, room] of rooms.entries()) {
        await sync(room);
        if (toAct(game, table.match).includes(seat)) await act(room, itemAt(guests, seat).player, rng);
      }
    }
    // Errors of many sources.
    app.app.onError(new Error(`${match} ${ann!.token}`), match);
    table.listen(() => {
      throw new Error(`a listener of ${match}`);
    });
    const fresh = await ann!.open(1);
    const { events, matches } = app.app.tables.store;
    const fail = async () => {
      throw new Error(`cannot read ${fresh}`);
    };
    const reading = vi.spyOn(events, "read").mockImplementation(fail);
    await expect(ann!.join(fresh)).rejects.toThrow();
    const finding = vi.spyOn(matches, "find").mockImplementation(fail);
    expect((await ann!.get(`/api/matches/${fresh}/log`)).status).toBe(500);
    for (const spy of [reading, finding]) spy.mockRestore();
    const { code } = JSON.parse((await ann!.get(`/api/matches/${fresh}`)).text) as { code: string };
    await ann!.get(`/api/matches/${code}/nothing`);
    await ann!.get(`/t/${code}`);
    await ann!.post(`/matchmake/reconnect/${match}`, { reconnectionToken: "x" });
    await ann!.post(`/matchmake/joinById/${fresh}`, {});
    const { pass } = (await ann!.post("/api/passes", {})).body;
    for (let uses = 0; uses < 2; uses++) await ann!.post("/api/passes/use", { pass });
    const eve = await (await app.guest("Eve")).join(match);
    eve.reconnection.enabled = false;
    eve.connection.send(Uint8Array.from([13, 0xc1, 0xff]));
    eve.send("command", { token: ann!.token });
    await ask(eve, "sit", { seat: 0, nonce: "0123456789abcdef" }).catch(() => {});
    for (const room of [...rooms, eve]) await room.leave().catch(() => {});

    const written = lines.join("");
    expect(written).toContain(markOf(match));
    const words = new Set(written.split(/[^\w-]+/));
    const secrets = [...(await secretsOf(table, guests, rooms)), fresh, code, String(pass)];
    expect(secrets.length).toBeGreaterThan(80);
    expect(secrets.filter((secret) => words.has(secret) || (secret.length > 8 && written.includes(secret)))).toEqual(
      [],
    );
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });
});
