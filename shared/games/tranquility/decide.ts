import type { Chance } from "../../engine/chance/rng.ts";
import { type Handle, type Refusal, refuse, type Seat } from "../../engine/contract/events.ts";
import type { Command } from "./commands.ts";
import { TranquilityDecision } from "./decision.ts";
import type { Event } from "./events.ts";
import type { TranquilityAction } from "./modes/mode.ts";
import { modeOf } from "./modes/modes.ts";
import { forcedStart, handOf, type State, type TranquilityStage } from "./state.ts";

/** Sorts the command's cards: their order could reveal something about face-down cards (B12). */
export const decide = (state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal =>
  decideAsNamed(state, seat, inOrder(command), chance);

const isAscending = (cards: readonly Handle[]): boolean => cards.every((card, i) => i === 0 || cards[i - 1]! < card);

const ascending = (cards: readonly Handle[]): readonly Handle[] => cards.toSorted((a, b) => a - b);

function inOrder(command: Command): Command {
  if ("cards" in command) return isAscending(command.cards) ? command : { ...command, cards: ascending(command.cards) };
  return !("pay" in command) || isAscending(command.pay) ? command : { ...command, pay: ascending(command.pay) };
}

export function decideAsNamed(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal {
  const mode = modeOf(state);
  const action: TranquilityAction | undefined = mode.actions[command.type];
  const objection =
    untimely(state, seat, command.type, action?.at ?? "turn") ??
    (action ? notHeld(state, seat, action.cards(command)) : refuse("NotInThisMode")) ??
    notForced(state, seat, command);
  if (objection) return objection;
  const decision = new TranquilityDecision(state, mode, chance);
  return action?.decide(decision, seat, command) ?? decision.events;
}

function notHeld(state: State, seat: Seat, cards: readonly Handle[]): Refusal | undefined {
  if (cards.some((card, i) => cards.indexOf(card) !== i)) return refuse("SameCardTwice");
  const hand = handOf(state, seat);
  return cards.every((card) => hand.includes(card)) ? undefined : refuse("NotInHand");
}

/** B6: refuses commands except `PlayStart` and `OfferToll` while the seat must play its start card. */
function notForced(state: State, seat: Seat, { type }: Command): Refusal | undefined {
  const isFree = type === "PlayStart" || type === "OfferToll";
  return !isFree && forcedStart(state, seat) !== undefined ? refuse("StartIsForced", "B6") : undefined;
}

/** @param at the stage of the command's action */
function untimely(
  { stage }: State,
  seat: Seat,
  type: Command["type"],
  at: TranquilityStage["at"],
): Refusal | undefined {
  switch (stage.at) {
    case "toll":
      return at === "toll" ? undefined : refuse("TollIsOpen", "B7");
    case "turn":
    case "cost":
      if (type === "OfferToll") return refuse("NoTollIsOpen", "B7");
      if (stage.seat !== seat) return refuse("NotYourTurn", "B2");
      if (stage.at === at) return undefined;
      return stage.at === "cost" ? refuse("CostIsDue", "P3") : refuse("NoCostIsDue", "P3");
    default:
      return refuse("MatchIsOver");
  }
}
