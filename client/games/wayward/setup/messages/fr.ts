import { RED } from "../variants.ts";
import type { WaywardSetupMessages } from "./en.ts";

const fr: WaywardSetupMessages = {
  name: "Wayward",
  motto: "Un compagnon non officiel pour Dead Reckoning : à côté de votre boîte, il joue l’Alliance Wayward.",
  learn: "Apprendre en un tour",
  workshop: "Vos propres paquets",
  variant: "Joueurs",
  variants: {
    solo: {
      title: "Solo",
      note: "Vous contre l’Alliance Wayward, l’automate du jeu. Il vous faut Dead Reckoning lui-même.",
    },
    pair: {
      title: "2 contre 2",
      note: "Deux personnes contre deux automates de l’Alliance ; un niveau plus facile environ.",
    },
  },
  progress: ({ done }) => (done === 0 ? "Avant le premier tour" : `Tour ${done}`),
  choices: {
    difficulty: {
      legend: "Difficulté",
      answers: {
        normal: { label: "Normal", note: "Les faces normales de ses cartes." },
        hard: { label: "Difficile", note: "Faces normales et difficiles en alternance." },
        expert: { label: "Expert", note: "Uniquement les faces difficiles." },
        extreme: { label: "Extrême", note: "Expert, et une carte de plus tous les trois tours." },
        mixed: { label: "Mixte", note: "Autant de faces difficiles parmi les normales que vous voulez." },
      },
    },
    red: { legend: "Cartes difficiles sur 18", answers: RED },
    deck: {
      legend: "Cartes de l’Alliance",
      answers: {
        practice: { label: "Flotte d’exercice", note: "Des cartes inventées, prêtes à jouer." },
        own: {
          label: "Mon paquet",
          note: "Saisi depuis votre jeu. Il reste sur votre appareil.",
        },
      },
    },
    onlookers: {
      legend: "D’autres peuvent-ils regarder ?",
      answers: {
        false: { label: "Personne" },
        true: {
          label: "Toute personne ayant le lien",
          note: "Un second appareil, par exemple. Il voit ce qui est révélé, même après.",
        },
      },
    },
    saga: {
      legend: "Contenu d’une saga sur la table",
      answers: { false: { label: "Sans" }, true: { label: "Avec une saga" } },
    },
  },
  intro: {
    title: "Comment jouer",
    steps: {
      board: {
        title: "Le plateau est devant vous",
        note: "Vous jouez votre tour sur la vraie table, comme toujours, cet appareil à côté.",
      },
      card: {
        title: "Il retourne une carte",
        note: "Où va son navire, ce qu’il place et ce qu’il gagne s’affiche en grand, une étape après l’autre.",
      },
      answer: {
        title: "Il demande ce qu’il ne voit pas",
        note: "Un appui par question : quelles cases sont inexplorées, comment finit une bataille. Toute réponse peut être annulée.",
      },
      race: {
        title: "Quatre succès",
        note: "Il tient le compte de ses pièces, canons et cubes. Le premier à quatre succès déclenche les derniers tours.",
      },
    },
  },
};

export default fr;
