import { setFlagsFromString } from "node:v8";

/**
 * The part by which the heap of a process may outgrow what is in use before V8 collects it, in percent. Default: up to 300, so
 * that hundreds of tables that were closed stayed in memory for as long as the server had little to do.
 */
const GARBAGE = 50;

/**
 * Flags of node for a server. V8 doubles its space for new objects to 64 MB at need and does not give it back; with half of it
 * opening 1,000 tables takes as much processor time. It is read when a process starts, so that `setFlagsFromString` is too late.
 */
export const NODE_FLAGS = ["--max-semi-space-size=16"] as const;

/** Bounds the garbage in this process. */
export const boundGarbage = (): void => setFlagsFromString(`--heap-growing-percent=${GARBAGE}`);
