import { useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { Analysis } from "../../../shared/insight/analysis.ts";
import type { Timeline } from "../../contract/timeline.ts";
import { language } from "../../i18n/language.ts";
import { markedNameOf, nameOf } from "../../match/match-events.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { accountOf, points } from "./account.ts";
import { AllMoves } from "./all-moves.tsx";
import { analysisSentences, exactPercent, signed } from "./analysis-texts.ts";
import { dropsOf, otherDropsOf } from "./curve.ts";
import { Graph } from "./graph.tsx";
import { messages } from "./messages/messages.ts";
import { type MoveProps, Working } from "./turn.tsx";

export interface SummaryProps extends Omit<MoveProps, "move"> {
  /** Whether the seats play against each other, so that each has its own chance. */
  readonly isOpposed: boolean;
  readonly linkTo: (move: number) => { readonly href: string; readonly onClick: (event: MouseEvent) => void };
  /** Shares a line about the match; undefined if others cannot open the match. */
  readonly share?: (move: number, line: string) => void;
}

export function Summary(props: SummaryProps) {
  const { insight, whole, moves, isOpposed } = props;
  const { summary, eyes, chance, chanceOf, luckNote } = messages.value;
  const analysis = insight.analysis.value;
  const [seat, setSeat] = useState<Seat>(analysis?.end.indexOf(Math.max(...analysis.end)) ?? 0);
  const match = whole.states.at(-1)!;
  const isDone = insight.progress.value.at === "done";
  if (!analysis) return isDone ? <p>{summary.none}</p> : <Working insight={insight} />;
  return (
    <div class="insight-summary" data-progress={insight.progress.value.at}>
      <Working insight={insight} />
      <Graph
        {...{ insight, moves }}
        hasMarks
        whose={isOpposed ? seat : "all"}
        label={isOpposed ? chanceOf(nameOf(match, seat)) : chance}
      />
      <Legend
        isKnown={insight.evaluations.value.some(({ known }) => known.length > 0)}
        known={isOpposed ? eyes.known(nameOf(match, seat)) : summary.known}
        isPlayKnown={insight.evaluations.value.some(({ asPlayed }) => asPlayed)}
      />
      <p class="small muted">{isDone ? summary.drops(dropsOf(analysis.changes, moves).length) : summary.soFar}</p>
      <Accuracy analysis={analysis} match={match} />
      <Moments {...props} />
      {isOpposed && (
        <label class="row">
          {summary.whose}{" "}
          <select value={String(seat)} onChange={({ currentTarget }) => setSeat(Number(currentTarget.value))}>
            {match.seats.map((_, one) => (
              <option key={one} value={String(one)}>
                {markedNameOf(match, one)}
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

interface LegendProps {
  readonly isKnown: boolean;
  readonly known: string;
  /** Whether there are chances for how this table plays. */
  readonly isPlayKnown: boolean;
}

function Legend({ isKnown, known, isPlayKnown }: LegendProps) {
  const { eyes, play } = messages.value;
  return (
    <dl class="legend small">
      <div class="open">
        <dt>{eyes.open}</dt>
        <dd class="muted">{eyes.openNote}</dd>
      </div>
      {isKnown && (
        <div class="known">
          <dt>{known}</dt>
          <dd class="muted">{eyes.knownNote}</dd>
        </div>
      )}
      {isPlayKnown && (
        <div class="here">
          <dt>{play.here}</dt>
          <dd class="muted">{play.hereNote}</dd>
        </div>
      )}
    </dl>
  );
}

export interface Analysed {
  readonly analysis: Analysis;
  readonly match: Timeline["states"][number];
}

function Accuracy({ analysis: { accuracy }, match }: Analysed) {
  const { summary } = messages.value;
  return (
    <section>
      <h3>{summary.accuracy}</h3>
      <dl class="accuracy">
        {accuracy.map((share, seat) => (
          <div key={seat}>
            <dt>
              <Flag seat={seat} width={22} /> {markedNameOf(match, seat)}
            </dt>
            <dd class="num">{share === null ? "–" : exactPercent(share)}</dd>
          </div>
        ))}
      </dl>
      <p class="small muted">{summary.accuracyNote}</p>
    </section>
  );
}

/** The key moves, the turning point, and all other mistakes; none is listed twice. */
export function Moments(props: SummaryProps) {
  const { summary } = messages.value;
  const analysis = props.insight.analysis.value;
  if (!analysis) return null;
  const { moments, turningPoint, givenUp } = analysis;
  const others = otherDropsOf(analysis, props.moves);
  const listOf = (versions: readonly number[]) => (
    <ol class="bare moments">
      {versions.map((version) => (
        <Moment key={version} {...props} analysis={analysis} version={version} />
      ))}
    </ol>
  );
  return (
    <>
      <h3>{summary.moments}</h3>
      {listOf(moments)}
      {turningPoint === undefined && <p>{givenUp ? summary.wasGivenUp : summary.noTurning}</p>}
      {turningPoint !== undefined && !moments.includes(turningPoint) && (
        <>
          <h3>{summary.turning}</h3>
          {listOf([turningPoint])}
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{summary.mistakes}</h3>
          {listOf(others.map(({ version }) => version))}
        </>
      )}
    </>
  );
}

type TellingProps = SummaryProps & Pick<Analysed, "analysis"> & { readonly version: number };

function Moment(props: TellingProps) {
  const { insight, linkTo, share, analysis, version } = props;
  const { title, moved, text, move, seat } = momentIn(props);
  const isTurning = analysis.turningPoint === version && analysis.moments.includes(version);
  const { summary } = messages.value;
  const isDone = insight.progress.value.at === "done";
  return (
    <li class="moment">
      <a {...linkTo(move)}>
        <b>
          <Flag seat={seat} width={20} /> {title}
        </b>
        {isTurning && <span class="tag">{summary.turning}</span>}
        {text && <span class="small num">{moved}</span>}
        <span class="small">{text ?? messages.value.notYet}</span>
      </a>
      {share && isDone && (
        <button
          type="button"
          class="ghost"
          aria-label={`${summary.share}: ${title}`}
          title={summary.share}
          onClick={() => share(move, lineOf(momentIn(props)))}
        >
          <Icon name="share" />
        </button>
      )}
    </li>
  );
}

interface MomentText {
  readonly move: number;
  readonly seat: Seat;
  readonly title: string;
  readonly moved: string;
  readonly text: string | undefined;
}

function momentIn({ insight, moveWords, whole, moves, analysis, version }: TellingProps): MomentText {
  const { summary } = messages.value;
  const { seat, decision, luck } = analysis.changes.find((change) => change.version === version)!;
  const move = moves.findIndex(({ v }) => v === version) + 1;
  const analysed = insight.moves.value.get(version);
  const known = insight.evaluations.value.find((evaluation) => evaluation.version === version)?.known[seat];
  return {
    move,
    seat,
    title: summary.moment(move, nameOf(whole.states.at(-1)!, seat)),
    moved: summary.moved(signed(points(decision[seat]!)), signed(points(luck[seat]!))),
    text: analysed && analysisSentences(analysed, moveWords, { match: whole.states[version]!, seat }, known)[0],
  };
}

const lineOf = ({ title, moved, text }: MomentText): string => messages.value.summary.line(title, text ?? "", moved);

/**
 * Shares each player's accuracy and the turning point, or else the first key move. Renders nothing until the analysis
 * is complete.
 */
export function ShareButton(props: SummaryProps) {
  const { insight, share, whole } = props;
  const analysis = insight.analysis.value;
  const { summary } = messages.value;
  if (!share || !analysis || insight.progress.value.at !== "done") return null;
  const match = whole.states.at(-1)!;
  const players = analysis.accuracy.flatMap((share, seat) =>
    share === null ? [] : [`${markedNameOf(match, seat)} ${exactPercent(share)}`],
  );
  const version = analysis.turningPoint ?? analysis.moments[0];
  const moment = version === undefined ? undefined : momentIn({ ...props, analysis, version });
  const line = summary.lines(listed(players), moment && lineOf(moment), analysis.turningPoint !== undefined);
  return (
    <button type="button" class="button" onClick={() => share(moment?.move ?? 0, line)}>
      <Icon name="share" /> {summary.shareAll}
    </button>
  );
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: "unit" }).format(names);

function AccountTable({ analysis, match, seat }: Analysed & { readonly seat: Seat }) {
  const { summary, luck } = messages.value;
  const account = accountOf(analysis, seat);
  const rows: readonly (readonly [string, string])[] = [
    [summary.first, String(account.first)],
    ...account.decisions.map((sum, mover) => [summary.decisionsOf(markedNameOf(match, mover)), signed(sum)] as const),
    [luck, signed(account.luck)],
    ...(account.givenUp === undefined ? [] : [[summary.givenUp, signed(account.givenUp)] as const]),
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
