import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

/** The platform may not use these. Other words of the sea belong to the site. */
const NOUNS: readonly string[] = [
  ...["tranquility", "arcanoid", "arcanoïd", "wayward"],
  ...["galateia", "day night", "pyramid", "arch", "archway", "duel", "solo toll"],
  ...["island", "islet", "harbour", "lighthouse", "crossing", "toll", "quay", "pier", "shoal", "sandbank", "boat"],
  ...["explorer", "monster", "volcano", "whirlpool", "storm", "rock", "joker", "compass", "pillar", "roof", "dial"],
  ...["jump", "ascend", "ascending", "spaces left", "space left", "i can give"],
  ...["trump", "fool", "tarot"],
];

/** Names of guests may be such nouns. */
const GUESTS = /guestNames:[^,]*,/;

/** Words of recovery phrases have no meaning. */
const RECOVERY = /RECOVERY_WORDS[^`]*`[^`]*`/;

const listed = execFileSync("git", ["ls-files", "client", "server", "shared", "test/habits"], { encoding: "utf8" });
const paths = listed.split("\n").filter((path) => existsSync(path));
const sources = paths.filter((path) => /\.(tsx?|css|html|svg|sql|json|conf)$/.test(path));

const gameOf = (path: string): string | undefined => /^(?:client|shared)\/games\/([^/]+)\//.exec(path)?.[1];

/** Files that may name games. */
const SHELVES: readonly string[] = [
  "client/games/index.ts",
  "shared/games/index.ts",
  "shared/games/references.ts",
  "shared/games/repertoires.ts",
];

const isPlatform = (path: string): boolean =>
  /^(client|server|shared)\//.test(path) &&
  gameOf(path) === undefined &&
  !SHELVES.includes(path) &&
  // Examples play a game.
  !path.startsWith("client/sdk/examples/");

/** Splits camelCase, and converts to lower case. */
const wordsOf = (text: string): string =>
  ` ${(
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).join(" ")} `;

/** Nouns of games, in singular or plural. */
function nounsIn(text: string): readonly string[] {
  const words = wordsOf(text);
  return NOUNS.filter((noun) => words.includes(` ${noun} `) || words.includes(` ${noun}s `));
}

describe("the platform", () => {
  test("names no game, and uses no noun of a single game", () => {
    const found = sources.filter(isPlatform).flatMap((path) => {
      const text = readFileSync(path, "utf8").replace(GUESTS, "").replace(RECOVERY, "");
      return nounsIn(text).map((noun) => `${path}: ${noun}`);
    });
    expect(found).toEqual([]);
  });

  test("has no file that is named after a game or its nouns", () => {
    expect(paths.filter(isPlatform).filter((path) => nounsIn(path).length > 0)).toEqual([]);
  });

  test("may import games only in the registry, by the rules of the linter", () => {
    const { overrides } = JSON.parse(readFileSync(".biome.json", "utf8"));
    const rule = overrides.find((override: object) => JSON.stringify(override).includes("**/games/*/**"));
    expect(rule.includes).toEqual(["client/**", "!client/games/*/**", "!client/games/index.ts"]);
  });
});

test("a noun is found in names as well as in sentences, and in no other word", () => {
  const named = ["TollOpened", "tollIsOpen", ".table-toll", "while tolls are open", "spacesLeft", "Arcanoïd"];
  expect(named.filter((text) => nounsIn(text).length === 0)).toEqual([]);
  expect(["extolled", "search", "architecture", "individual", "white-space: nowrap"].flatMap(nounsIn)).toEqual([]);
});

/** Paths of all imports, also dynamic ones. */
const importsOf = (path: string, text = readFileSync(path, "utf8")): readonly string[] =>
  Array.from(text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g), ([, specifier]) =>
    normalize(join(dirname(path), specifier!)),
  );

test("games do not depend on each other", () => {
  const needs = sources.flatMap((path) => {
    const game = gameOf(path);
    if (game === undefined) return [];
    return importsOf(path)
      .filter((target) => gameOf(target) !== undefined && gameOf(target) !== game)
      .map((target) => `${path} -> ${target}`);
  });
  expect(needs).toEqual([]);
});

test("no source imports a file of test/, which the container image leaves out", () => {
  const found = sources
    .filter((path) => /^(client|server|shared)\//.test(path))
    .flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith("test/"))
        .map((target) => `${path} -> ${target}`),
    );
  expect(found).toEqual([]);
});

test("an import of test/ would be found", () => {
  expect(
    importsOf("test/lab/README.md", 'import "../kit/a.ts";\nconst b = () => import("../../server/b.ts");'),
  ).toEqual(["test/kit/a.ts", "server/b.ts"]);
});

test("a game's style sheets style only its own tables", () => {
  const styles = paths.filter((path) => path.startsWith("client/") && path.endsWith(".css") && gameOf(path));
  expect(styles.length).toBeGreaterThan(0);
  const loose = styles.flatMap((path) => {
    // A line without indentation is outside of any block.
    const outermost = readFileSync(path, "utf8").match(/^[^\s}/][^\n]*/gm) ?? [];
    return outermost
      .filter((line) => line !== `:where([data-game="${gameOf(path)}"]) {` && !line.startsWith("@keyframes"))
      .map((line) => `${path}: ${line}`);
  });
  expect(loose).toEqual([]);
});

test("a game's folders are recognised", () => {
  expect(
    ["client/games/chess/manifest.ts", "shared/games/chess/x/y.ts", "client/catalog/catalog.ts"].map(gameOf),
  ).toEqual(["chess", "chess", undefined]);
  expect(paths.some((path) => gameOf(path) !== undefined)).toBe(true);
});
