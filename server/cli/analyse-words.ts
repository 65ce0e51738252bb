import type { MoveAnalysis } from "../../shared/insight/analysis.ts";
import type { Report } from "./analyse.ts";

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const points = (share: number): string => `${share >= 0 ? "+" : "-"}${(100 * Math.abs(share)).toFixed(1)}`;

/** What an analysis says of a match, line by line. */
export function told(report: Report): readonly string[] {
  const { file, game, outcome, first, decisions, luck, end, accuracy, turningPoint, moments, moves } = report;
  const seats = first.map((_, seat) => seat);
  return [
    `${file}: ${game}, ${outcome.result} (${outcome.reason}) after ${moves.length} moves`,
    ...seats.map(
      (seat) =>
        `  seat ${seat}: ${percent(first[seat]!)} at first, decisions ${points(decisions[seat]!)}, ` +
        `luck ${points(luck[seat]!)}, in the end ${percent(end[seat]!)}; accuracy ${kept(accuracy[seat]!)}`,
    ),
    turningPoint === undefined ? "  no turning point" : `  turning point: version ${turningPoint}`,
    ...moments.map((version) => `  ${moment(report, version)}`),
  ];
}

const kept = (accuracy: number | null): string => (accuracy === null ? "unknown" : `${(100 * accuracy).toFixed(1)} %`);

/** One of the moves that changed most: what was done, what would have been better, and what luck did. */
function moment({ changes, moves }: Report, version: number): string {
  const { seat, decision, luck } = changes.find((change) => change.version === version)!;
  const analysed = moves.find((move) => move.version === version)!;
  const moved = `version ${version}, seat ${seat}: decision ${points(decision[seat]!)}, luck ${points(luck[seat]!)}`;
  return `${moved}; ${judged(analysed)}`;
}

function judged({ judgement }: MoveAnalysis): string {
  if (!judgement) return "it cannot be judged";
  const { played, best } = judgement;
  const done = `${JSON.stringify(played.command)} kept ${percent(played.chance.mean)}`;
  if (!best) return `${done}, and nothing was surely better`;
  return `${done}, ${JSON.stringify(best.command)} would have given ${points(best.gain.mean)} ± ${(196 * best.gain.error).toFixed(1)}`;
}
