import { type Easing, out, settle, slide } from "./easing.ts";
import { alike, type Key, type Piece, type Pieces, unseen } from "./pose.ts";

/** How one piece gets from one layout to the next. Times are ms from the beginning of its plan. */
export interface Pace {
  readonly start: number;
  readonly duration: number;
  readonly ease: Easing;
  /** Height of the arc it flies, as a part of the way. */
  readonly arc: number;
  /** How far it is held up on its way, after rising for `rise` ms and before landing for `land` ms. */
  readonly carry: number;
  readonly rise: number;
  readonly land: number;
}

/** A piece that two layouts show differently; one of them may not have it, then it fades. */
export interface Change {
  readonly key: Key;
  readonly from: Piece;
  readonly to: Piece;
  readonly kind: "moves" | "comes" | "goes";
}

/** What a choreography asks for: it orders and paces motions, it cannot add or remove one. */
export interface Score {
  readonly pace?: ReadonlyMap<Key, Partial<Pace>>;
  /** When the next event of the same step may begin; at the end of this one unless told. */
  readonly next?: number;
  /** Passing ornaments, as a ripple: invisible before and after. */
  readonly echoes?: readonly Echo[];
}

export interface Echo {
  readonly key: string;
  readonly from: Piece;
  readonly to: Piece;
  readonly start: number;
  readonly duration: number;
}

/** How an event likes to be seen. */
export type Dance = (changes: readonly Change[]) => Score;

interface Track extends Pace {
  readonly from: Piece;
  readonly to: Piece;
  readonly echo: boolean;
}

/** A plan made ready: everything that moves, and when. Seekable: the same moment always looks the same. */
export interface Motion {
  readonly duration: number;
  readonly next: number;
  readonly rest: Pieces;
  readonly tracks: ReadonlyMap<Key, readonly Track[]>;
}

const PACE: Pace = { start: 0, duration: 220, ease: slide, arc: 0, carry: 0, rise: 0, land: 0 };

/** The differences between two layouts. */
export function changesBetween(before: Pieces, after: Pieces): Change[] {
  const changes: Change[] = [];
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

const plainly: Dance = () => ({});

/** Animation is the difference between two layouts. Everything else is taste. */
export function plan(before: Pieces, after: Pieces, dance: Dance = plainly): Motion {
  const changes = changesBetween(before, after);
  const score = dance(changes);
  const tracks = new Map<Key, Track[]>();
  let duration = 0;
  for (const { key, from, to } of changes) {
    const track = { ...PACE, ...score.pace?.get(key), from, to, echo: false };
    duration = Math.max(duration, track.start + track.duration);
    tracks.set(key, [track]);
  }
  for (const echo of score.echoes ?? []) {
    const { key, ...rest } = echo;
    tracks.set(key, [...(tracks.get(key) ?? []), { ...PACE, ease: out, ...rest, echo: true }]);
    duration = Math.max(duration, echo.start + echo.duration);
  }
  return { duration, next: score.next ?? duration, rest: before, tracks };
}

/** Several plans as one: each begins when the one before lets it; a piece never starts before it has arrived. */
export function inSequence(plans: readonly Motion[]): Motion {
  const tracks = new Map<Key, Track[]>();
  let at = 0;
  let duration = 0;
  for (const part of plans) {
    for (const [key, own] of part.tracks) {
      const earlier = tracks.get(key) ?? [];
      const free = earlier.reduce((end, track) => (track.echo ? end : Math.max(end, track.start + track.duration)), 0);
      const later = own.map((track) => ({ ...track, start: Math.max(at + track.start, track.echo ? 0 : free) }));
      for (const track of later) duration = Math.max(duration, track.start + track.duration);
      tracks.set(key, [...earlier, ...later]);
    }
    at += part.next;
  }
  return { duration, next: at, rest: plans[0]?.rest ?? new Map(), tracks };
}

/** Everything on the table at a moment of a motion, what is invisible left out. */
export function posesAt(motion: Motion, time: number): Pieces {
  const pieces = new Map(motion.rest);
  for (const [key, tracks] of motion.tracks) {
    const piece = along(tracks, time);
    if (piece.alpha > 0) pieces.set(key, piece);
    else pieces.delete(key);
  }
  return pieces;
}

/** One piece at a moment of a motion; undefined if the motion does not know it. */
export function poseAt(motion: Motion, key: Key, time: number): Piece | undefined {
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
  if (since >= track.duration) return to;
  if (since <= 0) return track.echo ? unseen(from) : from;
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
    alpha: mix(from.alpha, to.alpha, part),
  };
}

/** How much of the carrying height is left: up at first, down at last. */
function held({ rise, land, duration }: Track, since: number): number {
  if (since < rise) return out(partOf(since, rise));
  if (since > duration - land) return 1 - settle(partOf(since - (duration - land), land));
  return 1;
}

/** A picture is drawn for its size, so the one drawn for the nearer size is shown. */
function nearer(from: Piece, to: Piece, part: number): string {
  if (from.faceUp === 0 && to.faceUp > 0) return to.picture;
  if (to.faceUp === 0 && from.faceUp > 0) return from.picture;
  return part < 0.5 ? from.picture : to.picture;
}
