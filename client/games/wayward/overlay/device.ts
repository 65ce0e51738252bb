import { useEffect, useRef } from "preact/hooks";
import { characterOf, isShortcut } from "../../../ui/keys.ts";

/**
 * Keeps the screen awake, because both hands are busy during a turn. The system releases the lock when the page is
 * hidden.
 * @see https://www.w3.org/TR/screen-wake-lock/
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return undefined;
    let [lock, isOver] = [undefined as WakeLockSentinel | undefined, false];
    const ask = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      try {
        const granted = await navigator.wakeLock.request("screen");
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // The system can refuse the lock, for example with a low battery.
      }
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [isWanted]);
}

/** Digits choose an answer, Enter the first; a button's `data-key` has priority. */
export function useAnswerKeys() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const character = characterOf(event);
      const isNamed = ({ dataset }: HTMLElement) => dataset.key?.toLowerCase() === character;
      const named = [...(root.current?.querySelectorAll<HTMLButtonElement>("button[data-key]") ?? [])].find(isNamed);
      const answers = root.current?.querySelectorAll<HTMLButtonElement>(".way-answer:not(:disabled)") ?? [];
      const onButton = event.target instanceof Element && event.target.closest("button, a");
      const chosen = event.key === "Enter" && !onButton ? 0 : /^[1-9]$/.test(character) ? Number(character) - 1 : -1;
      const pressed = named ?? answers[chosen];
      if (!pressed) return;
      event.preventDefault();
      pressed.click();
    };
    // The capture phase precedes the page's handlers: in a digit field, Backspace erases a digit and does not undo a
    // move.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
  return root;
}
