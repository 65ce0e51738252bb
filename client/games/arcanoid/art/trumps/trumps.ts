/**
 * The painters of the trumps by number. The scenes lead from first light, when the Fool sets out, through day and
 * night.
 */
import { devil, hangedMan, world } from "./depths.ts";
import type { TrumpPainter } from "./parts.ts";
import { chariot, emperor, empress, wheel } from "./realms.ts";
import { judgement, moon, stars, sun, tower } from "./skies.ts";
import { fool, hierophant, lovers, magician, priestess } from "./travellers.ts";
import { death, hermit, justice, strength, temperance } from "./virtues.ts";

export const TRUMPS: readonly TrumpPainter[] = [
  fool,
  magician,
  priestess,
  empress,
  emperor,
  hierophant,
  lovers,
  chariot,
  justice,
  hermit,
  wheel,
  strength,
  hangedMan,
  death,
  temperance,
  devil,
  tower,
  stars,
  moon,
  sun,
  judgement,
  world,
];
