import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Motion, plan, posesAt } from "../../../../../client/canvas/plan.ts";
import { alike, type Piece, type Pieces } from "../../../../../client/canvas/pose.ts";
import type { TranquilityDrawing } from "../../../../../client/games/tranquility/scene/drawings.ts";
import { DEAL } from "../../../../../client/games/tranquility/transitions/deal.ts";
import { lightingOf } from "../../../../../client/games/tranquility/transitions/ending.ts";
import { MODES, WITHOUT_TRANSITION } from "../../../../../client/games/tranquility/transitions/modes.ts";
import type { TranquilityTransitionScene } from "../../../../../client/games/tranquility/transitions/scene.ts";
import {
  choosing,
  TRANSITIONS,
  transitionOf,
} from "../../../../../client/games/tranquility/transitions/transitions.ts";
import type { MatchEvent } from "../../../../../shared/engine/match/match-events.ts";
import { ARCH, GRID, PYRAMID } from "../../../../../shared/games/tranquility/boards/official.ts";
import type { Event } from "../../../../../shared/games/tranquility/events.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { samples } from "../../../../kit/strength.ts";
import { drawingOf } from "../drawing.ts";
import { differences, directed, MATCHES, SIZES, seen, staged, transitionsOf } from "../staged.ts";

/** A missing event type does not compile. */
const EVENTS: { readonly [Type in Event["type"] | MatchEvent["type"]]: true } = {
  PilesDealt: true,
  CardsSetAside: true,
  ExplorerStacked: true,
  CardsDrawn: true,
  UnseenShuffled: true,
  HandChanged: true,
  TurnStarted: true,
  CardPlaced: true,
  CostPaid: true,
  PairDiscarded: true,
  StartPlayed: true,
  TollOpened: true,
  TollOffered: true,
  TollSettled: true,
  FinishPlaced: true,
  BoardFilled: true,
  HandShuffled: true,
  RoofOpened: true,
  ExplorerDrawn: true,
  ExplorerKept: true,
  ExplorerSpent: true,
  StormRaised: true,
  IslandSwallowed: true,
  RocksStruck: true,
  PileTopLost: true,
  SpecialDrawn: true,
  StormCleared: true,
  HandsTurned: true,
  CardTurned: true,
  RowRefilled: true,
  RowTaken: true,
  HandSwept: true,
  SeatPassed: true,
  Scored: true,
  MatchCreated: true,
  MatchBranched: true,
  SeatTaken: true,
  SeatReserved: true,
  SeatFreed: true,
  SeatLeft: true,
  MatchConfigured: true,
  MatchStarted: true,
  SeatHandedToBot: true,
  SeatReclaimed: true,
  MatchEnded: true,
  BotCalled: true,
  SeatNudged: true,
  ConcessionOffered: true,
  ConcessionDropped: true,
  TakeBackOffered: true,
  TakeBackDropped: true,
  StepTakenBack: true,
  HintTaken: true,
  SeedRevealed: true,
};

const isBack = (drawing: TranquilityDrawing): boolean => drawing.of === "card" && drawing.face === "back";

describe("the table of transitions", () => {
  it("has a transition for every event, or a reason for having none", () => {
    const listed = [TRANSITIONS, DEAL, MODES, WITHOUT_TRANSITION].flatMap((some) => Object.keys(some));
    expect(listed.toSorted()).toEqual(Object.keys(EVENTS).toSorted());
    for (const why of Object.values(WITHOUT_TRANSITION)) expect(why.length).toBeGreaterThan(10);
  });

  it("has only visible transitions: each shows something that differs from both layouts", () => {
    const unseen = new Set<string>([TRANSITIONS, DEAL, MODES].flatMap((some) => Object.keys(some)));
    for (const { match } of MATCHES) {
      for (const { motion, before, after, entries } of transitionsOf(match.seenBy(0), 0, "event")) {
        const type = itemAt(entries, 0).type;
        if (unseen.has(type) && showsMore(motion, before, after)) unseen.delete(type);
      }
    }
    // Turns change only player panels, which are not on the canvas. A roof's opening shows only in its whole step.
    expect([...unseen]).toEqual(["TurnStarted", "RoofOpened"]);
  });
});

/** Whether a piece is ever visible where it is neither before nor after. */
function showsMore(motion: Motion, before: Pieces, after: Pieces): boolean {
  return [0.15, 0.35, 0.55, 0.75].some((part) => {
    const now = posesAt(motion, part * motion.duration);
    return differences(now, before).some((key) => differences(now, after).includes(key));
  });
}

describe("a roof that opens (A3)", () => {
  it("stays under water until the last pillar stands, and surfaces row by row", () => {
    const { match } = MATCHES.find(({ name }) => name.startsWith("arch"))!;
    const steps = [...transitionsOf(match.seenBy(0), 0, "step")];
    const { motion, entries } = steps.find((step) => step.entries.some(({ type }) => type === "RoofOpened"))!;
    const deep = (time: number) => [...posesAt(motion, time).keys()].filter((key) => String(key).startsWith("deep:"));
    const island = entries.find(({ type }) => type === "CardPlaced") as unknown as { card: number };
    const lands = itemAt(motion.tracks.get(island.card)!, 0);
    expect(deep(lands.start + lands.duration - 120).length).toBe(28);
    const starts = itemAt(ARCH.lines, 2).map((cell) => itemAt(motion.tracks.get(`deep:${cell}`)!, 0).start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(deep(motion.duration)).toEqual([]);
  });
});

describe.each(MATCHES)("$name, with transitions", ({ match }) => {
  const { seats } = match.match.config;

  it("ends every step as its layout says, for every viewer and at every size", () => {
    const eyes = [seats - 1, undefined, 0];
    for (const [i, size] of SIZES.slice(1).entries()) {
      const seat = eyes[i];
      for (const { motion, after } of transitionsOf(match.seenBy(seat ?? "table"), seat, "step", size)) {
        expect(differences(posesAt(motion, motion.duration), after)).toEqual([]);
      }
    }
  });

  it("never shows nonsense on the way", () => {
    for (const { motion } of transitionsOf(match.seenBy(0), 0, "step")) {
      for (const part of [0.1, 0.4, 0.7, 0.95]) {
        expect([...posesAt(motion, part * motion.duration).values()].filter(isNonsense)).toEqual([]);
      }
    }
  });

  it("shows no unknown face on the way", () => {
    for (const { motion, entries } of transitionsOf(match.seenBy("table"), undefined, "step")) {
      if (entries.some(({ type }) => type === "MatchStarted")) {
        for (const part of [0.2, 0.5, 0.8]) {
          const cards = [...posesAt(motion, part * motion.duration)].filter(([key]) => typeof key === "number");
          const faces = cards.filter(([key, card]) => !isBack(drawingOf(card)) && !isOpen(key, entries));
          expect(faces).toEqual([]);
        }
      }
    }
  });

  it("is over soon", () => {
    for (const { motion, entries } of transitionsOf(match.seenBy(0), 0, "step")) {
      const types = entries.map(({ type }) => type);
      const slow = types.some((type) =>
        ["MatchEnded", "PilesDealt", "HandsTurned", "HandSwept", "SpecialDrawn"].includes(type),
      );
      expect(motion.next, types.join()).toBeLessThan(slow ? 4_500 : 2_600);
    }
  });
});

const isNonsense = ({ picture: _, ...pose }: Piece): boolean =>
  pose.size <= 0 || pose.alpha > 1.2 || Object.values(pose).some((value) => !Number.isFinite(value));

/** Whether a card is dealt face up, as in the row of a duel. */
const isOpen = (card: unknown, entries: readonly object[]): boolean =>
  entries.some((entry) => "faces" in entry && Object.hasOwn(entry.faces as object, String(card)));

const anyDeed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant("tick" as const), ms: fc.integer({ min: 1, max: 900 }) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant("tell" as const), steps: fc.integer({ min: 1, max: 5 }) }) },
  fc.record({ does: fc.constantFrom("hurry" as const, "rest" as const, "resume" as const) }),
  fc.record({ does: fc.constant("refresh" as const), how: fc.constantFrom("glide" as const, "snap" as const) }),
  fc.record({ does: fc.constant("resize" as const), size: fc.constantFrom(...SIZES) }),
);

describe("a transition that is cut short", () => {
  it.each(MATCHES)("leaves its pieces where the layout says: $name", ({ match }) => {
    const log = match.seenBy(0);
    fc.assert(
      fc.property(fc.nat(), fc.array(anyDeed, { maxLength: 14 }), (skip, deeds) => {
        const table = staged(log, 0);
        const { director, shown } = directed(table);
        const bounds = staged(log, 0);
        bounds.tell();
        const all = bounds.bounds.value;
        let at = skip % all.length;
        table.tell(all[at]);
        director.open(table.bounds.value);
        for (const deed of deeds) {
          if (deed.does === "tick") director.tick(deed.ms);
          else if (deed.does === "tell") {
            at = Math.min(all.length - 1, at + deed.steps);
            table.tell(all[at]);
            director.follow(table.bounds.value);
          } else if (deed.does === "refresh") director.refresh(deed.how);
          else if (deed.does === "resize") {
            table.page.viewport.value = deed.size;
            director.refresh("snap");
          } else director[deed.does]();
        }
        director.resume();
        for (let i = 0; i < 40 && !director.idle; i++) director.tick(500);
        expect(director.idle).toBe(true);
        expect(director.version).toBe(all[at]);
        expect(differences(shown.pieces, table.tabletop.layoutAt(itemAt(all, at)))).toEqual([]);
      }),
      { numRuns: samples(25) },
    );
  });
});

describe("for viewers who want no motion", () => {
  it.each(MATCHES)("nothing flies at any event: $name", ({ match }) => {
    const log = match.seenBy(0);
    const table = staged(log, 0);
    table.tell();
    const bounds = table.bounds.value;
    const { director, shown } = directed(table, { reduced: () => true });
    director.open([0]);
    for (let i = 1; i < bounds.length; i++) {
      director.follow(bounds.slice(0, i + 1));
      // The layout after a step is settled when the step begins.
      director.tick(0);
      const after = table.tabletop.layoutAt(itemAt(bounds, i));
      for (const ms of [1, 59, 59]) {
        director.tick(ms);
        const strays = [...seen(shown.pieces)].filter(([key, piece]) => !isAtRest(piece, after.get(key)));
        expect(strays).toEqual([]);
      }
      director.tick(20);
      expect(director.idle).toBe(true);
    }
  });
});

const isAtRest = ({ alpha: _, ...pose }: Piece, rest: Piece | undefined): boolean =>
  rest !== undefined && alike({ ...pose, alpha: rest.alpha }, rest);

describe("the light of a win", () => {
  it("runs along the one line of a grid and of a pyramid", () => {
    expect(lightingOf(GRID)).toEqual(GRID.cells.map((_, i) => i));
    expect(lightingOf(PYRAMID)).toEqual(PYRAMID.cells.map((_, i) => i));
  });

  it("climbs both pillars of an arch together, then runs along the roof (A4)", () => {
    const lit = lightingOf(ARCH);
    const [left, right, roof] = ARCH.lines as [number[], number[], number[]];
    expect(left.map((cell) => lit[cell])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(right.map((cell) => lit[cell])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(roof.map((cell) => lit[cell])).toEqual(roof.map((_, i) => 6 + i));
  });

  it("reaches the finish of every board after its last island", () => {
    for (const { match } of MATCHES.filter(({ name }) => name.endsWith("won"))) {
      const end = [...transitionsOf(match.seenBy(0), 0, "step")].find(({ entries }) =>
        entries.some(({ type }) => type === "MatchEnded"),
      )!;
      const startOf = (key: string) => itemAt(end.motion.tracks.get(key)!, 0).start;
      const cells = [...end.after.keys()].filter((key) => String(key).startsWith("lit:") && key !== "lit:finish");
      expect(cells.length).toBeGreaterThanOrEqual(36);
      for (const key of cells) expect(startOf(String(key))).toBeLessThan(startOf("lit:finish"));
      expect(startOf("beam")).toBeGreaterThan(startOf("lit:finish"));
    }
  });
});

describe("transitions", () => {
  const moved = { x: 0, y: 0, size: 10, turn: 0, faceUp: 1, lift: 0, z: 1, alpha: 1, picture: { id: "a" } };
  const before: Pieces = new Map([1, 2, 3].map((card) => [card, { ...moved, x: card }]));
  const after: Pieces = new Map([1, 2, 3].map((card) => [card, { ...moved, x: 100, faceUp: 0 }]));
  const scene = { seat: 0 } as TranquilityTransitionScene;

  it("has paid cards leave one after the other", () => {
    const motion = plan(
      before,
      after,
      transitionOf({ type: "CostPaid", seat: 0, cards: [3, 1, 2] } as never, scene, TRANSITIONS),
    );
    const starts = [3, 1, 2].map((card) => itemAt(motion.tracks.get(card)!, 0).start);
    expect(starts).toEqual([0, 70, 140]);
  });

  it("has a card that is over its space already only land there", () => {
    const placed = transitionOf({ type: "CardPlaced", seat: 0, card: 1, cell: 3 } as never, scene, TRANSITIONS);
    const own = { ...moved, x: 99, lift: 4 };
    const flown = plan(before, after, placed);
    const landed = plan(new Map([[1, own]]), new Map([[1, { ...moved, x: 100 }]]), placed);
    expect(itemAt(flown.tracks.get(1)!, 0).carry).toBeGreaterThan(0);
    expect(itemAt(landed.tracks.get(1)!, 0).carry).toBe(0);
    expect(landed.next).toBeLessThan(flown.next / 2);
  });

  it("handles an event it does not know", () => {
    const motion = plan(before, after, transitionOf({ type: "SomethingElse" }, scene, TRANSITIONS));
    expect(posesAt(motion, motion.duration)).toEqual(after);
  });

  it.each(["sea", "islet"])("has one %s cover the other, so that there is always one", (what) => {
    const day = { ...moved, z: -10 };
    const evening = { ...moved, z: -5 };
    const [a, b]: Pieces[] = [new Map([[`${what}:day`, day]]), new Map([[`${what}:evening`, evening]])];
    for (const [from, to] of [
      [a!, b!],
      [b!, a!],
    ] as const) {
      const motion = plan(from, to, transitionOf({ type: "TollOpened", amount: 8 } as never, scene, TRANSITIONS));
      for (let t = 10; t <= 400; t += 10) {
        const opaque = [...posesAt(motion, t).values()].filter(({ alpha }) => alpha === 1);
        expect(opaque.length).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it("surfaces legal spaces along the line", () => {
    const spaces: Pieces = new Map([4, 5, 6].map((cell) => [`legal:${cell}`, moved]));
    const motion = plan(new Map(), spaces, choosing);
    expect([4, 5, 6].map((cell) => itemAt(motion.tracks.get(`legal:${cell}`)!, 0).start)).toEqual([0, 20, 40]);
  });
});
