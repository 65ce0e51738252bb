import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { itemAt } from "../kit/item-at.ts";
import { cycleIn, dependenciesOf } from "./folders.ts";
import { readSources } from "./source.ts";

/** Known exceptions. The lists may only become shorter. */
const KNOWN: Readonly<
  Record<"files" | "longFunctions" | "longClasses" | "longFiles" | "largeInterfaces", readonly string[]>
> = JSON.parse(readFileSync(new URL("ratchets.json", import.meta.url), "utf8"));

/** Limits of functions, classes, files, and interfaces with methods. */
const MOST_LINES = 60;
const MOST_CLASS_LINES = 250;
const MOST_FILE_LINES = 300;
const MOST_MEMBERS = 10;
/** Files that may have any length. */
const DATA = [
  /^client\/i18n\/(de|en|fr)\.ts$/,
  /\/(words|messages)\/(de|en|fr)\.ts$/,
  /^client\/games\/[^/]+\/rules\/(de|en|fr)\.ts$/,
  /\.rows\.ts$/,
  /^server\/store\/[^/]+\/schema(-steps)?\.ts$/,
];
/** Only the registry imports manifests, so they may be short. */
const MANIFEST = /^client\/games\/[^/]+\/manifest\.ts$/;
/** Only a table of the game imports these rules, so they may be short. */
const RULE = /^shared\/games\/[^/]+\/(trumps|modes|actions|earlier)\//;
/** Only the store's composition imports these ports, so they may be short. */
const PORT =
  /^server\/store\/[^/]+\/(chat|contacts|documents|events|leases|list-rows|matches|pack|players|push|puzzle-a(greements|nswers)|secrets|webhooks)\.ts$/;
/** A shorter file needs two importers, or one that imports it dynamically. */
const LEAST_LINES = 30;

const sources = readSources();

describe("folders", () => {
  test("depend on each other in no cycle", () => {
    expect(cycleIn(dependenciesOf(sources))).toBeUndefined();
  });

  /** In these folders, imports of types and dynamic imports count, too. */
  const STRICT = /^(client|server|shared)\//;

  test("depend on each other in no cycle even for types and on demand", () => {
    const strict = sources.filter(({ path }) => STRICT.test(path));
    expect(
      cycleIn(dependenciesOf(strict, ({ allImports, dynamicImports }) => [...allImports, ...dynamicImports])),
    ).toBeUndefined();
  });

  test("of the server import only what its README allows", () => {
    const table = itemAt(/\| \| may import \|\n([\s\S]*?)\n\n/.exec(readFileSync("server/README.md", "utf8"))!, 1);
    const named = (cell: string) => Array.from(cell.matchAll(/`([\w.]+)\/?`/g), ([, name]) => `server/${name}`);
    const allowed = new Map(
      Array.from(table.matchAll(/^\| (.*?) \| (.*?) \|$/gm))
        .filter(([, , what]) => what !== "everything below")
        .flatMap(([, who, what]) => named(who!).map((folder) => [folder, new Set(named(what!))] as const)),
    );
    const folders = new Set([...allowed.keys(), "server/composition", "server/app.ts"]);
    expect(allowed.size).toBeGreaterThan(8);
    const server = sources.filter(({ path }) => path.startsWith("server/"));
    const arrows = [...dependenciesOf(server, ({ allImports, dynamicImports }) => [...allImports, ...dynamicImports])]
      .map((arrow) => arrow.split(" -> ") as [string, string])
      .filter(([from, to]) => allowed.has(from) && folders.has(to));
    expect(arrows.filter(([from, to]) => !allowed.get(from)!.has(to))).toEqual([]);
  });

  test("a cycle is found, however long", () => {
    expect(cycleIn(["a -> b", "b -> c", "a -> c"])).toBeUndefined();
    expect(cycleIn(["a -> b", "b -> c", "c -> d", "d -> b"])).toEqual(["b", "c", "d", "b"]);
  });
});

const newAmong = (found: readonly string[], known: readonly string[]): readonly string[] =>
  found.filter((name) => !known.includes(name));

test("no function is long, except for switches that only distinguish cases", () => {
  const long = sources.flatMap(({ functions }) => functions).filter(({ lines }) => lines > MOST_LINES);
  const names = long.map(({ name }) => name);
  expect(newAmong(names, KNOWN.longFunctions)).toEqual([]);
});

test("no class is long", () => {
  const long = sources.flatMap(({ classes }) => classes).filter(({ lines }) => lines > MOST_CLASS_LINES);
  const names = long.map(({ name }) => name);
  expect(newAmong(names, KNOWN.longClasses)).toEqual([]);
});

test("no file is long, except for data, words and rule books", () => {
  const long = sources.filter(({ path, lines }) => lines > MOST_FILE_LINES && !DATA.some((data) => data.test(path)));
  const paths = long.map(({ path }) => path);
  expect(newAmong(paths, KNOWN.longFiles)).toEqual([]);
});

test("no interface of a store has many members, except for data", () => {
  const inStore = sources.filter(({ path }) => path.startsWith("server/store/"));
  const large = inStore.flatMap(({ interfaces }) => interfaces).filter(({ members }) => members > MOST_MEMBERS);
  const names = large.map(({ name }) => name);
  expect(newAmong(names, KNOWN.largeInterfaces)).toEqual([]);
});

test("no file is short that only one other needs, except for code that is loaded on demand", () => {
  const users = Map.groupBy(
    sources.flatMap(({ allImports: mentions }) => mentions),
    (path) => path,
  );
  const fetched = new Set(sources.flatMap(({ dynamicImports }) => dynamicImports));
  const short = sources
    .filter(({ path, lines }) => lines < LEAST_LINES && users.get(path)?.length === 1 && !fetched.has(path))
    .filter(({ path }) => !MANIFEST.test(path) && !RULE.test(path) && !PORT.test(path))
    .map(({ path }) => path);
  expect(short).toEqual(KNOWN.files);
});
