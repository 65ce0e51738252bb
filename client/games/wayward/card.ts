import { catalogueOf } from "../../i18n/catalogue.ts";
import type { GameCard } from "../card.ts";
import { INTRO, Thumbnail } from "./setup/pictures.tsx";
import { CHOICES, closed, optionsOf, VARIANTS, variantOf } from "./setup/variants.ts";
import type { WaywardSetupWords } from "./setup/words/en.ts";

/** Wayward's entry in the list of games. */
export const waywardCard: GameCard = {
  id: "wayward",
  variants: VARIANTS,
  choices: CHOICES,
  optionsOf,
  variantOf,
  closed,
  words: catalogueOf<WaywardSetupWords>({
    en: () => import("./setup/words/en.ts"),
    fr: () => import("./setup/words/fr.ts"),
    de: () => import("./setup/words/de.ts"),
  }),
  Thumbnail,
  intro: INTRO,
  course: () => import("./course/load.ts").then(({ loadCourse }) => loadCourse()),
  workshop: () => import("./deck/load.ts").then(({ loadWorkshop }) => loadWorkshop()),
  figures: () => import("./figures/words.ts").then(({ figureWords }) => figureWords),
  book: () => import("./rules/volume.ts").then(({ volume }) => volume),
  wholeRules: () => import("../../../shared/games/wayward/wayward.ts").then(({ wayward }) => wayward),
  load: () => import("./index.ts"),
};
