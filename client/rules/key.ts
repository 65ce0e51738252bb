import { useEffect } from "preact/hooks";
import { openBook, opened, type Place } from "./opened.ts";

const TYPED_INTO = "input, textarea, select, [contenteditable]";

/** Whether a key asks for the rules: not while somebody types, and not over a dialog. */
export function asksForRules({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== "?" || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(`${TYPED_INTO}, dialog`));
}

/** While this is shown, `?` opens the rule book at a place. */
export function useRulesKey(place: Place): void {
  const { game, mode } = place;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (opened.peek() || document.querySelector("dialog[open]") || !asksForRules(event)) return;
      event.preventDefault();
      openBook({ game, ...(mode === undefined ? {} : { mode }) });
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [game, mode]);
}
