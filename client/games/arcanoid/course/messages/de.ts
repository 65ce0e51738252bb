import type { ArcanoidCourseMessages } from "./en.ts";

export default {
  tasks: {
    numbers: () =>
      "Vier Felder, vier Schlachten, eine je Farbe. Nimm 6 und 10 der Münzen und tritt auf Münzen an: Zahlen zählen zusammen, das macht 16.",
    tower: ({ who }) =>
      `${who} steht höher: Ein Ritter zählt 17½. Du hast den Turm. Spiele ihn auf ihren Ritter: Er hebt einen Einsatz auf.`,
    fool: ({ who }) =>
      `${who} versucht 17 auf Stäben, wo du frei bist. Du hast den Narren: Spiele ihn, und ihr Einsatz ist deiner.`,
    couple: () =>
      "Die Liebenden mit einer Hofkarte sind ein Paar, und Paare schlagen alle Zahlen. Tritt mit Liebenden und Buben der Schwerter auf Schwertern an.",
    abdicate: () =>
      "Für Kelche hast du nichts, und niemand gewinnt überall. Danke auf Kelchen ab: Es kostet keine Karte, und mit vier vollen Feldern bist du fertig.",
    alone: ({ who }) =>
      `Du bist aus der Runde ausgeschieden. ${who} spielt allein weiter; sind auch ihre Felder voll, werden alle vier gezählt.`,
  },
  done: {
    title: "Drei Felder zu einem",
    text: "Eine Partie hat fünf solche Runden und zweiundzwanzig Trümpfe. Wie möchtest du spielen?",
  },
} satisfies ArcanoidCourseMessages;
