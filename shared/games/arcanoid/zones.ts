import type { Handle, Seat } from "../../engine/game.ts";
import type { Face } from "./cards.ts";
import { mixed } from "./clues.ts";
import type { Discarded, Party, PartyState, State } from "./state.ts";
import { audienceOf } from "./state.ts";

type Told = Readonly<Record<Handle, Face>> | undefined;

export const without = (cards: readonly Handle[], gone: readonly Handle[]): readonly Handle[] =>
  cards.some((card) => gone.includes(card)) ? cards.filter((card) => !gone.includes(card)) : cards;

/** The state with one party changed. */
export const withParty = (state: State, party: Party, change: Partial<PartyState>): State => ({
  ...state,
  parties: state.parties.with(party, { ...state.parties[party]!, ...change }),
});

/** Learns what an event tells of cards. The truth has learned everything when they were dealt and is not copied again. */
export function learn(state: State, told: Told): State {
  if (told === undefined) return state;
  let faces: (Face | undefined)[] | undefined;
  for (const key in told) {
    const card = Number(key);
    if (state.faces[card] === told[card]) continue;
    faces ??= state.faces.slice();
    faces[card] = told[card];
  }
  return faces ? { ...state, faces } : state;
}

/** Cards that go by fresh handles from now on: nobody will meet the ones they were, and what was known of them tells of the lot. */
export function renamed(state: State, were: readonly Handle[], cards: readonly Handle[], told: Told): State {
  const faces = state.faces.slice();
  for (const card of cards) faces[card] = told?.[card];
  const peeks = state.peeks.filter(({ card }) => !were.includes(card));
  const lastHandle = cards.reduce((last, card) => Math.max(last, card), state.lastHandle);
  return mixed({ ...state, faces, peeks, lastHandle }, were, cards);
}

/** Cards leave the hand of a party, or the row. */
export function lifted(state: State, party: Party, cards: readonly Handle[]): State {
  const { closed, open } = state.parties[party]!;
  const left = withParty(state, party, { closed: without(closed, cards), open: without(open, cards) });
  const row = state.row && without(state.row, cards);
  return row === undefined || row === state.row ? left : { ...left, row };
}

/** Who has seen a card that a party has to use, or has engaged face down (S6). */
export function witnesses(state: State, party: Party, card: Handle, isFaceDown: boolean): Discarded["seenBy"] {
  if (!isFaceDown) return "all";
  const seen = state.peeks.filter((peek) => peek.card === card).map(({ by }) => by);
  if (seen.includes("all")) return "all";
  return [...new Set([...audienceOf(state, party), ...(seen as Seat[])])];
}

export const discarded = (state: State, cards: readonly Discarded[]): State => ({
  ...state,
  discard: [...state.discard, ...cards],
});

/** Cards that everybody saw. */
export const discardedOpenly = (state: State, cards: readonly Handle[]): State =>
  discarded(
    state,
    cards.map((card) => ({ card, seenBy: "all" })),
  );

/** From a hand or the row to the discard pile; what was closed stays unseen. */
export function thrown(state: State, party: Party, cards: readonly Handle[]): State {
  const { closed } = state.parties[party]!;
  return discarded(
    lifted(state, party, cards),
    cards.map((card) => ({ card, seenBy: witnesses(state, party, card, closed.includes(card)) })),
  );
}

/** A trump that stayed on the table goes to the discard pile. */
export const fromTable = (state: State, card: Handle): State =>
  discardedOpenly({ ...state, kept: without(state.kept, [card]) }, [card]);

/** Somebody else has seen cards that stay face down. */
export const peeked = (state: State, cards: readonly Handle[], by: Seat | "all"): State => ({
  ...state,
  peeks: [...state.peeks, ...cards.map((card) => ({ card, by }))],
});
