import type { TranquilityCourseMessages } from "./en.ts";

export default {
  tasks: {
    place: ({ n, aim }) => `${aim} Prenez le ${n} : une case s’éclaire. Posez-le là. Au large, c’est gratuit.`,
    rise: ({ n, other }) =>
      `Les nombres doivent monter : le ${n} va après le ${other}. Prenez-le : seules les cases qui s’ouvrent lui conviennent. Posez-le sur l’une d’elles.`,
    price: ({ n, aim }) => `${aim} Posez-y le ${n}, et choisissez les cartes qui paient.`,
    discard: ({ who }) =>
      `Quand rien ne convient, défaussez deux cartes de votre choix. Personne ne dit ce qu’il tient : ${who} joue en silence, et vous aussi.`,
    harbour: () => "Vous avez pioché le port. Qui le tient doit le jouer, et c’est l’heure du péage.",
    toll: ({ who, own, theirs }) =>
      `Il faut huit cartes, à vous deux. C’est le seul moment où l’on parle, et de nombres seulement : ${who} en donne ${theirs}. Donnez-en ${own}.`,
    sail: () => "Le péage est payé. On continuerait jusqu’à la dernière case : on gagne ensemble, ou pas du tout.",
    light: ({ who, aim }) => `Une autre traversée, presque finie : ${who} remplit la dernière case. ${aim}`,
  },
  done: { title: "À bon port", text: "Vous connaissez le jeu. Comment voulez-vous jouer ?" },
} satisfies TranquilityCourseMessages;
