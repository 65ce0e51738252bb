import { useMemo } from "preact/hooks";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import type { Lane } from "../../contract/parts.ts";
import type { LaneMark, Mark } from "../../contract/playback.ts";
import { latest } from "../../contract/timeline.ts";
import { laneOf } from "../../layout/lane.ts";
import { markedNameOf } from "../../match/match-events.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { whoseIn } from "./analysis-place.tsx";
import { branchMoves } from "./family.ts";
import type { ReplayModel } from "./replay-model.ts";

/** @param of the last move */
const percent = (move: number, of: number): string => `${of === 0 ? 0 : (100 * move) / of}%`;

/** In px: height of the axis below the lanes, and distance from the lanes to the baseline of its text. */
const AXIS = 18;
const BASELINE = 13;

/** `isTold` is false if another label is too near to show this one. */
interface Phase {
  readonly from: number;
  readonly to: number;
  readonly says: string;
  readonly isTold: boolean;
}

interface LanesProps {
  readonly show: ReplayModel;
  readonly family: readonly Summary[];
  /** Whether there is little room for the heads of the lanes. */
  readonly isShort?: boolean;
}

/**
 * A lane for each seat with its moves, or the game's own lanes. Rounds are numbered, phases are shaded, and arrows mark
 * the moves after which other matches branched off.
 */
export function Lanes({ show, family, isShort = false }: LanesProps) {
  const { playback, isSecret } = show;
  const { game } = show.connection;
  const marks = playback.marks.value;
  const at = playback.move.value;
  const { config } = latest(playback.whole.value);
  const word = isShort ? WORD.short : WORD.wide;
  const phases = useMemo(() => phasesIn(marks, word), [marks, word]);
  const rounds = useMemo(() => roundsIn(marks, phases, word), [marks, phases, word]);
  const of = marks.length - 1;
  const heads = headsOf(show);
  const lane = laneOf(heads.length);
  const height = heads.length * lane;
  const isHidden = (move: number) => isSecret.value && move > at;
  return (
    <div class="timeline">
      <Heads heads={heads} lane={lane} isShort={isShort} />
      <Chances show={show} height={height} />
      <svg class="marks" height={height + AXIS} aria-hidden="true">
        {phases.map((phase) => (isHidden(phase.from) ? null : <Shade key={phase.from} {...{ phase, of, height }} />))}
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
        {marks.flatMap((mark, move) =>
          (isHidden(move) ? [] : spotsOf(mark, game)).map((spot) => (
            <Dot
              key={`${mark.v} ${spot.lane}`}
              spot={spot}
              x={percent(move, of)}
              y={(spot.lane + 0.5) * lane}
              isPast={move <= at}
            />
          )),
        )}
        <Costs show={show} of={of} lane={lane} isHidden={isHidden} />
        {branchMoves(family, config.id).map((move) =>
          isHidden(move) ? null : (
            <path key={move} class="parting" d="M-5 -3 0 -9 5 -3z" style={{ translate: percent(move, of) }} />
          ),
        )}
        <line class="now" x1={percent(at, of)} x2={percent(at, of)} y1={-2} y2={height + 2} />
      </svg>
    </div>
  );
}

interface ShadeProps {
  readonly phase: Phase;
  /** The last move. */
  readonly of: number;
  /** The height of all lanes, in px. */
  readonly height: number;
}

const Shade = ({ phase: { from, to, says, isTold }, of, height }: ShadeProps) => (
  <g>
    <rect class="phase" x={percent(from, of)} y={0} width={percent(to - from, of)} height={height} rx={6} />
    {isTold && (
      <text x={percent((from + to) / 2, of)} y={height + BASELINE}>
        {says}
      </text>
    )}
  </g>
);

/** Has an icon unless the lane is a seat's. */
type LaneHead = Pick<Lane, "says"> & Partial<Lane>;

interface HeadsProps {
  readonly heads: readonly LaneHead[];
  /** The height of a lane, in px. */
  readonly lane: number;
  readonly isShort: boolean;
}

/** Names, or icons and flags where space is short. */
const Heads = ({ heads, lane, isShort }: HeadsProps) => (
  <ol class={isShort ? "bare names short" : "bare names"} aria-hidden="true">
    {heads.map(({ says, icon }, i) => (
      <li key={i} style={{ height: `${lane}px`, lineHeight: `${lane}px` }}>
        {icon ? <Icon name={icon} size={15} /> : isShort && <Flag seat={i} width={18} />}
        {!isShort && <span class="clip">{says}</span>}
      </li>
    ))}
  </ol>
);

function headsOf({ playback, connection: { game } }: ReplayModel): readonly LaneHead[] {
  const { seats } = latest(playback.whole.value);
  return game.lanes?.() ?? seats.map((_, seat) => ({ says: markedNameOf({ seats }, seat) }));
}

export const lanesIn = (show: ReplayModel): number => headsOf(show).length;

/** The marks of a move, on the lane of its seat or on the game's own lanes. */
function spotsOf({ seat, look, on = [] }: Mark, { lanes }: AnyClientGame): readonly LaneMark[] {
  if (lanes) return on;
  return seat === undefined ? [] : [{ lane: seat, look }];
}

interface CostsProps {
  readonly show: ReplayModel;
  /** The last move. */
  readonly of: number;
  /** The height of a lane, in px. */
  readonly lane: number;
  readonly isHidden: (move: number) => boolean;
}

/** Rings around the mistakes, while the analysis is open. */
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

/** The graph of the open analysis behind the lanes, on the same scale of moves. */
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
  readonly spot: LaneMark;
  readonly x: string;
  readonly y: number;
  readonly isPast: boolean;
}

/** In px. */
const FLAG = 15;

function Dot({ spot: { look }, x, y, isPast }: DotProps) {
  if (typeof look !== "string")
    return (
      <svg class={isPast ? "" : "later"} x={x} y={y - FLAG * 0.4} overflow="visible" aria-hidden="true">
        <g transform={`translate(${-FLAG / 2} 0)`}>
          <Flag seat={look.flag} width={FLAG} />
        </g>
      </svg>
    );
  const tone = isPast ? look : `${look} later`;
  return (
    <>
      {look === "ringed" && <circle class={`ring ${tone}`} cx={x} cy={y} r={6.2} />}
      <circle class={`dot ${tone}`} cx={x} cy={y} r={look === "small" ? 2.4 : look === "ringed" ? 3.2 : 4.2} />
    </>
  );
}

/** Half the width of a label with its margin, as a fraction of the timeline. */
const WORD = { wide: 1 / 22, short: 1 / 9 } as const;

/** The rounds to number, thinned out so that numbers overlap neither each other nor the phases. */
function roundsIn(
  marks: readonly Mark[],
  phases: readonly Phase[],
  word: number,
): { readonly round: number; readonly move: number }[] {
  const starts: { round: number; move: number }[] = [];
  for (const [move, { round }] of marks.entries()) {
    if (move > 0 && round !== undefined && round !== starts.at(-1)?.round) starts.push({ round, move });
  }
  const every = starts.length > 60 ? 10 : starts.length > 30 ? 5 : starts.length > 18 ? 2 : 1;
  const isFree = (move: number) =>
    phases.every(({ from, to, isTold }) => !isTold || Math.abs(move - (from + to) / 2) > word * (marks.length - 1));
  return starts.filter(({ round, move }) => round % every === 0 && isFree(move));
}

function phasesIn(marks: readonly Mark[], word: number): readonly Phase[] {
  const phases: { from: number; to: number; says: string }[] = [];
  for (const [move, { phase }] of marks.entries()) {
    const open = phases.at(-1);
    if (phase && open?.says === phase && open.to === move - 1) open.to = move;
    else if (phase) phases.push({ from: move - 1, to: move, says: phase });
  }
  let free = 0;
  return phases.map((phase) => {
    const middle = (phase.from + phase.to) / 2;
    const isTold = middle >= free;
    if (isTold) free = middle + 2 * word * (marks.length - 1);
    return { ...phase, isTold };
  });
}
