import { createHash } from "node:crypto";
import { keyOf, rngFor } from "../../shared/engine/chance/fair.ts";
import type { Rng } from "../../shared/engine/chance/rng.ts";
import { type GameCommand, isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame, Bot } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { newMatchConfig, toRecorded } from "../../shared/engine/log/recording.ts";
import { decide, type MatchCommand } from "../../shared/engine/match/decide.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match, personsAt, toAct } from "../../shared/engine/match/match.ts";
import { REPERTOIRES } from "../../shared/games/repertoires.ts";
import type { Setting } from "./settings.ts";

/** Determines the log of a match of bots, to the byte. */
export interface SimulationSpec extends Setting {
  /** Name of the bot or player at all seats. */
  readonly name: string;
  readonly id: string;
  /** Text from which seed and nonces derive. */
  readonly text: string;
}

export interface PartialMatch {
  readonly match: Match;
  readonly log: readonly Recorded[];
  readonly commands: number;
}

/** Positions from the deal, or from where play continued. */
export type Positions = readonly [PartialMatch, ...PartialMatch[]];

/** Chooses a seat's command; one player plays all seats. */
export type Player = (line: PartialMatch, seat: Seat, rng: Rng) => GameCommand;

/** Maximum number of commands of a match; players that need more are in a loop. */
const MOST_COMMANDS = 20_000;

/** In ms. Each command is recorded one second after the one before. */
const START_TIME = Date.UTC(2026, 0, 1);

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Includes players that exist only in simulations. */
export const policiesOf = (game: AnyGame): Readonly<Record<string, Bot<unknown, GameCommand>>> => ({
  ...game.bots,
  ...REPERTOIRES[game.id]?.players,
});

/** @throws if the game has no policy of this name */
export function botOf(game: AnyGame, name = ""): Player {
  const policy = policiesOf(game)[name];
  if (!policy) throw new Error(`${game.id} has no bot "${name}"`);
  return playerBy(game, policy);
}

/** A seat decides from the fold of its own redacted log. */
export function playerBy(game: AnyGame, policy: Bot<unknown, GameCommand>): Player {
  const views = new Map<Seat, Match>();
  return ({ log }, seat, rng) => {
    const view = views.get(seat) ?? INITIAL_MATCH;
    const added = log.slice(view.version).map((entry) => redact(entry, seat));
    const seen = foldMatch(game, view, added);
    views.set(seat, seen);
    return policy(seen.table, seat, rng);
  };
}

export function dealt(bout: SimulationSpec): PartialMatch {
  const commands = opening(bout, sha256(bout.text));
  return commands.reduce((line, command) => granted(bout, line, command), {
    match: INITIAL_MATCH,
    log: [],
    commands: 0,
  } as PartialMatch);
}

export function playOn(bout: SimulationSpec, from: PartialMatch, player: Player, chance = botChance(bout)): Positions {
  const { game, id, name } = bout;
  const positions: [PartialMatch, ...PartialMatch[]] = [from];
  for (let line = from; ; positions.push(line)) {
    const [seat] = toAct(game, line.match);
    if (seat === undefined) return positions;
    if (line.commands > MOST_COMMANDS)
      throw new Error(`${id}: no end after ${MOST_COMMANDS} commands, ${name} plays in circles`);
    const rng = chance(line.commands);
    const wish = undoCommand(game, line.match, rng) ?? { type: "play", seat, command: player(line, seat, rng) };
    line = granted(bout, line, wish);
  }
}

/** Maximum number of steps that an undo goes back. */
const MOST_BACK = 12;

const undosPerThousand = (game: AnyGame): number => REPERTOIRES[game.id]?.undosPerThousand ?? 0;

/** An undo, a redo or a consent; usually undefined. */
function undoCommand(game: AnyGame, match: Match, rng: Rng): MatchCommand | undefined {
  const odds = undosPerThousand(game);
  if (odds === 0) return undefined;
  const missing = personsAt(match).find((seat) => match.undoRequest && !match.undoRequest.by.includes(seat));
  const isConsent = missing !== undefined && rng(2) === 0;
  if (!isConsent && rng(1000) >= odds) return undefined;
  if (isConsent) return { type: "takeBack", seat: missing, to: match.undoRequest!.to };
  const others = match.undoHistory.filter(({ table }) => table !== match.table);
  const past = others[Math.max(0, others.length - 1 - rng(MOST_BACK))];
  return past && { type: "takeBack", seat: rng(match.seats.length), to: past.version };
}

/** Independent of the match's randomness. */
export function botChance({ text }: SimulationSpec, take = ""): (commands: number) => Rng {
  const key = keyOf(sha256(`${text} minds${take}`), []);
  return (commands) => rngFor(key, commands);
}

/** `moves` counts commands after the deal. */
export function simulateMatch(
  bout: SimulationSpec,
  player: Player = botOf(bout.game, bout.name),
): PartialMatch & { readonly moves: number } {
  const positions = playOn(bout, dealt(bout), player);
  return { ...positions.at(-1)!, moves: positions.length - 1 };
}

function granted(bout: SimulationSpec, { match, log, commands }: PartialMatch, command: MatchCommand): PartialMatch {
  const { game, id, name, text } = bout;
  const events = decide(game, match, command, sha256(text));
  if (isRefusal(events)) throw new Error(`${id}: ${name} was refused: ${events.refused} ${JSON.stringify(command)}`);
  const step = toRecorded(game, events, {
    after: log.length,
    at: new Date(START_TIME + 1000 * commands).toISOString(),
    cause: `c${commands + 1}`,
    ...(command.type === "play" || command.type === "takeBack" ? { by: command.seat } : {}),
  });
  return { match: foldMatch(game, match, step), log: [...log, ...step], commands: commands + 1 };
}

/** Commands from the opening of a match to its start. */
function opening({ game, options, seats, name, id, text }: SimulationSpec, seed: string): MatchCommand[] {
  const chairs = Array.from({ length: seats }, (_, seat) => seat);
  return [
    {
      type: "create",
      config: newMatchConfig(game, seed, { id, code: seed.slice(0, 6), options, seats, visibility: "private" }),
    },
    ...chairs.map((seat): MatchCommand => {
      const nonce = sha256(`${text} seat ${seat}`).slice(0, 32);
      const called = `${name} ${seat + 1}`;
      if (undosPerThousand(game) > 0) return { type: "sit", seat, occupant: { name: called, kind: "human", nonce } };
      return { type: "sit", seat, occupant: { name: called, kind: "bot", nonce, bot: name } };
    }),
    { type: "start" },
  ];
}
