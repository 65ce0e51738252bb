/**
 * The eighty islands: name, landform with its measures, and traits as `kind@place^height*scale`. Places run from 0
 * (left) to 1, across the island on land, across the card at sea and in the sky.
 */
import type { Land } from "./land/ground.ts";
import { LANDS, type Landform, type Measures } from "./land/lands.ts";
import type { TranquilityArtContext } from "./scene.ts";

type Row = {
  [Form in Landform]: readonly [name: string, land: Form, measures: Measures<Form>, traits: string];
}[Landform];

interface Trait {
  readonly kind: string;
  readonly place: number;
  readonly height: number | undefined;
  readonly scale: number;
}
interface GazetteerEntry {
  readonly number: number;
  readonly name: string;
  readonly land: Landform;
  readonly traits: readonly Trait[];
  /** Draws the land without its traits. */
  readonly raise: (s: TranquilityArtContext) => Land;
}

// biome-ignore format: a table is read by its columns
const ROWS: readonly Row[] = [
  ["First Light",      "skerry",   { rocks: [[50, 24, 8], [74, 10, 4]] }, "heron@.42*1.15 reef@.2"],
  ["The Sisters",      "hills",    { bumps: [[38, 26, 24], [66, 24, 19]] }, "tree@.32 tree@.76*.8"],
  ["Three Brothers",   "stacks",   { needles: [[28, 13, 22], [50, 15, 36], [72, 12, 27]] }, "gulls@.62^.18"],
  ["Four Pines",       "mesa",     { height: 19, width: 66 }, "pine@.26*1.05 pine@.42*1.25 pine@.58*1.1 pine@.76*1.2"],
  ["Five Palms",       "atoll",    { width: 72, lagoon: false }, "palm@.14*1.1 palm@.34*1.45 palm@.5*1.15 palm@.68*1.5 palm@.86*1.05"],
  ["Low Cove",         "cove",     {}, "hut@.42*.9 jetty@.62*.7"],
  ["Sevenwing",        "peaks",    { tops: [[46, 26], [60, 36]], width: 62 }, "seven@.3^.2*.95"],
  ["The Spectacles",   "arch",     { width: 72, height: 30, holes: [[35, 18, 19], [64, 18, 19]] }, "grove@.5*.6"],
  ["Nine Steps",       "terraces", { steps: 9, height: 35, width: 70 }, "tree@.5*.75"],
  ["Needle and Ring",  "mesa",     { height: 13, width: 70 }, "monolith@.3*1.35 ring@.64*1.15"],

  ["The Elevens",      "stacks",   { needles: [[34, 14, 37], [66, 14, 37]], taper: 0.86 }, "bridge@.5^.5*1.0"],
  ["Noonbell",         "hills",    { bumps: [[50, 38, 22]] }, "village@.46*1.15 cypress@.72"],
  ["Bad Luck",         "skerry",   { rocks: [[70, 18, 7], [80, 11, 11], [30, 12, 3]] }, "wreck@.44*1.3"],
  ["Cabin Wood",       "forest",   { height: 30, width: 66 }, "smoke@.62*.9 cabin@.6*.95"],
  ["Old Lamp",         "cliff",    { high: 1, height: 24, width: 72 }, "lamp@.78*1.05 gulls@.3^.25"],
  ["Windrow",          "dunes",    { crests: [[40, 32, 19], [70, 26, 13]] }, "kite@.4"],
  ["The Kettle",       "volcano",  { width: 60, height: 27, mouth: 8, green: 0.6 }, "row@.84"],
  ["Greencaps",        "karst",    { towers: [[28, 15, 22], [48, 17, 36], [68, 14, 28]] }, "sail@.84*.8"],
  ["Millholm",         "hills",    { bumps: [[50, 40, 17]] }, "mill@.42*1.5 house@.66*.8"],
  ["Two Horns",        "peaks",    { tops: [[34, 34], [64, 38]], width: 72, snow: 0.32 }, "cloud@.18^.22*.7"],

  ["Stiltmarket",      "forest",   { height: 16, width: 50, x: 60 }, "stilts@.22*1.15 stilts@.42*.95 row@.68*.8"],
  ["Pair and Pair",    "hills",    { bumps: [[32, 22, 18], [70, 22, 18]] }, "palm@.2 palm@.3*1.2 palm@.72*1.2 palm@.83 swans@.46"],
  ["Longfall",         "cliff",    { high: 1, height: 40, width: 66 }, "fall@.62*1.1 pine@.36*.8 pine@.3*.7"],
  ["Rice Stairs",      "terraces", { steps: 6, height: 29, width: 76 }, "hut@.5*.95 palm@.24*.8"],
  ["The Still Ring",   "atoll",    { width: 82 }, "palm@.12*.95 palm@.9 sail@.52*.85"],
  ["Colonnade",        "mesa",     { height: 18, width: 70 }, "ruin@.5*1.35"],
  ["The Council",      "hills",    { bumps: [[50, 40, 19]] }, "menhirs@.5*1.15"],
  ["Hollow Wood",      "forest",   { height: 33, width: 70, cliffs: 13 }, "cave@.5^.9*1.2"],
  ["Hermit Needle",    "spire",    { height: 30, width: 34 }, "abbey@.5*.95"],
  ["Camp Bay",         "cove",     { left: [24, 20, 16], right: [74, 22, 27] }, "fire@.46*.95 tent@.36*.85"],

  ["Beltpeak",         "peaks",    { tops: [[36, 22], [54, 43]], width: 72 }, "belt@.54^.36*1.1 pine@.16*.8"],
  ["Gannet Stones",    "stacks",   { needles: [[26, 16, 18], [46, 14, 30], [62, 12, 22], [76, 12, 13]] }, "gulls@.3^.16 perch@.25*.8 gulls@.68^.22*.8"],
  ["Three Doors",      "arch",     { width: 80, height: 27, holes: [[27, 14, 15], [50, 17, 19], [73, 14, 15]] }, "row@.5*.7 tree@.42*.8"],
  ["Sheepholm",        "hills",    { bumps: [[42, 36, 21], [72, 22, 14]] }, "sheep@.34*1.05 house@.78*.85"],
  ["Lidless",          "volcano",  { width: 78, height: 24, mouth: 15, green: 0.75, smoke: false }, "grove@.2*.7 fall@.62*.9"],
  ["Red Cabins",       "skerry",   { rocks: [[34, 26, 8], [66, 24, 11], [50, 16, 5]] }, "cabin@.26*1.05 cabin@.56*.9 cabin@.72*1.15 pine@.42*.8"],
  ["Old Testudo",      "turtle",   {}, "tree@.34*.75 palm@.52*.8"],
  ["Lampdoor",         "arch",     { width: 58, height: 28, holes: [[56, 20, 19]], green: false }, "lamp@.3*.85"],
  ["Vineyard",         "hills",    { bumps: [[50, 42, 24]] }, "vines@.42*1.1 villa@.64*.85 cypress@.8*.8"],
  ["Fortieth",         "mesa",     { height: 16, width: 72 }, "balloon@.5^.22*1.35 tree@.22*.9 grove@.78*.8"],

  ["Whalewait",        "atoll",    { width: 56, x: 40 }, "palm@.32*1.35 palm@.56*1.1 tail@.84*1.45"],
  ["The Answer",       "hills",    { bumps: [[50, 40, 20]] }, "dome@.52*1.6 cypress@.28*.7 cypress@.22*.6"],
  ["White Ribbon",     "karst",    { towers: [[26, 16, 25], [50, 24, 37], [74, 15, 29]] }, "fall@.5*1.15"],
  ["Four Gables",      "cliff",    { high: -1, height: 20, width: 78 }, "gables@.36*1.1"],
  ["Leaping Water",    "dunes",    { crests: [[30, 26, 14], [54, 22, 9]] }, "palm@.34*1.1 dolphins@.78*1.25"],
  ["The Organ",        "columns",  { height: 37 }, "gulls@.2^.25"],
  ["White Chapel",     "cliff",    { high: 1, height: 23, width: 74, chalk: true }, "chapel@.68*1.25 cypress@.38*.95 cypress@.3*.8"],
  ["The Span",         "karst",    { towers: [[27, 24, 26], [74, 24, 26]] }, "bridge@.5^.55*1.2"],
  ["Ribs",             "dunes",    { crests: [[62, 34, 18]] }, "wreck@.3*1.15 gulls@.66^.22"],
  ["Halfway",          "volcano",  { width: 84, height: 42, mouth: 6, green: 0.9, smoke: false }, "palm@.12*.95 palm@.88 flag@.5*1.1 cloud@.2^.2*.7"],

  ["Three Mills",      "hills",    { bumps: [[26, 22, 13], [52, 26, 19], [77, 20, 11]] }, "mill@.2*.95 mill@.5*1.2 mill@.8*.9"],
  ["Lotus Stairs",     "terraces", { steps: 5, height: 24, width: 76 }, "palm@.3*1.1 palm@.5*1.3 palm@.7*1.05"],
  ["Table Falls",      "mesa",     { height: 31, width: 70 }, "fall@.36*1.2 fall@.62*.8"],
  ["Harbour of Tiles", "cove",     { left: [22, 20, 27], right: [78, 18, 18] }, "village@.46*1 jetty@.6*.8"],
  ["The Procession",   "hills",    { bumps: [[50, 42, 16]] }, "cypress@.2*.95 cypress@.34*1.1 cypress@.5*1.25 cypress@.66*1.1 cypress@.8*.95 flock@.3^.2"],
  ["One Tree",         "arch",     { width: 56, height: 26, holes: [[47, 19, 17]], green: false }, "bare@.62*1.25"],
  ["Mangrove",         "forest",   { height: 21, width: 78, cliffs: 4 }, "stilts@.5*.9 row@.82*.8"],
  ["Windvane",         "spire",    { height: 32, width: 28, foot: 60 }, "flag@.5*1.4 cabin@.2*.7"],
  ["Keepwood",         "forest",   { height: 22, width: 66 }, "keep@.5*1.4"],
  ["The Watchers",     "cliff",    { high: 1, height: 15, width: 80 }, "heads@.56*1.5"],

  ["Amberhorn",        "peaks",    { tops: [[40, 40], [66, 25]], width: 70 }, "flock@.72^.2"],
  ["Wash Day",         "atoll",    { width: 70, lagoon: false }, "washing@.5*1.3 hut@.18*1.1 palm@.82*1.3"],
  ["Candle Rocks",     "karst",    { towers: [[30, 13, 37], [46, 12, 26], [68, 15, 31]] }, "row@.86*.8 cabin@.33*.45"],
  ["Eight by Eight",   "fields",   {}, "house@.68*.75"],
  ["Smugglers",        "cliff",    { high: -1, height: 36, width: 64 }, "steps@.5 jetty@.62 cave@.26^1.5*.9"],
  ["Driftwood",        "skerry",   { rocks: [[28, 20, 6], [46, 13, 4]] }, "wreck@.66*1.25 palm@.3*1.2 palm@.48*.95"],
  ["Broken Lamp",      "columns",  { height: 20, width: 60 }, "lamp@.52*1.15 gulls@.24^.22"],
  ["Two Fires",        "volcano",  { width: 58, height: 33, x: 36, mouth: 5, green: 0.35 }, "reef@.86*1.2"],
  ["Upside and Down",  "cove",     { left: [28, 24, 32], right: [76, 20, 12] }, "keep@.24*.7 cypress@.74*1 swans@.46"],
  ["Dry Mesa",         "mesa",     { height: 24, width: 64 }, "cactus@.3*1.25 cactus@.72*.95 cactus@.84*.7"],

  ["Villa Sera",       "hills",    { bumps: [[50, 42, 18]] }, "villa@.46*1.35 cypress@.24*1.1 cypress@.72*1.2 cypress@.8*.95"],
  ["Sealrest",         "skerry",   { rocks: [[40, 30, 9], [74, 14, 5]] }, "seals@.4*1.25 buoy@.88"],
  ["Moon Gate",        "spire",    { height: 17, width: 52, foot: 66 }, "ring@.5*1.25"],
  ["Whisper Wood",     "forest",   { height: 36, width: 62, cliffs: 14 }, "fall@.5^.6*1"],
  ["Last Crossing",    "stacks",   { needles: [[26, 17, 26], [72, 19, 30]], taper: 0.8 }, "bridge@.48^.55*1.62 hut@.84*.75"],
  ["Lanternrise",      "dunes",    { crests: [[46, 38, 12]] }, "balloons@.5^.22*1.1"],
  ["The Sevens",       "sevens",   {}, "reef@.5*.8"],
  ["Evenfold",         "cliff",    { high: 1, height: 18, width: 74 }, "pagoda@.66*1.15 portal@.24*.8"],
  ["Sleeper",          "whale",    {}, "tree@.42*.6 gulls@.2^.25"],
  ["Last Light",       "peaks",    { tops: [[30, 18], [50, 37], [72, 20]], width: 80 }, "belt@.5^.42*.9 beacon@.5*.9"],
];

/** Island n is at index n - 1. */
export const GAZETTEER: readonly GazetteerEntry[] = ROWS.map(([name, land, measures, traits], i) => {
  // The row type loses the link between a landform and its measures.
  const form = LANDS[land] as (s: TranquilityArtContext, measures: unknown) => Land;
  const raise = (s: TranquilityArtContext) => form(s, measures);
  return { number: i + 1, name, land, traits: traits.split(" ").map(traitOf), raise };
});

export const islandAt = (number: number): GazetteerEntry => GAZETTEER[number - 1]!;

function traitOf(text: string): Trait {
  const [, kind, place, height, scale] = /^(\w+)@([\d.]+)(?:\^([\d.]+))?(?:\*([\d.]+))?$/.exec(text)!;
  return { kind: kind!, place: Number(place), height: height ? Number(height) : undefined, scale: Number(scale ?? 1) };
}
