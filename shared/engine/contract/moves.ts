import type { Rng } from "../chance/rng.ts";
import { equal } from "../equal.ts";
import type { GameCommand, Handle } from "./events.ts";

/** `least` to `most` different cards of `from`, in any order. */
export interface CardsPart<Into extends string = string> {
  readonly of: "cards";
  readonly into: Into;
  readonly from: readonly Handle[];
  readonly least: number;
  readonly most: number;
  /** Unlisted cards are worth 0. */
  readonly total?: {
    readonly worth: Readonly<Record<Handle, number>>;
    readonly least: number;
    readonly most: number;
  };
}

export interface NumberPart<Into extends string = string> {
  readonly of: "number";
  readonly into: Into;
  readonly least: number;
  readonly most: number;
}

export interface OptionPart<Into extends string = string> {
  readonly of: "option";
  readonly into: Into;
  readonly from: readonly (string | number | boolean)[];
}

/** 1 to `most` UTF-16 code units. */
export interface TextPart<Into extends string = string> {
  readonly of: "text";
  readonly into: Into;
  readonly most: number;
}

export interface Form {
  fits(value: unknown, within: unknown): boolean;
  any(within: unknown, rng: Rng): object;
}

/** The form's fields depend on each other and so cannot be separate parts. */
export interface FormPart<Into extends string = string> {
  readonly of: "form";
  readonly into: Into;
  readonly form: Form;
  readonly within: unknown;
}

/** A field that a move leaves open: moves need not list every combination. */
export type CommandPart = CardsPart | NumberPart | OptionPart | TextPart | FormPart;

export type CommandPartValue = readonly Handle[] | number | string | boolean | object;

/** Legal for any allowed values of its parts, which replace those in `command`. */
export interface Move<Command extends GameCommand = GameCommand> {
  readonly command: Command;
  readonly parts?: readonly CommandPart[];
}

export const cardsPart = (move: Move | undefined): CardsPart | undefined =>
  move?.parts?.find((part): part is CardsPart => part.of === "cards");

export const numberPart = (move: Move | undefined): NumberPart | undefined =>
  move?.parts?.find((part): part is NumberPart => part.of === "number");

/** @param filled by field; missing fields keep their value */
export const complete = <Command extends GameCommand>(
  { command }: Move<Command>,
  filled: Readonly<Record<string, CommandPartValue>>,
): Command => ({ ...command, ...filled });

export function completeWithCards<Command extends GameCommand>(move: Move<Command>, cards: readonly Handle[]): Command {
  const part = cardsPart(move);
  return part ? complete(move, { [part.into]: cards }) : move.command;
}

/** A move with random values in its parts. */
export function anyCommand<Command extends GameCommand>(moves: readonly Move<Command>[], rng: Rng): Command {
  const move = moves[rng(moves.length)]!;
  return complete(move, Object.fromEntries((move.parts ?? []).map((part) => [part.into, randomValue(part, rng)])));
}

export function randomValue(part: CommandPart, rng: Rng): CommandPartValue {
  switch (part.of) {
    case "cards":
      return part.total
        ? randomCardsOfTotal(part, rng)
        : randomCards(part.from, part.least + rng(part.most - part.least + 1), rng);
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

function randomCards(from: readonly Handle[], count: number, rng: Rng): Handle[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(rng(left.length), 1)[0]!);
}

/** Random backtracking. @throws Error if no cards fit */
function randomCardsOfTotal({ from, least, most, total, into }: CardsPart, rng: Rng): Handle[] {
  const order = randomCards(from, from.length, rng);
  const found = search(order, 0, [], 0);
  if (!found)
    throw new Error(
      `no cards for "${into}" have a total from ${total!.least} to ${total!.most}: the move is not legal`,
    );
  return found;

  function search(cards: readonly Handle[], at: number, taken: Handle[], sum: number): Handle[] | undefined {
    const fits = taken.length >= least && sum >= total!.least && sum <= total!.most;
    // Stops only half of the time, so that larger choices occur too.
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

/** Whether a command is this move, with allowed values in its parts. */
export function isMove({ command, parts = [] }: Move, completed: GameCommand): boolean {
  const fields = completed as unknown as Readonly<Record<string, unknown>>;
  if (!parts.every((part) => fits(part, fields[part.into]))) return false;
  return equal({ ...command, ...Object.fromEntries(parts.map(({ into }) => [into, fields[into]])) }, completed);
}
