import type { Handle, Seat } from "../../../engine/contract/events.ts";
import type { PuzzleRules } from "../../../engine/contract/puzzles.ts";
import { duelTurns } from "../bot/duel.ts";
import { evaluateBoard } from "../bot/heuristic/evaluation.ts";
import { leastMissed } from "../bot/heuristic/hand-value.ts";
import { turnsOf } from "../bot/turn.ts";
import type { Command } from "../commands.ts";
import { modeOf } from "../modes/modes.ts";
import { gapAt } from "../placing.ts";
import { faceOf, forcedStart, handOf, isJoker, numberOn, type State } from "../state.ts";
import { roomFor } from "../toll.ts";

/** More placements than any hand has sensible ones. */
const MOST = 60;

/** A stretch of so few spaces is nearly full. */
const LAST = 2;

/** See `PuzzleRules.moves`. A forced start and a finish that wins are no questions. */
function moves(view: State, seat: Seat): readonly Command[] {
  const { stage } = view;
  const hand = handOf(view, seat);
  switch (stage.at) {
    case "turn":
      if (forcedStart(view, seat) !== undefined || mayFinishNow(view, seat)) return [];
      return [...turns(view, seat).filter(({ type }) => type !== "DiscardPair"), ...pairs(hand)];
    case "toll": {
      const evaluation = evaluateBoard(view, seat);
      const most = Math.min(hand.length, roomFor(stage, seat));
      return Array.from({ length: most + 1 }, (_, count) => {
        const { cards } = leastMissed(evaluation, evaluation.homes, evaluation.hand, count);
        return { type: "OfferToll", cards };
      });
    }
    case "cost":
      return choicesOf(hand, stage.cost).map((cards) => ({ type: "PayCost", cards }));
    default:
      return [];
  }
}

const turns = (view: State, seat: Seat): readonly Command[] =>
  view.options.mode === "duel" ? duelTurns(view, seat, MOST) : turnsOf(evaluateBoard(view, seat), MOST);

const mayFinishNow = (view: State, seat: Seat): boolean =>
  modeOf(view).mayFinish(view) &&
  handOf(view, seat).some((card) => faceOf(view, card) === "finish" || isJoker(view, card));

const pairs = (hand: readonly Handle[]): readonly Command[] =>
  choicesOf(hand, 2).map((cards) => ({ type: "DiscardPair", cards }));

/** All choices of so many cards. */
function choicesOf(cards: readonly Handle[], count: number): readonly (readonly Handle[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => choicesOf(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

/** See `PuzzleRules.kindOf`: what is placed where, or how many cards are given, whatever pays for it. */
function kindOf(view: State, command: Command): string {
  const { type } = command;
  switch (command.type) {
    case "PlaceCard":
      return `${type} ${command.value ?? faceOf(view, command.card)} ${command.cell}`;
    case "TurnCard":
      return `${type} ${command.cell}`;
    case "OfferToll":
      return `${type} ${command.cards.length}`;
    case "PayCost":
      return `${type} ${command.cards
        .map((card) => faceOf(view, card))
        .toSorted()
        .join(" ")}`;
    default:
      return type;
  }
}

/** See `PuzzleRules.themesOf`. */
function themesOf(view: State, _seat: Seat, best: Command): readonly string[] {
  const themes = new Set<string>();
  if (best.type === "OfferToll") themes.add("toll");
  if (best.type === "DiscardPair" || best.type === "Sweep") themes.add("discard");
  if (best.type === "PayCost" || (best.type === "PlaceCard" && best.pay.length > 0)) themes.add("paying");
  if (best.type === "TurnCard") themes.add("sides");
  if (best.type === "ClearStorm" || view.storms.some((storm) => storm !== undefined)) themes.add("storms");
  if (best.type === "PlaceCard") {
    const gap = gapAt(view, best.cell);
    if (gap && gap.cells.length <= LAST) themes.add("gaps");
    if (best.value !== undefined || numberOn(view, best.card) === undefined) themes.add("joker");
  }
  if (view.board.filter((placed) => placed === undefined).length <= view.board.length / 4) themes.add("end");
  if (themes.size === 0) themes.add("placing");
  return [...themes];
}

export const puzzleRules: PuzzleRules<State, Command> = { moves, kindOf, themesOf };
