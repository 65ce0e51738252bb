import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StatementSync } from "node:sqlite";
import express from "express";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { configFrom, databaseIn } from "../../../server/config.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import { type CrowdedDatabase, crowd } from "../../kit/crowded.ts";
import { SHELF } from "../../kit/games.ts";
import { issuesIn } from "../../kit/oversized.ts";
import { send, VISITS } from "../../kit/visits.ts";

/**
 * Maximum work of a request on the main thread: rows read, events folded, events folded without a pause (`together`),
 * and faults of the input that schemas describe (`issues`).
 */
const MOST = { rows: 400, events: 60, together: 60, issues: 60 } as const;

/** Opening a table folds its whole log, a few events at a time. */
const OPENING = { rows: 2500, events: 2100, together: 200 } as const;

/**
 * Two rows for each table of a deal, 200 tables at a time, and names of players. Results are cached for at most
 * five minutes.
 */
const RESULTS = { rows: 1300 } as const;

const DEARER: Readonly<Record<string, Partial<Record<keyof typeof MOST, number>>>> = {
  "POST /matchmake/joinOrCreate/table": OPENING,
  "GET /api/matches/:id/stream": OPENING,
  "GET /api/series/:id/standings": RESULTS,
  "GET /api/series/:id/deals/:deal": RESULTS,
  "GET /api/series/:id/results": RESULTS,
  "POST /api/matches/:id/commands": OPENING,
  "POST /api/matches/:id/requests/:name": OPENING,
};

const CROWD = { matches: 2000, different: 20, tries: 3000, branches: 200, live: 20, fill: 0.25 };

let app: TestApp;
let world: CrowdedDatabase;
let used: readonly (readonly [string, unknown])[];
const dataDir = mkdtempSync(join(tmpdir(), "stillwater-routes-"));

beforeAll(async () => {
  world = await crowd(databaseIn(dataDir), CROWD, Date.now());
  const use = vi.spyOn(express.application, "use");
  const { limits } = configFrom({});
  const off = Object.fromEntries(Object.keys(limits).map((name) => [name, undefined])) as typeof limits;
  app = await startApp({ dataDir, limits: off, botPause: 60_000 });
  used = use.mock.calls.map((args: readonly unknown[]) =>
    typeof args[0] === "string" ? [args[0], args[1]] : ["", args[0]],
  );
  use.mockRestore();
  // Packing starts after a minute, and would count as work of the request at that time.
  Object.assign(app.app.tables.store.events, { pack: async () => 0 });
  await Promise.all([...world.live, ...world.delayed].map((id) => app.app.tables.acquire(id)));
}, 120_000);
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Layer {
  readonly route?: { readonly path: string | RegExp; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle?: { readonly stack?: readonly Layer[] };
}

/** Routes of a router and its nested routers, as "METHOD pattern". */
function routesOf(handle: unknown, prefix: string): readonly string[] {
  const { stack = [] } = (handle ?? {}) as { readonly stack?: readonly Layer[] };
  return stack.flatMap(({ route, handle }) => {
    if (!route) return routesOf(handle, prefix);
    const path = typeof route.path === "string" ? `${prefix}${route.path}` : `${prefix}${PATTERNS[String(route.path)]}`;
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${path}`);
  });
}

/** Names in `VISITS` for routes that are regular expressions. */
const PATTERNS: Readonly<Record<string, string>> = {
  [String(/^/)]: "/*",
  [String(/^\/(.+)\.png$/)]: "/*.png",
};

/** Colyseus' routes for joins. */
const FRAMEWORK = ["POST /matchmake/joinOrCreate/table", "POST /matchmake/joinOrCreate/lobby"];

test("every route of the server has its most expensive requests among the visits, and no visit lacks a route", () => {
  const routes = used.flatMap(([prefix, handle]) => routesOf(handle, prefix));
  expect([...new Set([...routes, ...FRAMEWORK])].toSorted()).toEqual(Object.keys(VISITS).toSorted());
});

/** Statements of background work, which requests do not cause. */
const BACKGROUND = /summaryVersion|to_pack/;

type Statement = (this: StatementSync, ...values: unknown[]) => unknown;

function countRows(name: "all" | "get", count: (rows: number) => void) {
  const prototype = StatementSync.prototype as unknown as { all: Statement; get: Statement };
  const original = prototype[name];
  return vi.spyOn(prototype, name).mockImplementation(function (this: StatementSync, ...values) {
    const found = original.apply(this, values);
    if (!BACKGROUND.test(this.sourceSQL)) count(Array.isArray(found) ? found.length : Number(found !== undefined));
    return found;
  });
}

async function workOf(act: () => Promise<unknown>) {
  const work = { rows: 0, events: 0, together: 0, issues: 0 };
  let inTurn = 0;
  const nextTurn = () => {
    inTurn = 0;
    turning = setImmediate(nextTurn);
  };
  let turning = setImmediate(nextTurn);
  const mocks = [
    ...(["all", "get"] as const).map((name) =>
      countRows(name, (rows) => {
        work.rows += rows;
      }),
    ),
    ...Object.values(SHELF).map((game) => {
      const { evolve } = game;
      return vi.spyOn(game, "evolve").mockImplementation((...args) => {
        work.events++;
        work.together = Math.max(work.together, ++inTurn);
        return evolve(...args);
      });
    }),
  ];
  try {
    work.issues = await issuesIn(act);
    return work;
  } finally {
    clearImmediate(turning);
    for (const mock of mocks) mock.mockRestore();
  }
}

describe("on a full database, the main thread does bounded work for", () => {
  test.each(Object.keys(VISITS))("%s", async (route) => {
    for (const visit of VISITS[route]!(world, 1)) {
      let status = 0;
      const work = await workOf(async () => {
        status = await send(app.origin, route, visit);
      });
      const most = { ...MOST, ...DEARER[route] };
      const message = `${visit.name}, answered ${status}: ${JSON.stringify(work)}`;
      expect(status, message).toBeLessThan(500);
      for (const kind of Object.keys(MOST) as (keyof typeof MOST)[])
        expect(work[kind], `${message}: ${kind}`).toBeLessThanOrEqual(most[kind]);
    }
  });
});
