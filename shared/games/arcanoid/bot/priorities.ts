import type { Handle } from "../../../engine/contract/events.ts";
import { cardOf, FIELDS, type Field } from "../cards.ts";
import type { ArcanoidCommandOf, Command } from "../commands.ts";
import { handOf, isFree, type Party, type State, toUse } from "../state.ts";
import { chanceOf, ledBy, leftEach, rivalsOn, standingsSeen, worthOf } from "./worth.ts";

/** The priority of a command for a party: the bot takes the highest. Commands that it avoids are below 0. */
export function priorityOf(view: State, party: Party, command: Command): number {
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

export const numbersOf = (view: State, cards: readonly Handle[], field: Field): readonly Handle[] =>
  cards.filter((one) => {
    const card = cardOf(view.faces[one]!);
    return card.kind === "numeric" && card.suit === field;
  });

/** The sum of the ranks of the numeric cards among these. */
export const sumOf = (view: State, cards: readonly Handle[]): number =>
  cards.reduce((sum, one) => {
    const card = cardOf(view.faces[one]!);
    return card.kind === "numeric" ? sum + card.rank : sum;
  }, 0);

/**
 * What a Chariot needs at least: numeric cards in the reserve, their sum, and cards left in the pile for each party.
 */
const LOAD = { cards: 2, sum: 14, left: 2 } as const;

/** Loading pays while cards are left: those in the reserve make room in the hand for new ones. */
function loading(view: State, party: Party, cards: readonly Handle[]): number {
  const isEarly = leftEach(view, party) >= LOAD.left;
  return isEarly && cards.length >= LOAD.cards && sumOf(view, cards) >= LOAD.sum ? 43 : -5;
}

/** The suit of the reserve; undefined if its first card is not numeric. */
export function suitOfReserve(view: State, party: Party): Field | undefined {
  const [first] = view.parties[party]!.chariot?.reserve ?? [];
  const card = first === undefined ? undefined : cardOf(view.faces[first]!);
  return card?.kind === "numeric" ? card.suit : undefined;
}

/** Adding pays more than discarding: the party keeps the added cards, and draws new ones. */
function adding(view: State, party: Party, cards: readonly Handle[]): number {
  const suit = suitOfReserve(view, party);
  const isJoining = suit !== undefined && numbersOf(view, cards, suit).length === cards.length;
  return isJoining && view.pile.length > 0 && !isReserveLost(view, party) ? 10 + cards.length : -5;
}

/** Whether engaging the reserve can no longer win a field. */
function isReserveLost(view: State, party: Party): boolean {
  const suit = suitOfReserve(view, party);
  return suit === undefined || !isFree(view, party, suit) || isLost(view, party, suit);
}

/** Whether another party has a couple or the World on a field. */
const isLost = (view: State, party: Party, field: Field): boolean => {
  const [best] = standingsSeen(view, party, field);
  return best !== undefined && best.engagement.rank !== "points" && best.party !== party;
};

/**
 * The chance of an engagement must reach a threshold, which grows with the cards left; with an empty pile, any chance
 * is enough.
 */
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

/** The Tower pays against the leader of a field where the party would then lead, or where it is free. */
function toppling(view: State, party: Party, { party: target, field }: ArcanoidCommandOf<"PlayTower">): number {
  if (view.parties[target]!.seat === view.parties[party]!.seat) return -50;
  const standings = standingsSeen(view, party, field);
  if (standings[0]?.party !== target) return -4;
  if (standings[1]?.party === party) return 80;
  return isFree(view, party, field) && standings[0].engagement.rank !== "points" ? 60 : 5;
}

/** Death ends all drawing. It pays for a party that leads at least two fields, and half of the contested ones. */
function ending(view: State, party: Party): number {
  const led = ledBy(view, party).length;
  const fought = FIELDS.filter((field) => standingsSeen(view, party, field).length > 0).length;
  return view.pile.length > 0 && led >= 2 && led * 2 >= fought ? 46 : -3;
}

/** Judgement pays against a rival that is free on a field where the party leads. */
function judging(view: State, party: Party, { party: target, field }: ArcanoidCommandOf<"PlayJudgement">): number {
  const isRival = rivalsOn(view, party, field).includes(target);
  return isRival && ledBy(view, party).includes(field) ? 60 : -50;
}

/** The Hanged Man pays against the rival with the fullest hand. */
function hanging(view: State, party: Party, target: Party): number {
  const isOwn = view.parties[target]!.seat === view.parties[party]!.seat;
  return isOwn ? -6 : 8 + handOf(view, target).length / 10;
}

/** The Fool pays if the engagement has a good chance on the thief's side. */
function stealing(view: State, party: Party): number {
  const attempt = view.play?.attempt;
  if (!attempt) return -1;
  if (attempt.isHidden) return 1;
  const chance = chanceOf(view, party, attempt.cards, attempt.field);
  return chance >= (view.pile.length === 0 ? 0.2 : 0.3) ? 1 : -1;
}

/** More cards help a party in play that leads at most one field. */
const mayGain = (view: State, party: Party): boolean => !view.parties[party]!.isOut && ledBy(view, party).length <= 1;
