import type { PeopleMessages } from "./en.ts";

export default {
  title: "Vos partenaires de jeu",
  note: "Cochez les personnes avec qui vous aimeriez rejouer. Si elles vous cochent aussi, vous pourrez vous inviter quand vous voudrez. Cela reste entre vous.",
  atEnd: "Rejouer ensemble un autre jour ?",
  again: (name) => `Rejouer avec ${name}`,
  isWanting: "aimerait rejouer avec vous",
  mutual: "Vous pouvez vous inviter",
  waiting: "ne vous a pas encore coché",
  isBlocked: "bloqué : ne peut pas vous inviter",
  invite: (names) => `Inviter ${names}`,
  invited: "Invitation envoyée. La place est réservée : la table figure sur la page d’accueil de chacun.",
  block: (name) => `Bloquer ${name}`,
  unblock: (name) => `Débloquer ${name}`,
  blockIt: "Bloquer",
  unblockIt: "Débloquer",
  lastPlayed: (day) => `dernière partie ${day}`,
  all: (n) => `Tout afficher (${n})`,
  tell: "Me prévenir sur cet appareil quand on m’invite",
  told: "Cet appareil vous préviendra quand on vous invitera.",
  denied: "Ce navigateur ne le permet pas : autorisez les notifications de cette page dans ses réglages.",
  failed: "Cela n’a pas marché. Réessayez plus tard.",
  unread: "La liste ne peut pas être affichée pour l’instant.",
  refusals: {
    NotInvitable: "On ne peut s’inviter que si l’on s’est coché mutuellement.",
    TooManyContacts: "Vous avez déjà coché ou bloqué beaucoup de personnes. Annulez d’abord un de ces choix.",
  } as Readonly<Record<string, string>>,
} satisfies PeopleMessages;
