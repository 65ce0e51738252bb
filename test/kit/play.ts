import { createHash } from "node:crypto";
import fc from "fast-check";
import { type GameCommand, type GameEvent, isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import { anyCommand } from "../../shared/engine/contract/moves.ts";
import { headerOf, type MatchFile } from "../../shared/engine/log/format.ts";
import { newMatchConfig, toRecorded } from "../../shared/engine/log/recording.ts";
import { seedsIn } from "../../shared/engine/match/branch.ts";
import { decide, type MatchCommand } from "../../shared/engine/match/decide.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match, toAct } from "../../shared/engine/match/match.ts";
import type { MatchConfig } from "../../shared/engine/match/match-events.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import { rolls, seeds } from "./chance.ts";
import { frozen } from "./frozen.ts";
import type { Setting } from "./shelf.ts";

/** A match and its log, frozen: any mutation throws. */
export interface PlayedMatch {
  readonly setting: Setting;
  readonly seed: string;
  readonly log: readonly Recorded[];
  readonly match: Match;
}

/** One number per choice. The match stops when they run out. */
export interface Plan {
  readonly seed: string;
  readonly choices: readonly number[];
}

/** Plans of all lengths, from the deal alone to the end. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  seed: seeds,
  choices: fc.array(fc.nat(), { maxLength: 160, size: "max" }),
});

export const seedOf = (text: string): string => createHash("sha256").update(text).digest("hex");

export const configOf = ({ game, options, seats }: Setting, seed: string): MatchConfig =>
  newMatchConfig(game, seed, {
    id: seed.slice(0, 12),
    code: seed.slice(12, 18),
    options,
    seats,
    visibility: "private",
  });

/** @throws if the command is refused */
export function command(played: PlayedMatch, wished: MatchCommand): PlayedMatch {
  const { setting, seed, log, match } = played;
  const events = decide(setting.game, match, wished, seed);
  if (isRefusal(events)) throw new Error(`refused: ${events.refused} (${events.rule}): ${JSON.stringify(wished)}`);
  return extended(played, events, "now" in wished ? wished.now : momentOf(log.length), senderOf(wished));
}

/** The time of a command that `n` events precede, one second each. */
export const momentOf = (n: number): Timestamp => new Date(Date.UTC(2026, 0, 1) + 1000 * n).toISOString();

/** The seat that is recorded as the sender of a command. */
function senderOf(command: MatchCommand): Seat | undefined {
  if ("by" in command) return command.by;
  return ["play", "handOver", "reclaim", "concede", "playOn", "takeBack", "hint"].includes(command.type) &&
    "seat" in command
    ? command.seat
    : undefined;
}

function extended(
  { setting, seed, log, match }: PlayedMatch,
  events: readonly GameEvent[],
  at: Timestamp,
  by?: Seat,
): PlayedMatch {
  const stamp = { after: log.length, at, cause: `c${log.length}` };
  const entries = toRecorded(setting.game, events, by === undefined ? stamp : { ...stamp, by });
  return { setting, seed, log: [...log, ...frozen(entries)], match: frozen(foldMatch(setting.game, match, entries)) };
}

/** A match that is opened, without players. */
export const opened = (setting: Setting, seed: string, config: Partial<MatchConfig> = {}): PlayedMatch =>
  command(
    { setting, seed, log: [], match: INITIAL_MATCH },
    { type: "create", config: { ...configOf(setting, seed), ...config } },
  );

export const seated = (setting: Setting, seed: string): PlayedMatch => filled(opened(setting, seed));

function filled(open: PlayedMatch): PlayedMatch {
  const chairs = Array.from({ length: open.setting.seats }, (_, seat) => seat);
  return chairs.reduce(
    (match, seat) =>
      command(match, {
        type: "sit",
        seat,
        occupant: { name: `Player ${seat}`, kind: "human", nonce: `n${seat}`, player: `p${seat}` },
      }),
    open,
  );
}

/** A branch before its first move. With `unseenBy`, the cards that this seat cannot know are reshuffled. */
export function playedOn(before: PlayedMatch, version: number, seed: string, unseenBy?: Seat): PlayedMatch {
  const { setting } = before;
  const past = before.log.slice(0, version);
  const at: PlayedMatch = { setting, seed, log: past, match: frozen(foldMatch(setting.game, INITIAL_MATCH, past)) };
  const { id, rules, code, commitment, visibility } = configOf(setting, seed);
  const sealed = seedsIn(before.log, before.seed)(version);
  const open = command(at, {
    type: "branch",
    branch: { id, rules, code, commitment, visibility },
    seed: sealed,
    unseenBy,
  });
  return command(filled(open), { type: "start" });
}

export const dealt = (setting: Setting, seed: string): PlayedMatch => command(seated(setting, seed), { type: "start" });

/** A random move; undefined if no seat must act. @throws if a seat that must act has none */
export function anyWish(
  { setting: { game }, match }: PlayedMatch,
  choice: number,
): Extract<MatchCommand, { type: "play" }> | undefined {
  const actors = toAct(game, match);
  if (actors.length === 0) return undefined;
  const rng = rolls(choice);
  const seat = actors[rng(actors.length)]!;
  const moves = game.moves(match.table, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} must act but has no move`);
  return moving(match, seat, anyCommand(moves, rng));
}

export function moving(match: Match, seat: Seat, command: GameCommand): Extract<MatchCommand, { type: "play" }> {
  const bot = match.seats[seat]?.bot;
  return { type: "play", seat, command, ...(bot === undefined ? {} : { bot }) };
}

/** A handover to a bot or back, for one choice in 17; otherwise undefined. */
function comingOrGoing({ setting, match }: PlayedMatch, choice: number): MatchCommand | undefined {
  const [bot] = Object.keys(setting.game.bots ?? {});
  if (bot === undefined || choice % 17 !== 0 || match.phase !== "live") return undefined;
  const seat = Math.floor(choice / 17) % setting.seats;
  return match.seats[seat]?.bot === undefined ? { type: "handOver", seat, bot } : { type: "reclaim", seat };
}

/** A request for an undo or an agreement to one, for one choice in five if legal; otherwise undefined. */
function goingBack({ setting: { game }, match, seed }: PlayedMatch, choice: number): MatchCommand | undefined {
  if (!game.undo || choice % 5 !== 0) return undefined;
  const rng = rolls(choice);
  const { to = match.undoHistory[rng(match.undoHistory.length)]?.version ?? 0, by = [] } = match.undoRequest ?? {};
  const seat = match.seats.findIndex((_, at) => !by.includes(at));
  const takeBack: MatchCommand = { type: "takeBack", seat, to };
  return isRefusal(decide(game, match, takeBack, seed)) ? undefined : takeBack;
}

/** Each choice becomes a legal move, a handover to a bot or back, or a request for an undo or an agreement to one. */
export function play(setting: Setting, { seed, choices }: Plan): PlayedMatch {
  let played = dealt(setting, seed);
  for (const choice of choices) {
    const wished = comingOrGoing(played, choice) ?? goingBack(played, choice) ?? anyWish(played, choice);
    if (!wished) break;
    played = command(played, wished);
  }
  return played;
}

export const playOut = (setting: Setting, seed: string): PlayedMatch => playToEnd(dealt(setting, seed));

export function playToEnd(begun: PlayedMatch): PlayedMatch {
  let played = begun;
  const rng = rolls(Number.parseInt(begun.seed.slice(0, 7), 16));
  for (let turns = 0; turns < 5000; turns++) {
    const wished = anyWish(played, rng(2 ** 31));
    if (!wished) return played;
    played = command(played, wished);
  }
  throw new Error("the match does not end");
}

/** A structural clone. */
export const fileOf = ({ match, log }: Pick<PlayedMatch, "match" | "log">): MatchFile =>
  structuredClone({ header: headerOf(match, log), log });
