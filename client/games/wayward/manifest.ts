import type { GameManifest } from "../../contract/manifest.ts";
import { catalogueOf } from "../../i18n/message-catalogue.ts";
import type { WaywardSetupMessages } from "./setup/messages/en.ts";
import { Thumbnail } from "./setup/pictures.tsx";
import { CHOICES, closed, optionsOf, VARIANTS, variantOf } from "./setup/variants.ts";

export const waywardManifest: GameManifest = {
  id: "wayward",
  variants: VARIANTS,
  choices: CHOICES,
  optionsOf,
  variantOf,
  closed,
  messages: catalogueOf<WaywardSetupMessages>({
    en: () => import("./setup/messages/en.ts"),
    fr: () => import("./setup/messages/fr.ts"),
    de: () => import("./setup/messages/de.ts"),
  }),
  Thumbnail,
  intro: () => import("./setup/intro.tsx").then(({ INTRO }) => INTRO),
  course: () => import("./course/load.ts").then(({ loadCourse }) => loadCourse()),
  workshop: () => import("./deck/load.ts").then(({ loadWorkshop }) => loadWorkshop()),
  figures: () => import("./figures/messages.ts").then(({ figureWords }) => figureWords),
  book: () => import("./rules/volume.ts").then(({ volume }) => volume),
  wholeRules: () => import("../../../shared/games/wayward/wayward.ts").then(({ wayward }) => wayward),
  load: () => import("./index.ts"),
};
