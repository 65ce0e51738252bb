import type { Handle, Seat } from "../../engine/contract/events.ts";
import { MEMOIZED_EVENTS, memoizeLast } from "../../engine/memoize-last.ts";
import { discard, put, renamed, replaced, reveal, show, taken, without } from "./card-zones.ts";
import { numberOf, type TranquilityFace } from "./cards.ts";
import type { Event, TranquilityEventOf } from "./events.ts";
import { explored, exploring, owing, stormOn } from "./exploring.ts";
import { drawsExplorer, type HandShuffle, pileOf, type State, type TranquilityStage } from "./state.ts";

/** Only `faces` depends on secrets. An unknown event of a later release gives undefined. */
export const evolve = memoizeLast(reduce, MEMOIZED_EVENTS);

function reduce(state: State, event: Event): State {
  switch (event.type) {
    case "PilesDealt":
      return { ...state, piles: event.piles, faces: reveal(state.faces, event.piles.flat(), event.secret?.faces) };
    case "CardsSetAside":
      return { ...state, aside: event.cards, faces: reveal(state.faces, event.cards, event.secret?.faces) };
    case "ExplorerStacked":
      return { ...state, explorer: event.cards, faces: reveal(state.faces, event.cards, event.secret?.faces) };
    case "UnseenShuffled":
    case "HandChanged":
      return { ...state, faces: reveal(state.faces, event.cards, event.secret?.faces) };
    case "CardsDrawn":
      return {
        ...state,
        faces: reveal(state.faces, event.cards, event.secret?.faces),
        piles: taken(state.piles, pileOf(state, event.seat), event.cards),
        hands: put(state.hands, event.seat, event.cards),
      };
    case "TurnStarted":
      return {
        ...state,
        startless: startless(state, event.seat),
        turns: state.turns + 1,
        stage: { at: "turn", seat: event.seat },
      };
    case "CardPlaced":
      return placed(state, event);
    case "CostPaid":
      return placedFor(pay(state, event.seat, event.cards));
    case "PairDiscarded":
      return discard(state, event.seat, event.cards);
    case "StartPlayed":
      return {
        ...state,
        start: event.card,
        faces: show(state.faces, event.card, event.face),
        hands: taken(state.hands, event.seat, [event.card]),
      };
    case "TollOpened":
      return { ...state, stage: opened(state, event.amount) };
    case "TollOffered":
      return { ...state, stage: offered(state.stage, event) };
    case "TollSettled":
      return event.paid.reduce((paying, { seat, cards }) => pay(paying, seat, cards), settled(state));
    case "FinishPlaced":
      return {
        ...state,
        finish: event.card,
        faces: show(state.faces, event.card, event.face),
        hands: taken(state.hands, event.seat, [event.card]),
        stage: { at: "end" },
      };
    case "HandShuffled":
      return {
        ...state,
        mixed: [...state.mixed, mixing(state, event)],
        faces: renamed(state.faces, event.were, event.cards, event.secret?.faces),
        hands: replaced(state.hands, event.seat, event.cards),
        stage: { at: "turn", seat: event.seat },
      };
    case "BoardFilled":
      return { ...state, stage: { at: "end" } };
    case "SpecialDrawn":
      return {
        ...state,
        faces: show(state.faces, event.card, event.face),
        piles: taken(state.piles, pileOf(state, event.seat), [event.card]),
        shown: put(state.shown, event.seat, [event.card]),
      };
    case "ExplorerDrawn":
      return explored(state, event);
    case "ExplorerKept":
    case "ExplorerSpent":
      return { ...state, stage: owing(state.stage, 0) };
    case "RocksStruck":
      return { ...state, stage: owing(state.stage, 1, state.hands[event.seat]?.length) };
    case "PileTopLost":
      return {
        ...state,
        piles: taken(state.piles, pileOf(state, event.seat), [event.card]),
        aside: [...state.aside, event.card],
      };
    case "StormRaised":
      return {
        ...state,
        board: state.board.with(event.cell, undefined),
        storms: stormOn(state, event.cell, event.storm),
        shown: taken(state.shown, event.seat, [event.storm]),
        stage: { at: "shuffle", seat: event.seat, cards: [event.card] },
      };
    case "IslandSwallowed":
      return {
        ...state,
        board: state.board.with(event.cell, undefined),
        shown: put(state.shown, event.seat, [event.card]),
        stage: { at: "turn", seat: event.seat },
      };
    case "StormCleared":
      return {
        ...state,
        faces: show(state.faces, event.compass, "compass"),
        hands: taken(state.hands, event.seat, [event.compass]),
        storms: stormOn(state, event.cell, undefined),
        // H3: a compass of a pile is shown already.
        shown: put(taken(state.shown, event.seat, [event.compass]), event.seat, [event.compass, event.storm]),
      };
    case "HandsTurned":
      return {
        ...state,
        faces: show(state.faces, event.compass, "compass"),
        hands: taken(state.hands, event.seat, [event.compass]),
        shown: put(state.shown, event.seat, [event.compass]),
        side: event.side,
      };
    case "CardTurned": {
      const turned = pay(state, event.seat, [event.card]);
      const placed = state.board[event.cell];
      return placed ? { ...turned, board: state.board.with(event.cell, { ...placed, side: event.side }) } : turned;
    }
    case "RowRefilled":
      return {
        ...state,
        faces: reveal(state.faces, event.cards, event.faces),
        piles: taken(state.piles, 0, event.cards),
        row: [...state.row, ...event.cards],
      };
    case "RowTaken":
      return {
        ...state,
        row: without(state.row, event.cards),
        stage: { at: "shuffle", seat: event.seat, cards: event.cards },
      };
    case "HandSwept":
      return {
        ...state,
        faces: reveal(state.faces, event.cards, event.faces),
        hands: taken(state.hands, event.seat, event.cards),
        shown: put(state.shown, event.seat, event.cards),
      };
    case "Scored":
      return { ...state, stage: { at: "scored", scores: event.scores } };
    case "RoofOpened":
    case "SeatPassed":
      // The board and the hands imply these events.
      return state;
  }
}

function mixing({ stage, faces }: State, { seat, were, cards }: TranquilityEventOf<"HandShuffled">): HandShuffle {
  const seen: Record<Handle, TranquilityFace> = {};
  if (stage.at === "shuffle") for (const card of stage.cards) seen[card] = faces[card]!;
  return { seat, were, cards, seen };
}

/**
 * Updates `State.startless` before a turn, in which the seat would have to play a start card (B6). Before the first
 * turn no hand has one (B1).
 */
function startless(state: State, seat: Seat): readonly Handle[] {
  const { startless, start, stage } = state;
  if (start !== undefined) return startless;
  return startless.map((card, at) => (at === seat || stage.at === "deal" ? (lastDrawn(state, at) ?? card) : card));
}

/** The last card drawn from the seat's pile; undefined if it does not follow from the public state. */
function lastDrawn({ hands, piles, mixed, layout }: State, seat: Seat): Handle | undefined {
  const last = hands[seat]?.at(-1);
  const top = piles[seat]?.[0];
  // Explorer cards and shuffled hands have higher handles than all piles, whose handles are consecutive.
  if (top !== undefined) return last === undefined || last < top ? last : top - 1;
  return layout.borders || mixed.length > 0 ? undefined : last;
}

function placed(state: State, event: TranquilityEventOf<"CardPlaced">): State {
  const { seat, card, face, cell, side, value } = event;
  const number = value ?? numberOf(face) ?? 0;
  const board = state.board.slice();
  board[cell] = side === undefined ? { card, number, by: seat } : { card, number, by: seat, side };
  return {
    ...state,
    board,
    faces: show(state.faces, card, face),
    hands: taken(state.hands, seat, [card]),
    stage: value === undefined && drawsExplorer(state, cell) ? exploring(state, seat, cell, number) : state.stage,
  };
}

const pay = (state: State, seat: Seat, cards: readonly Handle[]): State => ({
  ...state,
  hands: taken(state.hands, seat, cards),
  discards: put(state.discards, seat, cards),
  paid: state.paid.with(seat, state.paid[seat]! + cards.length),
});

/** P3: leaves the stage `cost` once it is paid. */
const placedFor = (state: State): State =>
  state.stage.at === "cost" ? { ...state, stage: { at: "turn", seat: state.stage.seat } } : state;

function opened({ stage, hands }: State, amount: number): TranquilityStage {
  const seat = stage.at === "turn" ? stage.seat : 0;
  return { at: "toll", seat, amount, offers: hands.map(() => undefined) };
}

function offered(stage: TranquilityStage, { seat, cards }: TranquilityEventOf<"TollOffered">): TranquilityStage {
  if (stage.at !== "toll") return stage;
  const offers = stage.offers.slice();
  offers[seat] = cards;
  return { ...stage, offers };
}

const settled = (state: State): State => {
  const { stage } = state;
  return stage.at === "toll" ? { ...state, tolls: state.tolls + 1, stage: { at: "turn", seat: stage.seat } } : state;
};
