import type { Handle } from "../../../engine/contract/events.ts";
import { ARCH } from "../boards/official.ts";
import type { KernelRules } from "./rules.ts";

/** Cards are numbered from 1, in the order in which a kernel was filled; the pyramid has 110. */
const CARDS = 111;
const SEATS = 5;
const CELLS = ARCH.cells.length;
/** Most gaps of a board: every second cell is filled. */
const GAPS = CELLS / 2;

/** The place of a seat's first card in `hand` is `seat << HAND_SHIFT`. A hand has at most nine cards (B9). */
export const HAND_SHIFT = 4;

/** What the table waits for. */
export const TURN = 0;
export const COST = 1;
export const TOLL = 2;
export const FINISHED = 3;
export const SCORED = 4;

/** Where a card is: in play, among the face-down or face-up discards of a seat (its number is added), or set aside. */
export const IN_PLAY = 0;
export const DISCARDED = 8;
export const SHOWN = 16;
export const ASIDE = 24;

/** Values of `side`. */
export const NO_SIDE = 0;
export const DAY = 1;
export const NIGHT = 2;

/** The offer of a seat that has not offered yet. */
export const NO_OFFER = 0xffff;

/** Sizes of the arrays below, in bytes, the widest numbers first. */
const GAP_BYTES = 4 * GAPS;
const WORD_BYTES = 2 * (CARDS + SEATS);
const BYTES = 2 * CARDS + (SEATS << HAND_SHIFT) + 5 * SEATS + 5 * CELLS;

/**
 * A table of Tranquility, mutable, in typed arrays: all that the rules read of a `State` whose cards are known. It does
 * not keep what only `determinize` reads (`startless`, `mixed`), nor the order of discards, which has no meaning.
 */
export class Kernel {
  rules: KernelRules;
  seats = 0;
  /** `TURN`, `COST`, `TOLL`, `FINISHED` or `SCORED`. */
  stage = TURN;
  /** The seat whose turn it is, who owes a cost, or who opened the toll. */
  seat = 0;
  /** In stage `COST`: the cell of the placement, and the cards due. */
  cell = 0;
  cost = 0;
  /** In stage `TOLL`: the cards due. */
  amount = 0;
  /** The cards that were played as start and finish, 0 before that. */
  start = 0;
  finish = 0;
  /** `DAY` or `NIGHT`: the side on which islands are currently placed (N2). */
  currentSide = DAY;
  turns = 0;
  tolls = 0;
  /** The next handle that a shuffled hand gets (B12). */
  nextHandle: Handle = 0;
  /** The number of islands and jokers on the board, and of storms. */
  filled = 0;
  storms = 0;
  rowCount = 0;
  /** The top of the explorer deck, and the card after its last: its cards have consecutive numbers. */
  explorerTop = 0;
  explorerEnd = 0;
  /** Whether the gaps below are those of an earlier board. */
  areGapsStale = true;
  gaps = 0;

  readonly handle: Uint16Array;
  /** By seat, the positions in hand of the cards offered, a bit each; `NO_OFFER` before its offer. */
  readonly offer: Uint16Array;
  /** By card, the index of its face in `FACES`, plus one: the number of an island. */
  readonly face: Uint8Array;
  /** By card: `IN_PLAY`, `DISCARDED + seat`, `SHOWN + seat` or `ASIDE`. */
  readonly fate: Uint8Array;
  readonly hand: Uint8Array;
  readonly handCount: Uint8Array;
  /** By pile, its top card and the card after its last: the cards of a pile have consecutive numbers. */
  readonly top: Uint8Array;
  readonly end: Uint8Array;
  readonly paid: Uint8Array;
  readonly row: Uint8Array;
  /** By cell: the number of its island or joker, 0 if empty. The next three only count where this is not 0. */
  readonly number: Uint8Array;
  readonly card: Uint8Array;
  readonly by: Uint8Array;
  readonly side: Uint8Array;
  /** By cell, the card of its storm, or 0. */
  readonly storm: Uint8Array;
  /** The gaps of the board, line by line, as `gaps.ts` packs them. */
  readonly gap: Int32Array;

  /** All arrays are parts of this one, so that a copy is one call. */
  readonly #memory = new Uint8Array(GAP_BYTES + WORD_BYTES + BYTES);
  #used = 0;

  constructor(rules: KernelRules) {
    this.rules = rules;
    const { buffer, byteOffset } = this.#bytes(GAP_BYTES);
    this.gap = new Int32Array(buffer, byteOffset, GAPS);
    this.handle = this.#words(CARDS);
    this.offer = this.#words(SEATS);
    this.face = this.#bytes(CARDS);
    this.fate = this.#bytes(CARDS);
    this.hand = this.#bytes(SEATS << HAND_SHIFT);
    this.handCount = this.#bytes(SEATS);
    this.top = this.#bytes(SEATS);
    this.end = this.#bytes(SEATS);
    this.paid = this.#bytes(SEATS);
    this.row = this.#bytes(SEATS);
    this.number = this.#bytes(CELLS);
    this.card = this.#bytes(CELLS);
    this.by = this.#bytes(CELLS);
    this.side = this.#bytes(CELLS);
    this.storm = this.#bytes(CELLS);
  }

  #bytes(length: number): Uint8Array {
    const from = this.#used;
    this.#used += length;
    return this.#memory.subarray(from, this.#used);
  }

  #words(length: number): Uint16Array {
    const { buffer, byteOffset } = this.#bytes(2 * length);
    return new Uint16Array(buffer, byteOffset, length);
  }

  /** Empties the table, except for fields that `load` and `deal` always set or that only some stages use. */
  clear(rules: KernelRules, seats: number): void {
    this.rules = rules;
    this.seats = seats;
    this.stage = TURN;
    this.start = 0;
    this.finish = 0;
    this.currentSide = DAY;
    this.turns = 0;
    this.tolls = 0;
    this.filled = 0;
    this.storms = 0;
    this.rowCount = 0;
    this.explorerTop = 0;
    this.explorerEnd = 0;
    this.areGapsStale = true;
    this.#memory.fill(0);
  }

  /** Becomes equal to another table, without allocating. A copy from before a move undoes it. */
  copyFrom(other: Kernel): void {
    this.rules = other.rules;
    this.seats = other.seats;
    this.stage = other.stage;
    this.seat = other.seat;
    this.cell = other.cell;
    this.cost = other.cost;
    this.amount = other.amount;
    this.start = other.start;
    this.finish = other.finish;
    this.currentSide = other.currentSide;
    this.turns = other.turns;
    this.tolls = other.tolls;
    this.nextHandle = other.nextHandle;
    this.filled = other.filled;
    this.storms = other.storms;
    this.rowCount = other.rowCount;
    this.explorerTop = other.explorerTop;
    this.explorerEnd = other.explorerEnd;
    this.areGapsStale = other.areGapsStale;
    this.gaps = other.gaps;
    this.#memory.set(other.#memory);
  }
}
