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
} satisfies ComfortWords;
