import type { ArcanoidFigureWords } from "./en.ts";

export default {
  fields: "Champs gagnés",
  place: "Rang",
} satisfies ArcanoidFigureWords;
