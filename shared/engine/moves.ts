import { equal } from "./equal.ts";
import type { CardsPart, CommandPart, CommandPartValue, GameCommand, Handle, Move, NumberPart, Rng } from "./game.ts";

/** The part of a move that asks for cards, if any. */
export const cardsPart = (move: Move | undefined): CardsPart | undefined =>
  move?.parts?.find((part): part is CardsPart => part.of === "cards");

/** The part of a move that asks for a number, if any. */
export const numberPart = (move: Move | undefined): NumberPart | undefined =>
  move?.parts?.find((part): part is NumberPart => part.of === "number");

/** The command of a move with its parts filled in. @param filled by field; missing fields keep their value */
export const complete = <Command extends GameCommand>(
  { command }: Move<Command>,
  filled: Readonly<Record<string, CommandPartValue>>,
): Command => ({ ...command, ...filled });

/** The command of a move with these cards in its part for cards, if it has one. */
export function completeWithCards<Command extends GameCommand>(move: Move<Command>, cards: readonly Handle[]): Command {
  const part = cardsPart(move);
  return part ? complete(move, { [part.into]: cards }) : move.command;
}

/** A random command: one of these moves, with random values in its parts. */
export function anyCommand<Command extends GameCommand>(moves: readonly Move<Command>[], rng: Rng): Command {
  const move = moves[rng(moves.length)]!;
  return complete(move, Object.fromEntries((move.parts ?? []).map((part) => [part.into, anyFilling(part, rng)])));
}

/** A random value for a part. */
export function anyFilling(part: CommandPart, rng: Rng): CommandPartValue {
  switch (part.of) {
    case "cards":
      return part.total
        ? anyOfTotal(part, rng)
        : anyCards(part.from, part.least + rng(part.most - part.least + 1), rng);
    case "number":
      return part.least + rng(part.most - part.least + 1);
    case "option":
      return part.from[rng(part.from.length)]!;
    case "text":
      return Array.from({ length: 1 + rng(part.most) }, () => LETTERS[rng(LETTERS.length)]!).join("");
    case "form":
      return part.form.any(part.within, rng);
  }
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

function anyCards(from: readonly Handle[], count: number, rng: Rng): Handle[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(rng(left.length), 1)[0]!);
}

/** A random choice of cards that satisfies the limits of the sum, found by backtracking. */
function anyOfTotal({ from, least, most, total, into }: CardsPart, rng: Rng): Handle[] {
  const order = anyCards(from, from.length, rng);
  const found = search(order, 0, [], 0);
  if (!found) throw new Error(`no choice of cards for "${into}" comes to what it must: the move is none`);
  return found;

  function search(cards: readonly Handle[], at: number, taken: Handle[], sum: number): Handle[] | undefined {
    const fits = taken.length >= least && sum >= total!.least && sum <= total!.most;
    // Stops only half of the time once there is enough, so that larger choices occur too.
    if (fits && (at === cards.length || taken.length === most || rng(2) === 0)) return taken;
    if (at < cards.length && taken.length < most) {
      const card = cards[at]!;
      const deeper =
        search(cards, at + 1, [...taken, card], sum + (total!.worth[card] ?? 0)) ?? search(cards, at + 1, taken, sum);
      if (deeper) return deeper;
    }
    return fits ? taken : undefined;
  }
}

/** Whether a value fits a part. */
export function fits(part: CommandPart, value: unknown): boolean {
  switch (part.of) {
    case "cards":
      return Array.isArray(value) && isChoice(part, value);
    case "number":
      return Number.isInteger(value) && part.least <= (value as number) && (value as number) <= part.most;
    case "option":
      return part.from.some((option) => option === value);
    case "text":
      return typeof value === "string" && value.length > 0 && value.length <= part.most;
    case "form":
      return part.form.fits(value, part.within);
  }
}

function isChoice({ from, least, most, total }: CardsPart, cards: readonly Handle[]): boolean {
  if (cards.length < least || cards.length > most) return false;
  if (new Set(cards).size < cards.length || !cards.every((card) => from.includes(card))) return false;
  const sum = cards.reduce((all, card) => all + (total?.worth[card] ?? 0), 0);
  return !total || (total.least <= sum && sum <= total.most);
}

/** Whether a command is this move with allowed values in its parts. */
export function isMove({ command, parts = [] }: Move, asked: GameCommand): boolean {
  const fields = asked as unknown as Readonly<Record<string, unknown>>;
  if (!parts.every((part) => fits(part, fields[part.into]))) return false;
  return equal({ ...command, ...Object.fromEntries(parts.map(({ into }) => [into, fields[into]])) }, asked);
}
