import type { ArcanoidFigureMessages } from "./en.ts";

export default {
  fields: "Champs gagnés",
  place: "Rang",
} satisfies ArcanoidFigureMessages;
