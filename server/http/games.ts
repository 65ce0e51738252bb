import { Router } from "express";
import { z } from "zod";
import { safeParse } from "zod/v4/core";
import {
  type AnyGame,
  botsOf,
  isOpposed,
  isWinnable,
  phrasesOf,
  variantOf,
} from "../../shared/engine/contract/game.ts";
import { maxLogLengthOf } from "../../shared/engine/contract/max-log-length.ts";
import type { GameReference } from "../../shared/engine/contract/reference.ts";
import { SIGNS } from "../../shared/engine/log/chat.ts";
import { REFUSALS } from "../../shared/engine/log/refusals.ts";
import type { OfferedGame, OptionValue } from "../../shared/engine/people/program-offers.ts";
import { sendCachedJson } from "./compressed-json.ts";

interface GameRoutesDeps {
  readonly games: readonly AnyGame[];
  readonly references: () => Promise<Readonly<Record<string, GameReference>>>;
}

interface JsonSchema {
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export function gameRoutes({ games, references }: GameRoutesDeps): Router {
  const router = Router();
  const describe = async () => {
    const words = await references();
    return { games: games.map((game) => describeGame(game, words[game.id])), refusals: REFUSALS, signs: SIGNS };
  };
  let answer: ReturnType<typeof describe> | undefined;
  router.get("/games", async (request, response) => {
    answer ??= describe();
    await sendCachedJson(request, response, await answer);
  });
  return router;
}

const optionsSchemaOf = (game: AnyGame): JsonSchema =>
  z.toJSONSchema(game.options as z.ZodType, { io: "input", unrepresentable: "any" }) as JsonSchema;

interface OfferFault {
  readonly reason: "BadOptions" | "SeatCount";
  readonly what: string;
}

/** Undefined if the game has each of these option values and seat counts, even if not together. */
export function faultOfOffer(
  game: AnyGame,
  { options = {}, seats = [] }: Pick<OfferedGame, "options" | "seats">,
): OfferFault | undefined {
  const schema = optionsSchemaOf(game);
  const kinds = schema.anyOf ?? schema.oneOf ?? [schema];
  for (const [name, values] of Object.entries(options)) {
    const known = kinds.flatMap(({ properties = {} }) => (Object.hasOwn(properties, name) ? [properties[name]!] : []));
    if (known.length === 0) return { reason: "BadOptions", what: `options.${name}: the game has no such option` };
    const unknown = values.find((value) => !known.some((one) => allows(one, value)));
    if (unknown !== undefined)
      return { reason: "BadOptions", what: `options.${name}: no value ${JSON.stringify(unknown)}` };
  }
  const ranges = tablesOf(game, schema).map((table) => table.seats);
  const impossible = seats.find((count) => !ranges.some(([least, most]) => least <= count && count <= most));
  return impossible === undefined
    ? undefined
    : { reason: "SeatCount", what: `seats: the game has no tables for ${impossible}` };
}

function allows(schema: JsonSchema, value: OptionValue): boolean {
  const { anyOf, oneOf, const: one, enum: some, type, minimum = -Infinity, maximum = Infinity } = schema;
  const either = anyOf ?? oneOf;
  if (either) return either.some((each) => allows(each, value));
  if (one !== undefined) return one === value;
  if (some) return some.includes(value);
  if (type !== "integer" && type !== "number") return type === typeof value;
  return (
    typeof value === "number" && minimum <= value && value <= maximum && (type === "number" || Number.isInteger(value))
  );
}

/** Without a reference, the name is the id, and descriptions are missing. */
export function describeGame(game: AnyGame, reference?: GameReference) {
  const schema = optionsSchemaOf(game);
  return {
    id: game.id,
    name: reference?.name ?? game.id,
    rules: game.rules,
    maxLogLength: maxLogLengthOf(game),
    options: withWords(schema, reference?.options ?? {}, reference?.examples),
    tables: tablesOf(game, schema),
    commands: z.toJSONSchema(game.command as z.ZodType, { io: "input", unrepresentable: "any" }),
    forms: Object.fromEntries(
      Object.entries(reference?.forms ?? {}).map(([field, { schema, rules }]) => [
        field,
        { schema: z.toJSONSchema(schema, { io: "input" }), rules },
      ]),
    ),
    questions: reference?.questions ?? {},
    faces: game.cards?.faces ?? [],
    bots: botsOf(game).map((name) => ({ name, about: reference?.bots[name] ?? "" })),
    phrases: phrasesOf(game),
    refusals: reference?.refusals ?? {},
  };
}

function withWords(
  schema: JsonSchema,
  words: GameReference["options"],
  examples: GameReference["examples"] = {},
): JsonSchema {
  const { anyOf, oneOf, properties } = schema;
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map((one) => withWords(one, words, examples)) }),
    ...(oneOf && { oneOf: oneOf.map((one) => withWords(one, words, examples)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, held]) => [
          name,
          { ...held, description: words[name], ...(examples[name] && { examples: examples[name] }) },
        ]),
      ),
    }),
  };
}

/** Options, and what their tables have in common. */
interface TableKind {
  readonly options: object;
  readonly seats: readonly [number, number];
  readonly variant: string;
  readonly isOpposed: boolean;
  readonly isWinnable: boolean;
}

/** Each kind has the options that decide it. */
function tablesOf(game: AnyGame, schema: JsonSchema): readonly TableKind[] {
  return (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap(({ properties = {}, required = [] }) => {
    const fields = Object.entries(properties).flatMap(([name, held]) => {
      const values = valuesOf(held);
      return values ? [[name, values] as const] : [];
    });
    const fixed = Object.fromEntries(
      fields.flatMap(([name, values]) => (required.includes(name) && values.length === 1 ? [[name, values[0]]] : [])),
    );
    const all = combinationsOf(fields).map((chosen) => [chosen, kindOf(game, { ...fixed, ...chosen })] as const);
    const deciding = fields.filter(([name]) => decides(name, all));
    return combinationsOf(deciding).flatMap((chosen) => {
      const options = { ...fixed, ...chosen };
      const kind = kindOf(game, options);
      return kind ? [{ options, ...kind }] : [];
    });
  });
}

/** Whether tables that differ only in this option can differ in kind. */
function decides(name: string, all: readonly (readonly [options: object, kind: unknown])[]): boolean {
  const others = Map.groupBy(all, ([options]) => JSON.stringify({ ...options, [name]: undefined }));
  return [...others.values()].some((group) => {
    const kinds = group.flatMap(([, kind]) => (kind === undefined ? [] : [JSON.stringify(kind)]));
    return new Set(kinds).size > 1;
  });
}

/** Undefined unless the option is a constant, an enumeration or a boolean. */
function valuesOf({ const: one, enum: some, type }: JsonSchema): readonly unknown[] | undefined {
  if (one !== undefined) return [one];
  return some ?? (type === "boolean" ? [false, true] : undefined);
}

/** Undefined if the game forbids these options. */
function kindOf(game: AnyGame, given: object): Omit<TableKind, "options"> | undefined {
  const { success, data } = safeParse(game.options, given);
  if (!success) return undefined;
  const options = data as object;
  return {
    seats: game.seats(options),
    variant: variantOf(game, options),
    isOpposed: isOpposed(game, options),
    isWinnable: isWinnable(game, options),
  };
}

const combinationsOf = (fields: readonly (readonly [string, readonly unknown[]])[]): readonly object[] =>
  fields.reduce<readonly object[]>(
    (all, [name, values]) => all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
