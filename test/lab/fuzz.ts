import { type $ZodType, type $ZodTypes, safeParse } from "zod/v4/core";
import type { Rng } from "../../shared/engine/chance/rng.ts";
import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { anyCommand, type CommandPart, type Move } from "../../shared/engine/contract/moves.ts";

/** Number of made-up commands per type, and of mutated legal commands in all. */
const [MADE_UP, BENT] = [2, 8];
/** How far a number may be from a legal one; lengths of arrays stay below it. */
const FAR = 4;
/** Exclusive upper bounds: of arbitrary numbers, and of lengths of texts and lists of cards. */
const [NUMBERS, CARDS] = [100, 10];

interface Guess {
  readonly rng: Rng;
  number(field: string): number;
  text(field: string): string;
  list(): number[];
}

/**
 * Well-formed commands, most of them illegal: of every type, with fields near legal ones, near what is on the table, or
 * arbitrary; and mutated legal ones.
 */
export function fuzzCommands(game: AnyGame, table: unknown, seat: Seat, rng: Rng): GameCommand[] {
  const moves = game.moves(table, seat);
  const guess = guessing(moves, game.cards?.places(table).flat() ?? [], rng);
  const types = shapesOf(game.command);
  const tries = [
    ...types.flatMap((type) => Array.from({ length: MADE_UP }, () => anything(type, "", guess))),
    ...Array.from({ length: moves.length > 0 ? BENT : 0 }, () => mutated(anyCommand(moves, rng), guess)),
  ];
  return tries.flatMap((command) => {
    const parsed = safeParse(game.command, command);
    return parsed.success ? [parsed.data as GameCommand] : [];
  });
}

const shapesOf = (schema: $ZodType): readonly $ZodType[] => {
  const { def } = (schema as $ZodTypes)._zod;
  return def.type === "union" ? def.options : [schema];
};

/** A field's fixed values, and the choices or ends of its part. */
const offeredFor = (moves: readonly Move[], field: string): readonly unknown[] =>
  moves.flatMap(({ command, parts = [] }) => [
    (command as unknown as Readonly<Record<string, unknown>>)[field],
    ...parts.filter(({ into }) => into === field).flatMap(endsOf),
  ]);

const cardsNamedIn = ({ command, parts = [] }: Move, cards: readonly number[]): readonly number[] => [
  ...Object.values(command).filter((value): value is number => cards.includes(value as number)),
  ...parts.flatMap((part) => (part.of === "cards" ? part.from : [])),
];

function endsOf(part: CommandPart): readonly unknown[] {
  switch (part.of) {
    case "number":
      return [part.least, part.most];
    case "option":
      return part.from;
    default:
      return [];
  }
}

function guessing(moves: readonly Move[], cards: readonly number[], rng: Rng): Guess {
  const held = [...new Set(moves.flatMap((move) => cardsNamedIn(move, cards)))];
  const any = (numbers: readonly number[]) => (numbers.length > 0 ? numbers[rng(numbers.length)]! : rng(NUMBERS));
  const offered = (field: string) =>
    any(offeredFor(moves, field).filter((value): value is number => Number.isInteger(value)));
  const number = (field: string) =>
    [offered, offered, near, () => any(held), () => any(held), () => any(cards), () => rng(NUMBERS)][rng(7)]!(field);
  const near = (field: string) => Math.max(0, offered(field) + rng(2 * FAR + 1) - FAR);
  const text = (field: string) => {
    const texts = offeredFor(moves, field).filter((value) => typeof value === "string");
    return texts.length > 0 && rng(3) > 0 ? texts[rng(texts.length)]! : "x".repeat(rng(CARDS));
  };
  const list = () => {
    const from = [...(rng(2) === 0 ? held : cards)];
    const count = Math.min(rng(CARDS), from.length);
    return Array.from({ length: count }, () => from.splice(rng(from.length), 1)[0]!);
  };
  return { rng, number, text, list };
}

/** Removes or changes one field, which may be nested. */
function mutated(legal: object, guess: Guess): unknown {
  const { rng } = guess;
  const fields = Object.entries(legal).filter(([name]) => name !== "type");
  const field = fields[rng(Math.max(1, fields.length))];
  if (!field) return legal;
  const [name, value] = field;
  if (rng(4) === 0) return { ...legal, [name]: undefined };
  return { ...legal, [name]: bentValue(value, name, guess) };
}

function bentValue(value: unknown, field: string, guess: Guess): unknown {
  if (Array.isArray(value)) return bentList(value, guess);
  if (typeof value === "object" && value !== null) return mutated(value, guess);
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? guess.text(field) : guess.number(field);
}

const bentList = (cards: readonly unknown[], { list, rng }: Guess): readonly unknown[] =>
  [cards.slice(1), [...cards, ...cards], [...new Set([...cards, ...list()])]][rng(3)]!;

/** Any value for unknown schemas. */
function anything(schema: $ZodType, field: string, guess: Guess): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  const { rng } = guess;
  const oneOf = (values: readonly unknown[]) => values[rng(values.length)];
  const inner = (type: $ZodType) => anything(type, field, guess);
  switch (def.type) {
    case "literal":
      return oneOf(def.values);
    case "enum":
      return oneOf(Object.values(def.entries));
    case "boolean":
      return rng(2) === 0;
    case "null":
      return null;
    case "number":
      return guess.number(field);
    case "string":
      return guess.text(field);
    case "array":
      return isNumber(def.element) ? guess.list() : Array.from({ length: rng(FAR) }, () => inner(def.element));
    case "tuple":
      return def.items.map(inner);
    case "nullable":
      return rng(3) === 0 ? null : inner(def.innerType);
    case "default":
    case "optional":
      return rng(2) === 0 ? undefined : inner(def.innerType);
    case "union":
      return inner(oneOf(def.options) as $ZodType);
    case "object":
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, shape]) => [name, anything(shape as $ZodType, name, guess)]),
      );
    default:
      return oneOf([null, true, guess.number(field), guess.text(field), guess.list()]);
  }
}

const isNumber = (schema: $ZodType): boolean => (schema as $ZodTypes)._zod.def.type === "number";
