import { createHash } from "node:crypto";
import { keyOf, rngFor } from "../../shared/engine/chance/fair.ts";
import { fold, type GameCommand, type GameEvent, isRefusal } from "../../shared/engine/contract/events.ts";
import type { Bot, Game, Outcome } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";

/** `thought` is the total thinking time in ms. */
interface Contest {
  readonly outcome: Outcome;
  readonly moves: number;
  readonly thought: number;
}

/** More than the events of any match, so that the policies' dice differ from the match's. */
const DICE = 1_000_000;

/**
 * Each policy knows only what its seat has seen.
 * @param attempt from 0: the same deal with other dice for the policies
 */
export function playMatch<State, Command extends GameCommand, Event extends GameEvent, Options extends object>(
  game: Game<State, Command, Event, Options>,
  options: Options,
  policies: readonly Bot<State, Command>[],
  seed: string,
  attempt = 0,
): Contest {
  const key = keyOf(createHash("sha256").update(seed).digest("hex"), []);
  const chance = (told: number) => (index: number) => rngFor(key, told + index + 1);
  const seats = policies.length;
  let [told, moves, thought] = [0, 0, 0];
  let truth = game.initial(options, seats);
  let views = policies.map(() => truth);
  const hear = (events: readonly Event[]) => {
    told += events.length;
    truth = fold(game, truth, events);
    views = views.map((view, seat) =>
      fold(
        game,
        view,
        events.map((event) => redact(event, seat)),
      ),
    );
  };
  hear(game.deal(options, seats, chance(told)));
  for (; ; moves++) {
    const outcome = game.outcome(truth);
    if (outcome) return { outcome, moves, thought };
    const [{ seat } = { seat: 0 }] = game.toAct(truth);
    const began = performance.now();
    const command = policies[seat]!(views[seat]!, seat, rngFor(key, DICE * (1 + attempt) + told));
    thought += performance.now() - began;
    const events = game.decide(truth, seat, command, chance(told));
    if (isRefusal(events)) throw new Error(`${events.refused} (${events.rule}): ${JSON.stringify(command)}`);
    hear(events);
  }
}
