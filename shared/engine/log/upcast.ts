import type { AnyPlayedGame } from "../contract/game.ts";
import type { Recorded } from "../match/log-entry.ts";
import { isMatchEvent } from "../match/match-events.ts";

/** The number in `match/1`. */
export const SCHEMA = 1;

/** May rename fields and add missing ones; never decides. */
export type Upcast = (entry: Recorded) => Recorded;

/** By the schema that an upcast starts from. */
const UPCASTS: Readonly<Record<number, Upcast>> = {};

/** Usually, a later release wrote the log. */
export class UnknownSchema extends Error {
  override readonly name = "UnknownSchema";
  constructor(schema: number) {
    super(`the log has schema ${schema}, this release reads up to ${SCHEMA}: update it`);
  }
}

/** @throws UnknownSchema if the schema is later, or was never released */
export function upcast(entry: Recorded, schema: number, upcasts = UPCASTS, current = SCHEMA): Recorded {
  if (schema > current) throw new UnknownSchema(schema);
  let upcasted = entry;
  for (let from = schema; from < current; from++) {
    const next = upcasts[from];
    if (!next) throw new UnknownSchema(schema);
    upcasted = next(upcasted);
  }
  return upcasted;
}

type WithUpcasts = Pick<AnyPlayedGame, "upcasts">;

export const schemaOf = ({ upcasts = {} }: WithUpcasts): number => 1 + Object.keys(upcasts).length;

/**
 * Each entry has its own schema: different releases can write to one log.
 * @throws UnknownSchema if the entry is from a later release
 */
export function upcastEntry(game: WithUpcasts, entry: Recorded): Recorded {
  if (isMatchEvent(entry)) return entry;
  const { schema = 1, ...event } = entry;
  const current = schemaOf(game);
  return schema === current
    ? entry
    : {
        ...upcast(event, schema, (game.upcasts ?? {}) as unknown as Readonly<Record<number, Upcast>>, current),
        schema: current,
      };
}
