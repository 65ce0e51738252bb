/**
 * Golden matches: played once by a release, and kept for ever. Every later release must read them, find them true, and fold
 * them to the end written down beside them. `node test/kit/golden.ts` adds those that are missing and touches none there is;
 * whoever means to replace one deletes it first.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { playBout } from "../../server/cli/bots.ts";
import { headerOf, type MatchFile, read, write } from "../../shared/engine/format.ts";
import type { AnyGame } from "../../shared/engine/game.ts";
import { foldMatch, nothing } from "../../shared/engine/match.ts";
import { gameOf } from "../../shared/games/index.ts";
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
  const { game, options, seats } = setting;
  const bot = Object.keys(game.bots)[0]!;
  for (let n = 1; n <= 200; n++) {
    const { match, log } = playBout({ game, options, seats, bot, id: name, text: `${name} ${n}` });
    if (match.outcome?.result === result) return { header: headerOf(match, log), log };
  }
  return undefined;
}

/** Settings of every mode in which every value of every option comes up, but not every combination. */
const varied = [...MODES.values()].flatMap((settings) => settings.filter((_, i) => i % 7 === 0));

function add(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const setting of varied) {
    for (const result of ["won", "lost", "draw"]) {
      const name = [setting.game.id, ...Object.values(setting.options), setting.seats, result].join("-");
      const path = join(FOLDER, `${name}.jsonl`);
      if (existsSync(path)) continue;
      const file = matchThatIs(setting, result, name);
      if (!file) continue;
      writeFileSync(path, write(file));
      writeFileSync(path.replace(/jsonl$/, "end.json"), `${JSON.stringify(endOf(gameOf(file.header.game)!, file))}\n`);
    }
  }
}

if (import.meta.main) add();
