import type { TurnNoticeWords } from "./en.ts";

const fr: TurnNoticeWords = {
  offer: "On vous prévient quand c’est votre tour ?",
  tell: "Prévenez-moi",
  decline: "Non",
  told: "Nous vous préviendrons sur cet appareil quand aucune page de la table n’est ouverte.",
  denied: "Ce navigateur ne le permet pas : autorisez les notifications de cette page dans ses réglages.",
  failed: "Cela n’a pas marché. Réessayez plus tard.",
  toggle: "Me prévenir quand c’est mon tour",
  toggleNote:
    "Sur cet appareil, quand aucune page de cette table n’est ouverte : aussitôt la première fois, puis une fois par jour au plus.",
  nowhere: "Plus aucune notification sur cet appareil",
};

export default fr;
