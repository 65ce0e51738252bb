import type { TakeBackWords } from "./en.ts";

export default {
  button: "Reprendre votre dernier coup",
  short: "Reprendre",
  redo: "Refaire",
  offer: { back: (who) => `${who} voudrait reprendre :`, forth: (who) => `${who} voudrait refaire :` },
  own: { back: "Vous voudriez reprendre :", forth: "Vous voudriez refaire :" },
  asked: "On demande aux autres.",
  agree: "D’accord",
  refuse: "Laisser tel quel",
} satisfies TakeBackWords;
