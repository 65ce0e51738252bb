import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ApiDeps, api } from "../../../server/http/api.ts";
import { DealSecrecy } from "../../../server/match/deal-secrecy.ts";
import { secretOfSeries } from "../../../server/match/seeds.ts";
import { SeriesPlay } from "../../../server/match/series-play.ts";
import type { Table } from "../../../server/match/table.ts";
import { requestRoutes, streamRoute } from "../../../server/rooms/stream-routes.ts";
import { seedOfSeriesDeal } from "../../../shared/engine/series/deal-seed.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import { takeMisfits } from "../../kit/described-answers.ts";
import type { Guest } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { routesOf } from "../../kit/routes.ts";
import { seriesKit } from "../../kit/series.ts";
import { textOf } from "../../kit/streams.ts";
import { type HttpProbe, probesFor } from "./questions.ts";

// Hundreds of requests, perhaps on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const HOUR = 3600_000;

let app: TestApp;
let time = Date.UTC(2026, 10, 24, 12);
let ann: Guest;
/** A player in the middle of her own match on the deal. */
let pia: Guest;
/** A guest who has not played. */
let eve: Guest;
let series: string;
let match: string;
let code: string;
let secret: string;

beforeAll(async () => {
  const limits = Object.fromEntries(
    ["requests", "joins", "matches", "messages", "codes"].map((name) => [name, undefined]),
  );
  app = await startApp({ store: "memory", limits: limits as never }, { now: () => time });
  [ann, pia, eve] = (await Promise.all(["Ann", "Pia", "Eve"].map((name) => app.guest(name)))) as [Guest, Guest, Guest];
  series = await open(ann, { listed: true, deals: [BOARD, BOARD] });
  ({ id: match, code } = await tryOn(ann, series));
  await play((await tryOn(pia, series)).id, { moves: 2 });
  secret = secretOfSeries(await app.app.tables.store.secrets.get("seeds"), series);
});
afterAll(() => app.stop());

const BOARD = { game: "tranquility", options: { mode: "pyramid", difficulty: "easier" } };
const { open, tryOn, play } = seriesKit(
  () => app,
  () => time,
);

const questions = () => probesFor({ match, guests: [ann] as never }, code, series);

/** Responses of these routes may change with each request. They are still searched for secrets. */
const CHANGING = [
  ...["GET /metrics", "GET /operator", "GET /api/health", "GET /api/health/alive", "GET /api/openapi.json"],
  ...["POST /api/players", "POST /api/matches", "POST /api/passes", "POST /api/recovery", "POST /api/series"],
  ...["GET /api/matches/:id/stream", "GET /api/puzzles/days/:day/answers", "POST /api/puzzles/days/:day/answers"],
];

interface Answer {
  readonly route: string;
  readonly caller: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

/** Responses to callers who may not know the deal yet. */
async function answers(): Promise<readonly Answer[]> {
  // Lets cached responses expire.
  time += 5000;
  const all: Answer[] = [];
  for (const guest of [pia, eve, undefined])
    for (const [route, asking] of Object.entries(questions()))
      for (const { path, body, method = body ? "POST" : "GET" } of asking as readonly HttpProbe[]) {
        // These routes change or remove the caller.
        if (guest && /^(POST \/api\/players|DELETE \/api\/players|PUT \/api\/logbooks)/.test(route)) continue;
        const response = await fetch(`${app.origin}${path}`, {
          signal: AbortSignal.timeout(15_000),
          method,
          headers: { "content-type": "application/json", ...(guest && { authorization: `Bearer ${guest.token}` }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        // These differ in every response.
        const text = (await textOf(response))
          .replaceAll(/"left":\d+/g, "")
          .replaceAll(/nonce="[^"]*"|'nonce-[^']*'/g, "");
        all.push({ route, caller: guest?.name ?? "nobody", path, status: response.status, text });
      }
  for (const guest of [pia, eve]) {
    const text = await guest.join(match).then(
      async (room) => `joined with ${await room.leave()}`,
      (error: unknown) => String(error),
    );
    all.push({ route: "a room", caller: guest.name, path: match, status: 0, text });
  }
  return all;
}

/** The secret of the series, the seed of a deal, or a face of the table. */
function leaksIn({ text, route }: Answer, { log }: Table): readonly string[] {
  const faces = log.flatMap(({ secret }) => Object.values(secret?.faces ?? {}));
  const words = [secret, ...[1, 2].map((deal) => seedOfSeriesDeal(secret, deal))];
  // In lists of games, examples and pages, faces are no secret.
  const quoted = /games|openapi|a page/.test(route) ? [] : [...new Set(faces)].map((face) => JSON.stringify(face));
  return [...words, ...quoted].filter((word) => text.includes(word));
}

const sameEverywhere = (all: readonly Answer[]) => all.filter(({ route }) => !CHANGING.includes(route));

test("every endpoint is asked", () => {
  const deps = { tables: { now: Date.now }, days: { hasDeals: true }, streamRoute, requestRoutes };
  expect(Object.keys(questions())).toEqual(expect.arrayContaining(routesOf(api(deps as unknown as ApiDeps))));
});

test("no endpoint reveals how another table plays a deal, from its first move to long after its end", async () => {
  const before = await answers();
  expect(before.length).toBeGreaterThan(150);
  const rooms = before.filter(({ route }) => route === "a room");
  expect(rooms).toHaveLength(2);
  for (const { text } of rooms) expect(text).not.toContain("joined");
  let table = await play(match, { moves: 3 });
  const during = await answers();
  expect(table.match.phase).toBe("live");
  table = await play(match);
  expect(table.match.phase).toBe("over");
  const after = await answers();
  time += HOUR;
  const later = await answers();
  for (const told of [during, after, later]) {
    expect(sameEverywhere(told)).toEqual(sameEverywhere(before));
    for (const answer of told) expect(leaksIn(answer, table), `${answer.route} to ${answer.caller}`).toEqual([]);
  }
  // The responses do not reveal whether this table has won, or who plays at it.
  for (const { route, text } of after.filter(({ path }) => path.includes(series)))
    expect([route, /"(rank|score|wins|outcome)":|Ann/.test(text)]).toEqual([route, false]);
});

test("a branch of the match is as secret as the match", async () => {
  const table = (await app.app.tables.read(match))!;
  const versions = table.log.filter(({ type }) => type === "CardPlaced" || type === "TurnStarted").map(({ v }) => v);
  const made = await Promise.all(
    versions.slice(0, 12).map((version) => ann.post(`/api/matches/${match}/branches`, { version })),
  );
  const branch = made.find(({ status }) => status === 201)!.body as { id: string; code: string };
  for (const guest of [pia, eve])
    for (const path of [branch.id, branch.code, `${branch.id}/log`, `${match}/branches`]) {
      const { status, text } = await guest.get(`/api/matches/${path}`);
      expect([path, status, text]).toEqual([path, 403, expect.stringContaining("NotPlayedYet")]);
    }
  for (const guest of [pia, eve]) await expect(guest.join(branch.id)).rejects.toThrow("NotPlayedYet");
  const picture = async (id: string) => (await fetch(`${app.origin}/pictures/r/${id}.png`)).arrayBuffer();
  expect(Buffer.from(await picture(branch.id))).toEqual(Buffer.from(await picture((await tryOn(pia, series)).id)));
});

test("players who have finished the deal, and everyone after the end, see its results", async () => {
  expect((await ann.get(`/api/series/${series}/deals/1`)).status).toBe(200);
  expect((await ann.get(`/api/series/${series}/deals/2`)).status).toBe(403);
  await play((await tryOn(pia, series)).id);
  expect((await pia.get(`/api/matches/${match}/log`)).status).toBe(200);
  expect((await eve.get(`/api/matches/${match}/log`)).status).toBe(403);
  time += 10 * HOUR;
  expect((await eve.get(`/api/matches/${match}/log`)).status).toBe(200);
  expect((await eve.get(`/api/series/${series}`)).text).toContain(secret);
  time -= 10 * HOUR;
});

test("planted leaks are found: a secret that is published early, results for all, and an open log", async () => {
  const table = (await app.app.tables.read(match))!;
  const found = async (spy: { mockRestore(): void }) => {
    const told = await answers();
    spy.mockRestore();
    await takeMisfits();
    return [...new Set(told.filter((answer) => leaksIn(answer, table).length > 0).map(({ route }) => route))];
  };
  const { read } = SeriesPlay.prototype;
  const early = vi.spyOn(SeriesPlay.prototype, "read").mockImplementation(async function (
    this: SeriesPlay,
    one,
    player,
  ) {
    const told = await read.call(this, one, player);
    return { ...told, secret, deals: told.deals.map((deal) => ({ ...deal, isKnown: true })) };
  });
  const results = await answers();
  expect(
    itemAt(
      results.filter(({ route, caller }) => route.endsWith("deals/:deal") && caller === "Eve"),
      0,
    ).text,
  ).toContain(match);
  expect(await found(early)).toEqual(expect.arrayContaining(["GET /api/series/:id", "GET /api/series/:id/results"]));
  const open = vi.spyOn(DealSecrecy.prototype, "isSecretTo").mockResolvedValue(false);
  expect(await found(open)).toEqual(expect.arrayContaining(["GET /api/matches/:id/log"]));
});
