import type { $ZodType, $ZodTypes } from "zod/v4/core";
import type { AnyGame } from "../../shared/engine/game.ts";

/** One way to sit down to a game. */
export interface Setting {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
}

/** A game with every mode, every combination of its options, and every number of seats. */
export const settingsOf = (game: AnyGame): readonly Setting[] =>
  (valuesOf(game.options) as object[]).flatMap((options) => {
    const [least, most] = game.seats(options);
    return Array.from({ length: most - least + 1 }, (_, i) => ({ game, options, seats: least + i }));
  });

/** The mode that options choose; the game itself where there are no modes. */
export const modeIn = ({ game, options }: Pick<Setting, "game" | "options">): string =>
  "mode" in options ? String(options.mode) : game.id;

/**
 * Every value a schema of options allows. Options are small closed choices, so one can go through all of them, and an
 * option that is added to a game is covered the moment its schema names it.
 */
function valuesOf(schema: $ZodType): unknown[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case "literal":
      return [...def.values];
    case "boolean":
      return [false, true];
    case "enum":
      return Object.values(def.entries);
    case "default":
      return valuesOf(def.innerType);
    case "optional":
      return [undefined, ...valuesOf(def.innerType)];
    case "union":
      return def.options.flatMap(valuesOf);
    case "object":
      return combinations(Object.entries(def.shape).map(([key, field]) => [key, valuesOf(field)]));
    default:
      throw new Error(`options of type "${def.type}" cannot be enumerated: teach server/cli/settings.ts how`);
  }
}

/** All objects that take one of the values of each field. */
function combinations(fields: readonly (readonly [string, readonly unknown[]])[]): object[] {
  return fields.reduce<object[]>(
    (objects, [key, values]) =>
      objects.flatMap((object) => values.map((value) => (value === undefined ? object : { ...object, [key]: value }))),
    [{}],
  );
}
