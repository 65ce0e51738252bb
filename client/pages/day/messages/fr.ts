import { plural } from "../../../i18n/language.ts";
import type { DayMessages } from "./en.ts";

export default {
  title: "La donne du jour",
  of: (day) => `La donne du ${day}`,
  lead: "Une donne par jour, la même pour tout le monde. Vous avez un seul essai.",
  alone: "en solo",
  withBots: (n) => plural("fr", n, { one: "avec un robot", other: "avec # robots" }),
  play: "Jouer la donne du jour",
  goOn: "Reprendre votre essai",
  again: "La rejouer",
  later: "Jouer cette donne",
  notCounted: "Pour le plaisir : ne compte plus.",
  opening: "On distribue…",
  open: (left, at) => `Encore ouverte ${left}, jusqu’à ${at} (heure locale).`,
  sealed: (left, at) => `Scellée. Elle s’ouvre dans ${left}, à ${at} (heure locale).`,
  closing: (at) =>
    `Si vous avez commencé, vous pouvez finir jusqu’à ${at} (heure locale). Les résultats seront ensuite publiés.`,
  tries: (n, finished) =>
    n === 0
      ? "Aucun essai pour l’instant."
      : `${plural("fr", n, { one: "# essai", other: "# essais" })}, ${plural("fr", finished, { one: "# réussi", other: "# réussis" })}`,
  commitment: "Le sceau de la donne",
  fair: "Comment le vérifier",
  yours: "Votre essai",
  finished: "Réussi",
  unplayed: "Non terminé",
  ended: "Terminé",
  underWay: "En cours",
  rank: (rank, of) => `${plural("fr", rank, { one: rank === 1 ? "1er" : "#e", other: "#e" })} sur ${of}`,
  best: "Meilleurs résultats",
  watch: "Replay",
  watchOf: (name) => `Replay de ${name}`,
  share: "Partager votre résultat",
  copied: "Résultat copié",
  copy: "Copier votre résultat",
  everybody: "Les résultats de tout le monde",
  everybodyNote: "Chaque colonne compte les essais qui ont eu ce résultat ; la dorée est la vôtre.",
  everybodyNoteOnly: "Chaque colonne compte les essais qui ont eu ce résultat.",
  everybodyLater: "Vous verrez les résultats de tout le monde une fois votre essai terminé, ou le jour passé.",
  tried: "Essais",
  you: "Vous",
  average: "En moyenne, parmi les essais réussis",
  orMore: (n) => `${n} ou plus`,
  calendar: "Jours précédents",
  more: "Jours plus anciens",
  ahead: "Jours à venir",
  aheadNote:
    "Leurs donnes sont déjà fixées. Le jour venu, chacun peut vérifier leur graine avec le sceau sous « Preuve ».",
  today: "Aller à la donne d’aujourd’hui",
  none: "Ce jour n’existe pas.",
  failed: "Impossible de charger les jours pour le moment.",
} satisfies DayMessages;
