import { setFlagsFromString } from "node:v8";

/**
 * How much the heap may outgrow live data, in percent. V8's default of up to 300 keeps hundreds of closed tables in
 * memory.
 */
const GARBAGE = 50;

/**
 * V8's space for new objects grows to 64 MB and does not shrink; half is as fast. V8 reads this flag only at the start.
 */
export const NODE_FLAGS = ["--max-semi-space-size=16"] as const;

export const boundGarbage = (): void => setFlagsFromString(`--heap-growing-percent=${GARBAGE}`);
