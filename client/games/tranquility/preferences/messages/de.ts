import type { TranquilityPreferenceMessages } from "./en.ts";

export default {
  hints: "Hinweise zur Karte in der Hand",
  hintLevels: { full: "Felder und Kosten", legal: "Nur Felder", none: "Keine" },
  asking: "Kostenloses Legen bestätigen",
  askings: { small: "Auf kleinen Feldern", always: "Immer", never: "Nie" },
  order: "Reihenfolge der Handkarten",
  orders: { number: "Nach Zahl", drawn: "Wie gezogen" },
  keys: {
    "1–5": "Eine Handkarte aufnehmen, oder zum Bezahlen auswählen",
    Enter: "Die Karte hierher legen, oder bestätigen",
    Esc: "Einen Schritt zurück",
    D: "Zwei abwerfen",
    R: "Das Brett vorlesen, Reihe für Reihe",
    G: "Die Lücken vorlesen",
    W: "Die Hand vorlesen, und was zu tun ist",
    H: "Hinweise an oder aus",
  },
} satisfies TranquilityPreferenceMessages;
