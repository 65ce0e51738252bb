import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HistoryPage } from "../../../server/http/history.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { type Gathering, gather, startApp, type TestApp } from "../../kit/app.ts";
import { ask, type Guest, granted, nonce, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

let app: TestApp;
let ann: Guest;
let bob: Guest;
let cy: Guest;
/** Matches in order: Ann and Bob at an open table, its rematch, Ann and Cy at a private one. */
let open: readonly [first: string, second: string];
let closed: string;
let live: string;

const concede = async ({ rooms }: Pick<Gathering, "rooms">) => {
  for (const room of rooms) granted(await ask(room, "concede", {}));
  await Promise.all(rooms.map(sync));
};

/** Plays a match that is resigned immediately. */
async function given(visibility: "open" | "private", mode: string): Promise<Gathering> {
  const gathering = await gather(app, { people: 2, visibility, options: { mode } });
  await concede(gathering);
  return gathering;
}

beforeAll(async () => {
  app = await startApp();
  const first = await given("open", "standard");
  [ann, bob] = first.guests as [Guest, Guest];
  const { id } = granted(await ask(itemAt(first.rooms, 0), "rematch", {}));
  const rooms = await Promise.all([ann.join(id), bob.join(id)]);
  for (const [seat, room] of [itemAt(rooms, 1), itemAt(rooms, 0)].entries())
    granted(await ask(room, "sit", { seat, nonce: nonce(seat) }));
  granted(await ask(itemAt(rooms, 0), "start", {}));
  await concede({ rooms });
  open = [first.match, id];
  cy = await app.guest("Cy");
  closed = await ann.open(2, { mode: "arch" }, "private");
  const pair = [await ann.join(closed), await cy.join(closed)];
  for (const [seat, room] of pair.entries()) granted(await ask(room, "sit", { seat, nonce: nonce(seat) }));
  granted(await ask(itemAt(pair, 0), "start", {}));
  await concede({ rooms: pair });
  live = (await gather(app, { people: 1, visibility: "open" })).match;
});
afterAll(() => app.stop());

const page = async (who: Guest, query = ""): Promise<HistoryPage> => {
  const { status, text } = await who.get(`/api/history${query}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as HistoryPage;
};
const ids = async (who: Guest, query = "") => (await page(who, query)).matches.map(({ id }) => id);

describe("GET /api/history", () => {
  test("lists the player's own matches that are over, the last first, private ones too", async () => {
    expect(await ids(ann)).toEqual([closed, open[1], open[0]]);
    expect(await ids(bob)).toEqual([open[1], open[0]]);
    expect(await ids(cy)).toEqual([closed]);
    expect(await ids(await app.guest("Eve"))).toEqual([]);
    const [summary] = (await page(cy)).matches as readonly Summary[];
    expect(summary).toMatchObject({ id: closed, state: "over", outcome: { result: "lost", reason: "conceded" } });
  });

  test("needs a token for the player's own matches and for those of a private table", async () => {
    for (const query of ["", `?table=${closed}`]) {
      const response = await fetch(`${app.origin}/api/history${query}`);
      expect([response.status, await response.json()]).toMatchObject([401, { reason: "NoToken" }]);
    }
  });

  test("of an open table is public, from any of its matches, by id or code", async () => {
    const { code } = itemAt((await page(ann)).matches, 1);
    for (const match of [...open, code]) {
      expect(await ids(cy, `?table=${match}`)).toEqual([open[1], open[0]]);
      const response = await fetch(`${app.origin}/api/history?table=${match}`);
      expect(((await response.json()) as HistoryPage).matches).toHaveLength(2);
    }
    expect(await ids(cy, `?table=${live}`)).toEqual([]);
  });

  test("of a private table is only for those who sat there", async () => {
    expect(await ids(ann, `?table=${closed}`)).toEqual([closed]);
    expect(await ids(cy, `?table=${closed}`)).toEqual([closed]);
    expect(await ids(bob, `?table=${closed}`)).toEqual([]);
  });

  test("is filtered by game, variant, players, result and date", async () => {
    expect(await ids(ann, "?game=tranquility&variant=arch")).toEqual([closed]);
    expect(await ids(ann, "?mode=arch")).toEqual([closed]);
    expect(await ids(ann, "?game=whist")).toEqual([]);
    expect(await ids(ann, "?name=cy&seats=2&result=lost")).toEqual([closed]);
    expect(await ids(ann, "?seats=3")).toEqual([]);
    expect(await ids(ann, "?result=won")).toEqual([]);
    const [last, middle] = (await page(ann)).matches;
    expect(await ids(ann, `?since=${last!.endedAt}`)).toEqual([closed]);
    expect(await ids(ann, `?until=${middle!.endedAt}`)).toEqual([open[0]]);
    // The same time in a zone two hours east.
    const east = new Date(Date.parse(last!.endedAt!) + 7_200_000).toISOString().replace("Z", "%2B02:00");
    expect(await ids(ann, `?since=${east}`)).toEqual([closed]);
  });

  test("comes page by page", async () => {
    const first = await page(ann, "?limit=2");
    expect(first.matches.map(({ id }) => id)).toEqual([closed, open[1]]);
    const second = await page(ann, `?limit=2&after=${first.next}`);
    expect([second.matches.map(({ id }) => id), second.next]).toEqual([[open[0]], undefined]);
    expect((await page(ann, "?limit=3")).next).toBeUndefined();
  });

  test.each([
    "player=somebody",
    "limit=0",
    "limit=101",
    "limit=x",
    "result=undecided",
    "seats=0",
    "seats=1.5",
    "name=",
    `name=${"x".repeat(33)}`,
    "since=yesterday",
    "until=2026-13-01T00:00:00Z",
    "after=somewhere",
    "after=2026-11-20T12:00:00.000Z~",
    "after=2026-11-20T12:00:00.000Z~a'b",
    "variant=a&variant=b",
    "variant=a&mode=a",
    "table=",
  ])("refuses %s", async (query) => {
    const { status, text } = await ann.get(`/api/history?${query}`);
    expect([status, JSON.parse(text).reason]).toEqual([400, "BadRequest"]);
  });

  test("of a table that does not exist is empty", async () => {
    const { status, text } = await ann.get("/api/history?table=nosuch");
    expect([status, JSON.parse(text).reason]).toEqual([404, "NoSuchMatch"]);
  });
});
