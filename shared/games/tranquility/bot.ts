import { complete, type Rng, type Seat } from "../../engine/game.ts";
import type { Command } from "./commands.ts";
import { moves } from "./moves.ts";
import type { State } from "./state.ts";

/** A mind that plays any legal move; the bot that plays well takes its place. */
export function steady(view: State, seat: Seat, rng: Rng): Command {
  const offered = moves(view, seat);
  const move = offered[rng(offered.length)]!;
  return move.choose ? complete(move, move.choose.from.slice(0, move.choose.most)) : move.command;
}
