import { percent } from "./analysis-texts.ts";
import {
  areaOf,
  type CurvePoint,
  type CurveSubject,
  curveOf,
  type Drop,
  dropsOf,
  lineOf,
  type Moves,
} from "./curve.ts";
import type { Insight } from "./insight.ts";
import { messages } from "./messages/messages.ts";

interface GraphProps {
  readonly insight: Insight;
  readonly moves: Moves;
  readonly whose: CurveSubject;
  /** False if the page itself marks the mistakes. */
  readonly hasMarks: boolean;
  /** The move marked by a line; undefined if the page has its own line. */
  readonly at?: number;
  /** Moves after this one are hidden. */
  readonly until?: number | undefined;
  readonly label?: string;
  readonly onPick?: (move: number) => void;
}

/** As wide as the timeline, so that both have the same x for a move. */
export function Graph({ insight, moves, whose, hasMarks, at, until, label, onPick }: GraphProps) {
  const evaluations = insight.evaluations.value;
  const open = curveOf(evaluations, moves, whose, "open");
  const known = curveOf(evaluations, moves, whose, "known");
  const drops = hasMarks ? dropsIn(insight, moves).filter(({ move }) => move <= (until ?? move)) : [];
  const last = Math.max(1, moves.length - 1);
  const pick = (event: MouseEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    onPick?.(Math.round((last * (event.clientX - left)) / width));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a replay's keys reach every move
    // biome-ignore lint/a11y/noStaticElementInteractions: for screen readers it is a picture
    <div class="chance" {...named(label, open)} onClick={onPick && pick}>
      <svg viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path class="even" d={`M0 50H${last}`} />
        <path class="area" d={areaOf(open, until)} />
        {known.length > 0 && <path class="known" d={lineOf(known, until)} />}
        <path class="open" d={lineOf(open, until)} />
        {at !== undefined && <path class="now" d={`M${at} 0V100`} />}
      </svg>
      <svg class="drops" aria-hidden="true">
        {drops.map((drop) => (
          <DropMark key={drop.version} drop={drop} of={last} at={chanceAt(open, drop)} />
        ))}
      </svg>
    </div>
  );
}

export const dropsIn = (insight: Insight, moves: Moves): readonly Drop[] =>
  dropsOf(insight.analysis.value?.changes ?? [], moves);

function named(label: string | undefined, points: readonly CurvePoint[]) {
  const [first, end] = [points[0], points.at(-1)];
  if (label === undefined || !first || !end) return {};
  return {
    role: "img",
    "aria-label": messages.value.graph(label, percent(first.chance), percent(end.chance)),
  } as const;
}

/** The chance before a drop, where the line begins to fall. */
const chanceAt = (points: readonly CurvePoint[], { move }: Drop): number =>
  points.findLast((point) => point.move < move)?.chance ?? 0;

function DropMark({
  drop: { move, isGreat },
  of,
  at,
}: {
  readonly drop: Drop;
  readonly of: number;
  readonly at: number;
}) {
  const size = isGreat ? 6 : 4;
  return (
    <path
      class={isGreat ? "drop great" : "drop"}
      d={`M${-size} ${-1.6 * size}H${size}L0 0z`}
      style={{ translate: `${(100 * move) / of}% clamp(11px, ${100 * (1 - at)}%, 100%)` }}
    />
  );
}
