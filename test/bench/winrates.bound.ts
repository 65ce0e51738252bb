import type { GameCommand } from "../../shared/engine/contract/events.ts";
import { type AnyGame, type Bot, isOpposed } from "../../shared/engine/contract/game.ts";
import { worthOf } from "../../shared/insight/playout.ts";
import { playMatch } from "./winrates.contest.ts";
import type { PairedSetting } from "./winrates.paired.ts";

type Policy = Bot<unknown, GameCommand>;

/** On average one in `STRAYS` moves is one of the `NEXT` next best. */
const [STRAYS, NEXT] = [8, 3] as const;

function straying(game: AnyGame, first: Policy): Policy {
  return (view, seat, rng) => {
    const best = first(view, seat, rng);
    if (rng(STRAYS) > 0) return best;
    const others = game.candidates?.(view, seat).slice(1, 1 + NEXT) ?? [];
    return others[rng(Math.max(1, others.length))] ?? best;
  };
}

/**
 * Whether a player who knows all cards wins this deal: a lower bound. The bot plays, and then the bot with random
 * moves, until one try wins. In competitive games the bot plays the other seats.
 * @param deal from 0; `pairs` plays the same deal with this number, `seed` and seats
 * @param tries 1 or more
 */
export function isWonKnowingAll(
  { game, options, seats }: PairedSetting,
  deal: number,
  seed: string,
  tries: number,
): boolean {
  const [first] = Object.values(game.bots!) as readonly Policy[];
  const stray = straying(game, first!);
  const opposed = isOpposed(game, options);
  const own = deal % seats;
  for (let attempt = 0; attempt < tries; attempt++) {
    const policy = attempt === 0 ? first! : stray;
    const policies = Array.from({ length: seats }, (_, seat) => (opposed && seat !== own ? first! : policy));
    const { outcome } = playMatch(game, options, policies, `${seed}/${seats}/${deal}`, attempt);
    if (worthOf(outcome, own) === 1) return true;
  }
  return false;
}
