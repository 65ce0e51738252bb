import type { ArcanoidPreferenceMessages } from "./en.ts";

export default {
  discarding: "Wenn ich eine Karte abwerfe",
  discardings: { ask: "Noch einmal nachfragen", directly: "Sofort abwerfen" },
  keys: {
    "1–9": "Eine Handkarte nehmen oder zurücklegen",
    Enter: "Spielen, oder das Feld wählen, auf dem man steht",
    Esc: "Nichts wählen",
    D: "Die gewählte Karte abwerfen, oder es bestätigen",
    R: "Die Felder vorlesen, eines nach dem anderen",
    W: "Die Hand vorlesen",
  },
} satisfies ArcanoidPreferenceMessages;
