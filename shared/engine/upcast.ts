import type { Recorded } from "./match.ts";

/** The schema of events that this release writes: the number behind the slash of `match/1`. */
export const SCHEMA = 1;

/** Lifts an event of schema n to n + 1. It may rename and complete; it never decides. */
export type Lift = (entry: Recorded) => Recorded;

/** The lifts of released schemas, by the schema they start from. Schema 1 is the first and needs none. */
const LIFTS: Readonly<Record<number, Lift>> = {};

/** A log written by a later release than this one. */
export class UnknownSchema extends Error {
  override readonly name = "UnknownSchema";
  constructor(schema: number) {
    super(`the log has schema ${schema}, this release reads up to ${SCHEMA}: update it`);
  }
}

/**
 * An entry of any released schema, in today's.
 * @throws UnknownSchema when the entry is from a later release, or from a schema that was never released.
 */
export function upcast(entry: Recorded, schema: number, lifts = LIFTS, current = SCHEMA): Recorded {
  if (schema > current) throw new UnknownSchema(schema);
  let lifted = entry;
  for (let from = schema; from < current; from++) {
    const lift = lifts[from];
    if (!lift) throw new UnknownSchema(schema);
    lifted = lift(lifted);
  }
  return lifted;
}
