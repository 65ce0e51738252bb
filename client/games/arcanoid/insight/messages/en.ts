import { plural } from "../../../../i18n/language.ts";

const cards = (n: number) => plural("en", n, { one: "one card", other: "# cards" });

const en = {
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
  /** `target`: party, field and what else the play names, joined by commas; may be empty. */
  playing: (card: string, target: string) => `playing ${card}${target && ` (${target})`}`,
  calling: (card: string) => `calling ${card}`,
  leaving: "calling no more cards",
  stealing: "stealing it with the Fool",
  letting: "letting it stand",
  extra: "taking an extra turn",
  noExtra: "taking no extra turn",
  renewing: "voting for a new pile",
  closing: "voting against a new pile",
  themes: {
    engaging: "Engaging",
    trumps: "Trumps",
    fool: "The Fool",
    patience: "Patience",
    abdicating: "Abdicating",
    chariot: "The Chariot",
    end: "End of the round",
  },
  reasons: {
    engaging: (worth: string, fields: string, pile: number) =>
      pile === 0
        ? `With no cards left in the pile, ${worth} on ${fields} is all the more likely to stand to the end.`
        : `${worth} on ${fields} now is worth more than the ${cards(pile)} that are still to come.`,
    trump: (card: string, pile: number) =>
      `With ${cards(pile)} left in the pile, ${card} changes more than any other play.`,
    discarding: (pile: number) =>
      `Patience: with ${cards(pile)} left in the pile, your hand can still become stronger before you engage.`,
    stealing: "The engagement is worth more on your side than the Fool is in your hand.",
    letting: "The Fool is worth more later: this engagement does not decide the round.",
    abdicating: (field: string) => `${field} cannot be won any more, and every other play would cost a good card.`,
    chariot: "Cards in the Chariot leave room in your hand for new ones.",
    other: "Every other play gives more away.",
  },
};

export type ArcanoidMoveVocabulary = typeof en;
export default en;
