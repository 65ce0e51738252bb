import { type CommandPart, complete, type Move } from "../../../../../shared/engine/contract/moves.ts";
import { FACES } from "../../../../../shared/games/tranquility/cards.ts";
import type { Command } from "../../../../../shared/games/tranquility/commands.ts";
import { commandOf } from "../../../../../shared/games/tranquility/kernel/encoding.ts";
import type { Kernel } from "../../../../../shared/games/tranquility/kernel/kernel.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";

/** A card is its handle and the code of its face; order is kept where it matters. */
type Picture = Readonly<Record<string, unknown>>;

const ascending = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

// A kernel's codes, repeated so that a test fails if one changes.
const STAGES = { turn: 0, cost: 1, toll: 2, end: 3, scored: 4 };
const [COST, TOLL, FINISHED] = [STAGES.cost, STAGES.toll, STAGES.end];
const SIDES = { day: 1, night: 2 };
const NO_SIDE = 0;
const [DISCARDED, SHOWN, ASIDE] = [8, 16, 24];
const NO_OFFER = 0xffff;
/** Entries of each seat in a kernel's `hand`. */
const HAND = 16;

function pictureOf(state: State): Picture {
  const { stage } = state;
  const known = (handle: number): string => `${handle} ${FACES.indexOf(state.faces[handle]!) + 1}`;
  const offers = stage.at === "toll" ? stage.offers.map((cards) => cards && ascending(cards)) : [];
  return {
    stage: STAGES[stage.at as keyof typeof STAGES],
    seat: "seat" in stage ? stage.seat : undefined,
    cost: stage.at === "cost" ? [stage.cell, stage.cost] : undefined,
    toll: stage.at === "toll" ? [stage.amount, offers] : undefined,
    counts: [state.turns, state.tolls, state.faces.length, SIDES[state.side], ...state.paid],
    places: [state.start, state.finish].map((card) => card && known(card)),
    piles: state.piles.map((pile) => pile.map(known)),
    hands: state.hands.map((hand) => hand.map(known)),
    discards: state.discards.map((cards) => ascending(cards).map(known)),
    shown: state.shown.map((cards) => ascending(cards).map(known)),
    aside: ascending(state.aside).map(known),
    explorer: state.explorer.map(known),
    row: state.row.map(known),
    board: state.board.map(
      (one) => one && [known(one.card), one.number, one.by, one.side ? SIDES[one.side] : NO_SIDE].join(" "),
    ),
    storms: state.board.map((_, cell) => (state.storms[cell] === undefined ? undefined : known(state.storms[cell]))),
  };
}

function pictureOfKernel(table: Kernel): Picture {
  const { handle, face, hand, number, card, by, side, storm, rules } = table;
  const seats = range(0, table.seats);
  const cells = range(0, rules.cells);
  const known = (one: number): string => `${handle[one]} ${face[one]}`;
  const fated = (fate: number) =>
    range(1, table.fate.length)
      .filter((one) => table.fate[one] === fate)
      .sort((a, b) => handle[a]! - handle[b]!)
      .map(known);
  const held = (seat: number) => range(0, table.handCount[seat]!).map((at) => hand[seat * HAND + at]!);
  const offerOf = (seat: number) =>
    table.offer[seat] === NO_OFFER
      ? undefined
      : ascending(held(seat).flatMap((one, at) => ((table.offer[seat]! >> at) & 1 ? [handle[one]!] : [])));
  return {
    stage: table.stage,
    seat: table.stage >= FINISHED ? undefined : table.seat,
    cost: table.stage === COST ? [table.cell, table.cost] : undefined,
    toll: table.stage === TOLL ? [table.amount, seats.map(offerOf)] : undefined,
    counts: [table.turns, table.tolls, table.nextHandle, table.currentSide, ...seats.map((seat) => table.paid[seat])],
    places: [table.start, table.finish].map((one) => (one === 0 ? undefined : known(one))),
    piles: seats
      .filter((seat) => table.end[seat] !== 0)
      .map((seat) => range(table.top[seat]!, table.end[seat]!).map(known)),
    hands: seats.map((seat) => held(seat).map(known)),
    discards: seats.map((seat) => fated(DISCARDED + seat)),
    shown: seats.map((seat) => fated(SHOWN + seat)),
    aside: fated(ASIDE),
    explorer: range(table.explorerTop, table.explorerEnd).map(known),
    row: range(0, table.rowCount).map((at) => known(table.row[at]!)),
    board: cells.map((cell) =>
      number[cell] === 0 ? undefined : [known(card[cell]!), number[cell], by[cell], side[cell]].join(" "),
    ),
    storms: cells.map((cell) => (storm[cell] === 0 ? undefined : known(storm[cell]!))),
  };
}

/** Differences between a kernel and a state, each with its name and both values. */
export function differencesBetween(table: Kernel, state: State): readonly string[] {
  const [own, theirs] = [pictureOfKernel(table), pictureOf(state)];
  return Object.keys(theirs).flatMap((name) => {
    const [one, other] = [JSON.stringify(own[name]), JSON.stringify(theirs[name])];
    return one === other ? [] : [`${name}: ${one} instead of ${other}`];
  });
}

/** The order of the command's cards does not matter. */
export function textOf(command: Command): string {
  const { type, card, cell, value, cards, pay } = command as Partial<Record<string, unknown>>;
  return [type, card, cell, value, ...ascending((cards ?? pay ?? []) as number[])].join(" ");
}

/** Values of a part, in the order of a kernel's moves. */
function valuesOf(part: CommandPart): (number | readonly number[])[] {
  if (part.of === "number") return range(part.least, part.most + 1);
  if (part.of !== "cards") throw new Error(`no move has a part of the kind ${part.of}`);
  const { from, least, most } = part;
  return range(0, 1 << from.length)
    .map((positions) => from.filter((_, at) => (positions >> at) & 1))
    .filter(({ length }) => length >= least && length <= most);
}

export const textsOf = (moves: readonly Move<Command>[]): readonly string[] =>
  moves.flatMap((move) =>
    (move.parts ?? [])
      .reduce<readonly Move<Command>[]>(
        (open, part) =>
          open.flatMap((one) => valuesOf(part).map((value) => ({ command: complete(one, { [part.into]: value }) }))),
        [move],
      )
      .map(({ command }) => textOf(command)),
  );

export const textsOfKernel = (table: Kernel, seat: number, moves: Int32Array): readonly string[] =>
  Array.from(moves, (move) => textOf(commandOf(table, seat, move)));
