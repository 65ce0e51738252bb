import { useMemo } from "preact/hooks";
import type { Summary } from "../../shared/engine/summary.ts";
import { latest } from "../match/timeline.ts";
import { whoseIn } from "./analysis-place.tsx";
import { branchMoves } from "./family.ts";
import { laneOf } from "./lane.ts";
import type { Mark } from "./playback.ts";
import type { ReplayModel } from "./replay-model.ts";

/** How far along its lane a move is. */
const percent = (move: number, of: number): string => `${of === 0 ? 0 : (100 * move) / of}%`;

/** What stands below the lanes, in px: its height, and where its words stand in it. */
const AXIS = 18;
const BASELINE = 13;

/** Moves that belong together, and a word for it. */
interface Phase {
  readonly from: number;
  readonly to: number;
  readonly says: string;
}

interface LanesProps {
  readonly show: ReplayModel;
  /** The matches that go back to the same deal. */
  readonly family: readonly Summary[];
}

/** A lane for every seat with a mark for each of its moves; rounds are numbered, phases are shaded, branches leave upwards. */
export function Lanes({ show, family }: LanesProps) {
  const { playback, isSecret } = show;
  const marks = playback.marks.value;
  const at = playback.move.value;
  const { seats, charter } = latest(playback.whole.value);
  const phases = useMemo(() => phasesIn(marks), [marks]);
  const rounds = useMemo(() => roundsIn(marks, phases), [marks, phases]);
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
      <Chances show={show} height={height} />
      <svg class="marks" height={height + AXIS} aria-hidden="true">
        {phases.map(({ from, to, says }) =>
          isHidden(from) ? null : (
            <g key={from}>
              <rect class="phase" x={percent(from, of)} y={0} width={percent(to - from, of)} height={height} rx={6} />
              <text x={percent((from + to) / 2, of)} y={height + BASELINE}>
                {says}
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
        <Costs show={show} of={of} lane={lane} isHidden={isHidden} />
        {branchMoves(family, charter.id).map((move) =>
          isHidden(move) ? null : (
            <path key={move} class="parting" d="M-5 -3 0 -9 5 -3z" style={{ translate: percent(move, of) }} />
          ),
        )}
        <line class="now" x1={percent(at, of)} x2={percent(at, of)} y1={-2} y2={height + 2} />
      </svg>
    </div>
  );
}

interface CostsProps {
  readonly show: ReplayModel;
  /** The last move, and how high a lane is, in px. */
  readonly of: number;
  readonly lane: number;
  readonly isHidden: (move: number) => boolean;
}

/** Rings around the moves that cost a part of the chance, where an analysis lies open. */
function Costs({ show: { analysing, playback }, of, lane, isHidden }: CostsProps) {
  const shown = analysing?.shown.value;
  if (!shown) return null;
  const drops = shown.parts.dropsIn(shown.insight, playback.marks.value);
  return drops
    .filter(({ move }) => !isHidden(move))
    .map(({ move, seat, isGreat }) => (
      <circle
        key={move}
        class={isGreat ? "cost great" : "cost"}
        cx={percent(move, of)}
        cy={(seat + 0.5) * lane}
        r={8.5}
      />
    ));
}

/** The graph of the analysis that lies open, behind the lanes: its moves are theirs. */
function Chances({ show, height }: { readonly show: ReplayModel; readonly height: number }) {
  const shown = show.analysing?.shown.value;
  if (!shown) return null;
  const { playback, isSecret } = show;
  const { parts, insight } = shown;
  return (
    <div class="behind" style={{ height: `${height}px` }}>
      <parts.Graph
        insight={insight}
        whose={whoseIn(show, shown)}
        hasMarks={false}
        moves={playback.marks.value}
        until={isSecret.value ? playback.move.value : undefined}
      />
    </div>
  );
}

interface DotProps {
  readonly mark: Mark;
  readonly x: string;
  readonly y: number;
  readonly isPast: boolean;
}

/** How large the sign of a move is, in px; it is drawn in a square of 20. */
const SIGN = 15;

function Dot({ mark: { look, sign }, x, y, isPast }: DotProps) {
  const tone = isPast ? look : `${look} later`;
  if (sign)
    return (
      <svg class={`sign ${tone}`} x={x} y={y} overflow="visible" aria-hidden="true">
        <path d={sign.path} transform={`scale(${SIGN / 20}) translate(-10 -10)`} />
      </svg>
    );
  return (
    <>
      {look === "ringed" && <circle class={`ring ${tone}`} cx={x} cy={y} r={6.2} />}
      <circle class={`dot ${tone}`} cx={x} cy={y} r={look === "small" ? 2.4 : look === "ringed" ? 3.2 : 4.2} />
    </>
  );
}

/** The part of the timeline a word takes below it, with the room around it. */
const WORD = 1 / 22;

/** Where rounds begin, so many of them that their numbers have room, beside each other and beside the phases. */
function roundsIn(
  marks: readonly Mark[],
  phases: readonly Phase[],
): { readonly round: number; readonly move: number }[] {
  const starts: { round: number; move: number }[] = [];
  for (const [move, { round }] of marks.entries()) {
    if (move > 0 && round !== undefined && round !== starts.at(-1)?.round) starts.push({ round, move });
  }
  const every = starts.length > 60 ? 10 : starts.length > 30 ? 5 : starts.length > 18 ? 2 : 1;
  const isFree = (move: number) =>
    phases.every(({ from, to }) => Math.abs(move - (from + to) / 2) > WORD * (marks.length - 1));
  return starts.filter(({ round, move }) => round % every === 0 && isFree(move));
}

function phasesIn(marks: readonly Mark[]): Phase[] {
  const phases: { from: number; to: number; says: string }[] = [];
  for (const [move, { phase }] of marks.entries()) {
    const open = phases.at(-1);
    if (phase && open?.says === phase && open.to === move - 1) open.to = move;
    else if (phase) phases.push({ from: move - 1, to: move, says: phase });
  }
  return phases;
}
