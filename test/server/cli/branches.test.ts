import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { backup } from "../../../server/cli/backup.ts";
import { doctor } from "../../../server/cli/doctor.ts";
import { exportMatches } from "../../../server/cli/export.ts";
import { importMatches } from "../../../server/cli/import.ts";
import { rebuild } from "../../../server/cli/rebuild.ts";
import { databaseIn } from "../../../server/config.ts";
import type { Table } from "../../../server/match/table.ts";
import type { Tables } from "../../../server/match/tables.ts";
import type { StoreLocation } from "../../../server/store/location.ts";
import { openStores } from "../../../server/store/open/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { branchOff, matchesOf, person, playOne, playToTheEnd, seatedMatch, sitting } from "../match/tables.kit.ts";
import { ownLocation } from "./location.ts";
import { folder, ran } from "./terminal.ts";

async function branched(tables: Tables, table: Table, move: number): Promise<Table> {
  const made = await branchOff(tables, table, { version: itemAt(movesOf(table.log), move) });
  if ("ok" in made) throw new Error(made.reason);
  const branch = (await tables.acquire(made.id))!;
  for (const seat of [0, 1]) await branch.submit(sitting(seat, person(seat)));
  await branch.submit({ id: randomUUID(), command: { type: "start" } });
  return branch;
}

/** A finished match, a finished branch of it, and an unfinished branch of that. */
async function family(store: Stores): Promise<readonly string[]> {
  const matches = matchesOf(store, { secret: await store.secrets.get("seeds"), botPause: 60_000 });
  const { tables } = matches;
  const first = (await tables.acquire(await seatedMatch(matches, [person(0), person(1)])))!;
  await first.submit({ id: randomUUID(), command: { type: "start" } });
  await playToTheEnd(first, rolls(2));
  const second = await branched(tables, first, 9);
  await playToTheEnd(second, rolls(3));
  const third = await branched(tables, second, 12);
  await playOne(third, rolls(4));
  await tables.close();
  return [first.id, second.id, third.id];
}

describe.for(["file", "postgres"] as const)("branches in a database of the kind %s", (kind) => {
  let location: StoreLocation;
  beforeEach(async (test) => {
    test.skip(kind === "postgres" && !hasPostgres, noPostgres);
    location = await ownLocation(kind);
  });

  test("pass the doctor, are exported as whole files, and are the same after an import, packed or not", async () => {
    const store = await openStores(location);
    const ids = await family(store);
    for (const isPacked of [false, true]) {
      if (isPacked) expect(await store.events.pack("9", 10)).toBe(2);
      expect((await ran(doctor)).out.at(-1)).toMatch(/^3 matches .*: all is well$/);
      expect((await ran(rebuild)).code).toBe(0);
      const out = folder();
      expect((await ran(exportMatches, "--with-keys", "--out", out)).code).toBe(0);
      const logs = readdirSync(out).filter((name) => name.endsWith(".jsonl"));
      expect(logs).toHaveLength(3);
      for (const id of ids.slice(0, 2))
        expect(verify(read(readFileSync(join(out, `${id}.jsonl`), "utf8")), gameOf)).toBeUndefined();
      vi.stubEnv("DATABASE_URL", "");
      const elsewhere = folder();
      const before = process.env.DATA_DIR!;
      vi.stubEnv("DATA_DIR", elsewhere);
      expect((await ran(importMatches, out)).out.at(-1)).toContain("3 matches imported into");
      expect((await ran(doctor)).out.at(-1)).toMatch(/^3 matches .*: all is well$/);
      const taken = await openStores({ kind: "file", file: databaseIn(elsewhere) });
      for (const id of ids) expect(await taken.events.read(id)).toEqual(await store.events.read(id));
      await taken.close();
      vi.stubEnv("DATA_DIR", before);
      if (location.kind === "postgres") vi.stubEnv("DATABASE_URL", location.url);
    }
    if (kind === "file") {
      const copy = join(folder(), "copy.db");
      const own = (await Promise.all(ids.map((id) => store.events.read(id)))).flat().length;
      const [said] = (await ran(backup, copy)).out;
      // The copy stores shared events once.
      expect(Number(/with (\d+) events/.exec(said!)?.[1])).toBeLessThan(own);
      expect((await ran(doctor, copy)).code).toBe(0);
    }
    await store.close();
  });
});
