import { useEffect } from "preact/hooks";
import { afterOrComeback } from "./comeback.ts";

/** Delay before a retry, in ms. */
const PACE = 5_000;

/**
 * Retries a few seconds after each failure, and as soon as the network or the page comes back. `isDue`: it failed, and
 * no attempt is pending.
 */
export function useRetries(isDue: boolean, retry: () => void): void {
  useEffect(() => (isDue ? afterOrComeback(PACE, retry) : undefined), [isDue]);
}
