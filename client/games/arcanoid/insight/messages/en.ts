/** Moves in a few words. English is the schema. */
const en = {
  /** Engagements that are not described by numbers. */
  couples: {
    world: "the World",
    imperial: "the imperial couple",
    royal: "the royal couple",
    illegitimate: "an illegitimate couple",
  },
  engaging: (worth: string, fields: string) => `engaging ${worth} on ${fields}`,
  engagingSecretly: (worth: string, fields: string) => `engaging ${worth} secretly on ${fields}`,
  reinforcing: (cards: string, field: string) => `reinforcing the ace on ${field} with ${cards}`,
  abdicating: (field: string) => `abdicating ${field}`,
  discarding: (cards: string) => `discarding ${cards}`,
  loading: (cards: string) => `loading the Chariot with ${cards}`,
  adding: (cards: string) => `adding ${cards} to the Chariot`,
  dropping: "giving up the Chariot",
  lifting: "lifting Temperance",
  /** `target`: party, field or card, one after another; may be empty. */
  playing: (card: string, target: string) => `playing ${card}${target && ` (${target})`}`,
  calling: (card: string) => `calling ${card}`,
  leaving: "calling no more cards",
  stealing: "stealing it with the Fool",
  letting: "letting it stand",
  extra: "taking an extra turn",
  noExtra: "taking no extra turn",
  renewing: "voting for a new pile",
  closing: "voting against a new pile",
};

export type ArcanoidMoveVocabulary = typeof en;
export default en;
