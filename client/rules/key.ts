import { useEffect } from "preact/hooks";
import { openBook, type Place } from "./opened.ts";

/** Where a `?` is a letter like any other. */
const TYPED_INTO = "input, textarea, select, [contenteditable]";

/** Whether a key asks for the rules: not while somebody types. */
export function asksForRules({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== "?" || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(TYPED_INTO));
}

/** While this is shown, `?` opens the rule book at a place. */
export function useRulesKey(place: Place | undefined): void {
  const { game, mode } = place ?? {};
  useEffect(() => {
    if (game === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (!asksForRules(event) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      openBook({ game, ...(mode === undefined ? {} : { mode }) });
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [game, mode]);
}
