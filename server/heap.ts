import { setFlagsFromString } from "node:v8";

/**
 * How much the heap may outgrow live data before V8 collects garbage, in percent. At V8's default of up to 300,
 * hundreds of closed tables stay in the memory of an idle server.
 */
const GARBAGE = 50;

/**
 * V8 may grow its space for new objects to 64 MB and does not shrink it; half of that is as fast. The flag is read at
 * the start of a process: `setFlagsFromString` is too late.
 */
export const NODE_FLAGS = ["--max-semi-space-size=16"] as const;

export const boundGarbage = (): void => setFlagsFromString(`--heap-growing-percent=${GARBAGE}`);
