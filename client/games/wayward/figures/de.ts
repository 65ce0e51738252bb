import type { WaywardFigureMessages } from "./en.ts";

export default {
  points: "Deine Punkte",
  its: "Seine Punkte",
  turns: "Züge",
  fourth: "Zug des vierten Erfolgs",
} satisfies WaywardFigureMessages;
