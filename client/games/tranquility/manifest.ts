import { type GameManifest, STRENGTHS } from "../../contract/manifest.ts";
import { setupMessages } from "./setup/messages/messages.ts";
import { Fact, Thumbnail } from "./setup/mode-pictures.tsx";
import { CHOICES, isMode, MODES } from "./setup/modes.ts";

export const tranquilityManifest: GameManifest = {
  id: "tranquility",
  variants: MODES,
  choices: CHOICES,
  optionsOf: (mode, chosen) => ({ mode, ...chosen }),
  variantOf: (options) => ("mode" in options && isMode(options.mode) ? options.mode : undefined),
  boardChapter: "board",
  bots: STRENGTHS,
  practice: true,
  talksFreely: (options) => "talk" in options && options.talk === "open",
  messages: setupMessages,
  Thumbnail,
  Fact,
  intro: () => import("./setup/intro.tsx").then(({ INTRO }) => INTRO),
  preferences: () => import("./preferences/preferences.tsx").then(({ loadPreferences }) => loadPreferences()),
  course: () => import("./course/load.ts").then(({ loadCourse }) => loadCourse()),
  figures: () => import("./figures/messages.ts").then(({ figureWords }) => figureWords),
  book: () => import("./rules/volume.ts").then(({ volume }) => volume),
  wholeRules: () => import("../../../shared/games/tranquility/tranquility.ts").then(({ tranquility }) => tranquility),
  load: () => import("./index.ts"),
};
