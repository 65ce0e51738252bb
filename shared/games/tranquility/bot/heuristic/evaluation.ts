import type { Handle, Seat } from "../../../../engine/contract/events.ts";
import type { TranquilityFace } from "../../cards.ts";
import type { Cell } from "../../layouts.ts";
import type { Mode } from "../../modes/mode.ts";
import { modeOf } from "../../modes/modes.ts";
import { gapsOf } from "../../placing.ts";
import { drawsExplorer, faceOf, handOf, numberOn, type State, sideDue } from "../../state.ts";
import { type ExplorerOdds, explorerOddsOf } from "./explorer-odds.ts";
import type { Supply } from "./fill-cost.ts";
import { BOTTOM, type GapRun, TOP } from "./gap-run.ts";
import { type GapValue, gapValuesOf } from "./gap-value.ts";
import { countCards, type Odds, oddsByNumber } from "./number-odds.ts";
import { penaltiesOf } from "./penalties.ts";
import { WEIGHTS } from "./weights.ts";

export interface HeldCard {
  readonly card: Handle;
  readonly face: TranquilityFace | undefined;
  readonly number: number | undefined;
}

export interface BoardEvaluation extends Supply {
  readonly actions: Mode["actions"];
  readonly hand: readonly HeldCard[];
  readonly gapValues: readonly GapValue[];
  /** Gaps that a number in hand fits. */
  readonly homes: readonly GapValue[];
  readonly emptyCells: number;
  /** The probability that no other finish card comes in time. */
  readonly lastFinish: number;
  /** B9: a toll will take a finish card in hand anyway. */
  readonly finishInVain: boolean;
  /** The share by which the seat's stock is below the average; negative if above. */
  readonly shortage: number;
  /** Only in modes with explorer cards. */
  readonly explorerOdds: ExplorerOdds | undefined;
  /** By cell: an island there draws an explorer card (P2). */
  readonly explored: readonly boolean[];
  /** Cells with storms (P5). */
  readonly storms: readonly Cell[];
  /** Cells whose islands have the wrong side up (N2). */
  readonly wrongSides: readonly Cell[];
}

export function evaluateBoard(view: State, seat: Seat): BoardEvaluation {
  const hand = handOf(view, seat).map(
    (card): HeldCard => ({ card, face: faceOf(view, card), number: numberOn(view, card) }),
  );
  const spans = spansOf(view);
  const emptyCells = spans.reduce((sum, { size }) => sum + size, 0);
  const odds = oddsByNumber(view, seat, spans);
  const supply: Supply = { ...odds, wait: waitNow(emptyCells), penalties: penaltiesOf(view, seat), twos: new Map() };
  const gapValues = gapValuesOf(supply, spans);
  const explorerOdds = explorerOddsOf(view, seat);
  return {
    ...supply,
    actions: modeOf(view).actions,
    hand,
    gapValues,
    homes: gapValues.filter((gapValue) => hand.some(({ number }) => number !== undefined && gapValue.holds(number))),
    emptyCells,
    lastFinish: explorerOdds ? explorerOdds.lastFinish : lastFinish(view, seat, odds),
    finishInVain: losesItsHand(view),
    shortage: shortageOf(view, seat),
    explorerOdds,
    explored: explorerOdds ? view.board.map((_, cell) => drawsExplorer(view, cell)) : NONE,
    storms: explorerOdds ? cellsOf(view.storms, (storm) => storm !== undefined) : NONE,
    wrongSides: view.layout.night ? cellsOf(view.board, (_, cell) => hasWrongSide(view, cell)) : NONE,
  };
}

const NONE: readonly never[] = [];

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

/** Stock: cards in hand and pile. Adding 1 to the average keeps the ratio stable when few cards are left. */
function shortageOf({ hands, piles }: State, seat: Seat): number {
  const stock = (hands[seat]?.length ?? 0) + (piles[seat]?.length ?? 0);
  const average = (countCards(hands) + countCards(piles)) / hands.length;
  return (average - stock) / (average + 1);
}

function spansOf(view: State): GapRun[] {
  const { isFree, price } = modeOf(view);
  return gapsOf(view).map(({ cells, below = BOTTOM, above = TOP }) => ({
    first: cells[0]!,
    below,
    above,
    size: cells.length,
    free: isFree[cells[0]!]!,
    priceOf: price,
  }));
}

/** The probability that all other finish cards are lost or come too late. */
function lastFinish(view: State, seat: Seat, { unseenChance, cardsInPlay }: Odds): number {
  let elsewhere = modeOf(view).deck.mixed.filter((face) => face === "finish").length;
  for (const own of [handOf(view, seat), view.discards[seat] ?? []])
    for (const card of own) if (faceOf(view, card) === "finish") elsewhere--;
  const tooDeep = Math.min(1, WEIGHTS.deep / Math.max(1, cardsInPlay));
  return (1 - unseenChance * (1 - tooDeep)) ** elsewhere;
}

/** B9: a single player's first of two rounds takes the whole hand. */
const losesItsHand = (view: State): boolean =>
  view.hands.length === 1 && modeOf(view).soloToll === "two-rounds" && view.start === undefined;

/** The price of having one card less, whatever its face. */
export const priceOfCard = ({ shortage }: BoardEvaluation): number =>
  WEIGHTS.spend * Math.max(0, 1 + WEIGHTS.thrift * shortage);
