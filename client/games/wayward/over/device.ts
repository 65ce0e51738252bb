import { useEffect, useRef } from "preact/hooks";
import { characterOf, isShortcut } from "../../../ui/keys.ts";

/**
 * Keeps the screen awake for as long as somebody runs a turn: both hands are on the table then. The system lets go of it
 * whenever the page is hidden, so it is asked again when it is seen; where it is refused, the screen sleeps as ever.
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
        // An empty battery, say.
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

/** Digits answer, Enter goes on; where there is a button of the key's name, that is pressed. */
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
    // Before any other key of the page: where digits are written, Backspace erases one, and takes nothing back.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
  return root;
}
