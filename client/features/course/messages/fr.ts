import type { CourseMessages } from "./en.ts";

export default {
  title: "Apprendre à jouer",
  newcomer: "Invité",
  step: ({ n, of }) => `Étape ${n} sur ${of}`,
  skip: "Passer",
  toTable: "Aller à votre table",
  goOn: "Continuer",
} satisfies CourseMessages;
