import type { TakeBackMessages } from "./en.ts";

export default {
  button: ({ what, more, others }) =>
    `Zurücknehmen${others === undefined ? "" : `, wenn ${others} zustimmt`}: ${what}${more > 0 ? ` und ${more} weitere` : ""}`,
  short: "Zurücknehmen",
  redo: (what) => (what === "" ? "Wiederholen" : `Wiederholen: ${what}`),
  offer: { back: (who) => `${who} möchte zurücknehmen:`, forth: (who) => `${who} möchte wiederholen:` },
  own: { back: "Du möchtest zurücknehmen:", forth: "Du möchtest wiederholen:" },
  asked: "Warten auf die anderen.",
  agree: "Einverstanden",
  refuse: "Ablehnen",
  going: {
    back: (n) => (n === 1 ? "Das nimmt einen Schritt zurück:" : `Das nimmt ${n} Schritte zurück:`),
    forth: (n) => (n === 1 ? "Das wiederholt einen Schritt:" : `Das wiederholt ${n} Schritte:`),
  },
  go: { back: "Zurück bis vor diesen Schritt", forth: "Bis hierher wiederholen" },
  others: (n) => `… und ${n} weitere`,
  asksOthers: (who) => `Einige davon sind Züge von ${who} und brauchen erst Zustimmung.`,
} satisfies TakeBackMessages;
