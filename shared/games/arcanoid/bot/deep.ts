import type { Thinker } from "../../../engine/game.ts";
import { type Horizon, searching } from "../../../insight/search.ts";
import { FIELDS } from "../cards.ts";
import type { Command } from "../commands.ts";
import type { State } from "../state.ts";
import { steady } from "./steady.ts";

/** How much of a search a move is worth. */
const EFFORT = { playouts: 150, moves: 3_500, options: 8, sure: 1.5 } as const;

/**
 * A round is played to its end, as nothing of it is left for the next, and its fields are counted: who is asked which of two moves
 * wins more of four fields needs fewer playouts than who is asked which wins a match.
 */
const fieldsWon: Horizon<State> = ({ from, state }, seat) => {
  const round = state.results[from.results.length];
  return round && round.filter((winner) => winner === seat).length / FIELDS.length;
};

/** A policy that tries its best plays out on cards dealt anew, to the end of the round. */
export const deep: Thinker<State, Command> = async (game) =>
  searching<State, Command>(game, { ...EFFORT, policy: steady, horizon: fieldsWon });
