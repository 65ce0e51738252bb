import type { Trump } from "./trump.ts";

/**
 * No command of its own: in an engagement it changes the suit of one numeric card (M1a, E9); in MALTA it hides an
 * engagement (ML1).
 */
export const magician: Trump = { face: "t1", goes: "discard", actions: {} };
