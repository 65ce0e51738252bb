/**
 * Compares evaluations with results in fresh matches of the first bot, for every mode. With `--played`, compares
 * chances as a table plays with results of tables of beginners, of good players, and mixed ones. With `--by-players`,
 * each number of seats is a row, with its own matches.
 *
 * npm run calibration -- [--matches 2000] [--mode pyramid] [--seed TEXT] [--by-players] [--played]
 */
import { parseArgs } from "node:util";
import { GAMES } from "../../shared/games/index.ts";
import { loadPlayModel } from "../../shared/insight/as-played.ts";
import { type Calibration, calibrationOf, evaluations } from "../kit/calibration.ts";
import { briersOf, matchesOf, trialOf } from "../lab/as-played.ts";
import { kindOf, type Setting, settingsOf } from "../lab/settings.ts";

const percent = (share: number): string => (100 * share).toFixed(1);

/** By tenth of the scale: predicted, observed, and the error that chance may explain. */
const told = ({ tenths }: Calibration, enough: number): string =>
  tenths
    .map(({ count, predicted, observed, error }) =>
      count < enough ? "–" : `${percent(predicted)}/${percent(observed)}±${percent(1.96 * error)}`,
    )
    .join(" ");

const { values } = parseArgs({
  options: {
    matches: { type: "string", default: "2000" },
    mode: { type: "string" },
    seed: { type: "string", default: "fresh" },
    "by-players": { type: "boolean", default: false },
    played: { type: "boolean", default: false },
  },
});
const [matches, seed] = [Number(values.matches), values.seed];

async function compareEvaluations(row: string, settings: readonly Setting[]): Promise<void> {
  for (const perspective of ["seat", "open"] as const) {
    const found = await evaluations(settings, matches, seed, perspective);
    const calibration = calibrationOf(found);
    const { brier, ofMean, bias, error } = calibration;
    const off = `${percent(bias)} ± ${percent(1.96 * error)}`;
    console.log(
      `| ${row} | ${perspective} | ${found.length} | ${brier.toFixed(4)} | ${ofMean.toFixed(4)} | ${off} | ${told(calibration, 500)} |`,
    );
  }
}

async function comparePlay(row: string, settings: readonly Setting[]): Promise<void> {
  const [{ game, options }] = settings as readonly [Setting];
  const trial = await trialOf(game, options);
  const model = trial && (await loadPlayModel(trial.game, options));
  if (!model) return;
  const played = matchesOf(trial, settings, matches, `fresh ${seed}`);
  for (const [table, of] of Map.groupBy(played, (match) => match.table)) {
    const { positions, won, ofMean, good, here, gain, error } = briersOf(of, model);
    console.log(
      `| ${row} | ${table} | ${positions} | ${percent(won)} | ${ofMean.toFixed(4)} | ${good.toFixed(4)} | ${here.toFixed(4)} | ${gain.toFixed(4)} ± ${(1.96 * error).toFixed(4)} |`,
    );
  }
}

if (values.played) {
  console.log(
    "| mode | tables | positions | won, % | Brier of the mean | with good play | as played here | gain (95 %) |",
  );
  console.log("|---|---|--:|--:|--:|--:|--:|--:|");
} else {
  console.log(
    "| mode | perspective | positions | Brier | of the mean | off on average | predicted/observed ± chance (95 %) by tenth, where 500 or more |",
  );
  console.log("|---|---|--:|--:|--:|--:|---|");
}
/** Settings of a row, which share its matches. */
const rowOf = (setting: Setting): string =>
  values["by-players"] ? `${kindOf(setting)} with ${setting.seats}` : kindOf(setting);

for (const game of Object.values(GAMES).filter(({ valueModel }) => valueModel)) {
  const asked = settingsOf(game).filter((setting) => values.mode === undefined || values.mode === kindOf(setting));
  for (const [row, settings] of Map.groupBy(asked, rowOf))
    await (values.played ? comparePlay : compareEvaluations)(row, settings);
}
