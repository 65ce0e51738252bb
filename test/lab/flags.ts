import * as z from "zod";
import { because, Usage } from "../../server/cli/args.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { GAMES, gameOf } from "../../shared/games/index.ts";

/** A required text; `what` names it. */
export const text = (what: string) => z.string(`missing; give ${what}`).min(1, `empty; give ${what}`);

/** Names as a sentence lists them. */
export const quoted = (names: Iterable<unknown>): string => [...names].map((name) => `"${name}"`).join(", ");

/**
 * The game with this id.
 * @throws Usage that lists the ids
 */
export function gameNamed(id: string): AnyGame {
  const game = gameOf(id);
  if (!game) throw new Usage(`--game: no game "${id}" on the shelf; there is ${quoted(Object.keys(GAMES))}`);
  return game;
}

/** @throws Usage that lists the modes, unless the game has this one */
export function mustHaveMode(game: AnyGame, mode: string | undefined, modes: ReadonlySet<unknown>): void {
  if (modes.has(mode)) return;
  const what = mode === undefined ? "missing" : `${game.id} has no mode "${mode}"`;
  throw new Usage(`--mode: ${what}; there is ${quoted(modes)}`);
}

/**
 * Runs what needs the directory of `--out`.
 * @throws Usage with the reason why the directory cannot be used
 */
export function writingTo<T>(directory: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Usage(`--out: cannot write to ${directory}: ${because(error)}; choose another directory`);
  }
}
