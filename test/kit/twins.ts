import { expect } from "vitest";
import type { Chance } from "../../shared/engine/chance/rng.ts";
import {
  fold,
  type GameCommand,
  type GameEvent,
  type Handle,
  isRefusal,
  type Seat,
} from "../../shared/engine/contract/events.ts";
import { anyCommand } from "../../shared/engine/contract/moves.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { chanceOf, rolls } from "./chance.ts";
import { frozen } from "./frozen.ts";
import { forcedAmong } from "./kinds.ts";
import type { Plan } from "./play.ts";
import { same } from "./same.ts";
import type { Setting } from "./shelf.ts";

export interface Run {
  readonly dealt: readonly GameEvent[];
  readonly steps: readonly {
    readonly seat: Seat;
    readonly command: GameCommand;
    readonly events: readonly GameEvent[];
  }[];
}

/** Number of moves: later in a match little is unseen, and most exchanges of cards make a move illegal. */
const MOVES = 25;

export function run({ game, options, seats }: Setting, { choices, seed }: Plan, dealt: readonly GameEvent[]): Run {
  let state = fold(game, game.initial(options, seats), frozen(dealt));
  const steps: { seat: Seat; command: GameCommand; events: readonly GameEvent[] }[] = [];
  for (const choice of choices.slice(0, MOVES)) {
    if (game.outcome(state)) break;
    const roll = rolls(choice);
    const actors = game.toAct(state);
    const { seat } = actors[roll(actors.length)]!;
    const command = anyCommand(game.moves(state, seat), roll);
    const events = game.decide(state, seat, command, laterChance(seed, steps.length));
    if (isRefusal(events)) throw new Error(events.refused);
    steps.push({ seat, command, events });
    state = frozen(fold(game, state, events));
  }
  return { dealt, steps };
}

/** Random numbers of move `n`, equal for a run and its twin. */
const laterChance = (seed: string, n: number): Chance => {
  const chance = chanceOf(seed);
  return (index) => chance(1000 * (n + 1) + index);
};

/** Secret faces by handle. */
export const facesOf = (events: readonly GameEvent[]): Record<Handle, string> =>
  Object.assign({}, ...events.map(({ secret }) => secret?.faces ?? {}));

/**
 * Replays a run after another deal, as seen by a seat that has seen no exchanged card. The view must be identical while
 * the rules allow the other seats' commands.
 * @returns whether the replay reached the end
 */
export function holds(setting: Setting, truth: Run, dealt: readonly GameEvent[], seat: Seat, seed: string): boolean {
  const { game, options, seats } = setting;
  const seen = (events: readonly GameEvent[]) => events.map((event) => redact(event, seat));
  same(seen(dealt), seen(truth.dealt));
  let state = fold(game, game.initial(options, seats), dealt);
  for (const [n, step] of truth.steps.entries()) {
    const events = game.outcome(state)
      ? { refused: "ItIsOver" }
      : game.decide(state, step.seat, step.command, laterChance(seed, n));
    if (isRefusal(events)) {
      const own = step.seat === seat && !game.outcome(state);
      expect(own, `its own ${step.command.type} was refused: ${events.refused}`).toBe(false);
      return false;
    }
    if (forcedAmong(setting, events) !== forcedAmong(setting, step.events)) return false;
    same(seen(events), seen(step.events));
    state = fold(game, state, events);
  }
  return true;
}
