import { plural } from "../../i18n/language.ts";
import type { InsightWords } from "./en.ts";

const fr: InsightWords = {
  found: "Ce qu’on trouve sur ce coup",
  failed: "Cette partie ne peut pas être analysée ici.",
  begins: "On se prépare …",
  working: (done, of) => plural("fr", done, { one: `# coup pesé sur ${of}`, other: `# coups pesés sur ${of}` }),
  chance: "Chances de gagner",
  chanceOf: (name) => `Chances de gagner : ${name}`,
  graph: (what, first, last) => `${what}, coup par coup : ${first} au début, ${last} à la fin`,
  eyes: {
    open: "Ce qu’il en était",
    known: (name) => `Ce que ${name} pouvait savoir`,
    openNote: "Toutes les mains et les défausses ouvertes ; nul ne sait ce qui reste à piocher.",
    knownNote: "D’après ce que cette personne avait vu. Les coups ne sont jugés que là-dessus.",
  },
  fromTo: (from, to) => `${from} → ${to}`,
  decision: "Décision",
  luck: "Hasard",
  luckNote:
    "Le hasard, c’est ce que sont devenues les chances à côté des décisions : les cartes venues, et celles que personne ne pouvait voir.",
  cost: ({ played, why, from, to, better, kept }) =>
    `${played}${why && ` ${why}`} : de ${from} à ${to} ; ${better} gardait ${kept}.`,
  others: (moves) => `Mieux aussi : ${moves.join(" ; ")}.`,
  other: (move, chance) => `${move}, ${chance}`,
  best: (played) => `${played} : rien n’était meilleur à coup sûr.`,
  hint: {
    ask: "Conseil",
    note: "Ce qui est sans doute le mieux, d’après ce que vous voyez. Le journal dit que vous l’avez demandé.",
    weighing: "On pèse …",
    nothing: "Ici, on ne peut rien dire.",
    done: "Compris",
    taken: (n) => plural("fr", n, { one: "# conseil jusqu’ici", other: "# conseils jusqu’ici" }),
  },
  advice: {
    over: (chance) => `plus de ${chance}`,
    best: (move, chance) => `${move} : ${chance} de chances.`,
    asGood: (move) => `${move} : à peu près aussi bien.`,
    worse: (move, why, chance) => `${move}${why && ` ${why}`} : ${chance}.`,
  },
  notYet: "Ce coup est en train d’être pesé …",
  nothing: "Ici, rien n’a été décidé.",
  unsure: "Ce qu’on voyait ici en dit trop pour peser ce coup.",
  summary: {
    title: "Comment tout s’est joué",
    soFar: "Pour l’instant : tous les coups ne sont pas encore pesés.",
    known: "Ce que pouvait savoir qui allait jouer",
    accuracy: "Précision",
    accuracyNote: "La part des meilleures chances possibles que les coups ont gardée, d’après ce qu’on pouvait savoir.",
    account: "Décisions et hasard, en points sur 100",
    first: "Au début",
    decisionsOf: (name) => `Décisions : ${name}`,
    last: "À la fin",
    whose: "Les chances de qui",
    moments: "Les trois moments",
    turning: "Le tournant",
    noTurning: "La partie est restée du même côté dès le premier coup.",
    moment: (n, name) => `Coup ${n}, ${name}`,
    moved: (decision, luck) => `décision ${decision}, hasard ${luck}`,
    share: "Partager ce moment",
    shareAll: "Partager",
    shared: (mode, line) => `${mode} à Stillwater. ${line}`,
    line: (moment, told, moved) => `${moment}${told && ` : ${told}`} (${moved})`,
    lines: (accuracy, moment, hasTurned) =>
      `Précision : ${accuracy}.${moment === undefined ? "" : ` ${hasTurned ? "Le tournant" : "Le moment le plus marquant"} : ${moment}`}`,
    none: "Aucun coup n’a été joué : il n’y a rien à analyser.",
    table: "Tous les coups en tableau",
    move: "Coup",
    who: "Qui",
    said: "Ce qu’on trouve",
    drops: (n) =>
      plural("fr", n, {
        one: "# coup a coûté une part des chances.",
        other: "# coups ont coûté une part des chances.",
      }),
  },
};

export default fr;
