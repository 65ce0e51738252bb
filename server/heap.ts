import { setFlagsFromString } from "node:v8";

/**
 * How much the heap may outgrow live data before V8 collects garbage, in percent. V8's default reaches 300: with it, hundreds of
 * closed tables stayed in memory while the server was idle.
 */
const GARBAGE = 50;

/**
 * Node flags for a server. V8 may grow its space for new objects to 64 MB and does not shrink it; with half of that, opening
 * 1,000 tables takes as much processor time. The flag is read at the start of a process, so `setFlagsFromString` is too late.
 */
export const NODE_FLAGS = ["--max-semi-space-size=16"] as const;

export const boundGarbage = (): void => setFlagsFromString(`--heap-growing-percent=${GARBAGE}`);
