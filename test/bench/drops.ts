/**
 * Checks whether the move that an analysis marks as a player's worst was a mistake. From the most costly move of a lost
 * match, plays on many times with it and with the better move, on cards dealt independently of the analysis.
 *
 * npm run drops -- [--matches 100] [--bot calm] [--mode pyramid] [--playouts 400] [--again 1000] [--seed TEXT]
 */

import { parseArgs } from "node:util";
import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { viewAt } from "../../shared/engine/match/replay.ts";
import { GAMES } from "../../shared/games/index.ts";
import { type AnalysisBudget, analyseMove, positionsOf } from "../../shared/insight/analysis.ts";
import { shortLinesOf } from "../../shared/insight/evaluator.ts";
import { differenceOf, isSure, weighedBeside } from "../../shared/insight/judge.ts";
import { withKernel, worthOf } from "../../shared/insight/playout.ts";
import type { Figure } from "../../shared/insight/tally.ts";
import { type SimulationSpec, simulateMatch } from "../lab/bots.ts";
import { kindOf, settingsOf } from "../lab/settings.ts";
import { median } from "./script.ts";

const { values } = parseArgs({
  options: {
    matches: { type: "string", default: "100" },
    bot: { type: "string", default: "calm" },
    mode: { type: "string" },
    playouts: { type: "string", default: "400" },
    again: { type: "string", default: "1000" },
    seed: { type: "string", default: "drops" },
  },
});

type SimulatedMatch = ReturnType<typeof simulateMatch>;

interface Drop {
  readonly version: number;
  readonly seat: Seat;
  readonly played: GameCommand;
  readonly better: GameCommand;
  readonly cost: number;
}

/** Analyses the match as a replay does. */
function worstOf({ game }: SimulationSpec, { log, match }: SimulatedMatch, budget: AnalysisBudget): Drop | undefined {
  let worst: Drop | undefined;
  for (const position of positionsOf(game, log)) {
    const { version, seat, command } = position;
    const best = analyseMove(game, log, position, budget).judgement?.best;
    if (worthOf(match.outcome!, seat) >= 0.5 || !best || best.gain.mean <= (worst?.cost ?? 0)) continue;
    worst = { version, seat, played: command, better: best.command, cost: best.gain.mean };
  }
  return worst;
}

function gainAgain({ game }: SimulationSpec, log: readonly Recorded[], drop: Drop, pairs: number): Figure | undefined {
  const { version, seat, played, better } = drop;
  const only = { ...game, candidates: () => [better] };
  const view = viewAt(game, log, seat, version);
  const spending = { playouts: 2 * pairs, seed: -1 - pairs - version * 7_919 };
  const {
    left: [own, other],
  } = weighedBeside(only, view, seat, played, spending)!;
  const gain = differenceOf(other!, own!, seat);
  return isSure(gain) ? gain : undefined;
}

const settings = (await Promise.all(Object.values(GAMES).map(withKernel)))
  .filter(({ candidates, bots = {} }) => candidates && Object.hasOwn(bots, values.bot))
  .flatMap((game) => settingsOf(game))
  .filter((setting) => values.mode === undefined || kindOf(setting) === values.mode);
if (settings.length === 0) throw new Error(`--bot ${values.bot}: no game that can be analysed has such a bot there`);

const points = (share: number): string => (100 * share).toFixed(1);

let [lost, marked, real] = [0, 0, 0];
/** Processor time of each analysis, in ms. */
const took: number[] = [];
for (let n = 0; lost < Number(values.matches); n++) {
  const setting = settings[n % settings.length]!;
  const spec = { ...setting, name: values.bot, id: "drop", text: `${values.seed} ${n}` };
  const played = simulateMatch(spec);
  const { outcome } = played.match;
  if (!outcome || played.match.seats.every((_, seat) => worthOf(outcome, seat) >= 0.5)) continue;
  lost++;
  const lines = await shortLinesOf(spec.game, spec.options);
  const from = process.cpuUsage();
  const drop = worstOf(spec, played, { playouts: Number(values.playouts), ...(lines && { lines }) });
  const { user, system } = process.cpuUsage(from);
  took.push((user + system) / 1000);
  if (!drop) continue;
  marked++;
  const again = gainAgain(spec, played.log, drop, Number(values.again));
  if (again) real++;
  const found = again ? `${points(again.mean)} ± ${points(1.96 * again.error)} points again` : "not so again";
  console.log(
    `${kindOf(setting)} with ${setting.seats}, at ${drop.version}: ${took.at(-1)!.toFixed(0)} ms, ${points(drop.cost)} points said, ${found}`,
  );
}
console.log(`${lost} lost matches of ${values.bot}: ${marked} have a marked move, of which ${real} cost what was said`);
console.log(
  `processor time of an analysis: ${median(took).toFixed(0)} ms in the median, at most ${Math.max(...took).toFixed(0)}`,
);
