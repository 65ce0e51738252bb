import * as z from "zod";
import { because, checked, Usage } from "../../server/cli/args.ts";
import { type AnyGame, variantOf } from "../../shared/engine/contract/game.ts";
import { GAMES, gameOf } from "../../shared/games/index.ts";
import { optionsOfKind, settingsOf } from "./settings.ts";

/** Error messages call the text `what`. */
export const text = (what: string) => z.string(`missing; give ${what}`).min(1, `empty; give ${what}`);

/** Options of a game, each written as name=value. */
export const option = z.array(z.string().regex(/^[^=]+=/, "write it as name=value")).default([]);

interface OptionFlags {
  readonly mode?: string | undefined;
  readonly option: readonly string[];
}

export const quoted = (names: Iterable<unknown>): string => [...names].map((name) => `"${name}"`).join(", ");

/** The game with this id. @throws Usage, with all ids, if there is none */
export function gameNamed(id: string): AnyGame {
  const game = gameOf(id);
  if (!game) throw new Usage(`--game: no game "${id}" on the shelf; there is ${quoted(Object.keys(GAMES))}`);
  return game;
}

/** Checks a mode's name. @throws Usage that lists the modes */
export function mustHaveMode(game: AnyGame, mode: string | undefined, modes: ReadonlySet<unknown>): void {
  if (modes.has(mode)) return;
  const what = mode === undefined ? "missing" : `${game.id} has no mode "${mode}"`;
  throw new Usage(`--mode: ${what}; there is ${quoted(modes)}`);
}

/** Runs `act`, which writes to a directory. @throws Usage if it fails */
export function writingTo<T>(directory: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Usage(`--out: cannot write to ${directory}: ${because(error)}; choose another directory`);
  }
}

/** Options with all defaults. Those that identify the kind of table need no mode. @throws Usage if they are invalid */
export function optionsFrom(game: AnyGame, { mode, option }: OptionFlags): object {
  const kinds = Map.groupBy(settingsOf(game), ({ options }) => variantOf(game, options));
  const named = Object.fromEntries(option.map(pairIn));
  const ofMode = optionsOfKind(kinds.get(mode ?? "") ?? []);
  const kindNames = [...kinds.values()].map((settings) => Object.keys(optionsOfKind(settings)));
  // An option that every kind fixes identifies the kind.
  const isKindNamed = Object.keys(named).some((name) => kindNames.every((names) => names.includes(name)));
  if (mode !== undefined || !(kinds.has("") || isKindNamed)) mustHaveMode(game, mode, new Set(kinds.keys()));
  const options = checked<object>(game.options, { ...ofMode, ...named }, (path) => `--option ${path}`.trimEnd());
  const kind = variantOf(game, options);
  if (mode !== undefined && kind !== mode) throw new Usage(`--mode ${mode}: the options name ${kind}`);
  return options;
}

function pairIn(pair: string): readonly [name: string, value: unknown] {
  const at = pair.indexOf("=");
  return [pair.slice(0, at), valueIn(pair.slice(at + 1))];
}

/** Reads true, false, a whole number, a JSON object, or else the text itself. @throws Usage for invalid JSON */
function valueIn(spelled: string): unknown {
  if (spelled.startsWith("{"))
    try {
      return JSON.parse(spelled);
    } catch (error) {
      throw new Usage(`--option: ${because(error)}`);
    }
  if (spelled === "true" || spelled === "false") return spelled === "true";
  return /^-?\d+$/.test(spelled) ? Number(spelled) : spelled;
}

/** @throws Usage unless the options allow this number of players */
export function mustSeat(game: AnyGame, options: object, players: number): void {
  const [least, most] = game.seats(options);
  if (players >= least && players <= most) return;
  const seats = least === most ? `exactly ${least}` : `${least} to ${most}`;
  throw new Usage(`--players: ${players} is not possible; choose ${seats}`);
}
