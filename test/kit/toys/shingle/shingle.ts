import { pebbles } from "../pebbles/pebbles.ts";

/** A toy on a canvas, with the rules of Pebbles. */
export const shingle = { ...pebbles, id: "shingle" };
