import type { Seat } from "../../../shared/engine/contract/events.ts";
import { type AnyGame, variantOf } from "../../../shared/engine/contract/game.ts";
import { evolve } from "../../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../../shared/engine/match/match.ts";
import type { TableSettings } from "../../../shared/engine/match/table-settings.ts";
import { sha256, simulateMatch } from "../../lab/bots.ts";

export type FindMoment<State> = (states: readonly Match<State>[]) => Match<State> | undefined;

/** A game, and the moments at which its matches can be stopped. */
interface StagedGame {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: each game looks into its own tables
  readonly moments: Readonly<Record<string, FindMoment<any>>>;
  /** Plays a match of a game without bots. Must be deterministic. */
  play?(deal: Deal): Pick<Moment, "match" | "log">;
}

interface Deal {
  readonly options: object;
  readonly seats: number;
  readonly id: string;
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface StagedMatch {
  readonly of: StagedGame;
  readonly options: object;
  readonly seats: number;
  readonly moment: string;
  /** The player at seat 0. Default: a bot. */
  readonly person?: Person;
  readonly visibility?: "open" | "private";
  readonly house?: TableSettings;
}

export interface Moment {
  readonly log: readonly Recorded[];
  readonly match: Match;
}

/** Undefined if the moment never comes. @throws if the game has no moment of this name */
export function momentOf(staged: StagedMatch, id: string): Moment | undefined {
  const log = withIdAndPlayers(played(staged), staged, id);
  const states: Match[] = [];
  let match: Match = INITIAL_MATCH;
  for (const [i, entry] of log.entries()) {
    match = evolve(staged.of.game, match, entry);
    if (log[i + 1]?.cause !== entry.cause) states.push(match);
  }
  const find = staged.of.moments[staged.moment];
  if (!find) throw new Error(`${staged.of.game.id} has no moment "${staged.moment}"`);
  const found = find(states);
  return found && { match: found, log: log.slice(0, found.version) };
}

/** Maximum number of deals tried for a won match: a match lost early has no late moment. */
const DEALS = 12;

const known = new Map<string, readonly Recorded[]>();

/** A deterministic match: the first one won, else the longest. */
function played({ of, options, seats }: StagedMatch): readonly Recorded[] {
  const name = `${of.game.id} ${JSON.stringify(options)} ${seats}`;
  const log = known.get(name) ?? firstWonMatch(of, options, seats);
  known.set(name, log);
  return log;
}

function firstWonMatch({ game, play }: StagedGame, options: object, seats: number): readonly Recorded[] {
  let longest: readonly Recorded[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const id = `${variantOf(game, options)}-${seats}-${deal}`;
    const { match, log } =
      play?.({ options, seats, id }) ?? simulateMatch({ game, options, seats, name: "steady", id, text: id });
    if (match.outcome?.result === "won") return log;
    if (log.length > longest.length) longest = log;
  }
  return longest;
}

const NAMES = ["Mira", "Tomasz", "Old Salt", "Wanda", "Pim", "Aino", "Jules", "Bruna", "Teo", "Sixtine"];

const withIdAndPlayers = (log: readonly Recorded[], staged: StagedMatch, id: string): Recorded[] =>
  log.map((entry) => {
    if (entry.type === "MatchCreated")
      return {
        ...entry,
        id,
        code: sha256(id).slice(0, 6),
        visibility: staged.visibility ?? "private",
        ...(staged.house && { house: staged.house }),
      };
    return entry.type === "SeatTaken" ? seatTaken(entry as Recorded & { seat: Seat; bot?: string }, staged) : entry;
  });

function seatTaken({ bot, ...entry }: Recorded & { seat: Seat; bot?: string }, { person }: StagedMatch): Recorded {
  if (entry.seat !== 0 || !person) return { ...entry, bot, name: NAMES[entry.seat] } as Recorded;
  return { ...entry, name: person.name, kind: "human", player: person.id } as Recorded;
}

export const lobby = <State>(states: readonly Match<State>[]): Match<State> | undefined =>
  states.find(({ phase, seats }) => phase === "open" && seats.filter(Boolean).length === 2);
