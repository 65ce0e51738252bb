import type { ArcanoidSetupMessages } from "./en.ts";

const fr: ArcanoidSetupMessages = {
  name: "Arcanoïd",
  motto: "Quatre batailles à la fois avec les cartes du tarot, une par couleur.",
  learn: "Apprendre en six étapes",
  variant: "Variante",
  variants: {
    dresden: { title: "Dresde", note: "Le jeu principal." },
    nassau: {
      title: "Nassau",
      note: "Personne, pas même son propriétaire, ne peut s’engager sur un champ tempéré tant que la Tempérance n’est pas levée.",
    },
    koblenz: { title: "Coblence", note: "Nassau, mais chacun peut s’engager face cachée une fois par manche." },
    mainz: {
      title: "Mayence",
      note: "Se joue comme Nassau ; ses propres changements de règles sont perdus.",
    },
    malta: {
      title: "Malte",
      note: "Nassau, mais le Bateleur cache les engagements.",
    },
    worms: {
      title: "Worms",
      note: "Nassau, mais un as seul peut être renforcé plus tard.",
    },
    gaza: {
      title: "Gaza",
      note: "Nassau, avec la Marée : un joueur automatique supplémentaire. Pour deux ou trois joueurs.",
    },
  },
  progress: ({ done, of }) => `Manche ${done} sur ${of}`,
  choices: {
    rounds: {
      legend: "Manches",
      answers: { 1: { label: "Une" }, 3: { label: "Trois" }, 5: { label: "Cinq" }, 7: { label: "Sept" } },
    },
    tide: {
      legend: "La Marée (Gaza)",
      answers: {
        false: { label: "Sans" },
        true: { label: "Avec la Marée", note: "Un joueur automatique supplémentaire. Pour deux ou trois joueurs." },
      },
    },
    renewals: {
      legend: "Mélanges par manche",
      answers: {
        agreed: { label: "Tant que tous sont d’accord" },
        0: { label: "Aucun" },
        1: { label: "Un" },
        2: { label: "Deux" },
        5: { label: "Cinq" },
      },
    },
    ties: {
      legend: "Totaux égaux",
      answers: {
        "top-card": { label: "La plus haute carte l’emporte" },
        "fewest-cards": { label: "Le moins de cartes l’emporte", note: "Puis la plus haute carte." },
      },
    },
  },
  intro: {
    title: "Comment jouer",
    steps: {
      fields: {
        title: "Quatre champs à la fois",
        note: "Épées, bâtons, coupes et deniers : chaque champ est une bataille à part, et chacun a un vainqueur.",
      },
      engage: {
        title: "S’engager une fois",
        note: "Posez des cartes sur un champ : les nombres s’ajoutent, valets et cavaliers ont leur force, les couples battent tout.",
      },
      trumps: {
        title: "Vingt-deux atouts",
        note: "La Tour abat, le Diable amène son propre joueur, le Fou vole ce qu’un autre vient de poser.",
      },
      win: {
        title: "Le plus de champs l’emporte",
        note: "Quand chacun a occupé ou abandonné ses quatre champs, on compte les points et on redistribue.",
      },
    },
  },
  round: ({ least, most }) => `${least} à ${most} min par manche`,
};

export default fr;
