import type { TranquilityArtContext } from "../scene.ts";
import { dolphins, flock, gulls, heron, perch, seals, sheep, swans, tail } from "./animals.ts";
import { buoy, jetty, row, sail, wreck } from "./boats.ts";
import { beacon, bridge, fire, flag, kite, portal, smoke, washing } from "./camp.ts";
import { abbey, cabin, gables, house, hut, stilts, tent, villa, village } from "./houses.ts";
import { bare, cactus, cypress, grove, palm, pine, tree, vines } from "./plants.ts";
import { cave, heads, menhirs, monolith, ring, ruin, steps } from "./stones.ts";
import { chapel, dome, keep, lamp, mill, pagoda } from "./towers.ts";
import { balloon, balloons, belt, cloud, fall, reef } from "./weather.ts";

/** Draws a trait with its foot at (x, y), scaled by `k`. */
type DrawTrait = (s: TranquilityArtContext, x: number, y: number, k: number) => void;
type Layer = Readonly<Record<string, DrawTrait>>;

/** These are placed by a fraction of the island's width. */
export const LAND: Layer = {
  palm,
  pine,
  cypress,
  tree,
  bare,
  grove,
  cactus,
  vines,
  house,
  cabin,
  hut,
  village,
  gables,
  chapel,
  mill,
  lamp,
  keep,
  ruin,
  menhirs,
  monolith,
  ring,
  heads,
  dome,
  pagoda,
  abbey,
  villa,
  flag,
  tent,
  fire,
  smoke,
  beacon,
  fall,
  cave,
  steps,
  sheep,
  kite,
  bridge,
  heron,
  perch,
  washing,
  portal,
  seals,
};
/** These are placed, like `SEA` and `SKY`, by a fraction of the card's width. */
export const CLOAK: Layer = { belt };
export const SEA: Layer = { sail, row, jetty, stilts, wreck, tail, dolphins, reef, swans, buoy };
export const SKY: Layer = { flock, seven: (s, x, y, k) => flock(s, x, y, k, 7), gulls, balloon, balloons, cloud };
