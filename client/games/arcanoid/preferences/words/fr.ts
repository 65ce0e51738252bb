import type { PreferenceWords } from "./en.ts";

export default {
  keys: {
    "1–9": "Prendre une carte de la main, ou la reposer",
    Enter: "Jouer, ou choisir le champ où l’on est",
    Esc: "Ne rien choisir",
    D: "Défausser la carte choisie",
    R: "Lire les champs à voix haute, l’un après l’autre",
    W: "Lire la main à voix haute",
  },
} satisfies PreferenceWords;
