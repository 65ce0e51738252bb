import { plural } from "../../../i18n/language.ts";
import type { ResultWords } from "./en.ts";

export default {
  again: "Rejouer",
  ofDay: "Les résultats de tout le monde",
  past: "Parties passées de cette table",
  shareText: (mode) => `${mode} à Stillwater : regardez comment cela s’est passé`,
  watch: "Relecture",
  analysis: "Comment tout s’est joué",
  practised: (n) =>
    n === 0
      ? "Exercice, sans conseil."
      : plural("fr", n, { one: "Exercice, avec # conseil.", other: "Exercice, avec # conseils." }),
  join: "Rejoindre la partie suivante",
  verifiable: "La graine est dans le journal : chacun peut vérifier la donne.",
  dealtHere: "Cet appareil a donné la partie, d’une graine à lui.",
  download: "Fichier de la partie",
  show: "Voir le résultat",
  hide: "Regarder le plateau",
} satisfies ResultWords;
