import { setting } from "../../../storage/setting.ts";

/** For a card taken up: where it can be placed and at what cost, only where, or none. */
export const hints = setting("hints", ["full", "legal", "none"], "full");
export type HintMode = (typeof hints.values)[number];

/** Which free placements need a confirmation: those on spaces too small for a finger, all, or none. */
export const asking = setting("asking", ["small", "always", "never"], "small");
export type ConfirmationMode = (typeof asking.values)[number];

export const handOrder = setting("hand", ["number", "drawn"], "number");
export type HandOrder = (typeof handOrder.values)[number];
