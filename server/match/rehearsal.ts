import { fold, type GameCommand, isRefusal } from "../../shared/engine/contract/events.ts";
import type { AnyGame, Bot } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { dice } from "../../shared/insight/dice.ts";

/** Enough to fill lookup tables and compile most code. */
const MOVES = 4;

/**
 * Lets a policy decide the first moves of an example match, so that its first real move is no slower than later ones.
 * The game's first bot, if any, makes the moves.
 */
export function rehearse(game: AnyGame, options: object, policy: Bot<unknown, GameCommand>): void {
  const [first] = Object.values(game.bots ?? {});
  const rng = dice(1);
  const chance = () => rng;
  const [seats] = game.seats(options);
  const blank = game.initial(options, seats);
  const log = [...game.deal(options, seats, chance)];
  for (let move = 0; move < MOVES; move++) {
    const truth = fold(game, blank, log);
    const [awaited] = game.toAct(truth);
    if (!awaited) return;
    const { seat } = awaited;
    const redacted = log.map((event) => redact(event, seat));
    const view = fold(game, blank, redacted);
    const command = policy(view, seat, rng);
    const events = game.decide(truth, seat, first?.(view, seat, rng) ?? command, chance);
    if (isRefusal(events)) throw new Error(`${game.id}: its bot was refused: ${events.refused}`);
    log.push(...events);
  }
}
