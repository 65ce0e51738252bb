import { type PeerMove, type Pick, peerOf, some } from "./boardgame-io.ts";

/**
 * A skeleton of Arcanoïd for boardgame.io 0.50: 78 cards, hands of six, four fields; a play is a discard, an engagement
 * of numbers of the field's suit, or an abdication; a player with four filled fields is out.
 */
interface G {
  pile: number[];
  hands: number[][];
  discards: number[];
  /** By seat and field: engaged cards, empty for an abdication, null before both. */
  stands: (number[] | null)[][];
}

interface Context {
  G: G;
  ctx: { numPlayers: number; playOrderPos: number };
  playerID: string;
  random: { Shuffle<T>(deck: T[]): T[]; Die(sides: number): number };
  events: { endTurn(): void };
}

const [CARDS, HAND, FIELDS, SUIT, NUMBERS] = [78, 6, 4, 14, 10];
const INVALID = "INVALID_MOVE";

const isNumberOf = (card: number, field: number): boolean => Math.floor(card / SUIT) === field && card % SUIT < NUMBERS;

const isOut = ({ stands }: G, seat: number): boolean => !stands[seat]!.includes(null);

function take(G: G, seat: number, cards: number[]): boolean {
  const left = G.hands[seat]!.filter((card) => !cards.includes(card));
  if (left.length !== G.hands[seat]!.length - cards.length) return false;
  G.hands[seat] = left;
  return true;
}

function endPlay({ G, events }: Context, seat: number): void {
  if (isOut(G, seat)) G.discards.push(...G.hands[seat]!.splice(0));
  else while (G.hands[seat]!.length < HAND && G.pile.length > 0) G.hands[seat]!.push(G.pile.shift()!);
  events.endTurn();
}

const game = {
  name: "four-fields",
  setup: ({ ctx, random }: Context): G => {
    const pile = random.Shuffle([...Array(CARDS).keys()]);
    const hands = Array.from({ length: ctx.numPlayers }, () => pile.splice(0, HAND));
    return { pile, hands, discards: [], stands: hands.map(() => Array(FIELDS).fill(null)) };
  },
  playerView: ({ G, playerID }: Context) => ({
    ...G,
    pile: G.pile.length,
    discards: G.discards.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  turn: {
    order: {
      first: ({ random, ctx }: Context) => random.Die(ctx.numPlayers) - 1,
      next: ({ G, ctx }: Context) => {
        for (let step = 1; step <= ctx.numPlayers; step++) {
          const seat = (ctx.playOrderPos + step) % ctx.numPlayers;
          if (!isOut(G, seat)) return seat;
        }
        return ctx.playOrderPos;
      },
    },
  },
  moves: {
    discard: (context: Context, card: number) => {
      const seat = Number(context.playerID);
      if (!take(context.G, seat, [card])) return INVALID;
      context.G.discards.push(card);
      endPlay(context, seat);
    },
    engage: (context: Context, field: number, cards: number[]) => {
      const { G, playerID } = context;
      const seat = Number(playerID);
      if (G.stands[seat]![field] !== null || cards.length === 0) return INVALID;
      if (!cards.every((card) => isNumberOf(card, field)) || !take(G, seat, cards)) return INVALID;
      G.stands[seat]![field] = cards;
      endPlay(context, seat);
    },
    abdicate: (context: Context, field: number) => {
      const seat = Number(context.playerID);
      if (context.G.stands[seat]![field] !== null) return INVALID;
      context.G.stands[seat]![field] = [];
      endPlay(context, seat);
    },
  },
  endIf: ({ G }: Context) => (G.hands.every((_, seat) => isOut(G, seat)) ? { winners: winners(G) } : undefined),
};

/** By field: the first seat with the highest sum. */
const winners = ({ stands }: G): number[] =>
  Array.from({ length: FIELDS }, (_, field) => {
    const sums = stands.map((own) => (own[field] ?? []).reduce((sum, card) => sum + (card % SUIT) + 1, 0));
    return sums.indexOf(Math.max(...sums));
  });

function randomMove(G: G, seat: number, pick: Pick): PeerMove {
  const hand = G.hands[seat]!;
  const free = [...Array(FIELDS).keys()].filter((field) => G.stands[seat]![field] === null);
  const moves: (() => PeerMove)[] = [
    ...hand.map((card) => () => ({ type: "discard", seat, args: [card] })),
    ...free.map((field) => () => ({ type: "abdicate", seat, args: [field] })),
  ];
  for (const field of free) {
    const numbers = hand.filter((card) => isNumberOf(card, field));
    if (numbers.length > 0)
      moves.push(() => ({ type: "engage", seat, args: [field, some(numbers, 1 + pick(numbers.length), pick)] }));
  }
  return moves[pick(moves.length)]!();
}

export const fourFields = peerOf(game, randomMove);
