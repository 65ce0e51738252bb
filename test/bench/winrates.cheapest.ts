import type { Bot } from "../../shared/engine/contract/game.ts";
import { cardsPart, completeWithCards } from "../../shared/engine/contract/moves.ts";
import type { Command } from "../../shared/games/tranquility/commands.ts";
import type { TranquilityMove } from "../../shared/games/tranquility/modes/mode.ts";
import { moves } from "../../shared/games/tranquility/moves.ts";
import { numberOn, type State } from "../../shared/games/tranquility/state.ts";

/**
 * Takes the cheapest placement with its lowest card, and pays with its first cards; else it sweeps, or discards its
 * first two cards.
 */
export const cheapest: Bot<State, Command> = (view, seat) => {
  const offered = moves(view, seat);
  const placements = offered.filter(({ command }) => command.type === "PlaceCard");
  const [best] = placements.sort((a, b) => costOf(a) - costOf(b) || lowness(view, a) - lowness(view, b));
  const move = best ?? offered.find(({ command }) => command.type === "Sweep") ?? offered[0];
  if (!move) throw new Error(`seat ${seat} has no move`);
  return completeWithCards(move, cardsPart(move)?.from.slice(0, costOf(move)) ?? []);
};

const costOf = (move: TranquilityMove): number => cardsPart(move)?.least ?? 0;

const lowness = (view: State, { command }: TranquilityMove): number =>
  command.type === "PlaceCard" ? numberOn(view, command.card)! : 0;
