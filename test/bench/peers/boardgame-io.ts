import { createRequire } from "node:module";

interface PeerState<G = unknown> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

/** The reducer of boardgame.io's server. Its packages are CommonJS folders, which need `require`. */
const internal = createRequire(import.meta.url)("boardgame.io/internal") as {
  ProcessGameConfig(game: object): object;
  InitializeGame(setup: { game: object; numPlayers: number }): PeerState;
  CreateGameReducer(setup: { game: object }): (state: PeerState, action: object) => PeerState;
};

/**
 * Tranquility for boardgame.io 0.50, as its documentation recommends: secrets in G with a playerView, its random
 * plugin, its turn order, and active players for the toll.
 */
const ISLANDS = 80;
const CELLS = 36;
const HAND = 5;
const TOLL = 8;
const START = 0;
const FINISH = 81;

interface G {
  piles: number[][];
  hands: number[][];
  discards: number[];
  board: (number | null)[];
  started: boolean;
  finished: boolean;
  toll: (number[] | null)[] | null;
}

interface Context {
  G: G;
  ctx: { numPlayers: number; currentPlayer: string; gameover?: unknown };
  playerID: string;
  random: { Shuffle<T>(deck: T[]): T[]; Die(sides: number): number };
  events: { endTurn(): void; setActivePlayers(arg: object): void };
}

const INVALID = "INVALID_MOVE";

/** The nearest filled cells, or -1 and `CELLS`. */
function bounds(board: G["board"], cell: number) {
  let below = cell - 1;
  while (below >= 0 && board[below] === null) below--;
  let above = cell + 1;
  while (above < CELLS && board[above] === null) above++;
  return { below, above };
}

/** Undefined if the island does not fit. */
function costAt(board: G["board"], cell: number, number: number): number | undefined {
  if (board[cell] !== null) return undefined;
  const { below, above } = bounds(board, cell);
  const low = below >= 0 ? board[below]! : 0;
  const high = above < CELLS ? board[above]! : Infinity;
  if (number <= low || number >= high) return undefined;
  const toLow = below === cell - 1 && below >= 0 ? number - low : Infinity;
  const toHigh = above === cell + 1 && above < CELLS ? high - number : Infinity;
  const cost = Math.min(toLow, toHigh);
  return cost === Infinity ? 0 : cost;
}

const isFull = (board: G["board"]) => board.every((number) => number !== null);

function drawUp(G: G, seat: number, to = HAND) {
  while (G.hands[seat]!.length < to && G.piles[seat]!.length > 0) G.hands[seat]!.push(G.piles[seat]!.shift()!);
}

function discard(G: G, seat: number, cards: number[]) {
  for (const card of cards) G.hands[seat]!.splice(G.hands[seat]!.indexOf(card), 1);
  G.discards[seat]! += cards.length;
}

function moveTurn({ G, events }: Context, seat: number) {
  drawUp(G, seat);
  events.endTurn();
}

const holds = (hand: number[], cards: number[]) => {
  const left = [...hand];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
};

const standard = {
  name: "tranquility",
  setup: ({ ctx, random }: Context): G => {
    const deck = random.Shuffle([...Array(ISLANDS).keys()].map((i) => i + 1).concat(Array(5).fill(FINISH)));
    const hands: number[][] = [];
    const piles: number[][] = [];
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      const pile = deck.filter((_, i) => i % ctx.numPlayers === seat);
      hands.push(pile.splice(0, HAND));
      piles.push(random.Shuffle([...pile, START]));
    }
    return {
      piles,
      hands,
      discards: hands.map(() => 0),
      board: Array(CELLS).fill(null),
      started: false,
      finished: false,
      toll: null,
    };
  },
  playerView: ({ G, playerID }: Context) => ({
    ...G,
    piles: G.piles.map((pile) => pile.length),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    toll: G.toll?.map((offer) => offer?.length ?? null),
  }),
  turn: {
    order: {
      first: ({ random, ctx }: Context) => random.Die(ctx.numPlayers) - 1,
      next: ({ ctx }: Context & { ctx: { playOrderPos: number } }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  moves: {
    place: (context: Context, card: number, cell: number, pay: number[]) => {
      const { G, playerID } = context;
      const seat = Number(playerID);
      const hand = G.hands[seat]!;
      if (G.toll || card === START || card === FINISH || !holds(hand, [card, ...pay])) return INVALID;
      if (!G.started && hand.includes(START)) return INVALID;
      if (costAt(G.board, cell, card) !== pay.length) return INVALID;
      hand.splice(hand.indexOf(card), 1);
      G.board[cell] = card;
      discard(G, seat, pay);
      moveTurn(context, seat);
    },
    pair: (context: Context, cards: number[]) => {
      const { G, playerID } = context;
      const seat = Number(playerID);
      if (G.toll || cards.length !== 2 || !holds(G.hands[seat]!, cards)) return INVALID;
      if (!G.started && G.hands[seat]!.includes(START)) return INVALID;
      discard(G, seat, cards);
      moveTurn(context, seat);
    },
    start: ({ G, playerID, events }: Context) => {
      const seat = Number(playerID);
      if (G.started || G.toll || !holds(G.hands[seat]!, [START])) return INVALID;
      G.hands[seat]!.splice(G.hands[seat]!.indexOf(START), 1);
      G.started = true;
      if (G.hands.length === 1) drawUp(G, seat, HAND + HAND - 1);
      G.toll = G.hands.map(() => null);
      events.setActivePlayers({ all: "toll" });
    },
    finish: ({ G, playerID }: Context) => {
      if (!G.started || !isFull(G.board) || !holds(G.hands[Number(playerID)]!, [FINISH])) return INVALID;
      G.finished = true;
    },
    offer: ({ G, ctx, playerID, events }: Context, cards: number[]) => {
      const seat = Number(playerID);
      if (!G.toll || !holds(G.hands[seat]!, cards)) return INVALID;
      const others = G.toll.reduce((sum, offer, at) => sum + (at === seat ? 0 : (offer?.length ?? 0)), 0);
      if (others + cards.length > TOLL) return INVALID;
      G.toll[seat] = cards;
      if (G.toll.includes(null) || others + cards.length < TOLL) return;
      G.toll.forEach((offer, at) => {
        discard(G, at, offer!);
      });
      G.toll = null;
      for (let at = 0; at < ctx.numPlayers; at++) drawUp(G, at);
      events.endTurn();
    },
  },
  endIf: ({ G, ctx }: Context) => {
    if (G.finished) return { won: true };
    if (G.toll) return G.hands.reduce((sum, hand) => sum + hand.length, 0) < TOLL ? { lost: "toll" } : undefined;
    return isStuck(G, Number(ctx.currentPlayer)) ? { lost: "stuck" } : undefined;
  },
};

function isStuck(G: G, seat: number): boolean {
  const hand = G.hands[seat]!;
  if (hand.length >= 2) return false;
  if (hand.length === 0) return true;
  const [card] = hand as [number];
  if (card === START) return G.started;
  if (card === FINISH) return !(G.started && isFull(G.board));
  return !G.board.some((_, cell) => costAt(G.board, cell, card) === 0);
}

export interface PeerMove {
  readonly type: string;
  readonly args: unknown[];
  readonly seat: number;
}

export type Pick = (n: number) => number;

/** Chooses without replacement. */
export const some = (cards: number[], count: number, pick: Pick) => {
  const left = [...cards];
  return Array.from({ length: count }, () => left.splice(pick(left.length), 1)[0]!);
};

function randomMove(G: G, current: number, pick: Pick): PeerMove {
  if (G.toll) {
    const silent = G.toll.flatMap((offer, seat) => (offer === null ? [seat] : []));
    const seats =
      silent.length > 0
        ? silent
        : G.toll.flatMap((offer, seat) => (G.hands[seat]!.length > offer!.length ? [seat] : []));
    const seat = seats[pick(seats.length)]!;
    const room = TOLL - G.toll.reduce((sum, offer, at) => sum + (at === seat ? 0 : (offer?.length ?? 0)), 0);
    const hand = G.hands[seat]!;
    return { type: "offer", seat, args: [some(hand, pick(Math.min(hand.length, room) + 1), pick)] };
  }
  const hand = G.hands[current]!;
  if (!G.started && hand.includes(START)) return { type: "start", seat: current, args: [] };
  const moves: (() => PeerMove)[] = [];
  for (const card of hand) {
    if (card === START) continue;
    if (card === FINISH) {
      if (G.started && isFull(G.board)) moves.push(() => ({ type: "finish", seat: current, args: [] }));
      continue;
    }
    for (let cell = 0; cell < CELLS; cell++) {
      const cost = costAt(G.board, cell, card);
      if (cost === undefined || cost > hand.length - 1) continue;
      const rest = hand.filter((other) => other !== card);
      moves.push(() => ({ type: "place", seat: current, args: [card, cell, some(rest, cost, pick)] }));
    }
  }
  if (hand.length >= 2) moves.push(() => ({ type: "pair", seat: current, args: [some(hand, 2, pick)] }));
  return moves[pick(moves.length)]!();
}

interface Script {
  readonly seats: number;
  readonly seed: string;
  readonly steps: readonly PeerMove[];
}

export interface Peer {
  record(seats: number, seed: string, pick: Pick): Script;
  /** The measured part, through boardgame.io's reducer. */
  play(script: Script): void;
}

/** @param randomMove returns a random legal move of a player who may act */
export function peerOf<State>(game: object, randomMove: (G: State, current: number, pick: Pick) => PeerMove): Peer {
  function begin(seats: number, seed: string) {
    const processed = internal.ProcessGameConfig({ ...game, seed });
    const reducer = internal.CreateGameReducer({ game: processed });
    let state = internal.InitializeGame({ game: processed, numPlayers: seats });
    return {
      get state() {
        return state as PeerState<State>;
      },
      move({ type, args, seat }: PeerMove) {
        const before = state._stateID;
        state = reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID: String(seat) } });
        if (state._stateID === before) throw new Error(`the peer refused its own move ${type} ${JSON.stringify(args)}`);
      },
    };
  }
  return {
    record(seats, seed, pick) {
      const match = begin(seats, seed);
      const steps: PeerMove[] = [];
      while (match.state.ctx.gameover === undefined) {
        const move = randomMove(match.state.G, Number(match.state.ctx.currentPlayer), pick);
        match.move(structuredClone(move));
        steps.push(move);
      }
      return { seats, seed, steps };
    },
    play({ seats, seed, steps }) {
      const match = begin(seats, seed);
      for (const step of steps) match.move(step);
    },
  };
}

export const standardGame = peerOf(standard, randomMove);
