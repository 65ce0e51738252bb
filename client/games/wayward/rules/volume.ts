import type { Volume } from "../../../rules/volume.ts";

/** The rule book of Wayward: the automaton of one, and what is different with two. It shows no board: that is the game's own. */
export const volume: Volume = {
  chapters: { solo: [1, 1], pair: [1, 2] },
  words: {
    en: () => import("./en.ts"),
    fr: () => import("./fr.ts"),
    de: () => import("./de.ts"),
  },
  Picture: () => null,
};
