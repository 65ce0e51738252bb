import { createHash } from "node:crypto";
import fc from "fast-check";
import { seedsIn } from "../../shared/engine/branch.ts";
import { decide, type Wish } from "../../shared/engine/decide.ts";
import { commit } from "../../shared/engine/fair.ts";
import { headerOf, type MatchFile } from "../../shared/engine/format.ts";
import { anyCommand, type Fact, type Intent, isRefusal, type Seat } from "../../shared/engine/game.ts";
import { type Charter, foldMatch, type Match, nothing, type Recorded, toAct } from "../../shared/engine/match.ts";
import type { Moment } from "../../shared/engine/time.ts";
import { rolls, seeds } from "./chance.ts";
import { frozen } from "./frozen.ts";
import type { Setting } from "./shelf.ts";

/** A match somebody played in a test. Its events and its states are frozen, so whoever changes one of them throws. */
export interface Played {
  readonly setting: Setting;
  readonly seed: string;
  readonly log: readonly Recorded[];
  readonly match: Match;
}

/** What fast-check decides about a match: its seed, and a number for every choice; the match stops when they run out. */
export interface Plan {
  readonly seed: string;
  readonly choices: readonly number[];
}

/** Matches of all lengths, from nothing but the deal to the very end. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  seed: seeds,
  choices: fc.array(fc.nat(), { maxLength: 160, size: "max" }),
});

/** A seed of its own for every text. */
export const seedOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The charter of a table, as the platform writes it. */
export function charterOf({ game, options, seats }: Setting, seed: string): Charter {
  return {
    id: seed.slice(0, 12),
    game: game.id,
    rules: game.rules,
    code: seed.slice(12, 18),
    options,
    layout: game.layout(options),
    seats,
    commitment: commit(seed),
    algorithm: "hmac-sha256/1",
    visibility: "private",
  };
}

/** The match after a wish that must be granted. */
export function wish(played: Played, wished: Wish): Played {
  const { setting, seed, log, match } = played;
  const events = decide(setting.game, match, wished, seed);
  if (isRefusal(events)) throw new Error(`refused: ${events.refused} (${events.rule}): ${JSON.stringify(wished)}`);
  return told(played, events, "now" in wished ? wished.now : momentOf(log.length), senderOf(wished));
}

/** When the wish number `n` of a match comes true: one a second. */
export const momentOf = (n: number): Moment => new Date(Date.UTC(2026, 0, 1) + 1000 * n).toISOString();

/** The seat that sends a wish; nobody when the platform does. */
function senderOf(wish: Wish): Seat | undefined {
  if ("by" in wish) return wish.by;
  return ["play", "handOver", "reclaim", "concede", "playOn"].includes(wish.type) && "seat" in wish
    ? wish.seat
    : undefined;
}

/** The match after these events, which follow from one wish. */
function told({ setting, seed, log, match }: Played, events: readonly Fact[], at: Moment, by?: Seat): Played {
  const entries = events.map((event, i) => ({
    v: log.length + i + 1,
    at,
    cause: `c${log.length}`,
    ...(by === undefined ? {} : { by }),
    ...event,
  }));
  return { setting, seed, log: [...log, ...frozen(entries)], match: frozen(foldMatch(setting.game, match, entries)) };
}

/** A match that was created, with all its seats taken. */
export const seated = (setting: Setting, seed: string): Played =>
  filled(wish({ setting, seed, log: [], match: nothing }, { type: "create", charter: charterOf(setting, seed) }));

/** The match after somebody sat down on every seat. */
function filled(open: Played): Played {
  const chairs = Array.from({ length: open.setting.seats }, (_, seat) => seat);
  return chairs.reduce(
    (match, seat) =>
      wish(match, {
        type: "sit",
        seat,
        occupant: { name: `Player ${seat}`, kind: "human", nonce: `n${seat}`, player: `p${seat}` },
      }),
    open,
  );
}

/**
 * A match that is played on from a version of this one by other people, and in which nobody has moved yet; where a seat is
 * named, with all that it has not seen shuffled anew.
 */
export function playedOn(before: Played, version: number, seed: string, unseenBy?: Seat): Played {
  const { setting } = before;
  const past = before.log.slice(0, version);
  const at: Played = { setting, seed, log: past, match: frozen(foldMatch(setting.game, nothing, past)) };
  const { id, code, commitment, visibility } = charterOf(setting, seed);
  const sealed = seedsIn(before.log, before.seed)(version);
  const open = wish(at, { type: "branch", branch: { id, code, commitment, visibility }, seed: sealed, unseenBy });
  return wish(filled(open), { type: "start" });
}

/** A match in which nobody has moved yet. */
export const dealt = (setting: Setting, seed: string): Played => wish(seated(setting, seed), { type: "start" });

/** The wish that a number stands for: a legal command of one of the seats that must act. None: the match is over. */
export function anyWish(
  { setting: { game }, match }: Played,
  choice: number,
): Extract<Wish, { type: "play" }> | undefined {
  const actors = toAct(game, match);
  if (actors.length === 0) return undefined;
  const rng = rolls(choice);
  const seat = actors[rng(actors.length)]!;
  const moves = game.moves(match.table, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} must act but has no move`);
  return moving(match, seat, anyCommand(moves, rng));
}

/** The wish for a move, by whoever plays the seat. */
export function moving(match: Match, seat: Seat, command: Intent): Extract<Wish, { type: "play" }> {
  const bot = match.seats[seat]?.bot;
  return { type: "play", seat, command, ...(bot === undefined ? {} : { bot }) };
}

/** Now and then somebody hands their seat to a bot, or takes it back. */
function comingOrGoing({ setting, match }: Played, choice: number): Wish | undefined {
  if (choice % 17 !== 0 || match.phase !== "live") return undefined;
  const seat = Math.floor(choice / 17) % setting.seats;
  return match.seats[seat]?.bot === undefined ? { type: "handOver", seat, bot: "steady" } : { type: "reclaim", seat };
}

/** A match in which every choice became a random legal move, or made somebody come or go. */
export function play(setting: Setting, { seed, choices }: Plan): Played {
  let played = dealt(setting, seed);
  for (const choice of choices) {
    const wished = comingOrGoing(played, choice) ?? anyWish(played, choice);
    if (!wished) break;
    played = wish(played, wished);
  }
  return played;
}

/** A whole match of random legal moves. */
export const playOut = (setting: Setting, seed: string): Played => playToEnd(dealt(setting, seed));

/** The match after random legal moves to its end. */
export function playToEnd(begun: Played): Played {
  let played = begun;
  const rng = rolls(Number.parseInt(begun.seed.slice(0, 7), 16));
  for (let turns = 0; turns < 5000; turns++) {
    const wished = anyWish(played, rng(2 ** 31));
    if (!wished) return played;
    played = wish(played, wished);
  }
  throw new Error("the match does not end");
}

/** The match as a file holds it, after a journey through JSON. */
export const fileOf = ({ match, log }: Pick<Played, "match" | "log">): MatchFile =>
  structuredClone({ header: headerOf(match, log), log });
