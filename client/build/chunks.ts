import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Each game has a chunk, and its board another one. */
const GAMES = readdirSync(here("games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Chunks for a first match, with their entry modules. Imports go to the first chunk that needs them. Smaller chunks
 * would cost more round trips than they save.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  home: ["main.tsx"],
  // Dialogs and lists of the home page, and loaders of other pages.
  later: [
    "app/other-screens.tsx",
    "pages/book/rules-dialog.tsx",
    "pages/home/tables-list.tsx",
    "pages/home/my-matches-list.tsx",
    "pages/home/under-way.tsx",
    "pages/home/puzzle-place.tsx",
  ],
  table: ["features/table/table.tsx", ...(GAMES.length === 1 ? [`games/${GAMES[0]}/index.ts`] : [])],
  ...Object.fromEntries(GAMES.map((game) => [game, [`games/${game}/index.ts`]])),
  ...Object.fromEntries(GAMES.map((game) => [`board-${game}`, [`games/${game}/board.ts`]])),
};

/** Pixi's index exports everything, so only the bundler knows which part is used where. */
const PIXI = /\/node_modules\/pixi\.js\//;

function reach(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id) || PIXI.test(id)) return;
    reached.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return reached;
}

/** The parts of Pixi that at least two chunks use. */
export const PIXI_CHUNK = {
  name: "pixi",
  test: /\/node_modules\/(pixi\.js|@pixi|earcut|eventemitter3|parse-svg-path|tiny-lru)\//,
  minShareCount: 2,
};

let reached: ReadonlyMap<string, ReadonlySet<string>> | undefined;

const gameOf = (chunk: string): string | undefined => GAMES.find((game) => chunk === game || chunk === `board-${game}`);

/** Null lets the bundler decide. Modules of several games go to a shared chunk. */
export function chunkOf(id: string, modules: Modules): string | null {
  reached ??= new Map(Object.entries(CHUNKS).map(([name, roots]) => [name, reach(roots.map(here), modules)]));
  const holding = [...reached].flatMap(([name, ids]) => (ids.has(id) ? [name] : []));
  const [first] = holding;
  if (first === undefined || gameOf(first) === undefined) return first ?? null;
  if (new Set(holding.map(gameOf)).size === 1) return first;
  return holding.some((name) => GAMES.includes(name)) ? "table" : "board";
}
