import { pebbles } from "../pebbles/pebbles.ts";

/** Pebbles on a canvas. */
export const shingle = { ...pebbles, id: "shingle" };
