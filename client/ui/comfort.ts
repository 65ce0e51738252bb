import { setting } from "../net/setting.ts";

/** What the table says of a card that is taken up: where it may lie and at what cost, only where, or neither. */
export const hints = setting("hints", ["full", "legal", "none"], "full");
export type Hints = (typeof hints.values)[number];

/** Before which free placements one is asked again: where a space is too small for a finger, all of them, or none. */
export const asking = setting("asking", ["small", "always", "never"], "small");
export type Asking = (typeof asking.values)[number];

/** Which sounds are heard. */
export const sounds = setting("sounds", ["all", "turn", "off"], "all");

/** How loud they are. */
export const volume = setting("volume", ["low", "middle", "high"], "middle");
