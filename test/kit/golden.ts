/**
 * Golden matches: every later release must verify them, and fold them to the stored end.
 * `node test/kit/golden.ts` adds missing ones; delete a file first to replace it.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { byRules } from "../../shared/engine/contract/earlier-rules.ts";
import type { Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { headerOf, type MatchFile, read, write } from "../../shared/engine/log/format.ts";
import type { MatchCommand } from "../../shared/engine/match/decide.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, toAct } from "../../shared/engine/match/match.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { GAMES } from "../../shared/games/index.ts";
import { REPERTOIRES } from "../../shared/games/repertoires.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { dealt, playOn, simulateMatch } from "../lab/bots.ts";
import { branchesIn, repertoireOf } from "../lab/coverage-counts.ts";
import { randomPlayer } from "../lab/players.ts";
import { simulations } from "../lab/simulations.ts";
import { frozen } from "./frozen.ts";
import { command, fileOf, opened, type PlayedMatch, playedOn, playToEnd, seedOf } from "./play.ts";
import { gameOf, kindNameOf, kindNameOfFile, SETTINGS, type Setting, SHELF, textOf } from "./shelf.ts";

/** Of kinds with more settings than this, only two settings are recorded. */
const MANY = 100;
/** Number of events. Longer matches are recorded only for what shorter ones do not cover. */
const SHORT = 700;

const FOLDER = fileURLToPath(new URL("../fixtures/golden/", import.meta.url));

/** Settings by kind, of the games that have a repertoire. */
export const REHEARSED: ReadonlyMap<string, readonly Setting[]> = Map.groupBy(
  SETTINGS.filter(({ game }) => REPERTOIRES[game.id]),
  kindNameOf,
);

interface End {
  readonly version: number;
  readonly outcome: unknown;
  readonly seats: unknown;
  readonly places: readonly (readonly number[])[];
  /** Faces by card handle. */
  readonly faces: Readonly<Record<string, string>>;
}

export interface Golden {
  readonly name: string;
  readonly file: MatchFile;
  readonly end: End;
}

/** Shared by all tests of a worker. */
const parsed = new Map<string, Golden>();

function goldenOf(name: string): Golden {
  const known = parsed.get(name);
  if (known) return known;
  const golden = frozen({
    name,
    file: read(readFileSync(join(FOLDER, name), "utf8")),
    end: JSON.parse(readFileSync(join(FOLDER, name.replace(/jsonl$/, "end.json")), "utf8")),
  });
  parsed.set(name, golden);
  return golden;
}

/** Default: the published games. */
export const goldens = (games: Readonly<Record<string, AnyGame>> = GAMES): readonly Golden[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .map(goldenOf)
    .filter(({ file }) => Object.hasOwn(games, file.header.game));

export function endOf(game: AnyGame, { log }: MatchFile): End {
  const { version, outcome, seats, table } = foldMatch(game, INITIAL_MATCH, log);
  const faces = Object.assign({}, ...log.map(({ secret }) => secret?.faces ?? {})) as Record<string, string>;
  return { version, outcome, seats, places: game.cards?.places(table) ?? [], faces };
}

/** A match of bots or random moves with this result; undefined if none is found soon. */
function matchThatIs(setting: Setting, result: string, name: string): MatchFile | undefined {
  const { game } = setting;
  const [bot] = Object.keys(game.bots ?? {});
  for (let n = 1; n <= (bot === undefined ? 20 : 200); n++) {
    const bout = { ...setting, name: bot ?? "whim", id: name, text: `${name} ${n}` };
    const { match, log } =
      bot === undefined ? playOn(bout, dealt(bout), randomPlayer(bout)).at(-1)! : simulateMatch(bout);
    if (match.outcome?.result === result) return { header: headerOf(match, log), log };
  }
  return undefined;
}

/** Two settings of large kinds, every seventh of others. */
const varied = [...REHEARSED.values()].flatMap((settings) =>
  settings.filter((_, i) => i % (settings.length > MANY ? Math.floor((2 * settings.length) / 3) + 4 : 7) === 0),
);

/** Names of matches begin with the version of the rules, from 2 on. */
const by = (rules: number, name: string): string => (rules === 1 ? name : `rules-${rules}-${name}`);

/** Events of the repertoire that golden matches do not cover. */
export function unshown(mode: string, kept = goldens(SHELF), rules = REHEARSED.get(mode)![0]!.game.rules): string[] {
  const settings = REHEARSED.get(mode)!;
  const own = kept.filter(({ file: { header } }) => kindNameOfFile(header) === mode && header.rules === rules);
  const shown = new Set(own.flatMap(({ file }) => branchesIn(settings[0]!.game, file.log)));
  return repertoireOf(settings).events.filter((name) => !shown.has(name));
}

/** Adds matches with every result of `varied` settings, for uncovered events, with branches, and reconfigured. */
function add(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const setting of varied) {
    const results = repertoireOf([setting]).outcomes.map((outcome) => outcome.split(" ")[0]!);
    for (const result of new Set(results)) {
      const { id, rules } = setting.game;
      const name = by(
        rules,
        [id, ...Object.values(setting.options).map(textOf), setting.seats, result].join("-").replaceAll(" ", "_"),
      );
      keepNew(name, () => matchThatIs(setting, result, name));
    }
  }
  for (const [mode, settings] of REHEARSED)
    for (const length of [SHORT, Number.POSITIVE_INFINITY]) addUntilShown(mode, settings, length);
  addBranches();
  addReconfigured();
}

/** A golden match whose name begins with `name`, to be continued by these rules. */
function playedBefore(name: string, rules: number): PlayedMatch {
  const { header, log } = goldens().find((golden) => golden.name.startsWith(name))!.file;
  const game = byRules(gameOf(header.game)!, rules);
  const setting = { game, options: header.options, seats: header.seats.length };
  return { setting, seed: header.seed!, log, match: foldMatch(game, INITIAL_MATCH, log) };
}

/** The only seat to move at this version; undefined for none or several. */
function seatAt({ setting: { game }, log }: PlayedMatch, version: number): Seat | undefined {
  const seats = toAct(game, foldMatch(game, INITIAL_MATCH, log.slice(0, version)));
  return seats.length === 1 ? seats[0] : undefined;
}

/** A branch with its unseen cards reshuffled, a branch of that without a reshuffle, and `setAside`. */
function addBranches(): void {
  const rules = gameOf("tranquility")!.rules;
  const before = playedBefore("tranquility-standard-false-draw-five-open-3", rules);
  const turn = movesOf(before.log).find((v, i) => i > 16 && seatAt(before, v) !== undefined)!;
  const anew = playToEnd(playedOn(before, turn, seedOf("golden, shuffled anew"), seatAt(before, turn)));
  const again = playToEnd(playedOn(anew, movesOf(anew.log).at(-9)!, seedOf("golden, played on again")));
  keepNew(by(rules, "branch-anew"), () => fileOf(anew));
  keepNew(by(rules, "branch-of-a-branch"), () => fileOf(again));
  keepNew("branch-set-aside", setAside);
}

/** A branch in which a reshuffle set a finish card aside, which rules after 1 forbid. */
function setAside(): MatchFile {
  const before = playedBefore("tranquility-arch-true", 1);
  const [deal] = movesOf(before.log);
  for (let n = 1; ; n++) {
    const played = playedOn(before, deal!, seedOf(`golden, set aside ${n}`), seatAt(before, deal!));
    const { aside, faces } = played.match.table as State;
    if (aside.some((card) => faces[card] === "finish")) return fileOf(playToEnd(played));
  }
}

/** The settings change before the start, so that a player must change seats. */
function addReconfigured(): void {
  const { game, options } = REHEARSED.get("tranquility pyramid")![0]!;
  const arch = REHEARSED.get("tranquility arch")![0]!.options;
  const house = { patience: null, clock: 600, watchers: false } as const;
  const commands: readonly MatchCommand[] = [
    sitting(4, "Ann"),
    sitting(1, "Bob"),
    { type: "configure", by: 4, options: arch, seats: 3, house },
    { type: "configure", by: 2, options, seats: 2, house },
    { type: "start" },
  ];
  const begun = commands.reduce(command, opened({ game, options, seats: 5 }, seedOf("golden, set up anew")));
  keepNew(by(game.rules, "set-up-anew"), () => fileOf(playToEnd(begun)));
}

const sitting = (seat: number, name: string): MatchCommand => ({
  type: "sit",
  seat,
  occupant: { name, kind: "human", nonce: name, player: name },
});

function addUntilShown(mode: string, settings: readonly Setting[], length: number): void {
  let missing = unshown(mode);
  for (const { bout, positions } of simulations(settings, 200, "golden")) {
    if (missing.length === 0) return;
    const { match, log } = positions.at(-1)!;
    if (log.length > length) continue;
    const shown = new Set(branchesIn(bout.game, log));
    const [fresh] = missing.filter((name) => shown.has(name));
    const name = by(bout.game.rules, `${mode} ${fresh}`.replaceAll(/\W+/g, "-"));
    if (fresh !== undefined) keep(name, { header: headerOf(match, log), log });
    missing = missing.filter((name) => !shown.has(name));
  }
}

function keepNew(name: string, find: () => MatchFile | undefined): void {
  if (existsSync(join(FOLDER, `${name}.jsonl`))) return;
  const file = find();
  if (file) keep(name, file);
}

function keep(name: string, file: MatchFile): void {
  const path = join(FOLDER, `${name}.jsonl`);
  writeFileSync(path, write(file));
  writeFileSync(path.replace(/jsonl$/, "end.json"), `${JSON.stringify(endOf(gameOf(file.header.game)!, file))}\n`);
}

if (import.meta.main) add();
