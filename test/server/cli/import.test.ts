import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { exportMatches } from "../../../server/cli/export.ts";
import { importMatches } from "../../../server/cli/import.ts";
import { databaseIn } from "../../../server/config.ts";
import type { StoredPlayer } from "../../../server/store/players.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { folder, ran } from "./terminal.ts";

const PERSON: Omit<StoredPlayer, "id" | "name"> = { isOpen: false, recovery: "", program: null, isGone: false };
const PLAYERS: readonly StoredPlayer[] = [
  { ...PERSON, id: "p1", name: "Ann", isOpen: true, recovery: "a digest" },
  { ...PERSON, id: "p2", name: "Bare", program: { owner: "", link: "" } },
  {
    ...PERSON,
    id: "p3",
    name: "Offering",
    program: {
      owner: "Ann",
      link: "https://example.org",
      key: "a digest",
      offer: { about: "Plays", games: [{ game: "cards", options: { mode: ["duel"] }, seats: [2] }], tables: 3 },
    },
  },
  { ...PERSON, id: "p4", name: "N. N.", isGone: true },
];

test("an import has the same players as the exported database: people, programs with their offers, and deleted ones", async () => {
  const [from, to, out] = [folder(), folder(), join(folder(), "out")];
  const source = sqliteStores(databaseIn(from));
  for (const { id, ...stored } of PLAYERS) await source.players.change(id, stored);
  await source.close();
  vi.stubEnv("DATA_DIR", from);
  expect((await ran(exportMatches, "--out", out, "--with-keys")).code).toBe(0);
  vi.stubEnv("DATA_DIR", to);
  expect((await ran(importMatches, out)).code).toBe(0);
  vi.unstubAllEnvs();
  const imported = sqliteStores(databaseIn(to));
  const found = await Promise.all(PLAYERS.map(({ id }) => imported.players.get(id)));
  await imported.close();
  expect(found).toEqual(PLAYERS);
});

test("an import has the answers to puzzles of days, also when it is repeated, and leaves out those of damaged rows", async () => {
  const [from, to, out] = [folder(), folder(), join(folder(), "out")];
  const source = sqliteStores(databaseIn(from));
  const answers = [
    { day: "2026-11-24", player: "p1", choice: 2 },
    { day: "2026-11-24", player: "p2", choice: -1 },
    { day: "2026-11-25", player: "p1", choice: 0 },
  ];
  for (const answer of answers) await source.puzzleAnswers.keep(answer, 9);
  await source.close();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("DATA_DIR", from);
  expect((await ran(exportMatches, "--out", out, "--with-keys")).code).toBe(0);
  const file = join(out, "puzzle-answers.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(answers);
  const damaged = [null, { day: "x", player: "p3", choice: 1 }, { day: "2026-11-24", player: "p3", choice: null }];
  writeFileSync(file, JSON.stringify([...damaged, ...answers]));
  vi.stubEnv("DATA_DIR", to);
  const imported = sqliteStores(databaseIn(to));
  // Imports do not replace existing answers.
  await imported.puzzleAnswers.keep({ day: "2026-11-25", player: "p1", choice: 1 }, 9);
  for (let n = 0; n < 2; n++) expect((await ran(importMatches, out)).code).toBe(0);
  expect(await imported.puzzleAnswers.counts("2026-11-24")).toEqual([
    { choice: -1, answers: 1 },
    { choice: 2, answers: 1 },
  ]);
  expect(await imported.puzzleAnswers.counts("2026-11-25")).toEqual([{ choice: 1, answers: 1 }]);
  await imported.close();
  writeFileSync(file, "{}");
  expect((await ran(importMatches, out)).err[0]).toContain("does not hold answers to puzzles");
});
