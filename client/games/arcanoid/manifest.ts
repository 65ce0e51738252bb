import { type GameManifest, STRENGTHS } from "../../contract/manifest.ts";
import { setupMessages } from "./setup/messages/messages.ts";
import { Fact, Thumbnail } from "./setup/pictures.tsx";
import { CHOICES, optionsOf, VARIANTS, variantOf } from "./setup/variants.ts";

export const arcanoidManifest: GameManifest = {
  id: "arcanoid",
  variants: VARIANTS,
  choices: CHOICES,
  optionsOf,
  variantOf,
  bots: STRENGTHS,
  messages: setupMessages,
  Thumbnail,
  Fact,
  intro: () => import("./setup/intro.tsx").then(({ INTRO }) => INTRO),
  preferences: () => import("./preferences/preferences.tsx").then(({ loadPreferences }) => loadPreferences()),
  course: () => import("./course/load.ts").then(({ loadCourse }) => loadCourse()),
  figures: () => import("./figures/messages.ts").then(({ figureWords }) => figureWords),
  book: () => import("./rules/volume.ts").then(({ volume }) => volume),
  load: () => import("./index.ts"),
};
