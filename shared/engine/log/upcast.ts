import type { AnyPlayedGame } from "../contract/game.ts";
import { isMatchEvent, type Recorded } from "../match/match.ts";

/** The current schema of platform events: the number after the slash of `match/1`. */
export const SCHEMA = 1;

/** Upcasts an event of schema n to n + 1. May rename and complete; never decides. */
export type Lift = (entry: Recorded) => Recorded;

/** Upcasts of released platform schemas, by the schema they start from. Schema 1 is the first, so there are none. */
const LIFTS: Readonly<Record<number, Lift>> = {};

/** A log written by a later release. */
export class UnknownSchema extends Error {
  override readonly name = "UnknownSchema";
  constructor(schema: number) {
    super(`the log has schema ${schema}, this release reads up to ${SCHEMA}: update it`);
  }
}

/**
 * Upcasts an entry of any released schema to the current one.
 * @throws UnknownSchema if the entry is from a later release or a schema that was never released
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

type Lifting = Pick<AnyPlayedGame, "lifts">;

/** The current schema of a game's events: one more than it has upcasts. */
export const schemaOf = ({ lifts = {} }: Lifting): number => 1 + Object.keys(lifts).length;

/**
 * Upcasts a log entry to the game's current schema. Each event names its schema, so that a log may continue under a
 * release that writes another.
 * @throws UnknownSchema if it is from a later release
 */
export function lifted(game: Lifting, entry: Recorded): Recorded {
  if (isMatchEvent(entry)) return entry;
  const { schema = 1, ...event } = entry;
  const current = schemaOf(game);
  return schema === current
    ? entry
    : {
        ...upcast(event, schema, (game.lifts ?? {}) as unknown as Readonly<Record<number, Lift>>, current),
        schema: current,
      };
}
