import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { Limits } from "../../../server/limits.ts";
import { gather, startApp, type TestApp } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, type Guest, granted } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

/** Limit of events that a network or guest may read. */
const READS = 2000;
/** Cost of a cached reading, in events, as in `http/reads.ts`. */
const KEPT = 20;

let app: TestApp;
let match: string;
let players: readonly Guest[];

beforeAll(async () => {
  const { limits } = configFrom({ LIMIT_READS: `${READS}/600`, LIMIT_RENAMES: "5/600" });
  app = await startApp({ limits });
  ({ match, players } = await ended());
});
afterAll(() => app.stop());

async function ended(): Promise<{ readonly match: string; readonly players: readonly Guest[] }> {
  const { match, guests, rooms } = await gather(app, { people: 2, visibility: "open" });
  const rng = rolls(3);
  for (const [seat, room] of rooms.entries()) await act(room, itemAt(guests, seat).player, rng);
  for (const room of rooms) granted(await ask(room, "concede", {}));
  for (const room of rooms) await room.leave();
  return { match, players: guests };
}

/** Simulates another network: the tests' address is a trusted proxy's. */
const from = (address: string, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${app.origin}${path}`, { headers: { "x-forwarded-for": address, ...headers } });

const versionOf = async (id: string): Promise<number> => itemAt(await app.app.tables.find({ id }), 0).version;

test("no request for a match reads its log on the thread that serves", async () => {
  const read = vi.spyOn(app.app.tables.store.events, "read");
  const paths = ["", "/log", "/branches"].map((part) => `/api/matches/${match}${part}`);
  for (const path of [...paths, `/r/${match}`, `/t/${match}`, `/pictures/r/${match}.png`]) await from("10.1.0.1", path);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test("a file is the same compressed and plain", async () => {
  const path = `/api/matches/${match}/log`;
  const [packed, plain] = await Promise.all([
    from("10.1.0.2", path, { "accept-encoding": "br, gzip" }),
    from("10.1.0.2", path, { "accept-encoding": "identity" }),
  ]);
  expect([packed, plain].map(({ headers }) => headers.get("content-encoding"))).toEqual(["gzip", null]);
  expect(packed.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
  const text = await packed.text();
  expect(text.split("\n")).toHaveLength(2 + (await versionOf(match)));
  expect(await plain.text()).toBe(text);
});

test("a network that has read too many events waits, and others do not", async () => {
  const version = await versionOf(match);
  const path = `/api/matches/${match}/log`;
  const many = Math.floor(READS / Math.min(KEPT, version));
  for (let n = 0; n < many; n++) expect((await from("10.1.0.3", path)).status).toBe(200);
  const refused = await from("10.1.0.3", path);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ reason: "TooMany" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await from("10.1.0.3", `/api/matches/${match}/branches`)).status).toBe(429);
  expect((await from("10.1.0.4", path)).status).toBe(200);
});

test("a guest who comes from many networks waits as well", async () => {
  const { token } = await app.guest("Many");
  const path = `/api/matches/${match}/log`;
  const statuses: number[] = [];
  const many = Math.floor(READS / Math.min(KEPT, await versionOf(match)));
  for (let n = 0; n <= many; n++)
    statuses.push((await from(`10.2.${n}.1`, path, { authorization: `Bearer ${token}` })).status);
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test("a table that is opened counts with its whole log, by network and by guest", async () => {
  const [first, second] = [await ended(), await ended()];
  const { token } = await app.guest("Opener");
  const opens = (id: string, address: string) =>
    fetch(`${app.origin}/matchmake/joinOrCreate/table`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "x-forwarded-for": address,
      },
      body: JSON.stringify({ match: id }),
    });
  const wait = vi.spyOn(Limits.prototype, "wait");
  expect((await opens(first.match, "10.4.0.1")).status).toBe(200);
  const version = await versionOf(first.match);
  expect(wait.mock.calls.filter(([limit]) => limit === "reads").map(([, , amount]) => amount)).toEqual([
    version,
    version,
  ]);
  // Refuses all requests that read events.
  wait.mockImplementation(async (limit) => (limit === "reads" ? 7 : undefined));
  const refused = await opens(second.match, "10.4.0.1");
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("TooMany");
  wait.mockRestore();
});

test("a rename reaches files that were cached before", async () => {
  const path = `/api/matches/${match}/log`;
  expect(await (await from("10.1.0.5", path)).text()).toContain("Guest 0");
  expect((await itemAt(players, 0).post("/api/players", { name: "Zoe" })).status).toBe(201);
  const text = await (await from("10.1.0.5", path)).text();
  expect(text).toContain("Zoe");
  expect(text).not.toContain("Guest 0");
});

test("renames have a limit of their own, by guest and by network", async () => {
  const guest = await app.guest("Ann");
  const rename = (name: string, address: string) =>
    fetch(`${app.origin}/api/players`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${guest.token}`,
        "x-forwarded-for": address,
      },
      body: JSON.stringify({ name }),
    });
  for (let n = 0; n < 5; n++) expect((await rename(`Ann ${n}`, `10.3.0.${n}`)).status).toBe(201);
  const refused = await rename("Ann 5", "10.3.0.9");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
