import { seedOfMatch } from "../../server/match/seeds.ts";
import { type GameEvent, isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import { anyCommand } from "../../shared/engine/contract/moves.ts";
import { type ChosenConfig, newMatchConfig, toRecorded } from "../../shared/engine/log/recording.ts";
import { decide, type MatchCommand } from "../../shared/engine/match/decide.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match, toAct } from "../../shared/engine/match/match.ts";
import { rolls } from "./chance.ts";
import type { Setting } from "./shelf.ts";

interface LongLog extends Setting {
  /** 64 hex digits. */
  readonly secret: string;
  readonly id: string;
  readonly config?: Partial<ChosenConfig>;
  /** Minimum number of events. */
  readonly events: number;
  readonly isOver: boolean;
  /** Player ids by seat. */
  readonly players?: readonly string[];
  /** In ms since 1970. A command is stamped one second later per event before it. */
  readonly openedAt?: number;
}

export interface LongMatch {
  readonly match: Match;
  readonly log: readonly Recorded[];
}

/** Number of steps after which moves are undone, or a seat goes to a bot and comes back. */
const STRETCH = 12;

/** A valid match of any length, with undo and handovers. @throws if the match cannot become so long */
export function longMatch(wanted: LongLog): LongMatch {
  const { game, options, seats, id, secret, config, events, isOver, players } = wanted;
  const { openedAt = Date.UTC(2026, 0, 1) } = wanted;
  const seed = seedOfMatch(secret, { id });
  const log: Recorded[] = [];
  let match: Match = INITIAL_MATCH;
  const rng = rolls(1);

  /** Returns false for a command that is refused or would end the match too early. */
  function tries(command: MatchCommand, by?: Seat): boolean {
    const decided = decide(game, match, command, seed);
    if (isRefusal(decided) || (command.type !== "concede" && decided.some(isEnd))) return false;
    const at = new Date(openedAt + 1000 * log.length).toISOString();
    const stamp = { after: log.length, at, cause: `${id} ${log.length}` };
    const entries = toRecorded(game, decided, by === undefined ? stamp : { ...stamp, by });
    log.push(...entries);
    match = foldMatch(game, match, entries);
    return true;
  }

  function moves(): boolean {
    const [seat] = toAct(game, match);
    if (seat === undefined) return false;
    const command = anyCommand(game.moves(match.table, seat), rng);
    return tries({ type: "play", seat, command }, seat);
  }

  function takesBack(): boolean {
    const to = match.undoHistory[0]?.version;
    if (to === undefined) return false;
    return Array.from({ length: seats }, (_, seat) => tries({ type: "takeBack", seat, to }, seat)).some(Boolean);
  }

  function comesAndGoes(): boolean {
    const [bot] = Object.keys(game.bots ?? {});
    const seat = log.length % seats;
    return bot !== undefined && tries({ type: "handOver", seat, bot }, seat) && tries({ type: "reclaim", seat }, seat);
  }

  const own: ChosenConfig = { id, code: id, options, seats, visibility: "open", ...config };
  tries({ type: "create", config: newMatchConfig(game, seed, own) });
  for (let seat = 0; seat < seats; seat++) {
    const player = players?.[seat] ?? `p${seat}`;
    const occupant = { name: `Player ${seat}`, kind: "human", player, nonce: `${seat}`.padStart(16, "0") } as const;
    tries({ type: "sit", seat, occupant });
  }
  tries({ type: "start" });
  for (let n = 1; log.length < events; n++) {
    const ways = n % STRETCH === 0 ? [takesBack, comesAndGoes, moves] : [moves, comesAndGoes, takesBack];
    if (!ways.some((way) => way())) throw new Error(`${id}: nothing more can be done after ${log.length} events`);
  }
  for (let seat = 0; seat < seats && isOver; seat++) tries({ type: "concede", seat }, seat);
  return { match, log };
}

const isEnd = ({ type }: GameEvent): boolean => type === "MatchEnded";
