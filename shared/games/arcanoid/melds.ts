import type { Handle } from "../../engine/contract/events.ts";
import {
  ACE,
  type ArcanoidFace,
  type CardMeaning,
  cardOf,
  EMPEROR,
  EMPRESS,
  type Field,
  KING,
  LOVERS,
  MAGICIAN,
  QUEEN,
} from "./cards.ts";
import { standsAlone } from "./engagements.ts";
import type { State } from "./state.ts";
import { variantOf } from "./variants.ts";

/** A possible engagement: `core`, and any choice of `naturals`. */
export interface Meld {
  readonly core: readonly Handle[];
  /** Numeric cards of the field's suit. */
  readonly naturals: readonly Handle[];
  /** The least number of naturals. */
  readonly least: 0 | 1;
  readonly isCouple: boolean;
  /** Can also cover another field (E8). */
  readonly fitsTwo: boolean;
}

interface Pool {
  readonly numbers: readonly SuitedCard[];
  readonly courts: readonly SuitedCard[];
  readonly trumps: ReadonlyMap<ArcanoidFace, Handle>;
  readonly allowsIdleMagician: boolean;
}

interface SuitedCard {
  readonly card: Handle;
  readonly suit: Field;
  readonly rank: number;
}

export function poolOf(state: State, cards: readonly Handle[]): Pool {
  const numbers: SuitedCard[] = [];
  const courts: SuitedCard[] = [];
  const trumps = new Map<ArcanoidFace, Handle>();
  for (const card of cards) {
    const face = state.faces[card]!;
    const known: CardMeaning = cardOf(face);
    if (known.kind === "trump") trumps.set(face, card);
    else (known.kind === "court" ? courts : numbers).push({ card, suit: known.suit, rank: known.rank });
  }
  const { secret, allowsIdleMagician } = variantOf(state);
  if (secret === "magician") trumps.delete(MAGICIAN);
  return { numbers, courts, trumps, allowsIdleMagician };
}

const ascending = (a: Handle, b: Handle): number => a - b;

const NONE: readonly Handle[] = [];

const fixed = (core: readonly Handle[], kind: MeldKind = PLAIN): Meld => shaped(core, NONE, 0, kind);

const shaped = (core: readonly Handle[], naturals: readonly Handle[], least: 0 | 1, kind: MeldKind = PLAIN): Meld => ({
  core: core.length < 2 ? core : core.toSorted(ascending),
  naturals,
  least,
  isCouple: kind.isCouple,
  fitsTwo: kind.fitsTwo,
});

type MeldKind = Pick<Meld, "isCouple" | "fitsTwo">;
const PLAIN: MeldKind = { isCouple: false, fitsTwo: false };
const COUPLE: MeldKind = { isCouple: true, fitsTwo: false };
const COUPLE_FOR_TWO: MeldKind = { isCouple: true, fitsTwo: true };

/** Rules E3 to E9. */
export function meldsOn({ numbers, courts, trumps, allowsIdleMagician }: Pool, field: Field): readonly Meld[] {
  const own = numbers.filter(({ suit }) => suit === field);
  const naturals = own.map(({ card }) => card);
  const magician = trumps.get(MAGICIAN);
  const idle = allowsIdleMagician ? magician : undefined;
  const foreign = magician === undefined ? [] : numbers.filter(({ suit }) => suit !== field);
  const [empress, emperor, lovers] = [trumps.get(EMPRESS), trumps.get(EMPEROR), trumps.get(LOVERS)];
  const melds: Meld[] = [];
  if (naturals.length > 0) {
    melds.push(shaped([], naturals, 1));
    if (idle !== undefined) melds.push(shaped([idle], naturals, 1));
  }
  for (const { card } of foreign) melds.push(shaped([magician!, card], naturals, 0));
  let king: Handle | undefined;
  let queen: Handle | undefined;
  for (const { card, rank, suit } of courts) {
    if (suit !== field) continue;
    if (lovers !== undefined) melds.push(fixed([lovers, card], COUPLE));
    if (rank === KING) king = card;
    if (rank === QUEEN) queen = card;
    if (!standsAlone({ kind: "court", suit: field, rank })) continue;
    melds.push(fixed([card]));
    for (const ace of own) {
      if (ace.rank !== ACE) continue;
      melds.push(fixed([card, ace.card]));
      if (idle !== undefined) melds.push(fixed([card, idle, ace.card]));
    }
    for (const ace of foreign) if (ace.rank === ACE) melds.push(fixed([card, magician!, ace.card]));
  }
  if (king !== undefined && queen !== undefined) melds.push(fixed([king, queen], COUPLE));
  if (empress !== undefined && emperor !== undefined) melds.push(fixed([empress, emperor], COUPLE_FOR_TWO));
  if (lovers !== undefined && empress !== undefined) melds.push(fixed([lovers, empress], COUPLE_FOR_TWO));
  if (lovers !== undefined && emperor !== undefined) melds.push(fixed([lovers, emperor], COUPLE_FOR_TWO));
  return melds;
}

/** Undefined if a card of the reserve is not part of the meld (M7b). */
export function besideReserve(meld: Meld, reserve: readonly Handle[]): Meld | undefined {
  const { core, naturals } = meld;
  if (!reserve.every((card) => core.includes(card) || naturals.includes(card))) return undefined;
  const isLeft = (card: Handle) => !reserve.includes(card);
  const left = naturals.filter(isLeft);
  const least = left.length < naturals.length ? 0 : meld.least;
  return { ...meld, core: core.filter(isLeft), naturals: left, least };
}
