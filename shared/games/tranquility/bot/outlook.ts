import type { Handle, Seat } from "../../../engine/game.ts";
import { type Face, FINISHES } from "../cards.ts";
import type { Cell } from "../layouts.ts";
import { isRoofOpen } from "../modes/arch.ts";
import { gapsOf } from "../placing.ts";
import { drawsExplorer, faceOf, handOf, numberOn, type State, sideDue } from "../state.ts";
import { burdensOf } from "./burdens.ts";
import { countCards, type Odds, oddsByNumber } from "./odds.ts";
import type { Supply } from "./price.ts";
import { type Sea, seaOf } from "./sea.ts";
import { BOTTOM, type Span, TOP } from "./span.ts";
import { type Stretch, stretchesOf } from "./stretch.ts";
import { WEIGHTS } from "./weights.ts";

/** A card of the own hand. */
export interface Held {
  readonly card: Handle;
  readonly face: Face | undefined;
  readonly number: number | undefined;
}

/** What a seat can know of the table: its hand, its own discards, the board, and how many cards lie where. */
export interface Outlook extends Supply {
  readonly hand: readonly Held[];
  readonly stretches: readonly Stretch[];
  /** Those that a number of the hand could go to: nothing else is gained or lost with its cards. */
  readonly homes: readonly Stretch[];
  readonly emptyCells: number;
  /** The odds that no other finish would turn up in time. */
  readonly lastFinish: number;
  /** A finish held now would be lost anyway (B9). */
  readonly finishInVain: boolean;
  /** How much smaller the own stock is than the average one, as a share of that; below zero if it is larger. */
  readonly shortage: number;
  /** The waters around a pyramid. */
  readonly sea: Sea | undefined;
  /** By cell: whether an island there draws an explorer card first (P2). */
  readonly explored: readonly boolean[];
  /** The cells with a storm (P5). */
  readonly storms: readonly Cell[];
  /** The cells whose islands have the wrong side up (N2). */
  readonly wrongSides: readonly Cell[];
}

export function lookout(view: State, seat: Seat): Outlook {
  const hand = handOf(view, seat).map(
    (card): Held => ({ card, face: faceOf(view, card), number: numberOn(view, card) }),
  );
  const spans = spansOf(view);
  const emptyCells = spans.reduce((sum, { size }) => sum + size, 0);
  const odds = oddsByNumber(view, seat, spans);
  const supply: Supply = { ...odds, wait: waitNow(emptyCells), burdens: burdensOf(view, seat), twos: new Map() };
  const stretches = stretchesOf(supply, spans);
  const sea = seaOf(view, seat);
  return {
    ...supply,
    hand,
    stretches,
    homes: stretches.filter((stretch) => hand.some(({ number }) => number !== undefined && stretch.holds(number))),
    emptyCells,
    lastFinish: sea ? sea.lastFinish : lastFinish(view, seat, odds),
    finishInVain: losesItsHand(view),
    shortage: shortageOf(view, seat),
    sea,
    explored: sea ? view.board.map((_, cell) => drawsExplorer(view, cell)) : NONE,
    storms: sea ? cellsOf(view.storms, (storm) => storm !== undefined) : NONE,
    wrongSides: view.layout.night ? cellsOf(view.board, (_, cell) => hasWrongSide(view, cell)) : NONE,
  };
}

const NONE: readonly never[] = [];

/** Waits grow or shrink towards the end. */
const waitNow = (emptyCells: number): number => WEIGHTS.wait * (1 + (WEIGHTS.late * 6) / (emptyCells + 6));

function cellsOf<T>(board: readonly T[], isMeant: (what: T, cell: Cell) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < board.length; cell++) if (isMeant(board[cell]!, cell)) cells.push(cell);
  return cells;
}

function hasWrongSide(view: State, cell: Cell): boolean {
  const due = sideDue(view, cell);
  return due !== undefined && view.board[cell] !== undefined && view.board[cell].side !== due;
}

/** A stock: the cards a seat has in hand and pile. One more card keeps the share sane when there are hardly any. */
function shortageOf({ hands, piles }: State, seat: Seat): number {
  const stock = (hands[seat]?.length ?? 0) + (piles[seat]?.length ?? 0);
  const average = (countCards(hands) + countCards(piles)) / hands.length;
  return (average - stock) / (average + 1);
}

/** The gaps of the board; where it is an arch, the pillars are free until the roof opens. */
function spansOf(view: State): Span[] {
  const [pillar] = view.options.mode === "arch" && !isRoofOpen(view) ? view.layout.lines : [];
  const free = 2 * (pillar?.length ?? 0);
  return gapsOf(view).map(({ cells, below = BOTTOM, above = TOP }) => ({
    first: cells[0]!,
    below,
    above,
    size: cells.length,
    free: cells[0]! < free,
  }));
}

/** The odds that every finish of the others is lost, or comes too late. */
function lastFinish(view: State, seat: Seat, { alive, afield }: Odds): number {
  let elsewhere = FINISHES;
  for (const own of [handOf(view, seat), view.discards[seat] ?? []])
    for (const card of own) if (faceOf(view, card) === "finish") elsewhere--;
  const tooDeep = Math.min(1, WEIGHTS.deep / Math.max(1, afield));
  return (1 - alive * (1 - tooDeep)) ** elsewhere;
}

/** The first of the two rounds takes all four cards of a single player's hand, whatever they are (B9). */
const losesItsHand = ({ options, hands, start }: State): boolean =>
  hands.length === 1 && "soloToll" in options && options.soloToll === "two-rounds" && start === undefined;

/** What a card less in the own stock costs, whatever is on it. */
export const priceOfCard = ({ shortage }: Outlook): number =>
  WEIGHTS.spend * Math.max(0, 1 + WEIGHTS.thrift * shortage);
