import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { easeInOut, easeInOutSine, easeOut, easeOutBack } from "../../../client/canvas/easing.ts";
import {
  inSequence,
  type PathSegment,
  plan,
  poseAt,
  posesAt,
  type Transition,
  type TransitionSpec,
} from "../../../client/canvas/plan.ts";
import type { Piece, PieceKey, Pieces } from "../../../client/canvas/pose.ts";
import { itemAt } from "../../kit/item-at.ts";

const piece = (more: Partial<Piece> = {}): Piece => ({
  x: 0,
  y: 0,
  size: 100,
  turn: 0,
  faceUp: 1,
  lift: 0,
  z: 0,
  alpha: 1,
  picture: { id: "a" },
  ...more,
});

const number = fc.integer({ min: -500, max: 500 });
const anyPiece = fc
  .record({ x: number, y: number, size: fc.integer({ min: 20, max: 140 }), faceUp: fc.constantFrom(0, 1), z: number })
  .map((some) => piece(some));
const anyPieces: fc.Arbitrary<Pieces> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 12 }), anyPiece), { maxLength: 10 })
  .map((entries) => new Map<PieceKey, Piece>(entries));
const anyPace = fc.record({
  start: fc.nat(300),
  duration: fc.nat(500),
  carry: fc.nat(20),
  rise: fc.nat(100),
  land: fc.nat(100),
});
const anyLook = fc.option(fc.record({ x: number, turn: number, alpha: fc.constantFrom(0, 0.5, 1) }), {
  nil: undefined,
});
const anyLeg: fc.Arbitrary<PathSegment> = fc
  .record({ duration: fc.nat(400), from: anyLook, to: anyLook })
  .map(({ duration, from, to }) => ({ duration, ...(from ? { from } : {}), ...(to ? { to } : {}) }));
const anyTransition: fc.Arbitrary<Transition> = fc
  .record({
    paces: fc.array(anyPace, { minLength: 1 }),
    ways: fc.array(fc.array(anyLeg, { maxLength: 4 }), { maxLength: 6 }),
  })
  .map(
    ({ paces, ways }) =>
      (changes): TransitionSpec => ({
        timings: new Map([
          ...changes.map(({ key }, i) => [key, itemAt(paces, i % paces.length)] as const),
          ["nobody", itemAt(paces, 0)],
        ]),
        paths: new Map<PieceKey, readonly PathSegment[]>([
          ...ways.map((way, i) => [2 * i + 1, way] as const),
          ["nobody", ways[0] ?? []],
        ]),
        next: itemAt(paces, 0).start,
      }),
  );

const seen = (pieces: Pieces) => new Map([...pieces].filter(([, { alpha }]) => alpha > 0));

describe("a plan", () => {
  it("begins as one layout and ends as the other, with every transition", () => {
    fc.assert(
      fc.property(anyPieces, anyPieces, anyTransition, (before, after, dance) => {
        const motion = plan(before, after, dance);
        expect(posesAt(motion, -1)).toEqual(before);
        expect(posesAt(motion, motion.duration)).toEqual(after);
      }),
    );
  });

  it("moves what differs and nothing else", () => {
    const still = piece({ x: 5 });
    const motion = plan(
      new Map([
        [1, still],
        [2, piece()],
      ]),
      new Map([
        [1, still],
        [2, piece({ x: 100 })],
      ]),
    );
    expect([...motion.tracks.keys()]).toEqual([2]);
    expect(posesAt(motion, 100).get(1)).toBe(still);
  });

  it("fades in what comes and fades out what goes", () => {
    const motion = plan(new Map([["old", piece()]]), new Map([["new", piece()]]));
    expect(poseAt(motion, "old", motion.duration)?.alpha).toBe(0);
    expect(poseAt(motion, "new", 0)?.alpha).toBe(0);
    expect(posesAt(motion, motion.duration / 2).size).toBe(2);
  });

  it("looks the same at the same moment, in whichever direction it is played", () => {
    fc.assert(
      fc.property(anyPieces, anyPieces, anyTransition, fc.array(fc.nat(900)), (before, after, dance, moments) => {
        const motion = plan(before, after, dance);
        const there = moments.map((moment) => posesAt(motion, moment));
        const back = moments.toReversed().map((moment) => posesAt(motion, moment));
        expect(back.toReversed()).toEqual(there);
      }),
    );
  });

  it("flies in an arc, is carried, and lands in its place", () => {
    const pace = { arc: 0.2, carry: 14, rise: 100, land: 100, duration: 450 };
    const motion = plan(new Map([[1, piece()]]), new Map([[1, piece({ x: 300 })]]), () => ({
      timings: new Map([[1, pace]]),
    }));
    expect(poseAt(motion, 1, 100)).toMatchObject({ x: 0, lift: 14 });
    expect(poseAt(motion, 1, 225)!.y).toBeLessThan(-20);
    expect(poseAt(motion, 1, 350)).toMatchObject({ x: 300, lift: 14 });
    expect(poseAt(motion, 1, 450)).toEqual(piece({ x: 300 }));
  });

  it("takes a piece past stations, and to its place in the layout in the end", () => {
    const motion = plan(new Map([[1, piece()]]), new Map([[1, piece({ x: 300 })]]), () => ({
      paths: new Map([
        [
          1,
          [
            { start: 50, duration: 100, to: { x: 100, lift: 9 } },
            { duration: 100, from: { turn: 20 }, to: { x: 500 } },
          ],
        ],
      ]),
    }));
    expect(poseAt(motion, 1, 49)).toEqual(piece());
    expect(poseAt(motion, 1, 149.9)).toMatchObject({ turn: 0 });
    expect(poseAt(motion, 1, 150)).toMatchObject({ x: 100, lift: 9, turn: 20 });
    expect(poseAt(motion, 1, 249.9)!.x).toBeGreaterThan(490);
    expect(motion.duration).toBe(250);
    expect(poseAt(motion, 1, 250)).toEqual(piece({ x: 300 }));
  });

  it("may have a piece that does not change make a round trip", () => {
    const still = new Map([[1, piece()]]);
    const motion = plan(still, still, () => ({
      paths: new Map([[1, [{ duration: 50, to: { x: 9 } }, { duration: 50 }]]]),
    }));
    expect(poseAt(motion, 1, 25)!.x).toBeGreaterThan(0);
    expect(posesAt(motion, motion.duration)).toEqual(still);
  });

  it("keeps new pieces out of sight until it begins, wherever they come from", () => {
    const motion = plan(new Map(), new Map([[1, piece({ x: 9 })]]), () => ({
      paths: new Map([[1, [{ start: 80, duration: 50, from: { x: 200, alpha: 1 } }]]]),
    }));
    expect(posesAt(motion, 79).size).toBe(0);
    expect(poseAt(motion, 1, 80)).toMatchObject({ x: 200, alpha: 1 });
  });

  it("shows the picture that was drawn for the nearer size", () => {
    const motion = plan(
      new Map([[1, piece({ size: 126, picture: { id: "big" } })]]),
      new Map([[1, piece({ size: 98, picture: { id: "small" } })]]),
    );
    expect(poseAt(motion, 1, 10)?.picture.id).toBe("big");
    expect(poseAt(motion, 1, 200)?.picture.id).toBe("small");
  });

  it("has no effects at its start and its end", () => {
    const echo = { key: "ripple", from: piece({ alpha: 0.8 }), to: piece({ alpha: 0 }), start: 100, duration: 200 };
    const motion = plan(new Map([[1, piece()]]), new Map([[1, piece({ x: 9 })]]), () => ({ effects: [echo] }));
    expect(posesAt(motion, 50).has("ripple")).toBe(false);
    expect(posesAt(motion, 150).has("ripple")).toBe(true);
    expect(posesAt(motion, motion.duration)).toEqual(new Map([[1, piece({ x: 9 })]]));
  });
});

describe("plans in sequence", () => {
  it("end as the last layout, and no piece jumps between two of them", () => {
    fc.assert(
      fc.property(fc.array(anyPieces, { minLength: 2, maxLength: 5 }), anyTransition, (layouts, dance) => {
        const plans = layouts.slice(1).map((after, i) => plan(itemAt(layouts, i), after, dance));
        const motion = inSequence(plans);
        expect(seen(posesAt(motion, motion.duration))).toEqual(seen(layouts.at(-1)!));
        for (const tracks of motion.tracks.values()) {
          tracks.slice(1).forEach((track, i) => {
            expect(track.start).toBeGreaterThanOrEqual(itemAt(tracks, i).start + itemAt(tracks, i).duration);
          });
        }
      }),
    );
  });
});

describe("easings", () => {
  it.each(Object.entries({ easeOut, easeInOut, easeOutBack, easeInOutSine }))("%s goes from 0 to 1", (_, ease) => {
    expect(ease(0)).toBe(0);
    expect(ease(1)).toBe(1);
    expect(ease(0.5)).toBeGreaterThan(0.3);
  });

  it("easeOutBack goes a little beyond its end", () => {
    expect(Math.max(...Array.from({ length: 50 }, (_, i) => easeOutBack(i / 50)))).toBeGreaterThan(1);
  });
});
