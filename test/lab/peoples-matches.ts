import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { playPuzzleMatch } from "../../client/match/puzzle-match.ts";
import { FOR_PUZZLES } from "../../server/cli/export.ts";
import { filesAt, within } from "../../server/cli/verify.ts";
import type { GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { equal } from "../../shared/engine/equal.ts";
import { headerOf, Malformed, type MatchFile, read } from "../../shared/engine/log/format.ts";
import { upcastEntry } from "../../shared/engine/log/upcast.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import { inferMatchCommand } from "../../shared/engine/match/infer-match-command.ts";
import { payloadOf, type Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH } from "../../shared/engine/match/match.ts";
import { isMatchEvent, type MatchConfig } from "../../shared/engine/match/match-events.ts";
import { isTakenBack, type Step, stepsOf } from "../../shared/engine/match/steps.ts";
import { gameOf } from "../../shared/games/index.ts";
import { type CommandPacker, isPlay, MalformedPuzzles, type PeoplesMatch } from "../../shared/puzzles/puzzle-set.ts";

type PlatformStep = PeoplesMatch["before"][number];

/** `refused`: why it cannot become puzzles. */
type ReadMatch = { readonly path: string } & ({ readonly file: MatchFile } | { readonly refused: string });

/**
 * Reads and verifies one file at a time.
 * @param path a match file, or a folder of an export for puzzles; other files in it are not read
 * @throws Usage if there is none, or the path cannot be read
 */
export function* readMatches(path: string): Generator<ReadMatch> {
  const files = filesAt(path);
  const chosen = statSync(path).isDirectory() ? agreedIn(path, files) : files;
  for (const one of chosen) yield { path: one, ...readMatch(within(one, () => readFileSync(one, "utf8"))) };
}

const manifest = z.object({ agreed: z.array(z.string()) });

/** Files of the matches whose players all agreed. */
function agreedIn(folder: string, files: readonly string[]): readonly string[] {
  const path = join(folder, FOR_PUZZLES);
  const { agreed } = within(path, () => manifest.parse(JSON.parse(readFileSync(path, "utf8"))));
  const names = new Set(agreed.map((name) => join(folder, name)));
  return files.filter((file) => names.has(file));
}

function readMatch(text: string): { readonly file: MatchFile } | { readonly refused: string } {
  try {
    const file = read(text);
    const violation = verify(file, gameOf);
    if (violation) return { refused: `version ${violation.v}: ${violation.reason}` };
    const { game, rules, from, outcome, seats } = file.header;
    const current = gameOf(game)!.rules;
    if (rules !== current) return { refused: `it was played by rules ${rules}; puzzles need rules ${current}` };
    if (from) return { refused: "it branches off from another match" };
    if (outcome!.result === "ended") return { refused: "nothing was decided in it" };
    if (!seats.some(({ kind }) => kind === "human")) return { refused: "no people played in it" };
    // The players knew more than the table shows.
    if (file.log.some(isTakenBack)) return { refused: "moves were taken back in it" };
    return { file };
  } catch (error) {
    if (error instanceof Malformed) return { refused: `it is no match file: ${error.message}` };
    throw error;
  }
}

/** A match in the form that a set of puzzles has. `decisions`: indexes of the moves that seats made. */
interface PreparedMatch {
  readonly from: PeoplesMatch;
  readonly decisions: readonly number[];
}

/**
 * Removes names, accounts and times.
 * @param packer collects the shapes of commands
 * @returns the match, or why they cannot be removed, such as if players voted for a bot after a delay
 */
export function prepared(game: AnyGame, { header, log }: MatchFile, packer: CommandPacker): PreparedMatch | string {
  const upcasted = log.map((entry) => upcastEntry(game, entry));
  const { config, before, moves } = stepsIn(game, upcasted, packer);
  const from: PeoplesMatch = {
    seed: header.seed!,
    options: config.options as PeoplesMatch["options"],
    seats: config.seats,
    ...(config.house && { house: config.house }),
    before,
    moves,
  };
  const replayed = played(game, from, packer);
  if (typeof replayed === "string") return replayed;
  const { match } = replayed;
  const due = { header: headerOf(match.match, match.log), log: match.log };
  const fault = verify(due, gameOf);
  if (fault) return `it needs its names or times: version ${fault.v}: ${fault.reason}`;
  if (!equal(ofGame(match.log), ofGame(upcasted))) return "its cards depend on its names or times";
  const decisions = [...moves.keys()].filter((move) => isPlay(moves[move]!));
  return { from, decisions };
}

function played(game: AnyGame, from: PeoplesMatch, packer: CommandPacker) {
  try {
    return playPuzzleMatch(game, packer, from);
  } catch (error) {
    if (error instanceof MalformedPuzzles) return `it cannot be played again: ${error.message}`;
    throw error;
  }
}

const ofGame = (log: readonly Recorded[]) => log.filter((entry) => !isMatchEvent(entry)).map(payloadOf);

interface Steps extends Pick<PeoplesMatch, "before" | "moves"> {
  readonly config: Pick<MatchConfig, "options" | "seats" | "house">;
}

function stepsIn(game: AnyGame, log: readonly Recorded[], packer: CommandPacker): Steps {
  const [created, ...steps] = stepsOf(log);
  const nameless = withoutNames();
  const { options, seats, house } = payloadOf(created![0]) as GameEvent & MatchConfig;
  const start = steps.findIndex(([{ type }]) => type === "MatchStarted");
  const before = steps.slice(0, start).map((step) => platformStep(step, nameless));
  let match = foldMatch(game, INITIAL_MATCH, [created!, ...steps.slice(0, start + 1)].flat());
  const moves = steps.slice(start + 1).map((step): PeoplesMatch["moves"][number] => {
    const command = inferMatchCommand(game, match, step);
    match = foldMatch(game, match, step);
    return command?.type === "play" ? [command.seat, packer.pack(command.command)] : platformStep(step, nameless);
  });
  return { config: { options, seats, ...(house && { house }) }, before, moves };
}

function platformStep([first, ...others]: Step, nameless: (event: GameEvent) => GameEvent): PlatformStep {
  const event = (entry: Recorded) => nameless(payloadOf(entry) as GameEvent);
  return [(first.by ?? -1) as Seat | -1, event(first), ...others.map(event)];
}

/** The end of every invitation in a set; no rule depends on it. */
const FIXED = new Date(0).toISOString();

/** Replaces ids and names by numbers, and times by a fixed one. */
function withoutNames(): (event: GameEvent) => GameEvent {
  const players = new Map<unknown, string>();
  const numbered = (player: unknown): string => {
    const known = players.get(player) ?? `p${players.size + 1}`;
    players.set(player, known);
    return known;
  };
  return (event) => ({
    ...event,
    ...("player" in event && { player: numbered(event.player) }),
    ...("until" in event && { until: FIXED }),
    ...("name" in event && { name: "seat" in event ? `Player ${Number(event.seat) + 1}` : "Player" }),
  });
}
