import type { TranquilitySetupMessages } from "./en.ts";

export default {
  name: "Tranquility",
  motto: "Remplir la mer d’îles, dans l’ordre, en silence.",
  learn: "Apprendre en deux minutes",
  variant: "Plateau",
  variants: {
    standard: { title: "Standard", note: "Six par six, un port, un péage, un phare." },
    arch: { title: "Grande Arche", note: "D’abord deux piliers, puis le toit. Ni port, ni péage." },
    pyramid: { title: "Pyramide", note: "Mer agitée : les bordures cachent tempêtes, monstres et secours." },
    "day-night": { title: "Jour et Nuit", note: "Les boussoles retournent les mains. Chaque moitié veut sa face." },
    duel: { title: "Duel", note: "Deux adversaires, des îles en suites ininterrompues." },
  },
  progress: ({ done, of }) => `${done} cases remplies sur ${of}`,
  choices: {
    galateia: {
      legend: "Îles",
      answers: {
        false: { label: "Les quatre-vingts", note: "Toutes les îles sont distribuées." },
        true: {
          label: "Galateia",
          note: "Quatre îles au hasard sont retirées, face cachée, avant la donne. Plus difficile à prévoir.",
        },
      },
    },
    difficulty: {
      legend: "État de la mer",
      answers: {
        easier: { label: "Plus calme", note: "Trois des cinq monstres marins deviennent des bordures." },
        normal: { label: "Agitée", note: "La pioche des explorateurs telle qu’elle est prévue." },
        harder: { label: "Démontée", note: "Un port pioché compte comme des récifs acérés." },
      },
    },
    edition: {
      legend: "Bordures dans la pioche",
      answers: {
        fr: {
          label: "Jokers",
          note: "Une bordure piochée va dans la main et peut être n’importe quelle île, ou le phare.",
        },
        de: { label: "Sans effet", note: "Une bordure piochée est défaussée." },
      },
    },
    soloToll: {
      legend: "Péage (solo)",
      answers: {
        "draw-five": { label: "Piocher cinq", note: "Piochez cinq cartes de plus, puis donnez-en huit sur neuf." },
        "two-rounds": {
          label: "En deux fois",
          note: "Donnez quatre cartes, complétez votre main, donnez-en encore quatre.",
        },
      },
    },
    talk: {
      legend: "Discussion",
      answers: {
        silent: {
          label: "Silence",
          note: "Personne ne parle, sauf de nombres pendant le péage. C’est l’esprit du jeu.",
        },
        open: { label: "Libre", note: "Chacun écrit ce qu’il veut." },
      },
    },
  },
  intro: {
    title: "Comment jouer",
    steps: {
      rise: {
        title: "Toujours plus haut",
        note: "Posez vos îles où vous voulez, tant que les nombres montent de la première case à la dernière.",
      },
      price: {
        title: "Les voisines coûtent des cartes",
        note: "À côté d’une île, payez la différence en cartes. En pleine mer, c’est gratuit.",
      },
      toll: {
        title: "Un péage",
        note: "Le joueur qui pioche le port (carte Départ) doit le jouer. La table donne alors huit cartes, ensemble.",
      },
      light: {
        title: "À bon port",
        note: "Quand la mer est pleine, un phare (carte Arrivée) ramène tout le monde. On gagne ensemble, ou pas du tout.",
      },
    },
  },
  seas: { calm: "Mer calme", choppy: "Mer houleuse", rough: "Mer agitée" },
} satisfies TranquilitySetupMessages;
