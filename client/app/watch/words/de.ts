import { plural } from "../../../i18n/language.ts";
import type { WatchWords } from "./en.ts";

export default {
  title: "Partien zum Zuschauen",
  shown: (n) => plural("de", n, { one: "# Partie zum Zuschauen", other: "# Partien zum Zuschauen" }),
  lasting: (time) => `schon ${time}`,
  none: "Gerade gibt es keine Partie zum Zuschauen.",
  noneNote: "Hier stehen Partien von Tischen, die alle finden können, solange sie gespielt werden.",
  play: "Eine Partie spielen",
  past: "Zuletzt gespielt",
  failed: "Die Partien lassen sich gerade nicht lesen. Neuer Versuch läuft.",
} satisfies WatchWords;
