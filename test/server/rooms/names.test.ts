import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { ask, type Guest, granted, spectatorsIn, sync, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const call = async (guest: Guest, path: string, method = "GET") => {
  const response = await fetch(`${app.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${guest.token}` },
  });
  return { status: response.status, text: await response.text() };
};
const rename = async (guest: Guest, name: string) =>
  expect((await guest.post("/api/players", { name })).status).toBe(201);
const remove = async (guest: Guest) =>
  expect((await call(guest, `/players/${guest.player}`, "DELETE")).status).toBe(204);

/** The first player has said hello. */
async function finishedMatchWithChat(ann: string, bob: string) {
  const over = await gather(app, { people: 2, visibility: "open" });
  const [first, second] = over.guests as [Guest, Guest];
  await rename(first, ann);
  await rename(second, bob);
  for (const room of over.rooms) granted(await ask(room, "concede", {}));
  granted(await ask(itemAt(over.rooms, 0), "say", { text: "hello" }));
  await Promise.all(over.rooms.map(sync));
  return { over, ann: first, bob: second };
}

describe("a new name", () => {
  test("is shown immediately at a live table, in its log and its talk, to players and spectators", async () => {
    const { match, guests, rooms } = await gather(app, { people: 2 });
    const [ann, bob] = guests as [Guest, Guest];
    const eve = await app.guest("Eve");
    const looking = await eve.join(match);
    const version = tableBehind(app, match).match.version;
    await rename(ann, "Annabel");
    for (const [room, who] of [
      [itemAt(rooms, 1), bob],
      [looking, eve],
    ] as const)
      await vi.waitFor(() => expect(viewOf(room, who.player).seats[0]?.name).toBe("Annabel"), POLLING);
    expect(tableBehind(app, match).match.version).toBe(version);
    await rename(eve, "Evelyn");
    await vi.waitFor(() => expect(spectatorsIn(itemAt(rooms, 1))).toEqual(["Evelyn"]), POLLING);
    await looking.leave();
  });

  test("is in all lists and past matches, and in searches", async () => {
    const { over, ann, bob } = await finishedMatchWithChat("Dora", "Cyd");
    await rename(ann, "Dorothea");
    for (const path of [`/matches/${over.match}`, "/matches?state=over", "/history", `/matches/${over.match}/log`]) {
      const { text } = await call(bob, path);
      expect([path, text.includes("Dorothea"), text.includes('"Dora"')]).toEqual([path, true, false]);
    }
    expect((await call(bob, "/history?name=doroth")).text).toContain(over.match);
    expect((await call(bob, "/history?name=dora")).text).not.toContain(over.match);
    const later = await app.guest("Fay");
    const room = await later.join(over.match);
    await sync(room);
    expect(viewOf(room, later.player).seats[0]?.name).toBe("Dorothea");
    expect([...room.state.talk].join()).toContain('"name":"Dorothea"');
  });

  test("is used for the next seat, from any device", async () => {
    const gus = await app.guest("Gus");
    const match = await gus.open(1);
    const room = await gus.join(match);
    await rename(gus, "Gustav");
    await vi.waitFor(async () => {
      granted(await ask(room, "sit", { seat: 0, nonce: "0".repeat(16) }));
      expect(tableBehind(app, match).match.seats[0]?.name).toBe("Gustav");
    }, POLLING);
  });
});

describe("a player who deleted their account", () => {
  test("is named nowhere any more, and the matches of others stay valid", async () => {
    const { over, ann, bob } = await finishedMatchWithChat("Henrietta", "Ivo");
    await ann.post("/api/recovery", {});
    await remove(ann);
    for (const path of [
      `/matches/${over.match}`,
      "/matches?state=over",
      "/history",
      `/matches/${over.match}/log`,
      `/matches/${over.match}/branches`,
      `/logbooks/${bob.player}`,
    ]) {
      const { status, text } = await call(bob, path);
      expect([path, status, text.includes("Henrietta")]).toEqual([path, 200, false]);
    }
    expect((await call(bob, "/history?name=henrietta")).text).toContain('"matches":[]');
    const file = read((await call(bob, `/matches/${over.match}/log`)).text);
    expect(verify(file, gameOf)).toBeUndefined();
    expect(file.header.seats.map(({ name }) => name)).toEqual(["N. N.", "Ivo"]);
    const room = await (await app.guest("Jo")).join(over.match);
    await sync(room);
    expect(JSON.stringify([...room.state.log, ...room.state.talk])).not.toContain("Henrietta");
    expect([...room.state.talk]).toEqual([]);
  });

  test("cannot be used again: no token, phrase or logbook is theirs", async () => {
    const kai = await app.guest("Kai");
    const { body } = await kai.post("/api/recovery", {});
    await fetch(`${app.origin}/api/logbooks/${kai.player}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${kai.token}`, "content-type": "application/json" },
      body: '{"open":true}',
    });
    const other = await app.guest("Lu");
    expect((await call(other, `/players/${kai.player}`, "DELETE")).status).toBe(403);
    expect((await call(kai, "/players/me")).status).toBe(200);
    await remove(kai);
    expect((await call(kai, "/players/me")).status).toBe(401);
    expect((await call(kai, `/players/${kai.player}`, "DELETE")).status).toBe(401);
    expect((await other.post("/api/recovery/use", { phrase: body.phrase })).status).toBe(404);
    expect((await call(other, `/logbooks/${kai.player}`)).status).toBe(404);
    await expect(kai.join(await other.open(1))).rejects.toThrow();
  });

  test("leaves the tables: their seat is free before the match, and played by a bot during it", async () => {
    const live = await gather(app, { people: 2 });
    const [max, ned] = live.guests as [Guest, Guest];
    const open = await ned.open(2);
    const room = await ned.join(open);
    granted(await ask(room, "sit", { seat: 0, nonce: "0".repeat(16) }));
    const theirs = await max.join(open);
    granted(await ask(theirs, "sit", { seat: 1, nonce: "1".repeat(16) }));
    const left = Promise.all([itemAt(live.rooms, 0), theirs].map((one) => new Promise((done) => one.onLeave(done))));
    await remove(max);
    await vi.waitFor(() => {
      expect(tableBehind(app, open).match.seats[1]).toBeUndefined();
      expect(tableBehind(app, live.match).match.seats[0]).toMatchObject({ name: "N. N.", bot: "steady" });
    }, POLLING);
    await left;
  });
});
