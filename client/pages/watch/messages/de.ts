import { plural } from "../../../i18n/language.ts";
import type { WatchMessages } from "./en.ts";

export default {
  title: "Partien zum Zuschauen",
  shown: (n) => plural("de", n, { one: "# Partie zum Zuschauen", other: "# Partien zum Zuschauen" }),
  lasting: (time) => `schon ${time}`,
  none: "Gerade keine Partien zum Zuschauen.",
  noneNote: "Öffentliche Partien stehen hier, solange sie laufen.",
  play: "Eine Partie spielen",
  past: "Sehenswerte Partien",
  failed: "Die Partien lassen sich gerade nicht laden. Neuer Versuch läuft …",
} satisfies WatchMessages;
