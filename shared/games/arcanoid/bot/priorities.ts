import type { Handle } from "../../../engine/contract/events.ts";
import { cardOf, FIELDS, type Field } from "../cards.ts";
import type { ArcanoidCommandOf, Command } from "../commands.ts";
import { handOf, type Party, type State } from "../state.ts";
import type { Outlook } from "./outlook.ts";
import { chanceOf, worthOf } from "./worth.ts";

/** The bot takes the highest priority; below 0, it avoids the command. */
export function priorityOf(outlook: Outlook, command: Command): number {
  const { view } = outlook;
  switch (command.type) {
    case "PlayPriestess":
      return 95;
    case "PlayHierophant":
      return command.kind === "trumps" ? 94 : 93;
    case "PlayWorld":
      return 92 - outlook.strength(command.field) / 10;
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
      return engaging(outlook, command);
    case "PlayTower":
      return toppling(outlook, command);
    case "PlayJudgement":
      return judging(outlook, command);
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
      return outlook.strength(command.field) >= 17 ? 12 : -2;
    case "PlayHangedMan":
      return hanging(outlook, command.party);
    case "PlayDeath":
      return ending(outlook);
    case "Discard":
      return 9 - worthOf(outlook, view.faces[command.card]!);
    case "PlayFool":
      return stealing(outlook);
    case "VoteOnRenewal":
      return command.renew === mayGain(outlook) ? 1 : 0;
    case "Abdicate":
      return -10 + (isLost(outlook, command.field) ? 1 : 0) - outlook.strength(command.field) / 20;
    case "LoadChariot":
      return loading(outlook, command.cards);
    case "AddToChariot":
      return adding(outlook, command.cards);
    case "DropChariot":
      return isReserveLost(outlook) && view.pile.length === 0 ? 8 : -5;
    case "LiftTemperance":
      return -5;
    case "LetStand":
    case "LeaveCall":
    case "ForgoExtraTurn":
      return 0;
  }
}

export const numbersOf = (view: State, cards: readonly Handle[], field: Field): readonly Handle[] =>
  cards.filter((one) => {
    const card = cardOf(view.faces[one]!);
    return card.kind === "numeric" && card.suit === field;
  });

/** Sum of the ranks of numeric cards. */
export const sumOf = (view: State, cards: readonly Handle[]): number =>
  cards.reduce((sum, one) => {
    const card = cardOf(view.faces[one]!);
    return card.kind === "numeric" ? sum + card.rank : sum;
  }, 0);

/** Minimums: cards for the reserve, their sum, and cards in the pile for each party. */
const LOAD = { cards: 2, sum: 14, left: 2 } as const;

/** Loading makes room in the hand while cards are left. */
function loading({ view, leftEach }: Outlook, cards: readonly Handle[]): number {
  const isEarly = leftEach >= LOAD.left;
  return isEarly && cards.length >= LOAD.cards && sumOf(view, cards) >= LOAD.sum ? 43 : -5;
}

/** Undefined without a reserve, or if its first card is not numeric. */
export function suitOfReserve(view: State, party: Party): Field | undefined {
  const [first] = view.parties[party]!.chariot?.reserve ?? [];
  const card = first === undefined ? undefined : cardOf(view.faces[first]!);
  return card?.kind === "numeric" ? card.suit : undefined;
}

/** Adding keeps the cards, and draws new ones. */
function adding(outlook: Outlook, cards: readonly Handle[]): number {
  const { view, party } = outlook;
  const suit = suitOfReserve(view, party);
  const isJoining = suit !== undefined && numbersOf(view, cards, suit).length === cards.length;
  return isJoining && view.pile.length > 0 && !isReserveLost(outlook) ? 10 + cards.length : -5;
}

/** The reserve can no longer win a field. */
function isReserveLost(outlook: Outlook): boolean {
  const suit = suitOfReserve(outlook.view, outlook.party);
  return suit === undefined || !outlook.isFree(suit) || isLost(outlook, suit);
}

/** Another party leads with a couple or the World. */
const isLost = (outlook: Outlook, field: Field): boolean => {
  const [best] = outlook.standings(field);
  return best !== undefined && best.engagement.rank !== "points" && best.party !== outlook.party;
};

/** The required chance grows with the cards left. */
function engaging(
  outlook: Outlook,
  command: ArcanoidCommandOf<"Engage"> | ArcanoidCommandOf<"EngageSecretly"> | ArcanoidCommandOf<"Reinforce">,
): number {
  const { view, party } = outlook;
  const hand = command.core.length === 0 ? command.cards : [...command.core, ...command.cards];
  const cards = [...hand];
  if ("reserve" in command && command.reserve) cards.push(...view.parties[party]!.chariot!.reserve);
  const before = command.type === "Reinforce" ? view.parties[party]!.stands[command.field] : undefined;
  if (before?.how === "engaged") cards.push(...before.cards);
  const chance = chanceOf(outlook, cards, command.field);
  const also = "also" in command && command.also !== undefined ? chanceOf(outlook, cards, command.also) : 0;
  const least = view.pile.length === 0 ? 0.01 : 0.25 + 0.02 * Math.min(8, outlook.leftEach);
  if (chance + also < least) return -20 + chance;
  const cost = hand.reduce((sum, card) => sum + worthOf(outlook, view.faces[card]!), 0) / 200;
  return 50 + 30 * Math.min(1, chance + also - cost);
}

/** The Tower pays if the party would then lead, or is free there and the leader has a couple or the World. */
function toppling(outlook: Outlook, { party: target, field }: ArcanoidCommandOf<"PlayTower">): number {
  if (outlook.isOwn(target)) return -50;
  const standings = outlook.standings(field);
  if (standings[0]?.party !== target) return -4;
  if (standings[1]?.party === outlook.party) return 80;
  return outlook.isFree(field) && standings[0].engagement.rank !== "points" ? 60 : 5;
}

/** Death ends all drawing: pays for a party that leads at least two fields, and half of the contested ones. */
function ending(outlook: Outlook): number {
  const led = outlook.led.length;
  const fought = FIELDS.filter((field) => outlook.standings(field).length > 0).length;
  return outlook.view.pile.length > 0 && led >= 2 && led * 2 >= fought ? 46 : -3;
}

/** Judgement pays against a rival on a field on which the own party leads. */
function judging(outlook: Outlook, { party: target, field }: ArcanoidCommandOf<"PlayJudgement">): number {
  const isRival = outlook.rivals(field).includes(target);
  return isRival && outlook.led.includes(field) ? 60 : -50;
}

/** The Hanged Man pays against the fullest hand. */
function hanging(outlook: Outlook, target: Party): number {
  return outlook.isOwn(target) ? -6 : 8 + handOf(outlook.view, target).length / 10;
}

/** The Fool pays if the chance to win the field is good, or the cards are hidden. */
function stealing(outlook: Outlook): number {
  const { view } = outlook;
  const attempt = view.play?.attempt;
  if (!attempt) return -1;
  if (attempt.isHidden) return 1;
  const chance = chanceOf(outlook, attempt.cards, attempt.field);
  return chance >= (view.pile.length === 0 ? 0.2 : 0.3) ? 1 : -1;
}

/** More cards help a party that leads at most one field. */
const mayGain = ({ view, party, led }: Outlook): boolean => !view.parties[party]!.isOut && led.length <= 1;
