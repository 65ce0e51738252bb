import type { ArcanoidCourseMessages } from "./en.ts";

export default {
  tasks: {
    numbers: () =>
      "Quatre champs, quatre batailles, une par couleur. Prenez le 6 et le 10 de deniers et engagez-les sur deniers : les nombres s’ajoutent, cela fait 16.",
    tower: ({ who }) =>
      `${who} est plus haut : un cavalier vaut 17½. Vous avez la Tour. Jouez-la contre son cavalier : elle défait un engagement.`,
    fool: ({ who }) =>
      `${who} tente 17 sur bâtons, où vous êtes libre. Vous avez le Fou : jouez-le, et son engagement est à vous.`,
    couple: () =>
      "L’Amoureux et une figure font un couple, et les couples battent tous les nombres. Engagez Amoureux et valet d’épées sur épées.",
    abdicate: () =>
      "Vous n’avez rien pour les coupes, et nul ne gagne partout. Abdiquez sur coupes : aucune carte à payer, et vos quatre champs sont remplis.",
    alone: ({ who }) =>
      `Vous êtes sorti de la manche. ${who} continue seule ; quand ses champs seront remplis aussi, on comptera les quatre.`,
  },
  done: {
    title: "Trois champs à un",
    text: "Une partie compte cinq manches comme celle-ci, et vingt-deux atouts. Comment voulez-vous jouer ?",
  },
} satisfies ArcanoidCourseMessages;
