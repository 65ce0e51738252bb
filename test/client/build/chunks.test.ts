import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { chunkOf } from "../../../client/build/chunks.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../../client/${path}`, import.meta.url));

/** Imports by file, relative to the client's folder. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  "main.tsx": ["early.ts"],
  "pages/book/rules-dialog.tsx": ["early.ts", "ui/dialog.tsx"],
  "table/table.tsx": ["early.ts", "table/log.tsx"],
  "games/tranquility/index.ts": ["both.ts", "table/log.tsx", "games/tranquility/own.ts"],
  "games/arcanoid/index.ts": ["both.ts", "table/log.tsx"],
  "games/tranquility/board.ts": ["drawn.ts", "games/tranquility/own.ts", "games/tranquility/sea.ts"],
  "games/arcanoid/board.ts": ["drawn.ts"],
};

const graph = new Map(Object.entries(IMPORTS).map(([path, imported]) => [at(path), { importedIds: imported.map(at) }]));
const modules = { getModuleInfo: (id: string) => graph.get(id) ?? null };

test.each([
  ["what the first page needs", "early.ts", "home"],
  ["what the first page needs after a press", "ui/dialog.tsx", "later"],
  ["what the table needs, games or not", "table/log.tsx", "table"],
  ["a game's own", "games/tranquility/own.ts", "tranquility"],
  ["what a game's board alone needs", "games/tranquility/sea.ts", "board-tranquility"],
  ["what several games need", "both.ts", "table"],
  ["what several boards need", "drawn.ts", "board"],
  ["what no page needs at first", "replay/replay.tsx", null],
])("%s has its chunk, and no game fetches another", (_, path, chunk) => {
  expect(chunkOf(at(path), modules)).toBe(chunk);
});
