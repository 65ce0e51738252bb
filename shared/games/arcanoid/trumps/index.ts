import type { ArcanoidFace } from "../cards.ts";
import { chariot } from "./chariot.ts";
import { emperor, empress, lovers } from "./couples.ts";
import { death } from "./death.ts";
import { devil } from "./devil.ts";
import { fool } from "./fool.ts";
import { hangedMan } from "./hanged-man.ts";
import { hermit } from "./hermit.ts";
import { hierophant } from "./hierophant.ts";
import { judgement } from "./judgement.ts";
import { justice } from "./justice.ts";
import { magician } from "./magician.ts";
import { moon } from "./moon.ts";
import { priestess } from "./priestess.ts";
import { star } from "./star.ts";
import { strength } from "./strength.ts";
import { sun } from "./sun.ts";
import { temperance } from "./temperance.ts";
import { tower } from "./tower.ts";
import type { Trump } from "./trump.ts";
import { wheel } from "./wheel.ts";
import { world } from "./world.ts";

/** In order from the Fool (0) to the World (21) (K2). */
const ALL: readonly Trump[] = [
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
  star,
  moon,
  sun,
  judgement,
  world,
];

export const TRUMPS: Readonly<Partial<Record<ArcanoidFace, Trump>>> = Object.fromEntries(
  ALL.map((trump) => [trump.face, trump]),
);
