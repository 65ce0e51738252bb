import type { Rng } from "../../shared/engine/chance/rng.ts";
import type { GoalDistance } from "../../shared/engine/contract/coverage.ts";
import type { GameEvent } from "../../shared/engine/contract/events.ts";
import { anyCommand, type Move } from "../../shared/engine/contract/moves.ts";
import {
  botChance,
  botOf,
  dealt,
  type Player,
  type Positions,
  playOn,
  policiesOf,
  type SimulationSpec,
} from "./bots.ts";

/** Maximum number of retries per aim. */
const TAKES = 4000;
/** Maximum number of last moves that a retry replaces. */
const BACK = 20;
/** After so many retries without progress, other cards are dealt. */
const MAX_RETRIES = 150;

/** Chooses a random kind of move, then a move of that kind. */
export const randomPlayer: (bout: SimulationSpec) => Player =
  ({ game }) =>
  ({ match }, seat, rng) =>
    anyCommand(anyKind(game.moves(match.table, seat), rng), rng);

function anyKind(moves: readonly Move[], rng: Rng): readonly Move[] {
  const kinds = [...Map.groupBy(moves, ({ command }) => command.type).values()];
  return kinds[rng(kinds.length)]!;
}

const whimsical =
  (bout: SimulationSpec, bot = botOf(bout.game, Object.keys(policiesOf(bout.game))[0])): Player =>
  (line, seat, rng) =>
    (rng(8) === 0 ? randomPlayer(bout) : bot)(line, seat, rng);

/**
 * Replaces last moves or deals other cards, and keeps the new match if it is not further from the aim, or after
 * `MAX_RETRIES` retries without progress.
 */
export function searchTowards(bout: SimulationSpec, aim: GoalDistance<unknown, GameEvent>): Positions {
  const farness = (positions: Positions) => aim(positions.at(-1)!.match.table, positions.at(-1)!.log);
  let best = { bout, positions: playOn(bout, dealt(bout), randomPlayer(bout)) };
  let far = farness(best.positions);
  for (let take = 1, stale = 0; take <= TAKES && far > 0; take++, stale++) {
    const chance = botChance(bout, ` take ${take}`);
    const rng = chance(0);
    const isFresh = stale > MAX_RETRIES || rng(8) === 0;
    const other = isFresh ? { ...bout, text: `${bout.text} deal ${take}` } : best.bout;
    const policy = rng(8) === 0 ? whimsical(other) : randomPlayer(other);
    const positions = isFresh
      ? playOn(other, dealt(other), policy, chance)
      : retake(other, best.positions, 1 + rng(BACK), policy, chance);
    const now = farness(positions);
    if (now > far && stale <= MAX_RETRIES) continue;
    if (now !== far) stale = 0;
    [best, far] = [{ bout: other, positions }, now];
  }
  return best.positions;
}

function retake(
  bout: SimulationSpec,
  [first, ...rest]: Positions,
  back: number,
  policy: Player,
  chance: (commands: number) => Rng,
): Positions {
  const kept = rest.slice(0, Math.max(0, rest.length - back));
  const [, ...others] = playOn(bout, kept.at(-1) ?? first, policy, chance);
  return [first, ...kept, ...others];
}
