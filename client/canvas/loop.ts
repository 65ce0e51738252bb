/** A frame clock that runs only while something moves. */
interface Loop {
  wake(): void;
  step(ms: number): void;
  stop(): void;
}

/** A frame advances the animation by at most this, in ms, however long the page stalled. */
const LONGEST = 100;
const FRAME = 1000 / 60;

/**
 * Calls `tick` once a frame until it returns that nothing moves.
 * @param manual time advances by `step` alone: for tests
 */
export function createLoop(tick: (ms: number) => boolean, manual: boolean): Loop {
  let frame = 0;
  let last: number | undefined;
  const run = (now: number): void => {
    frame = 0;
    const ms = last === undefined ? FRAME : Math.min(LONGEST, now - last);
    last = now;
    if (tick(ms)) frame ||= requestAnimationFrame(run);
    else last = undefined;
  };
  return {
    wake() {
      if (manual) tick(0);
      else if (frame === 0) frame = requestAnimationFrame(run);
    },
    step(ms) {
      for (let t = 0; t < ms - 1e-6; t += FRAME) tick(Math.min(FRAME, ms - t));
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
