import { discardedOpenly, fromTable, lifted, peeked, reveal, withParty } from "../card-zones.ts";
import { FACES, MINORS } from "../cards.ts";
import type { ArcanoidEventOf } from "../events.ts";
import { CAPACITY, newParty } from "../rounds.ts";
import type { Party, State } from "../state.ts";
import { TRUMPS } from "../trumps/index.ts";
import { begun, openly, owing } from "./plays.ts";

/** The card leaves its place before the trump takes effect (T7). */
export function played(state: State, { party, card, face }: ArcanoidEventOf<"TrumpPlayed">): State {
  const { goes, again = false, calls = 0, turnsWheel = false } = TRUMPS[face]!;
  const shown = reveal(state, { [card]: face });
  const moved =
    goes === "discard"
      ? openly(shown, party, card, face)
      : { ...lifted(shown, party, [card]), kept: [...state.kept, card] };
  return begun(moved, party, { card, again, calls, owed: turnsWheel ? [{ to: "wheel", party }] : [] });
}

/** M11a: room for one more closed card, or for two more open ones, which are drawn immediately. */
export function strengthened(state: State, { party, as }: ArcanoidEventOf<"StrengthGained">): State {
  const { room } = state.parties[party]!;
  if (as === "closed") return withParty(state, party, { room: { ...room, closed: room.closed + 1 } });
  return owing(withParty(state, party, { room: { ...room, open: room.open + 2 } }), { to: "open", party });
}

export const untempered = (state: State): State =>
  state.temperance ? { ...fromTable(state, state.temperance.card), temperance: undefined } : state;

/** The demon plays right before its master (M15b). */
export function demonRaised(state: State, { party, seat }: ArcanoidEventOf<"DemonRaised">): State {
  const { order, play } = state;
  const demon = newParty("demon", seat, { closed: 0, open: CAPACITY }, play!.card);
  return owing(
    { ...state, parties: [...state.parties, demon], order: order.toSpliced(order.indexOf(seat), 0, party) },
    { to: "hand", party },
  );
}

/** `ChariotLoaded` lays the Chariot on the table; `ChariotFilled` adds to its reserve. */
export function loaded(
  state: State,
  event: ArcanoidEventOf<"ChariotLoaded"> | ArcanoidEventOf<"ChariotFilled">,
): State {
  const { party, cards } = event;
  const chariot = event.type === "ChariotLoaded" ? { card: event.card, reserve: [] } : state.parties[party]!.chariot!;
  const taken = lifted(state, party, event.type === "ChariotLoaded" ? [event.card, ...cards] : cards);
  return withParty(taken, party, { chariot: { ...chariot, reserve: [...chariot.reserve, ...cards] } });
}

/** Discards the Chariot and its reserve face up. */
export function unloaded(state: State, party: Party): State {
  const { chariot } = state.parties[party]!;
  if (!chariot) return state;
  return discardedOpenly(withParty(state, party, { chariot: undefined }), [chariot.card, ...chariot.reserve]);
}

/** The owner is asked again after the next turn, or only after its own next regular turn. */
export const forgoing = (state: State, { party, until }: ArcanoidEventOf<"ExtraTurnForgone">): State => {
  const { hermit } = state.parties[party]!;
  return until === "next" || !hermit ? state : withParty(state, party, { hermit: { ...hermit, asks: false } });
};

/** A minor uses up one call, a trump all of them (M17 to M19). */
export function called(state: State, { face }: ArcanoidEventOf<"CardCalled">): State {
  const play = state.play!;
  const calls = FACES.indexOf(face) < MINORS ? play.calls - 1 : 0;
  return { ...state, play: { ...play, calls }, stage: { at: "turn" } };
}

/** The card goes openly into the caller's closed hand, or a demon's open one (I34). The giver draws (M17). */
export function handed(state: State, { from, to, card, face }: ArcanoidEventOf<"CardHanded">): State {
  const given = lifted(reveal(state, { [card]: face }), from, [card]);
  const { kind, closed, open } = given.parties[to]!;
  const taken = withParty(given, to, kind === "demon" ? { open: [...open, card] } : { closed: [...closed, card] });
  return owing({ ...peeked(taken, [card], "all"), play: { ...state.play!, calls: 0 } }, { to: "hand", party: from });
}
