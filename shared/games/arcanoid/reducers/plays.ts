import { discardedOpenly, lifted, reveal, withParty } from "../card-zones.ts";
import type { ArcanoidEventOf } from "../events.ts";
import type { OwedCard, Party, Play, State } from "../state.ts";

/** The state with a new play of this party, after its first event. */
export const begun = (state: State, party: Party, more: Partial<Play> = {}): State => ({
  ...state,
  play: { party, card: undefined, attempt: undefined, thief: undefined, owed: [], again: false, calls: 0, ...more },
});

/** Ends the current play. */
export const settled = (state: State): State => ({ ...state, play: undefined });

/** Adds a card that the current play owes; without a play nothing is owed. */
export const owing = (state: State, owed: OwedCard): State =>
  state.play ? { ...state, play: { ...state.play, owed: [...state.play.owed, owed] } } : state;

/** Removes the Wheel's draw from the owed cards; all other draws end at the party's capacity. */
export const drawn = (state: State, party: Party): State =>
  state.play?.owed.some((owed) => owed.to === "wheel" && owed.party === party)
    ? { ...state, play: { ...state.play, owed: state.play.owed.filter(({ to }) => to !== "wheel") } }
    : state;

/** Cards drawn face up, into a party's open hand or into the row. */
export function opened(state: State, { party, cards }: ArcanoidEventOf<"CardsOpened">): State {
  if (party === "row") return { ...state, row: [...(state.row ?? []), ...cards] };
  const { open } = state.parties[party]!;
  return drawn(withParty(state, party, { open: [...open, ...cards] }), party);
}

/** An extra turn uses up the Hermit; after a regular one its owner is asked again (S3). */
export function turned(state: State, { party, extra }: ArcanoidEventOf<"TurnStarted">): State {
  const { hermit } = state.parties[party]!;
  const next = hermit && { ...hermit, left: hermit.left - (extra ? 1 : 0), asks: extra ? hermit.asks : true };
  return {
    ...settled(next ? withParty(state, party, { hermit: next }) : state),
    turn: { party, isExtra: extra === true },
    regular: extra ? state.regular : party,
    stage: { at: "turn" },
  };
}

/** A trump that is shown and discarded. */
export const openly = (state: State, party: Party, card: number, face: ArcanoidEventOf<"TrumpPlayed">["face"]): State =>
  discardedOpenly(lifted(reveal(state, { [card]: face }), party, [card]), [card]);
