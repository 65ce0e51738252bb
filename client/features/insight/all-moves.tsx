import { useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { PositionEvaluation } from "../../../shared/insight/position-evaluations.ts";
import { markedNameOf } from "../../match/match-events.ts";
import { points } from "./account.ts";
import { analysisSentences, percent, signed } from "./analysis-texts.ts";
import { messages } from "./messages/messages.ts";
import type { Analysed, SummaryProps } from "./summary.tsx";

export function AllMoves(props: SummaryProps & Pick<Analysed, "analysis">) {
  const { insight, moveWords, whole, moves, linkTo, analysis } = props;
  const [isOpen, setOpen] = useState(false);
  const { summary, decision, luck } = messages.value;
  const isPlayKnown = insight.evaluations.value.some(({ asPlayed }) => asPlayed);
  const match = whole.states.at(-1)!;
  return (
    <details class="all-moves" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary.table}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll the table
        <section class="wide" tabIndex={0} aria-label={summary.table}>
          <table>
            <thead>
              <tr>
                {[summary.move, summary.who, ...chancesFor(isPlayKnown), decision, luck, summary.said].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {analysis.changes.map((change) => {
                const { version, seat } = change;
                const move = moves.findIndex(({ v }) => v === version) + 1;
                const evaluation = insight.evaluations.value.find((one) => one.version === version);
                const analysed = insight.moves.value.get(version);
                return (
                  <tr key={version}>
                    <th scope="row">
                      <a class="plain" {...linkTo(move)}>
                        {move}
                      </a>
                    </th>
                    <td>{markedNameOf(match, seat)}</td>
                    <ChanceCells {...{ evaluation, seat, isPlayKnown }} />
                    <td class="num">{signed(points(change.decision[seat]!))}</td>
                    <td class="num">{signed(points(change.luck[seat]!))}</td>
                    <td>
                      {analysed &&
                        analysisSentences(
                          analysed,
                          moveWords,
                          { match: whole.states[version]!, seat },
                          evaluation?.known[seat],
                        ).join(" ")}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}

function chancesFor(isPlayKnown: boolean): readonly string[] {
  const { eyes, play } = messages.value;
  return [play.good, ...(isPlayKnown ? [play.here] : [])].map((whose) => `${eyes.open}, ${whose}`);
}

interface ChanceCellsProps {
  readonly evaluation: PositionEvaluation | undefined;
  readonly seat: Seat;
  readonly isPlayKnown: boolean;
}

function ChanceCells({ evaluation, seat, isPlayKnown }: ChanceCellsProps) {
  return (
    <>
      <td class="num">{evaluation && percent(evaluation.open[seat]!)}</td>
      {isPlayKnown && <td class="num">{evaluation?.asPlayed && percent(evaluation.asPlayed.open[seat]!)}</td>}
    </>
  );
}
