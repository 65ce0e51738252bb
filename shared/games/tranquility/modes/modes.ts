import { factsFor } from "../boards/facts.ts";
import { boardOf } from "../boards/official.ts";
import type { Options } from "../options.ts";
import type { State } from "../state.ts";
import { composeMode } from "./compose.ts";
import type { Mode } from "./mode.ts";

/** A match keeps one options object, so it is the key. */
const composed = new WeakMap<Options, Mode>();

export function modeOf({ options }: Pick<State, "options">): Mode {
  const mode = composed.get(options) ?? composeMode(boardOf(options), factsFor(options));
  composed.set(options, mode);
  return mode;
}
