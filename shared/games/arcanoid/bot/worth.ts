import { type Handle, isRefusal } from "../../../engine/contract/events.ts";
import { judged } from "../actions/engage.ts";
import { type ArcanoidFace, cardOf, type Field } from "../cards.ts";
import type { Engagement } from "../engagements.ts";
import { compare } from "../fields.ts";
import type { State } from "../state.ts";
import type { Outlook } from "./outlook.ts";

/** Minimum strength for each row of `CHANCES`. */
const STRENGTHS = [0, 8, 14, 17.5, 21] as const;

/**
 * Chances to win a field against one rival that is free there. Rows: strength. Columns: cards in the pile for each
 * party (over 9, 4 to 9, 1½ to 4, up to 1½, none). Estimated from matches of bots.
 */
const CHANCES: readonly (readonly number[])[] = [
  [0.02, 0.03, 0.05, 0.1, 0.25],
  [0.06, 0.09, 0.12, 0.18, 0.35],
  [0.14, 0.22, 0.25, 0.3, 0.45],
  [0.28, 0.51, 0.48, 0.5, 0.7],
  [0.31, 0.44, 0.53, 0.6, 0.85],
];
/** For couples and the World, by the same columns. */
const COUPLES: Readonly<Record<Exclude<Engagement["rank"], "points">, readonly number[]>> = {
  illegitimate: [0.46, 0.58, 0.6, 0.67, 0.8],
  royal: [0.7, 0.77, 0.83, 0.85, 0.98],
  imperial: [0.97, 0.97, 0.97, 1, 1],
  world: [1, 1, 1, 1, 1],
};
/** Bounds between the columns, the last one first. */
const LEFT = [0, 1.5, 4, 9] as const;

/** The chance to win a field if the cards are engaged now: 0 unless they beat the others, else 1 without rivals. */
export function chanceOf(outlook: Outlook, cards: readonly Handle[], field: Field): number {
  const { view, party } = outlook;
  const engagement = judged(view, cards, field);
  if (isRefusal(engagement)) return 0;
  const [first, second] = outlook.standings(field);
  const best = first?.party === party ? second : first;
  if (best && compare(engagement, best.engagement, view.options.ties).lead <= 0) return 0;
  const rivals = outlook.rivals(field).length;
  if (rivals === 0) return 1;
  const left = outlook.leftEach;
  const alone = rowOf(engagement)[columnOf(left)]!;
  // Further rivals matter less for strong engagements.
  return alone * (0.75 + 0.25 * alone) ** (rivals - 1);
}

function columnOf(left: number): number {
  let column = LEFT.length;
  while (column > 0 && left > LEFT[LEFT.length - column]!) column--;
  return column;
}

const rowOf = (engagement: Engagement): readonly number[] =>
  engagement.rank === "points"
    ? CHANCES[STRENGTHS.findLastIndex((least) => engagement.strength >= least)]!
    : COUPLES[engagement.rank];

/** The value of keeping a card, 0.2 (useless) to 10 (the World). */
export function worthOf(outlook: Outlook, face: ArcanoidFace): number {
  const card = cardOf(face);
  if (card.kind === "trump") return trumpWorth(outlook.view, card.number);
  if (!outlook.isFree(card.suit)) return card.kind === "court" ? 0.5 : 0.2;
  if (card.kind === "court") return card.rank > 12 ? 6 : card.rank - 7;
  return 1 + card.rank / 2.5;
}

/** Chariot and Death are useless without a pile. */
const trumpWorth = ({ pile }: State, number: number): number =>
  pile.length === 0 && (number === 7 || number === 13) ? 0.5 : TRUMP_WORTH[number]!;

/** By number, from the Fool to the World. */
const TRUMP_WORTH = [7, 5, 5, 8, 8, 5, 9, 4, 4, 6, 5, 6, 2, 3, 2, 7, 5, 5, 5, 6, 4, 10];
