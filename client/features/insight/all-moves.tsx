import { useState } from "preact/hooks";
import { nameOf } from "../../match/match-events.ts";
import { points } from "./account.ts";
import { messages } from "./messages/messages.ts";
import type { Analysed, SummaryProps } from "./summary.tsx";
import { analysisSentences, percent, signed } from "./telling.ts";

/** The graph and all results as a table. */
export function AllMoves(props: SummaryProps & Pick<Analysed, "analysis">) {
  const { insight, moveWords, whole, moves, linkTo, analysis } = props;
  const [isOpen, setOpen] = useState(false);
  const { summary, eyes, decision, luck } = messages.value;
  const match = whole.states.at(-1)!;
  return (
    <details class="all-moves" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary.table}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it is scrolled by keys as well
        <section class="wide" tabIndex={0} aria-label={summary.table}>
          <table>
            <thead>
              <tr>
                {[summary.move, summary.who, eyes.open, decision, luck, summary.said].map((name) => (
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
                    <td>{nameOf(match, seat)}</td>
                    <td class="num">{evaluation && percent(evaluation.open[seat]!)}</td>
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
