import { setFlagsFromString } from "node:v8";

/**
 * How much the heap may outgrow live data before V8 collects garbage, in percent. At V8's default of up to 300, hundreds of closed
 * tables stay in memory while the server is idle.
 */
const GARBAGE = 50;

/**
 * Node flags for a server. V8 may grow its space for new objects to 64 MB and does not shrink it; half of that is as fast. The flag
 * is read at the start of a process, so `setFlagsFromString` is too late.
 */
export const NODE_FLAGS = ["--max-semi-space-size=16"] as const;

export const boundGarbage = (): void => setFlagsFromString(`--heap-growing-percent=${GARBAGE}`);
