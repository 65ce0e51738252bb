import type { $ZodType, $ZodTypes } from "zod/v4/core";

/**
 * Every value a schema of options allows. Options are small closed choices, so tests can go through all of them, and an
 * option that is added to a game is covered the moment its schema names it.
 */
export function valuesOf(schema: $ZodType): unknown[] {
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
      throw new Error(`options of type "${def.type}" cannot be enumerated: teach test/kit/values.ts how`);
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
