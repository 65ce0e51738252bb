import { letters } from "./preferences.ts";

const TYPED_INTO = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

/**
 * Whether a key may act as a shortcut: no modifier except Shift is held, no text input has the focus, no dialog is
 * open, and letter shortcuts are on.
 */
export function isShortcut({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (letters.chosen.peek() === "off" || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(TYPED_INTO)) return false;
  return document.querySelector("dialog[open]") === null;
}

/** Further keys on a Latin keyboard: plain, and shifted. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  BracketLeft: ["[", "{"],
  BracketRight: ["]", "}"],
  Slash: ["/", "?"],
};

/**
 * A key's character as a shortcut, in lower case. On a keyboard of another script, or with an input method: the
 * character in the same place on a Latin keyboard. Digit keys give their digit unless shifted, even where they type
 * another character.
 */
export function characterOf({ key, code, shiftKey }: KeyboardEvent): string {
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  // On a Latin layout only `key` counts: Dvorak, for example, has its letters in other places.
  const isForeign = key === "Process" || key === "Unidentified" || /^[^\0-\x7f]$/u.test(key);
  const own = isForeign ? (/^Key([A-Z])$/.exec(code)?.[1] ?? SIGNS[code]?.[Number(shiftKey)]) : undefined;
  return (own ?? key).toLowerCase();
}

/** Whether Enter can act as a shortcut; a focused button handles it itself. */
export const isEnter = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" && !(target instanceof HTMLButtonElement);

/** Moves the focus from another card to the one that a digit key selected, so that the next key applies to it. */
export function focusCard(card: string | number): void {
  const { activeElement } = document;
  if (!activeElement?.matches("[role=option][data-card]")) return;
  activeElement.parentElement?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus({ preventScroll: true });
}
