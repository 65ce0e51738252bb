import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { Contact } from "../../../shared/engine/people/contacts.ts";
import { gather, startApp, type TestApp } from "../../kit/app.ts";
import { ask, type Guest, granted, nonce, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

let app: TestApp;
let match: string;
let ann: Guest;
let bob: Guest;
let cy: Guest;

beforeAll(async () => {
  app = await startApp();
  const table = await gather(app, { people: 3 });
  for (const room of table.rooms) granted(await ask(room, "concede", {}));
  await Promise.all(table.rooms.map(sync));
  for (const room of table.rooms) await room.leave(true);
  match = table.match;
  [ann, bob, cy] = table.guests as [Guest, Guest, Guest];
});
afterAll(() => app.stop());

const call = async (
  by: Guest | undefined,
  path: string,
  body?: unknown,
  method = body === undefined ? "GET" : "PUT",
) => {
  const response = await fetch(`${app.origin}/api${path}`, {
    method,
    headers: { "content-type": "application/json", ...(by && { authorization: `Bearer ${by.token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as { reason?: string; id?: string; code?: string } };
};

const choose = (by: Guest, about: Guest, choice: string, of = match) =>
  call(by, `/contacts/${about.player}`, { choice, match: of });

const contactsOf = async (of: Guest, query = ""): Promise<readonly Contact[]> => {
  const { status, body } = await call(of, `/contacts${query}`);
  expect(status).toBe(200);
  return (body as { people: readonly Contact[] }).people;
};

/** The guest's choice about another, and whether the other wants to play again. */
const choicesOf = async (by: Guest, about: Guest) => {
  const found = (await contactsOf(by)).find(({ player }) => player === about.player);
  return found && [found.own, found.isWanting];
};

const invite = (by: Guest, invited: readonly Guest[], more: object = {}) =>
  call(by, "/matches", { ...OPENING, invited: invited.map(({ player }) => player), ...more }, "POST");

const OPENING = { game: "tranquility", options: { mode: "standard" }, seats: 3, visibility: "private" };

const summaryOf = async (id: string): Promise<Summary> => JSON.parse((await ann.get(`/api/matches/${id}`)).text);

describe("the contacts of a player", () => {
  test("are listed for that player alone: those of all matches, and those of one", async () => {
    expect((await contactsOf(ann)).map(({ name, own, isWanting }) => [name, own, isWanting])).toEqual([
      ["Guest 1", undefined, false],
      ["Guest 2", undefined, false],
    ]);
    expect(await contactsOf(ann, `?match=${match}`)).toEqual(await contactsOf(ann));
    const stranger = await app.guest("Eve");
    expect(await contactsOf(stranger)).toEqual([]);
    expect(await contactsOf(stranger, `?match=${match}`)).toEqual([]);
    expect((await call(undefined, "/contacts")).body.reason).toBe("NoToken");
  });

  test("are invited once both have chosen it, and a block is not revealed", async () => {
    const refusedAs = { status: 403, body: { reason: "NotInvitable" } };
    expect(await invite(ann, [bob])).toMatchObject(refusedAs);
    expect((await choose(ann, bob, "wanted")).body).toMatchObject({ own: "wanted", isWanting: false });
    expect(await choicesOf(bob, ann)).toEqual([undefined, true]);
    expect(await invite(ann, [bob])).toMatchObject(refusedAs);
    expect(await invite(bob, [ann])).toMatchObject(refusedAs);
    await choose(bob, ann, "wanted");
    const { status, body } = await invite(ann, [bob]);
    expect(status).toBe(201);
    const { seats, visibility } = await summaryOf(body.code!);
    expect(visibility).toBe("private");
    expect(seats).toEqual([null, { name: "Guest 1", kind: "human", player: bob.player, kept: true }, null]);
    const own = await call(bob, `/matches?player=${bob.player}&state=open`);
    expect(JSON.stringify(own.body)).toContain(body.id);
    // Neither Ann nor Bob has chosen Cy.
    await choose(cy, ann, "wanted");
    expect(await invite(ann, [bob, cy])).toMatchObject(refusedAs);
    await choose(bob, ann, "blocked");
    expect(await choicesOf(ann, bob)).toEqual(["wanted", false]);
    expect(await invite(ann, [bob])).toMatchObject(refusedAs);
    await choose(bob, ann, "none");
    expect(await choicesOf(bob, ann)).toEqual([undefined, true]);
  });

  test("are chosen by a match that both played, and any other input is refused", async () => {
    const eve = await app.guest("Eve");
    for (const [by, about, of] of [
      [eve, ann, match],
      [ann, eve, match],
      [ann, ann, match],
      [ann, bob, "m1"],
      [ann, bob, "%00"],
    ] as const)
      expect(await choose(by, about, "wanted", of)).toMatchObject({ status: 404, body: { reason: "NoSuchMatch" } });
    for (const wrong of [
      {},
      { choice: "wanted" },
      { choice: "loved", match },
      { choice: "wanted", match, x: 1 },
      null,
      [],
    ])
      expect((await call(ann, `/contacts/${bob.player}`, wrong)).status).toBe(400);
    expect((await call(undefined, `/contacts/${bob.player}`, { choice: "wanted", match })).status).toBe(401);
    expect((await call(ann, `/contacts?match=${"x".repeat(65)}`)).status).toBe(400);
  });

  test("exclude people from a table that never began", async () => {
    const open = await gather(app, { people: 2, start: false });
    const [one, two] = open.guests as [Guest, Guest];
    expect((await choose(one, two, "wanted", open.match)).status).toBe(404);
    for (const room of open.rooms) await room.leave(true);
  });

  test("are invited to private tables with a seat for each", async () => {
    await choose(ann, bob, "wanted");
    await choose(bob, ann, "wanted");
    for (const wrong of [{ visibility: "open" }, { seats: 1 }, { invited: [] }, { invited: "all" }, { invited: [7] }])
      expect((await invite(ann, [bob], wrong)).status).toBe(400);
    expect((await invite(ann, [bob], { invited: [bob.player, ann.player] })).status).toBe(403);
  });
});

test("keep their seats in a rematch after they left, unless they blocked the player who asks for it", async () => {
  const table = await gather(app, { people: 3 });
  const [one, two, three] = table.guests as [Guest, Guest, Guest];
  for (const room of table.rooms) granted(await ask(room, "concede", {}));
  await Promise.all(table.rooms.map(sync));
  expect((await choose(three, one, "blocked", table.match)).status).toBe(200);
  for (const room of table.rooms.slice(1)) await room.leave(true);
  const { code } = granted(await ask(itemAt(table.rooms, 0), "rematch", {}));
  const { seats } = await summaryOf(code);
  expect(seats.map((held) => held?.player)).toEqual([undefined, one.player, two.player]);
  const next = await two.join((await summaryOf(code)).id);
  granted(await ask(next, "sit", { nonce: nonce(1) }));
  await sync(next);
  expect((await summaryOf(code)).seats[2]).toMatchObject({ player: two.player, kind: "human" });
  for (const room of [itemAt(table.rooms, 0), next]) await room.leave(true);
});

test("include no trace of a deleted player", async () => {
  const table = await gather(app, { people: 2 });
  const [one, two] = table.guests as [Guest, Guest];
  for (const room of table.rooms) granted(await ask(room, "concede", {}));
  for (const room of table.rooms) await room.leave(true);
  await choose(one, two, "wanted", table.match);
  await choose(two, one, "wanted", table.match);
  expect(await choicesOf(one, two)).toEqual(["wanted", true]);
  await fetch(`${app.origin}/api/players/${two.player}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${two.token}` },
  });
  expect(await contactsOf(one)).toEqual([]);
  expect(await invite(one, [two])).toMatchObject({ status: 403 });
});
