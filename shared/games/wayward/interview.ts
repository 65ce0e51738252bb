import type { Aside, Command, CommandOf } from "./commands.ts";
import type { Event } from "./events.ts";
import { applied } from "./evolve.ts";
import { type Question, RULE_OF } from "./questions.ts";
import type { Version } from "./rules/versions.ts";
import type { State } from "./state.ts";

/** The way out of a card at the first fact that is lacking: what was told up to there stands. */
export class Unanswered {
  readonly question: Question;
  constructor(question: Question) {
    this.question = question;
  }
}

/** What is said beside the question: told at once, whatever else is open. */
export type TakeAside = (interview: Interview, aside: Aside) => void;

/**
 * One turn of an automaton with the human's before it, run from its beginning on what was said so far. It is run anew for every
 * answer: it rolls nothing and remembers nothing, so it tells the same again and goes on from there.
 */
export class Interview {
  readonly events: Event[] = [];
  readonly version: Version;
  readonly #said: readonly Command[];
  readonly #takeAside: TakeAside;
  #at = 0;
  #state: State;
  #folded = 0;

  constructor(state: State, said: readonly Command[], takeAside: TakeAside, version: Version) {
    this.version = version;
    this.#state = state;
    this.#said = said;
    this.#takeAside = takeAside;
  }

  get state(): State {
    while (this.#folded < this.events.length) this.#state = applied(this.#state, this.events[this.#folded++]!)!;
    return this.#state;
  }

  tell(event: Event): void {
    this.events.push(event);
  }

  /**
   * The answer to a question, told as an event of its own.
   * @param asked looked at anew after everything that is said beside it
   * @throws Unanswered where nobody has said it yet
   */
  ask<Asked extends Question>(asked: () => Asked): CommandOf<Asked["type"]> {
    const { seat, type } = asked();
    const answer = this.next(asked);
    const { type: question, ...told } = answer;
    if (question !== type) throw new Error(`${question} does not answer ${type}`);
    this.tell({ type: "Answered", seat, rule: RULE_OF[type], question, answer: told });
    return answer as CommandOf<Asked["type"]>;
  }

  /**
   * What was said next, whatever it is, but for asides.
   * @throws Unanswered
   */
  next(asked: () => Question): Command {
    for (;;) {
      const said = this.#said[this.#at];
      if (!said) throw new Unanswered(asked());
      this.#at++;
      if (said.type !== "ReportClaimed" && said.type !== "Correct" && said.type !== "CorrectClaim") return said;
      this.#takeAside(this, said);
    }
  }
}
