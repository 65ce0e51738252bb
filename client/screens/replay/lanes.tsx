import { useMemo } from "preact/hooks";
import type { Summary } from "../../../shared/engine/summary.ts";
import { laneOf } from "../../games/tranquility/frames/controls.ts";
import { latest } from "../../play/timeline.ts";
import { partings } from "../../replay/family.ts";
import type { Mark } from "../../replay/playback.ts";
import type { Show } from "../../replay/show.ts";
import { words } from "../../replay/words/words.ts";

/** How far along its lane a move is. */
const percent = (move: number, of: number): string => `${of === 0 ? 0 : (100 * move) / of}%`;

/** What stands below the lanes, in px: its height, and where its words stand in it. */
const AXIS = 18;
const BASELINE = 13;

interface Span {
  readonly from: number;
  readonly to: number;
}

interface LanesProps {
  readonly show: Show;
  /** The matches that go back to the same deal. */
  readonly family: readonly Summary[];
}

/** A lane for every seat with a mark for each of its moves; rounds are numbered, a toll is shaded, branches leave upwards. */
export function Lanes({ show: { playback, isSecret }, family }: LanesProps) {
  const marks = playback.marks.value;
  const at = playback.move.value;
  const { seats, charter } = latest(playback.whole.value);
  const { toll } = words.value;
  const tolls = useMemo(() => tollsIn(marks), [marks]);
  const rounds = useMemo(() => roundsIn(marks, tolls), [marks, tolls]);
  const of = marks.length - 1;
  const lane = laneOf(seats.length);
  const height = seats.length * lane;
  const isHidden = (move: number) => isSecret.value && move > at;
  return (
    <div class="timeline">
      <ol class="bare names" aria-hidden="true">
        {seats.map((held, seat) => (
          <li key={seat} class="clip" style={{ height: `${lane}px`, lineHeight: `${lane}px` }}>
            {held?.name}
          </li>
        ))}
      </ol>
      <svg class="marks" height={height + AXIS} aria-hidden="true">
        {tolls.map(({ from, to }) =>
          isHidden(from) ? null : (
            <g key={from}>
              <rect class="toll" x={percent(from, of)} y={0} width={percent(to - from, of)} height={height} rx={6} />
              <text x={percent((from + to) / 2, of)} y={height + BASELINE}>
                {toll}
              </text>
            </g>
          ),
        )}
        {rounds.map(({ round, move }) =>
          isHidden(move) ? null : (
            <g key={round}>
              <line class="bar" x1={percent(move - 0.5, of)} x2={percent(move - 0.5, of)} y1={0} y2={height} />
              <text x={percent(move, of)} y={height + BASELINE}>
                {round}
              </text>
            </g>
          ),
        )}
        {marks.map((mark, move) =>
          mark.seat === undefined || isHidden(move) ? null : (
            <Dot key={mark.v} mark={mark} x={percent(move, of)} y={(mark.seat + 0.5) * lane} isPast={move <= at} />
          ),
        )}
        {partings(family, charter.id).map((move) =>
          isHidden(move) ? null : (
            <path key={move} class="parting" d="M-5 -3 0 -9 5 -3z" style={{ translate: percent(move, of) }} />
          ),
        )}
        <line class="now" x1={percent(at, of)} x2={percent(at, of)} y1={-2} y2={height + 2} />
      </svg>
    </div>
  );
}

interface DotProps {
  readonly mark: Mark;
  readonly x: string;
  readonly y: number;
  readonly isPast: boolean;
}

/** Full for an island, with a ring when it was paid for, hollow for cards thrown away, a bar for anything else. */
function Dot({ mark: { kind }, x, y, isPast }: DotProps) {
  const tone = isPast ? kind : `${kind} later`;
  return (
    <>
      {kind === "paid" && <circle class={`ring ${tone}`} cx={x} cy={y} r={6.2} />}
      <circle class={`dot ${tone}`} cx={x} cy={y} r={kind === "other" ? 2.4 : kind === "paid" ? 3.2 : 4.2} />
    </>
  );
}

/** The part of the timeline a word takes below it, with the room around it. */
const WORD = 1 / 22;

/** Where rounds begin, so many of them that their numbers have room, beside each other and beside the tolls. */
function roundsIn(marks: readonly Mark[], tolls: readonly Span[]): { readonly round: number; readonly move: number }[] {
  const starts: { round: number; move: number }[] = [];
  for (const [move, { round }] of marks.entries()) {
    if (move > 0 && round !== starts.at(-1)?.round) starts.push({ round, move });
  }
  const every = starts.length > 60 ? 10 : starts.length > 30 ? 5 : starts.length > 18 ? 2 : 1;
  const isFree = (move: number) =>
    tolls.every(({ from, to }) => Math.abs(move - (from + to) / 2) > WORD * (marks.length - 1));
  return starts.filter(({ round, move }) => round % every === 0 && isFree(move));
}

function tollsIn(marks: readonly Mark[]): Span[] {
  const spans: { from: number; to: number }[] = [];
  for (const [move, { toll }] of marks.entries()) {
    const open = spans.at(-1);
    if (toll && open?.to === move - 1) open.to = move;
    else if (toll) spans.push({ from: move - 1, to: move });
  }
  return spans;
}
