import { plural } from "../../../../i18n/language.ts";
import type { BoardFactMessages } from "./en.ts";

const de: BoardFactMessages = {
  cells: (n) => plural("de", n, { one: "# Feld", other: "# Felder" }),
  lines: (n) => plural("de", n, { one: "# Linie", other: "# Linien" }),
  hand: (n) => `${n} Handkarten`,
  costs: { difference: "", half: "halbe Kosten", flat: "Kosten von 1" },
  night: "Tag und Nacht",
  explorer: "Entdeckerkarten",
  opposed: "ein Duell",
  open: "Reden erlaubt",
};

export default de;
