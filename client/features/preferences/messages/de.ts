import type { PreferenceMessages } from "./en.ts";

export default {
  sounds: "Töne",
  soundKinds: { all: "Alle", turn: "Nur wenn ich dran bin", off: "Aus" },
  volume: "Lautstärke",
  volumes: { low: "Leise", middle: "Mittel", high: "Laut" },
  letters: "Tasten am Tisch",
  letterKinds: { on: "Auch Buchstaben und Ziffern", off: "Keine Buchstaben und Ziffern" },
  announcements: "Ansagen für Screenreader",
  announced: {
    all: "Jeden Zug, wenn er geschieht",
    turns: "Zusammen, wenn ich dran bin",
    own: "Nur, was mich betrifft",
  },
  keysTitle: "Alle Tasten",
  keysNote:
    "Mit einem Screenreader wirken einzelne Buchstaben und Ziffern, solange der Fokus auf der Hand oder dem Brett liegt. Anderswo gehören sie dem Screenreader, bis du in den Fokusmodus wechselst (NVDA+Leertaste, JAWS+Z). Alles, was vorgelesen wird, findest du auch unter den Schaltflächen des Tischs.",
  backspace: "Rücktaste",
  keys: {
    Backspace: "Zurücknehmen, wo ein Spiel es erlaubt",
    M: "Töne an oder aus",
    L: "Zum Verlauf",
    C: "Zum Chat",
    N: "Was seit deinem Zug geschah",
    "?": "Regeln",
  },
} satisfies PreferenceMessages;
