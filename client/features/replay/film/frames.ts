/** `moment` is a position in the match, as in `Playback.hold`. */
interface FilmFrame {
  readonly moment: number;
  readonly ms: number;
}

/** In px. */
export const SIZE = { width: 720, height: 540 } as const;

/** Frame duration while something moves, in ms. GIF counts in hundredths of a second. */
const STEP = 50;
/** Duration of a move in a short match, in ms. */
const MOVE = 900;
/** The fraction of a move's duration in which pieces move; then the result is visible. */
const MOVING = 0.7;
/** Longest duration of all moves together, in ms. */
export const LONGEST = 20_000;
/** Durations of the deal and of the result, in ms. */
export const BEGINNING = 1_200;
export const ENDING = 3_000;

/**
 * The frames from the deal to a move. Frames without motion are merged.
 * @param moves the number of moves shown; above 22 moves, each is faster
 */
export function framesOf(moves: number): readonly FilmFrame[] {
  const whole = Math.min(moves * MOVE, LONGEST);
  const steps = Math.round(whole / STEP);
  const frames: FilmFrame[] = [{ moment: 0, ms: BEGINNING }];
  for (let i = 1; i <= steps; i++) add(frames, i === steps ? moves : momentAt((i / steps) * moves), STEP);
  return add(frames, moves, ENDING);
}

/**
 * The pieces move during the fraction `MOVING` of each move, and then stand still.
 * @param place the film's time in moves
 */
function momentAt(place: number): number {
  const move = Math.floor(place);
  return move + Math.min(1, (place - move) / MOVING);
}

function add(frames: FilmFrame[], moment: number, ms: number): FilmFrame[] {
  const last = frames.at(-1)!;
  if (last.moment === moment) frames[frames.length - 1] = { moment, ms: last.ms + ms };
  else frames.push({ moment, ms });
  return frames;
}

/** The fraction that must be done before the remaining time is estimated. */
const ESTIMATE_FROM = 0.1;

/** In seconds, rounded up to multiples of 5; undefined until there is an estimate. */
export const secondsLeft = (part: number, elapsed: number): number | undefined =>
  part < ESTIMATE_FROM ? undefined : Math.ceil((elapsed * (1 - part)) / part / 5000) * 5;
