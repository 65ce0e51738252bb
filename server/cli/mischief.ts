import { type $ZodType, type $ZodTypes, safeParse } from "zod/v4/core";
import { type AnyGame, anyCommand, type Intent, type Move, type Rng, type Seat } from "../../shared/engine/game.ts";

/** How often each type of command is tried with whatever fields, and how often a legal command is bent. */
const [MADE_UP, BENT] = [2, 8];
/** How far a number is bent. */
const FAR = 4;
/** Numbers out of the blue are below this; more cards than so many are never named at once. */
const [NUMBERS, CARDS] = [100, 10];

/** What a field of a command might hold. */
interface Guess {
  number(field: string): number;
  list(): number[];
}

/**
 * Commands that somebody may send and hardly should: of every type that there is, with fields near what is legal, near
 * what is on the table, or near nothing; and legal ones bent. Only such as a door would let in.
 */
export function mischief(game: AnyGame, table: unknown, seat: Seat, rng: Rng): Intent[] {
  const moves = game.moves(table, seat);
  const guess = guessing(moves, game.places(table).flat(), rng);
  const types = shapesOf(game.command);
  const tries = [
    ...types.flatMap((type) => Array.from({ length: MADE_UP }, () => anything(type, "", guess, rng))),
    ...Array.from({ length: moves.length > 0 ? BENT : 0 }, () => bent(anyCommand(moves, rng), guess, rng)),
  ];
  return tries.flatMap((command) => {
    const parsed = safeParse(game.command, command);
    return parsed.success ? [parsed.data as Intent] : [];
  });
}

const shapesOf = (schema: $ZodType): readonly $ZodType[] => {
  const { def } = (schema as $ZodTypes)._zod;
  return def.type === "union" ? def.options : [schema];
};

function guessing(moves: readonly Move[], cards: readonly number[], rng: Rng): Guess {
  const held = [...new Set(moves.flatMap(({ choose }) => choose?.from ?? []))];
  const any = (numbers: readonly number[]) => (numbers.length > 0 ? numbers[rng(numbers.length)]! : rng(NUMBERS));
  const offered = (field: string) =>
    any(moves.map(({ command }) => (command as unknown as Record<string, number>)[field]!).filter(Number.isInteger));
  const number = (field: string) =>
    [offered, offered, near, () => any(held), () => any(held), () => any(cards), () => rng(NUMBERS)][rng(7)]!(field);
  const near = (field: string) => Math.max(0, offered(field) + rng(2 * FAR + 1) - FAR);
  const list = () => {
    const from = [...(rng(2) === 0 ? held : cards)];
    const count = Math.min(rng(CARDS), from.length);
    return Array.from({ length: count }, () => from.splice(rng(from.length), 1)[0]!);
  };
  return { number, list };
}

/** A legal command with one of its fields left out, or made another one. */
function bent(command: Intent, guess: Guess, rng: Rng): unknown {
  const fields = Object.entries(command).filter(([name]) => name !== "type");
  const field = fields[rng(Math.max(1, fields.length))];
  if (!field) return command;
  const [name, value] = field;
  if (rng(4) === 0) return { ...command, [name]: undefined };
  return { ...command, [name]: Array.isArray(value) ? bentList(value, guess, rng) : guess.number(name) };
}

const bentList = (cards: readonly number[], guess: Guess, rng: Rng): readonly number[] =>
  [cards.slice(1), [...cards, ...cards], [...new Set([...cards, ...guess.list()])]][rng(3)]!;

/** Any value of a schema's shape. */
function anything(schema: $ZodType, field: string, guess: Guess, rng: Rng): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case "literal":
      return def.values[0];
    case "number":
      return guess.number(field);
    case "array":
      return guess.list();
    case "default":
    case "optional":
      return rng(2) === 0 ? undefined : anything(def.innerType, field, guess, rng);
    case "object":
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, shape]) => [name, anything(shape as $ZodType, name, guess, rng)]),
      );
    default:
      throw new Error(
        `commands with a field of type "${def.type}" cannot be made up: teach server/cli/mischief.ts how`,
      );
  }
}
