import { describe, expect, it } from "vitest";
import { choosing, danceOf } from "../../../client/games/tranquility/dances.ts";
import { layout } from "../../../client/games/tranquility/layout.ts";
import { motionOf } from "../../../client/games/tranquility/motion.ts";
import { NO_WISH } from "../../../client/games/tranquility/wish.ts";
import { type Motion, plan, posesAt } from "../../../client/play/plan.ts";
import type { Pieces } from "../../../client/play/pose.ts";
import { evolve, type Match, nothing } from "../../../shared/engine/match.ts";
import { stepsOf } from "../../../shared/engine/replay.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { playedOut } from "../harness/local-match.ts";

const viewport = { width: 1440, height: 900 };
const seen = (pieces: Pieces) => new Map([...pieces].filter(([, { alpha }]) => alpha > 0));

/** Every step of a whole match as a motion, with the layouts it goes between. */
function* danced(seats: number, seed: number): Generator<{ motion: Motion; after: Pieces; types: string[] }> {
  let match = nothing as unknown as Match<State>;
  let before: Pieces = new Map();
  for (const step of stepsOf(playedOut(seats, seed).log)) {
    const layouts = step.map((entry) => {
      match = evolve(tranquility, match, entry) as Match<State>;
      return layout({ match, seat: 0, viewport, wish: NO_WISH }).pieces;
    });
    yield { motion: motionOf(before, step, layouts), after: layouts.at(-1)!, types: step.map(({ type }) => type) };
    before = layouts.at(-1)!;
  }
}

describe.each([1, 2, 4])("a match of %i, danced", (seats) => {
  const steps = [...danced(seats, 7)];

  it("ends every step as its layout says", () => {
    for (const { motion, after } of steps) expect(seen(posesAt(motion, motion.duration))).toEqual(seen(after));
  });

  it("never shows nonsense on the way", () => {
    for (const { motion } of steps.slice(0, 30)) {
      for (const part of [0.1, 0.5, 0.9]) {
        for (const piece of posesAt(motion, part * motion.duration).values()) {
          expect(Object.values(piece).every((value) => typeof value === "string" || Number.isFinite(value))).toBe(true);
          expect(piece.size).toBeGreaterThan(0);
        }
      }
    }
  });

  it("is over soon", () => {
    for (const { motion, types } of steps) {
      const slow = types.includes("MatchEnded") || types.includes("PilesDealt");
      expect(motion.duration, types.join()).toBeLessThan(slow ? 4_500 : 2_600);
    }
  });
});

describe("dances", () => {
  const moved = { x: 0, y: 0, size: 10, turn: 0, faceUp: 1, lift: 0, z: 1, alpha: 1, picture: "a" };
  const before: Pieces = new Map([1, 2, 3].map((card) => [card, { ...moved, x: card }]));
  const after: Pieces = new Map([1, 2, 3].map((card) => [card, { ...moved, x: 100, faceUp: 0 }]));

  it("has paid cards leave one after the other", () => {
    const motion = plan(before, after, danceOf({ type: "CostPaid", seat: 0, cards: [3, 1, 2] } as never));
    const starts = [3, 1, 2].map((card) => motion.tracks.get(card)![0]!.start);
    expect(starts).toEqual([0, 70, 140]);
  });

  it("has a card that is over its space already only land there", () => {
    const placed = danceOf({ type: "CardPlaced", seat: 0, card: 1, cell: 3 } as never);
    const own = { ...moved, x: 99, lift: 4 };
    const flown = plan(before, after, placed);
    const landed = plan(new Map([[1, own]]), new Map([[1, { ...moved, x: 100 }]]), placed);
    expect(flown.tracks.get(1)![0]!.carry).toBeGreaterThan(0);
    expect(landed.tracks.get(1)![0]!.carry).toBe(0);
    expect(landed.next).toBeLessThan(flown.next / 2);
  });

  it("knows what to do with an event it does not know", () => {
    const motion = plan(before, after, danceOf({ type: "SomethingElse" }));
    expect(posesAt(motion, motion.duration)).toEqual(after);
  });

  it("has one sea cover the other, so that there is always one", () => {
    const day = { ...moved, z: -10 };
    const evening = { ...moved, z: -5 };
    const [a, b]: Pieces[] = [new Map([["sea:day", day]]), new Map([["sea:evening", evening]])];
    for (const [from, to] of [
      [a!, b!],
      [b!, a!],
    ] as const) {
      const motion = plan(from, to, danceOf({ type: "TollOpened", amount: 8 } as never));
      for (let t = 10; t <= 400; t += 10) {
        const opaque = [...posesAt(motion, t).values()].filter(({ alpha }) => alpha === 1);
        expect(opaque.length).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it("surfaces legal spaces along the line", () => {
    const spaces: Pieces = new Map([4, 5, 6].map((cell) => [`legal:${cell}`, moved]));
    const motion = plan(new Map(), spaces, choosing);
    expect([4, 5, 6].map((cell) => motion.tracks.get(`legal:${cell}`)![0]!.start)).toEqual([0, 20, 40]);
  });
});
