import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The bundler's graph of modules, as far as it is used here. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The folders of the games: each is a chunk, and its board another. As long as there is one game it comes with the table. */
const GAMES = readdirSync(here("games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * The chunks of the way to a first hand, each with the modules it begins with: it holds these and all they import, as far as no
 * chunk before it does. Many small ones would cost more in names and round trips than they hold. What is not on that way is
 * fetched by the piece, when it is wanted.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  home: ["main.tsx"],
  table: ["table/table.tsx", "canvas/board.css", ...(GAMES.length === 1 ? [`games/${GAMES[0]}/index.ts`] : [])],
  ...Object.fromEntries(GAMES.map((game) => [game, [`games/${game}/index.ts`]])),
  ...Object.fromEntries(GAMES.map((game) => [`board-${game}`, [`games/${game}/board.ts`]])),
};

/** Pixi. Its index exports all of it, so only the bundler knows, after tree shaking, which part is used by whom. */
const PIXI = /\/node_modules\/pixi\.js\//;

/** The modules that these import, directly or not, and themselves; without Pixi. */
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

/** What both renderers and the board need of Pixi; what only one renderer needs stays in its chunk. */
export const PIXI_CHUNK = {
  name: "pixi",
  test: /\/node_modules\/(pixi\.js|@pixi|earcut|eventemitter3|parse-svg-path|tiny-lru)\//,
  minShareCount: 2,
};

let reached: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The game whose chunk this is; undefined for those of every game. */
const gameOf = (chunk: string): string | undefined => GAMES.find((game) => chunk === game || chunk === `board-${game}`);

/**
 * The chunk a module belongs to; null where the bundler decides. What several games stand on is no game's: whoever plays one
 * would fetch the others with it.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  reached ??= new Map(Object.entries(CHUNKS).map(([name, roots]) => [name, reach(roots.map(here), modules)]));
  const holding = [...reached].flatMap(([name, ids]) => (ids.has(id) ? [name] : []));
  const [first] = holding;
  if (first === undefined || gameOf(first) === undefined) return first ?? null;
  if (new Set(holding.map(gameOf)).size === 1) return first;
  return holding.some((name) => GAMES.includes(name)) ? "table" : "board";
}
