import { Registry } from "prom-client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type ApiDeps, api } from "../../../server/http/api.ts";
import { Readings } from "../../../server/match/readings.ts";
import { seedOf } from "../../../server/match/seeds.ts";
import { requestRoutes, streamRoute } from "../../../server/rooms/stream-routes.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { StreamLine } from "../../../shared/engine/log/stream-line.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { takeMisfits } from "../../kit/described-answers.ts";
import { act, type Guest, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { routesOf } from "../../kit/routes.ts";
import { textOf } from "../../kit/streams.ts";
import { leaksOfLog, leaksOfStream, leaksOfText, type Truth } from "../rooms/wiretap.ts";
import { type HttpProbe, probesFor } from "./questions.ts";

// Hundreds of requests, perhaps on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
/** How far the server's clock is ahead, in ms. */
let ahead = 0;
let live: Gathering;
let eve: Guest;
let code: string;
let secrets: readonly string[];

beforeAll(async () => {
  app = await startApp({}, { now: () => Date.now() + ahead });
  live = await gather(app, { people: 2, bots: 1, visibility: "open" });
  eve = await app.guest("Eve");
  code = (JSON.parse((await eve.get(`/api/matches/${live.match}`)).text) as Summary).code;
  const { store } = app.app.tables;
  secrets = [await store.secrets.get("seeds"), await store.secrets.get("tokens")];
});
afterAll(() => app.stop());

/** A player, another guest, or no account. */
interface Caller {
  readonly guest?: Guest;
  readonly seat?: Seat;
}
const callers = (): Caller[] => [...live.guests.map((guest, seat) => ({ guest, seat })), { guest: eve }, {}];

const questions = () => probesFor(live, code);

interface Answer {
  readonly route: string;
  readonly status: number;
  /** Headers and body of a response. */
  readonly text: string;
  readonly leaks: readonly string[];
}

const truth = (): Truth => ({
  log: tableBehind(app, live.match).log,
  secrets: [...secrets, seedOf(itemAt(secrets, 0), live.match)],
});

/** A route that lists the faces of all cards. */
const FACES_OF_GAMES = "GET /api/games";

/** A route that describes the fields of secrets, without values. */
const DESCRIPTION = "GET /api/openapi.json";

const withoutFieldNames = (text: string): string => text.replaceAll(/"(secret|faces)"/g, '""');

const withoutFaces = (text: string): string => text.replaceAll(/"faces":\[[^\]]*\]/g, "");

/** Removes what is the same for every match. */
function withoutConstants(route: string, text: string): string {
  if (route === FACES_OF_GAMES) return withoutFaces(text);
  return route === DESCRIPTION ? withoutFieldNames(text) : text;
}

const linesIn = (text: string): readonly StreamLine[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

async function answerTo(
  { guest, seat }: Caller,
  route: string,
  { path, body, method = body ? "POST" : "GET" }: HttpProbe,
): Promise<Answer> {
  const response = await fetch(`${app.origin}${path}`, {
    method,
    headers: { "content-type": "application/json", ...(guest ? { authorization: `Bearer ${guest.token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await textOf(response);
  const head = JSON.stringify([...response.headers]);
  const isLog = response.headers.get("content-type")?.startsWith("application/jsonl") ?? false;
  const others = live.guests.filter((each) => each !== guest).map(({ token }) => token);
  const known = { ...truth(), secrets: [...truth().secrets, ...others] };
  const isStream = response.headers.get("content-type")?.startsWith("application/x-ndjson") ?? false;
  const leaks = [
    ...leaksOfText(head, known),
    ...(isLog
      ? leaksOfLog(text, seat, known)
      : isStream
        ? leaksOfStream(linesIn(text), seat, known)
        : leaksOfText(withoutConstants(route, text), known)),
  ];
  return { route, status: response.status, text: `${head}${text}`, leaks };
}

async function answers(): Promise<readonly Answer[]> {
  const all: Answer[] = [];
  // Lets cached responses expire.
  ahead += 5000;
  for (const caller of callers())
    for (const [route, asking] of Object.entries(questions()))
      for (const question of asking) all.push(await answerTo(caller, route, question));
  return all;
}

test("every existing endpoint is requested", () => {
  const routes = routesOf(
    api({ tables: { now: Date.now }, days: { hasDeals: true }, streamRoute, requestRoutes } as unknown as ApiDeps),
  );
  expect(routes.length).toBeGreaterThan(8);
  expect(Object.keys(questions())).toEqual(expect.arrayContaining(routes));
});

test("no endpoint reveals what the rules hide of a live match, at any moment of it", async () => {
  const rng = rolls(5);
  let asked = 0;
  for (let moves = 0; moves < 14; ) {
    for (const [seat, room] of live.rooms.entries()) {
      await sync(room);
      if ((await act(room, itemAt(live.guests, seat).player, rng))?.ok) moves++;
    }
    if (moves % 4 > 1) continue;
    for (const { route, text, leaks } of await answers()) {
      expect(leaks, `${route}: ${text.slice(0, 200)}`).toEqual([]);
      asked++;
    }
  }
  expect(tableBehind(app, live.match).match.phase).toBe("live");
  expect(asked).toBeGreaterThan(200);
});

test("a live match cannot be branched, and is in no history", async () => {
  const all = await answers();
  for (const { status } of all.filter(({ route }) => route === "POST /api/matches/:id/branches"))
    expect([401, 409]).toContain(status);
  for (const { text, status } of all.filter(({ route }) => route === "GET /api/history"))
    if (status === 200) expect(text).toContain('{"matches":[]}');
});

describe("a planted leak is found:", () => {
  /** Routes that leak while a fault is planted. */
  async function found(plant: () => { mockRestore(): void }[]): Promise<readonly string[]> {
    const planted = plant();
    try {
      return [...new Set((await answers()).filter(({ leaks }) => leaks.length > 0).map(({ route }) => route))];
    } finally {
      for (const mock of planted) mock.mockRestore();
      // Planted fields are not documented.
      await takeMisfits();
    }
  }
  const summaryWith = (more: object) => {
    const { matches } = app.app.tables.store;
    const { find } = matches;
    return vi
      .spyOn(matches, "find")
      .mockImplementation(async (query) => (await find(query)).map((summary) => ({ ...summary, ...more })));
  };
  const LISTS = ["GET /api/watch", "GET /api/matches", "GET /api/matches/:id", "GET /api/matches/:id/branches"];

  test("none in a clean answer", async () => expect(await found(() => [])).toEqual([]));

  test("a hand in a summary", async () => {
    expect(await found(() => [summaryWith({ hand: ["i42", "i7"] })])).toEqual(expect.arrayContaining(LISTS));
  });

  test("the seed of the match in a summary", async () => {
    const seed = seedOf(itemAt(secrets, 0), live.match);
    expect(await found(() => [summaryWith({ seed })])).toEqual(expect.arrayContaining(LISTS));
  });

  test("a live match in the history, with what it holds", async () => {
    const { matches } = app.app.tables.store;
    const [listed] = await matches.find({ id: live.match });
    const past = () => [vi.spyOn(matches, "past").mockResolvedValue([{ ...listed!, faces: { 17: "i42" } } as Summary])];
    expect(await found(past)).toEqual(["GET /api/history"]);
  });

  test("a log that is not redacted", async () => {
    const { read } = Readings.prototype;
    const plant = () =>
      vi.spyOn(Readings.prototype, "read").mockImplementation(function (this: Readings, match, _, what) {
        return read.call(this, match, "all", what);
      });
    expect(await found(() => [plant()])).toEqual(["GET /api/matches/:id/log"]);
  });

  test("a key among the metrics", async () => {
    const metrics = () => [vi.spyOn(Registry.prototype, "metrics").mockResolvedValue(`x{key="${secrets[1]}"} 1`)];
    expect(await found(metrics)).toEqual(["GET /metrics"]);
  });
});
