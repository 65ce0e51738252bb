/**
 * Golden matches: played once by a release, and kept for ever. Every later release must read them, find them true, and fold
 * them to the end written down beside them. `node test/kit/golden.ts` adds those that are missing and touches none there is;
 * whoever means to replace one deletes it first.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { playBout } from "../../server/cli/bots.ts";
import { branchesIn, repertoireOf } from "../../server/cli/seen.ts";
import { simulations } from "../../server/cli/simulations.ts";
import { type Header, headerOf, type MatchFile, read, write } from "../../shared/engine/format.ts";
import type { AnyGame } from "../../shared/engine/game.ts";
import { foldMatch, nothing, toAct } from "../../shared/engine/match.ts";
import { movesOf } from "../../shared/engine/replay.ts";
import { gameOf } from "../../shared/games/index.ts";
import { fileOf, playedOn, playToEnd, seedOf } from "./play.ts";
import { MODES, type Setting } from "./shelf.ts";

const FOLDER = new URL("../fixtures/golden/", import.meta.url).pathname;

/** What a golden match comes to: what anybody could see of its end, and where every card lies. */
export interface End {
  readonly version: number;
  readonly outcome: unknown;
  readonly seats: unknown;
  readonly places: readonly (readonly number[])[];
  /** What each card turned out to be, by handle. */
  readonly faces: Readonly<Record<string, string>>;
}

export interface Golden {
  readonly name: string;
  readonly file: MatchFile;
  readonly end: End;
}

/** The golden matches there are. */
export const goldens = (): Golden[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => ({
      name,
      file: read(readFileSync(join(FOLDER, name), "utf8")),
      end: JSON.parse(readFileSync(join(FOLDER, name.replace(/jsonl$/, "end.json")), "utf8")),
    }));

/** The end that a match folds to. */
export function endOf(game: AnyGame, { log }: MatchFile): End {
  const { version, outcome, seats, table } = foldMatch(game, nothing, log);
  const told = Object.assign({}, ...log.map(({ secret }) => secret?.faces ?? {})) as Record<string, string>;
  return { version, outcome, seats, places: game.places(table), faces: told };
}

/** One match of a setting that ends like this, if bots find one soon. */
function matchThatIs(setting: Setting, result: string, name: string): MatchFile | undefined {
  const { game } = setting;
  const bot = Object.keys(game.bots)[0]!;
  for (let n = 1; n <= 200; n++) {
    const { match, log } = playBout({ ...setting, name: bot, id: name, text: `${name} ${n}` });
    if (match.outcome?.result === result) return { header: headerOf(match, log), log };
  }
  return undefined;
}

/** Settings of every mode in which every value of every option comes up, but not every combination. */
const varied = [...MODES.values()].flatMap((settings) => settings.filter((_, i) => i % 7 === 0));

/** What the golden matches of a mode have not shown yet. */
export function unshown(mode: string, kept = goldens()): string[] {
  const settings = MODES.get(mode)!;
  const own = kept.filter(({ file }) => nameOfMode(file.header) === mode);
  const shown = new Set(own.flatMap(({ file }) => branchesIn(settings[0]!.game, file.log)));
  return repertoireOf(settings).events.filter((name) => !shown.has(name));
}

export const nameOfMode = ({ game, options }: Header): string => ("mode" in options ? `${game} ${options.mode}` : game);

/** Matches that end in every way a setting may, and then such as show what is still missing. */
function add(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const setting of varied) {
    const results = repertoireOf([setting]).outcomes.map((outcome) => outcome.split(" ")[0]!);
    for (const result of new Set(results)) {
      const name = [setting.game.id, ...Object.values(setting.options), setting.seats, result].join("-");
      if (existsSync(join(FOLDER, `${name}.jsonl`))) continue;
      const file = matchThatIs(setting, result, name);
      if (file) keep(name, file);
    }
  }
  for (const [mode, settings] of MODES) addUntilShown(mode, settings);
  addBranches();
}

/** What was played on from a golden match with its unseen cards shuffled anew, and from that again as they lay. */
function addBranches(): void {
  const [first] = goldens().filter(({ name }) => name.startsWith("tranquility-standard-false-draw-five-open-3"));
  const { header, log } = first!.file;
  const game = gameOf(header.game)!;
  const setting = { game, options: header.options, seats: header.seats.length };
  const dealt = { setting, seed: header.seed!, log, match: foldMatch(game, nothing, log) };
  const turn = movesOf(log).find(
    (v, i) => i > 16 && toAct(game, foldMatch(game, nothing, log.slice(0, v))).length === 1,
  )!;
  const [seat] = toAct(game, foldMatch(game, nothing, log.slice(0, turn)));
  const anew = playToEnd(playedOn(dealt, turn, seedOf("golden, shuffled anew"), seat));
  const again = playToEnd(playedOn(anew, movesOf(anew.log).at(-9)!, seedOf("golden, played on again")));
  for (const [name, played] of Object.entries({ "branch-anew": anew, "branch-of-a-branch": again }))
    if (!existsSync(join(FOLDER, `${name}.jsonl`))) keep(name, fileOf(played));
}

function addUntilShown(mode: string, settings: readonly Setting[]): void {
  let missing = unshown(mode);
  for (const { bout, positions } of simulations(settings, 200, "golden")) {
    if (missing.length === 0) return;
    const { match, log } = positions.at(-1)!;
    const shown = new Set(branchesIn(bout.game, log));
    const [fresh] = missing.filter((name) => shown.has(name));
    if (fresh !== undefined) keep(`${mode} ${fresh}`.replaceAll(/\W+/g, "-"), { header: headerOf(match, log), log });
    missing = missing.filter((name) => !shown.has(name));
  }
}

function keep(name: string, file: MatchFile): void {
  const path = join(FOLDER, `${name}.jsonl`);
  writeFileSync(path, write(file));
  writeFileSync(path.replace(/jsonl$/, "end.json"), `${JSON.stringify(endOf(gameOf(file.header.game)!, file))}\n`);
}

if (import.meta.main) add();
