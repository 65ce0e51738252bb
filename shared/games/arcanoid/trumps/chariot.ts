import { type Handle, type Refusal, refuse } from "../../../engine/contract/events.ts";
import { type ArcanoidAction, cardsPart } from "../actions/action.ts";
import { type ArcanoidFace, cardOf, EMPEROR, EMPRESS, LOVERS, MAGICIAN, trump } from "../cards.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import { facesOf, findToUse, type Party, type State, toUse } from "../state.ts";
import { variantOf } from "../variants.ts";
import type { Trump } from "./trump.ts";

const CHARIOT = trump(7);
/** Maximum number of cards to add at a time (M7b). */
const ADDED = 2;

/** Trumps that can be engaged with other cards. */
const ENGAGED: readonly ArcanoidFace[] = [MAGICIAN, EMPRESS, EMPEROR, LOVERS];

/** By `VariantRules.reserve`. */
function canBeKept(state: State, card: Handle): boolean {
  if (variantOf(state).reserve === "any") return true;
  const face = state.faces[card];
  return face !== undefined && (cardOf(face).kind !== "trump" || ENGAGED.includes(face));
}

const fitting = (state: State, party: Party): readonly Handle[] =>
  toUse(state, party).filter((card) => canBeKept(state, card));

const notForReserve = (state: State, cards: readonly Handle[]): Refusal | undefined =>
  cards.every((card) => canBeKept(state, card)) ? undefined : refuse("NotForTheReserve", "M7c");

/** M7a: lays the Chariot openly with its reserve, at least one card, which `Engage` can engage later. */
const LoadChariot: ArcanoidAction<ArcanoidCommandOf<"LoadChariot">> = {
  at: "turn",
  cards: ({ card, cards }) => [card, ...cards],
  moves(state, party) {
    const card = findToUse(state, party, CHARIOT);
    const from = card === undefined ? [] : fitting(state, party).filter((other) => other !== card);
    if (card === undefined || from.length === 0) return [];
    return [{ command: { type: "LoadChariot", card, cards: [] }, parts: [cardsPart(1, from.length, from)] }];
  },
  objection(state, _, { card, cards }) {
    if (state.faces[card] !== CHARIOT) return refuse("NotThatTrump", "M7a");
    return cards.length === 0 ? refuse("WrongCount", "M7a") : notForReserve(state, cards);
  },
  act: (decision, party, { card, cards }) =>
    decision.add({
      type: "ChariotLoaded",
      party,
      card,
      cards,
      faces: { ...facesOf(decision.state, [card, ...cards]) },
    }),
};

/** Rule M7b. */
const AddToChariot: ArcanoidAction<ArcanoidCommandOf<"AddToChariot">> = {
  at: "turn",
  cards: ({ cards }) => cards,
  moves(state, party) {
    const from = state.parties[party]!.chariot ? fitting(state, party) : [];
    if (from.length === 0) return [];
    return [
      {
        command: { type: "AddToChariot", cards: [] },
        parts: [cardsPart(1, Math.min(ADDED, from.length), from)],
      },
    ];
  },
  objection(state, party, { cards }) {
    if (!state.parties[party]!.chariot) return refuse("NoReserve", "M7b");
    return cards.length < 1 || cards.length > ADDED ? refuse("WrongCount", "M7b") : notForReserve(state, cards);
  },
  act: (decision, party, { cards }) =>
    decision.add({ type: "ChariotFilled", party, cards, faces: facesOf(decision.state, cards) }),
};

/** Rule M7b. */
const DropChariot: ArcanoidAction<ArcanoidCommandOf<"DropChariot">> = {
  at: "turn",
  moves: (state, party) => (state.parties[party]!.chariot ? [{ command: { type: "DropChariot" } }] : []),
  objection: (state, party) => (state.parties[party]!.chariot ? undefined : refuse("NoReserve", "M7b")),
  act(decision, party) {
    const { card, reserve } = decision.state.parties[party]!.chariot!;
    decision.add({ type: "ChariotDropped", party, card, cards: reserve });
  },
};

export const chariot: Trump = { face: "t7", goes: "table", actions: { LoadChariot, AddToChariot, DropChariot } };
