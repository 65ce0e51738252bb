import type { MoveAnalysis } from "../../shared/insight/analysis.ts";
import type { Report } from "./analyse.ts";

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const points = (share: number): string => `${share >= 0 ? "+" : "-"}${(100 * Math.abs(share)).toFixed(1)}`;

export function analysisText(report: Report): readonly string[] {
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

/** Figures per player of several matches, the lowest accuracy last. */
export function combinedText(reports: readonly Report[]): readonly string[] {
  const played = reports.flatMap(({ names, accuracy, changes, luck }) =>
    names.map((name, seat) => {
      const own = changes.filter((change) => change.seat === seat);
      return {
        name,
        accuracy: accuracy[seat] ?? undefined,
        decisions: own.reduce((sum, { decision }) => sum + decision[seat]!, 0),
        luck: luck[seat]!,
      };
    }),
  );
  const players = [...Map.groupBy(played, ({ name }) => name)].map(([name, matches]) => ({
    name,
    count: matches.length,
    accuracy: meanOf(matches.flatMap(({ accuracy }) => accuracy ?? [])),
    decisions: meanOf(matches.map(({ decisions }) => decisions))!,
    luck: meanOf(matches.map(({ luck }) => luck))!,
  }));
  return [
    `${reports.length} matches together, a match:`,
    ...players
      .toSorted((a, b) => (b.accuracy ?? 0) - (a.accuracy ?? 0))
      .map(
        ({ name, count, accuracy, decisions, luck }) =>
          `  ${name}, ${count}: accuracy ${kept(accuracy)}, own decisions ${points(decisions)}, luck ${points(luck)}`,
      ),
  ];
}

const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const kept = (accuracy: number | null): string => (accuracy === null ? "unknown" : `${(100 * accuracy).toFixed(1)} %`);

/** The text about a decisive move. */
function moment({ changes, moves }: Report, version: number): string {
  const { seat, decision, luck } = changes.find((change) => change.version === version)!;
  const analysed = moves.find((move) => move.version === version)!;
  const moved = `version ${version}, seat ${seat}: decision ${points(decision[seat]!)}, luck ${points(luck[seat]!)}`;
  return `${moved}; ${judged(analysed)}`;
}

function judged({ judgement }: MoveAnalysis): string {
  if (!judgement) return "it cannot be evaluated";
  const { played, best } = judgement;
  const done = `${JSON.stringify(played.command)} kept ${percent(played.chance.mean)}`;
  if (!best) return `${done}, and no move was clearly better`;
  return `${done}, ${JSON.stringify(best.command)} would have given ${points(best.gain.mean)} ± ${(196 * best.gain.error).toFixed(1)}`;
}
