import type { Volume } from "../../../rules/volume.ts";
import { MODES } from "../setup/modes.ts";
import { Picture } from "./picture.tsx";

/** The rule book of Tranquility: a chapter for every mode that the rules have. */
export const volume: Volume = {
  chapters: Object.fromEntries(Object.entries(MODES).map(([name, { seats }]) => [name, seats])),
  words: {
    en: () => import("./en.ts"),
    fr: () => import("./fr.ts"),
    de: () => import("./de.ts"),
  },
  Picture,
};
