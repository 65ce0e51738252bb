import { type Handle, type Refusal, refuse, type Seat } from "../../../engine/contract/events.ts";
import type { CommandPart } from "../../../engine/contract/moves.ts";
import { ISLANDS } from "../cards.ts";
import type { Command, TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { Event } from "../events.ts";
import type { Mode, TranquilityAction, TranquilityMove } from "../modes/mode.ts";
import { costAt } from "../placement-cost.ts";
import { visitPlacements } from "../placements.ts";
import { drawsExplorer, faceOf, handOf, isJoker, numberOn, type State } from "../state.ts";
import { endTurn } from "../turn.ts";
import { exactly } from "./choosing.ts";

/** B3, B4: places an island, or a joker as one (P10). */
export const PlaceCard: TranquilityAction<TranquilityCommandOf<"PlaceCard">> = {
  at: "turn",
  cards: ({ card, pay }) => [card, ...pay],
  moves: placing,
  decide: place,
};

/** Payable placements, in the order of the hand. */
function placing(state: State, seat: Seat, mode: Mode): readonly TranquilityMove[] {
  const moves: TranquilityMove[] = [];
  const hand = handOf(state, seat);
  for (const card of hand) {
    let rest: readonly Handle[] | undefined;
    visitPlacements(state, seat, card, mode, (cell, cost, numbers) => {
      const command: Command = numbers
        ? { type: "PlaceCard", card, cell, pay: [], value: numbers[0] }
        : { type: "PlaceCard", card, cell, pay: [] };
      const value = numbers
        ? [{ of: "number", into: "value", least: numbers[0], most: numbers[1] } as const]
        : NO_PARTS;
      if (cost === 0 || paysLater(state, command)) {
        moves.push({ command, parts: value });
        return;
      }
      rest ??= hand.filter((other) => other !== card);
      moves.push({ command, parts: [...value, exactly("pay", cost, rest)] });
    });
  }
  return moves;
}

const NO_PARTS: readonly CommandPart[] = [];

/** P3: an island that draws an explorer card is paid afterwards. */
const paysLater = (state: State, { card, cell }: TranquilityCommandOf<"PlaceCard">): boolean =>
  !isJoker(state, card) && drawsExplorer(state, cell);

/** P10: the player chooses a joker's number. */
function numberFor(state: State, { card, value }: TranquilityCommandOf<"PlaceCard">): number | Refusal {
  if (isJoker(state, card)) {
    if (value === undefined) return refuse("JokerNeedsNumber", "P10");
    return value >= 1 && value <= ISLANDS ? value : refuse("NoSuchNumber", "P10");
  }
  const number = numberOn(state, card);
  if (number === undefined) return refuse("NotAnIsland", "B3");
  return value === undefined ? number : refuse("NotAJoker", "P10");
}

function place(
  decision: TranquilityDecision,
  seat: Seat,
  command: TranquilityCommandOf<"PlaceCard">,
): Refusal | undefined {
  const { state, mode } = decision;
  const number = numberFor(state, command);
  if (typeof number !== "number") return number;
  const cost = costAt(state, seat, number, command.cell, mode);
  if (typeof cost !== "number") return cost;
  const isLater = paysLater(state, command);
  if (isLater && command.pay.length > 0) return refuse("PaidLater", "P3");
  if (!isLater && command.pay.length !== cost) return refuse("WrongCost", "B4");
  decision.add(placed(decision, seat, command));
  if (command.pay.length > 0) decision.add({ type: "CostPaid", seat, cards: command.pay });
  mode.placed(decision, seat, command.cell);
  if (!isLater || decision.state.stage.at !== "cost") endTurn(decision, seat, command.cell);
}

function placed(
  { state, mode }: TranquilityDecision,
  seat: Seat,
  { card, cell, value }: TranquilityCommandOf<"PlaceCard">,
): Event {
  const face = faceOf(state, card)!;
  return {
    type: "CardPlaced",
    seat,
    card,
    face,
    cell,
    ...(mode.side && { side: mode.side(state, seat) }),
    ...(value !== undefined && { value }),
  };
}
