import { safeParse } from "zod/v4/core";
import { type GameEvent, isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { newMatchConfig } from "../../shared/engine/log/recording.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { isMatchEvent } from "../../shared/engine/match/match-events.ts";
import type { TableSettings } from "../../shared/engine/match/table-settings.ts";
import {
  type BotMatch,
  isOfPeople,
  isPlay,
  MalformedPuzzles,
  type PeoplesMatch,
  type PuzzleMatch,
  type PuzzleSet,
  seedOfText,
  unpacked,
} from "../../shared/puzzles/puzzle-set.ts";
import { LocalMatch } from "./local-match.ts";

type AnyLocalMatch = LocalMatch<unknown, { readonly type: string }, { readonly type: string }, object>;

/** `person`: the solver's seat while the puzzle is being solved. */
interface Company {
  /** Default: derived from the match's text or seed. */
  readonly id?: string;
  readonly person?: Seat;
  /** Default: numbered names of bots, or those in the log. */
  readonly names?: readonly string[];
}

const idOf = (seed: string): string => `puzzle-${seed.slice(0, 16)}`;

export const dealPuzzleMatch = (
  game: AnyGame,
  { text, options, players }: Pick<BotMatch, "text" | "options" | "players">,
  { id, person, names = [] }: Company = {},
): AnyLocalMatch =>
  new LocalMatch(game, {
    id: id ?? idOf(seedOfText(text)),
    options,
    seed: seedOfText(text),
    names: players.map((name, seat) => names[seat] ?? `${name} ${seat + 1}`),
    person: person ?? "none",
  });

/** The seat to move in a match of bots. */
export const moverOfPuzzle = (game: AnyGame, { match }: AnyLocalMatch): Seat | undefined => toAct(game, match)[0];

interface PlayedPuzzleMatch {
  readonly match: AnyLocalMatch;
  /** The version of the log before each move and after the last. */
  readonly versions: readonly number[];
  /** Undefined after the match, and in a match of people if no move of a seat is next. */
  readonly mover: Seat | undefined;
}

/**
 * Plays the first moves of a puzzle's match.
 * @param until how many moves. Default: all
 * @throws MalformedPuzzles if the options, a step or a move are not legal, or the match does not start
 */
export function playPuzzleMatch(
  game: AnyGame,
  set: Pick<PuzzleSet, "shapes">,
  from: PuzzleMatch,
  until = from.moves.length,
  company: Company = {},
): PlayedPuzzleMatch {
  const options = safeParse(game.options, from.options);
  const what = isOfPeople(from) ? idOf(from.seed) : from.text;
  if (!options.success) throw new MalformedPuzzles(`${what}: its options are not those of ${game.id}`);
  const match = isOfPeople(from) ? dealPeoplesMatch(game, from, company) : dealPuzzleMatch(game, from, company);
  const versions = [match.log.length];
  const play = (seat: Seat | undefined, packed: BotMatch["moves"][number]): boolean => {
    const command = safeParse(game.command, unpacked(set, packed));
    if (seat === undefined || !command.success) return false;
    const bot = match.match.seats[seat]?.bot;
    const own = isOfPeople(from) && bot !== undefined ? { bot } : {};
    return !isRefusal(match.ask({ type: "play", seat, command: command.data as { readonly type: string }, ...own }));
  };
  const make = (i: number): boolean => {
    if (!isOfPeople(from)) return play(moverOfPuzzle(game, match), from.moves[i]!);
    const step = from.moves[i]!;
    return isPlay(step) ? play(...step) : record(match, step, company);
  };
  for (let i = 0; i < until; i++) {
    if (!make(i)) throw new MalformedPuzzles(`${what}: move ${i} is not legal`);
    versions.push(match.log.length);
  }
  return { match, versions, mover: isOfPeople(from) ? moverIn(from, until) : moverOfPuzzle(game, match) };
}

function moverIn({ moves }: PeoplesMatch, move: number): Seat | undefined {
  const step = moves[move];
  return step && isPlay(step) ? step[0] : undefined;
}

/** The seats are taken as in the log. @throws MalformedPuzzles if a step is not the platform's, or no match starts */
function dealPeoplesMatch(game: AnyGame, from: PeoplesMatch, company: Company): AnyLocalMatch {
  const { seed, options, seats, house, before } = from;
  const id = company.id ?? idOf(seed);
  const match: AnyLocalMatch = new LocalMatch(game, { seed, log: [] });
  const own = house && { house: house as TableSettings };
  match.ask({
    type: "create",
    config: newMatchConfig(game, seed, { id, code: id, options, seats, visibility: "private", ...own }),
  });
  for (const [i, step] of before.entries())
    if (!record(match, step, company))
      throw new MalformedPuzzles(`${id}: step ${i} before the start is not the platform's`);
  if (isRefusal(match.ask({ type: "start" }))) throw new MalformedPuzzles(`${id}: it does not start`);
  return match;
}

/** @returns false if an event is not the platform's */
function record(
  match: AnyLocalMatch,
  [by, ...events]: PeoplesMatch["before"][number],
  { names = [] }: Company,
): boolean {
  if (!events.every(isMatchEvent)) return false;
  match.record(
    events.map((event: GameEvent) =>
      isMatchEvent(event) && event.type === "SeatTaken" ? { ...event, name: names[event.seat] ?? event.name } : event,
    ),
    by === -1 ? undefined : by,
  );
  return true;
}
