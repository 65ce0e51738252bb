import { type $ZodType, type $ZodTypes, safeParse } from "zod/v4/core";
import { type AnyGame, variantOf } from "../../shared/engine/contract/game.ts";
import type { GameReference } from "../../shared/engine/contract/reference.ts";
import { REFERENCES } from "../../shared/games/references.ts";

export interface Setting {
  readonly game: AnyGame;
  /** Options, with all defaults filled in. */
  readonly options: object;
  readonly seats: number;
}

/** Larger ranges are tried only at their ends and the default. */
const FEW = 3;
/** Length of the longest text tried for a field without a maximum. */
const LONG = 40;

/** Combines all options (open ones at their ends) with all numbers of seats. */
export const settingsOf = (game: AnyGame): readonly Setting[] =>
  (valuesOf(game.options, REFERENCES[game.id]?.examples) as object[]).flatMap((options) => {
    const [least, most] = game.seats(options);
    return Array.from({ length: most - least + 1 }, (_, i) => ({ game, options, seats: least + i }));
  });

/** Whether an option is one of the game's examples, such as a player's board. */
export const isExample = ({ game, options }: Pick<Setting, "game" | "options">): boolean =>
  Object.keys(REFERENCES[game.id]?.examples ?? {}).some((name) => name in options);

/** The variant, or the game's id if it has none. */
export const kindOf = ({ game, options }: Pick<Setting, "game" | "options">): string =>
  variantOf(game, options) || game.id;

export function optionsOfKind(settings: readonly Setting[]): object {
  const [first, ...rest] = settings.map(({ options }) => options as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([name, value]) => rest.every((other) => other[name] === value)),
  );
}

/**
 * Values of a field to try: its examples, else all values of a closed choice, or the ends and the default of an open
 * one.
 * @throws if there are none
 */
function valuesOf(schema: $ZodType, examples: GameReference["examples"] = {}): unknown[] {
  const values = candidatesFor(schema, examples).filter((value) => safeParse(schema, value).success);
  if (values.length > 0) return values;
  const { type } = (schema as $ZodTypes)._zod.def;
  throw new Error(`no value of an option of type "${type}" can be made up: give it a default`);
}

/** @param examples by field name */
function candidatesFor(schema: $ZodType, examples: NonNullable<GameReference["examples"]>): unknown[] {
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
      return [[], ...valuesOf(def.element, examples).map((value) => [value])];
    case "null":
      return [null];
    case "nullable":
      return [null, ...valuesOf(def.innerType, examples)];
    case "default":
      return withDefault(def.defaultValue, candidatesFor(def.innerType, examples), def.innerType);
    case "optional":
      return [undefined, ...valuesOf(def.innerType, examples)];
    case "union":
      return def.options.flatMap((option) => valuesOf(option, examples));
    case "object":
      return combinations(
        Object.entries(def.shape).map(([key, field]) => [key, examples[key] ?? valuesOf(field, examples)]),
      );
    default:
      return [];
  }
}

/** The candidates that the inner schema accepts, and the default. */
function withDefault(usual: unknown, candidates: readonly unknown[], inner: $ZodType): unknown[] {
  const values = candidates.filter((value) => safeParse(inner, value).success);
  return values.some((value) => JSON.stringify(value) === JSON.stringify(usual)) ? values : [usual, ...values];
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Minimum and maximum of a number or length, both inclusive. */
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

function combinations(fields: readonly (readonly [string, readonly unknown[]])[]): object[] {
  return fields.reduce<object[]>(
    (objects, [key, values]) =>
      objects.flatMap((object) => values.map((value) => (value === undefined ? object : { ...object, [key]: value }))),
    [{}],
  );
}
