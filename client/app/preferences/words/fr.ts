import type { PreferenceWords } from "./en.ts";

export default {
  sounds: "Sons",
  soundKinds: { all: "Tous", turn: "Mon tour seulement", off: "Aucun" },
  volume: "Volume",
  volumes: { low: "Bas", middle: "Moyen", high: "Fort" },
  letters: "Touches à la table",
  letterKinds: { on: "Aussi lettres et chiffres", off: "Ni lettres ni chiffres" },
  keysTitle: "Toutes les touches",
  keys: {
    "⌫": "Reprendre, si le jeu le permet",
    M: "Sons oui ou non",
    L: "Vers le journal",
    C: "Vers la discussion",
    "?": "Règles",
  },
} satisfies PreferenceWords;
