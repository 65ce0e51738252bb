import * as z from "zod/mini";
import { shuffle } from "../../../../shared/engine/chance/shuffle.ts";
import { type Handle, refuse, type Seat, type Secret } from "../../../../shared/engine/contract/events.ts";
import type { Game, Outcome } from "../../../../shared/engine/contract/game.ts";

// A toy with hidden tokens and simultaneous turns, without a board or bots.

const FACES = ["one", "two", "three", "four", "five"] as const;
type Face = (typeof FACES)[number];
export const ROUNDS = 3;

const options = z.strictObject({});
const command = z.strictObject({ type: z.literal("Put"), token: z.int() });
export type Command = z.infer<typeof command>;

export type Event = (
  | { readonly type: "TokensDealt"; readonly seat: Seat; readonly tokens: readonly Handle[] }
  | { readonly type: "TokenPut"; readonly seat: Seat; readonly token: Handle }
  | { readonly type: "SeatWithdrawn"; readonly seat: Seat }
  | { readonly type: "RoundShown"; readonly faces: Readonly<Record<Handle, Face>>; readonly winner: Seat | null }
) & { readonly secret?: Secret<Face> };

export interface State {
  readonly faces: Readonly<Record<Handle, Face | undefined>>;
  readonly hands: readonly (readonly Handle[])[];
  readonly put: readonly (Handle | undefined)[];
  readonly gone: readonly Seat[];
  readonly shown: readonly Handle[];
  readonly points: readonly number[];
  readonly round: number;
}

const at = <T>(all: readonly T[], seat: Seat, value: T): readonly T[] => all.with(seat, value);

function evolve(state: State, event: Event): State | undefined {
  const faces = { ...state.faces, ...event.secret?.faces };
  switch (event.type) {
    case "TokensDealt":
      return { ...state, faces, hands: at(state.hands, event.seat, event.tokens) };
    case "TokenPut": {
      const hand = state.hands[event.seat]!.filter((token) => token !== event.token);
      return { ...state, hands: at(state.hands, event.seat, hand), put: at(state.put, event.seat, event.token) };
    }
    case "RoundShown": {
      const { winner } = event;
      const points = state.points.map((sum, seat) => (seat === winner ? sum + 1 : sum));
      const shown = [...state.shown, ...state.put.filter((token) => token !== undefined)];
      const put = state.put.map(() => undefined);
      return { ...state, faces: { ...faces, ...event.faces }, put, shown, points, round: state.round + 1 };
    }
    case "SeatWithdrawn":
      return { ...state, gone: [...state.gone, event.seat] };
    default:
      return undefined;
  }
}

/** The seat with the highest unique token; null if no token is unique. */
function winnerOf(put: State["put"], faces: State["faces"]): Seat | null {
  const values = put.map((token) => (token === undefined ? -1 : FACES.indexOf(faces[token]!)));
  const alone = values.filter((value) => value >= 0 && values.filter((other) => other === value).length === 1);
  return alone.length === 0 ? null : values.indexOf(Math.max(...alone));
}

function shown(state: State): readonly Event[] {
  if (state.round === ROUNDS || waiting(state).length > 0) return [];
  const faces = Object.fromEntries(state.put.filter(isToken).map((token) => [token, state.faces[token]!]));
  return [{ type: "RoundShown", faces, winner: winnerOf(state.put, state.faces) }];
}

function outcome({ round, points, gone }: State): Outcome | undefined {
  if (round < ROUNDS) return undefined;
  const there = [...points.keys()].filter((seat) => !gone.includes(seat));
  const most = Math.max(...there.map((seat) => points[seat]!));
  const winners = there.filter((seat) => points[seat] === most);
  const isDraw = winners.length > 1;
  return { result: isDraw ? "draw" : "won", winners: isDraw ? [] : winners, reason: "points", scores: points };
}

const waiting = ({ put, round, gone }: State): readonly Seat[] =>
  round < ROUNDS ? [...put.keys()].filter((seat) => put[seat] === undefined && !gone.includes(seat)) : [];

/** In three rounds, each player puts one of five tokens face down; the highest unique token scores a point. */
export const pebbles = {
  id: "pebbles",
  rules: 1,
  options,
  command,
  seats: () => [2, 10],
  initial: (_, seats) => {
    const all = Array.from({ length: seats });
    const none = all.map(() => undefined);
    return { faces: {}, hands: all.map(() => []), put: none, gone: [], shown: [], points: all.map(() => 0), round: 0 };
  },
  deal: (_, seats, chance) => {
    const bag = shuffle(
      Array.from({ length: seats }).flatMap(() => FACES),
      chance(0),
    );
    return Array.from({ length: seats }, (_, seat): Event => {
      const tokens = FACES.map((_, i) => seat * FACES.length + i + 1);
      const faces = Object.fromEntries(tokens.map((token) => [token, bag[token - 1]!]));
      return { type: "TokensDealt", seat, tokens, secret: { to: [seat], faces } };
    });
  },
  decide: (state, seat, { token }) => {
    if (!waiting(state).includes(seat)) return refuse("AlreadyPut", "Y1");
    if (!state.hands[seat]!.includes(token)) return refuse("NotYours", "Y2");
    const put: Event = { type: "TokenPut", seat, token };
    return [put, ...shown(evolve(state, put)!)];
  },
  withdraw: (state, seat) => {
    const gone: Event = { type: "SeatWithdrawn", seat };
    return [gone, ...shown(evolve(state, gone)!)];
  },
  evolve,
  toAct: (state) => waiting(state).map((seat) => ({ seat, for: "turn" })),
  moves: (state, seat) =>
    waiting(state).includes(seat) ? state.hands[seat]!.map((token) => ({ command: { type: "Put", token } })) : [],
  outcome,
  inferCommand: ([first]) => (first?.type === "TokenPut" ? { type: "Put", token: first.token } : undefined),
  opposed: () => true,
  cards: {
    faces: FACES,
    known: ({ faces }) => faces,
    hiddenFrom: ({ hands, put }, seat) =>
      [...hands.filter((_, owner) => owner !== seat), put.filter((_, owner) => owner !== seat)].flat().filter(isToken),
    places: ({ hands, put, shown }) => [...hands, put.filter(isToken), shown],
  },
} satisfies Game<State, Command, Event, z.infer<typeof options>>;

function isToken(token: Handle | undefined): token is Handle {
  return token !== undefined;
}
