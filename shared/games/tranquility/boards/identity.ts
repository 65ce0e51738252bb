import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { BoardDefinition } from "./definition.ts";

/** A short name of a board's content, 12 hexadecimal digits: equal for equal definitions, whatever the order of fields. */
export const fingerprintOf = (board: BoardDefinition): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(sorted(board))))).slice(0, 12);

/** A JSON value with the fields of its objects in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
