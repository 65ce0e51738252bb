import { Decision } from "../../engine/contract/decision.ts";
import type { Aside, Command, WaywardCommandOf } from "./commands.ts";
import type { Event } from "./events.ts";
import { applyEvent } from "./evolve.ts";
import { type Question, RULE_OF } from "./questions.ts";
import type { Version } from "./rules/versions.ts";
import type { State } from "./state.ts";

/** Thrown at the first question without an answer. Earlier events are valid. */
export class MissingAnswer {
  readonly question: Question;
  constructor(question: Question) {
    this.question = question;
  }
}

type TakeAside = (flow: QuestionFlow, aside: Aside) => void;

/**
 * Runs the reports of a human's turn and the next automaton's turn, with the commands so far as answers. Each new
 * command runs the turn again, which repeats the earlier events and adds new ones.
 */
export class QuestionFlow extends Decision<State, Event> {
  readonly version: Version;
  readonly #commands: readonly Command[];
  readonly #takeAside: TakeAside;
  #at = 0;

  constructor(state: State, commands: readonly Command[], takeAside: TakeAside, version: Version) {
    super(state, (before, event) => applyEvent(before, event)!);
    this.version = version;
    this.#commands = commands;
    this.#takeAside = takeAside;
  }

  /**
   * @param makeQuestion called again after claims and corrections, because they may change the question
   * @throws MissingAnswer if there is no answer yet
   * @throws Error if the next command answers another question
   */
  ask<Made extends Question>(makeQuestion: () => Made): WaywardCommandOf<Made["type"]> {
    const { seat, type } = makeQuestion();
    const command = this.next(makeQuestion);
    const { type: question, ...answer } = command;
    if (question !== type) throw new Error(`${question} does not answer ${type}`);
    this.add({ type: "Answered", seat, rule: RULE_OF[type], question, answer });
    return command as WaywardCommandOf<Made["type"]>;
  }

  /** Applies claims and corrections, and returns the next other command. @throws MissingAnswer if there is none */
  next(makeQuestion: () => Question): Command {
    for (;;) {
      const command = this.#commands[this.#at];
      if (!command) throw new MissingAnswer(makeQuestion());
      this.#at++;
      if (command.type !== "ReportClaimed" && command.type !== "Correct" && command.type !== "CorrectClaim")
        return command;
      this.#takeAside(this, command);
    }
  }
}
