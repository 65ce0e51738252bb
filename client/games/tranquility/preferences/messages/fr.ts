import type { TranquilityPreferenceMessages } from "./en.ts";

export default {
  hints: "Aides pour la carte en main",
  hintLevels: { full: "Places et coûts", legal: "Places seules", none: "Aucune" },
  asking: "Confirmer une pose gratuite",
  askings: { small: "Sur les petites places", always: "Toujours", never: "Jamais" },
  order: "Ordre de la main",
  orders: { number: "Par nombre", drawn: "Dans l’ordre de pioche" },
  keys: {
    "1–5": "Prendre une carte de la main, ou la choisir pour payer",
    Enter: "Poser la carte ici, ou confirmer",
    Esc: "Un pas en arrière",
    D: "Défausser deux cartes",
    R: "Lire le plateau à haute voix, ligne par ligne",
    G: "Lire les intervalles à haute voix",
    W: "Lire la main à haute voix, et ce qu’il y a à faire",
    H: "Aides oui ou non",
  },
} satisfies TranquilityPreferenceMessages;
