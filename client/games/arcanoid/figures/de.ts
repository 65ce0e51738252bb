import type { OwnFigureWords } from "./en.ts";

export default {
  fields: "Gewonnene Felder",
  place: "Platz",
} satisfies OwnFigureWords;
