import { type AnyGame, fold, hasInsight, isRefusal, type Outcome, type Rng, type Seat } from "../engine/game.ts";

/** A whole match has far fewer; whoever goes on after them plays in circles. */
const MOST_MOVES = 20_000;

/** One of the tables that this may be the view of, if the game and the moment allow to say so. */
export const determinized = (game: AnyGame, view: unknown, rng: Rng): unknown =>
  hasInsight(game) ? game.cards!.determinize!(view, rng) : undefined;

/** How a match ended that was played on, and in how many moves. */
export interface Playout {
  readonly outcome: Outcome;
  readonly moves: number;
}

/**
 * The game's first bot plays all seats to the end, or to where the end can be foreseen. It is asked of the whole table: a bot
 * looks at nothing that is hidden from its seat, which a law holds.
 */
export function playout(game: AnyGame, table: unknown, rng: Rng): Playout {
  const [policy] = Object.values(game.bots!);
  const chance = () => rng;
  let state = table;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const outcome = game.outcome(state) ?? game.foreseen?.(table, state, rng);
    if (outcome) return { outcome, moves };
    const [awaited] = game.toAct(state);
    if (!awaited) throw new Error(`${game.id}: nobody is to act, and it is not over`);
    const { seat } = awaited;
    const events = game.decide(state, seat, policy!(state, seat, rng), chance);
    if (isRefusal(events)) throw new Error(`${game.id}: its bot was refused: ${events.refused}`);
    state = fold(game, state, events);
  }
  throw new Error(`${game.id}: no end after ${MOST_MOVES} moves`);
}

/** What an outcome is worth to a seat: half of a draw counts as won. */
export function worthOf({ result, winners }: Outcome, seat: Seat): number {
  if (result === "draw") return 0.5;
  return winners.includes(seat) ? 1 : 0;
}
