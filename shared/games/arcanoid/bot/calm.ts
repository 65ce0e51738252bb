import type { Bot } from "../../../engine/game.ts";
import type { Command } from "../commands.ts";
import type { State } from "../state.ts";
import { steady, wishesOf } from "./steady.ts";

/** Of so many turns a beginner misses the best thing to do in so many. */
const [TURNS, MISSED] = [5, 2];

/** So many of the next best things look as good to a beginner, as long as they do no harm. */
const MISTAKES = 3;
const HARMLESS = 0;

/** A beginner: it knows what can be done, and often takes the second or third best of it for the best. */
export const calm: Bot<State, Command> = (view, seat, rng) => {
  if (view.stage.at !== "turn" || rng(TURNS) >= MISSED) return steady(view, seat, rng);
  const [best, ...others] = wishesOf(view, seat, rng);
  const plausible = others.slice(0, MISTAKES).filter(({ wants }) => wants >= HARMLESS);
  return (plausible[rng(Math.max(1, plausible.length))] ?? best!).command;
};
