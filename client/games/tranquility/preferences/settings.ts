import { setting } from "../../../storage/setting.ts";

/** For a card taken up, shows its spaces and costs, only its spaces, or nothing. */
export const hints = setting("hints", ["full", "legal", "none"], "full");
export type HintMode = (typeof hints.values)[number];

/** Placements that cost nothing need a confirmation on spaces too small for a finger, always, or never. */
export const asking = setting("asking", ["small", "always", "never"], "small");
export type ConfirmationMode = (typeof asking.values)[number];

export const handOrder = setting("hand", ["number", "drawn"], "number");
export type HandOrder = (typeof handOrder.values)[number];
