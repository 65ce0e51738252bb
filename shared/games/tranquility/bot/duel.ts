import type { Handle, Seat } from "../../../engine/contract/events.ts";
import { canSweep } from "../actions/sweep.ts";
import { HAND, ISLANDS, numberOf } from "../cards.ts";
import type { Command } from "../commands.ts";
import type { Cell } from "../layouts.ts";
import { modeOf } from "../modes/modes.ts";
import { placementsWith } from "../placements.ts";
import { handOf, numberOn, type State } from "../state.ts";
import { type DuelLine, duelLineOf } from "./heuristic/duel-line.ts";
import { Shortlist } from "./heuristic/shortlist.ts";
import { DUEL } from "./heuristic/weights.ts";

/** `points`: the expected change of the lead. */
interface Option {
  readonly command: Command;
  readonly points: number;
}

interface Held {
  readonly card: Handle;
  readonly number: number;
}

/** `points`: the first estimate. */
interface DuelCandidate {
  readonly held: Held;
  readonly cell: Cell;
  readonly cost: number;
  readonly points: number;
}

interface Position {
  readonly line: DuelLine;
  readonly hand: readonly Held[];
  readonly row: readonly Held[];
}

/** Placements that are examined closely. */
const SHORTLIST = 8;

/** Counts points scored now, the loss of the other seat, and the value of the next hand as far as it is known (D2). */
function optionsOf(view: State, seat: Seat, most = SHORTLIST): readonly Option[] {
  const line = duelLineOf(view, seat);
  const position = { line, hand: heldAs(view, handOf(view, seat)), row: heldAs(view, view.row) };
  const unseen = unseenBy(view, seat);
  const now = threatOf(unseen, line);
  return [
    ...candidatesOf(view, seat, position, most).map((candidate) => {
      const after = line.withIsland(candidate.held.number, candidate.cell);
      return placing(position, after, candidate, now - threatOf(unseen, after));
    }),
    ...discarding(position),
    ...sweeping(view, seat, position),
  ];
}

export function bestOfDuel(view: State, seat: Seat): Command | undefined {
  let best: Option | undefined;
  for (const option of optionsOf(view, seat)) if (!best || option.points > best.points) best = option;
  return best?.command;
}

/** Best first. */
export const duelTurns = (view: State, seat: Seat, most?: number): readonly Command[] =>
  optionsOf(view, seat, most)
    .toSorted((a, b) => b.points - a.points)
    .map(({ command }) => command);

const heldAs = (view: State, cards: readonly Handle[]): Held[] =>
  cards.map((card) => ({ card, number: numberOn(view, card)! }));

/** The best placements by the first estimate, in descending order. */
function candidatesOf(view: State, seat: Seat, { line, hand }: Position, most: number): readonly DuelCandidate[] {
  const mode = modeOf(view);
  const best = new Shortlist<DuelCandidate>(most);
  for (const held of hand) {
    for (const { cell, cost } of placementsWith(view, seat, held.card, mode)) {
      const points = line.gainOf(held.number, cell);
      if (best.takes(-points)) best.add({ held, cell, cost, points }, -points);
    }
  }
  return best.items;
}

function placing(
  { hand, row }: Position,
  after: DuelLine,
  { held, cell, cost, points }: DuelCandidate,
  relief: number,
): Option {
  const rest = hand.filter((other) => other !== held);
  const { cards: pay, worths } = divided(after, rest, cost);
  for (const { number } of row.slice(0, cost + 1)) worths.push(after.worthOf(number));
  return {
    command: { type: "PlaceCard", card: held.card, cell, pay },
    points: points + relief + promiseOf(worths),
  };
}

function discarding({ line, hand, row }: Position): Option[] {
  if (hand.length < 2) return [];
  const { cards, worths } = divided(line, hand, 2);
  for (const { number } of row.slice(0, 2)) worths.push(line.worthOf(number));
  return [{ command: { type: "DiscardPair", cards }, points: promiseOf(worths) - cards.length }];
}

/** D3: takes the row, if the rules allow it. */
function sweeping(view: State, seat: Seat, { line, hand, row }: Position): Option[] {
  if (!canSweep(view, seat, modeOf(view))) return [];
  const promise = promiseOf(row.map(({ number }) => line.worthOf(number)));
  return [{ command: { type: "Sweep" }, points: promise - hand.length }];
}

/** The `count` least valuable cards, and the values of the others. */
function divided(line: DuelLine, from: readonly Held[], count: number): { cards: Handle[]; worths: number[] } {
  const worths = from.map(({ number }) => line.worthOf(number));
  if (count === 0) return { cards: [], worths };
  const left = from.slice();
  const cards: Handle[] = [];
  while (cards.length < count) {
    let least = 0;
    for (let i = 1; i < worths.length; i++) if (worths[i]! < worths[least]!) least = i;
    cards.push(left[least]!.card);
    left.splice(least, 1);
    worths.splice(least, 1);
  }
  return { cards, worths };
}

/** The average value of an unseen number for the other seat, times `DUEL.rival`. */
const threatOf = ({ isUnseen, count }: Unseen, line: DuelLine): number =>
  (DUEL.rival * line.worthToOther(isUnseen)) / Math.max(1, count);

/** The other seat may hold these numbers. */
interface Unseen {
  readonly isUnseen: readonly boolean[];
  readonly count: number;
}

export function unseenBy(view: State, seat: Seat): Unseen {
  const { islands } = modeOf(view).deck;
  const isUnseen = new Array<boolean>(ISLANDS + 1).fill(false);
  isUnseen.fill(true, numberOf(islands[0]), numberOf(islands.at(-1))! + 1);
  let count = islands.length;
  const see = (number: number) => {
    if (isUnseen[number]) count--;
    isUnseen[number] = false;
  };
  for (const cards of [handOf(view, seat), view.discards[seat] ?? [], ...view.shown, view.row])
    for (const card of cards) see(numberOn(view, card) ?? 0);
  for (const placed of view.board) if (placed) see(placed.number);
  return { isUnseen, count };
}

/** The share of its value that a card keeps, by the number of better cards. */
const LATER = Array.from({ length: 2 * HAND }, (_, better) => DUEL.later ** better);

/** In points. The best card counts most: much may change before the others are played. */
function promiseOf(worths: readonly number[]): number {
  const best = new Shortlist<number>(LATER.length);
  for (const worth of worths) best.add(worth, -worth);
  let promise = 0;
  for (let better = 0; better < worths.length; better++) promise += best.items[better]! * DUEL.ahead * LATER[better]!;
  return promise;
}
