import type { ComfortWords } from "./en.ts";

export default {
  hints: "Hinweise zur Karte in der Hand",
  hintLevels: { full: "Felder und Kosten", legal: "Nur Felder", none: "Keine" },
  asking: "Kostenloses Legen bestätigen",
  askings: { small: "Auf kleinen Feldern", always: "Immer", never: "Nie" },
  sounds: "Töne",
  soundKinds: { all: "Alle", turn: "Nur wenn ich dran bin", off: "Aus" },
  volume: "Lautstärke",
  volumes: { low: "Leise", middle: "Mittel", high: "Laut" },
  letters: "Tasten am Tisch",
  letterKinds: { on: "Auch Buchstaben und Ziffern", off: "Keine Buchstaben und Ziffern" },
  keysTitle: "Alle Tasten",
  keys: {
    "1–5": "Eine Handkarte aufnehmen, oder zum Bezahlen auswählen",
    Enter: "Die Karte hierher legen, oder bestätigen",
    Esc: "Einen Schritt zurück",
    D: "Zwei abwerfen",
    R: "Das Brett vorlesen, Reihe für Reihe",
    G: "Die Lücken vorlesen",
    W: "Die Hand vorlesen, und was zu tun ist",
    H: "Hinweise an oder aus",
    M: "Töne an oder aus",
    L: "Zum Verlauf",
    C: "Zum Gespräch",
    "?": "Regeln",
  },
} satisfies ComfortWords;
