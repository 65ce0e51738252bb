import type { OwnFigureWords } from "./en.ts";

export default {
  fields: "Champs gagnés",
  place: "Rang",
} satisfies OwnFigureWords;
