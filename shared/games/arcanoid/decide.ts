import type { Chance } from "../../engine/chance/rng.ts";
import { type Handle, type Refusal, refuse, type Seat } from "../../engine/contract/events.ts";
import type { ArcanoidAction } from "./actions/action.ts";
import { ACTIONS } from "./actions/index.ts";
import type { Command } from "./commands.ts";
import { ArcanoidDecision } from "./decision.ts";
import type { Event } from "./events.ts";
import { goOn } from "./play.ts";
import { type ArcanoidStage, actingFor, type Party, type State, toUse } from "./state.ts";

/** Ignores the order of `cards`. */
export function decide(state: State, seat: Seat, unordered: Command, chance: Chance): readonly Event[] | Refusal {
  const command = inOrder(unordered);
  const action: ArcanoidAction = ACTIONS[command.type]!;
  const party = actingFor(state, seat);
  const objection = untimely(state, party, action.at);
  if (objection || party === undefined) return objection ?? refuse("NotYourTurn", "S1");
  const refusal = notToUse(state, party, action.cards?.(command) ?? []) ?? action.objection?.(state, party, command);
  if (refusal) return refusal;
  const decision = new ArcanoidDecision(state, chance);
  action.act(decision, party, command);
  goOn(decision);
  return decision.events;
}

const ascending = (cards: readonly Handle[]): readonly Handle[] => cards.toSorted((a, b) => a - b);

const inOrder = (command: Command): Command =>
  "cards" in command ? { ...command, cards: ascending(command.cards) } : command;

/** By stage: the refusal of commands for other stages. */
const BUSY: Readonly<Partial<Record<ArcanoidStage["at"], Refusal>>> = {
  window: refuse("WindowIsOpen", "S2"),
  hermit: refuse("WindowIsOpen", "S3"),
  vote: refuse("VoteIsOpen", "P3"),
  call: refuse("CallIsOpen", "M18"),
  shed: refuse("ShedIsDue", "T7"),
  over: refuse("MatchIsOver", "G5"),
  deal: refuse("MatchIsOver", "G5"),
};

/** By stage: the refusal of its commands in other stages. */
const IDLE: Readonly<Partial<Record<ArcanoidStage["at"], Refusal>>> = {
  window: refuse("NoWindow", "S2"),
  hermit: refuse("NoWindow", "S3"),
  vote: refuse("NoVote", "P3"),
  call: refuse("NoCall", "M18"),
  shed: refuse("WrongCount", "T7"),
};

/** Why a command for the stage `at` cannot be played now (S1). */
function untimely({ stage }: State, party: Party | undefined, at: ArcanoidStage["at"]): Refusal | undefined {
  if (stage.at !== at) return BUSY[stage.at] ?? IDLE[at];
  return party === undefined ? refuse("NotYourTurn", "S1") : undefined;
}

/** T6: undefined if no card is named twice, and all are usable. */
function notToUse(state: State, party: Party, cards: readonly Handle[]): Refusal | undefined {
  if (cards.some((card, i) => cards.indexOf(card) !== i)) return refuse("SameCardTwice", "T6");
  const own = cards.length > 0 ? toUse(state, party) : [];
  return cards.every((card) => own.includes(card)) ? undefined : refuse("NotYours", "T6");
}
