import type { Intent } from "./intent.ts";

/** The keys of the table, wherever in it the focus is. Returns whether the key was one of them. */
export function pressKey(event: KeyboardEvent, intent: Intent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { key } = event;
  if (/^[1-9]$/.test(key)) {
    const card = intent.hand.value[Number(key) - 1];
    if (card !== undefined) intent.touch(card);
    return card !== undefined;
  }
  if (key === "Escape") intent.back();
  else if (key.toLowerCase() === "d") intent.besides("pair");
  else if (key === "Enter" && mayConfirm(event)) intent.confirm();
  else return false;
  return true;
}

/** A button presses itself. */
const mayConfirm = ({ target }: KeyboardEvent): boolean => !(target instanceof HTMLButtonElement);
