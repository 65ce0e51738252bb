import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { exportMatches } from "../../../server/cli/export.ts";
import { importMatches } from "../../../server/cli/import.ts";
import { verifyFiles } from "../../../server/cli/verify.ts";
import { databaseIn } from "../../../server/config.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { dayAt, settlesAt } from "../../../shared/engine/daily/day.ts";
import { bot, game, matchesOf, options, person, seatedMatch } from "../match/tables.kit.ts";
import { folder, ran } from "./terminal.ts";

let store: Stores;
let [ofTwo, ofOne, live] = ["", "", ""];
beforeEach(async () => {
  const dataDir = folder();
  vi.stubEnv("DATA_DIR", dataDir);
  store = sqliteStores(databaseIn(dataDir));
  const matches = matchesOf(store, { secret: await store.secrets.get("seeds") });
  const play = async (occupants: Parameters<typeof seatedMatch>[1], isOver: boolean) => {
    const table = (await matches.tables.acquire(await seatedMatch(matches, occupants)))!;
    await table.submit({ id: "start", command: { type: "start" } });
    const people = occupants.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
    if (isOver)
      for (const seat of people) await table.submit({ id: `${seat}`, command: { type: "concede", seat }, by: seat });
    return table.id;
  };
  ofTwo = await play([person(0), person(1)], true);
  ofOne = await play([person(0), bot(1)], true);
  live = await play([person(0)], false);
  await matches.tables.close();
  return async () => {
    await store.close();
    vi.unstubAllEnvs();
    vi.useRealTimers();
  };
});

const agree = (match: string, player: string) => store.puzzleAgreements.keep({ match, player }, 9);

async function written(): Promise<readonly string[]> {
  const out = join(folder(), "out");
  const { code } = await ran(exportMatches, "--for-puzzles", "--out", out);
  expect(code).toBe(0);
  const files = readdirSync(out).filter((name) => name !== "for-puzzles.json");
  expect(JSON.parse(readFileSync(join(out, "for-puzzles.json"), "utf8")).agreed.toSorted()).toEqual(files.toSorted());
  if (files.length > 0) expect((await ran(verifyFiles, out)).code).toBe(0);
  return files.sort();
}

test("an export for puzzles has the finished matches to which all people at the table agreed; bots are not asked", async () => {
  expect(await written()).toEqual([]);
  for (const match of [ofTwo, ofOne, live]) await agree(match, "p0");
  await agree(ofTwo, "p7");
  expect(await written()).toEqual([`${ofOne}.jsonl`]);
  await agree(ofTwo, "p1");
  expect(await written()).toEqual([`${ofOne}.jsonl`, `${ofTwo}.jsonl`].sort());
  await store.puzzleAgreements.drop({ match: ofOne, player: "p0" });
  await store.players.dropPossessions("p1");
  expect(await written()).toEqual([]);
});

test("an export for puzzles says how many matches wait for others, and has no keys", async () => {
  await agree(ofTwo, "p0");
  const out = join(folder(), "out");
  expect((await ran(exportMatches, "--for-puzzles", "--out", out)).out).toEqual([
    `0 matches written to ${out}, for npm run puzzles -- --from; 1 left out: not everyone at the table agreed, or others may still play the deal`,
  ]);
  const { code, err } = await ran(exportMatches, "--for-puzzles", "--with-keys", "--out", out);
  expect([code, err[0]]).toEqual([2, expect.stringContaining("choose --with-keys or --for-puzzles")]);
});

test("an export for puzzles leaves out a match while others may still play its deal", async () => {
  const day = dayAt(Date.now());
  const { factory, tables } = matchesOf(store, { secret: await store.secrets.get("seeds") });
  const occupants = [person(0), bot(1)];
  const plan = { game, options, seats: 2, visibility: "open", daily: { day, counts: false } } as const;
  const { id } = await factory.create({ ...plan, occupants });
  const table = (await tables.acquire(id))!;
  await table.submit({ id: "0", command: { type: "concede", seat: 0 }, by: 0 });
  await tables.close();
  await agree(id, "p0");
  expect(await written()).toEqual([]);
  vi.setSystemTime(settlesAt(day));
  expect(await written()).toEqual([`${id}.jsonl`]);
});

test("an export for puzzles writes into no folder that has matches already, as their players may have withdrawn", async () => {
  await agree(ofOne, "p0");
  const out = join(folder(), "out");
  expect((await ran(exportMatches, "--for-puzzles", "--out", out)).code).toBe(0);
  const { code, err } = await ran(exportMatches, "--for-puzzles", "--out", out);
  expect([code, err[0]]).toEqual([2, expect.stringContaining("has match files")]);
});

test("an import has the agreements of the exported database, also when it is repeated", async () => {
  await agree(ofTwo, "p0");
  const out = join(folder(), "out");
  expect((await ran(exportMatches, "--with-keys", "--out", out)).code).toBe(0);
  const to = folder();
  vi.stubEnv("DATA_DIR", to);
  for (let n = 0; n < 2; n++) expect((await ran(importMatches, out)).code).toBe(0);
  const imported = sqliteStores(databaseIn(to));
  expect(await imported.puzzleAgreements.has({ match: ofTwo, player: "p0" })).toBe(true);
  expect(await imported.puzzleAgreements.has({ match: ofTwo, player: "p1" })).toBe(false);
  await imported.close();
  const file = join(out, "puzzle-agreements.json");
  expect(existsSync(file)).toBe(true);
  writeFileSync(file, "{}");
  expect((await ran(importMatches, out)).err[0]).toContain("does not hold agreements about puzzles");
});
