import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dependenciesOf } from "./folders.ts";
import { readSources } from "./source.ts";

/** The layers in the tables of the client's README, the uppermost first, with their folders. */
function layersOf(readme: string): ReadonlyMap<string, readonly string[]> {
  const layers = new Map<string, readonly string[]>();
  for (const [, layer, folders] of readme.matchAll(/^\| (\w+) \| (`[^|]*`) \|/gm)) {
    const named = Array.from(folders!.matchAll(/`([^`]+?)\/?`/g), ([, folder]) => `client/${folder}`);
    layers.set(layer!, [...(layers.get(layer!) ?? []), ...named]);
  }
  return layers;
}

const LAYERS = layersOf(readFileSync("client/README.md", "utf8"));
const ORDER = [...LAYERS.keys()];

const layerOf = (folder: string): string | undefined =>
  ORDER.find((layer) => LAYERS.get(layer)!.includes(folder)) ??
  (/^client\/games\/[^/.]+$/.test(folder) ? "games" : undefined);

const rankOf = (folder: string): number => ORDER.indexOf(layerOf(folder) ?? "");

const FOR_GAMES: readonly string[] = ["course", "frame", "rules"].map((name) => `client/features/${name}`);
/** Messages of replays that games may use. */
const REPLAY_MESSAGES = /^client\/features\/replay\/messages\//;

const client = readSources().filter(({ path }) => path.startsWith("client/"));
const needsOf = ({ allImports, dynamicImports }: (typeof client)[number]) => [...allImports, ...dynamicImports];
const arrows = [...dependenciesOf(client, needsOf)]
  .map((arrow) => arrow.split(" -> ") as [string, string])
  .filter(([, to]) => to.startsWith("client/"));

test("the README of the client names every folder, and its layer", () => {
  expect(ORDER).toEqual(["start", "app", "pages", "games", "features", "kits", "contract", "base"]);
  const folders = new Set(arrows.flat());
  expect([...folders].filter((folder) => layerOf(folder) === undefined)).toEqual([]);
  const known = [...LAYERS.values()].flat().filter((folder) => folder !== "client/games/*");
  expect(known.filter((folder) => !folders.has(folder) && folder !== "client/style")).toEqual([]);
});

test("no folder of the client imports a layer above, not even a type or on demand", () => {
  expect(arrows.filter(([from, to]) => rankOf(from) > rankOf(to)).map((arrow) => arrow.join(" -> "))).toEqual([]);
});

test("only the start imports the list of games, and games import few features", () => {
  const games = arrows.filter(([, to]) => layerOf(to) === "games" || to === "client/games/index.ts");
  expect(games.filter(([from]) => layerOf(from) !== "start")).toEqual([]);
  const features = client
    .filter(({ path }) => /^client\/games\/[^/]+\//.test(path))
    .flatMap((source) => needsOf(source).filter((path) => path.startsWith("client/features/")));
  expect(features.length).toBeGreaterThan(10);
  const allowed = (path: string) =>
    REPLAY_MESSAGES.test(path) || FOR_GAMES.some((folder) => path.startsWith(`${folder}/`));
  expect(features.filter((path) => !allowed(path))).toEqual([]);
});
