import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Names and nouns of games that only their own folders, and the lines of the two shelves, may know. */
const NOUNS = [
  "tranquility",
  "galateia",
  "toll",
  "island",
  "islet",
  "harbour",
  "lighthouse",
  "pyramid",
  "day-night",
  "duel",
  "storm",
  "monster",
  "joker",
  "explorer",
  "crossing",
  "quay",
] as const;

/** Where games are named: the shelves, and what tells writers of other clients of the games there are. */
const SHELVES: readonly string[] = ["client/games/index.ts", "client/DECISIONS.md", "server/README.md"];

/** Which nouns still stand where: may only become shorter. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  "client/art/sea.ts": ["crossing"],
  "client/canvas/board.css": ["toll", "quay"],
  "client/i18n/en.ts": ["toll"],
  "client/match/local-match.ts": ["tranquility"],
  "client/replay/desk.tsx": ["tranquility"],
  "client/replay/lanes.tsx": ["tranquility", "toll", "island"],
  "client/replay/play-on.tsx": ["tranquility"],
  "client/replay/playback.ts": ["toll"],
  "client/replay/replay.css": ["toll", "duel"],
  "client/replay/replay.tsx": ["tranquility"],
  "client/replay/review.tsx": ["tranquility"],
  "client/replay/viewer.tsx": ["tranquility"],
  "client/replay/words/de.ts": ["toll"],
  "client/replay/words/en.ts": ["toll"],
  "client/replay/words/fr.ts": ["toll"],
  "client/sound/play-sounds.ts": ["tranquility"],
  "client/sound/voices.ts": ["harbour", "storm"],
  "client/table/greeting.tsx": ["crossing"],
  "client/table/keys.ts": ["tranquility"],
  "client/table/live-table.tsx": ["tranquility"],
  "client/table/log-place.tsx": ["toll"],
  "client/table/panels.ts": ["crossing"],
  "client/table/plaques.css": ["duel", "crossing"],
  "client/table/plaques.tsx": ["tranquility", "toll", "duel"],
  "client/table/primer.tsx": ["tranquility"],
  "client/table/table.css": ["crossing"],
  "client/table/talk.tsx": ["tranquility"],
  "client/ui/icons.ts": ["island"],
  "shared/engine/wire.ts": ["tranquility"],
};

const listed = execFileSync("git", ["ls-files", "client", "server", "shared"], { encoding: "utf8" });
const paths = listed.split("\n").filter((path) => /\.(tsx?|css|html|md)$/.test(path) && existsSync(path));

/** The folder of a game that a file stands in, on either side. */
const gameOf = (path: string): string | undefined => /^(?:client|shared)\/games\/([^/]+)\//.exec(path)?.[1];

const platform = paths.filter((path) => gameOf(path) === undefined && !SHELVES.includes(path));

test("the platform names no game, and speaks of nothing that only one of them has", () => {
  const found = platform
    .filter((path) => path.startsWith("client/") || path.startsWith("server/") || path.startsWith("shared/engine/"))
    .flatMap((path) => {
      const text = readFileSync(path, "utf8").toLowerCase();
      const known = KNOWN[path] ?? [];
      return NOUNS.filter((noun) => text.includes(noun) && !known.includes(noun)).map((noun) => `${path}: ${noun}`);
    });
  expect(found).toEqual([]);
});

test("games need nothing of one another", () => {
  const needs = paths.flatMap((path) => {
    const game = gameOf(path);
    if (game === undefined) return [];
    const specifiers = readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
    return [...specifiers]
      .map(([, specifier]) => normalize(join(dirname(path), specifier!)))
      .filter((target) => gameOf(target) !== undefined && gameOf(target) !== game)
      .map((target) => `${path} -> ${target}`);
  });
  expect(needs).toEqual([]);
});

test("a game's folders are known for what they are", () => {
  expect(["client/games/chess/card.ts", "shared/games/chess/x/y.ts", "client/games/shelf.ts"].map(gameOf)).toEqual([
    "chess",
    "chess",
    undefined,
  ]);
  expect(paths.some((path) => gameOf(path) !== undefined)).toBe(true);
});
