import type { TakeBackMessages } from "./en.ts";

export default {
  button: ({ what, more, others }) =>
    `Annuler${others === undefined ? "" : `, si ${others} est d’accord`} : ${what}${more > 0 ? ` et ${more} de plus` : ""}`,
  short: "Annuler",
  redo: (what) => (what === "" ? "Rétablir" : `Rétablir : ${what}`),
  offer: { back: (who) => `${who} veut annuler :`, forth: (who) => `${who} veut rétablir :` },
  own: { back: "Vous voulez annuler :", forth: "Vous voulez rétablir :" },
  asked: "On attend les autres.",
  agree: "D’accord",
  refuse: "Refuser",
  going: {
    back: (n) => (n === 1 ? "Ceci annule un coup :" : `Ceci annule ${n} coups :`),
    forth: (n) => (n === 1 ? "Ceci rétablit un coup :" : `Ceci rétablit ${n} coups :`),
  },
  go: { back: "Revenir juste avant", forth: "Rétablir jusqu’ici" },
  others: (n) => `… et ${n} de plus`,
  asksOthers: (who) => `Certains coups sont de ${who}, qui doit d’abord accepter.`,
} satisfies TakeBackMessages;
