import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../server/cli/args.ts";
import { rebuild } from "../../server/cli/rebuild.ts";
import { seedOf } from "../../server/match/seeds.ts";
import { Logbooks } from "../../server/players/logbooks.ts";
import type { FinishedMatchesQuery } from "../../server/store/queries.ts";
import type { Job } from "../../server/store/sqlite/jobs.ts";
import { eventRow } from "../../server/store/sqlite/read-entries.ts";
import { openDatabase } from "../../server/store/sqlite/schema.ts";
import { sqliteStores } from "../../server/store/sqlite/stores.ts";
import { createWriter } from "../../server/store/sqlite/writer.ts";
import { commit } from "../../shared/engine/chance/fair.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { playedOf } from "../../shared/engine/lists/logbook.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { type Summary, summarize } from "../../shared/engine/match/summary.ts";
import { GAMES, gameOf } from "../../shared/games/index.ts";
import { goldens } from "../kit/golden.ts";
import { pastMatches } from "../kit/past.ts";
import { secretJob } from "../kit/secret-job.ts";
import { printTable, type Row } from "./report.ts";

const MATCHES = 100_000;
const EVENTS = 1_000_000;
/** Numbers of matches in the logbook, and of different ones among them. */
const [LOGGED, DIFFERENT] = [10_000, 200];
const TOGETHER = 1_000;
const PAGES = 60;
const NOON = Date.UTC(2026, 10, 20, 12);
export const MODES = ["standard", "arch", "pyramid", "day-night", "duel"];
const NAMES = ["Mira", "Tomasz", "Pim", "Änne", "Bora", "Cyd", "Dov", "Eira"];
const SECRET = "5".repeat(64);

/**
 * A page of twenty out of a player's 100,000 matches, rebuilding the lists of 1,000,000 events, and the cost of a
 * finished match's figures: at its end, and when the logbook is read.
 */
export async function benchHistory(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "stillwater-bench-"));
  try {
    return [
      ...(await pages(join(folder, "many.db"))),
      await rebuilding(join(folder, "long.db")),
      ...(await logbook(join(folder, "past.db"))),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const moment = (n: number): string => new Date(NOON + n * 600_000).toISOString();

function summaryOf(n: number): Summary {
  const mode = MODES[n % MODES.length]!;
  const seats = mode === "duel" ? 2 : 1 + (n % 5);
  const rare = n % 50_000 === 7 ? "Zsófia" : undefined;
  return {
    id: `match-${n}`,
    code: `code-${n}`,
    game: "tranquility",
    options: { mode, galateia: false, talk: "silent" },
    visibility: n % 3 ? "private" : "open",
    state: "over",
    version: 160,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: seat === 0 ? "Me" : (rare ?? NAMES[(n * 7 + seat) % NAMES.length]!),
      kind: "human",
      player: seat === 0 ? "me" : `p${(n * 7 + seat) % 997}`,
    })),
    toAct: [],
    createdAt: moment(n),
    changedAt: moment(n + 1),
    startedAt: moment(n),
    endedAt: moment(n + 1),
    outcome: { result: n % 4 ? "lost" : "won", winners: n % 4 ? [] : [0], reason: "stuck" },
    ...(n % 10 ? {} : { previous: `match-${n - 1}` }),
  };
}

const QUERIES: readonly (readonly [name: string, query: (n: number) => FinishedMatchesQuery])[] = [
  ["the first page", () => ({})],
  ["any page", (n) => ({ after: { ended: moment((n * 1_663) % MATCHES), id: "" } })],
  ["a variant, players and a result", (n) => ({ variant: MODES[n % 4]!, seats: 1 + (n % 5), result: "won" })],
  ["a name that is rare", () => ({ name: "zsofia" })],
  ["a name that is nobody's", () => ({ name: "nobody", result: "lost" })],
  ["a month long ago", (n) => ({ since: moment(n * 100), until: moment(n * 100 + 4_320), variant: "arch" })],
  ["a table's own", (n) => ({ table: `match-${n * 10}` })],
];

async function pages(file: string): Promise<Row[]> {
  write(
    file,
    Array.from({ length: MATCHES }, (_, n) => job(summaryOf(n), [])),
  );
  const store = sqliteStores(file);
  try {
    const rows: Row[] = [];
    for (const [name, query] of QUERIES) {
      const times: number[] = [];
      for (let n = 0; n < PAGES; n++) {
        const begun = performance.now();
        await store.matches.past({ player: "me", limit: 20, ...query(n) });
        times.push(performance.now() - begun);
      }
      const first = times[0]!;
      times.sort((a, b) => a - b);
      const figures = { "first ms": first, "p50 ms": times[PAGES >> 1]!, "worst ms": times.at(-1)! };
      rows.push({ name: `a page of ${MATCHES.toLocaleString("en")} matches: ${name}`, figures });
    }
    return rows;
  } finally {
    await store.close();
  }
}

async function rebuilding(file: string): Promise<Row> {
  // `renamed` replaces only the first commitment, and branches have a second one.
  const files = goldens()
    .map(({ file: golden }) => golden.log)
    .filter((log) => !log.some(({ type }) => type === "MatchBranched"));
  const jobs: Job[] = [];
  for (let [n, events] = [0, 0]; events < EVENTS; n++) {
    const log = renamed(files[n % files.length]!, `match-${n}`);
    jobs.push(job({ ...summaryOf(n), version: 0 }, log));
    events += log.length;
  }
  write(file, [secretJob("seeds", SECRET), ...jobs]);
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const said: string[] = [];
  const code = await run(rebuild, "", [file], { out: (line) => said.push(line), err: (line) => said.push(line) });
  if (code !== 0) throw new Error(said.join("\n"));
  const seconds = (performance.now() - begun) / 1_000;
  return {
    name: `a rebuild: ${said.at(-1)}`,
    figures: { s: seconds, "CPU s": cpuSince(cpu) / 1e3, "events/s": EVENTS / seconds },
  };
}

async function logbook(file: string): Promise<Row[]> {
  const matches = pastMatches(LOGGED, DIFFERENT);
  const game = GAMES.tranquility!;
  const [bare, counted] = [without(game), game].map((each) => {
    const before = process.cpuUsage();
    const size = matches.reduce(
      (sum, { match, log }) => sum + JSON.stringify(summarize(each, undefined, match, log)).length,
      0,
    );
    return { ms: cpuSince(before) / LOGGED, bytes: size / LOGGED };
  });
  write(
    file,
    matches.map(({ summary }) => job(summary, [])),
  );
  const store = sqliteStores(file);
  try {
    const logbooks = new Logbooks(store.matches, gameOf);
    await logbooks.read("p1");
    const before = process.cpuUsage();
    const { boards } = await logbooks.read("p0");
    const ms = cpuSince(before);
    const read = boards.reduce((sum, { results }) => sum + playedOf(results), 0);
    return [
      {
        name: "a finished match, its figures",
        figures: { "more CPU ms": counted!.ms - bare!.ms, "more bytes": counted!.bytes - bare!.bytes },
      },
      {
        name: `a logbook of ${read.toLocaleString("en")} matches`,
        figures: { "CPU ms": ms, "CPU ms a match": ms / read },
      },
    ];
  } finally {
    await store.close();
  }
}

/** In ms. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e3;
}

const without = ({ figures: _, ...game }: AnyGame): AnyGame => game;

const renamed = ([first, ...rest]: readonly Recorded[], id: string): readonly Recorded[] => [
  { ...first!, id, commitment: commit(seedOf(SECRET, id)) } as Recorded,
  ...rest,
];

export const job = (summary: Summary, log: readonly Recorded[]): Job => ({
  kind: "append",
  stream: summary.id,
  expected: 0,
  events: log.map(eventRow),
  summary,
});

function write(file: string, jobs: readonly Job[]): void {
  const pen = createWriter(openDatabase(file, 0));
  for (let at = 0; at < jobs.length; at += TOGETHER) {
    const wrong = pen.commit(jobs.slice(at, at + TOGETHER)).find((outcome) => outcome !== "stored");
    if (wrong) throw new Error(wrong.message);
  }
  pen.close();
}

if (import.meta.main) printTable(await benchHistory());
