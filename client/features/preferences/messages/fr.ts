import type { PreferenceMessages } from "./en.ts";

export default {
  sounds: "Sons",
  soundKinds: { all: "Tous", turn: "Mon tour seulement", off: "Aucun" },
  volume: "Volume",
  volumes: { low: "Bas", middle: "Moyen", high: "Fort" },
  letters: "Touches à la table",
  letterKinds: { on: "Aussi lettres et chiffres", off: "Ni lettres ni chiffres" },
  announcements: "Annonces pour lecteurs d’écran",
  announced: {
    all: "Chaque coup, quand il est joué",
    turns: "Ensemble, quand c’est mon tour",
    own: "Ce qui me concerne seulement",
  },
  keysTitle: "Toutes les touches",
  keysNote:
    "Avec un lecteur d’écran, les lettres et les chiffres agissent tant que le focus est sur la main ou le plateau. Ailleurs ils sont au lecteur : passez d’abord en mode formulaire (NVDA+Espace, JAWS+Z). Tout ce qui se lit à voix haute est aussi parmi les boutons de la table.",
  backspace: "Retour arrière",
  keys: {
    Backspace: "Annuler, si le jeu le permet",
    M: "Activer ou couper les sons",
    L: "Aller au journal",
    C: "Aller à la discussion",
    N: "Ce qui s’est passé depuis votre coup",
    "?": "Règles",
  },
} satisfies PreferenceMessages;
