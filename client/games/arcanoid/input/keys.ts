import { isShortcut } from "../../../ui/keys.ts";
import { shownHand } from "../scene/hand.ts";
import { boardAloud, handAloud } from "../speech/readings.ts";
import type { Intent } from "./intent.ts";

/** A button presses itself. */
const mayConfirm = ({ target }: KeyboardEvent): boolean => !(target instanceof HTMLButtonElement);

/** The keys of the table, wherever in it the focus is. Returns whether the key was one of them. */
export function pressKey(event: KeyboardEvent, intent: Intent, tell: (text: string) => void): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  if (key === "Escape" && intent.chosen.peek().length + intent.offers.peek().size > 0) intent.back();
  else if (key === "Enter" && mayConfirm(event) && intent.ready.peek()) intent.confirm();
  else return isShortcut(event) && (pressDigit(event, intent) || pressLetter(key.toLowerCase(), intent, tell));
  return true;
}

function pressDigit(event: KeyboardEvent, intent: Intent): boolean {
  const card = cardAt(intent, digitOf(event));
  if (card !== undefined) intent.touch(card);
  return card !== undefined;
}

/** The digit of a key, wherever one lies that gives another mark unless it is shifted. */
const digitOf = ({ key, code, shiftKey }: KeyboardEvent): number =>
  Number(/^[1-9]$/.exec(key)?.[0] ?? (shiftKey ? 0 : /^Digit([1-9])$/.exec(code)?.[1]));

/** The card of the hand at a place, from 1 on. */
function cardAt({ match, seat }: Intent, place: number) {
  const held = shownHand({ match: match.peek(), seat: seat.peek(), stay: "playing" });
  return held?.cards[place - 1];
}

function pressLetter(letter: string, intent: Intent, tell: (text: string) => void): boolean {
  const discard = intent.discard.peek();
  if (letter === "d" && discard) void intent.ask(discard);
  else if (letter === "r") tell(boardAloud(intent));
  else if (letter === "w") tell(handAloud(intent));
  else return false;
  return true;
}
