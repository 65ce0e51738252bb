import { compass } from "./compass.ts";
import { joker } from "./joker.ts";
import { monster } from "./monster.ts";
import type { SpecialArt } from "./parts.ts";
import { rocks } from "./rocks.ts";
import { SPECIALS, type SpecialName } from "./special-card.ts";
import { storm } from "./storm.ts";

export const ALL_SPECIALS: Readonly<Record<SpecialName, SpecialArt>> = {
  ...SPECIALS,
  storm,
  compass,
  monster,
  rocks,
  joker,
};
