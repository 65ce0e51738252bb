import { letters } from "./preferences.ts";

/** Where a letter is a letter like any other. */
const TYPED_INTO = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

/**
 * Whether a key that stands for a character may mean something of its own: nothing is held with it, nobody types, no sheet
 * lies open, and the person has not done without such keys.
 */
export function isShortcut({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (letters.chosen.peek() === "off" || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(TYPED_INTO)) return false;
  return document.querySelector("dialog[open]") === null;
}
