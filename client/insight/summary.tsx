import { useState } from "preact/hooks";
import type { Seat } from "../../shared/engine/game.ts";
import type { Analysis } from "../../shared/insight/analysis.ts";
import { nameOf } from "../match/match-events.ts";
import type { Timeline } from "../match/timeline.ts";
import { Flag } from "../ui/flag.tsx";
import { accountOf, points } from "./account.ts";
import { dropsOf } from "./curve.ts";
import { Graph } from "./graph.tsx";
import { percent, signed, toldOf } from "./telling.ts";
import { type MoveProps, Working } from "./turn.tsx";
import { words } from "./words/words.ts";

export interface SummaryProps extends Omit<MoveProps, "move"> {
  /** Whether the seats play against each other: then every seat has a chance of its own. */
  readonly isOpposed: boolean;
  /** A way to a move. */
  readonly linkTo: (move: number) => { readonly href: string; readonly onClick: (event: MouseEvent) => void };
}

/** What decided a match: accuracy, the account of decisions and luck, the turning point, three moments, and a table of all. */
export function Summary(props: SummaryProps) {
  const { insight, whole, moves, isOpposed } = props;
  const { summary, chance, chanceOf, luckNote } = words.value;
  const analysis = insight.analysis.value;
  const [seat, setSeat] = useState<Seat>(analysis?.end.indexOf(Math.max(...analysis.end)) ?? 0);
  const match = whole.states.at(-1)!;
  if (!analysis) return <Working insight={insight} />;
  return (
    <div class="insight-summary">
      <Working insight={insight} />
      <Graph
        {...{ insight, moves }}
        hasMarks
        whose={isOpposed ? seat : "all"}
        label={isOpposed ? chanceOf(nameOf(match, seat)) : chance}
      />
      <p class="small muted">{summary.drops(dropsOf(analysis.changes, moves).length)}</p>
      <Accuracy analysis={analysis} match={match} />
      <Moments {...props} />
      {isOpposed && (
        <label class="row">
          {summary.whose}{" "}
          <select value={String(seat)} onChange={({ currentTarget }) => setSeat(Number(currentTarget.value))}>
            {match.seats.map((_, one) => (
              <option key={one} value={String(one)}>
                {nameOf(match, one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <AccountTable analysis={analysis} match={match} seat={seat} />
      <p class="small muted">{luckNote}</p>
      <AllMoves {...props} analysis={analysis} />
    </div>
  );
}

interface Analysed {
  readonly analysis: Analysis;
  readonly match: Timeline["states"][number];
}

function Accuracy({ analysis: { accuracy }, match }: Analysed) {
  const { summary } = words.value;
  return (
    <section>
      <h3>{summary.accuracy}</h3>
      <dl class="accuracy">
        {accuracy.map((share, seat) => (
          <div key={seat}>
            <dt>
              <Flag seat={seat} width={22} /> {nameOf(match, seat)}
            </dt>
            <dd class="num">{share === null ? "–" : percent(share)}</dd>
          </div>
        ))}
      </dl>
      <p class="small muted">{summary.accuracyNote}</p>
    </section>
  );
}

/** The moves that changed most, and the last that turned the match, each a way to it. */
export function Moments(props: SummaryProps) {
  const { summary } = words.value;
  const analysis = props.insight.analysis.value;
  if (!analysis) return null;
  return (
    <section>
      <h3>{summary.moments}</h3>
      <ol class="bare moments">
        {analysis.moments.map((version) => (
          <Moment key={version} {...props} analysis={analysis} version={version} />
        ))}
      </ol>
      <h3>{summary.turning}</h3>
      {analysis.turningPoint === undefined ? (
        <p>{summary.noTurning}</p>
      ) : (
        <ul class="bare moments">
          <Moment {...props} analysis={analysis} version={analysis.turningPoint} />
        </ul>
      )}
    </section>
  );
}

function Moment({
  insight,
  moveWords,
  whole,
  moves,
  linkTo,
  analysis,
  version,
}: SummaryProps & Pick<Analysed, "analysis"> & { readonly version: number }) {
  const { summary } = words.value;
  const { seat, decision, luck } = analysis.changes.find((change) => change.version === version)!;
  const move = moves.findIndex(({ v }) => v === version) + 1;
  const analysed = insight.moves.value.get(version);
  const known = insight.glances.value.find((glance) => glance.version === version)?.known[seat];
  return (
    <li>
      <a class="moment" {...linkTo(move)}>
        <b>
          <Flag seat={seat} width={20} /> {summary.moment(move, nameOf(whole.states.at(-1)!, seat))}
        </b>
        <span class="small num">{summary.moved(signed(points(decision[seat]!)), signed(points(luck[seat]!)))}</span>
        {analysed?.judgement?.best && (
          <span class="small">{toldOf(analysed, moveWords, { match: whole.states[version]!, seat }, known)[0]}</span>
        )}
      </a>
    </li>
  );
}

function AccountTable({ analysis, match, seat }: Analysed & { readonly seat: Seat }) {
  const { summary, luck } = words.value;
  const account = accountOf(analysis, seat);
  const rows: readonly (readonly [string, string])[] = [
    [summary.first, String(account.first)],
    ...account.decisions.map((sum, mover) => [summary.decisionsOf(nameOf(match, mover)), signed(sum)] as const),
    [luck, signed(account.luck)],
    [summary.last, String(account.last)],
  ];
  return (
    <table class="account">
      <caption>{summary.account}</caption>
      <tbody>
        {rows.map(([name, figure]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="num">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The graph and everything that was found, for those who read rather than look. */
function AllMoves({ insight, moveWords, whole, moves, linkTo, analysis }: SummaryProps & Pick<Analysed, "analysis">) {
  const [isOpen, setOpen] = useState(false);
  const { summary, eyes, decision, luck } = words.value;
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
                const glance = insight.glances.value.find((one) => one.version === version);
                const analysed = insight.moves.value.get(version);
                return (
                  <tr key={version}>
                    <th scope="row">
                      <a class="plain" {...linkTo(move)}>
                        {move}
                      </a>
                    </th>
                    <td>{nameOf(match, seat)}</td>
                    <td class="num">{glance && percent(glance.open[seat]!)}</td>
                    <td class="num">{signed(points(change.decision[seat]!))}</td>
                    <td class="num">{signed(points(change.luck[seat]!))}</td>
                    <td>
                      {analysed &&
                        toldOf(analysed, moveWords, { match: whole.states[version]!, seat }, glance?.known[seat]).join(
                          " ",
                        )}
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
