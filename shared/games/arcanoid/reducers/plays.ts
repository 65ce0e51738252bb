import { discardedOpenly, lifted, reveal, withParty } from "../card-zones.ts";
import type { ArcanoidEventOf } from "../events.ts";
import type { OwedCard, Party, Play, State } from "../state.ts";

export const begun = (state: State, party: Party, more: Partial<Play> = {}): State => ({
  ...state,
  play: { party, card: undefined, attempt: undefined, thief: undefined, owed: [], again: false, calls: 0, ...more },
});

export const settled = (state: State): State => ({ ...state, play: undefined });

/** Without a play, does nothing. */
export const owing = (state: State, owed: OwedCard): State =>
  state.play ? { ...state, play: { ...state.play, owed: [...state.play.owed, owed] } } : state;

/** Only the Wheel's draw must be crossed off: others fill up to the capacity. */
export const drawn = (state: State, party: Party): State =>
  state.play?.owed.some((owed) => owed.to === "wheel" && owed.party === party)
    ? { ...state, play: { ...state.play, owed: state.play.owed.filter(({ to }) => to !== "wheel") } }
    : state;

export function opened(state: State, { party, cards }: ArcanoidEventOf<"CardsOpened">): State {
  if (party === "row") return { ...state, row: [...(state.row ?? []), ...cards] };
  const { open } = state.parties[party]!;
  return drawn(withParty(state, party, { open: [...open, ...cards] }), party);
}

/** An extra turn is one of the Hermit's three. A regular turn of its owner makes it ask again (S3). */
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

export const openly = (state: State, party: Party, card: number, face: ArcanoidEventOf<"TrumpPlayed">["face"]): State =>
  discardedOpenly(lifted(reveal(state, { [card]: face }), party, [card]), [card]);
