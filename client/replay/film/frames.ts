/** A picture of a film: the table at a moment of the match, as `Playback.hold` takes it, and how long it is seen, in ms. */
export interface Frame {
  readonly moment: number;
  readonly ms: number;
}

/** How large a film is, in px. */
export const SIZE = { width: 720, height: 540 } as const;

/** From one picture to the next while something moves, in ms: files count in hundredths of a second. */
const STEP = 50;
/** A move, as long as a match is short. */
const MOVE = 900;
/** The part of a move's time in which things move; then what it made is looked at. */
const MOVING = 0.7;
/** All moves together, however many they are: no film is longer than this with its beginning and its end. */
export const LONGEST = 20_000;
/** How long the deal is looked at, and how the match ended. */
export const BEGINNING = 1_200;
export const ENDING = 3_000;

/**
 * The pictures of a film, from the deal to a move. What stands still is one picture.
 * @param moves how many are shown, 0 and more; many go by quickly
 */
export function framesOf(moves: number): readonly Frame[] {
  const whole = Math.min(moves * MOVE, LONGEST);
  const steps = Math.round(whole / STEP);
  const frames: Frame[] = [{ moment: 0, ms: BEGINNING }];
  for (let i = 1; i <= steps; i++) add(frames, i === steps ? moves : momentAt((i / steps) * moves), STEP);
  return add(frames, moves, ENDING);
}

/** Where the table is after so many moves and a part of the next. */
function momentAt(place: number): number {
  const move = Math.floor(place);
  return move + Math.min(1, (place - move) / MOVING);
}

function add(frames: Frame[], moment: number, ms: number): Frame[] {
  const last = frames.at(-1)!;
  if (last.moment === moment) frames[frames.length - 1] = { moment, ms: last.ms + ms };
  else frames.push({ moment, ms });
  return frames;
}

/** How much has to be made before it can be said how long the rest takes. */
const TELLING = 0.1;

/** How many seconds the rest takes, in fives, if it goes on as it went; undefined as long as nobody can tell. */
export const secondsLeft = (part: number, elapsed: number): number | undefined =>
  part < TELLING ? undefined : Math.ceil((elapsed * (1 - part)) / part / 5000) * 5;
