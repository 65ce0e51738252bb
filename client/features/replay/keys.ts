import { characterOf, isShortcut } from "../../ui/keys.ts";
import type { OpenNotes } from "./open-notes.ts";
import type { ReplayModel } from "./replay-model.ts";

/** Actions of keys; undefined where they are not possible. */
export interface Ways {
  /** Returns to the live table. */
  readonly back?: (() => void) | undefined;
  readonly tree?: (() => void) | undefined;
  readonly playOn?: (() => void) | undefined;
  /** Undefined if notes cannot be shown here. */
  readonly notes?: OpenNotes | undefined;
}

/** Returns whether the key was handled. */
export function pressKey(event: KeyboardEvent, show: ReplayModel, { back, tree, playOn, notes }: Ways): boolean {
  const { playback } = show;
  const { key, target, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isBusy(target)) return false;
  if (hasOwnKeys(target) && MOVING.has(key)) return false;
  if (target instanceof HTMLSelectElement && !SIDEWAYS.has(key)) return false;
  if (key === " " && !(target instanceof HTMLButtonElement)) playback.play();
  else if (key === "ArrowRight" && back && playback.move.peek() === playback.last.peek()) back();
  else if (key === "ArrowRight") shiftKey ? playback.turn(1) : playback.step(1);
  else if (key === "ArrowLeft") shiftKey ? playback.turn(-1) : playback.step(-1);
  else if (key === "Home") playback.go(0);
  else if (key === "End" && !show.isSecret.peek()) playback.go(playback.last.peek());
  else if (key === "Escape" && back) back();
  else return isShortcut(event) && pressCharacter(event, show, { tree, playOn, notes });
  return true;
}

function pressCharacter(event: KeyboardEvent, show: ReplayModel, { tree, playOn, notes }: Ways): boolean {
  const letter = characterOf(event);
  if (letter === "]") show.playback.round(1);
  else if (letter === "[") show.playback.round(-1);
  else if (letter === "f") rotate(show);
  else if (letter === "a" && show.analysing) show.analysing.open(!show.analysing.isOpen.peek());
  else if (letter === "b" && tree) tree();
  else if (letter === "p" && playOn) playOn();
  else if (letter === "n" && notes?.isOpen.peek()) notes.step(event.shiftKey ? -1 : 1);
  else if (letter === "n" && notes) notes.open();
  else return false;
  return true;
}

/** Whether an input other than a slider has the focus, or a dialog is open. */
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== "range");

const MOVING: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Home", "End", " "]);

/** A `select` element uses the up and down arrows itself. */
const SIDEWAYS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight"]);

/** Whether the focused element uses the arrow keys itself, as the slider and the board do. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, [role="grid"]') !== null;

function rotate({ viewers, viewer, look }: ReplayModel): void {
  look(viewers[(viewers.indexOf(viewer.peek()) + 1) % viewers.length]!);
}
