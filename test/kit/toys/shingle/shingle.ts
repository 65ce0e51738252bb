import { pebbles } from "../pebbles/pebbles.ts";

/** The game of pebbles, with a board on a canvas. */
export const shingle = { ...pebbles, id: "shingle" };
