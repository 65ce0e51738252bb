interface Loop {
  wake(): void;
  step(ms: number): void;
  stop(): void;
}

/** Longest time by which a frame advances the animation, in ms, even if the page stalled. */
const LONGEST = 100;
/** Length of the first frame and of manual frames, in ms. */
const FRAME = 1000 / 60;

/**
 * Calls `tick` once a frame until it returns false; `wake` starts again.
 * @param manual whether only `step` advances the time, for tests
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
