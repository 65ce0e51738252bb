import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initializeRoomCache } from "@colyseus/core";
import { createApp } from "../../server/app.ts";
import { localTally, localTopic } from "../../server/cluster/cluster.ts";
import { ProcessDriver } from "../../server/cluster/process-driver.ts";
import { type Config, configFrom } from "../../server/config.ts";
import { cryptoEntropy, idsFrom } from "../../server/ids.ts";
import { DailyDeals } from "../../server/match/daily-deals.ts";
import { createMatches } from "../../server/match/matches.ts";
import { OccupiedTables } from "../../server/match/occupied-tables.ts";
import { OpenTables } from "../../server/match/open-tables.ts";
import { Watchlist } from "../../server/match/watchlist.ts";
import { Logbooks } from "../../server/players/logbooks.ts";
import type { Stores } from "../../server/store/ports.ts";
import { openDatabase } from "../../server/store/sqlite/schema.ts";
import { sqliteStores } from "../../server/store/sqlite/stores.ts";
import { createWriter } from "../../server/store/sqlite/writer.ts";
import type { Day } from "../../shared/engine/daily/day.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/match/table-settings.ts";
import { GAMES, gameOf } from "../../shared/games/index.ts";
import { job } from "./history.ts";
import { printTable, type Row } from "./report.ts";

const SCALES = [1_000, 100_000] as const;
/** Matches of the player "me", and recent days with tries. `TRIES`: tries per day, by number of tables. */
const [OWN, DAYS] = [5_000, 6];
const TRIES = { 1000: 200, 100000: 20_000 } as const;
const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 24 * 3600_000;
const VISITS = 40;
const VISITOR = new URL("./visitor.ts", import.meta.url);

const moment = (ms: number): string => new Date(NOON + ms).toISOString();
const dayAgo = (n: number): Day => new Date(NOON - n * DAY).toISOString().slice(0, 10);
const seatOf = (player: string) => ({ name: `Name of ${player}`, kind: "human", player }) as const;

const table = (id: string, at: number, more: Partial<Summary>): Summary => ({
  id,
  code: `c-${id}`,
  game: "tranquility",
  options: { mode: "standard", galateia: false, soloToll: "two-rounds", talk: "silent" },
  variant: "standard",
  visibility: "open",
  house: DEFAULT_TABLE_SETTINGS,
  state: "live",
  version: 90,
  seats: [seatOf(`p${at % 9973}`), seatOf(`p${(at * 7) % 9973}`), null],
  toAct: [0],
  createdAt: moment(at - 900_000),
  changedAt: moment(at),
  startedAt: moment(at - 600_000),
  ...more,
});

/**
 * A fifth of `count` tables wait for players, the others are in play. `count` more matches, and `OWN` of "me", are
 * finished.
 */
function* tables(count: number): Generator<Summary> {
  for (let n = 0; n < count; n++) {
    const visibility = n % 3 ? "open" : "private";
    yield table(`t${n}`, -n * 20, { visibility, ...(n % 5 ? {} : { state: "open", startedAt: undefined! }) });
    yield table(`o${n}`, -n * 60_000, { ...over(n), visibility });
  }
  for (let n = 0; n < OWN; n++)
    yield table(`own${n}`, -n * 90_000, { ...over(n), seats: [seatOf("me"), seatOf("p1")] });
}

const over = (n: number): Partial<Summary> => ({
  state: "over",
  endedAt: moment(-n * 90_000),
  outcome: { result: n % 3 ? "lost" : "won", winners: n % 3 ? [] : [0, 1], reason: "stuck" },
  figures: [0, 1].map(() => ({ left: n % 3 ? n % 20 : 0, paid: n % 25, rounds: 10 + (n % 13) })),
});

function* tries(each: number): Generator<Summary> {
  for (let ago = 0; ago < DAYS; ago++)
    for (let n = 0; n < each; n++) {
      const isWon = n % 5 === 0;
      const score = [isWon ? 0 : 1, isWon ? 0 : 1 + ((n * 7) % 30), (n * 13) % 35, 8 + ((n * 11) % 16)];
      const daily = { day: dayAgo(ago), counts: true, ...(n % 9 ? { score } : {}) };
      yield table(`d${ago}-${n}`, -ago * DAY - n, {
        ...over(n),
        visibility: "private",
        seats: [seatOf(`q${n}`)],
        daily,
      });
    }
}

function fill(file: string, matches: Iterable<Summary>): void {
  const pen = createWriter(openDatabase(file, 0));
  const jobs = [];
  for (const match of matches) {
    jobs.push(job(JSON.parse(JSON.stringify(match)), []));
    if (jobs.length === 1000) pen.commit(jobs.splice(0));
  }
  pen.commit(jobs);
  pen.close();
}

/** Processor time of this thread per call, in ms. */
async function cost(times: number, act: (n: number) => unknown): Promise<number> {
  await act(0);
  const before = process.threadCpuUsage();
  for (let n = 1; n <= times; n++) await act(n);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / times;
}

function requests(
  store: Stores,
  count: number,
): Readonly<Record<string, readonly [times: number, act: (n: number) => unknown]>> {
  const ids = idsFrom(cryptoEntropy);
  const deps = { store, gameOf, secret: "5".repeat(64), ids, botPause: 0, now: () => NOON, onError: () => {} };
  const { tables: served, factory } = createMatches(deps);
  const shown = { summaryFor: async (_: string | undefined, match: Summary) => match };
  const spectators = localTally();
  for (let n = 0; n < count; n++) spectators.set(`t${n}`, 1 + (n % 40));
  const rooms = new ProcessDriver();
  for (let n = 0; n < count; n++)
    rooms.persist(initializeRoomCache({ name: "table", roomId: `t${n}`, processId: "one" }), true);
  const lobby = new OpenTables();
  const [players, news] = [localTally(), localTopic<never>()];
  const occupied = new OccupiedTables({ find: served.find, players, news, now: deps.now });
  // As if all open tables were public.
  for (let n = 0; n < count; n += 5) occupied.see(table(`t${n}`, 0, { state: "open" }), 1 + (n % 3));
  const days = new DailyDeals({ tables: served, factory, games: Object.values(GAMES), secret: deps.secret });
  const logbooks = new Logbooks(store.matches, gameOf);
  const open = table("lobby", 0, { state: "open" });
  const list = async (query: Parameters<Stores["matches"]["find"]>[0]) =>
    JSON.stringify(await store.matches.find(query));
  const listed = async (query: Parameters<Stores["matches"]["find"]>[0]) => JSON.stringify(await occupied.find(query));
  const past = async (query: Parameters<Stores["matches"]["past"]>[0]) =>
    JSON.stringify(await store.matches.past({ limit: 20, ...query }));
  return {
    "lobby: a change, with its part of an update": [
      20_000,
      (n) => {
        lobby.change({ ...open, id: `t${n % count}` }, true);
        if (n % 100 === 0) for (const one of lobby.update().put) JSON.stringify(one);
      },
    ],
    "lobby: its list from the store": [100, () => listed({ states: ["open"], visibility: "open", limit: lobby.size })],
    "home: open tables": [100, () => listed({ states: ["open"], visibility: "open", limit: 100 })],
    "home: tables to watch": [100, () => list({ states: ["live"], visibility: "open", limit: 100 })],
    "home: own tables": [100, (n) => list({ states: ["open", "live"], player: `p${n}`, limit: 100 })],
    "watch list": [
      100,
      () => new Watchlist({ tables: served, shown, spectators, bestOfLastDay: async () => [] }).list(),
    ],
    "presence: a spectator comes to a table": [
      20_000,
      (n) => {
        // A table room writes names in its state, and the count in the list of public matches.
        JSON.stringify(Array.from({ length: 1 + (n % 41) }, (_, i) => `Name ${i}`));
        spectators.set(`t${n % count}`, 1 + (n % 41));
      },
    ],
    "presence: a player comes to an open table, and leaves": [
      20_000,
      (n) => {
        const visited = { ...open, id: `v${n % count}` };
        occupied.see(visited, 1);
        occupied.see(visited, 0);
      },
    ],
    "presence: the most watched, for other processes": [500, () => spectators.largest()],
    "presence: the room of a table": [
      5_000,
      (n) => rooms.findOne({ name: "table", match: `t${n % count}`, locked: false }),
    ],
    "a table by id": [500, (n) => list({ id: `t${n}`, limit: 1 })],
    "a table by code": [500, (n) => list({ code: `c-t${n}`, limit: 1 })],
    "a code that none has": [500, (n) => list({ code: `none-${n}`, limit: 1 })],
    health: [500, () => store.matches.find({ limit: 1 })],
    "history: everybody's first page": [100, () => past({})],
    "history: own, any page": [100, (n) => past({ player: "me", after: { ended: moment(-n * 9_000_000), id: "" } })],
    "history: own, by variant and result": [100, () => past({ player: "me", variant: "standard", result: "won" })],
    "history: own, a name that is nobody's": [100, () => past({ player: "me", name: "nobody" })],
    "a day, settled": [500, () => days.read(dayAgo(9), undefined)],
    "a calendar": [500, () => days.calendar({ limit: 31 }, undefined)],
    "a logbook of 5,000 matches, nothing new": [2_000, () => logbooks.read("me")],
  };
}

async function growth(folder: string): Promise<Row[]> {
  const costs: Map<string, number>[] = [];
  for (const count of SCALES) {
    const file = join(folder, `${count}.db`);
    fill(file, tables(count));
    fill(file, tries(TRIES[count]));
    const store = sqliteStores(file);
    const measured = new Map<string, number>();
    for (const [name, [times, act]] of Object.entries(requests(store, count)))
      measured.set(name, await cost(times, act));
    await store.close();
    costs.push(measured);
  }
  const [few, many] = costs as [Map<string, number>, Map<string, number>];
  return Array.from(few, ([name, ms]) => ({
    name,
    figures: { "CPU ms at 1,000": ms, "at 100,000": many.get(name)!, ratio: ratioOf(ms, many.get(name)!) },
  }));
}

/** Below 0.01 ms, only the processor's caches would be measured. */
const ratioOf = (few: number, many: number): number | string => (many < 0.01 ? "-" : many / Math.max(few, 0.01));

const LISTS = [
  "/api/days/today",
  "/api/matches?state=open&limit=100",
  "/api/matches?state=live&limit=100",
  "/api/watch",
  "/api/health",
] as const;

async function filesOf(page: string): Promise<readonly string[]> {
  const { html }: { readonly html: string } = JSON.parse(
    await readFile(new URL(`../../client/dist/pages/en/${page}.json`, import.meta.url), "utf8"),
  );
  const tags = html.matchAll(/<(?:script|link|img)\b[^>]*? (?:src|href)="(\/[^"]+)"/g);
  return [...new Set(Array.from(tags, ([, path]) => path!))];
}

/** Another process makes the requests. */
async function firstVisit(folder: string): Promise<Row[]> {
  const dataDir = join(folder, "served");
  mkdirSync(dataDir);
  fill(join(dataDir, "stillwater.db"), tables(SCALES[1]));
  const config: Config = { ...configFrom({}), host: "127.0.0.1", dataDir, logLevel: "silent" };
  const app = await createApp(config, { gameOf, now: () => NOON });
  const port = await app.listen(0, "127.0.0.1");
  const rows: Row[] = [];
  try {
    const visit = async (paths: readonly string[], visits: number, joins: boolean) => {
      const child = fork(VISITOR, [`http://127.0.0.1:${port}`, String(visits), String(joins), ...paths]);
      await once(child, "message");
      const before = process.threadCpuUsage();
      child.send("come");
      await once(child, "exit");
      const { user, system } = process.threadCpuUsage(before);
      if (child.exitCode !== 0) throw new Error("the visitor was not answered");
      return (user + system) / 1000 / visits;
    };
    const files = await filesOf("home");
    const later = (await filesOf("table")).filter((path) => !files.includes(path));
    const whole = ["/", ...files, ...LISTS];
    await visit([...whole, ...later], 5, true);
    const row = async (name: string, paths: readonly string[], joins = false) =>
      rows.push({ name, figures: { "CPU ms": await visit(paths, VISITS, joins), requests: paths.length } });
    await row("a newcomer's home page, with its files and the lobby room", whole, true);
    await row("of it the files", files);
    for (const path of ["/", ...LISTS]) await row(`of it ${path}`, [path]);
    await row("of it the lobby room", [], true);
    await row("not of it: files of the table's page, fetched ahead", later);
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true });
  }
  return rows;
}

/**
 * The cost of lists, search and presence for the serving thread with 100,000 tables and with 1,000. Goals: at most
 * twice the cost, and 10 ms for a first visit to the home page.
 */
export async function benchCapacity(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "stillwater-bench-"));
  try {
    return [...(await growth(folder)), ...(await firstVisit(folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  printTable(await benchCapacity());
  process.exit(0);
}
