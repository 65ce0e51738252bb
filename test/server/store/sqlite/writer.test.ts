import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { describe, expect } from "vitest";
import type { Job } from "../../../../server/store/sqlite/jobs.ts";
import { openDatabase } from "../../../../server/store/sqlite/schema.ts";
import { createWriter, type Writer } from "../../../../server/store/sqlite/writer.ts";
import type { Summary } from "../../../../shared/engine/match/summary.ts";
import { test as placed } from "../place.ts";

/** Time to wait for a locked database, in ms. A hundred waits exceed a busy machine's delays. */
const LOCK_TIMEOUT = 100;
const AT = "2026-11-20T12:00:00.000Z";

const job = (stream: string, expected = 0, data = "{}", summary: Partial<Summary> = {}): Job => ({
  kind: "append",
  stream,
  expected,
  events: [{ schema: 1, type: "CardPlaced", at: AT, cause: "c", by: null, data }],
  summary: {
    id: stream,
    code: stream,
    game: "tranquility",
    options: {},
    visibility: "open",
    state: "live",
    version: expected + 1,
    seats: [],
    toAct: [],
    createdAt: AT,
    changedAt: AT,
    ...summary,
  },
});

const streams = (db: DatabaseSync) =>
  db
    .prepare("select stream from events order by stream")
    .all()
    .map(({ stream }) => stream);

const test = placed
  .extend("db", ({ file }): DatabaseSync => {
    mkdirSync(dirname(file));
    return openDatabase(file, LOCK_TIMEOUT);
  })
  .extend("pen", ({ db }, { onCleanup }): Writer => {
    const pen = createWriter(db);
    onCleanup(() => pen.close());
    return pen;
  });

describe.concurrent("the writer of the database", () => {
  test("refuses on a full disk what does not fit, and accepts it when there is room again", ({ db, pen }) => {
    const pages = Number(db.prepare("pragma page_count").get()?.page_count);
    const large = job("large", 0, JSON.stringify("x".repeat(100_000)));
    db.exec(`pragma max_page_count = ${pages + 2}`);
    const full = { not: "failure", message: "database or disk is full" };
    expect(pen.commit([large])).toEqual([full]);
    expect(pen.commit([job("a"), large, job("b"), job("b")])).toEqual([
      "stored",
      full,
      "stored",
      { not: "conflict", message: "b is at 1, not at 0" },
    ]);
    expect(streams(db)).toEqual(["a", "b"]);
    db.exec("pragma max_page_count = 1000000");
    expect(pen.commit([large, job("a", 1)])).toEqual(["stored", "stored"]);
  });

  test("changes only the time of a match in the indexes for a move within it", ({ db, pen }) => {
    const seatsOf = (...players: string[]) =>
      players.map((player) => ({ kind: "human" as const, player, name: player }));
    const seats = seatsOf("ann", "bob");
    const later = "2026-11-20T12:00:01.000Z";
    pen.commit([job("m", 0, "{}", { seats })]);
    for (const table of ["places", "past"])
      for (const change of ["insert", "update", "delete"])
        db.exec(`create temp trigger no_${change}_of_${table} before ${change} on ${table}
          begin select raise(abort, 'written'); end`);
    expect(pen.commit([job("m", 1, "{}", { seats, changedAt: later })])).toEqual(["stored"]);
    const row = db.prepare("select changed, summary ->> 'version' as version from matches where id = 'm'").get();
    expect({ ...row }).toEqual({ changed: later, version: 2 });
    const written = { not: "failure", message: "written" };
    for (const change of [{ seats: seatsOf("ann") }, { state: "over" }, { visibility: "private" }] as const)
      expect(pen.commit([job("m", 2, "{}", { seats, ...change })])).toEqual([written]);
  });

  test("refuses everything on a read-only disk, and accepts it when it is writable again", ({ db, pen }) => {
    db.exec("pragma query_only = on");
    const refused = { not: "failure", message: "attempt to write a readonly database" };
    expect(pen.commit([job("a"), job("b")])).toEqual([refused, refused]);
    db.exec("pragma query_only = off");
    expect(pen.commit([job("a"), job("b")])).toEqual(["stored", "stored"]);
  });

  test("waits for a lock that stays once, not once for each job", ({ db, pen, file }) => {
    const other = openDatabase(file, 0);
    other.exec("begin immediate");
    const begin = performance.now();
    const outcomes = pen.commit(Array.from({ length: 100 }, (_, n) => job(`m${n}`)));
    expect(performance.now() - begin).toBeLessThan(50 * LOCK_TIMEOUT);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([JSON.stringify({ not: "failure", message: "database is locked" })]),
    );
    other.exec("rollback");
    other.close();
    expect(pen.commit([job("a")])).toEqual(["stored"]);
    expect(streams(db)).toEqual(["a"]);
  });

  test("refuses only the job that spoils its batch", ({ db, pen }) => {
    db.exec("create trigger t before insert on events when new.stream = 'bad' begin select raise(abort, 'bad'); end");
    expect(pen.commit([job("a"), job("bad"), job("b")])).toEqual([
      "stored",
      { not: "failure", message: "bad" },
      "stored",
    ]);
    expect(streams(db)).toEqual(["a", "b"]);
  });
});
