import { discarded, discardedOpenly, lifted, peeked, reveal, withParty, witnesses } from "../card-zones.ts";
import type { Field } from "../cards.ts";
import type { ArcanoidEventOf } from "../events.ts";
import { engagedHidden } from "../public-knowledge.ts";
import { audienceOf, type Party, type PendingEngagement, type Stand, type State } from "../state.ts";
import { variantOf } from "../variants.ts";
import { windowFor } from "../window.ts";
import { begun, openly } from "./plays.ts";

/** Undefined clears the field. */
export function withStand(state: State, party: Party, field: Field, stand: Stand | undefined): State {
  return withParty(state, party, { stands: state.parties[party]!.stands.with(field, stand) });
}

/** No World can be laid on the field afterwards (E12). */
const filled = (state: State, party: Party, field: Field, stand: Stand): State => ({
  ...withStand(state, party, field, stand),
  clock: Math.max(state.clock, stand.order + 1),
  touched: state.touched[field] ? state.touched : state.touched.with(field, true),
});

/** By choice, or because of Judgement, the World or the end of the round (F7). */
export const abdicated = (state: State, { party, field, reason }: ArcanoidEventOf<"FieldAbdicated">): State =>
  filled(state, party, field, { how: "abdicated", order: state.clock, reason });

/** The engagement is pending. A Chariot from which cards came is discarded (M7b). */
export function engagementTried(before: State, event: ArcanoidEventOf<"EngagementTried">): State {
  const { party, field, also, cards, chariot, magician } = event;
  const isHidden = event.hidden === true;
  let state = lifted(reveal(before, event.faces), party, cards);
  if (isHidden) state = engagedHidden(state, event);
  if (chariot) state = discardedOpenly(withParty(state, party, { chariot: undefined }), [chariot.card]);
  if (magician !== undefined) state = openly(state, party, magician, "t1");
  if (isHidden && variantOf(state).secret === "once") state = withParty(state, party, { isSecretSpent: true });
  const attempt: PendingEngagement = {
    party,
    field,
    ...(also === undefined ? {} : { also }),
    cards,
    isHidden,
    reinforces: event.reinforces === true,
  };
  return { ...begun(state, party, { attempt }), stage: windowFor(state, attempt) ?? { at: "turn" } };
}

export function forgone(state: State, party: Party): State {
  if (state.stage.at !== "window") return state;
  const waiting = state.stage.waiting.filter((other) => other !== party);
  return { ...state, stage: waiting.length > 0 ? { ...state.stage, waiting } : { at: "turn" } };
}

const landed = (state: State): State => ({ ...state, play: { ...state.play!, attempt: undefined } });

/** A couple may stand on two fields. */
export function engagementStood(
  state: State,
  party: Party,
  { field, also, cards, isHidden }: PendingEngagement,
): State {
  const stand = { how: "engaged", order: state.clock, cards, isHidden, isReinforced: false } as const;
  const first = filled(landed(state), party, field, also === undefined ? stand : { ...stand, also });
  return also === undefined ? first : filled(first, party, also, { ...stand, also: field });
}

/** If the engagement is hidden, the party that tried it still knows the cards (M0b). */
export function stolen(state: State, { party, from }: ArcanoidEventOf<"EngagementStolen">): State {
  const attempt = state.play!.attempt!;
  const over = engagementStood(state, party, attempt);
  if (!attempt.isHidden) return over;
  return audienceOf(state, from).reduce((seen, seat) => peeked(seen, attempt.cards, seat), over);
}

/** The reinforcements join the ace, unless it was given up (WO3). */
export function reinforced(state: State, { party, field }: ArcanoidEventOf<"AceReinforced">): State {
  const { cards } = state.play!.attempt!;
  const ace = state.parties[party]!.stands[field];
  const before = ace?.how === "engaged" ? ace.cards : [];
  const stand: Stand = {
    how: "engaged",
    order: state.clock,
    cards: [...before, ...cards],
    isHidden: false,
    isReinforced: true,
  };
  return filled(landed(state), party, field, stand);
}

/** A couple's cards stay until both fields are cleared (M16b). */
export function toppled(state: State, { party, field, cards }: ArcanoidEventOf<"EngagementToppled">): State {
  const stand = state.parties[party]!.stands[field];
  const cleared = withStand(state, party, field, undefined);
  if (stand?.how !== "engaged") return cleared;
  if (stand.also !== undefined) {
    const other = state.parties[party]!.stands[stand.also];
    if (other?.how !== "engaged") return cleared;
    const { also: _, ...alone } = other;
    return withStand(cleared, party, stand.also, alone);
  }
  return discarded(
    cleared,
    cards.map((card) => ({ card, seenBy: witnesses(state, party, card, stand.isHidden) })),
  );
}

/** The World is an engagement of one card (M21a). */
export const worldLaid = (state: State, { party, field, card }: ArcanoidEventOf<"WorldLaid">): State =>
  filled(state, party, field, {
    how: "engaged",
    order: state.clock,
    cards: [card],
    isHidden: false,
    isReinforced: false,
  });
