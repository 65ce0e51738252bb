import type { Handle, Seat, Secret } from "../../engine/game.ts";
import { type Face, numberOf } from "./cards.ts";
import type { Event, EventOf } from "./events.ts";
import type { Stage, State } from "./state.ts";

type Zones = readonly (readonly Handle[])[];

const without = (cards: readonly Handle[], gone: readonly Handle[]): readonly Handle[] =>
  cards.filter((card) => !gone.includes(card));

const at = (zones: Zones, seat: Seat, change: (cards: readonly Handle[]) => readonly Handle[]): Zones => {
  const out = zones.slice();
  out[seat] = change(zones[seat] ?? []);
  return out;
};

/** Learns what an event tells of these cards. The truth has learned everything at the deal and is not copied again. */
function learn(faces: State["faces"], cards: readonly Handle[], secret: Secret<Face> | undefined): State["faces"] {
  if (!secret) return faces;
  let out: (Face | undefined)[] | undefined;
  for (const card of cards) {
    const face = secret.faces[card];
    if (face === undefined || faces[card] === face) continue;
    out ??= faces.slice();
    out[card] = face;
  }
  return out ?? faces;
}

function show(faces: State["faces"], card: Handle, face: Face): State["faces"] {
  if (faces[card] === face) return faces;
  const out = faces.slice();
  out[card] = face;
  return out;
}

const discard = (state: State, seat: Seat, cards: readonly Handle[]): State => ({
  ...state,
  hands: at(state.hands, seat, (hand) => without(hand, cards)),
  discards: at(state.discards, seat, (pile) => [...pile, ...cards]),
});

/** The one reducer of Tranquility. It moves cards about and never asks what is on them. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case "PilesDealt":
      return { ...state, piles: event.piles, faces: learn(state.faces, event.piles.flat(), event.secret) };
    case "CardsSetAside":
      return { ...state, aside: event.cards, faces: learn(state.faces, event.cards, event.secret) };
    case "CardsDrawn":
      return {
        ...state,
        faces: learn(state.faces, event.cards, event.secret),
        piles: at(state.piles, event.seat, (pile) => without(pile, event.cards)),
        hands: at(state.hands, event.seat, (hand) => [...hand, ...event.cards]),
      };
    case "TurnStarted":
      return { ...state, stage: { at: "turn", seat: event.seat } };
    case "CardPlaced":
      return placed(state, event);
    case "CostPaid":
    case "PairDiscarded":
      return discard(state, event.seat, event.cards);
    case "StartPlayed":
      return {
        ...state,
        start: event.card,
        faces: show(state.faces, event.card, event.face),
        hands: at(state.hands, event.seat, (hand) => without(hand, [event.card])),
      };
    case "TollOpened":
      return { ...state, stage: opened(state, event.amount) };
    case "TollOffered":
      return { ...state, stage: offered(state.stage, event) };
    case "TollSettled":
      return event.paid.reduce((paying, { seat, cards }) => discard(paying, seat, cards), settled(state));
    case "FinishPlaced":
      return {
        ...state,
        finish: event.card,
        faces: show(state.faces, event.card, event.face),
        hands: at(state.hands, event.seat, (hand) => without(hand, [event.card])),
        stage: { at: "end" },
      };
  }
}

function placed(state: State, { seat, card, face, cell }: EventOf<"CardPlaced">): State {
  const board = state.board.slice();
  board[cell] = { card, number: numberOf(face) ?? 0, by: seat };
  return {
    ...state,
    board,
    faces: show(state.faces, card, face),
    hands: at(state.hands, seat, (hand) => without(hand, [card])),
  };
}

/** A toll is opened by the seat whose turn it is. */
function opened({ stage, hands }: State, amount: number): Stage {
  const seat = stage.at === "turn" ? stage.seat : 0;
  return { at: "toll", seat, amount, offers: hands.map(() => undefined) };
}

function offered(stage: Stage, { seat, cards }: EventOf<"TollOffered">): Stage {
  if (stage.at !== "toll") return stage;
  const offers = stage.offers.slice();
  offers[seat] = cards;
  return { ...stage, offers };
}

const settled = (state: State): State => {
  const { stage } = state;
  return stage.at === "toll" ? { ...state, tolls: state.tolls + 1, stage: { at: "turn", seat: stage.seat } } : state;
};
