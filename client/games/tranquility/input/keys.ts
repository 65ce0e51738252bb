import { isShortcut } from "../../../ui/keys.ts";
import { type Reading, readingOf } from "../speech/readings.ts";
import { words } from "../speech/words/words.ts";
import type { Intent } from "./intent.ts";

/** The keys of the table, wherever in it the focus is. Returns whether the key was one of them. */
export function pressKey(event: KeyboardEvent, intent: Intent, tell: (text: string) => void): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  if (key === "Escape") intent.back();
  else if (key === "Enter" && mayConfirm(event)) intent.confirm();
  else return isShortcut(event) && pressCharacter(event, intent, tell);
  return true;
}

/** A button presses itself. */
const mayConfirm = ({ target }: KeyboardEvent): boolean => !(target instanceof HTMLButtonElement);

function pressCharacter(event: KeyboardEvent, intent: Intent, tell: (text: string) => void): boolean {
  const letter = event.key.toLowerCase();
  const reading = READINGS[letter];
  const card = intent.hand.value[digitOf(event) - 1];
  if (card !== undefined) intent.touch(card);
  else if (letter === "d") intent.besides("pair");
  else if (reading) tell(readingOf(reading, intent, words.value));
  else return false;
  return true;
}

/** What is read aloud by which key. */
const READINGS: Readonly<Record<string, Reading>> = { r: "board", g: "gaps", w: "hand" };

/** The digit of a key, wherever one lies that gives another mark unless it is shifted. */
const digitOf = ({ key, code, shiftKey }: KeyboardEvent): number =>
  Number(/^[1-9]$/.exec(key)?.[0] ?? (shiftKey ? 0 : /^Digit([1-9])$/.exec(code)?.[1]));
