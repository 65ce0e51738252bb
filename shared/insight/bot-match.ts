import { digestOf, keyOf, rngFor } from "../engine/chance/fair.ts";
import { fold, type GameEvent, isRefusal } from "../engine/contract/events.ts";
import type { AnyGame, Outcome } from "../engine/contract/game.ts";

interface BotMatch {
  readonly outcome: Outcome;
  readonly moves: number;
  /** The table after the last move. */
  readonly table: unknown;
}

/** More moves than any match has, to detect bots that never finish. */
const MOST_MOVES = 5_000;

/** The first random stream for the bots' choices. The game's events have lower numbers. */
const DICE = 1_000_000;

/**
 * The game's first bot plays all seats. The same `text` gives the same shuffles. The bot gets the whole table, because
 * tests ensure that bots ignore what is hidden from their seat.
 * @param options already parsed
 * @throws Error if the bot makes an illegal move or never finishes
 */
export function botMatch(game: AnyGame, options: object, seats: number, text: string): BotMatch {
  const [policy] = Object.values(game.bots!);
  const key = keyOf(digestOf(text), []);
  let length = 0;
  const chance = (index: number) => rngFor(key, length + index + 1);
  const after = (table: unknown, events: readonly GameEvent[]): unknown => {
    length += events.length;
    return fold(game, table, events);
  };
  let table = after(game.initial(options, seats), game.deal(options, seats, chance));
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const outcome = game.outcome(table);
    if (outcome) return { outcome, moves, table };
    const { seat } = game.toAct(table)[0]!;
    const events = game.decide(table, seat, policy!(table, seat, rngFor(key, DICE + length)), chance);
    if (isRefusal(events)) throw new Error(`${game.id}: a bot's move was refused: ${events.refused}`);
    table = after(table, events);
  }
  throw new Error(`${game.id}: a match of bots does not end`);
}
