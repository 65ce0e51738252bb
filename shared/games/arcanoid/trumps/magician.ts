import type { Trump } from "./trump.ts";

/**
 * M1a: as part of an engagement, changes the suit of one numeric card (E9). In MALTA he hides an engagement instead
 * (ML1).
 */
export const magician: Trump = { face: "t1", goes: "discard", actions: {} };
