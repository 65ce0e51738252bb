import type { SetupWords } from "./en.ts";

const fr: SetupWords = {
  name: "Arcanoïd",
  motto: "Quatre batailles à la fois avec les cartes du tarot, une par couleur.",
  learn: "Apprendre en six étapes",
  variant: "Variante",
  variants: {
    dresden: { title: "Dresde", note: "Le jeu principal." },
    nassau: {
      title: "Nassau",
      note: "Personne ne s’engage sur un champ tempéré, pas même celui qui l’a tempéré, tant que ce n’est pas levé.",
    },
    koblenz: { title: "Coblence", note: "Nassau, et une fois par manche chacun peut s’engager face cachée." },
    mainz: {
      title: "Mayence",
      note: "La liste de ses différences avec Nassau est perdue. On la joue ici comme Nassau.",
    },
    malta: {
      title: "Malte",
      note: "Le Bateleur cache les engagements. Publiée sur Mayence, dont la liste est perdue ; jouée sur Nassau.",
    },
    worms: {
      title: "Worms",
      note: "Un as seul peut être renforcé. Publiée sur Mayence, dont la liste est perdue ; jouée sur Nassau.",
    },
    gaza: {
      title: "Gaza",
      note: "Mayence avec la Marée : un joueur de plus, qui joue tout seul. Conçue pour deux ou trois.",
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
        true: { label: "Avec la Marée", note: "Un joueur de plus, qui joue tout seul. Conçue pour deux ou trois." },
      },
    },
    renewals: {
      legend: "Renouvellements de la pioche par manche",
      answers: { 0: { label: "Aucun" }, 1: { label: "Un" }, 2: { label: "Deux" }, 5: { label: "Cinq" } },
    },
    ties: {
      legend: "Totaux égaux",
      answers: {
        "top-card": { label: "La plus haute carte l’emporte" },
        "fewest-cards": { label: "Moins de cartes l’emporte", note: "Puis la plus haute carte." },
      },
    },
  },
  intro: {
    title: "Comment va une manche",
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
        note: "La Tour renverse, le Diable amène un joueur à lui, le Fou vole ce qu’un autre vient de poser.",
      },
      win: {
        title: "Le plus de champs gagne",
        note: "Quand chacun tient ses quatre champs ou les a abandonnés, on compte, et l’on redonne.",
      },
    },
  },
  round: ({ least, most }) => `${least} à ${most} min par manche`,
};

export default fr;
