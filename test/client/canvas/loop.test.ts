import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLoop } from "../../../client/canvas/loop.ts";

let frames: ((now: number) => void)[];
const frame = (now: number) => {
  for (const run of frames.splice(0)) run(now);
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (run: (now: number) => void) => frames.push(run));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the loop", () => {
  it("asks for no frame until it is woken, and for none after all is still", () => {
    let left = 3;
    const loop = createLoop(() => --left > 0, false);
    expect(frames).toHaveLength(0);
    loop.wake();
    loop.wake();
    expect(frames).toHaveLength(1);
    frame(0);
    frame(16);
    expect(frames).toHaveLength(1);
    frame(32);
    expect(frames).toHaveLength(0);
  });

  it("passes on the time between frames, but not the time a page was hidden", () => {
    const passed: number[] = [];
    const loop = createLoop((ms) => passed.push(ms) < 4, false);
    loop.wake();
    for (const now of [1000, 1020, 9000, 9010]) frame(now);
    expect(passed.slice(1)).toEqual([20, 100, 10]);
  });

  it("continues once, however often it is woken from within", () => {
    let ticks = 0;
    const loop = createLoop(() => {
      loop.wake();
      return ++ticks < 5;
    }, false);
    loop.wake();
    frame(0);
    expect(frames).toHaveLength(1);
  });

  it("can be advanced by hand in frames", () => {
    const passed: number[] = [];
    const loop = createLoop((ms) => passed.push(ms) > 0, true);
    loop.step(100);
    expect(passed.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(100);
    expect(passed.length).toBe(6);
    expect(frames).toHaveLength(0);
  });
});
