import { plural } from "../../../i18n/language.ts";
import type { WatchMessages } from "./en.ts";

export default {
  title: "Parties à regarder",
  shown: (n) => plural("fr", n, { one: "# partie à regarder", other: "# parties à regarder" }),
  lasting: (time) => `depuis ${time}`,
  none: "Aucune partie à regarder en ce moment.",
  noneNote: "Les parties publiques apparaissent ici tant qu’elles sont en cours.",
  play: "Jouer une partie",
  past: "Parties à revoir",
  failed: "Impossible de charger les parties. Nouvel essai en cours…",
} satisfies WatchMessages;
