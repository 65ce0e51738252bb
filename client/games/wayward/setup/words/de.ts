import type { SetupWords } from "./en.ts";

const de: SetupWords = {
  name: "Wayward",
  motto: "Ein Begleiter an deinem eigenen Tisch: Er spielt den Automaten eines Brettspiels um Schiffe.",
  learn: "An einem Zug lernen",
  workshop: "Deine eigenen Stapel",
  variant: "Wer spielt",
  variants: {
    solo: { title: "Allein", note: "Du gegen einen Automaten. Das Brettspiel selbst brauchst du dazu." },
    pair: { title: "Zwei gegen zwei", note: "Zwei Leute gegen zwei Automaten; etwa eine Stufe leichter." },
  },
  progress: ({ done }) => (done === 0 ? "Vor dem ersten Zug" : `Zug ${done}`),
  choices: {
    difficulty: {
      legend: "Schwierigkeit",
      answers: {
        normal: { label: "Normal", note: "Die normalen Seiten seiner Karten." },
        hard: { label: "Schwer", note: "Normale und schwere Seiten im Wechsel." },
        expert: { label: "Experte", note: "Nur schwere Seiten." },
        extreme: { label: "Extrem", note: "Experte, und nach jedem dritten Zug eine Karte dazu." },
      },
    },
    deck: {
      legend: "Karten des Automaten",
      answers: {
        practice: { label: "Übungsflotte", note: "Erfundene Karten, die schon hier sind." },
        own: {
          label: "Eigener Stapel",
          note: "Aus deinem Spiel eingetippt. Er bleibt auf deinem Gerät; niemand sonst sieht zu.",
        },
      },
    },
    saga: {
      legend: "Inhalte einer Saga auf dem Tisch",
      answers: { false: { label: "Ohne" }, true: { label: "Mit einer Saga" } },
    },
  },
  intro: {
    title: "So geht ein Zug",
    steps: {
      board: {
        title: "Das Brett liegt vor dir",
        note: "Du spielst deinen Zug am echten Tisch wie immer und legst dieses Gerät daneben.",
      },
      card: {
        title: "Er deckt eine Karte auf",
        note: "Wohin sein Schiff fährt, was er legt und verdient, steht groß da, ein Schritt nach dem anderen.",
      },
      answer: {
        title: "Er fragt, was er nicht sieht",
        note: "Ein Tippen je Frage: welche Felder unerforscht sind, wie ein Kampf ausging. Alles lässt sich zurücknehmen.",
      },
      race: {
        title: "Vier Erfolge",
        note: "Er führt seine Münzen, Kanonen und Würfel. Wer vier Erfolge hat, ruft die letzten Züge aus.",
      },
    },
  },
};

export default de;
