import type { Rng } from "../../../engine/chance/rng.ts";
import type { Handle, Seat } from "../../../engine/contract/events.ts";
import type { AsyncBot, Bot } from "../../../engine/contract/game.ts";
import { cardsPart, complete, numberPart } from "../../../engine/contract/moves.ts";
import { type Horizon, searching } from "../../../insight/search.ts";
import type { ArcanoidMove } from "../actions/action.ts";
import { openFields } from "../actions/engage.ts";
import {
  type ArcanoidFace,
  cardOf,
  codeOf,
  FACES,
  FIELDS,
  type Field,
  KING,
  LOVERS,
  MINORS,
  minor,
  QUEEN,
} from "../cards.ts";
import type { ArcanoidCommandOf, Command } from "../commands.ts";
import { places } from "../dealing.ts";
import { moves } from "../moves.ts";
import { hiddenFrom } from "../secrecy.ts";
import { actingFor, handOf, isFree, type Party, type State, toUse } from "../state.ts";
import { chanceOf, ledBy, leftEach, rivalsOn, standingsSeen, worthOf } from "./worth.ts";

/** A possible command, and how much the bot wants it. */
interface Wish {
  readonly command: Command;
  readonly wants: number;
}

/**
 * A patient policy: free plays first, then plays that make it stronger, then engagements with a good chance; otherwise
 * it discards.
 */
export const steady: Bot<State, Command> = (view, seat, rng) => {
  const party = actingFor(view, seat)!;
  let best: Wish | undefined;
  for (const move of moves(view, seat)) {
    const wish = wishFor(view, party, move, rng);
    if (!best || wish.wants > best.wants) best = wish;
  }
  return best!.command;
};

/** A beginner misses the best move in 2 of 5 turns. */
const [TURNS, MISSED] = [5, 2];

/** How many of the next best harmless moves a beginner chooses from. */
const MISTAKES = 3;
const HARMLESS = 0;

/** A beginner: knows all moves, and often takes the second or third best for the best. */
export const calm: Bot<State, Command> = (view, seat, rng) => {
  if (view.stage.at !== "turn" || rng(TURNS) >= MISSED) return steady(view, seat, rng);
  const [best, ...others] = wishesOf(view, seat, rng);
  const plausible = others.slice(0, MISTAKES).filter(({ wants }) => wants >= HARMLESS);
  return (plausible[rng(Math.max(1, plausible.length))] ?? best!).command;
};

/** The effort of a search: about 50 ms per play, under 200 in a warm thread. */
const EFFORT = { playouts: 150, moves: 3_500, options: 8, sure: 1.5 } as const;

/**
 * Playouts end with the round, because nothing carries over, and count the fields won. Comparing shares of four fields
 * needs fewer playouts than comparing match wins.
 */
const fieldsWon: Horizon<State> = ({ from, state }, seat) => {
  const round = state.results[from.results.length];
  return round && round.filter((winner) => winner === seat).length / FIELDS.length;
};

/** A policy that tries its best plays on determinized deals until the end of the round. */
export const deep: AsyncBot<State, Command> = async (game) =>
  searching<State, Command>(game, { ...EFFORT, policy: steady, horizon: fieldsWon });

/** The most wanted moves, a few of many. */
export function candidates(view: State, seat: Seat): readonly Command[] {
  const evenly: Rng = (n) => n >> 1;
  return wishesOf(view, seat, evenly)
    .slice(0, WEIGHED)
    .map(({ command }) => command);
}

/** All moves, the most wanted first. */
function wishesOf(view: State, seat: Seat, rng: Rng): readonly Wish[] {
  const party = actingFor(view, seat);
  if (party === undefined) return [];
  return moves(view, seat)
    .map((move) => wishFor(view, party, move, rng))
    .sort((a, b) => b.wants - a.wants);
}

/** How many moves are analysed. */
const WEIGHED = 8;

function wishFor(view: State, party: Party, move: ArcanoidMove, rng: Rng): Wish {
  const command = filled(view, party, move, rng);
  return { command, wants: wants(view, party, command) + rng(100) / 10_000 };
}

/**
 * The move with its parts filled: all cards of an engagement, the least useful ones when giving up cards, a missing
 * card for a call.
 */
function filled(view: State, party: Party, move: ArcanoidMove, rng: Rng): Command {
  const cards = cardsPart(move);
  if (cards) {
    if (move.command.type === "LoadChariot") return complete(move, { cards: bestSuit(view, party, cards.from) });
    if (move.command.type === "AddToChariot")
      return complete(move, { cards: joining(view, party, cards.from).slice(0, cards.most) });
    const isGivenUp = move.command.type === "Shed";
    const count = isGivenUp ? cards.least : cards.most;
    return complete(move, { cards: byWorth(view, party, cards.from).slice(0, count) });
  }
  const number = numberPart(move);
  if (!number) return move.command;
  const isMinor = number.most < MINORS;
  return complete(move, { call: isMinor ? codeOf(missing(view, party, rng)) : codeOf(LOVERS) });
}

const byWorth = (view: State, party: Party, cards: readonly Handle[]): readonly Handle[] =>
  cards.toSorted((a, b) => worthOf(view, party, view.faces[a]!) - worthOf(view, party, view.faces[b]!));

/**
 * The card to call, among those others may hold: the other half of a royal couple, else the highest number of the
 * longest suit.
 */
function missing(view: State, party: Party, rng: Rng): ArcanoidFace {
  const mayBeHeld = heldByOthers(view, party);
  const held = toUse(view, party).map((card) => view.faces[card]!);
  const free = FIELDS.filter((field) => isFree(view, party, field));
  const wanted = free.flatMap((field): ArcanoidFace[] => {
    if (held.includes(minor(field, KING))) return [minor(field, QUEEN)];
    return held.includes(minor(field, QUEEN)) ? [minor(field, KING)] : [];
  });
  const longest = free.toSorted((a, b) => countOf(held, b) - countOf(held, a))[0] ?? 0;
  const numbers = [10, 9, 8, 7, 6].map((rank) => minor(longest, rank));
  const called = [...wanted, ...numbers].find(mayBeHeld);
  if (called !== undefined) return called;
  const others = FACES.slice(0, MINORS).filter(mayBeHeld);
  return others[rng(Math.max(1, others.length))] ?? FACES[rng(MINORS)]!;
}

/**
 * Whether another party may hold a face: it was not seen elsewhere, and no call has missed it since the cards were
 * drawn (M17).
 */
function heldByOthers(view: State, party: Party): (face: ArcanoidFace) => boolean {
  const { seat } = view.parties[party]!;
  const hidden = new Set(seat === undefined ? [] : hiddenFrom(view, seat));
  const seen = (card: Handle) => (hidden.has(card) ? undefined : view.faces[card]);
  const hands = view.parties.flatMap((other, i) => (i === party || other.isOut ? [] : handOf(view, i)));
  const unseen = hands.filter((card) => seen(card) === undefined);
  const known = new Set(places(view).flat().map(seen));
  const lacks = (card: Handle, face: ArcanoidFace) =>
    view.clues.some((clue) => clue.of === "lacking" && clue.faces.includes(face) && clue.cards.includes(card));
  return (face) =>
    hands.some((card) => seen(card) === face) || (!known.has(face) && unseen.some((card) => !lacks(card, face)));
}

const countOf = (faces: readonly ArcanoidFace[], field: Field): number =>
  faces.filter((face) => {
    const card = cardOf(face);
    return card.kind === "numeric" && card.suit === field;
  }).length;

/** How much a party wants a command; unwanted ones are below 0. */
function wants(view: State, party: Party, command: Command): number {
  switch (command.type) {
    case "PlayPriestess":
      return 95;
    case "PlayHierophant":
      return command.kind === "trumps" ? 94 : 93;
    case "PlayWorld":
      return 92 - ownStrength(view, party, command.field) / 10;
    case "PlayJustice":
      return 85;
    case "PlayDevil":
      return view.pile.length > 6 ? 84 : 20;
    case "PlayStrength":
      return view.pile.length > 6 ? (command.as === "open" ? 83 : 82) : 3;
    case "PlayHermit":
      return view.pile.length > 6 ? 81 : 20;
    case "Engage":
    case "EngageSecretly":
    case "Reinforce":
      return engaging(view, party, command);
    case "PlayTower":
      return toppling(view, party, command);
    case "PlayJudgement":
      return judging(view, party, command);
    case "PlayStar":
    case "PlayMoon":
    case "PlaySun":
      return 45;
    case "CallAgain":
    case "TakeExtraTurn":
    case "Shed":
      return 10;
    case "PlayWheel":
      return view.pile.length > 0 ? 44 : -1;
    case "PlayTemperance":
      return ownStrength(view, party, command.field) >= 17 ? 12 : -2;
    case "PlayHangedMan":
      return hanging(view, party, command.party);
    case "PlayDeath":
      return ending(view, party);
    case "Discard":
      return 9 - worthOf(view, party, view.faces[command.card]!);
    case "PlayFool":
      return stealing(view, party);
    case "VoteOnRenewal":
      return command.renew === mayGain(view, party) ? 1 : 0;
    case "Abdicate":
      return -10 + (isLost(view, party, command.field) ? 1 : 0) - ownStrength(view, party, command.field) / 20;
    case "LoadChariot":
      return loading(view, party, command.cards);
    case "AddToChariot":
      return adding(view, party, command.cards);
    case "DropChariot":
      return isReserveLost(view, party) && view.pile.length === 0 ? 8 : -5;
    case "LiftTemperance":
      return -5;
    case "LetStand":
    case "LeaveCall":
    case "ForgoExtraTurn":
      return 0;
  }
}

/** The sum of the numbers a party could engage on a field. */
const ownStrength = (view: State, party: Party, field: Field): number =>
  toUse(view, party).reduce((sum, one) => {
    const card = cardOf(view.faces[one]!);
    return card.kind === "numeric" && card.suit === field ? sum + card.rank : sum;
  }, 0);

/** The numbers with the highest sum in one suit that can still be engaged. */
function bestSuit(view: State, party: Party, cards: readonly Handle[]): readonly Handle[] {
  const suits = openFields(view, party).map((field) => numbersOf(view, cards, field));
  const [best = []] = suits.toSorted((a, b) => sumOf(view, b) - sumOf(view, a));
  return best.length > 0 ? best : cards.slice(0, 1);
}

const numbersOf = (view: State, cards: readonly Handle[], field: Field): readonly Handle[] =>
  cards.filter((one) => {
    const card = cardOf(view.faces[one]!);
    return card.kind === "numeric" && card.suit === field;
  });

const sumOf = (view: State, cards: readonly Handle[]): number =>
  cards.reduce((sum, one) => {
    const card = cardOf(view.faces[one]!);
    return card.kind === "numeric" ? sum + card.rank : sum;
  }, 0);

/** The least that is worth a Chariot: numbers of one suit, their sum, and cards left in the pile for each party. */
const LOAD = { cards: 2, sum: 14, left: 2 } as const;

/** Numbers in the reserve make room for new cards while some are left. */
function loading(view: State, party: Party, cards: readonly Handle[]): number {
  const isEarly = leftEach(view, party) >= LOAD.left;
  return isEarly && cards.length >= LOAD.cards && sumOf(view, cards) >= LOAD.sum ? 43 : -5;
}

/** The suit of the reserve; undefined if its first card is not numeric. */
function suitOfReserve(view: State, party: Party): Field | undefined {
  const [first] = view.parties[party]!.chariot?.reserve ?? [];
  const card = first === undefined ? undefined : cardOf(view.faces[first]!);
  return card?.kind === "numeric" ? card.suit : undefined;
}

/** Cards of the reserve's suit, the highest first; else the first card. */
function joining(view: State, party: Party, cards: readonly Handle[]): readonly Handle[] {
  const suit = suitOfReserve(view, party);
  const own = suit === undefined ? [] : numbersOf(view, cards, suit);
  return own.length > 0 ? own.toSorted((a, b) => sumOf(view, [b]) - sumOf(view, [a])) : cards.slice(0, 1);
}

/** Better than discarding: the added cards are kept and replaced by new ones. */
function adding(view: State, party: Party, cards: readonly Handle[]): number {
  const suit = suitOfReserve(view, party);
  const isJoining = suit !== undefined && numbersOf(view, cards, suit).length === cards.length;
  return isJoining && view.pile.length > 0 && !isReserveLost(view, party) ? 10 + cards.length : -5;
}

/** Whether the reserve can no longer be engaged usefully. */
function isReserveLost(view: State, party: Party): boolean {
  const suit = suitOfReserve(view, party);
  return suit === undefined || !isFree(view, party, suit) || isLost(view, party, suit);
}

const isLost = (view: State, party: Party, field: Field): boolean => {
  const [best] = standingsSeen(view, party, field);
  return best !== undefined && best.engagement.rank !== "points" && best.party !== party;
};

/** Worth it above a threshold that grows with the cards left; with an empty pile, any chance is enough. */
function engaging(
  view: State,
  party: Party,
  command: ArcanoidCommandOf<"Engage"> | ArcanoidCommandOf<"EngageSecretly"> | ArcanoidCommandOf<"Reinforce">,
): number {
  const hand = [...command.core, ...command.cards];
  const reserve = "reserve" in command && command.reserve ? view.parties[party]!.chariot!.reserve : [];
  const before = command.type === "Reinforce" ? view.parties[party]!.stands[command.field] : undefined;
  const cards = [...hand, ...reserve, ...(before?.how === "engaged" ? before.cards : [])];
  const chance = chanceOf(view, party, cards, command.field);
  const also = "also" in command && command.also !== undefined ? chanceOf(view, party, cards, command.also) : 0;
  const least = view.pile.length === 0 ? 0.01 : 0.25 + 0.02 * Math.min(8, leftEach(view, party));
  const cost = hand.reduce((sum, card) => sum + worthOf(view, party, view.faces[card]!), 0) / 200;
  return chance + also >= least ? 50 + 30 * Math.min(1, chance + also - cost) : -20 + chance;
}

/** Topples the leader of a field where the party is engaged or still free. */
function toppling(view: State, party: Party, { party: target, field }: ArcanoidCommandOf<"PlayTower">): number {
  if (view.parties[target]!.seat === view.parties[party]!.seat) return -50;
  const standings = standingsSeen(view, party, field);
  if (standings[0]?.party !== target) return -4;
  if (standings[1]?.party === party) return 80;
  return isFree(view, party, field) && standings[0].engagement.rank !== "points" ? 60 : 5;
}

/** Ends all drawing: good if the party leads two fields, and half of the contested ones. */
function ending(view: State, party: Party): number {
  const led = ledBy(view, party).length;
  const fought = FIELDS.filter((field) => standingsSeen(view, party, field).length > 0).length;
  return view.pile.length > 0 && led >= 2 && led * 2 >= fought ? 46 : -3;
}

/** A rival that is free where the party leads. */
function judging(view: State, party: Party, { party: target, field }: ArcanoidCommandOf<"PlayJudgement">): number {
  const isRival = rivalsOn(view, party, field).includes(target);
  return isRival && ledBy(view, party).includes(field) ? 60 : -50;
}

/** The rival with the fullest hand. */
function hanging(view: State, party: Party, target: Party): number {
  const isOwn = view.parties[target]!.seat === view.parties[party]!.seat;
  return isOwn ? -6 : 8 + handOf(view, target).length / 10;
}

/** Steals an attempt that would have a chance for the thief. */
function stealing(view: State, party: Party): number {
  const attempt = view.play?.attempt;
  if (!attempt) return -1;
  if (attempt.isHidden) return 1;
  const chance = chanceOf(view, party, attempt.cards, attempt.field);
  return chance >= (view.pile.length === 0 ? 0.2 : 0.3) ? 1 : -1;
}

/** More cards help a party in play that leads at most one field. */
const mayGain = (view: State, party: Party): boolean => !view.parties[party]!.isOut && ledBy(view, party).length <= 1;
