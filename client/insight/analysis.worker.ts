import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type MatchFile, write } from "../../shared/engine/format.ts";
import { byRules } from "../../shared/engine/rules.ts";
import { gameOf } from "../../shared/games/index.ts";
import {
  analyseMove,
  type Budget,
  type MoveAnalysis,
  type Position,
  positionsOf,
} from "../../shared/insight/analysis.ts";
import { type Glance, glancesOf } from "../../shared/insight/glances.ts";
import { learnedValue } from "../../shared/insight/value.ts";
import { recentStore } from "../storage/recent.ts";

/** What the worker is told: a match, and then at which of its moves somebody looks, by the version before it. */
export type Question = { readonly file: MatchFile } | { readonly look: number };

/** What it says: what there is to analyse, the graph where it can be told at a glance, and move by move what was found. */
export type Answer =
  | {
      readonly positions: readonly Pick<Position, "version" | "seat">[];
      readonly glances: readonly Glance[] | undefined;
    }
  | { readonly moves: readonly MoveAnalysis[] }
  | { readonly failed: string };

/** As `npm run analyse` spends it. Where a glance tells the graph nothing of it goes there. */
const PLAYOUTS = 400;
const OPEN = 100;

/** What was found out of a match: worth some minutes of a processor, and made again where it is gone. */
interface KeptAnalysis {
  readonly key: string;
  readonly at: number;
  readonly moves: readonly MoveAnalysis[];
}

/** So many matches are kept; of those before there is nothing left. */
const analyses = recentStore<KeptAnalysis>("analyses", 60);

let looked = 0;
const tell = (answer: Answer): void => postMessage(answer);

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  if ("look" in data) looked = data.look;
  else
    void analyse(data.file).catch((error) => tell({ failed: error instanceof Error ? error.message : String(error) }));
});

async function analyse(file: MatchFile): Promise<void> {
  const { header, log } = file;
  const game = byRules(gameOf(header.game)!, header.rules);
  const value = await learnedValue(game, header.options);
  const glances = value && glancesOf(game, log, value);
  const positions = positionsOf(game, log);
  tell({ positions: positions.map(({ version, seat }) => ({ version, seat })), glances });
  const budget: Budget = glances ? { playouts: PLAYOUTS } : { playouts: PLAYOUTS, open: OPEN };
  const key = keyOf(file, budget);
  const found = [...((await analyses.get(key))?.moves ?? [])];
  tell({ moves: found });
  const waiting = new Map(positions.map((position) => [position.version, position]));
  for (const { version } of found) waiting.delete(version);
  const order = byDepth(positions, glances);
  while (waiting.size > 0) {
    const seen = waiting.get(looked) ?? (glances ? undefined : waiting.get(following(positions, looked)));
    const next = seen ?? order.find(({ version }) => waiting.has(version))!;
    waiting.delete(next.version);
    const move = analyseMove(game, log, next, budget);
    found.push(move);
    tell({ moves: [move] });
    // What somebody looks at meanwhile comes next.
    await analyses.put({ key, at: Date.now(), moves: found });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The move after the one that somebody looks at: what that one changed shows there, where no glance tells it. */
function following(positions: readonly Position[], version: number): number {
  const at = positions.findIndex((position) => position.version === version);
  return positions[at < 0 ? positions.length : at + 1]?.version ?? version;
}

/** The moves that the chance fell most at come first; in their order, where nothing is known of it. */
function byDepth(positions: readonly Position[], glances: readonly Glance[] = []): readonly Position[] {
  const fallAt = (version: number): number => {
    const at = glances.findIndex((glance) => glance.version === version);
    const [before, after] = [glances[at], glances[at + 1]];
    if (!before || !after) return 0;
    return Math.max(...before.known.map((chance, seat) => chance - after.known[seat]!));
  };
  const falls = new Map(positions.map(({ version }) => [version, fallAt(version)]));
  return positions.toSorted((a, b) => falls.get(b.version)! - falls.get(a.version)!);
}

/** Another for every match, for what it was analysed with, and for every release of this worker: its address is of its content. */
const keyOf = (file: MatchFile, budget: Budget): string =>
  bytesToHex(sha256(utf8ToBytes([import.meta.url, JSON.stringify(budget), write(file)].join("\n"))));
