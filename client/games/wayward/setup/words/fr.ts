import type { SetupWords } from "./en.ts";

const fr: SetupWords = {
  name: "Wayward",
  motto: "Un compagnon à votre propre table : il joue l’automate d’un jeu de plateau de navires.",
  learn: "Apprendre en un tour",
  workshop: "Vos propres paquets",
  variant: "Joueurs",
  variants: {
    solo: { title: "Solo", note: "Vous contre un automate. Il vous faut le jeu de plateau lui-même." },
    pair: { title: "2 contre 2", note: "Deux personnes contre deux automates ; un niveau plus facile environ." },
  },
  progress: ({ done }) => (done === 0 ? "Avant le premier tour" : `Tour ${done}`),
  choices: {
    difficulty: {
      legend: "Difficulté",
      answers: {
        normal: { label: "Normal", note: "Les faces normales de ses cartes." },
        hard: { label: "Difficile", note: "Faces normales et difficiles en alternance." },
        expert: { label: "Expert", note: "Les faces difficiles seules." },
        extreme: { label: "Extrême", note: "Expert, et une carte de plus tous les trois tours." },
      },
    },
    deck: {
      legend: "Cartes de l’automate",
      answers: {
        practice: { label: "Flotte d’exercice", note: "Des cartes inventées, déjà ici." },
        own: {
          label: "Mon paquet",
          note: "Saisi depuis votre jeu. Il reste sur votre appareil ; personne d’autre ne regarde.",
        },
      },
    },
    saga: {
      legend: "Contenu d’une saga sur la table",
      answers: { false: { label: "Sans" }, true: { label: "Avec une saga" } },
    },
  },
  intro: {
    title: "Comment se passe un tour",
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
        note: "Un geste par question : quelles cases sont inexplorées, comment finit une bataille. Tout se reprend.",
      },
      race: {
        title: "Quatre succès",
        note: "Il tient ses pièces, ses canons et ses cubes. Qui a quatre succès annonce les derniers tours.",
      },
    },
  },
};

export default fr;
