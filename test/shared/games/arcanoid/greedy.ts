import { isRefusal } from "../../../../shared/engine/contract/events.ts";
import type { Bot } from "../../../../shared/engine/contract/game.ts";
import { anyCommand, cardsPart, complete } from "../../../../shared/engine/contract/moves.ts";
import type { ArcanoidMove } from "../../../../shared/games/arcanoid/actions/action.ts";
import { judged } from "../../../../shared/games/arcanoid/actions/engage.ts";
import { cardOf, type Field, minor } from "../../../../shared/games/arcanoid/cards.ts";
import type { ArcanoidCommandOf, Command } from "../../../../shared/games/arcanoid/commands.ts";
import { compare, standingsOn } from "../../../../shared/games/arcanoid/fields.ts";
import { moves } from "../../../../shared/games/arcanoid/moves.ts";
import { actingFor, isFree, type Party, type State } from "../../../../shared/games/arcanoid/state.ts";
import { itemAt } from "../../../kit/item-at.ts";

export const random: Bot<State, Command> = (view, seat, rng) => anyCommand(moves(view, seat), rng);

/**
 * A baseline: plays strong trumps immediately, engages as `engaging` prefers, and discards the rest.
 */
export const greedy: Bot<State, Command> = (view, seat, rng) => {
  const party = actingFor(view, seat)!;
  const wishes = moves(view, seat).map((move) => {
    const command = filled(view, party, move, rng);
    return { command, wants: wants(view, party, command) + rng(100) / 10_000 };
  });
  return wishes.reduce((best, wish) => (wish.wants > best.wants ? wish : best)).command;
};

/** Uses the least valuable cards: as few as possible if they are shed, else as many as allowed. */
function filled(view: State, party: Party, move: ArcanoidMove, rng: Parameters<typeof random>[2]): Command {
  const cards = cardsPart(move);
  if (!cards) return anyCommand([move], rng);
  const count = move.command.type === "Shed" ? cards.least : cards.most;
  const least = cards.from.toSorted((a, b) => use(view, party, a) - use(view, party, b));
  return complete(move, { cards: least.slice(0, count) });
}

/** The value of a card: 12 for a trump, otherwise the rank, or 0 if its field is filled. */
function use(view: State, party: Party, handle: number): number {
  const card = cardOf(itemAt(view.faces, handle));
  if (card.kind === "trump") return 12;
  return isFree(view, party, card.suit) ? card.rank : 0;
}

function wants(view: State, party: Party, command: Command): number {
  const isPileLeft = view.pile.length > 0;
  switch (command.type) {
    case "PlayWorld":
      return 100;
    case "PlayPriestess":
    case "PlayHierophant":
    case "PlayJustice":
      return 90;
    case "PlayDevil":
    case "PlayStrength":
    case "PlayHermit":
    case "PlayWheel":
      return isPileLeft ? 70 : -1;
    case "Engage":
    case "EngageSecretly":
    case "Reinforce":
      return engaging(view, party, command);
    case "PlayTower":
      return leads(view, command.party, command.field) && !isFree(view, party, command.field) ? 50 : -5;
    case "PlayJudgement":
      return isRival(view, party, command.party) && !isFree(view, party, command.field) ? 45 : -50;
    case "PlayStar":
    case "PlayMoon":
    case "PlaySun":
    case "CallAgain":
      return 40;
    case "PlayTemperance":
      return 35;
    case "PlayHangedMan":
      return isRival(view, party, command.party) ? 30 : -5;
    case "Discard":
      return isPileLeft ? 20 - use(view, party, command.card) : -20;
    case "PlayFool":
      return isWorthStealing(view) ? 1 : -1;
    case "VoteOnRenewal":
      return command.renew === (view.renewals === 0) ? 1 : 0;
    case "TakeExtraTurn":
      return 1;
    case "Abdicate":
      return isPileLeft ? -20 : 10;
    case "LoadChariot":
    case "AddToChariot":
    case "DropChariot":
    case "LiftTemperance":
    case "PlayDeath":
      return -15;
    default:
      return 0;
  }
}

const isRival = ({ parties }: State, party: Party, other: Party): boolean =>
  itemAt(parties, other).seat !== itemAt(parties, party).seat;

const leads = (view: State, party: Party, field: Field): boolean => standingsOn(view, field)[0]?.party === party;

/**
 * Of engagements that beat the table, prefers couples, then 20 points or more, or a knight; others only once the pile
 * is empty.
 */
function engaging(
  view: State,
  party: Party,
  command: ArcanoidCommandOf<"Engage"> | ArcanoidCommandOf<"EngageSecretly"> | ArcanoidCommandOf<"Reinforce">,
): number {
  const reserve = "reserve" in command && command.reserve ? itemAt(view.parties, party).chariot!.reserve : [];
  const before = command.type === "Reinforce" ? itemAt(view.parties, party).stands[command.field] : undefined;
  const cards = [...command.core, ...command.cards, ...reserve, ...(before?.how === "engaged" ? before.cards : [])];
  const engagement = judged(view, cards, command.field);
  if (isRefusal(engagement)) return -30;
  const best = standingsOn(view, command.field).find((standing) => standing.party !== party);
  if (best && compare(engagement, best.engagement, view.options.ties).lead <= 0) return -30;
  if (engagement.rank !== "points") return 80;
  const isStrong = engagement.strength >= 20 || view.faces[itemAt(cards, 0)] === minor(command.field, 12);
  return isStrong || view.pile.length === 0 ? 55 + engagement.strength / 10 : -25;
}

function isWorthStealing(view: State): boolean {
  const { cards, field, isHidden } = view.play!.attempt!;
  const engagement = isHidden ? undefined : judged(view, cards, field);
  return (
    engagement !== undefined && !isRefusal(engagement) && engagement.rank === "points" && engagement.strength >= 17
  );
}
