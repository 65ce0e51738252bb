import { type Chance, type Handle, type Refusal, refuse, type Seat } from "../../engine/game.ts";
import type { Action } from "./actions/action.ts";
import { ACTIONS } from "./actions/index.ts";
import type { Command } from "./commands.ts";
import type { Event } from "./events.ts";
import { goOn } from "./play.ts";
import { actingFor, type Party, type Stage, type State, toUse } from "./state.ts";
import { Story } from "./story.ts";

/** What follows from a seat's command, or the rule that forbids it. The order in which it names chosen cards means nothing. */
export function decide(state: State, seat: Seat, asked: Command, chance: Chance): readonly Event[] | Refusal {
  const command = inOrder(asked);
  const action: Action = ACTIONS[command.type]!;
  const party = actingFor(state, seat);
  const objection = untimely(state, party, action.at);
  if (objection || party === undefined) return objection ?? refuse("NotYourTurn", "S1");
  const refusal = notToUse(state, party, action.cards?.(command) ?? []) ?? action.objection?.(state, party, command);
  if (refusal) return refusal;
  const story = new Story(state, chance);
  action.act(story, party, command);
  goOn(story);
  return story.events;
}

const ascending = (cards: readonly Handle[]): readonly Handle[] => cards.toSorted((a, b) => a - b);

const inOrder = (command: Command): Command =>
  "cards" in command ? { ...command, cards: ascending(command.cards) } : command;

/** What a command meets that belongs to another stage than the one the table is at, by that stage. */
const BUSY: Readonly<Partial<Record<Stage["at"], Refusal>>> = {
  window: refuse("WindowIsOpen", "S2"),
  hermit: refuse("WindowIsOpen", "S3"),
  vote: refuse("VoteIsOpen", "P3"),
  call: refuse("CallIsOpen", "M18"),
  shed: refuse("ShedIsDue", "T7"),
  over: refuse("MatchIsOver", "G5"),
  deal: refuse("MatchIsOver", "G5"),
};

/** What a command meets that belongs to a stage the table is not at, by the command's own. */
const IDLE: Readonly<Partial<Record<Stage["at"], Refusal>>> = {
  window: refuse("NoWindow", "S2"),
  hermit: refuse("NoWindow", "S3"),
  vote: refuse("NoVote", "P3"),
  call: refuse("NoCall", "M18"),
  shed: refuse("WrongCount", "T7"),
};

/** Why this is not the time for a command of the stage `at`, if so (S1). */
function untimely({ stage }: State, party: Party | undefined, at: Stage["at"]): Refusal | undefined {
  if (stage.at !== at) return BUSY[stage.at] ?? IDLE[at];
  return party === undefined ? refuse("NotYourTurn", "S1") : undefined;
}

/** Every card a command names is a different one, and one that the party may use (T6). */
function notToUse(state: State, party: Party, cards: readonly Handle[]): Refusal | undefined {
  if (cards.some((card, i) => cards.indexOf(card) !== i)) return refuse("SameCardTwice", "T6");
  const own = cards.length > 0 ? toUse(state, party) : [];
  return cards.every((card) => own.includes(card)) ? undefined : refuse("NotYours", "T6");
}
