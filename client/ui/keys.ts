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

/** What is on keys that are neither letters nor digits, on a Latin keyboard: alone, and shifted. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  BracketLeft: ["[", "{"],
  BracketRight: ["]", "}"],
  Slash: ["/", "?"],
};

/**
 * The character that a key stands for where it is a shortcut, in small letters. Of a keyboard of another script, or while an input
 * method is on, it is the one in the same place of a Latin keyboard; and it is a digit, wherever one lies that gives another
 * mark unless it is shifted.
 */
export function characterOf({ key, code, shiftKey }: KeyboardEvent): string {
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  // Of a Latin layout the place says nothing: the letters of Dvorak lie elsewhere.
  const isForeign = key === "Process" || key === "Unidentified" || /^[^\0-\x7f]$/u.test(key);
  const own = isForeign ? (/^Key([A-Z])$/.exec(code)?.[1] ?? SIGNS[code]?.[Number(shiftKey)]) : undefined;
  return (own ?? key).toLowerCase();
}

/** Whether Enter may mean something of its own: a button presses itself. */
export const isEnter = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" && !(target instanceof HTMLButtonElement);

/** A digit that touches a card of the hand takes the focus along, where that is among the cards: the next key is for this card. */
export function leadAlong(card: string | number): void {
  const { activeElement } = document;
  if (!activeElement?.matches("[role=option][data-card]")) return;
  activeElement.parentElement?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus({ preventScroll: true });
}
