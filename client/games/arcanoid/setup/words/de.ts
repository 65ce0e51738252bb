import type { SetupWords } from "./en.ts";

const de: SetupWords = {
  name: "Arcanoïd",
  motto: "Vier Schlachten zugleich mit den Karten des Tarots, eine für jede Farbe.",
  learn: "In sechs Schritten lernen",
  variant: "Variante",
  variants: {
    dresden: { title: "Dresden", note: "Das Hauptspiel." },
    nassau: {
      title: "Nassau",
      note: "Auf einem gemäßigten Feld tritt niemand an, auch wer es gemäßigt hat nicht, bis es aufgehoben wird.",
    },
    koblenz: { title: "Koblenz", note: "Nassau, und einmal je Runde darf jeder verdeckt antreten." },
    mainz: {
      title: "Mainz",
      note: "Die Liste der Unterschiede zu Nassau ist verloren. Hier wird es wie Nassau gespielt.",
    },
    malta: {
      title: "Malta",
      note: "Der Magier verbirgt Einsätze. Veröffentlicht zu Mainz, dessen Liste verloren ist; gespielt auf Nassau.",
    },
    worms: {
      title: "Worms",
      note: "Ein einzelnes Ass darf verstärkt werden. Veröffentlicht zu Mainz, dessen Liste verloren ist; gespielt auf Nassau.",
    },
    gaza: {
      title: "Gaza",
      note: "Mainz mit der Flut: ein Spieler mehr, der von selbst spielt. Gedacht für zwei oder drei.",
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
        true: { label: "Mit der Flut", note: "Ein Spieler mehr, der von selbst spielt. Gedacht für zwei oder drei." },
      },
    },
    renewals: {
      legend: "Erneuerungen des Stapels je Runde",
      answers: { 0: { label: "Keine" }, 1: { label: "Eine" }, 2: { label: "Zwei" }, 5: { label: "Fünf" } },
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
    title: "So geht eine Runde",
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
