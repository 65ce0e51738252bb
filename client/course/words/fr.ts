import type { CourseWords } from "./en.ts";

export default {
  title: "Les premières minutes",
  newcomer: "Invité",
  step: ({ n, of }) => `Étape ${n} sur ${of}`,
  skip: "Passer",
  toTable: "À votre table",
  goOn: "Continuer",
} satisfies CourseWords;
