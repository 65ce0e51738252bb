import { type Refusal, refuse, type Seat } from "../../../engine/contract/events.ts";
import { ISLANDS } from "../cards.ts";
import type { Command, TranquilityCommandOf } from "../commands.ts";
import { costAt } from "../cost.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { Event } from "../events.ts";
import type { TranquilityAction, TranquilityMove } from "../modes/mode.ts";
import { type Placement, placementsOf } from "../placements.ts";
import { drawsExplorer, faceOf, handOf, isJoker, numberOn, type State } from "../state.ts";
import { endTurn } from "../turn.ts";
import { exactly } from "./choosing.ts";

/** B3, B4: an island, or a joker in its place (P10), on an empty cell. */
export const PlaceCard: TranquilityAction<TranquilityCommandOf<"PlaceCard">> = {
  at: "turn",
  cards: ({ card, pay }) => [card, ...pay],
  moves: (state, seat, mode) => placementsOf(state, seat, mode).map((placement) => offered(state, seat, placement)),
  decide: place,
};

function offered(state: State, seat: Seat, { card, cell, cost, numbers }: Placement): TranquilityMove {
  const command: Command = numbers
    ? { type: "PlaceCard", card, cell, pay: [], value: numbers[0] }
    : { type: "PlaceCard", card, cell, pay: [] };
  const due = paysLater(state, command) ? 0 : cost;
  const value = numbers ? [{ of: "number", into: "value", least: numbers[0], most: numbers[1] } as const] : [];
  const rest = handOf(state, seat).filter((other) => other !== card);
  return { command, parts: due === 0 ? value : [...value, exactly("pay", due, rest)] };
}

/** P3: if the placement draws an explorer card, its cost is paid in a second step. */
const paysLater = (state: State, { card, cell }: TranquilityCommandOf<"PlaceCard">): boolean =>
  !isJoker(state, card) && drawsExplorer(state, cell);

/** The number of the card; its player chooses that of a joker (P10). */
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
  mode.placed?.(decision, seat);
  if (!isLater || decision.state.stage.at !== "cost") endTurn(decision, seat);
}

function placed(
  { state, mode }: TranquilityDecision,
  seat: Seat,
  { card, cell, value }: TranquilityCommandOf<"PlaceCard">,
): Event {
  const event = { type: "CardPlaced", seat, card, face: faceOf(state, card)!, cell } as const;
  if (mode.side) return { ...event, side: mode.side(state, seat) };
  return value === undefined ? event : { ...event, value };
}
