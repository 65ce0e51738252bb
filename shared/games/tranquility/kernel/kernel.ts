import type { Handle } from "../../../engine/contract/events.ts";
import { ARCH } from "../boards/official.ts";
import type { KernelRules } from "./rules.ts";

/** Cards are numbered from 1; a pyramid has 110. */
const CARDS = 111;
const SEATS = 5;
const CELLS = ARCH.cells.length;
/** There are most gaps if every second cell is filled. */
const GAPS = CELLS / 2;

/** The first card of a seat is `hand[seat << HAND_SHIFT]`. A hand has at most nine cards (B9). */
export const HAND_SHIFT = 4;

/** Values of `stage`. */
export const TURN = 0;
export const COST = 1;
export const TOLL = 2;
export const FINISHED = 3;
export const SCORED = 4;

/** Values of `fate`; the seat is added to `DISCARDED` (face down) and `SHOWN` (face up). */
export const IN_PLAY = 0;
export const DISCARDED = 8;
export const SHOWN = 16;
export const ASIDE = 24;

/** Values of `side`. */
export const NO_SIDE = 0;
export const DAY = 1;
export const NIGHT = 2;

export const NO_OFFER = 0xffff;

/** Sizes in bytes, widest elements first for alignment. */
const GAP_BYTES = 4 * GAPS;
const WORD_BYTES = 2 * (CARDS + SEATS);
const BYTES = 2 * CARDS + (SEATS << HAND_SHIFT) + 5 * SEATS + 5 * CELLS;

/** The part of a `State` that the rules read, in mutable typed arrays, without the order of discards. */
export class Kernel {
  rules: KernelRules;
  seats = 0;
  stage = TURN;
  /** By stage: the seat with the turn, the seat that owes a cost, or the seat that opened the toll. */
  seat = 0;
  /** In stage `COST`: the cell of the island, and the cards due. */
  cell = 0;
  cost = 0;
  /** In stage `TOLL`: the cards due. */
  amount = 0;
  /** 0 until played. */
  start = 0;
  finish = 0;
  /** N2: `DAY` or `NIGHT`. */
  currentSide = DAY;
  turns = 0;
  tolls = 0;
  /** The next new handle (B12). */
  nextHandle: Handle = 0;
  /** How many islands (including jokers) and storms are on the board. */
  filled = 0;
  storms = 0;
  rowCount = 0;
  /** The top of the explorer deck, and the card after the last. Its cards are consecutive. */
  explorerTop = 0;
  explorerEnd = 0;
  areGapsStale = true;
  gaps = 0;

  readonly handle: Uint16Array;
  /** By seat: the positions of the offered cards, a bit each, or `NO_OFFER`. */
  readonly offer: Uint16Array;
  /** By card: the index of its face in `FACES` plus 1, for islands their number; 0 if unknown. */
  readonly face: Uint8Array;
  readonly fate: Uint8Array;
  readonly hand: Uint8Array;
  readonly handCount: Uint8Array;
  /** By pile: the top, and the card after the last. Cards of a pile are consecutive. */
  readonly top: Uint8Array;
  readonly end: Uint8Array;
  readonly paid: Uint8Array;
  readonly row: Uint8Array;
  /** By cell: the number of its island or joker, or 0. With 0, `card`, `by` and `side` are meaningless. */
  readonly number: Uint8Array;
  readonly card: Uint8Array;
  readonly by: Uint8Array;
  readonly side: Uint8Array;
  /** By cell: the card of its storm, or 0. */
  readonly storm: Uint8Array;
  /** Packed by `gaps.ts`. */
  readonly gap: Int32Array;

  /** Holds all arrays, so that one call copies them. */
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

  /** Keeps fields that are set again before they are read. */
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
