import { beforeEach, expect, test, vi } from "vitest";
import { notes } from "../../../server/cli/notes.ts";
import { databaseIn } from "../../../server/config.ts";
import { storedNotes } from "../../../server/match/notes.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { folder, ran } from "./terminal.ts";

const MOST = { player: 9, match: 9, all: 9 };
const ESCAPE = "\u001b";

let store: Stores;
beforeEach(async () => {
  const dataDir = folder();
  vi.stubEnv("DATA_DIR", dataDir);
  store = sqliteStores(databaseIn(dataDir));
  for (const [id, player] of [
    ["first-notes-12345", "p1"],
    ["other-notes-12345", "p1"],
    ["third-notes-12345", "p2"],
  ] as const) {
    const set = { title: `Mine ${ESCAPE}[2J`, notes: [{ v: 3, text: `two\nlines ${ESCAPE}[31m` }] };
    const header = { id, match: "m1", player, name: "Ann", changedAt: "2026-11-20T12:00:00.000Z" };
    await store.notes.keep(storedNotes(header, set), MOST);
  }
  await store.notes.report({ set: "first-notes-12345", player: "p3", reason: "Rude\n", at: "2026-11-21" }, 9);
  return async () => {
    await store.close();
    vi.unstubAllEnvs();
  };
});

test("a host lists reported notes, shows them without control characters, and dismisses their reports", async () => {
  const listed = await ran(notes);
  expect(listed.code).toBe(0);
  expect(listed.out).toEqual([
    expect.stringMatching(/^first-notes-12345 on match m1, by "Ann" \(p1\), .*, notes: 1, reports: 1$/),
    "reported: 1; npm run notes -- ID shows one",
  ]);
  const shown = await ran(notes, "first-notes-12345");
  expect(shown.out.slice(1)).toEqual([
    '  version 3: "two\\nlines \\u001b[31m"',
    '  reported by p3, 2026-11-21: "Rude\\n"',
  ]);
  expect([...listed.out, ...shown.out].join("")).not.toContain(ESCAPE);
  expect((await ran(notes, "first-notes-12345", "--dismiss")).code).toBe(0);
  expect((await ran(notes)).out).toEqual(["no notes were reported"]);
  expect(await store.notes.get("first-notes-12345")).toBeDefined();
});

test("a host removes notes by their ids, or all of a player, while the server runs", async () => {
  const removed = await ran(notes, "third-notes-12345", "nothing", "--remove");
  expect([removed.code, removed.out.at(-1)]).toEqual([1, "nothing: there are no notes with this id"]);
  expect(await store.notes.get("third-notes-12345")).toBeUndefined();
  expect((await ran(notes, "--by", "p1")).out).toHaveLength(5);
  expect((await ran(notes, "--by", "p1", "--remove")).code).toBe(0);
  expect(await store.notes.list({ authors: ["p1", "p2"], limit: 9 })).toEqual([]);
  expect((await ran(notes, "--by", "p1")).code).toBe(2);
});

test("a wrong command line removes nothing", async () => {
  for (const args of [["--remove"], ["x", "--by", "p1"], ["first-notes-12345", "--remove", "--dismiss"]]) {
    const { code, err } = await ran(notes, ...args);
    expect([code, err.length]).toEqual([2, 2]);
  }
  expect(await store.notes.list({ authors: ["p1", "p2"], limit: 9 })).toHaveLength(3);
});
