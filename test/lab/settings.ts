import { type $ZodType, type $ZodTypes, safeParse } from "zod/v4/core";
import { type AnyGame, variantOf } from "../../shared/engine/game.ts";

/** One way to sit down to a game. */
export interface Setting {
  readonly game: AnyGame;
  /** Every default filled in. */
  readonly options: object;
  readonly seats: number;
}

/** Of numbers that may be chosen from a larger range only the ends and the usual one are tried. */
const FEW = 3;
/** A text that may be longer is tried in this length. */
const LONG = 40;

/** A game with every combination of its options (of what is not a small closed choice: its ends), and every number of seats. */
export const settingsOf = (game: AnyGame): readonly Setting[] =>
  (valuesOf(game.options) as object[]).flatMap((options) => {
    const [least, most] = game.seats(options);
    return Array.from({ length: most - least + 1 }, (_, i) => ({ game, options, seats: least + i }));
  });

/** The kind of a setting as simulations name it; the game itself where there is only one. */
export const kindOf = ({ game, options }: Pick<Setting, "game" | "options">): string =>
  variantOf(game, options) || game.id;

/** What all settings of a kind have in common: the options that make it this kind. */
export function optionsOfKind(settings: readonly Setting[]): object {
  const [first, ...rest] = settings.map(({ options }) => options as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([name, value]) => rest.every((other) => other[name] === value)),
  );
}

/**
 * Values that a schema of options allows: all of a closed choice, and of an open one the ends and what it is unless told. An
 * option that is added to a game is covered the moment its schema names it.
 */
function valuesOf(schema: $ZodType): unknown[] {
  const values = candidatesFor(schema).filter((value) => safeParse(schema, value).success);
  if (values.length > 0) return values;
  const { type } = (schema as $ZodTypes)._zod.def;
  throw new Error(`no value of an option of type "${type}" can be made up: give it a default`);
}

function candidatesFor(schema: $ZodType): unknown[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case "literal":
      return [...def.values];
    case "boolean":
      return [false, true];
    case "enum":
      return Object.values(def.entries);
    case "number":
      return numbersIn(boundsOf(schema));
    case "string":
      return textsIn(boundsOf(schema));
    case "array":
      return [[], ...valuesOf(def.element).map((value) => [value])];
    case "null":
      return [null];
    case "nullable":
      return [null, ...valuesOf(def.innerType)];
    case "default":
      return withDefault(def.defaultValue, def.innerType);
    case "optional":
      return [undefined, ...valuesOf(def.innerType)];
    case "union":
      return def.options.flatMap(valuesOf);
    case "object":
      return combinations(Object.entries(def.shape).map(([key, field]) => [key, valuesOf(field)]));
    default:
      return [];
  }
}

/** A choice that is closed has its default among its values already. */
function withDefault(usual: unknown, inner: $ZodType): unknown[] {
  const values = candidatesFor(inner).filter((value) => safeParse(inner, value).success);
  return values.some((value) => JSON.stringify(value) === JSON.stringify(usual)) ? values : [usual, ...values];
}

/** What a schema of numbers or texts knows of their size. */
interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The bounds that a schema checks its values by, as whole numbers. */
function boundsOf(schema: $ZodType): Bounds {
  const { def } = (schema as $ZodTypes)._zod;
  const checks = (def.checks ?? []).map((check) => check._zod.def as unknown as Readonly<Record<string, unknown>>);
  const bound = (names: readonly string[]) => checks.find(({ check }) => names.includes(String(check)));
  const [least, most] = [bound(["greater_than", "min_length"]), bound(["less_than", "max_length"])];
  return {
    ...(least && { minimum: Number(least.minimum ?? least.value) + (least.inclusive === false ? 1 : 0) }),
    ...(most && { maximum: Number(most.maximum ?? most.value) - (most.inclusive === false ? 1 : 0) }),
  };
}

const textsIn = ({ minimum = 0, maximum = LONG }: Bounds): string[] =>
  [...new Set([minimum, maximum])].map((length) => "a".repeat(length));

function numbersIn({ minimum: least = 0, maximum: most = least + FEW - 1 }: Bounds): number[] {
  if (most - least >= FEW) return [least, most];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** All objects that take one of the values of each field. */
function combinations(fields: readonly (readonly [string, readonly unknown[]])[]): object[] {
  return fields.reduce<object[]>(
    (objects, [key, values]) =>
      objects.flatMap((object) => values.map((value) => (value === undefined ? object : { ...object, [key]: value }))),
    [{}],
  );
}
