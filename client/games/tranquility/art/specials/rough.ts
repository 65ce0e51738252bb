/** The cards of rough seas, for the boards that have them. */
import { compass } from "./compass.ts";
import { joker } from "./joker.ts";
import { monster } from "./monster.ts";
import type { Special } from "./parts.ts";
import { rocks } from "./rocks.ts";
import { SPECIALS, type SpecialName } from "./specials.ts";
import { storm } from "./storm.ts";

/** Those of every board, and these. */
export const ALL_SPECIALS: Readonly<Record<SpecialName, Special>> = {
  ...SPECIALS,
  storm,
  compass,
  monster,
  rocks,
  joker,
};
