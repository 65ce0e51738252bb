/** The side that is up (N2). */
export type IslandSide = "day" | "night";

export const otherSide = (side: IslandSide): IslandSide => (side === "day" ? "night" : "day");

type Island = `i${number}`;
type Special = "start" | "finish" | "storm" | "compass" | "monster" | "rocks" | "border";
export type TranquilityFace = Island | Special;

export const ISLANDS = 80;
export const STARTS = 5;
export const FINISHES = 5;
export const COMPASSES = 6;
export const HAND = 5;

const island = (number: number): Island => `i${number}`;

export const islands: readonly Island[] = Array.from({ length: ISLANDS }, (_, i) => island(i + 1));

/** The index is the code on the wire. */
export const FACES: readonly TranquilityFace[] = [
  ...islands,
  "start",
  "finish",
  "storm",
  "compass",
  "monster",
  "rocks",
  "border",
];

const NUMBERS: ReadonlyMap<string, number> = new Map(islands.map((face, i) => [face, i + 1]));

/** Undefined unless the card is a known island. */
export const numberOf = (face: TranquilityFace | undefined): number | undefined =>
  face === undefined ? undefined : NUMBERS.get(face);
