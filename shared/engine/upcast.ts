import type { AnyPlayedGame } from "./game.ts";
import { isMatchEvent, type Recorded } from "./match.ts";

/** The schema of the events around a game that this release writes: the number behind the slash of `match/1`. */
export const SCHEMA = 1;

/** Lifts an event of schema n to n + 1. It may rename and complete; it never decides. */
export type Lift = (entry: Recorded) => Recorded;

/** The lifts of released schemas of those, by the schema they start from. Schema 1 is the first and needs none. */
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

type Lifting = Pick<AnyPlayedGame, "lifts">;

/** The schema that the events of a game are written in today: each lift leads to the next. */
export const schemaOf = ({ lifts = {} }: Lifting): number => 1 + Object.keys(lifts).length;

/**
 * An entry of a log as its game writes it today. Every event says which schema it has, so that a log may go on under a release
 * that writes others.
 * @throws UnknownSchema when it is of a later release
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
