import type { ArcanoidFigureMessages } from "./en.ts";

export default {
  fields: "Gewonnene Felder",
  place: "Platz",
} satisfies ArcanoidFigureMessages;
