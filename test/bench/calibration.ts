/**
 * Compares evaluations of positions with results, in fresh matches of the first bot, for every mode.
 *
 * npm run calibration -- [--matches 2000] [--mode pyramid] [--seed TEXT]
 */
import { parseArgs } from "node:util";
import { GAMES } from "../../shared/games/index.ts";
import { type Calibration, calibrationOf, evaluations } from "../kit/calibration.ts";
import { kindOf, settingsOf } from "../lab/settings.ts";

const percent = (share: number): string => (100 * share).toFixed(1);

/**
 * Predicted and observed results for each tenth of the scale, with the error that chance may explain. A tenth with
 * fewer than `enough` positions has a dash.
 */
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
  },
});

console.log(
  "| mode | perspective | positions | Brier | of the mean | off on average | predicted/observed ± chance (95 %) by tenth, where 500 or more |",
);
console.log("|---|---|--:|--:|--:|--:|---|");
for (const game of Object.values(GAMES).filter(({ valueModel }) => valueModel))
  for (const [kind, settings] of Map.groupBy(settingsOf(game), kindOf))
    for (const perspective of ["seat", "open"] as const) {
      if (values.mode !== undefined && values.mode !== kind) continue;
      const found = await evaluations(settings, Number(values.matches), values.seed, perspective);
      const calibration = calibrationOf(found);
      const { brier, ofMean, bias, error } = calibration;
      const off = `${percent(bias)} ± ${percent(1.96 * error)}`;
      console.log(
        `| ${kind} | ${perspective} | ${found.length} | ${brier.toFixed(4)} | ${ofMean.toFixed(4)} | ${off} | ${told(calibration, 500)} |`,
      );
    }
