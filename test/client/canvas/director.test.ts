import { beforeEach, describe, expect, it } from "vitest";
import { Director, type DirectorHost } from "../../../client/canvas/director.ts";
import { inSequence, plan } from "../../../client/canvas/plan.ts";
import type { Pieces } from "../../../client/canvas/pose.ts";

const piece = (x: number) => ({ x, y: 0, size: 10, turn: 0, faceUp: 1, lift: 0, z: 0, alpha: 1, picture: { id: "a" } });
/** One piece at x = 100 times the version, in px. */
const at = (version: number): Pieces => new Map([[1, piece(version * 100)]]);

let shown: Pieces;
let reduced: boolean;
let woken: number;
let left: number[];
let witnessed: [from: number, to: number][];
let director: Director;
let theatre: DirectorHost;

beforeEach(() => {
  [reduced, woken, left, witnessed] = [false, 0, [], []];
  theatre = {
    layoutAt: at,
    motionOf: (_, to, seen) => plan(seen, at(to)),
    gliding: () => ({}),
    show: (pieces) => {
      shown = pieces;
    },
    leave: (version) => left.push(version),
    seen: (from, to) => witnessed.push([from, to]),
    reduced: () => reduced,
    wake: () => woken++,
  };
  director = new Director(theatre);
  director.open([0]);
});

const x = () => shown.get(1)!.x;

describe("the director", () => {
  it("shows what is new step by step, and ends where the layout says", () => {
    director.follow([0, 2]);
    expect(director.idle).toBe(false);
    director.tick(110);
    expect(x()).toBeGreaterThan(0);
    expect(x()).toBeLessThan(200);
    director.tick(110);
    expect(shown).toEqual(at(2));
    expect(director.idle).toBe(true);
  });

  it("shows a log immediately when it joins late", () => {
    director.open([0, 3, 9]);
    expect(shown).toEqual(at(9));
    expect(director.idle).toBe(true);
  });

  it("plays a short backlog and skips a long one", () => {
    director.follow([0, 1, 2, 3]);
    director.tick(1);
    expect(x()).toBeLessThan(100);
    director.follow([0, 1, 2, 3, 4]);
    expect(x()).toBe(400);
  });

  it("plays faster the more steps wait", () => {
    const ticksUntil = (bounds: number[]) => {
      director.open([0]);
      director.follow(bounds);
      let ticks = 0;
      for (; !director.idle; ticks++) director.tick(10);
      return ticks;
    };
    expect(ticksUntil([0, 1, 2, 3])).toBeLessThan(2.5 * ticksUntil([0, 1]));
  });

  describe("the director, for a viewer who returns,", () => {
    const all = [0, 1, 3, 4, 6, 7, 9];

    it("plays a short gap with transitions", () => {
      director.open(all, 4);
      expect(x()).toBe(400);
      director.tick(1);
      expect(x()).toBeGreaterThan(400);
      expect(x()).toBeLessThan(600);
      director.tick(10_000);
      expect(shown).toEqual(at(9));
    });

    it("shows longer gaps without transitions", () => {
      director.open(all, 3);
      expect(shown).toEqual(at(9));
      expect(director.idle).toBe(true);
    });

    it("begins where a step does, if they left in the middle of one", () => {
      director.open(all, 5);
      expect(x()).toBe(400);
    });

    it("treats events that came while offline in the same way", () => {
      director.follow([0, 1, 2]);
      director.tick(10_000);
      director.follow([0, 1, 2, 3, 4, 5, 6]);
      expect(shown).toEqual(at(6));
    });

    it("counts the events that happened on a hidden page, however they came", () => {
      director.rest();
      for (let i = 1; i <= 11; i++) director.follow(Array.from({ length: i + 1 }, (_, v) => v));
      expect(director.idle).toBe(true);
      director.tick(100);
      expect(shown).toEqual(at(0));
      director.resume();
      expect(shown).toEqual(at(11));
    });

    it("shows transitions of the last three events that happened on a hidden page", () => {
      director.rest();
      director.follow([0, 1, 2, 3]);
      director.resume();
      expect(director.idle).toBe(false);
      director.tick(10);
      expect(x()).toBeLessThan(100);
    });

    it("finishes the transition that was playing when they left", () => {
      director.follow([0, 1, 2]);
      director.tick(50);
      director.rest();
      expect(shown).toEqual(at(1));
      expect(director.version).toBe(1);
    });
  });

  it("is cut short by the next input", () => {
    director.follow([0, 1, 2]);
    director.tick(50);
    director.hurry();
    expect(shown).toEqual(at(2));
    expect(director.idle).toBe(true);
  });

  it("takes several steps in one long tick", () => {
    director.follow([0, 1, 2, 3]);
    director.tick(10_000);
    expect(shown).toEqual(at(3));
  });

  it("plays faster on request", () => {
    director.speed = 2;
    director.follow([0, 1]);
    director.tick(110);
    expect(shown).toEqual(at(1));
  });

  it("scrubs in both directions with the same pictures", () => {
    director.open([0, 1, 3, 4]);
    const there = [0, 0.25, 0.5, 1, 1.5, 2.9, 3].map((moment) => {
      director.scrub(moment);
      return x();
    });
    const back = [3, 2.9, 1.5, 1, 0.5, 0.25, 0].map((moment) => {
      director.scrub(moment);
      return x();
    });
    expect(back.toReversed()).toEqual(there);
    expect(there.toSorted((a, b) => a - b)).toEqual(there);
    expect(there[0]).toBe(0);
    expect(there.at(-1)).toBe(400);
  });

  it("stops following the log while the viewer looks back, and follows it again from its end", () => {
    director.open([0, 1, 2]);
    director.goTo(1);
    director.follow([0, 1, 2, 3]);
    director.tick(1000);
    expect(shown).toEqual(at(1));
    director.goTo(3);
    director.follow([0, 1, 2, 3, 4]);
    director.tick(1000);
    expect(shown).toEqual(at(4));
  });

  it("steps forward with a transition and back without one", () => {
    director.open([0, 1, 3]);
    director.step(-1);
    expect(shown).toEqual(at(1));
    director.step(-1);
    expect(shown).toEqual(at(0));
    director.step(1);
    director.tick(110);
    expect(x()).toBeGreaterThan(0);
    director.tick(1000);
    expect(shown).toEqual(at(1));
  });

  it("moves nothing when the viewer wants no motion", () => {
    reduced = true;
    director.follow([0, 1]);
    director.tick(1);
    expect(x()).toBe(100);
    director.tick(120);
    expect(director.idle).toBe(true);
  });

  it("reports each step that begins, even without motion, and none that is skipped or sought", () => {
    reduced = true;
    director.follow([0, 1]);
    director.tick(1);
    expect(witnessed).toEqual([[0, 1]]);
    director.follow([0, 1, 3]);
    director.tick(1);
    expect(witnessed).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect(left).toEqual([0, 1]);
    director.scrub(0.5);
    director.goTo(0);
    director.follow([0, 1, 3, 4]);
    director.goTo(4);
    director.rest();
    director.follow([0, 1, 3, 4, 5]);
    director.tick(1000);
    expect(witnessed).toHaveLength(2);
  });

  describe("the director, in a step with several events,", () => {
    /** Each event takes 220 ms, and is visible after 100 ms. */
    const motionOf = (from: number, to: number, seen: Pieces) => {
      const versions = Array.from({ length: to - from }, (_, i) => from + i + 1);
      return inSequence(
        versions.map((v, i) => plan(i === 0 ? seen : at(v - 1), at(v), () => ({ next: 220, visibleAt: 100 }), v)),
      );
    };
    beforeEach(() => {
      director = new Director({ ...theatre, motionOf });
      director.open([0]);
      director.follow([0, 3]);
    });
    const versionsAfter = (...times: number[]) =>
      times.map((ms) => {
        director.tick(ms);
        return director.version;
      });

    it("shows one version after the other, each when its event can be seen", () => {
      expect(versionsAfter(0, 99, 1, 219, 1, 220, 119, 1)).toEqual([0, 0, 1, 1, 2, 3, 3, 3]);
      expect(director.idle).toBe(true);
      expect(witnessed).toEqual([
        [0, 1],
        [1, 2],
        [2, 3],
      ]);
    });

    it("shows all of them together when the viewer wants no motion", () => {
      reduced = true;
      expect(versionsAfter(0)).toEqual([3]);
      expect(witnessed).toEqual([[0, 3]]);
    });

    it("reports a step that is cut short to its end, and no step that had not begun", () => {
      director.follow([0, 3, 5]);
      expect(versionsAfter(100)).toEqual([1]);
      director.hurry();
      expect(director.version).toBe(5);
      expect(left).toEqual([0, 1]);
      expect(witnessed).toEqual([
        [0, 1],
        [1, 3],
      ]);
    });

    it("skips none of them in slow frames", () => {
      expect(versionsAfter(0, 330, 400)).toEqual([0, 2, 3]);
      expect(witnessed).toEqual([
        [0, 2],
        [2, 3],
      ]);
    });

    it("shows the same version at the same moment, whichever way it is sought", () => {
      const moments = [0, 0.1, 0.4, 0.6, 0.99, 1];
      const sought = (those: readonly number[]) =>
        those.map((moment) => {
          director.scrub(moment);
          return director.version;
        });
      const there = sought(moments);
      expect(there).toEqual([0, 0, 1, 2, 3, 3]);
      expect(sought(moments.toReversed())).toEqual(there.toReversed());
      expect(witnessed).toEqual([]);
    });
  });

  it("says when the whole step has been shown", async () => {
    await director.settled();
    director.follow([0, 1]);
    let done = false;
    const settled = director.settled().then(() => {
      done = true;
    });
    director.tick(100);
    await Promise.resolve();
    expect(done).toBe(false);
    director.tick(200);
    await settled;
    expect(done).toBe(true);
  });

  describe("the director, beside a player who moves a card before the table has answered,", () => {
    /** Where the player has put the piece, in px. Only the newest version is drawn with it. */
    let meant: number | undefined;
    let known: number;

    beforeEach(() => {
      [meant, known] = [undefined, 1];
      const layoutAt = (v: number): Pieces =>
        v === known && meant !== undefined ? new Map([[1, piece(meant)]]) : at(v);
      director = new Director({
        layoutAt,
        motionOf: (_, to, seen) => plan(seen, layoutAt(to)),
        gliding: () => ({}),
        show: (pieces) => {
          shown = pieces;
        },
        leave: () => {},
        seen: () => {},
        reduced: () => reduced,
        wake: () => woken++,
      });
      director.open([0, 1]);
      meant = 200;
      director.refresh();
    });

    const answer = () => {
      [meant, known] = [undefined, 2];
      director.follow([0, 1, 2]);
      director.refresh();
    };

    it.each([20, 110, 220, 400])("does not return the card when the answer comes after %i ms", (ms) => {
      director.tick(ms);
      answer();
      let before = x();
      for (let i = 0; i < 40; i++) {
        director.tick(16);
        expect(x()).toBeGreaterThanOrEqual(before);
        before = x();
      }
      expect(shown).toEqual(at(2));
      expect(director.idle).toBe(true);
    });

    it("returns the card when the table refuses the move", () => {
      director.tick(110);
      meant = undefined;
      director.refresh();
      director.tick(400);
      expect(shown).toEqual(at(1));
    });

    it("cuts short the transitions of others when a card is dragged", () => {
      answer();
      director.tick(20);
      meant = 37;
      director.refresh("snap");
      expect(x()).toBe(37);
      expect(director.version).toBe(2);
    });
  });

  it("asks for ticks only when something changes", () => {
    const before = woken;
    director.tick(16);
    expect(woken).toBe(before);
    director.follow([0, 1]);
    expect(woken).toBeGreaterThan(before);
  });
});
