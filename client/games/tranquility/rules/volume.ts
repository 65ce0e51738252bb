import { SEATS } from "../../../../shared/games/tranquility/options.ts";
import type { Volume } from "../../../rules/shelf.ts";
import { Picture } from "./picture.tsx";

/** The rule book of Tranquility: a chapter for every mode that the rules have. */
export const volume: Volume = {
  modes: SEATS,
  words: {
    en: () => import("./en.ts"),
    fr: () => import("./fr.ts"),
    de: () => import("./de.ts"),
  },
  Picture,
};
