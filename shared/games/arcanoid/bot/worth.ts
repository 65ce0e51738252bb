import { type Handle, isRefusal } from "../../../engine/contract/events.ts";
import { judged } from "../actions/engage.ts";
import { type ArcanoidFace, cardOf, FIELDS, type Field } from "../cards.ts";
import type { Engagement } from "../engagements.ts";
import { compare, type PartyEngagement, standingsOn } from "../fields.ts";
import { hiddenFrom } from "../secrecy.ts";
import { inPlayFrom, isFree, type Party, type State } from "../state.ts";

/** The least strength of each row of `CHANCES`. */
const STRENGTHS = [0, 8, 14, 17.5, 21] as const;

/**
 * The chance that an engagement wins its field against one free rival, from 0 to 1. Rows: its strength. Columns: the
 * cards left in the pile for each party (over 9, 4 to 9, 1½ to 4, up to 1½, none). Estimated from matches of bots.
 */
const CHANCES: readonly (readonly number[])[] = [
  [0.02, 0.03, 0.05, 0.1, 0.25],
  [0.06, 0.09, 0.12, 0.18, 0.35],
  [0.14, 0.22, 0.25, 0.3, 0.45],
  [0.28, 0.51, 0.48, 0.5, 0.7],
  [0.31, 0.44, 0.53, 0.6, 0.85],
];
/** The same for couples and the World. */
const COUPLES: Readonly<Record<Exclude<Engagement["rank"], "points">, readonly number[]>> = {
  illegitimate: [0.46, 0.58, 0.6, 0.67, 0.8],
  royal: [0.7, 0.77, 0.83, 0.85, 0.98],
  imperial: [0.97, 0.97, 0.97, 1, 1],
  world: [1, 1, 1, 1, 1],
};
/** The bounds between the columns, from the last column to the first. */
const LEFT = [0, 1.5, 4, 9] as const;

/** The engagements on a field whose cards a party knows (S6), the best first. */
export function standingsSeen(view: State, party: Party, field: Field): readonly PartyEngagement[] {
  const { seat } = view.parties[party]!;
  const isUnseen = ({ party: other }: PartyEngagement): boolean => {
    const stand = view.parties[other]!.stands[field];
    if (seat === undefined || stand?.how !== "engaged" || !stand.isHidden) return false;
    const hidden = hiddenFrom(view, seat);
    return stand.cards.some((card) => hidden.includes(card));
  };
  return standingsOn(view, field).filter((standing) => !isUnseen(standing));
}

/** The cards left in the pile for each party in play. */
export const leftEach = (state: State, party: Party): number =>
  state.pile.length / Math.max(1, inPlayFrom(state, party).length);

/** The rivals that may still engage on a field; a party's own demon or master is not one. */
export const rivalsOn = (state: State, party: Party, field: Field): readonly Party[] =>
  inPlayFrom(state, party).filter(
    (other) =>
      state.parties[other]!.seat !== state.parties[party]!.seat &&
      state.parties[other]!.kind !== "tide" &&
      isFree(state, other, field),
  );

/** The chance that cards win a field if engaged now, from 0 to 1: 0 against a better engagement, 1 without rivals. */
export function chanceOf(state: State, party: Party, cards: readonly Handle[], field: Field): number {
  const engagement = judged(state, cards, field);
  if (isRefusal(engagement)) return 0;
  const best = standingsSeen(state, party, field).find((standing) => standing.party !== party);
  if (best && compare(engagement, best.engagement, state.options.ties).lead <= 0) return 0;
  const rivals = rivalsOn(state, party, field).length;
  if (rivals === 0) return 1;
  const left = leftEach(state, party);
  const column = CHANCES[0]!.length - 1 - LEFT.filter((least) => left > least).length;
  const alone = rowOf(engagement)[column]!;
  // Each further free rival reduces the chance; that of strong engagements less.
  return alone * (0.75 + 0.25 * alone) ** (rivals - 1);
}

const rowOf = (engagement: Engagement): readonly number[] =>
  engagement.rank === "points"
    ? CHANCES[STRENGTHS.findLastIndex((least) => engagement.strength >= least)]!
    : COUPLES[engagement.rank];

/** The value of keeping a card, from 0.2 (useless) to 10 (the World). */
export function worthOf(state: State, party: Party, face: ArcanoidFace): number {
  const card = cardOf(face);
  if (card.kind === "trump") return trumpWorth(state, card.number);
  if (!isFree(state, party, card.suit)) return card.kind === "court" ? 0.5 : 0.2;
  if (card.kind === "court") return card.rank > 12 ? 6 : card.rank - 7;
  return 1 + card.rank / 2.5;
}

/** Chariot and Death are useless without a pile. */
const trumpWorth = ({ pile }: State, number: number): number =>
  pile.length === 0 && (number === 7 || number === 13) ? 0.5 : TRUMP_WORTH[number]!;

/** The value of keeping each trump, from the Fool to the World. */
const TRUMP_WORTH = [7, 5, 5, 8, 8, 5, 9, 4, 4, 6, 5, 6, 2, 3, 2, 7, 5, 5, 5, 6, 4, 10];

/** The fields that a party's seat leads, as far as the party knows. */
export const ledBy = (state: State, party: Party): readonly Field[] =>
  FIELDS.filter((field) => {
    const [best] = standingsSeen(state, party, field);
    return best !== undefined && state.parties[best.party]!.seat === state.parties[party]!.seat;
  });
