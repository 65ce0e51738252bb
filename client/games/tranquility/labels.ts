import type { Handle, Seat } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import { type Face, numberOf } from "../../../shared/games/tranquility/cards.ts";
import type { Cell } from "../../../shared/games/tranquility/layouts.ts";
import { faceOf, type State } from "../../../shared/games/tranquility/state.ts";
import type { Deed, Other } from "./deeds.ts";
import { extentOf } from "./frames/measure.ts";
import { nameOf, refusalText } from "./sentences.ts";
import { isWrong, wouldBeWrong } from "./sides.ts";
import { objectionTo, paysLater, priceFor } from "./verdict.ts";
import { boardOf } from "./view.ts";
import type { Wish } from "./wish.ts";
import type { Words } from "./words/words.ts";

/** Who reads which table, with what in hand. */
export interface Onlook {
  readonly match: Match<State>;
  readonly seat: Seat | undefined;
  readonly wish: Wish;
  readonly words: Words;
}

export function cardLabel(face: Face | undefined, { cards }: Words): string {
  const n = numberOf(face);
  if (n !== undefined) return cards.island({ n });
  return face === undefined ? cards.unknown : (cards[face as keyof typeof cards] as string);
}

/** A hand card for ears, with what it is picked for. */
export function handLabel({ match, seat, wish, words }: Onlook, card: Handle): string {
  const { stage } = match.table;
  const offer = seat !== undefined && stage.at === "toll" && !wish.offering ? stage.offers[seat] : undefined;
  const label = cardLabel(faceOf(match.table, card), words);
  if (offer?.includes(card)) return `${label}, ${words.hand.given}`;
  return wish.marked.includes(card) ? `${label}, ${words.hand.marked}` : label;
}

/** A space for ears: where it is, what lies there, and while a card is chosen what it would cost or why it cannot lie there. */
export function cellLabel(onlook: Onlook, cell: Cell): string {
  const { match, seat, words } = onlook;
  const placed = match.table.board[cell];
  const parts = [words.cells.at(placeOf(match, cell))];
  const isBorder = match.table.layout.borders?.includes(cell) === true;
  if (match.table.storms[cell] !== undefined) parts.push(words.cells.storm);
  else if (!placed) parts.push(isBorder ? words.cells.border : words.cells.empty);
  else {
    const by = placed.by === seat ? {} : { who: nameOf(match, placed.by) };
    parts.push(words.cells.holds({ n: placed.number, ...by }));
    if (placed.side) parts.push(words.cells[placed.side]);
    if (isWrong(match.table, cell)) parts.push(words.cells.wrong);
  }
  const verdict = verdictOn(onlook, cell);
  return verdict ? `${parts.join(", ")}, ${verdict}` : parts.join(", ");
}

/** Rows count from the bottom, where the line begins. */
export function placeOf(match: Match<State>, cell: Cell): { row: number; column: number } {
  const { left, top, rows } = extentOf(boardOf(match));
  const { x, y } = boardOf(match).cells[cell]!;
  return { row: rows - (top - y), column: x - left + 1 };
}

function verdictOn({ match, seat, wish, words }: Onlook, cell: Cell): string | undefined {
  const { chosen } = wish;
  if (chosen === undefined || seat === undefined || match.phase !== "live") return undefined;
  if (match.table.board[cell]) return undefined;
  const why = objectionTo(match.table, seat, chosen, cell);
  if (why) return refusalText(why, words);
  if (wish.clears) return words.cells.clears;
  const price = priceFor(match.table, chosen, cell, wish.value);
  const n = wish.value ?? numberOf(faceOf(match.table, chosen));
  if (!price || n === undefined) return undefined;
  const parts = [words.cells.costs({ n, cost: price.cost })];
  if (price.neighbour) parts.push(words.cells.between({ n, other: price.neighbour.number }));
  if (paysLater(match.table, chosen, cell)) parts.push(words.cells.later);
  if (wouldBeWrong(match.table, cell)) parts.push(words.cells.wouldTurn);
  return parts.join(", ");
}

/** What stands on the main button, and beside it what is still missing. */
export function deedText(deed: Deed, match: Match<State>, { buttons }: Words): { text: string; count?: string } {
  switch (deed.do) {
    case "place": {
      const text = (deed.isJoker ? buttons.joker : buttons.place)({ n: deed.number, cost: deed.cost });
      return deed.cost ? { text, count: buttons.chosenOf({ have: deed.have, of: deed.cost }) } : { text };
    }
    case "pair":
      return { text: buttons.discardThese, count: buttons.chosenOf({ have: deed.have, of: 2 }) };
    case "start":
      return { text: buttons.start };
    case "finish":
      return { text: deed.isJoker ? buttons.finishJoker : buttons.finish };
    case "joker":
      return { text: buttons.jokerSpace };
    case "number":
      return { text: buttons.number };
    case "clear":
      return { text: deed.ready ? buttons.clear : deed.storms ? buttons.clearSpace : buttons.noStorm };
    case "due":
      return { text: buttons.due({ n: deed.cost }), count: buttons.chosenOf({ have: deed.have, of: deed.cost }) };
    case "turn":
      return deed.number === undefined
        ? { text: buttons.turnIsland }
        : { text: buttons.turnPay({ n: deed.number }), count: buttons.chosenOf({ have: deed.have, of: 1 }) };
    case "sweep":
      return { text: buttons.sweepSure };
    case "offer":
      return deed.ready
        ? { text: buttons.give({ n: deed.have }) }
        : { text: buttons.give({ n: deed.most }), count: buttons.chosenOf({ have: deed.have, of: deed.most }) };
    case "offered":
      return { text: buttons.gave({ n: deed.have }) };
    case "space":
      return { text: deed.spaces ? buttons.chooseSpace({ n: deed.number }) : buttons.noSpace({ n: deed.number }) };
    case "wait":
      return { text: buttons.wait({ who: deed.seats.map((seat) => nameOf(match, seat)).join(", ") }) };
    case "choose":
      return { text: buttons.choose };
    case "watch":
      return { text: buttons.watch };
    case "over":
      return { text: buttons.over };
  }
}

export const otherText = (other: Other, { buttons }: Words): string =>
  ({
    pair: buttons.discardTwo,
    turn: buttons.turnOne,
    sweep: buttons.sweep,
    change: buttons.change,
    back: buttons.back,
  })[other];
