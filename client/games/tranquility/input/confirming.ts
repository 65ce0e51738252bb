import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import { faceOf } from "../../../../shared/games/tranquility/state.ts";
import { markedIn, REST } from "./interaction.ts";
import { type InteractionContext, type InteractionStep, moveOf } from "./interaction-context.ts";
import { ownOffer } from "./picking.ts";
import { type PrimaryAction, primaryActionOf, type SecondaryAction } from "./primary-action.ts";

/** Sorting by handle hides the cards' order in the hand (B12). */
const named = (cards: readonly Handle[]): readonly Handle[] => cards.toSorted((a, b) => a - b);

export function confirmed(moment: InteractionContext): InteractionStep {
  const action = primaryActionOf(moment);
  const command = action.ready ? commandFor(moment, action) : undefined;
  return command && { ask: command };
}

function commandFor(
  { match, hand, interaction, moves }: InteractionContext,
  action: PrimaryAction,
): Command | undefined {
  if (action.do === "start") return moveOf(moves, "PlayStart")?.command;
  if (action.do === "lastToll")
    return { type: "OfferToll", cards: named(filledUp(hand, markedIn(interaction), action.toll.least)) };
  switch (interaction.at) {
    case "card": {
      const { card, cell, value } = interaction;
      const pay = named(interaction.pay);
      if (action.do === "finish") return { type: "PlayFinish", card };
      if (cell === undefined) return undefined;
      if (faceOf(match.table, card) === "compass") return { type: "ClearStorm", card, cell };
      return { type: "PlaceCard", card, cell, pay, ...(value === undefined ? {} : { value }) };
    }
    case "pair":
      return { type: "DiscardPair", cards: named(interaction.cards) };
    case "due":
      return { type: "PayCost", cards: named(interaction.cards) };
    case "turn":
      return { type: "TurnCard", card: interaction.cards[0]!, cell: interaction.cell! };
    case "sweep":
      return { type: "Sweep" };
    case "offer":
      return { type: "OfferToll", cards: named(interaction.cards) };
    case "rest":
      return action.do === "offer" ? GIVE_NOTHING : moveOf(moves, "PlayFinish")?.command;
  }
}

const filledUp = (hand: readonly Handle[], picked: readonly Handle[], due: number): readonly Handle[] =>
  [...picked, ...hand.filter((card) => !picked.includes(card))].slice(0, due);

const GIVE_NOTHING: Command = { type: "OfferToll", cards: [] };

export function chooseSecondary(moment: InteractionContext, action: SecondaryAction): InteractionStep {
  switch (action) {
    case "pair":
      return moveOf(moment.moves, "DiscardPair") && { to: { at: "pair", cards: [] } };
    case "turn":
      return { to: { at: "turn", cards: [] } };
    case "sweep":
      return { to: { at: "sweep" } };
    case "nothing":
      return { ask: GIVE_NOTHING };
    case "change":
      return { to: { at: "offer", cards: ownOffer(moment) ?? [] } };
    case "back":
      return back(moment);
  }
}

/** From a chosen space back to the card, otherwise to `REST`. */
export const back = ({ interaction }: InteractionContext): InteractionStep =>
  interaction.at === "card" && interaction.cell !== undefined
    ? { to: { at: "card", card: interaction.card, pay: [] } }
    : { to: REST };
