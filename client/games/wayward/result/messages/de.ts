import { plural } from "../../../../i18n/language.ts";
import type { WaywardResultMessages } from "./en.ts";

const points = (n: number): string => plural("de", n, { one: "# Punkt", other: "# Punkte" });

const coins = (n: number): string => plural("de", n, { one: "# Münze", other: "# Münzen" });

export default {
  won: ({ who, yours, its }) =>
    `${who ? `${who} ${who.includes(" und ") ? "haben" : "hat"} gewonnen` : "Gewonnen"}, ${yours} zu ${its}`,
  lost: ({ isPair, yours, its }) =>
    `${isPair ? "Die Automaten haben" : "Der Automat hat"} gewonnen, ${its} zu ${yours}`,
  draw: (n) => `Gleichstand mit je ${n}`,
  conceded: (turn) =>
    turn === 0
      ? "Das Brett wurde vor dem ersten Zug weggeräumt: Das gilt als aufgegeben."
      : `Das Brett wurde in Zug ${turn} unfertig weggeräumt: Das gilt als aufgegeben.`,
  called: ({ who, turn }) =>
    `${who ? `${who} hatte` : "Du hattest"} in Zug ${turn} den vierten Erfolg, und die letzten Züge begannen.`,
  turns: (n) => plural("de", n, { one: "Zug", other: "Züge" }),
  battles: (n) => plural("de", n, { one: "Kampf", other: "Kämpfe" }),
  battlesWon: "davon gewannst du",
  sides: { yours: "Du", its: "Der Automat", team: "Ihr beide", automata: "Die Automaten" },
  sum: (p) => `${coins(p.coins)} und ${points(p.rest)}`,
  achievements: "Erfolge",
  inTurn: (turn) => `Zug ${turn}`,
  none: "Keine",
} satisfies WaywardResultMessages;
