import type { CourseMessages } from "./en.ts";

export default {
  title: "So geht das Spiel",
  newcomer: "Gast",
  step: ({ n, of }) => `Schritt ${n} von ${of}`,
  skip: "Überspringen",
  toTable: "Zu deinem Tisch",
  goOn: "Weiter",
} satisfies CourseMessages;
