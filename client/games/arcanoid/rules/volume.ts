import type { Volume } from "../../../contract/volume.ts";
import { drawnPictures } from "../../../features/rules/drawn-picture.tsx";
import { VARIANTS } from "../setup/variants.ts";
import { arrange } from "./pictures.ts";

const { dresden, ...others } = VARIANTS;

/** The main game, its trumps and special cases, then each variant's changes. */
export const volume: Volume = {
  chapters: {
    dresden: dresden.seats,
    trumps: null,
    cases: null,
    ...Object.fromEntries(Object.entries(others).map(([name, { seats }]) => [name, seats])),
  },
  books: {
    en: () => import("./en.ts"),
    fr: () => import("./fr.ts"),
    de: () => import("./de.ts"),
  },
  Picture: drawnPictures(arrange),
};
