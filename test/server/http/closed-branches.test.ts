import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, type Guest, granted, nonce, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

let app: TestApp;
let eve: Guest;
/** A table with own decks, permanently closed to others. */
let closed: Gathering;
let version: number;
beforeAll(async () => {
  app = await startApp({ store: "memory" });
  eve = await app.guest("Eve");
  const own = { mode: "pair", deck: "own" };
  closed = await gather(app, { people: 2, game: "wayward", options: own });
  const rng = rolls(3);
  for (const [seat, room] of closed.rooms.entries()) {
    for (let moves = 0; moves < 6; moves++) {
      await sync(room);
      await act(room, itemAt(closed.guests, seat).player, rng);
    }
  }
  version = itemAt(movesOf(tableBehind(app, closed.match).log), 2);
  for (const room of closed.rooms) granted(await ask(room, "concede", {}));
  await Promise.all(closed.rooms.map((room) => room.leave()));
});
afterAll(() => app.stop());

async function branched(): Promise<{ readonly id: string; readonly code: string }> {
  const { status, body } = await itemAt(closed.guests, 0).post(`/api/matches/${closed.match}/branches`, { version });
  expect(status).toBe(201);
  return body as { id: string; code: string };
}

async function answers(guest: Guest, id: string) {
  const asked = [`/api/matches/${id}/log`, `/api/matches/${id}/branches`].map((path) => guest.get(path));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  const joined = await guest.join(id).then(
    (room) => room.leave().then(() => "joined"),
    (error: Error) => error.message,
  );
  return [...statuses, joined];
}

describe("a branch of a closed table that has not begun", () => {
  test("is shown only to those who sat at that table", async () => {
    const { id, code } = await branched();
    for (const name of [id, code]) {
      expect((await eve.get(`/api/matches/${name}/log`)).status).toBe(403);
      expect((await fetch(`${app.origin}/api/matches/${name}/log`)).status).toBe(403);
    }
    expect(await answers(eve, id)).toEqual([403, 403, "NoWatchers"]);
    for (const guest of closed.guests) expect(await answers(guest, id)).toEqual([200, 200, "joined"]);
    expect((await eve.get(`/api/matches/${id}`)).text).not.toContain("face");
  });

  test("shows strangers no seat and no board in the page and the picture of its link", async () => {
    const { code } = await branched();
    const invited = await (await fetch(`${app.origin}/t/${code}`)).text();
    const { body } = await eve.post("/api/matches", { game: "wayward", options: { deck: "own" }, seats: 1 });
    const ordinary = await (await fetch(`${app.origin}/t/${body.code}`)).text();
    const title = (page: string) => /<title>(.*?)<\/title>/.exec(page)?.[1];
    expect(title(invited)).not.toBe(title(ordinary));
  });

  test("stays closed once it has begun, is over, and is branched again", async () => {
    const { id } = await branched();
    const rooms = await Promise.all(closed.guests.map((guest) => guest.join(id)));
    for (const [seat, room] of rooms.entries()) granted(await ask(room, "sit", { seat, nonce: nonce(seat) }));
    granted(await ask(itemAt(rooms, 0), "start", {}));
    expect(await answers(eve, id)).toEqual([403, 403, "NoWatchers"]);
    for (const room of rooms) granted(await ask(room, "concede", {}));
    await Promise.all(rooms.map((room) => room.leave()));
    expect(await answers(eve, id)).toEqual([403, 403, "NoWatchers"]);
    expect((await eve.post(`/api/matches/${id}/branches`, { version })).status).toBe(403);
    const { status, body } = await itemAt(closed.guests, 1).post(`/api/matches/${id}/branches`, { version });
    expect(status).toBe(201);
    expect(await answers(itemAt(closed.guests, 0), String(body.id))).toEqual([200, 200, "joined"]);
    expect(await answers(eve, String(body.id))).toEqual([403, 403, "NoWatchers"]);
  });
});
