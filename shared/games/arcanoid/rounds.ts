import type { Handle, Seat } from "../../engine/contract/events.ts";
import { type ArcanoidFace, FIELDS } from "./cards.ts";
import type { ArcanoidEventOf } from "./events.ts";
import type { Party, PartyState, Room, State } from "./state.ts";

/** Cards in a full hand (F5). */
export const CAPACITY = 6;

export const newParty = (
  kind: PartyState["kind"],
  seat: Seat | undefined,
  room: Room,
  devil?: Handle | undefined,
): PartyState => ({
  kind,
  seat,
  closed: [],
  open: [],
  room,
  stands: FIELDS.map(() => undefined),
  chariot: undefined,
  hermit: undefined,
  devil,
  isOut: false,
  isSecretSpent: false,
});

/** Only results carry over (F1, F3, GA1). */
export function newRound(before: State, { pile, secret }: ArcanoidEventOf<"PileDealt">): State {
  const { options, seats, first } = before;
  const room = { closed: CAPACITY, open: 0 };
  const parties = Array.from({ length: seats }, (_, seat) => newParty("seat", seat, room));
  const order: Party[] = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  if (options.tide) {
    parties.push(newParty("tide", undefined, room));
    order.push(seats);
  }
  const lastHandle = pile.reduce((last, card) => Math.max(last, card), before.lastHandle);
  return {
    ...before,
    faces: facesAfterDeal(lastHandle, pile, secret?.faces),
    lastHandle,
    parties,
    order,
    pile,
    discard: [],
    kept: [],
    row: undefined,
    temperance: undefined,
    peeks: [],
    clues: [],
    clock: 0,
    touched: FIELDS.map(() => false),
    isClosed: false,
    renewals: 0,
    turn: { party: first, isExtra: false },
    regular: first,
    play: undefined,
    stage: { at: "deal" },
  };
}

function facesAfterDeal(
  lastHandle: Handle,
  pile: readonly Handle[],
  faces: Readonly<Record<Handle, ArcanoidFace>> | undefined,
): readonly (ArcanoidFace | undefined)[] {
  const known = new Array<ArcanoidFace | undefined>(lastHandle + 1).fill(undefined);
  if (faces) for (const card of pile) known[card] = faces[card];
  return known;
}
