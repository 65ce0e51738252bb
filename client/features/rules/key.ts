import { useEffect } from "preact/hooks";
import { characterOf, isShortcut } from "../../ui/keys.ts";
import { type BookLocation, openBook } from "./opened.ts";

/** While mounted, the key `?` opens the rule book at a place. */
export function useRulesKey(place: BookLocation | undefined): void {
  const { game, chapter } = place ?? {};
  useEffect(() => {
    if (game === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (characterOf(event) !== "?" || !isShortcut(event)) return;
      event.preventDefault();
      openBook({ game, chapter });
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [game, chapter]);
}
