import type { Volume } from "../../../contract/volume.ts";

/** There are no pictures, because boards belong to the printed game. */
export const volume: Volume = {
  chapters: { solo: [1, 1], pair: [1, 2] },
  books: {
    en: () => import("./en.ts"),
    fr: () => import("./fr.ts"),
    de: () => import("./de.ts"),
  },
  Picture: () => null,
};
