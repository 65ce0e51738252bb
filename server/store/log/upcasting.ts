import { UnknownSchema, upcast } from "../../../shared/engine/log/upcast.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { Unreadable } from "../errors.ts";

/** Undefined unless the text is an object or an array. The parser's errors quote the text, which must not be logged. */
export function fieldsOf(text: unknown): object | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param v the version of the row
 * @param due the expected version
 * @param fields undefined if the row is not JSON
 * @throws Unreadable if the row has another version or cannot be understood
 */
export function entryOf(v: number, due: number, schema: number, fields: object | undefined): Recorded {
  if (v !== due) throw new Unreadable("MatchIsDamaged", due, "it is missing");
  if (!fields) throw new Unreadable("MatchIsDamaged", v, "it is not JSON");
  try {
    return upcast(fields as Recorded, schema);
  } catch (error) {
    if (error instanceof UnknownSchema) throw new Unreadable("MatchIsNewer", v, error.message);
    throw new Unreadable("MatchIsDamaged", v, "it is not what its schema says");
  }
}
