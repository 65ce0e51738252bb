import type { WaywardFigureMessages } from "./en.ts";

export default {
  points: "Vos points",
  its: "Ses points",
  turns: "Tours",
  fourth: "Tour du quatrième succès",
} satisfies WaywardFigureMessages;
