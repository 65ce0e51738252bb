import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LogbookResponse } from "../../../shared/engine/lists/logbook.ts";
import { gather, startApp, type TestApp } from "../../kit/app.ts";
import { ask, type Guest, granted, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

let app: TestApp;
let ann: Guest;
let bob: Guest;

beforeAll(async () => {
  app = await startApp();
  const tables = [await gather(app, { people: 2, visibility: "private", options: { mode: "arch" } })];
  for (const { rooms } of tables) {
    for (const room of rooms) granted(await ask(room, "concede", {}));
    await Promise.all(rooms.map(sync));
  }
  [ann, bob] = itemAt(tables, 0).guests as [Guest, Guest];
});
afterAll(() => app.stop());

const pathOf = ({ player }: Guest): string => `/api/logbooks/${player}`;

const put = async (of: Guest, by: Guest | undefined, body: unknown) => {
  const response = await fetch(`${app.origin}${pathOf(of)}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...(by && { authorization: `Bearer ${by.token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { reason?: string; isOpen?: boolean } };
};

const read = async (of: Guest, by: Guest | undefined) => {
  const response = await fetch(`${app.origin}${pathOf(of)}`, {
    headers: by ? { authorization: `Bearer ${by.token}` } : {},
  });
  return { status: response.status, body: (await response.json()) as LogbookResponse & { reason?: string } };
};

describe("a logbook", () => {
  test("is sent to its owner, with the results of their matches", async () => {
    const { status, body } = await read(ann, ann);
    expect(status).toBe(200);
    expect(body).toMatchObject({ player: ann.player, name: ann.name, isOpen: false });
    expect(body.boards).toEqual([
      {
        ...{ game: "tranquility", variant: "arch", seats: 2, results: { won: 0, lost: 1, draw: 0, ended: 0 } },
        ...{ bots: { matches: 1, won: expect.any(Number) }, figures: {} },
      },
    ]);
    expect(body.course).toEqual([{ game: "tranquility", result: "lost", ended: expect.any(String) }]);
  });

  test("of a player without matches is empty", async () => {
    const cy = await app.guest("Cy");
    expect((await read(cy, cy)).body).toMatchObject({ name: "Cy", boards: [], course: [], companions: [] });
  });

  test("that is closed is refused to others, in the same way as one that does not exist", async () => {
    const closed = await read(ann, bob);
    expect([closed.status, closed.body.reason]).toEqual([404, "NoSuchLogbook"]);
    expect(await read(ann, undefined)).toEqual(closed);
    expect(await read({ ...ann, player: "pnobody" } as Guest, bob)).toEqual(closed);
  });

  test("is opened and closed by its owner alone", async () => {
    expect(await put(ann, bob, { open: true })).toMatchObject({ status: 403, body: { reason: "NotYourLogbook" } });
    expect(await put(ann, undefined, { open: true })).toMatchObject({ status: 401, body: { reason: "NoToken" } });
    for (const wrong of [{}, { open: "yes" }, { open: true, name: "Eve" }, null])
      expect(await put(ann, ann, wrong)).toMatchObject({ status: 400, body: { reason: "BadRequest" } });
    expect((await read(ann, undefined)).status).toBe(404);
    expect(await put(ann, ann, { open: true })).toEqual({ status: 200, body: { isOpen: true } });
    const own = (await read(ann, ann)).body;
    expect((await read(ann, undefined)).body).toEqual({ ...own, companions: [] });
    expect(own.isOpen).toBe(true);
    expect((await ann.post("/api/players", { name: "Anna" })).status).toBe(201);
    expect((await read(ann, bob)).body.name).toBe("Anna");
    expect(await put(ann, ann, { open: false })).toEqual({ status: 200, body: { isOpen: false } });
    expect((await read(ann, bob)).status).toBe(404);
  });
});
