import { plural } from "../../../../i18n/language.ts";
import type { BoardFactMessages } from "./en.ts";

const fr: BoardFactMessages = {
  cells: (n) => plural("fr", n, { one: "# case", other: "# cases" }),
  lines: (n) => plural("fr", n, { one: "# ligne", other: "# lignes" }),
  hand: (n) => `mains de ${n} cartes`,
  costs: { difference: "", half: "coûts divisés par deux", flat: "coût de 1" },
  night: "jour et nuit",
  explorer: "cartes d’exploration",
  opposed: "un duel",
  open: "parole libre",
};

export default fr;
