import { type Setting, setting } from "../storage/setting.ts";

/** Whether keys that stand for a character do something: not for those whose speech or hands would press them unawares. */
export const letters = setting("letters", ["on", "off"], "on");

/** How much of what happens at a table is announced to screen readers. */
export const announcements = setting("announcements", ["all", "turns", "own"], "turns");

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
