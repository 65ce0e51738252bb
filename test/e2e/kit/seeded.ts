import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { seedOf } from "../../../server/match/seeds.ts";
import { Table } from "../../../server/match/table.ts";
import { sqliteStore } from "../../../server/store/sqlite.ts";
import type { Options } from "../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";

const SECRET = "5ea5".repeat(16);

/** Puts a match into a data folder whose seed is known beforehand; returns its invitation's code. */
export async function seededMatch(dataDir: string, id: string, seats: number, options: Options): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "stillwater.db");
  await sqliteStore(file).close();
  const raw = new DatabaseSync(file);
  raw.prepare("insert or replace into secrets (name, value) values ('seeds', ?)").run(SECRET);
  raw.close();
  const store = sqliteStore(file);
  const code = id.slice(0, 6);
  await Table.create(
    { id, code, options, seats, visibility: "private" },
    {
      store,
      game: tranquility,
      seed: seedOf(SECRET, id),
      now: Date.now,
      onError: (error) => {
        throw error;
      },
    },
  );
  await store.close();
  return code;
}

/** Gives a page chance that is the same every time: its nonces are part of the deal. */
export const sameChance = (page: { addInitScript(script: string): Promise<unknown> }, seed: number): Promise<unknown> =>
  page.addInitScript(`{
    let a = ${seed};
    const next = () => {
      a = (a + 0x6d2b79f5) >>> 0;
      let t = Math.imul(a ^ (a >>> 15), 1 | a);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return (t ^ (t >>> 14)) >>> 0;
    };
    crypto.getRandomValues = (array) => {
      for (let i = 0; i < array.length; i++) array[i] = next();
      return array;
    };
  }`);
