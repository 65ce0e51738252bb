import { setting } from "../../../storage/setting.ts";

/** What the table says of a card that is taken up: where it may lie and at what cost, only where, or neither. */
export const hints = setting("hints", ["full", "legal", "none"], "full");
export type Hints = (typeof hints.values)[number];

/** Before which free placements one is asked again: where a space is too small for a finger, all of them, or none. */
export const asking = setting("asking", ["small", "always", "never"], "small");
export type Asking = (typeof asking.values)[number];

/** In which order the own hand lies. */
export const handOrder = setting("hand", ["number", "drawn"], "number");
export type HandOrder = (typeof handOrder.values)[number];
