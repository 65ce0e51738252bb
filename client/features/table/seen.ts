import { readStored, writeStored } from "../../storage/local-storage.ts";

/** How many moves of each match were seen on this device; of at most this many matches. */
const SEEN = "seen";
const MATCHES = 30;
/** At most this many missed moves are animated; more are announced. */
export const MOST_ANIMATED = 3;

function all(): Readonly<Record<string, number>> {
  try {
    const found: unknown = JSON.parse(readStored(SEEN) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/**
 * How many moves of a match were seen; -1 for a player who was there before its deal, undefined for a match never seen.
 */
export const seenOf = (match: string): number | undefined => {
  const seen = all()[match];
  return Number.isInteger(seen) ? seen : undefined;
};

export function remember(match: string, moves: number): void {
  const { [match]: _, ...others } = all();
  const latest = Object.entries(others).slice(1 - MATCHES);
  writeStored(SEEN, JSON.stringify({ ...Object.fromEntries(latest), [match]: moves }));
}
