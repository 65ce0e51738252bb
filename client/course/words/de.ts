import type { CourseWords } from "./en.ts";

export default {
  title: "Die ersten Minuten",
  newcomer: "Gast",
  step: ({ n, of }) => `Schritt ${n} von ${of}`,
  skip: "Überspringen",
  toTable: "An deinen Tisch",
  goOn: "Weiter",
} satisfies CourseWords;
