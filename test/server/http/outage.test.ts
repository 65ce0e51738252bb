import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { JOIN_REFUSALS } from "../../../server/http/matchmaking.ts";
import { openLog } from "../../../server/log.ts";
import { WriterLost } from "../../../server/store/errors.ts";
import type { MatchIndex, Ports, Stores } from "../../../server/store/ports.ts";
import { dayAt } from "../../../shared/engine/daily/day.ts";
import { type Gathering, gather, startApp, type TestApp } from "../../kit/app.ts";
import { ask, type Guest, granted, nonce, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { textOf } from "../../kit/streams.ts";
import { everyFifthAtGate } from "../../kit/strength.ts";
import { type HttpProbe, probesFor } from "./questions.ts";

const ADDRESS = "10.1.2.3:5432";

const withCode = (code: string, message = `${code} ${ADDRESS}`) => Object.assign(new Error(message), { code });
const saidBy = (code: string, message: string) =>
  Object.assign(Object.create(postgres.PostgresError.prototype) as Error, { name: "PostgresError", code, message });

/** Errors of the PostgreSQL store in an outage. */
const OUTAGES: readonly (readonly [string, Error])[] = [
  ["it refuses connections", withCode("ECONNREFUSED", `connect ECONNREFUSED ${ADDRESS}`)],
  [
    "it refuses them on all addresses",
    Object.assign(new AggregateError([withCode("ECONNREFUSED")]), withCode("ECONNREFUSED")),
  ],
  ["a connection breaks", withCode("ECONNRESET", "read ECONNRESET")],
  ["a connection is closed", withCode("CONNECTION_CLOSED", `write CONNECTION_CLOSED ${ADDRESS}`)],
  ["a connection is given up", withCode("CONNECTION_DESTROYED", `write CONNECTION_DESTROYED ${ADDRESS}`)],
  ["it does not answer", withCode("CONNECT_TIMEOUT", `write CONNECT_TIMEOUT ${ADDRESS}`)],
  ["its name is unknown", withCode("ENOTFOUND", `getaddrinfo ENOTFOUND ${ADDRESS}`)],
  ["it shuts down", saidBy("57P01", "terminating connection due to administrator command")],
  ["it starts up", saidBy("57P03", "the database system is starting up")],
  ["it has no connection left", saidBy("53300", "sorry, too many clients already")],
  ["its writer is lost", new WriterLost(`the connection to the database was lost: ${ADDRESS}`)],
];

type Method = readonly [port: keyof Ports | undefined, name: string];

/** Methods of the stores, which need the database. */
const METHODS = ({ close: _, ...stores }: Stores): readonly Method[] => [
  [undefined, "probe"],
  ...Object.entries(stores).flatMap(([port, methods]) =>
    Object.keys(methods)
      .filter((name) => !["onTakeover", "onHeartbeat"].includes(name))
      .map((name): Method => [port as keyof Ports, name]),
  ),
];

let app: TestApp;
let live: Gathering;
let eve: Guest;
let questions: readonly HttpProbe[];
let daily: string;
const failures: string[] = [];
beforeAll(async () => {
  const log = openLog("error", { write: (line) => void failures.push(line) });
  // All requests come from one network.
  const { limits } = configFrom({});
  app = await startApp({ limits: { ...limits, requests: undefined, joins: undefined, reads: undefined } }, { log });
  live = await gather(app, { people: 2, visibility: "open" });
  eve = await app.guest("Eve");
  // The lobby queries the database only if a player is at an open table.
  const waiting = await eve.join(await eve.open(2, undefined, "open"));
  granted(await ask(waiting, "sit", { seat: 0, nonce: nonce(0) }));
  const { code } = JSON.parse((await eve.get(`/api/matches/${live.match}`)).text) as { code: string };
  questions = Object.values(probesFor(live, code)).flat();
  const tried = await eve.post(`/api/days/${dayAt(Date.now())}/tries`, { game: "tranquility" });
  expect(tried.status).toBe(201);
  daily = tried.body.id as string;
});
afterAll(() => app.stop());
afterEach(() => {
  vi.restoreAllMocks();
  failures.splice(0);
});

function fail(methods: readonly Method[], error: Error): void {
  const { store } = app.app.tables;
  for (const [port, name] of methods) {
    vi.spyOn((port === undefined ? store : store[port]) as MatchIndex, name as "find").mockRejectedValue(error);
  }
}

/** Responses to a guest, and to requests without a token. */
async function answers(): Promise<
  readonly { readonly path: string; readonly status: number; readonly text: string }[]
> {
  const asked = questions.flatMap((question) => [eve.token, undefined].map((token) => ({ ...question, token })));
  return Promise.all(
    asked.map(async ({ path, body, method = body ? "POST" : "GET", token }) => {
      const response = await fetch(`${app.origin}${path}`, {
        method,
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { path: `${method} ${path}`, status: response.status, text: await textOf(response) };
    }),
  );
}

const unforeseenIn = (given: Awaited<ReturnType<typeof answers>>): readonly string[] =>
  given.filter(({ status }) => status === 500).map(({ path }) => path);

async function joins(): Promise<readonly { readonly status: number; readonly reason: string }[]> {
  const refused = [];
  for (const [room, options] of [
    ["table", { match: live.match }],
    ["table", { match: daily }],
    ["lobby", {}],
  ] as const) {
    const joined = await eve.client.joinOrCreate(room, options).catch((error: Error & { code: number }) => error);
    if (joined instanceof Error) refused.push({ status: joined.code, reason: joined.message });
    else await joined.leave();
  }
  return refused;
}

const isDocumented = ({ status, reason }: { readonly status: number; readonly reason: string }) =>
  JOIN_REFUSALS[reason as keyof typeof JOIN_REFUSALS] === status;

describe("while the database is away, as", () => {
  test.each(OUTAGES)("%s, requests and joins are answered 503, and the cause is not revealed", async (_, error) => {
    fail(METHODS(app.app.tables.store), error);
    const given = await answers();
    expect(unforeseenIn(given)).toEqual([]);
    const words = [ADDRESS, error.message].filter(Boolean);
    const telling = given.filter(({ text }) => words.some((word) => text.includes(word)));
    expect(telling.map(({ path }) => path)).toEqual([]);
    expect(given.find(({ path }) => path.endsWith("/api/health"))!.status).toBe(503);
    expect(await joins()).toEqual([0, 1, 2].map(() => ({ status: 503, reason: "StoreUnavailable" })));
    // Background work may fail and be logged.
    expect(
      failures.filter((line) => /"where":"(GET|POST|PUT|DELETE|on[A-Z]|lobby|matchmaking|request)/.test(line)),
    ).toEqual([]);
  });
});

test("health is 503 while the store neither answers nor fails, as over a frozen connection", async () => {
  const asked = vi.spyOn(app.app.tables.store.matches, "find").mockImplementation(() => new Promise(() => {}));
  const looks = await Promise.all([1, 2, 3].map(() => eve.get("/api/health")));
  expect(looks.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("each single failing method of the store gives requests and joins a documented answer", async () => {
  const [, error] = itemAt(OUTAGES, 0);
  for (const method of everyFifthAtGate(METHODS(app.app.tables.store))) {
    fail([method], error);
    expect(unforeseenIn(await answers()), method.join()).toEqual([]);
    expect(
      (await joins()).filter((refused) => !isDocumented(refused)),
      method.join(),
    ).toEqual([]);
    vi.restoreAllMocks();
  }
});

test("a request at a table that has to read is refused, and may be sent again", async () => {
  const alone = await gather(app, { people: 1 });
  const room = alone.rooms[0] as TableRoomOf;
  await ask(room, "concede", {});
  fail([["matches", "find"]], itemAt(OUTAGES, 0)[1]);
  expect(await ask(room, "rematch", {})).toEqual({ ok: false, reason: "StoreUnavailable" });
  vi.restoreAllMocks();
  expect(await ask(room, "rematch", {})).toMatchObject({ ok: true });
});

test("an unexpected error is logged, and answered without its message", async () => {
  fail([["matches", "find"]], new TypeError("something private is undefined"));
  expect((await eve.get("/api/matches")).text).toContain("ServerError");
  expect(await joins()).toContainEqual({ status: 500, reason: "ServerError" });
  expect(failures.join()).toContain("something private");
});
