import type { Handle, Seat } from "../../../engine/game.ts";
import { canSweep } from "../actions/sweep.ts";
import { HAND, ISLANDS } from "../cards.ts";
import type { Command } from "../commands.ts";
import { modeOf } from "../modes/modes.ts";
import { type Placement, placementsOf } from "../placements.ts";
import { handOf, numberOn, type State } from "../state.ts";
import { type Ground, groundOf } from "./ground.ts";
import { DUEL } from "./weights.ts";

/** A command, and how many points ahead of the other seat it promises to bring its own. */
interface Option {
  readonly command: Command;
  readonly points: number;
}

/** A placement at first glance. */
interface Idea extends Placement {
  readonly number: number;
  readonly points: number;
}

/** So many placements get a second look. */
const SHORTLIST = 8;

/** What a seat of a duel may weigh: what it scores now, and what the next hand is worth, as far as it is known (D2). */
function optionsOf(view: State, seat: Seat): readonly Option[] {
  const ground = groundOf(view, seat);
  const unseen = unseenBy(view, seat);
  const now = threatOf(unseen, ground);
  const ideas = ideasOf(view, seat, ground).sort((a, b) => b.points - a.points);
  return [
    ...ideas.slice(0, SHORTLIST).map((idea) => {
      const after = ground.withIsland(idea.number, idea.cell);
      return placing(view, seat, after, idea, now - threatOf(unseen, after));
    }),
    ...discarding(view, seat, ground),
    ...sweeping(view, seat, ground),
  ];
}

/** The most promising turn. */
export function bestOfDuel(view: State, seat: Seat): Command | undefined {
  let best: Option | undefined;
  for (const option of optionsOf(view, seat)) if (!best || option.points > best.points) best = option;
  return best?.command;
}

/** All of them, the most promising first. */
export const duelTurns = (view: State, seat: Seat): readonly Command[] =>
  optionsOf(view, seat)
    .toSorted((a, b) => b.points - a.points)
    .map(({ command }) => command);

const ideasOf = (view: State, seat: Seat, ground: Ground): Idea[] =>
  placementsOf(view, seat, modeOf(view)).map((placement) => {
    const number = numberOn(view, placement.card)!;
    return { ...placement, number, points: ground.gainOf(number, placement.cell) };
  });

function placing(view: State, seat: Seat, after: Ground, { card, cell, cost, points }: Idea, relief: number): Option {
  const rest = handOf(view, seat).filter((held) => held !== card);
  const [pay, kept] = divided(weighed(view, after, rest), cost);
  const next = [...kept, ...weighed(view, after, view.row.slice(0, cost + 1))];
  return { command: { type: "PlaceCard", card, cell, pay }, points: points + relief + promiseOf(next) };
}

function discarding(view: State, seat: Seat, ground: Ground): Option[] {
  const hand = handOf(view, seat);
  if (hand.length < 2) return [];
  const [cards, kept] = divided(weighed(view, ground, hand), 2);
  const next = [...kept, ...weighed(view, ground, view.row.slice(0, 2))];
  return [{ command: { type: "DiscardPair", cards }, points: promiseOf(next) - cards.length }];
}

/** D3: the row instead of the hand. */
function sweeping(view: State, seat: Seat, ground: Ground): Option[] {
  if (!canSweep(view, seat, modeOf(view))) return [];
  const promise = promiseOf(weighed(view, ground, view.row));
  return [{ command: { type: "Sweep" }, points: promise - handOf(view, seat).length }];
}

/** A card, and what it is worth on some ground. */
interface Weighed {
  readonly card: Handle;
  readonly worth: number;
}

const weighed = (view: State, ground: Ground, cards: readonly Handle[]): Weighed[] =>
  cards.map((card) => ({ card, worth: ground.worthOf(numberOn(view, card)!) }));

/** So many cards to part with, those that are worth least, and those that are kept. */
function divided(cards: Weighed[], count: number): [Handle[], Weighed[]] {
  if (count === 0) return [[], cards];
  const sorted = cards.sort((a, b) => a.worth - b.worth);
  return [sorted.slice(0, count).map(({ card }) => card), sorted.slice(count)];
}

/** What a number nobody has shown is worth to the other seat, on average. */
const threatOf = ({ isUnseen, count }: Unseen, ground: Ground): number =>
  (DUEL.rival * ground.worthToOther(isUnseen)) / Math.max(1, count);

/** The numbers that a seat sees neither in its hand nor elsewhere: the other may hold any of them. */
interface Unseen {
  /** By number. */
  readonly isUnseen: readonly boolean[];
  readonly count: number;
}

export function unseenBy(view: State, seat: Seat): Unseen {
  const isUnseen = new Array<boolean>(ISLANDS + 1).fill(true);
  isUnseen[0] = false;
  for (const cards of [handOf(view, seat), view.discards[seat] ?? [], ...view.shown, view.row])
    for (const card of cards) isUnseen[numberOn(view, card) ?? 0] = false;
  for (const placed of view.board) if (placed) isUnseen[placed.number] = false;
  let count = 0;
  for (const one of isUnseen) if (one) count++;
  return { isUnseen, count };
}

/** What a card still is worth with so many better ones beside it, as a share: a hand has no more than it and the row together. */
const LATER = Array.from({ length: 2 * HAND }, (_, better) => DUEL.later ** better);

/** What a hand is worth on this ground: its best card comes first, and much may happen before the last. */
function promiseOf(cards: Weighed[]): number {
  cards.sort((a, b) => b.worth - a.worth);
  let promise = 0;
  for (let better = 0; better < cards.length; better++) promise += cards[better]!.worth * DUEL.ahead * LATER[better]!;
  return promise;
}
