import type { ArcanoidPreferenceMessages } from "./en.ts";

export default {
  discarding: "Quand je défausse une carte",
  discardings: { ask: "Me demander une fois de confirmer", directly: "Défausser aussitôt" },
  keys: {
    "1–9": "Prendre une carte de la main, ou la reposer",
    Enter: "Jouer, ou choisir le champ où l’on est",
    Esc: "Ne rien choisir",
    D: "Défausser la carte choisie, ou le confirmer",
    R: "Lire les champs à voix haute, l’un après l’autre",
    W: "Lire la main à voix haute",
  },
} satisfies ArcanoidPreferenceMessages;
