import { afterAll, beforeAll, expect, test } from "vitest";
import { toAct } from "../../../shared/engine/match/match.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, type Guest, granted, nonce } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

const game = gameOf("tranquility")!;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function send(method: string, match: string, by?: Guest) {
  const response = await fetch(`${app.origin}/api/matches/${match}/puzzle-agreement`, {
    method,
    headers: by ? { authorization: `Bearer ${by.token}` } : {},
  });
  const text = await response.text();
  return text === "" ? response.status : [response.status, JSON.parse(text).agreement ?? JSON.parse(text).reason];
}

/** In competitive games the first resignation ends the match. */
async function concede({ rooms }: Gathering): Promise<void> {
  for (const room of rooms) {
    const reply = await ask(room, "concede", {});
    if (!reply.ok && reply.reason !== "MatchIsOver") throw new Error(reply.reason);
  }
}

test("each player of a decided match agrees for themselves, sees only their own choice, and takes it back", async () => {
  const table = await gather(app, { people: 2, bots: 1 });
  const { match, guests } = table;
  const [ann, bob] = [itemAt(guests, 0), itemAt(guests, 1)];
  for (const method of ["GET", "PUT", "DELETE"])
    expect(await send(method, match, ann)).toEqual([409, "MatchIsNotOver"]);
  await concede(table);
  expect(await send("GET", match, ann)).toEqual([200, "open"]);
  for (let n = 0; n < 2; n++) expect(await send("PUT", match, ann)).toBe(204);
  expect([await send("GET", match, ann), await send("GET", match, bob)]).toEqual([
    [200, "given"],
    [200, "open"],
  ]);
  for (let n = 0; n < 2; n++) expect(await send("DELETE", match, ann)).toBe(204);
  expect(await send("GET", match, ann)).toEqual([200, "open"]);
});

test("spectators, strangers and guests without a token are not asked", async () => {
  const table = await gather(app, { people: 1, bots: 1 });
  await concede(table);
  const eve = await app.guest("Eve");
  for (const method of ["GET", "PUT", "DELETE"]) {
    expect(await send(method, table.match, eve)).toEqual([403, "NotYourMatch"]);
    expect(await send(method, table.match)).toEqual([401, "NoToken"]);
    expect(await send(method, "nothing", eve)).toEqual([404, "NoSuchMatch"]);
  }
});

test("a branch cannot become puzzles", async () => {
  const table = await gather(app, { people: 2 });
  const { match, rooms, guests } = table;
  const ann = itemAt(guests, 0);
  const [seat] = toAct(game, tableBehind(app, match).match);
  granted((await act(itemAt(rooms, seat!), itemAt(guests, seat!).player, rolls(6)))!);
  await concede(table);
  const version = itemAt(movesOf(tableBehind(app, match).log), 0);
  const { body } = await ann.post(`/api/matches/${match}/branches`, { version });
  const branch = String(body.id);
  const room = await ann.join(branch);
  granted(await ask(room, "sit", { seat: 0, nonce: nonce(0) }));
  granted(await ask(room, "seatBot", { seat: 1 }));
  granted(await ask(room, "start", {}));
  granted(await ask(room, "concede", {}));
  expect(await send("GET", branch, ann)).toEqual([200, "none"]);
  expect(await send("PUT", branch, ann)).toEqual([409, "NoPuzzles"]);
});

test("a match of a game without puzzles, or on a board without a set, cannot become puzzles", async () => {
  for (const game of ["pebbles", "wayward"]) {
    const table = await gather(app, { people: game === "pebbles" ? 2 : 1, game, options: {} });
    await concede(table);
    expect(await send("GET", table.match, table.guests[0])).toEqual([200, "none"]);
    expect(await send("PUT", table.match, table.guests[0])).toEqual([409, "NoPuzzles"]);
  }
});
