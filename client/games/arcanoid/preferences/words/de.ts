import type { PreferenceWords } from "./en.ts";

export default {
  keys: {
    "1–9": "Eine Handkarte nehmen oder zurücklegen",
    Enter: "Spielen, oder das Feld wählen, auf dem man steht",
    Esc: "Nichts wählen",
    D: "Die gewählte Karte abwerfen",
    R: "Die Felder vorlesen, eines nach dem anderen",
    W: "Die Hand vorlesen",
  },
} satisfies PreferenceWords;
