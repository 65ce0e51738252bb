import type { Recorded } from "../../shared/engine/match.ts";
import { UnknownSchema, upcast } from "../../shared/engine/upcast.ts";
import { Unreadable } from "./store.ts";

/** The object that a text holds. What the parser would say of another text is not for the log: it quotes it. */
export function fieldsOf(text: unknown): object | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The entry of a row in today's schema.
 * @param due the version that is to be there
 * @param fields all that the row holds of it; undefined when that is not JSON
 * @throws Unreadable unless it is the one that is due
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
