import { type Easing, easeInOut, easeOut, easeOutBack } from "./easing.ts";
import { alike, type Picture, type Piece, type PieceKey, type Pieces, unseen } from "./pose.ts";

/** Times are in ms; `start` counts from the beginning of the plan. */
export interface Timing {
  readonly start: number;
  readonly duration: number;
  readonly ease: Easing;
  /** Height of the flight's arc, as a fraction of the distance. */
  readonly arc: number;
  /** Height in px at which the piece is carried, after rising for `rise` ms and before landing for `land` ms. */
  readonly carry: number;
  readonly rise: number;
  readonly land: number;
}

/** A segment of a path. Default start: the previous segment's end. */
export interface PathSegment extends Partial<Timing> {
  /** Properties at the beginning that differ from the previous segment's end. */
  readonly from?: Partial<Piece>;
  /** Properties at the end that differ from the later layout. */
  readonly to?: Partial<Piece>;
}

/** A piece missing from one of the layouts fades in or out. */
export interface PieceChange {
  readonly key: PieceKey;
  readonly from: Piece;
  readonly to: Piece;
  readonly kind: "moves" | "comes" | "goes";
}

/** The layouts decide where motions begin and end. */
export interface TransitionSpec {
  readonly timings?: ReadonlyMap<PieceKey, Partial<Timing>>;
  /** Paths of several segments. A piece that does not change may make a round trip. */
  readonly paths?: ReadonlyMap<PieceKey, readonly PathSegment[]>;
  /** When the step's next event may begin, in ms. Default: when this one ends. */
  readonly next?: number;
  /** When the event may be announced and heard, in ms. Default: 0. */
  readonly visibleAt?: number;
  /** Transient pieces, such as a ripple. */
  readonly effects?: readonly VisualEffect[];
}

export interface VisualEffect extends Partial<Timing> {
  readonly key: string;
  readonly from: Piece;
  readonly to: Piece;
  readonly start: number;
  readonly duration: number;
}

export type Transition = (changes: readonly PieceChange[]) => TransitionSpec;

interface Track extends Timing {
  readonly from: Piece;
  readonly to: Piece;
  /** The piece before the track begins. */
  readonly before: Piece;
  readonly isEffect: boolean;
}

/** The version of the log shown from `at` ms on. */
interface Cue {
  readonly at: number;
  readonly version: number;
}

/** Seekable: the same time always gives the same poses. */
export interface Motion {
  readonly duration: number;
  readonly next: number;
  readonly rest: Pieces;
  readonly tracks: ReadonlyMap<PieceKey, readonly Track[]>;
  /** In order; empty for a change without an event. */
  readonly cues: readonly Cue[];
}

/** Tolerance for sums of times, in ms. */
const ROUNDING = 1e-6;

const DEFAULT_TIMING: Timing = { start: 0, duration: 220, ease: easeInOut, arc: 0, carry: 0, rise: 0, land: 0 };

function changesBetween(before: Pieces, after: Pieces): PieceChange[] {
  const changes: PieceChange[] = [];
  for (const [key, to] of after) {
    const from = before.get(key);
    if (!from) changes.push({ key, from: unseen(to), to, kind: "comes" });
    else if (!alike(from, to)) changes.push({ key, from, to, kind: "moves" });
  }
  for (const [key, from] of before) {
    if (!after.has(key)) changes.push({ key, from, to: unseen(from), kind: "goes" });
  }
  return changes;
}

const defaultTransition: Transition = () => ({});

/** @param version the version of the log to which the animation leads; undefined if no event caused it */
export function plan(
  before: Pieces,
  after: Pieces,
  transition: Transition = defaultTransition,
  version?: number,
): Motion {
  const changes = changesBetween(before, after);
  const { timings, paths, next, visibleAt = 0, effects = [] } = transition(changes);
  const tracks = new Map<PieceKey, readonly Track[]>();
  for (const change of changes)
    tracks.set(change.key, tracksOf(change, paths?.get(change.key) ?? [timings?.get(change.key) ?? {}]));
  for (const [key, way] of paths ?? []) {
    const still = after.get(key);
    if (still && !tracks.has(key)) tracks.set(key, tracksOf({ from: still, to: still }, way));
  }
  for (const { key, ...echo } of effects) {
    const track = { ...DEFAULT_TIMING, ease: easeOut, ...echo, before: unseen(echo.from), isEffect: true };
    tracks.set(key, [...(tracks.get(key) ?? []), track]);
  }
  const duration = Math.max(0, ...[...tracks.values()].flat().map(endOf));
  const cues = version === undefined ? [] : [{ at: visibleAt, version }];
  return { duration, next: next ?? duration, rest: before, tracks, cues };
}

function tracksOf({ from, to }: Pick<PieceChange, "from" | "to">, way: readonly PathSegment[]): Track[] {
  const tracks: Track[] = [];
  let at = from;
  let free = 0;
  for (const leg of way) {
    const track = {
      ...DEFAULT_TIMING,
      start: free,
      ...leg,
      from: leg.from ? { ...at, ...leg.from } : at,
      to: leg.to ? { ...to, ...leg.to } : to,
      before: at,
      isEffect: false,
    };
    tracks.push(track);
    at = track.to;
    free = endOf(track);
  }
  if (at !== to)
    tracks.push({ ...DEFAULT_TIMING, start: free, duration: 0, from: at, to, before: at, isEffect: false });
  return tracks;
}

const endOf = ({ start, duration }: Track): number => start + duration;

/** Joins plans. Each begins at the previous one's `next`, but a piece waits for its earlier tracks. */
export function inSequence(plans: readonly Motion[]): Motion {
  const tracks = new Map<PieceKey, Track[]>();
  const cues: Cue[] = [];
  let at = 0;
  let duration = 0;
  for (const part of plans) {
    for (const [key, own] of part.tracks) {
      const earlier = tracks.get(key) ?? [];
      const free = Math.max(0, ...earlier.filter(({ isEffect }) => !isEffect).map(endOf));
      const wait = Math.max(
        0,
        free - at - Math.min(...own.filter(({ isEffect }) => !isEffect).map(({ start }) => start)),
      );
      const later = own.map((track) => ({ ...track, start: at + track.start + (track.isEffect ? 0 : wait) }));
      duration = Math.max(duration, ...later.map(endOf));
      tracks.set(key, [...earlier, ...later]);
    }
    // No event becomes visible before an earlier one.
    for (const beat of part.cues) cues.push({ ...beat, at: Math.max(at + beat.at, cues.at(-1)?.at ?? 0) });
    at += part.next;
  }
  return { duration, next: at, rest: plans[0]?.rest ?? new Map(), tracks, cues };
}

/** Undefined before the first event becomes visible. */
export const versionAt = ({ cues }: Motion, time: number): number | undefined =>
  cues.findLast(({ at }) => at <= time + ROUNDING)?.version;

export function posesAt(motion: Motion, time: number): Pieces {
  const pieces = new Map(motion.rest);
  for (const [key, tracks] of motion.tracks) {
    const piece = along(tracks, time);
    if (piece.alpha > 0) pieces.set(key, piece);
    else pieces.delete(key);
  }
  return pieces;
}

export function poseAt(motion: Motion, key: PieceKey, time: number): Piece | undefined {
  const tracks = motion.tracks.get(key);
  return tracks ? along(tracks, time) : motion.rest.get(key);
}

function along(tracks: readonly Track[], time: number): Piece {
  let current = tracks[0]!;
  for (const track of tracks) if (track.start <= time) current = track;
  return onTrack(current, time);
}

const mix = (a: number, b: number, part: number): number => (part >= 1 ? b : a + (b - a) * part);
const partOf = (time: number, duration: number): number =>
  duration <= 0 ? (time >= 0 ? 1 : 0) : Math.min(1, Math.max(0, time / duration));

function onTrack(track: Track, time: number): Piece {
  const { from, to } = track;
  const since = time - track.start;
  if (since < 0) return track.before;
  if (since >= track.duration - ROUNDING) return track.isEffect ? unseen(to) : to;
  const part = track.ease(partOf(since - track.rise, track.duration - track.rise - track.land));
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    picture: nearer(from, to, part),
    x: mix(from.x, to.x, part),
    y: mix(from.y, to.y, part) - Math.sin(Math.PI * Math.min(1, Math.max(0, part))) * track.arc * distance,
    size: mix(from.size, to.size, part),
    turn: mix(from.turn, to.turn, part),
    faceUp: mix(from.faceUp, to.faceUp, part),
    lift: mix(from.lift, to.lift, part) + track.carry * held(track, since),
    z: Math.max(from.z, to.z),
    alpha: mix(from.alpha, to.alpha, part) * (track.isEffect ? passing(since / track.duration) : 1),
  };
}

/** An effect fades in quickly, and out slowly. */
const passing = (part: number): number => Math.min(1, part * 8, (1 - part) * 4);

/** The height of a carried piece, as a fraction of `carry`. */
function held({ rise, land, duration }: Track, since: number): number {
  if (since < rise) return easeOut(partOf(since, rise));
  if (since > duration - land) return 1 - easeOutBack(partOf(since - (duration - land), land));
  return 1;
}

/**
 * While a piece turns over, returns the picture of the end with its face visible; otherwise that of the nearer end,
 * drawn for the size there.
 */
function nearer(from: Piece, to: Piece, part: number): Picture {
  if (from.faceUp === 0 && to.faceUp > 0) return to.picture;
  if (to.faceUp === 0 && from.faceUp > 0) return from.picture;
  return part < 0.5 ? from.picture : to.picture;
}
