import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { ArcanoidFace } from "./cards.ts";
import { mixed } from "./public-knowledge.ts";
import type { DiscardedCard, Party, PartyState, State } from "./state.ts";
import { audienceOf } from "./state.ts";

type RevealedFaces = Readonly<Record<Handle, ArcanoidFace>> | undefined;

export const without = (cards: readonly Handle[], gone: readonly Handle[]): readonly Handle[] =>
  cards.some((card) => gone.includes(card)) ? cards.filter((card) => !gone.includes(card)) : cards;

export const withParty = (state: State, party: Party, change: Partial<PartyState>): State => ({
  ...state,
  parties: state.parties.with(party, { ...state.parties[party]!, ...change }),
});

/** Returns the same state if no face is new, as in the true state. */
export function reveal(state: State, revealed: RevealedFaces): State {
  if (revealed === undefined) return state;
  let faces: (ArcanoidFace | undefined)[] | undefined;
  for (const key in revealed) {
    const card = Number(key);
    if (state.faces[card] === revealed[card]) continue;
    faces ??= state.faces.slice();
    faces[card] = revealed[card];
  }
  return faces ? { ...state, faces } : state;
}

/** S7: forgets what was seen of single cards; a clue records the mix. */
export function renamed(
  state: State,
  were: readonly Handle[],
  cards: readonly Handle[],
  revealed: RevealedFaces,
): State {
  const faces = state.faces.slice();
  for (const card of cards) faces[card] = revealed?.[card];
  const peeks = state.peeks.filter(({ card }) => !were.includes(card));
  const lastHandle = cards.reduce((last, card) => Math.max(last, card), state.lastHandle);
  return mixed({ ...state, faces, peeks, lastHandle }, were, cards);
}

export function lifted(state: State, party: Party, cards: readonly Handle[]): State {
  const { closed, open } = state.parties[party]!;
  const left = withParty(state, party, { closed: without(closed, cards), open: without(open, cards) });
  const row = state.row && without(state.row, cards);
  return row === undefined || row === state.row ? left : { ...left, row };
}

/** Seats that have seen a card of a party's hand or engagement (S6). */
export function witnesses(state: State, party: Party, card: Handle, isFaceDown: boolean): DiscardedCard["seenBy"] {
  if (!isFaceDown) return "all";
  const seen = state.peeks.filter((peek) => peek.card === card).map(({ by }) => by);
  if (seen.includes("all")) return "all";
  return [...new Set([...audienceOf(state, party), ...(seen as Seat[])])];
}

export const discarded = (state: State, cards: readonly DiscardedCard[]): State => ({
  ...state,
  discard: [...state.discard, ...cards],
});

export const discardedOpenly = (state: State, cards: readonly Handle[]): State =>
  discarded(
    state,
    cards.map((card) => ({ card, seenBy: "all" })),
  );

/** Closed cards go face down. */
export function thrown(state: State, party: Party, cards: readonly Handle[]): State {
  const { closed } = state.parties[party]!;
  return discarded(
    lifted(state, party, cards),
    cards.map((card) => ({ card, seenBy: witnesses(state, party, card, closed.includes(card)) })),
  );
}

/** Discards a trump that lies on the table. */
export const fromTable = (state: State, card: Handle): State =>
  discardedOpenly({ ...state, kept: without(state.kept, [card]) }, [card]);

/** `by` has seen cards that stay face down. */
export const peeked = (state: State, cards: readonly Handle[], by: Seat | "all"): State => ({
  ...state,
  peeks: [...state.peeks, ...cards.map((card) => ({ card, by }))],
});
