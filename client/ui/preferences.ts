import { type Setting, setting } from "../storage/setting.ts";

/** Whether letters are shortcuts: speech input, for example, triggers them by accident. */
export const letters = setting("letters", ["on", "off"], "on");

export const announcements = setting("announcements", ["all", "turns", "own"], "turns");

export const sounds = setting("sounds", ["all", "turn", "off"], "all");

export const volume = setting("volume", ["low", "middle", "high"], "middle");

/** Switches a setting off, or back to its previous value. Returns whether it is on. */
export function toggle<Value extends string>({ values, chosen, choose }: Setting<Value>, off: Value): boolean {
  const isOn = chosen.peek() !== off;
  if (isOn) before.set(values, chosen.peek());
  choose(isOn ? off : ((before.get(values) as Value | undefined) ?? values.find((value) => value !== off)!));
  return !isOn;
}

/** Values of settings before they were switched off. */
const before = new Map<readonly string[], string>();
