import { refuse } from "../../../../shared/engine/contract/events.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { isEmptyCell, numberOn } from "../../../../shared/games/tranquility/state.ts";
import type { RefusalReason } from "../text/reasons.ts";
import { confirmed } from "./confirming.ts";
import type { Interaction } from "./interaction.ts";
import { type InteractionContext, type InteractionStep, moveOf } from "./interaction-context.ts";
import { dueFor, numbersFor, objectionTo, spacesFor, tooEarly, turnable } from "./legality.ts";
import { canPlay, primaryActionOf } from "./primary-action.ts";

/** @param asks whether placements that cost nothing need a confirmation too */
export function touchCell(moment: InteractionContext, cell: Cell, asks: boolean): InteractionStep {
  const { interaction } = moment;
  if (interaction.at === "turn") return turn(moment, interaction, cell);
  return interaction.at === "card" ? place(moment, interaction, cell, asks) : because(reminder(moment, cell));
}

function place(
  moment: InteractionContext,
  mode: Extract<Interaction, { at: "card" }>,
  cell: Cell,
  asks: boolean,
): InteractionStep {
  const { match, moves, seat } = moment;
  const { card, pay } = mode;
  if (seat === undefined) return undefined;
  const cost = spacesFor(match.table, moves, card).get(cell);
  if (cost === undefined) return because(objectionTo(match.table, seat, card, cell));
  if (mode.cell === cell && primaryActionOf(moment).ready) return confirmed(moment);
  const isIsland = numberOn(match.table, card) !== undefined;
  if (isIsland && cost === 0 && !asks) return { ask: { type: "PlaceCard", card, cell, pay: [] } };
  const [number, ...more] = isIsland ? [] : numbersFor(moves, card, cell);
  const to: Interaction = { at: "card", card, cell, pay: [] };
  // A joker with only one possible number gets it immediately.
  if (number && more.length === 0) return { to: { ...to, value: number.number } };
  return { to: { ...to, pay: pay.slice(0, dueFor(moves, card, cell)) } };
}

function turn(moment: InteractionContext, mode: Extract<Interaction, { at: "turn" }>, cell: Cell): InteractionStep {
  if (!turnable(moment.moves).has(cell)) return { why: refuse("NoIslandThere", "N4") };
  return mode.cell === cell && primaryActionOf(moment).ready ? confirmed(moment) : { to: { ...mode, cell } };
}

function reminder(
  { match: { table }, seat, interaction, moves }: InteractionContext,
  cell: Cell,
): RefusalReason | undefined {
  const { stage } = table;
  if (moveOf(moves, "OfferToll")) return refuse("TollIsOpen", "B7");
  if (moveOf(moves, "PayCost")) return refuse("CostIsDue", "P3");
  if (seat === undefined || stage.at !== "turn" || interaction.at !== "rest" || !isEmptyCell(table, cell))
    return undefined;
  if (stage.seat !== seat) return refuse("NotYourTurn", "B2");
  if (moves.length === 0) return undefined;
  if (moveOf(moves, "PlayStart")) return refuse("StartIsForced", "B6");
  return canPlay(moves) ? refuse("ChooseCard", "B2") : refuse("NoneFits", "B2");
}

const because = (why: RefusalReason | undefined): InteractionStep => why && { why };

export function touchEnd({ match, moves }: InteractionContext, end: "start" | "finish"): InteractionStep {
  const move = moveOf(moves, end === "start" ? "PlayStart" : "PlayFinish");
  if (move) return { ask: move.command };
  return end === "finish" && moves.length > 0 ? because(tooEarly(match.table)) : undefined;
}

/** Gives the chosen joker a number (P10). */
export function nameNumber({ interaction, moves }: InteractionContext, value: number): InteractionStep {
  if (interaction.at !== "card" || interaction.cell === undefined) return undefined;
  const due = dueFor(moves, interaction.card, interaction.cell, value);
  return { to: { ...interaction, value, pay: interaction.pay.slice(0, due) } };
}
