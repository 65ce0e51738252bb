/** The cards of rough seas, for the boards that have them: whoever needs them has them fetched. */
import { compass } from "./compass.ts";
import { joker } from "./joker.ts";
import { monster } from "./monster.ts";
import type { Special } from "./parts.ts";
import { rocks } from "./rocks.ts";
import { storm } from "./storm.ts";

export const ROUGH: Readonly<Record<"storm" | "compass" | "monster" | "rocks" | "joker", Special>> = {
  storm,
  compass,
  monster,
  rocks,
  joker,
};
