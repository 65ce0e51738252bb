import type { PreferenceWords } from "./en.ts";

export default {
  sounds: "Töne",
  soundKinds: { all: "Alle", turn: "Nur wenn ich dran bin", off: "Aus" },
  volume: "Lautstärke",
  volumes: { low: "Leise", middle: "Mittel", high: "Laut" },
  letters: "Tasten am Tisch",
  letterKinds: { on: "Auch Buchstaben und Ziffern", off: "Keine Buchstaben und Ziffern" },
  keysTitle: "Alle Tasten",
  keys: {
    "⌫": "Zurücknehmen, wo ein Spiel es erlaubt",
    M: "Töne an oder aus",
    L: "Zum Verlauf",
    C: "Zum Gespräch",
    "?": "Regeln",
  },
} satisfies PreferenceWords;
