import type { Seat } from "../../../../shared/engine/contract/events.ts";
import { ISLANDS } from "../../../../shared/games/tranquility/cards.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import { fits, type Gap, gapAt, gapsOf } from "../../../../shared/games/tranquility/placing.ts";
import { handOf, numberOn, type State } from "../../../../shared/games/tranquility/state.ts";
import type { MoveAt } from "../../../contract/sentences.ts";
import { vocabulary } from "./messages/messages.ts";

/**
 * `tooFew`: the move leaves a gap with more spaces than numbers. `tooMany`: a gap with fewer spaces than fitting hand
 * cards. `onlyPlace`: it gives up an island that fits a gap of one space.
 */
type Flaw =
  | { readonly of: "tooFew"; readonly gap: Gap; readonly numbers: number }
  | { readonly of: "tooMany"; readonly gap: Gap; readonly held: number }
  | { readonly of: "onlyPlace"; readonly gap: Gap; readonly number: number };

/** A flaw that the better move does not have; empty if there is none. */
export function flawOf(played: Command, better: Command, at: MoveAt<State>): string {
  const [flaw] = flawsIn(played, at).filter((one) => !flawsIn(better, at).some((other) => isSame(one, other)));
  return flaw ? said(flaw) : "";
}

function said(flaw: Flaw): string {
  const { flaws } = vocabulary.value;
  const { cells, below, above } = flaw.gap;
  if (flaw.of === "tooFew") return flaws.tooFew(cells.length, below, above, flaw.numbers);
  if (flaw.of === "tooMany") return flaws.tooMany(cells.length, below, above, flaw.held);
  return flaws.onlyPlace(flaw.number, below, above);
}

const isSame = (one: Flaw, other: Flaw): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Flaws that the player can see, worst first. */
function flawsIn(command: Command, { match: { table }, seat }: MoveAt<State>): readonly Flaw[] {
  const given = givenUp(table, command);
  const only = given.flatMap((number) =>
    gapsOf(table)
      .filter((gap) => gap.cells.length === 1 && fits(number, gap))
      .map((gap): Flaw => ({ of: "onlyPlace", gap, number })),
  );
  if (command.type !== "PlaceCard") return only;
  const number = command.value ?? numberOn(table, command.card);
  const gap = gapAt(table, command.cell);
  if (number === undefined || !gap) return only;
  const at = gap.cells.indexOf(command.cell);
  const parts: readonly Gap[] = [
    { cells: gap.cells.slice(0, at), below: gap.below, above: number },
    { cells: gap.cells.slice(at + 1), below: number, above: gap.above },
  ].filter(({ cells }) => cells.length > 0);
  const held = heldBy(table, seat).filter((one) => one !== number && !given.includes(one));
  const lost = new Set([...given, ...discardedBy(table, seat)]);
  return [...parts.flatMap((part) => tooFew(part, lost)), ...only, ...parts.flatMap((part) => tooMany(part, held))];
}

function tooFew(gap: Gap, lost: ReadonlySet<number>): Flaw[] {
  const { below = 0, above = ISLANDS + 1 } = gap;
  let numbers = 0;
  for (let number = below + 1; number < above; number++) if (!lost.has(number)) numbers++;
  return numbers < gap.cells.length ? [{ of: "tooFew", gap, numbers }] : [];
}

function tooMany(gap: Gap, held: readonly number[]): Flaw[] {
  const own = held.filter((number) => fits(number, gap)).length;
  return own > gap.cells.length ? [{ of: "tooMany", gap, held: own }] : [];
}

function givenUp(table: State, command: Command): readonly number[] {
  const cards = "cards" in command ? command.cards : command.type === "PlaceCard" ? command.pay : [];
  return cards.flatMap((card) => numberOn(table, card) ?? []);
}

const heldBy = (table: State, seat: Seat): readonly number[] =>
  handOf(table, seat).flatMap((card) => numberOn(table, card) ?? []);

/** A seat knows only its own discards. */
const discardedBy = (table: State, seat: Seat): readonly number[] =>
  (table.discards[seat] ?? []).flatMap((card) => numberOn(table, card) ?? []);

export interface RoomBeside {
  readonly below: Side;
  readonly above: Side;
}

interface Side {
  readonly spaces: number;
  readonly numbers: number;
}

export function roomBeside(number: number, cell: number, { cells, below = 0, above = ISLANDS + 1 }: Gap): RoomBeside {
  const at = cells.indexOf(cell);
  return {
    below: { spaces: at, numbers: number - below - 1 },
    above: { spaces: cells.length - 1 - at, numbers: above - number - 1 },
  };
}
