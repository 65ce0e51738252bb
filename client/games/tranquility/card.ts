import { type GameCard, STRENGTHS } from "../card.ts";
import { INTRO } from "./setup/intro.tsx";
import { Fact, Thumbnail } from "./setup/mode-pictures.tsx";
import { CHOICES, isMode, MODES } from "./setup/modes.ts";
import { setupWords } from "./setup/words/words.ts";

/** Tranquility's entry in the list of games. */
export const tranquility: GameCard = {
  id: "tranquility",
  variants: MODES,
  choices: CHOICES,
  optionsOf: (mode, chosen) => ({ mode, ...chosen }),
  variantOf: (options) => ("mode" in options && isMode(options.mode) ? options.mode : undefined),
  bots: STRENGTHS,
  practice: true,
  talksFreely: (options) => "talk" in options && options.talk === "open",
  words: setupWords,
  Thumbnail,
  Fact,
  intro: INTRO,
  preferences: () => import("./preferences/preferences.tsx").then(({ loadPreferences }) => loadPreferences()),
  course: () => import("./course/load.ts").then(({ loadCourse }) => loadCourse()),
  figures: () => import("./figures/words.ts").then(({ figureWords }) => figureWords),
  book: () => import("./rules/volume.ts").then(({ volume }) => volume),
  wholeRules: () => import("../../../shared/games/tranquility/tranquility.ts").then(({ tranquility }) => tranquility),
  load: () => import("./index.ts"),
};
