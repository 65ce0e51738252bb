import { plural } from "../../../i18n/language.ts";
import type { WatchWords } from "./en.ts";

export default {
  title: "Parties à regarder",
  shown: (n) => plural("fr", n, { one: "# partie à regarder", other: "# parties à regarder" }),
  lasting: (time) => `depuis ${time}`,
  none: "Aucune partie à regarder en ce moment.",
  noneNote: "Les parties des tables ouvertes à tous apparaissent ici tant qu’on y joue.",
  play: "Jouer une partie",
  past: "Jouées récemment",
  failed: "Impossible de lire les parties. Nouvel essai en cours.",
} satisfies WatchWords;
