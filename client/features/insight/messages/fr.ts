import { plural } from "../../../i18n/language.ts";
import type { InsightMessages } from "./en.ts";

const fr: InsightMessages = {
  found: "Analyse de ce coup",
  failed: "Cette partie ne peut pas être analysée ici.",
  begins: "Préparation…",
  working: (done, of) => plural("fr", done, { one: `# coup analysé sur ${of}`, other: `# coups analysés sur ${of}` }),
  chance: "Chances de gagner en jouant bien",
  chanceOf: (name) => `Chances de gagner en jouant bien : ${name}`,
  play: {
    good: "en jouant bien",
    here: "au niveau de cette table",
    hereNote: "D’après les coups joués à cette table jusqu’ici, comparés à de bons coups.",
    both: (good, here) => `${good} de chances de gagner en jouant bien, ${here} à votre niveau de jeu jusqu’ici`,
    only: (good) => `${good} de chances de gagner en jouant bien`,
  },
  graph: (what, first, last) => `${what}, coup par coup : ${first} au début, ${last} à la fin`,
  eyes: {
    open: "Chances réelles",
    known: (name) => `Ce que ${name} pouvait savoir`,
    openNote: "Toutes les mains et les défausses visibles, mais pas les cartes restant à piocher.",
    knownNote: "D’après ce que ce joueur avait vu. Les coups ne sont jugés que sur cette base.",
  },
  fromTo: (from, to) => `${from} → ${to}`,
  decision: "Décision",
  luck: "Hasard",
  luckNote:
    "Le hasard, c’est toute variation des chances qui ne vient pas d’une décision : les cartes piochées et celles que personne ne pouvait voir.",
  cost: ({ played, why, from, to, better, kept }) =>
    `${played}${why && ` ${why}`} : en jouant bien, les chances passent de ${from} à ${to} ; ${better} les gardait à ${kept}.`,
  others: (moves) => `Meilleurs aussi : ${moves.join(" ; ")}.`,
  other: (move, chance) => `${move}, ${chance}`,
  best: (played) => `${played} : meilleur coup (aucun n’était nettement meilleur).`,
  hint: {
    ask: "Conseil",
    note: "Le meilleur coup d’après ce que vous voyez. Le journal note que vous l’avez demandé.",
    weighing: "Réflexion…",
    nothing: "Pas de conseil ici.",
    done: "Compris",
    taken: (n) => plural("fr", n, { one: "# conseil jusqu’ici", other: "# conseils jusqu’ici" }),
  },
  advice: {
    over: (chance) => `plus de ${chance}`,
    best: (move, chance) => `${move} : ${chance}.`,
    asGood: (move) => `${move} : à peu près aussi bien.`,
    worse: (move, why, chance) => `${move}${why && ` ${why}`} : ${chance}.`,
  },
  notYet: "Analyse de ce coup…",
  nothing: "Il n’y avait rien à décider ici.",
  unsure: "On en sait trop ici pour analyser ce coup.",
  summary: {
    title: "Comment tout s’est joué",
    soFar: "Pour l’instant : tous les coups ne sont pas encore analysés.",
    known: "Ce que pouvait savoir le joueur dont c’était le tour",
    accuracy: "Précision",
    accuracyNote:
      "Quelle part des meilleures chances possibles les coups du joueur ont gardée, d’après ce qu’il pouvait savoir.",
    account: "Adresse et hasard, en points de pourcentage",
    first: "Début",
    decisionsOf: (name) => `Décisions : ${name}`,
    givenUp: "Abandon",
    last: "Fin",
    whose: "Joueur",
    moments: "Moments clés",
    mistakes: "Autres erreurs",
    turning: "Tournant",
    noTurning: "L’issue la plus probable est restée la même du premier au dernier coup.",
    wasGivenUp: "C’est l’abandon qui a décidé de la partie, pas un coup.",
    moment: (n, name) => `Coup ${n}, ${name}`,
    moved: (decision, luck) => `décision ${decision}, hasard ${luck}`,
    share: "Partager ce moment",
    shareAll: "Partager",
    shared: (mode, line) => `${mode} à Stillwater. ${line}`,
    line: (moment, told, moved) => `${moment}${told && ` : ${told}`} (${moved})`,
    lines: (accuracy, moment, hasTurned) =>
      `Précision : ${accuracy}.${moment === undefined ? "" : ` ${hasTurned ? "Tournant" : "Moment le plus marquant"} : ${moment}`}`,
    none: "Aucun coup joué : il n’y a rien à analyser.",
    table: "Tous les coups en tableau",
    move: "Coup",
    who: "Qui",
    said: "Analyse",
    drops: (n) =>
      plural("fr", n, {
        one: "# erreur (un coup qui a réduit les chances).",
        other: "# erreurs (des coups qui ont réduit les chances).",
      }),
  },
};

export default fr;
