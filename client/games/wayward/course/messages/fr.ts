import type { WaywardCourseMessages } from "./en.ts";

export default {
  tasks: {
    reveal: () =>
      "Vous jouez à Dead Reckoning, cet appareil joue l’Alliance Wayward, l’automate, qui commence. Révélez sa carte : elle dit tout ce qu’il fait.",
    sheet: ({ ship, icons }) =>
      `Les deux cases étaient inexplorées : dites-le. Votre navire Pirate est en ${ship} : choisissez-le, puis la case. Dans le cadre, un progrès avec ${icons} canons : choisissez ${icons}.`,
    ship: ({ ship, icons }) => `Votre navire Pirate est en ${ship} : choisissez-le, puis la case, puis ${icons}.`,
    claim: ({ framed, icons }) =>
      `Il prend ce qui est dans le cadre, ${framed} : un progrès avec ${icons} canons et capacités de combat. Choisissez ${icons}. Ils comptent dès maintenant.`,
    fight: ({ ship, hits }) =>
      `Deux cubes vont en ${ship}, chez vous : un combat. Ses canons sont comptés. Combattez à table : il subit ${hits} dégât, gagne et ne pille rien.`,
    upgrade: ({ cannons }) =>
      `Ce qu’il fait est écrit ici, faites-le : placez ses cubes, déplacez son navire. Puis une amélioration de niveau 1, disons avec ${cannons} canon.`,
    harvest: ({ ship, coins }) =>
      `À la fin, il récolte. Ses cubes en ${ship} ont pris une île où sont ${coins} pièces : choisissez la case, puis ${coins} pièces sans marchandise.`,
  },
  done: {
    title: "Son tour est fini",
    text: "Ce serait à vous de jouer, puis à sa carte suivante. Toute réponse peut être reprise.",
  },
} satisfies WaywardCourseMessages;
