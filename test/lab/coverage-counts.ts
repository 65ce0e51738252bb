import type { Repertoire } from "../../shared/engine/contract/coverage.ts";
import { isRefusal } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { payloadOf, type Recorded } from "../../shared/engine/match/log-entry.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { isMatchEvent } from "../../shared/engine/match/match-events.ts";
import { stepsOf } from "../../shared/engine/match/steps.ts";
import { REPERTOIRES } from "../../shared/games/repertoires.ts";
import { botChance } from "./bots.ts";
import { fuzzCommands } from "./fuzz.ts";
import type { Setting } from "./settings.ts";
import type { Simulation } from "./simulations.ts";

type Part = keyof Repertoire;
export const PARTS: readonly Part[] = ["events", "refusals", "outcomes"];

export type CoverageCounts = Readonly<Record<Part, Map<string, number>>>;

export const nothingSeen = (): CoverageCounts => ({ events: new Map(), refusals: new Map(), outcomes: new Map() });

const count = (seen: Map<string, number>, name: string): void => void seen.set(name, (seen.get(name) ?? 0) + 1);

export function repertoireOf(settings: readonly Setting[]): Repertoire {
  const all = settings.flatMap(({ game, options }) => REPERTOIRES[game.id]?.repertoire(options) ?? []);
  const union = (part: Part) => [...new Set(all.flatMap((one) => one[part]))];
  return { events: union("events"), refusals: union("refusals"), outcomes: union("outcomes") };
}

/** Branches of the rules that a log shows, with repetitions. */
export const branchesIn = (game: AnyGame, log: readonly Recorded[]): readonly string[] =>
  stepsOf(log).flatMap(
    (step) => REPERTOIRES[game.id]?.branches(step.map(payloadOf).filter((event) => !isMatchEvent(event))) ?? [],
  );

/** Counts events, the outcome, and refusals of illegal attempts at every position. */
export function look(seen: CoverageCounts, { bout, positions }: Simulation): void {
  const { game } = bout;
  const { log, match } = positions.at(-1)!;
  for (const name of branchesIn(game, log)) count(seen.events, name);
  if (match.outcome) count(seen.outcomes, `${match.outcome.result} ${match.outcome.reason}`);
  const chance = botChance(bout, " mischief");
  for (const [i, line] of positions.entries()) {
    const rng = chance(i);
    const { table } = line.match;
    for (const seat of new Set([...toAct(game, line.match).slice(0, 1), rng(bout.seats)])) {
      for (const command of fuzzCommands(game, table, seat, rng)) {
        const answer = game.decide(table, seat, command, () => rng);
        if (isRefusal(answer)) count(seen.refusals, answer.refused);
      }
    }
  }
}
