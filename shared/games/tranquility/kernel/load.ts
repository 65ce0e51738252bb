import type { Handle } from "../../../engine/contract/events.ts";
import type { State } from "../state.ts";
import {
  ASIDE,
  COST,
  DAY,
  DISCARDED,
  FINISHED,
  HAND_SHIFT,
  IN_PLAY,
  type Kernel,
  NIGHT,
  NO_OFFER,
  SCORED,
  SHOWN,
  TOLL,
  TURN,
} from "./kernel.ts";
import { codeOf, rulesOf, sideCodeOf } from "./rules.ts";

const STAGES = { turn: TURN, cost: COST, toll: TOLL, end: FINISHED, scored: SCORED } as const;

class Filling {
  /** By handle. */
  readonly cards = new Map<Handle, number>();
  readonly #table: Kernel;
  readonly #faces: State["faces"];
  readonly #areAllKnown: boolean;
  #last = 0;

  constructor(table: Kernel, faces: State["faces"], areAllKnown: boolean) {
    this.#table = table;
    this.#faces = faces;
    this.#areAllKnown = areAllKnown;
  }

  get next(): number {
    return this.#last + 1;
  }

  /** @throws RangeError if the face is unknown and all must be known */
  put(handle: Handle, fate: number = IN_PLAY): number {
    const face = this.#faces[handle];
    if (face === undefined && this.#areAllKnown) throw new RangeError(`the face of card ${handle} is unknown`);
    const card = ++this.#last;
    this.cards.set(handle, card);
    this.#table.handle[card] = handle;
    this.#table.face[card] = face === undefined ? 0 : codeOf(face);
    this.#table.nextHandle = Math.max(this.#table.nextHandle, handle + 1);
    this.#table.fate[card] = fate;
    return card;
  }

  putAll(handles: readonly Handle[], fate: number = IN_PLAY): void {
    for (const handle of handles) this.put(handle, fate);
  }
}

/**
 * Loads a true state or a determinized view.
 * @throws RangeError if a face is unknown, the match was not dealt yet, or the state is inside a step
 */
export function load(table: Kernel, state: State): void {
  fill(table, state, true);
}

/**
 * Loads a view, with 0 for unknown faces.
 * @returns the card of each handle
 * @throws RangeError if the match was not dealt yet, or the state is inside a step
 */
export const loadView = (table: Kernel, view: State): ReadonlyMap<Handle, number> => fill(table, view, false);

function fill(table: Kernel, state: State, areAllKnown: boolean): ReadonlyMap<Handle, number> {
  const { options, stage } = state;
  if (!(stage.at in STAGES)) throw new RangeError(`a table cannot be loaded in the stage ${stage.at}`);
  table.clear(rulesOf(options), state.hands.length);
  table.nextHandle = state.faces.length;
  table.currentSide = state.side === "day" ? DAY : NIGHT;
  table.turns = state.turns;
  table.tolls = state.tolls;
  const filling = new Filling(table, state.faces, areAllKnown);
  loadPiles(table, state, filling);
  loadSeats(table, state, filling);
  loadBoard(table, state, filling);
  filling.putAll(state.aside, ASIDE);
  for (const card of state.row) table.row[table.rowCount++] = filling.put(card);
  if (state.start !== undefined) table.start = filling.put(state.start);
  if (state.finish !== undefined) table.finish = filling.put(state.finish);
  loadStage(table, state);
  return filling.cards;
}

function loadPiles(table: Kernel, { piles, explorer }: State, filling: Filling): void {
  for (const [pile, cards] of piles.entries()) {
    table.top[pile] = filling.next;
    filling.putAll(cards);
    table.end[pile] = filling.next;
  }
  table.explorerTop = filling.next;
  filling.putAll(explorer);
  table.explorerEnd = filling.next;
}

function loadSeats(table: Kernel, { hands, discards, shown, paid }: State, filling: Filling): void {
  for (const [seat, cards] of hands.entries()) {
    for (const [position, card] of cards.entries()) table.hand[(seat << HAND_SHIFT) + position] = filling.put(card);
    table.handCount[seat] = cards.length;
    table.paid[seat] = paid[seat]!;
    filling.putAll(discards[seat]!, DISCARDED + seat);
    filling.putAll(shown[seat]!, SHOWN + seat);
  }
}

function loadBoard(table: Kernel, { board, storms }: State, filling: Filling): void {
  for (const [cell, placed] of board.entries()) {
    if (placed === undefined) continue;
    table.number[cell] = placed.number;
    table.card[cell] = filling.put(placed.card);
    table.by[cell] = placed.by;
    table.side[cell] = sideCodeOf(placed.side);
    table.filled++;
  }
  for (const [cell, storm] of storms.entries()) {
    if (storm === undefined) continue;
    table.storm[cell] = filling.put(storm);
    table.storms++;
  }
}

function loadStage(table: Kernel, { stage, hands }: State): void {
  table.stage = STAGES[stage.at as keyof typeof STAGES];
  if ("seat" in stage) table.seat = stage.seat;
  if (stage.at === "cost") {
    table.cell = stage.cell;
    table.cost = stage.cost;
  }
  if (stage.at !== "toll") return;
  table.amount = stage.amount;
  for (const [seat, offer] of stage.offers.entries())
    table.offer[seat] = offer
      ? offer.reduce((positions, card) => positions | (1 << hands[seat]!.indexOf(card)), 0)
      : NO_OFFER;
}
