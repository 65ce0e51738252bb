import { type Refusal, refuse } from "../../engine/contract/events.ts";
import {
  ACE,
  type ArcanoidFace,
  type CardMeaning,
  cardOf,
  EMPEROR,
  EMPRESS,
  FIELDS,
  type Field,
  KING,
  KNAVE,
  KNIGHT,
  LOVERS,
  MAGICIAN,
  minor,
  QUEEN,
  WORLD,
} from "./cards.ts";
import type { VariantRules } from "./variants.ts";

export type Engagement =
  | { readonly rank: "world" | Couple }
  | {
      readonly rank: "points";
      /** Sum of ranks; 14½ for a knave, 17½ for a knight (E3, E4). */
      readonly strength: number;
      /** The highest rank (W4). */
      readonly top: number;
      /** Without the Magician (W5). */
      readonly cards: number;
      readonly hasMagician: boolean;
      /** Protects the engagement from the Fool (M0c). */
      readonly hasAce: boolean;
    };

type Couple = "imperial" | "royal" | "illegitimate";
export type Points = Extract<Engagement, { readonly rank: "points" }>;

/** Courts that can be engaged alone, with their strength (E4). */
const COURTS: Readonly<Record<number, number>> = { [KNAVE]: 14.5, [KNIGHT]: 17.5 };

export const standsAlone = (card: CardMeaning): boolean => card.kind === "court" && card.rank in COURTS;

/** Rules E3 to E10. */
export function engagementOf(
  faces: readonly ArcanoidFace[],
  field: Field,
  variant: VariantRules,
): Engagement | Refusal {
  if (faces.length === 1 && faces[0] === WORLD) return { rank: "world" };
  const couple = coupleOf(faces, field);
  return couple ? { rank: couple } : pointsOf(faces, field, variant);
}

const KINGS = FIELDS.map((field) => minor(field, KING));
const QUEENS = FIELDS.map((field) => minor(field, QUEEN));

/** Rules E5 to E7. */
function coupleOf(faces: readonly ArcanoidFace[], field: Field): Couple | undefined {
  if (faces.length !== 2) return undefined;
  const has = (face: ArcanoidFace) => faces.includes(face);
  if (has(EMPRESS) && has(EMPEROR)) return "imperial";
  if (has(KINGS[field]!) && has(QUEENS[field]!)) return "royal";
  if (!has(LOVERS)) return undefined;
  return has(EMPRESS) || has(EMPEROR) || faces.some((face) => isCourtOf(face, field)) ? "illegitimate" : undefined;
}

const isCourtOf = (face: ArcanoidFace, field: Field): boolean => {
  const card = cardOf(face);
  return card.kind === "court" && card.suit === field;
};

/** Rules E6 to E8. */
export const fitsTwoFields = (faces: readonly ArcanoidFace[]): boolean =>
  faces.length === 2 && faces.every((face) => face === LOVERS || face === EMPRESS || face === EMPEROR);

/** Numeric cards, or a knave or knight, alone or with an ace (E3, E4, E9, E10). */
function pointsOf(faces: readonly ArcanoidFace[], field: Field, variant: VariantRules): Points | Refusal {
  const hasMagician = faces.includes(MAGICIAN);
  if (hasMagician && variant.secret === "magician") return refuse("NotInThisVariant", "ML1");
  let [numbers, sum, top, foreign, aces, courts, court] = [0, 0, 0, 0, 0, 0, 0];
  for (const face of faces) {
    if (face === MAGICIAN) continue;
    const card = cardOf(face);
    if (card.kind === "trump") return refuse("NotAnEngagement", "E10");
    if (card.kind === "court") {
      if (card.suit !== field || !standsAlone(card)) return refuse("NotAnEngagement", "E10");
      courts++;
      court = card.rank;
    } else {
      if (card.suit !== field) foreign++;
      if (card.rank === ACE) aces++;
      numbers++;
      sum += card.rank;
    }
    top = Math.max(top, card.rank);
  }
  const cards = numbers + courts;
  if (cards === 0) return refuse("NotAnEngagement", "E10");
  const isBesideCourt = courts === 1 && numbers <= 1 && aces === numbers;
  if (courts > 0 && !isBesideCourt) return refuse("NotAnEngagement", "E4");
  if (foreign > 0 && !hasMagician) return refuse("NoMagician", "E9");
  if (foreign > 1) return refuse("NotAnEngagement", "E9");
  if (hasMagician && foreign === 0 && !variant.allowsIdleMagician) return refuse("NothingChanged", "M1a");
  if (hasMagician && numbers === 0) return refuse("NotAnEngagement", "M1a");
  const strength = courts === 0 ? sum : COURTS[court]!;
  return { rank: "points", strength, top, cards, hasMagician, hasAce: aces > 0 };
}

/** Judged by its cards alone (M0c). */
export const canBeStolen = (engagement: Engagement): boolean => engagement.rank === "points" && !engagement.hasAce;
