import { plural } from "../../../../i18n/language.ts";
import type { ResultMessages } from "./en.ts";

export default {
  again: "Rejouer",
  ofDay: "Les résultats de tout le monde",
  ofSeries: "Tous les résultats de cette série",
  past: "Parties passées de cette table",
  shareText: (mode) => `${mode} sur Stillwater : voyez le replay`,
  watch: "Replay",
  analysis: "Analyse",
  practised: (n) =>
    n === 0
      ? "Entraînement, sans conseil."
      : plural("fr", n, { one: "Entraînement, avec # conseil.", other: "Entraînement, avec # conseils." }),
  join: "Rejoindre la partie suivante",
  verifiable: "La graine est dans le journal : chacun peut vérifier la donne.",
  dealtHere: "Cet appareil a distribué la partie à partir de sa propre graine.",
  download: "Fichier de la partie",
  show: "Voir le résultat",
  hide: "Voir le plateau",
} satisfies ResultMessages;
