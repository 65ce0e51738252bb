import type { ArcanoidSetupMessages } from "./en.ts";

const de: ArcanoidSetupMessages = {
  name: "Arcanoïd",
  motto: "Vier Schlachten zugleich mit den Karten des Tarots, eine für jede Farbe.",
  learn: "In sechs Schritten lernen",
  variant: "Variante",
  variants: {
    dresden: { title: "Dresden", note: "Das Hauptspiel." },
    nassau: {
      title: "Nassau",
      note: "Auf einem gemäßigten Feld darf niemand antreten, auch der Besitzer nicht, bis die Mäßigkeit aufgehoben ist.",
    },
    koblenz: { title: "Koblenz", note: "Wie Nassau, aber jeder darf einmal je Runde verdeckt antreten." },
    mainz: {
      title: "Mainz",
      note: "Spielt sich wie Nassau; die eigenen Regeländerungen sind verloren.",
    },
    malta: {
      title: "Malta",
      note: "Wie Nassau, aber der Magier verbirgt Einsätze.",
    },
    worms: {
      title: "Worms",
      note: "Wie Nassau, aber ein einzelnes Ass darf später verstärkt werden.",
    },
    gaza: {
      title: "Gaza",
      note: "Wie Nassau, dazu die Flut: ein zusätzlicher automatischer Spieler. Für zwei oder drei Spieler.",
    },
  },
  progress: ({ done, of }) => `Runde ${done} von ${of}`,
  choices: {
    rounds: {
      legend: "Runden",
      answers: { 1: { label: "Eine" }, 3: { label: "Drei" }, 5: { label: "Fünf" }, 7: { label: "Sieben" } },
    },
    tide: {
      legend: "Die Flut (Gaza)",
      answers: {
        false: { label: "Ohne" },
        true: { label: "Mit der Flut", note: "Ein zusätzlicher automatischer Spieler. Für zwei oder drei Spieler." },
      },
    },
    renewals: {
      legend: "Neumischen je Runde",
      answers: {
        agreed: { label: "So oft alle dafür sind" },
        0: { label: "Keine" },
        1: { label: "Eine" },
        2: { label: "Zwei" },
        5: { label: "Fünf" },
      },
    },
    ties: {
      legend: "Gleiche Summen",
      answers: {
        "top-card": { label: "Die höhere höchste Karte gewinnt" },
        "fewest-cards": { label: "Weniger Karten gewinnen", note: "Danach die höhere höchste Karte." },
      },
    },
  },
  intro: {
    title: "So wird gespielt",
    steps: {
      fields: {
        title: "Vier Felder zugleich",
        note: "Schwerter, Stäbe, Kelche und Münzen: Jedes Feld ist eine eigene Schlacht, und jedes hat einen Sieger.",
      },
      engage: {
        title: "Einmal antreten",
        note: "Lege Karten auf ein Feld: Zahlen zählen zusammen, Buben und Ritter haben ihre Stärke, Paare schlagen alles.",
      },
      trumps: {
        title: "Zweiundzwanzig Trümpfe",
        note: "Der Turm stürzt um, der Teufel bringt einen eigenen Spieler mit, der Narr stiehlt, was andere ausspielen.",
      },
      win: {
        title: "Die meisten Felder siegen",
        note: "Wenn alle auf vier Feldern stehen oder sie aufgegeben haben, wird gezählt und neu gegeben.",
      },
    },
  },
  round: ({ least, most }) => `${least} bis ${most} Min. je Runde`,
};

export default de;
