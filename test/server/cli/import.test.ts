import { join } from "node:path";
import { expect, test, vi } from "vitest";
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
