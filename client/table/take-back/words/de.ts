import type { TakeBackWords } from "./en.ts";

export default {
  button: "Den letzten Schritt zurücknehmen",
  short: "Zurücknehmen",
  redo: "Wieder tun",
  offer: { back: (who) => `${who} würde zurücknehmen:`, forth: (who) => `${who} würde wieder tun:` },
  own: { back: "Du würdest zurücknehmen:", forth: "Du würdest wieder tun:" },
  asked: "Die anderen sind gefragt.",
  agree: "Einverstanden",
  refuse: "So lassen",
} satisfies TakeBackWords;
