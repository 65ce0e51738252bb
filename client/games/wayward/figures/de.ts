import type { WaywardFigureWords } from "./en.ts";

export default {
  points: "Deine Punkte",
  its: "Seine Punkte",
  turns: "Züge",
  fourth: "Zug des vierten Erfolgs",
} satisfies WaywardFigureWords;
