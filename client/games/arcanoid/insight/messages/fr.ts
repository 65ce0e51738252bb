import { plural } from "../../../../i18n/language.ts";
import type { ArcanoidMoveVocabulary } from "./en.ts";

const cards = (n: number) => plural("fr", n, { one: "une carte", other: "# cartes" });

const fr: ArcanoidMoveVocabulary = {
  couples: {
    world: "le Monde",
    imperial: "le couple impérial",
    royal: "le couple royal",
    illegitimate: "un couple illégitime",
  },
  engaging: (worth, fields) => `engager ${worth} sur ${fields}`,
  engagingSecretly: (worth, fields) => `engager ${worth} en secret sur ${fields}`,
  reinforcing: (cards, field) => `renforcer l’as sur ${field} avec ${cards}`,
  abdicating: (field) => `abdiquer sur ${field}`,
  discarding: (cards) => `défausser ${cards}`,
  loading: (cards) => `charger le Chariot de ${cards}`,
  adding: (cards) => `ajouter ${cards} au Chariot`,
  dropping: "abandonner le Chariot",
  lifting: "lever la Tempérance",
  playing: (card, target) => `jouer l’atout ${card}${target && ` (${target})`}`,
  calling: (card) => `appeler ${card}`,
  leaving: "ne plus appeler",
  stealing: "voler avec le Fou",
  letting: "laisser l’engagement",
  extra: "prendre un tour supplémentaire",
  noExtra: "ne pas prendre de tour supplémentaire",
  renewing: "voter pour une nouvelle pioche",
  closing: "voter contre une nouvelle pioche",
  themes: {
    engaging: "Engagements",
    trumps: "Atouts",
    fool: "Le Fou",
    patience: "Patience",
    abdicating: "Abdiquer",
    chariot: "Le Chariot",
    end: "Fin de manche",
  },
  reasons: {
    engaging: (worth, fields, pile) =>
      pile === 0
        ? `La pioche est vide : ${worth} sur ${fields} tiendra d’autant mieux jusqu’au bout.`
        : `${worth} sur ${fields} vaut maintenant plus que les ${cards(pile)} à venir.`,
    trump: (card, pile) => `Avec ${cards(pile)} dans la pioche, l’atout ${card} change plus que tout autre coup.`,
    discarding: (pile) =>
      `Patience : avec ${cards(pile)} dans la pioche, votre main peut encore se renforcer avant l’engagement.`,
    stealing: "Cet engagement vaut plus de votre côté que le Fou dans votre main.",
    letting: "Le Fou vaudra plus tard davantage : cet engagement ne décide pas de la manche.",
    abdicating: (field) => `${field} ne peut plus être gagné, et tout autre coup coûterait une bonne carte.`,
    chariot: "Les cartes du Chariot font de la place dans votre main pour de nouvelles.",
    other: "Tout autre coup donne davantage.",
  },
};

export default fr;
