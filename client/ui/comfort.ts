import { type Setting, setting } from "../net/setting.ts";

/** What the table says of a card that is taken up: where it may lie and at what cost, only where, or neither. */
export const hints = setting("hints", ["full", "legal", "none"], "full");
export type Hints = (typeof hints.values)[number];

/** Before which free placements one is asked again: where a space is too small for a finger, all of them, or none. */
export const asking = setting("asking", ["small", "always", "never"], "small");
export type Asking = (typeof asking.values)[number];

/** Whether keys that stand for a character do something: not for those whose speech or hands would press them unawares. */
export const letters = setting("letters", ["on", "off"], "on");

/** Which sounds are heard. */
export const sounds = setting("sounds", ["all", "turn", "off"], "all");

/** How loud they are. */
export const volume = setting("volume", ["low", "middle", "high"], "middle");

/** Switches something off, or on again as it was before. Returns whether it is on now. */
export function toggle<Value extends string>({ values, chosen, choose }: Setting<Value>, off: Value): boolean {
  const isOn = chosen.peek() !== off;
  if (isOn) before.set(values, chosen.peek());
  choose(isOn ? off : ((before.get(values) as Value | undefined) ?? values.find((value) => value !== off)!));
  return !isOn;
}

/** What was chosen before it was switched off. */
const before = new Map<readonly string[], string>();
