import { sha256, simulateMatch } from "../../../server/cli/bots.ts";
import type { Seat } from "../../../shared/engine/game.ts";
import { evolve, INITIAL_MATCH, type Match, type Recorded, toAct } from "../../../shared/engine/match.ts";
import type { Options } from "../../../shared/games/tranquility/options.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";

/** Where a match is stopped to be looked at. */
export type MomentName = "lobby" | "early" | "middle" | "toll" | "late" | "over";

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A match that bots play, and where it is stopped. */
export interface StagedMatch {
  readonly options: Options;
  readonly seats: number;
  readonly moment: MomentName;
  /** Who has seat 0; a bot, if nobody. */
  readonly person?: Person;
  readonly visibility?: "open" | "private";
}

/** A match as a server has it on disk. */
export interface Moment {
  readonly log: readonly Recorded[];
  readonly match: Match<State>;
}

/** The moment of a staged match, as a match of this id; undefined when such a match has no such moment. */
export function momentOf(staged: StagedMatch, id: string): Moment | undefined {
  const log = inscribed(played(staged), staged, id);
  const states: Match<State>[] = [];
  let match = INITIAL_MATCH as unknown as Match<State>;
  for (const [i, entry] of log.entries()) {
    match = evolve(tranquility, match, entry);
    if (log[i + 1]?.cause !== entry.cause) states.push(match);
  }
  const found = chosen(staged.moment, states);
  return found && { match: found, log: log.slice(0, found.version) };
}

/** How many deals are tried to find one that is won: a crossing that fails early has no late moment. */
const DEALS = 12;

const known = new Map<string, readonly Recorded[]>();

/** A whole match of the game's own bots, the same every time: the first deal that they bring home. */
function played({ options, seats }: StagedMatch): readonly Recorded[] {
  const name = `${JSON.stringify(options)} ${seats}`;
  const log = known.get(name) ?? broughtHome(options, seats);
  known.set(name, log);
  return log;
}

function broughtHome(options: Options, seats: number): readonly Recorded[] {
  let longest: readonly Recorded[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const id = `${options.mode}-${seats}-${deal}`;
    const { match, log } = simulateMatch({ game: tranquility, options, seats, name: "steady", id, text: id });
    if (match.outcome?.result === "won") return log;
    if (log.length > longest.length) longest = log;
  }
  return longest;
}

const NAMES = ["Mira", "Tomasz", "Old Salt", "Wanda", "Pim"];

/** The log of a match under its own id, with those who sit there. */
const inscribed = (log: readonly Recorded[], staged: StagedMatch, id: string): Recorded[] =>
  log.map((entry) => {
    if (entry.type === "MatchCreated")
      return { ...entry, id, code: sha256(id).slice(0, 6), visibility: staged.visibility ?? "private" };
    return entry.type === "SeatTaken" ? seatTaken(entry as Recorded & { seat: Seat; bot?: string }, staged) : entry;
  });

function seatTaken({ bot, ...entry }: Recorded & { seat: Seat; bot?: string }, { person }: StagedMatch): Recorded {
  if (entry.seat !== 0 || !person) return { ...entry, bot, name: NAMES[entry.seat] } as Recorded;
  return { ...entry, name: person.name, kind: "human", player: person.id } as Recorded;
}

const islands = ({ table }: Match<State>): number => table.board.filter(Boolean).length;

const isTurnOfFirst = (match: Match<State>): boolean =>
  match.table.stage.at === "turn" && toAct(tranquility, match).includes(0);

const nearest = (moments: readonly Match<State>[], wanted: number): Match<State> | undefined =>
  moments.toSorted((a, b) => Math.abs(islands(a) - wanted) - Math.abs(islands(b) - wanted))[0];

/** Of the states a match goes through, the one that is meant; undefined in a mode that has none like it. */
function chosen(name: MomentName, states: readonly Match<State>[]): Match<State> | undefined {
  const turns = states.filter(isTurnOfFirst);
  switch (name) {
    case "lobby":
      return states.find(({ phase, seats }) => phase === "open" && seats.filter(Boolean).length === 2);
    case "early":
      return nearest(turns, 3);
    case "middle":
      return nearest(turns, (states[0]?.table.layout.cells.length ?? 0) * 0.55);
    case "toll":
      return states.findLast(({ table }) => table.stage.at === "toll");
    case "late":
      return turns.at(-1);
    case "over":
      return states.at(-1);
  }
}
