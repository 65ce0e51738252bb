import type { ArcanoidFigureWords } from "./en.ts";

export default {
  fields: "Gewonnene Felder",
  place: "Platz",
} satisfies ArcanoidFigureWords;
