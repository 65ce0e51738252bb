import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postgres, { type Sql } from "postgres";
import { postgresStores } from "../../server/store/postgres/stores.ts";
import type { FinishedMatchesQuery } from "../../server/store/queries.ts";
import { freshSchema, hasPostgres } from "../kit/postgres.ts";
import { MODES, moment } from "./history.ts";
import { printTable, type Row } from "./report.ts";
import { moveOf, percentiles, playing } from "./store.ts";

const TABLES = [1, 16, 256];
/** Number of turns, and ms of each. */
const [TURNS, TURN] = [16, 500];
/** In ms. */
const SPAN = 4000;
const EACH = 32;
const MATCHES = 1_000_000;
const OWN = 100_000;
const PAGES = 400;
const APPENDING = fileURLToPath(new URL("./appending.ts", import.meta.url));

/** Returns no rows without PostgreSQL. */
export async function benchDatabase(): Promise<Row[]> {
  if (!hasPostgres) return [];
  return [...(await benchAppends()), ...(await benchProcesses()), ...(await benchPages())];
}

async function inSchema<T>(act: (url: string) => Promise<T>): Promise<T> {
  const { url, drop } = await freshSchema();
  try {
    return await act(url);
  } finally {
    await drop();
  }
}

/** Concurrent appends, compared with bare inserts of as many rows per statement, in turn. */
async function benchAppends(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const tables of TABLES)
    rows.push(...(await inSchema((own) => inSchema((other) => inTurns(own, other, tables)))));
  return rows;
}

async function inTurns(own: string, other: string, tables: number): Promise<readonly Row[]> {
  const store = await postgresStores(own);
  const sql = postgres(other, { max: 1, onnotice: () => {} });
  const appends = { times: [] as number[], events: 0, seconds: 0 };
  const bare = { times: [] as number[], events: 0, seconds: 0 };
  try {
    await sql`
      create table events (stream text collate "C" not null, version integer not null, schema integer not null,
        entry json not null, digest text not null, primary key (stream, version))`;
    let version = 0;
    for (let turn = 0; turn <= TURNS; turn++) {
      const stored = await playing(store, tables, TURN, `turn-${turn}`);
      const inserted = await inserting(sql, tables, version);
      version = inserted.version;
      // The first turn warms up.
      if (turn === 0) continue;
      for (const [sum, part] of [
        [appends, stored],
        [bare, inserted],
      ] as const) {
        sum.times.push(...part.times);
        sum.events += part.events;
        sum.seconds += part.seconds;
      }
    }
  } finally {
    await sql.end();
    await store.close();
  }
  const name = `${tables} ${tables === 1 ? "table" : "tables"}`;
  const figuresOf = ({ times, events, seconds }: typeof bare) => ({
    "events/s": events / seconds,
    ...percentiles(times),
  });
  const [stored, inserted] = [figuresOf(appends), figuresOf(bare)];
  return [
    {
      name: `PostgreSQL, appends of ${name}`,
      figures: {
        "appends/s": appends.times.length / appends.seconds,
        ...stored,
        "of bare": stored["events/s"] / inserted["events/s"],
      },
    },
    { name: `PostgreSQL, bare rows of ${name}`, figures: inserted },
  ];
}

async function inserting(sql: Sql, tables: number, from: number) {
  const times: number[] = [];
  let [version, events] = [from, 0];
  const begun = performance.now();
  while (performance.now() - begun < TURN) {
    const length = version % 5 === 0 ? 3 : 2;
    const sent = performance.now();
    const rows = Array.from({ length: tables }, (_, n) =>
      moveOf(version, length).map(({ v, ...fields }) => ({
        stream: `match-${n}`,
        version: v,
        schema: 1,
        entry: sql.json({ v, ...fields } as never),
        digest: "0".repeat(64),
      })),
    ).flat();
    await sql`insert into events ${sql(rows)}`;
    times.push(performance.now() - sent);
    version += length;
    events += rows.length;
  }
  return { times, events, version, seconds: (performance.now() - begun) / 1000 };
}

/** Processor time per append, without PostgreSQL's. */
async function benchProcesses(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "stillwater-bench-"));
  const rows = [rowOf("a file, 1 process", [await childAt(join(folder, "one.db"), 0)])];
  await rm(folder, { recursive: true });
  for (const processes of [1, 2, 4]) {
    const told = await inSchema(async (url) => {
      await (await postgresStores(url)).close();
      return Promise.all(Array.from({ length: processes }, (_, n) => childAt(url, n)));
    });
    rows.push(rowOf(`PostgreSQL, ${processes} ${processes === 1 ? "process" : "processes"}`, told));
  }
  return rows;
}

interface AppendReport {
  readonly appends: number;
  readonly micros: number;
}

function rowOf(name: string, told: readonly AppendReport[]): Row {
  const sum = (of: (each: AppendReport) => number) => told.reduce((all, each) => all + of(each), 0);
  const appends = sum((each) => each.appends);
  return {
    name: `${name} of ${EACH} tables`,
    figures: { "appends/s": appends / (SPAN / 1000), "CPU µs an append": sum((each) => each.micros) / appends },
  };
}

async function childAt(place: string, n: number): Promise<AppendReport> {
  const child = spawn(process.execPath, [APPENDING, place, String(EACH), String(SPAN), String(n)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await once(child, "close");
  return JSON.parse(said);
}

const QUERIES: readonly (readonly [name: string, query: (n: number) => FinishedMatchesQuery])[] = [
  ["the first page", () => ({})],
  ["any page", (n) => ({ after: { ended: moment((n * 1_663) % OWN), id: "" } })],
  ["a variant, players and a result", (n) => ({ variant: MODES[n % 4]!, seats: 1 + (n % 5), result: "won" })],
  ["what no match answers", (n) => ({ variant: MODES[n % 4]!, seats: 9, result: "won" })],
  ["a name that is nobody's", () => ({ name: "nobody" })],
  ["a name that is rare", (n) => ({ name: `p${1000 + n}` })],
  ["a name of every match, and a variant", (n) => ({ name: "Mira", variant: MODES[n % 4]! })],
  ["a part of 9,973 names", (n) => ({ name: "p", after: { ended: moment((n * 1_663) % OWN), id: "" } })],
  ["a month long ago", (n) => ({ since: moment(n * 100), until: moment(n * 100 + 4_320), variant: "arch" })],
  ["a table's own", (n) => ({ table: `match-${(n * 10) % OWN}` })],
  ["everybody's", (n) => ({ player: undefined, after: { ended: moment((n * 1_663) % OWN), id: "" } })],
];

/** A page of twenty of a player's 100,000 matches, among 1,000,000. */
async function benchPages(): Promise<Row[]> {
  return inSchema(async (url) => {
    const store = await postgresStores(url);
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    try {
      await fill(sql, MATCHES);
      const rows: Row[] = [];
      for (const [name, query] of QUERIES) {
        const times: number[] = [];
        for (let n = 0; n < PAGES; n++) {
          const begun = performance.now();
          await store.matches.past({ player: "me", limit: 20, ...query(n) });
          times.push(performance.now() - begun);
        }
        rows.push({
          name: `PostgreSQL, a page of ${MATCHES.toLocaleString("en")} matches: ${name}`,
          figures: { "first ms": times[0]!, ...percentiles(times) },
        });
      }
      return rows;
    } finally {
      await sql.end();
      await store.close();
    }
  });
}

async function fill(sql: Sql, matches: number): Promise<void> {
  const modes = `(array['${MODES.join("','")}'])[n % ${MODES.length} + 1]`;
  // Consecutive matches are 600 s apart.
  const at = (n: string) =>
    `to_char(timestamp '2026-11-20 12:00' + ${n} * interval '600 s', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`;
  await sql.unsafe(`
    insert into matches (id, version, digest, code, state, visibility, previous, changed, players, summary)
      select 'match-' || n, 160, '', 'code-' || n, 'over', case when n % 3 = 0 then 'open' else 'private' end,
        case when n % 10 = 0 then 'match-' || n - 1 end, ${at("(n + 1)")}, '[]',
        json_build_object('id', 'match-' || n, 'game', 'tranquility', 'filler', repeat('x', 600))
      from generate_series(0, ${matches - 1}) as n`);
  // The trigger would fill `past_companions` row by row.
  await sql.unsafe("alter table past disable trigger user");
  await sql.unsafe(`
    insert into past (id, player, ended, game, mode, seats, result, names)
      select 'match-' || n, case when seat = 0 and n < ${OWN} then 'me' else 'p' || (n * 7 + seat) % 9973 end, ${at("(n + 1)")},
        'tranquility', ${modes}, 1 + n / 5 % 5, case when n % 4 = 0 then 'won' else 'lost' end, 'mira' || chr(10) || 'p' || (n * 7 + 1) % 9973
      from generate_series(0, ${matches - 1}) as n, generate_series(0, 2) as seat
    union all
      select 'match-' || n, '', ${at("(n + 1)")}, 'tranquility', ${modes}, 1 + n / 5 % 5,
        case when n % 4 = 0 then 'won' else 'lost' end, 'mira'
      from generate_series(0, ${matches - 1}, 3) as n`);
  await sql.unsafe(`
    insert into past_companions (player, name, ended, id, game, mode, seats, result)
      select player, name, ended, id, game, mode, seats, result
      from past, unnest(string_to_array(names, chr(10))) as name where player <> ''`);
  await sql.unsafe("insert into companions select distinct player, name from past_companions");
  for (const table of ["matches", "past", "past_companions", "companions"]) await sql.unsafe(`vacuum analyze ${table}`);
}

if (import.meta.main) {
  printTable(await benchDatabase());
  process.exit(0);
}
