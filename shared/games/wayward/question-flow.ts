import { Decision } from "../../engine/contract/decision.ts";
import type { Aside, Command, WaywardCommandOf } from "./commands.ts";
import type { Event } from "./events.ts";
import { applied } from "./evolve.ts";
import { type Question, RULE_OF } from "./questions.ts";
import type { Version } from "./rules/versions.ts";
import type { State } from "./state.ts";

/** Thrown at the first missing fact of a card; events up to there stand. */
export class MissingAnswer {
  readonly question: Question;
  constructor(question: Question) {
    this.question = question;
  }
}

/** Applies a command that is not an answer immediately, whatever question is open. */
type TakeAside = (interview: Interview, aside: Aside) => void;

/**
 * One turn of an automaton and the human's turn before it, replayed from its start with all commands so far. Replayed
 * for every answer: it is deterministic, so it repeats the same events and continues from there.
 */
export class Interview extends Decision<State, Event> {
  readonly version: Version;
  readonly #said: readonly Command[];
  readonly #takeAside: TakeAside;
  #at = 0;

  constructor(state: State, said: readonly Command[], takeAside: TakeAside, version: Version) {
    super(state, (before, event) => applied(before, event)!);
    this.version = version;
    this.#said = said;
    this.#takeAside = takeAside;
  }

  /**
   * The answer to a question, recorded as an event.
   * @param asked re-evaluated after each aside, because it may change the question
   * @throws MissingAnswer if there is no answer yet
   */
  ask<Asked extends Question>(asked: () => Asked): WaywardCommandOf<Asked["type"]> {
    const { seat, type } = asked();
    const answer = this.next(asked);
    const { type: question, ...told } = answer;
    if (question !== type) throw new Error(`${question} does not answer ${type}`);
    this.add({ type: "Answered", seat, rule: RULE_OF[type], question, answer: told });
    return answer as WaywardCommandOf<Asked["type"]>;
  }

  /**
   * The next command, after applying asides.
   * @throws MissingAnswer
   */
  next(asked: () => Question): Command {
    for (;;) {
      const said = this.#said[this.#at];
      if (!said) throw new MissingAnswer(asked());
      this.#at++;
      if (said.type !== "ReportClaimed" && said.type !== "Correct" && said.type !== "CorrectClaim") return said;
      this.#takeAside(this, said);
    }
  }
}
