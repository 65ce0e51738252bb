import { letters } from "./preferences.ts";

const TYPED_INTO = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

export function isShortcut({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (letters.chosen.peek() === "off" || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(TYPED_INTO)) return false;
  return document.querySelector("dialog[open]") === null;
}

/** Plain and shifted characters on a Latin keyboard, by key code. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  BracketLeft: ["[", "{"],
  BracketRight: ["]", "}"],
  Slash: ["/", "?"],
};

/**
 * A key's character in lower case. Other scripts and input methods give the character at that place of a Latin
 * keyboard. Unshifted digit keys always give their digit.
 */
export function characterOf({ key, code, shiftKey }: KeyboardEvent): string {
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  // Latin layouts keep their own letters, for example Dvorak.
  const isForeign = key === "Process" || key === "Unidentified" || /^[^\0-\x7f]$/u.test(key);
  const own = isForeign ? (/^Key([A-Z])$/.exec(code)?.[1] ?? SIGNS[code]?.[Number(shiftKey)]) : undefined;
  return (own ?? key).toLowerCase();
}

/** Buttons handle Enter themselves. */
export const isEnter = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" && !(target instanceof HTMLButtonElement);

/** Moves the focus from another card to a card selected by its digit key. */
export function focusCard(card: string | number): void {
  const { activeElement } = document;
  if (!activeElement?.matches("[role=option][data-card]")) return;
  activeElement.parentElement?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus({ preventScroll: true });
}
