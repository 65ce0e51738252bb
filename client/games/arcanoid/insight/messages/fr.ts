import type { ArcanoidMoveVocabulary } from "./en.ts";

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
};

export default fr;
