import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { Command, TranquilityCommandOf } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { gapAt } from "../../../../shared/games/tranquility/placing.ts";
import { faceOf, numberOn, type State } from "../../../../shared/games/tranquility/state.ts";
import type { MoveAt, MoveWords } from "../../../contract/sentences.ts";
import { language } from "../../../i18n/language.ts";
import { cardLabel, placeOf } from "../text/labels.ts";
import { messages } from "../text/messages/messages.ts";
import { flawOf, type RoomBeside, roomBeside } from "./flaws.ts";
import { vocabulary } from "./messages/messages.ts";

type MoveContext = MoveAt<State>;

function moveText(command: Command, at: MoveContext): string {
  const say = vocabulary.value;
  const { match } = at;
  switch (command.type) {
    case "PlaceCard":
      return placed(command, at);
    case "DiscardPair":
      return say.discarding(named(command.cards, at));
    case "OfferToll":
      return command.cards.length === 0 ? say.givingNothing : say.giving(named(command.cards, at));
    case "PayCost":
      return say.payingWith(named(command.cards, at));
    case "PlayStart":
      return say.start;
    case "PlayFinish":
      return say.finish;
    case "ClearStorm": {
      const { row, column } = placeOf(match, command.cell);
      return say.clearing(row, column);
    }
    case "TurnCard":
      return say.turning(match.table.board[command.cell]?.number ?? 0);
    case "Sweep":
      return say.sweep;
  }
}

function placed({ card, cell, value, pay }: TranquilityCommandOf<"PlaceCard">, at: MoveContext): string {
  const say = vocabulary.value;
  const { table } = at.match;
  const number = value ?? numberOn(table, card);
  if (number === undefined) return cardLabel(faceOf(table, card), messages.value);
  const where = whereIn(at, value === undefined ? number : say.joker(number), cell);
  return pay.length === 0 ? where : say.paying(where, named(pay, at));
}

/** Names the place by its neighbours or end of the line, or else by row and column. */
function whereIn({ match }: MoveContext, card: number | string, cell: Cell): string {
  const say = vocabulary.value;
  const { table } = match;
  const gap = gapAt(table, cell);
  const besideBelow = gap?.cells[0] === cell ? gap.below : undefined;
  const besideAbove = gap?.cells.at(-1) === cell ? gap.above : undefined;
  if (besideBelow !== undefined && besideAbove !== undefined) return say.between(card, besideBelow, besideAbove);
  const beside = besideBelow ?? besideAbove;
  if (beside !== undefined) return say.beside(card, beside);
  const [line, ...more] = table.layout.lines;
  if (more.length === 0 && line?.[0] === cell) return say.first(card);
  if (more.length === 0 && line?.at(-1) === cell) return say.last(card);
  const { row, column } = placeOf(match, cell);
  return say.at(card, row, column);
}

function named(cards: readonly Handle[], { match: { table } }: MoveContext): string {
  const order = (card: Handle) => numberOn(table, card) ?? Number.POSITIVE_INFINITY;
  const names = cards.toSorted((a, b) => order(a) - order(b)).map((card) => nameOf(table, card));
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

function nameOf(table: State, card: Handle): string {
  const face = faceOf(table, card);
  if (face === "start" || face === "finish") return vocabulary.value[face];
  return String(numberOn(table, card) ?? cardLabel(face, messages.value));
}

export const moveWords: MoveWords<State, Command> = {
  move: moveText,
  flaw: flawOf,
  reason: reasonOf,
  get themes() {
    return vocabulary.value.themes;
  },
};

/** A flaw of the other move, or else an advantage of the best. */
function reasonOf(best: Command, other: Command, at: MoveContext): string {
  const flaw = flawOf(other, best, at);
  const { reasons } = vocabulary.value;
  const { table } = at.match;
  if (flaw !== "") return reasons.flaw(capitalized(moveText(other, at)), flaw);
  switch (best.type) {
    case "PlaceCard": {
      const number = best.value ?? numberOn(table, best.card);
      const gap = gapAt(table, best.cell);
      return number === undefined || !gap ? reasons.start : roomText(number, roomBeside(number, best.cell, gap));
    }
    case "TurnCard":
      return reasons.turning(table.board[best.cell]?.number ?? 0);
    case "DiscardPair":
      return reasons.discarding;
    case "OfferToll":
      return reasons.giving(best.cards.length);
    case "PayCost":
      return reasons.paying;
    case "ClearStorm":
      return reasons.clearing;
    case "Sweep":
      return reasons.sweep;
    default:
      return reasons.start;
  }
}

function roomText(number: number, { below, above }: RoomBeside): string {
  const { reasons } = vocabulary.value;
  if (below.spaces + above.spaces === 0) return reasons.only(number, 1 + below.numbers + above.numbers);
  return reasons.room(number, below, above);
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
