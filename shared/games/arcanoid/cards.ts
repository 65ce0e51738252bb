/** Battles of a round, by suit: swords, staves, cups, coins (K1). */
export type Field = 0 | 1 | 2 | 3;
export const FIELDS: readonly Field[] = [0, 1, 2, 3];

const SUITS = ["sw", "st", "cu", "co"] as const;
type Suit = (typeof SUITS)[number];

type Minor = `${Suit}${number}`;
export type TrumpFace = `t${number}`;
/** Such as `sw1` or `t0` (K3). */
export type ArcanoidFace = Minor | TrumpFace;

/** Ranks: 1 (ace) to 10 numeric, 11 to 14 courts. Trumps: 0 to 21 (K1, K2). */
export type CardMeaning =
  | { readonly kind: "numeric" | "court"; readonly suit: Field; readonly rank: number }
  | { readonly kind: "trump"; readonly number: number };

const RANKS = 14;
const TRUMPS = 22;
export const [ACE, KNAVE, KNIGHT, QUEEN, KING] = [1, 11, 12, 13, 14] as const;

export const minor = (suit: Field, rank: number): Minor => `${SUITS[suit]}${rank}`;
export const trump = (number: number): TrumpFace => `t${number}`;

const ranks = Array.from({ length: RANKS }, (_, i) => i + 1);
const minors = FIELDS.flatMap((suit) => ranks.map((rank) => minor(suit, rank)));

/** The index is the code on the wire. Minors and callable trumps are contiguous ranges (K3). */
export const FACES: readonly ArcanoidFace[] = [
  ...minors,
  ...Array.from({ length: TRUMPS }, (_, number) => trump(number)),
];

/** Codes below it are minors. */
export const MINORS = minors.length;

const CODES: ReadonlyMap<ArcanoidFace, number> = new Map(FACES.map((face, code) => [face, code]));

/** -1 for an unknown face in a tampered log. */
export const codeOf = (face: ArcanoidFace): number => CODES.get(face) ?? -1;

function cardBehind(code: number): CardMeaning {
  if (code >= MINORS) return { kind: "trump", number: code - MINORS };
  const rank = (code % RANKS) + 1;
  return { kind: rank < KNAVE ? "numeric" : "court", suit: Math.floor(code / RANKS) as Field, rank };
}

const CARDS: ReadonlyMap<ArcanoidFace, CardMeaning> = new Map(FACES.map((face, code) => [face, cardBehind(code)]));

export const cardOf = (face: ArcanoidFace): CardMeaning => CARDS.get(face)!;

/** What the Hierophant can name: a suit, the trumps 1 to 21, or the Fool (K2, M5a). */
export const KINDS = ["swords", "staves", "cups", "coins", "trumps", "fool"] as const;
export type CallableKind = (typeof KINDS)[number];

export function kindOf(face: ArcanoidFace): CallableKind {
  const card = cardOf(face);
  if (card.kind !== "trump") return KINDS[card.suit]!;
  return card.number === 0 ? "fool" : "trumps";
}

export const FOOL = trump(0);
export const MAGICIAN = trump(1);
export const EMPRESS = trump(3);
export const EMPEROR = trump(4);
export const LOVERS = trump(6);
export const WORLD = trump(21);
