import * as z from "zod";
import { type Command, count, flagsOf, Usage } from "../../server/cli/args.ts";
import type { Repertoire } from "../../shared/engine/contract/coverage.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { REPERTOIRES } from "../../shared/games/repertoires.ts";
import { type CoverageCounts, look, nothingSeen, PARTS, repertoireOf } from "./coverage-counts.ts";
import { gameNamed, mustHaveMode, text } from "./flags.ts";
import { kindOf, type Setting, settingsOf } from "./settings.ts";
import { simulations } from "./simulations.ts";

const flags = z.object({
  coverage: z.literal(true),
  game: text("the id of a game"),
  mode: z.string().optional(),
  matches: count(1, 1_000_000),
  seed: text("any text; the same text gives the same matches"),
  positionals: z.array(z.string()).max(0, "unexpected argument; every flag begins with --"),
});

interface Column {
  readonly mode: string;
  readonly repertoire: Repertoire;
  readonly seen: CoverageCounts;
}

export const cover = (mode: string, settings: readonly Setting[], matches: number, seed: string): Column => {
  const seen = nothingSeen();
  for (const simulated of simulations(settings, matches, seed)) look(seen, simulated);
  return { mode, repertoire: repertoireOf(settings), seen };
};

/** Reports items of the repertoire that were never seen, and seen items that it lacks. */
export function faultsOf({ mode, repertoire, seen }: Column): string[] {
  return PARTS.flatMap((part) => {
    const due = repertoire[part];
    const found = [...seen[part].keys()];
    return [
      ...due.filter((name) => !seen[part].has(name)).map((name) => `${mode}: ${name} was never seen`),
      ...found.filter((name) => !due.includes(name)).map((name) => `${mode}: ${name} was seen and is not known there`),
    ];
  });
}

/** A cell is empty if the mode does not have the item. */
function tableOf(columns: readonly Column[]): string[] {
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(36) + cells.map((cell) => cell.padStart(11)).join("");
  return PARTS.flatMap((part) => {
    const names = [...new Set(columns.flatMap(({ repertoire }) => repertoire[part]))];
    const cell = (name: string) => (column: Column) =>
      column.repertoire[part].includes(name) ? String(column.seen[part].get(name) ?? 0) : "";
    return [
      row(
        part,
        columns.map(({ mode }) => mode),
      ),
      ...names.map((name) => row(`  ${name}`, columns.map(cell(name))).trimEnd()),
      "",
    ];
  });
}

const modesOf = (game: AnyGame): Map<string, Setting[]> => Map.groupBy(settingsOf(game), kindOf);

/** Simulates matches with illegal attempts. Exits with 1 if something is missing or unknown. */
export const coverage: Command = (args, { out }) => {
  const given = flagsOf(
    args,
    {
      coverage: { type: "boolean" },
      game: { type: "string" },
      mode: { type: "string" },
      matches: { type: "string" },
      seed: { type: "string" },
    },
    flags,
  );
  const game = gameNamed(given.game);
  if (!REPERTOIRES[game.id])
    throw new Usage(`--game: ${game.id} has no repertoire to compare with; add one to shared/games/repertoires.ts`);
  const modes = modesOf(game);
  if (given.mode !== undefined) mustHaveMode(game, given.mode, new Set(modes.keys()));
  const began = performance.now();
  const columns = [...modes]
    .filter(([mode]) => given.mode === undefined || mode === given.mode)
    .map(([mode, settings]) => cover(mode, settings, given.matches, given.seed));
  for (const line of tableOf(columns)) out(line);
  const missing = columns.flatMap(faultsOf);
  const seconds = Math.round(performance.now() - began) / 1000;
  out(JSON.stringify({ matches: columns.length * given.matches, missing, seconds }));
  return missing.length === 0 ? 0 : 1;
};
