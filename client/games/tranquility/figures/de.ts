import type { TranquilityFigureMessages } from "./en.ts";

export default {
  paid: "Bezahlte Karten",
  left: "Offene Felder",
  points: "Punkte",
  rounds: "Runden",
} satisfies TranquilityFigureMessages;
