import { RED } from "../variants.ts";
import type { WaywardSetupMessages } from "./en.ts";

const de: WaywardSetupMessages = {
  name: "Wayward",
  motto: "Ein inoffizieller Begleiter für Dead Reckoning: Neben deinem eigenen Spiel spielt er die Wayward-Allianz.",
  learn: "In einem Zug lernen",
  workshop: "Deine eigenen Stapel",
  variant: "Wer spielt",
  variants: {
    solo: {
      title: "Allein",
      note: "Du gegen die Wayward-Allianz, den Automaten des Spiels. Dead Reckoning selbst brauchst du dazu.",
    },
    pair: { title: "Zwei gegen zwei", note: "Zwei Leute gegen zwei Automaten der Allianz; etwa eine Stufe leichter." },
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
        mixed: { label: "Gemischt", note: "So viele schwere Seiten zwischen den normalen, wie du willst." },
      },
    },
    red: { legend: "Schwere Karten von 18", answers: RED },
    deck: {
      legend: "Karten der Allianz",
      answers: {
        practice: { label: "Übungsflotte", note: "Erfundene Karten, sofort spielbereit." },
        own: {
          label: "Eigener Stapel",
          note: "Aus deinem Spiel eingetippt. Er bleibt auf deinem Gerät.",
        },
      },
    },
    onlookers: {
      legend: "Dürfen andere zuschauen?",
      answers: {
        false: { label: "Niemand" },
        true: {
          label: "Alle mit dem Link",
          note: "Ein zweites Gerät etwa. Es sieht, was aufgedeckt wird, auch danach.",
        },
      },
    },
    saga: {
      legend: "Inhalte einer Saga auf dem Tisch",
      answers: { false: { label: "Ohne" }, true: { label: "Mit einer Saga" } },
    },
  },
  intro: {
    title: "So wird gespielt",
    steps: {
      board: {
        title: "Das Brett liegt vor dir",
        note: "Du spielst deinen Zug am echten Tisch wie immer und legst dieses Gerät daneben.",
      },
      card: {
        title: "Er deckt eine Karte auf",
        note: "Wohin sein Schiff fährt, was er legt und verdient, erscheint groß, Schritt für Schritt.",
      },
      answer: {
        title: "Er fragt, was er nicht sieht",
        note: "Einmal tippen pro Frage: welche Felder unerforscht sind, wie ein Kampf ausging. Jede Antwort lässt sich zurücknehmen.",
      },
      race: {
        title: "Vier Erfolge",
        note: "Er zählt seine Münzen, Kanonen und Würfel mit. Wer zuerst vier Erfolge hat, löst die letzten Züge aus.",
      },
    },
  },
};

export default de;
