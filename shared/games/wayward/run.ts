import { fold } from "../../engine/contract/events.ts";
import { equal } from "../../engine/equal.ts";
import type { Command } from "./commands.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { MissingAnswer, QuestionFlow } from "./question-flow.ts";
import { type Question, RULE_OF } from "./questions.ts";
import { takeAside } from "./rules/achievements.ts";
import { takeTurn } from "./rules/turn.ts";
import type { Version } from "./rules/versions.ts";
import { isResting, type State } from "./state.ts";

interface Run {
  readonly events: readonly Event[];
  /** Undefined if the last command ended the turn or the match. */
  readonly question: Question | undefined;
}

/** @param start the table before `script` */
function run(start: State, script: readonly Command[], version: Version): Run {
  const flow = new QuestionFlow(start, script, takeAside, version);
  try {
    takeTurn(flow);
    return { events: flow.events, question: undefined };
  } catch (stopped) {
    if (stopped instanceof MissingAnswer) return { events: flow.events, question: stopped.question };
    throw stopped;
  }
}

/** The events of a command, then the next question. Runs an open turn again from its start. */
export function after(state: State, command: Command, version: Version): readonly Event[] {
  const { base, faces, script, told } = state;
  const isOpen = base && !isResting(state);
  const { events, question } = isOpen
    ? run({ ...base, faces, base }, [...script, command], version)
    : run(state, [command], version);
  const added = isOpen ? events.slice(told) : events;
  const next = fold({ id: "wayward", evolve }, state, added);
  return [...added, ...asking(next, version, question)];
}

/** The next question as an event, unless it is already open. @param found the question, if known */
export function asking(state: State, version: Version, found?: Question): readonly Event[] {
  if (state.result) return [];
  const question = found ?? run(state, [], version).question!;
  const { seat, type } = question;
  return equal(question, state.question) ? [] : [{ type: "Asked", seat, rule: RULE_OF[type], question }];
}
