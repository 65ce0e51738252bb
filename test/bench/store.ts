import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Stores } from "../../server/store/ports.ts";
import { openDatabase } from "../../server/store/sqlite/schema.ts";
import { sqliteStores } from "../../server/store/sqlite/stores.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { printTable, type Row } from "./report.ts";

const SPAN = 1500;
const TABLES = [1, 16, 256];
const BATCH = 256;
const AT = "2026-11-20T12:00:00.000Z";

/**
 * Durable appends at concurrent tables, compared with bare inserts. Times are in ms; `loop p99` is the delay of the
 * event loop.
 */
export async function benchStore(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "stillwater-bench-"));
  try {
    const rows: Row[] = [];
    for (const tables of TABLES) rows.push(await appends(join(folder, `${tables}.db`), tables));
    rows.push(bareInserts(join(folder, "one.db"), 1), bareInserts(join(folder, "many.db"), BATCH));
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function appends(file: string, tables: number): Promise<Row> {
  const store = sqliteStores(file);
  try {
    await playing(store, tables, 200);
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const { times, events, seconds } = await playing(store, tables, SPAN);
    loop.disable();
    return {
      name: `store, ${tables} ${tables === 1 ? "table" : "tables"}`,
      figures: {
        "appends/s": times.length / seconds,
        "events/s": events / seconds,
        ...percentiles(times),
        "loop p99": loop.percentile(99) / 1e6 - 1,
      },
    };
  } finally {
    await store.close();
  }
}

/** Tables append moves for `span` ms. A move is a placement, its cost and sometimes new cards. */
export async function playing(store: Stores, tables: number, span: number, name = String(span)) {
  const begin = performance.now();
  const times: number[] = [];
  let events = 0;
  const table = async (id: string) => {
    let version = 0;
    while (performance.now() - begin < span) {
      const entries = moveOf(version, version % 5 === 0 ? 3 : 2);
      const sent = performance.now();
      await store.events.append(id, version, entries, summaryOf(id, version + entries.length));
      times.push(performance.now() - sent);
      version += entries.length;
      events += entries.length;
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, n) => table(`${name}-match-${n}`)));
  return { times, events, seconds: (performance.now() - begin) / 1000 };
}

/** `rows` per transaction. */
function bareInserts(file: string, rows: number): Row {
  const db = openDatabase(file, 0);
  try {
    const insert = db.prepare(`
      insert into events (stream, version, schema, type, at, cause, "by", data) values (?, ?, ?, ?, ?, ?, ?, ?)`);
    const times: number[] = [];
    let version = 0;
    const begin = performance.now();
    while (performance.now() - begin < SPAN) {
      const sent = performance.now();
      if (rows > 1) db.exec("begin immediate");
      for (let row = 0; row < rows; row++, version++) {
        const { type, at, cause, by = null, v: _, ...fields } = moveOf(version, 1)[0]!;
        insert.run(`match-${version % BATCH}`, version, 1, type, at, cause, by, JSON.stringify(fields));
      }
      if (rows > 1) db.exec("commit");
      times.push(performance.now() - sent);
    }
    const seconds = (performance.now() - begin) / 1000;
    const figures = { "events/s": version / seconds, ...percentiles(times) };
    return {
      name: rows === 1 ? "bare insert, a row a transaction" : `bare insert, ${rows} rows a transaction`,
      figures,
    };
  } finally {
    db.close();
  }
}

export function percentiles(times: readonly number[]): Record<string, number> {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { "p50 ms": at(0.5), "p99 ms": at(0.99) };
}

export function moveOf(version: number, events: number): readonly Recorded[] {
  const move = [
    { type: "CardPlaced", seat: 1, card: 17, face: "i42", cell: 12 },
    { type: "CostPaid", seat: 1, cards: [3, 9] },
    {
      type: "CardsDrawn",
      seat: 1,
      cards: [31, 32, 33],
      secret: { to: [1], faces: { 31: "i7", 32: "i64", 33: "start" } },
    },
  ];
  const cause = `7d0c9f1e-${String(version).padStart(8, "0")}`;
  return move.slice(0, events).map((event, index) => ({ v: version + index + 1, at: AT, cause, by: 1, ...event }));
}

function summaryOf(id: string, version: number): Summary {
  return {
    id,
    code: "heron-41",
    game: "tranquility",
    options: { mode: "arch", difficulty: "normal", jokers: 0, start: "hidden" },
    visibility: "open",
    state: "live",
    version,
    seats: [
      { name: "Ann", kind: "human", player: `${id}-ann` },
      { name: "Bob", kind: "human", player: `${id}-bob` },
    ],
    toAct: [version % 2],
    createdAt: AT,
    changedAt: AT,
    startedAt: AT,
  };
}

if (import.meta.main) printTable(await benchStore());
