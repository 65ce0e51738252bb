import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { Move } from "../../../../shared/engine/contract/moves.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { mayLie } from "./legality.ts";

export type Interaction =
  | { readonly at: "rest" }
  | {
      readonly at: "card";
      readonly card: Handle;
      readonly cell?: Cell;
      readonly value?: number;
      readonly pay: readonly Handle[];
    }
  | { readonly at: "pair"; readonly cards: readonly Handle[] }
  | { readonly at: "offer"; readonly cards: readonly Handle[] }
  /** Pays for a placement in a second step (P3). */
  | { readonly at: "due"; readonly cards: readonly Handle[] }
  /** Turns an island on the board, for which a card pays. */
  | { readonly at: "turn"; readonly cell?: Cell; readonly cards: readonly Handle[] }
  | { readonly at: "sweep" };

export const REST: Interaction = { at: "rest" };

export const markedIn = (mode: Interaction): readonly Handle[] =>
  mode.at === "card" ? mode.pay : "cards" in mode ? mode.cards : [];

const COMMANDS = { pair: "DiscardPair", offer: "OfferToll", due: "PayCost", turn: "TurnCard", sweep: "Sweep" } as const;

/** Ends a mode that no longer applies after a change of the match. */
export function stillMeant(mode: Interaction, hand: readonly Handle[], moves: readonly Move<Command>[]): Interaction {
  const offers = (type: Command["type"]) => moves.some(({ command }) => command.type === type);
  const held = (cards: readonly Handle[]) => cards.every((card) => hand.includes(card));
  switch (mode.at) {
    case "rest":
      return mode;
    case "card":
      if (!held([mode.card]) || offers("OfferToll") || offers("PayCost")) return REST;
      if (mode.cell === undefined || mayLie(moves, mode.card, mode.cell)) return mode;
      return { at: "card", card: mode.card, pay: [] };
    case "sweep":
      return offers("Sweep") ? mode : REST;
    default:
      return held(mode.cards) && offers(COMMANDS[mode.at]) ? mode : REST;
  }
}
