import { readStored, writeStored } from "../../storage/local-storage.ts";

const SEEN = "seen";
const MATCHES = 30;
/** Maximum number of missed moves that are animated; a message reports more. */
export const MOST_ANIMATED = 3;

function all(): Readonly<Record<string, number>> {
  try {
    const found: unknown = JSON.parse(readStored(SEEN) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The number of moves seen of a match: -1 for a player who was there before the deal, undefined if never seen. */
export const seenOf = (match: string): number | undefined => {
  const seen = all()[match];
  return Number.isInteger(seen) ? seen : undefined;
};

export function remember(match: string, moves: number): void {
  const { [match]: _, ...others } = all();
  const latest = Object.entries(others).slice(1 - MATCHES);
  writeStored(SEEN, JSON.stringify({ ...Object.fromEntries(latest), [match]: moves }));
}
