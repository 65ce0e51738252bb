import type { TranquilitySetupMessages } from "./en.ts";

export default {
  name: "Tranquility",
  motto: "Füllt das Meer mit Inseln, der Reihe nach, schweigend.",
  learn: "In zwei Minuten lernen",
  variant: "Spielfeld",
  variants: {
    standard: { title: "Standard", note: "Sechs mal sechs, ein Hafen, ein Zoll, ein Leuchtturm." },
    arch: { title: "Großer Bogen", note: "Zuerst zwei Pfeiler, dann das Dach darauf. Kein Hafen, kein Zoll." },
    pyramid: { title: "Pyramide", note: "Raue See: Unter Randkarten warten Stürme, Ungeheuer und Hilfe." },
    "day-night": { title: "Tag und Nacht", note: "Kompasse wenden jede Hand. Jede Hälfte will ihre eigene Seite." },
    duel: { title: "Duell", note: "Zwei gegeneinander, um Inseln in lückenlosen Reihen." },
  },
  progress: ({ done, of }) => `${done} von ${of} Feldern besetzt`,
  choices: {
    galateia: {
      legend: "Inseln",
      answers: {
        false: { label: "Alle achtzig", note: "Alle achtzig Inseln sind dabei." },
        true: {
          label: "Galateia",
          note: "Vier zufällige Inseln kommen vorab verdeckt aus dem Spiel. Schwerer zu planen.",
        },
      },
    },
    difficulty: {
      legend: "Seegang",
      answers: {
        easier: { label: "Ruhiger", note: "Drei der fünf Seeungeheuer sind stattdessen Randkarten." },
        normal: { label: "Rau", note: "Der Entdeckerstapel wie gedruckt." },
        harder: { label: "Wild", note: "Gezogene Häfen zählen als schroffe Klippen." },
      },
    },
    edition: {
      legend: "Randkarten im Stapel",
      answers: {
        fr: {
          label: "Joker",
          note: "Eine gezogene Randkarte kommt auf die Hand und kann jede Insel sein, oder der Leuchtturm.",
        },
        de: { label: "Ohne Wirkung", note: "Eine gezogene Randkarte wird abgeworfen." },
      },
    },
    soloToll: {
      legend: "Zoll (allein)",
      answers: {
        "draw-five": { label: "Fünf ziehen", note: "Ziehe fünf weitere Karten und gib acht der neun ab." },
        "two-rounds": {
          label: "In zwei Runden",
          note: "Gib vier Karten ab, fülle die Hand auf, gib noch einmal vier ab.",
        },
      },
    },
    talk: {
      legend: "Chat",
      answers: {
        silent: {
          label: "Schweigen",
          note: "Niemand spricht, außer über Anzahlen beim Zoll. So ist das Spiel gedacht.",
        },
        open: { label: "Offen", note: "Alle dürfen schreiben, was sie wollen." },
      },
    },
  },
  intro: {
    title: "So wird gespielt",
    steps: {
      rise: {
        title: "Immer aufwärts",
        note: "Lege Inseln, wohin du willst, solange die Zahlen vom ersten Feld zum letzten steigen.",
      },
      price: {
        title: "Nachbarn kosten Karten",
        note: "Neben einer Insel zahlst du den Unterschied in Karten. Auf offener See kostet es nichts.",
      },
      toll: {
        title: "Ein Zoll",
        note: "Wer den Hafen (Startkarte) zieht, muss ihn spielen. Dann gibt der Tisch gemeinsam acht Karten ab.",
      },
      light: {
        title: "Heimkehr",
        note: "Ist das Meer voll, bringt ein Leuchtturm (Zielkarte) alle nach Hause. Alle gewinnen oder niemand.",
      },
    },
  },
  seas: { calm: "Ruhige See", choppy: "Bewegte See", rough: "Raue See" },
} satisfies TranquilitySetupMessages;
