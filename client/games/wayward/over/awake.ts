import { useEffect } from "preact/hooks";

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
