import { useEffect } from "preact/hooks";
import { afterOrComeback } from "./comeback.ts";

/** Delay before a retry, in ms. */
const RETRY_DELAY = 5_000;

/**
 * Retries after each failure, sooner when the network or the page comes back.
 * @param isDue whether the last attempt failed and none is pending
 */
export function useRetries(isDue: boolean, retry: () => void): void {
  useEffect(() => (isDue ? afterOrComeback(RETRY_DELAY, retry) : undefined), [isDue]);
}
