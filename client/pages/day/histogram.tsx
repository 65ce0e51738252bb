import type { Bar } from "../../../shared/engine/daily/standings.ts";
import type { OwnResult, StandingsResponse } from "../../../shared/engine/lists/day-responses.ts";
import type { FigureMessages } from "../../contract/manifest.ts";
import { Plot } from "../logbook/plot.tsx";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly standings: StandingsResponse;
  readonly own: OwnResult | undefined;
  readonly named: FigureMessages;
}

/** Attempts that miss the goal by this much or more share a column, to fit on the narrowest screen. */
const FAR = 9;

interface Column {
  /** Label below the column, one or two characters. */
  readonly mark: string;
  /** Name in the table. */
  readonly name: string;
  readonly tries: number;
  readonly isOwn: boolean;
}

/** Columns from finished attempts to those not played to the end. */
function columnsOf({ bars, order }: StandingsResponse, own: OwnResult | undefined): readonly Column[] {
  const { finished, unplayed, orMore } = messages.value;
  const ownBy = own && (own.isFinished ? 0 : (own.figures?.[order[0]!] ?? Number.NaN));
  const by = (bar: Bar) => (bar.of === "short" ? bar.by : 0);
  const far = bars.filter((bar) => by(bar) >= FAR);
  const near = Array.from({ length: Math.min(FAR - 1, Math.max(0, ...bars.map(by))) }, (_, i) => i + 1);
  const triesOf = (wanted: (bar: Bar) => boolean) => bars.filter(wanted).reduce((sum, { tries }) => sum + tries, 0);
  return [
    { mark: "✓", name: finished, tries: triesOf((bar) => bar.of === "finished"), isOwn: ownBy === 0 },
    ...near.map((n) => ({
      ...{ mark: String(n), name: String(n), isOwn: ownBy === n },
      tries: triesOf((bar) => bar.of === "short" && bar.by === n),
    })),
    ...(far.length > 0
      ? [{ mark: `${FAR}+`, name: orMore(FAR), tries: triesOf((bar) => by(bar) >= FAR), isOwn: Number(ownBy) >= FAR }]
      : []),
    {
      ...{ mark: "–", name: unplayed, tries: triesOf((bar) => bar.of === "left") },
      isOwn: own !== undefined && Number.isNaN(ownBy),
    },
  ];
}

/** Columns, and a table on demand and for screen readers. */
export function Histogram({ standings, own, named }: Props) {
  const { everybody, everybodyNote, everybodyNoteOnly, tried, you } = messages.value;
  const columns = columnsOf(standings, own);
  const highest = Math.max(1, ...columns.map(({ tries }) => tries));
  const title = named[standings.order[0]!] ?? "";
  return (
    <Plot
      title={everybody}
      note={columns.some(({ isOwn }) => isOwn) ? everybodyNote : everybodyNoteOnly}
      head={[title, tried]}
      rows={columns.map(({ name, tries, isOwn }) => [isOwn ? `${name} (${you})` : name, String(tries)])}
      lines={[
        <li key="columns" class="columns">
          {columns.map(({ mark, tries, isOwn }) => (
            <span key={mark} class={isOwn ? "column own" : "column"}>
              <span class="small num">{tries > 0 ? tries : ""}</span>
              <span class="bar" style={{ height: `${(100 * tries) / highest}px` }} />
              <b class="num">{mark}</b>
              {isOwn && <span class="small own-mark">{you}</span>}
            </span>
          ))}
        </li>,
      ]}
      scale={
        <p class="small muted columns-of" aria-hidden="true">
          {title}
        </p>
      }
    />
  );
}
