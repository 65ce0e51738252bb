import { type Refusal, refuse } from "../../../shared/engine/game.ts";
import type { Cell } from "../../../shared/games/tranquility/layouts.ts";
import { numberOn } from "../../../shared/games/tranquility/state.ts";
import { confirmed } from "./confirming.ts";
import { deedOf } from "./deeds.ts";
import type { Mode } from "./mode.ts";
import { type Moment, moveOf, type Step } from "./moment.ts";
import { dueFor, numbersFor, objectionTo, spacesFor, tooEarly, turnable } from "./verdict.ts";

/**
 * What touching a space of the board means: the card that is up goes there, or the island there is turned.
 * @param asks whether a free placement is to be confirmed, as a priced one is
 */
export function touchCell(moment: Moment, cell: Cell, asks: boolean): Step {
  const { mode } = moment;
  if (mode.at === "turn") return turn(moment, mode, cell);
  return mode.at === "card" ? place(moment, mode, cell, asks) : reminded(moment);
}

function place(moment: Moment, mode: Extract<Mode, { at: "card" }>, cell: Cell, asks: boolean): Step {
  const { match, moves, seat } = moment;
  const { card, pay } = mode;
  if (seat === undefined) return undefined;
  const cost = spacesFor(match.table, moves, card).get(cell);
  if (cost === undefined) return because(objectionTo(match.table, seat, card, cell));
  if (mode.cell === cell && deedOf(moment).ready) return confirmed(moment);
  const isIsland = numberOn(match.table, card) !== undefined;
  if (isIsland && cost === 0 && !asks) return { ask: { type: "PlaceCard", card, cell, pay: [] } };
  const [number, ...more] = isIsland ? [] : numbersFor(moves, card, cell);
  const to: Mode = { at: "card", card, cell, pay: [] };
  // A joker that can only be one island is that one.
  if (number && more.length === 0) return { to: { ...to, value: number.number } };
  return { to: { ...to, pay: pay.slice(0, dueFor(moves, card, cell)) } };
}

/** N4. */
function turn(moment: Moment, mode: Extract<Mode, { at: "turn" }>, cell: Cell): Step {
  if (!turnable(moment.moves).has(cell)) return { why: refuse("NoIslandThere", "N4") };
  return mode.cell === cell && deedOf(moment).ready ? confirmed(moment) : { to: { ...mode, cell } };
}

/** Something else comes first than what is done on the board. */
function reminded({ moves }: Moment): Step {
  if (moveOf(moves, "OfferToll")) return { why: refuse("TollIsOpen", "B7") };
  return moveOf(moves, "PayCost") && { why: refuse("CostIsDue", "P3") };
}

const because = (why: Refusal | undefined): Step => why && { why };

/** What touching the space of the start or of the finish means. */
export function touchEnd({ match, mode, moves }: Moment, end: "start" | "finish"): Step {
  const move = moveOf(moves, end === "start" ? "PlayStart" : "PlayFinish");
  if (move) return { ask: move.command };
  return end === "finish" && mode.at === "card" ? { why: tooEarly(match.table) } : undefined;
}

/** What naming a number means: the joker that is up stands for it (P10). */
export function nameNumber({ mode, moves }: Moment, value: number): Step {
  if (mode.at !== "card" || mode.cell === undefined) return undefined;
  const due = dueFor(moves, mode.card, mode.cell, value);
  return { to: { ...mode, value, pay: mode.pay.slice(0, due) } };
}
