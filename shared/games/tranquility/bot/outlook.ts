import type { Handle, Seat } from "../../../engine/game.ts";
import { type Face, FINISHES } from "../cards.ts";
import type { Cell } from "../layouts.ts";
import { isRoofOpen } from "../modes/arch.ts";
import { gapsOf } from "../placing.ts";
import { drawsExplorer, faceOf, handOf, numberOn, type State, sideDue } from "../state.ts";
import { burdensOf } from "./burdens.ts";
import { countCards, type Odds, oddsByNumber } from "./odds.ts";
import { type Sea, seaOf } from "./sea.ts";
import { BOTTOM, holds, type Span, TOP } from "./span.ts";
import { WEIGHTS } from "./weights.ts";

/** A card of the own hand. */
export interface Held {
  readonly card: Handle;
  readonly face: Face | undefined;
  readonly number: number | undefined;
}

/** What a seat can know of the table: its hand, its own discards, the board, and how many cards lie where. */
export interface Outlook extends Odds {
  readonly hand: readonly Held[];
  readonly stretches: readonly Span[];
  /** Numbers of the hand that are given up in a thought. */
  readonly gone: readonly number[];
  /** By cell: what a placement there costs beside its price; never, where none is allowed. */
  readonly burdens: Float64Array;
  readonly emptyCells: number;
  /** The odds that no other finish would turn up in time. */
  readonly lastFinish: number;
  /** A finish held now would be lost anyway (B9). */
  readonly finishInVain: boolean;
  /** How much smaller the own stock is than the average one, as a share of that; below zero if it is larger. */
  readonly shortage: number;
  /** The waters around a pyramid. */
  readonly sea: Sea | undefined;
  /** The cells where an island draws an explorer card first (P2). */
  readonly explored: readonly Cell[];
  /** The cells with a storm (P5). */
  readonly storms: readonly Cell[];
  /** The cells whose islands have the wrong side up (N2). */
  readonly wrongSides: readonly Cell[];
}

export function lookout(view: State, seat: Seat): Outlook {
  const hand = handOf(view, seat).map((card) => ({ card, face: faceOf(view, card), number: numberOn(view, card) }));
  const stretches = stretchesOf(view);
  const odds = oddsByNumber(view, seat, stretches);
  const sea = seaOf(view, seat);
  return {
    ...odds,
    hand,
    stretches,
    gone: [],
    burdens: burdensOf(view, seat),
    emptyCells: stretches.reduce((sum, { size }) => sum + size, 0),
    lastFinish: sea ? sea.lastFinish : lastFinish(view, seat, odds),
    finishInVain: losesItsHand(view),
    shortage: shortageOf(view, seat),
    sea,
    explored: cellsOf(view, (cell) => drawsExplorer(view, cell)),
    storms: cellsOf(view, (cell) => view.storms[cell] !== undefined),
    wrongSides: cellsOf(view, (cell) => hasWrongSide(view, cell)),
  };
}

const cellsOf = ({ board }: State, isMeant: (cell: Cell) => boolean): Cell[] => [...board.keys()].filter(isMeant);

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
function stretchesOf(view: State): Span[] {
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
  const own = [...handOf(view, seat), ...(view.discards[seat] ?? [])];
  const elsewhere = FINISHES - own.filter((card) => faceOf(view, card) === "finish").length;
  const tooDeep = Math.min(1, WEIGHTS.deep / Math.max(1, afield));
  return (1 - alive * (1 - tooDeep)) ** elsewhere;
}

/** The first of the two rounds takes all four cards of a single player's hand, whatever they are (B9). */
const losesItsHand = ({ options, hands, start }: State): boolean =>
  hands.length === 1 && "soloToll" in options && options.soloToll === "two-rounds" && start === undefined;

/** What a card less in the own stock costs, whatever is on it. */
export const priceOfCard = ({ shortage }: Outlook): number =>
  WEIGHTS.spend * Math.max(0, 1 + WEIGHTS.thrift * shortage);

/** The outlook after a number of the own hand was lost. */
export const without = (outlook: Outlook, number: number): Outlook => ({ ...outlook, gone: [...outlook.gone, number] });

/** The odds that a number can still be placed by somebody. */
export const oddsOf = ({ odds, gone }: Outlook, number: number): number => (gone.includes(number) ? 0 : odds[number]!);

/** How many numbers between two others can be counted on. */
export function numbersIn({ counts, gone }: Outlook, below: number, above: number): number {
  let count = counts[above - 1]! - counts[below]!;
  for (const number of gone) if (below < number && number < above) count -= 1;
  return count;
}

/** The spans a number could go to: on a single line, one at most. */
export const spansFor = (spans: readonly Span[], number: number): Span[] => spans.filter((span) => holds(span, number));
