import { describe, expect, it } from "vitest";
import { boundsOf } from "../../../../../client/canvas/bounds.ts";
import { posesAt } from "../../../../../client/canvas/plan.ts";
import type { ArcanoidPicture } from "../../../../../client/games/arcanoid/scene/picture.ts";
import { arcanoid } from "../../../../../shared/games/arcanoid/arcanoid.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { DESK, played, staged } from "../staged.ts";

const SIZES = [DESK, { width: 1024, height: 768 }, { width: 844, height: 390 }, { width: 390, height: 844 }];
const KINDS = [
  { seats: 4, options: {} },
  { seats: 2, options: { tide: true } },
  { seats: 10, options: {} },
  { seats: 5, options: { variant: "koblenz" } },
  { seats: 3, options: { variant: "malta" } },
] as const;

const drawingOf = ({ picture }: { readonly picture: unknown }) => (picture as ArcanoidPicture).drawing;

describe.each(KINDS)("the layout of a match of $seats, $options", ({ seats, options }) => {
  const match = played(seats, 60, options);
  const viewer = 1;
  const { tabletop, timeline } = staged(match.seenBy(viewer), viewer);
  const { log, states } = timeline.value;

  it("shows every card of the table in one place, at every moment", () => {
    for (let v = 1; v <= log.length; v += 7) {
      const { table, phase } = itemAt(states, v);
      if (phase === "open") continue;
      const pieces = tabletop.layoutAt(v);
      const missing = arcanoid.cards
        .places(table)
        .flat()
        .filter((card) => !pieces.has(card));
      expect(missing, `version ${v}`).toEqual([]);
    }
  });

  it("shows no face that its viewer does not know", () => {
    for (let v = 1; v <= log.length; v += 7) {
      const { table } = itemAt(states, v);
      for (const [key, piece] of tabletop.layoutAt(v)) {
        const drawing = drawingOf(piece);
        if (typeof key !== "number" || drawing.of !== "card") continue;
        expect(drawing.face, `card ${key} at version ${v}`).toBe(table.faces[key] ?? "back");
        if (table.faces[key] === undefined) expect(piece.faceUp).toBe(0);
      }
    }
  });

  it("shows the number of secret cards, but not their strength", () => {
    for (let v = 1; v <= log.length; v++)
      for (const [key, piece] of tabletop.layoutAt(v)) {
        const drawing = drawingOf(piece);
        if (drawing.of !== "strength") continue;
        const [party, field] = String(key).split(":").slice(1).map(Number) as [number, 0];
        const { table } = itemAt(states, v);
        const stand = itemAt(table.parties, party).stands[field];
        const cards = stand?.how === "engaged" ? stand.cards : (table.play?.attempt?.cards ?? []);
        if (cards.every((card) => table.faces[card] !== undefined)) continue;
        expect(drawing).toMatchObject({ text: String(cards.length), mark: "secret", leads: false });
      }
  });

  it("keeps everything that can be touched inside of its window", () => {
    for (const size of SIZES) {
      const { tabletop } = staged(match.seenBy(viewer), viewer, size);
      const room = tabletop.tableau.value!.frame.viewport;
      for (const { rect, spot } of tabletop.tableau.value!.targets) {
        const name = `${JSON.stringify(spot)} at ${size.width}x${size.height}`;
        expect(rect.x, name).toBeGreaterThanOrEqual(-0.5);
        expect(rect.x + Math.min(rect.width, 24), name).toBeLessThanOrEqual(room.width + 0.5);
        expect(Math.min(rect.width, rect.height), name).toBeGreaterThanOrEqual(24);
      }
    }
  });

  it("plays every step of several events to its end, and shows each version on the way", () => {
    const bounds = boundsOf(log).filter((v) => v > 8);
    for (const [i, to] of bounds.entries()) {
      const from = bounds[i - 1];
      if (from === undefined || to - from < 2) continue;
      const motion = tabletop.motion(from, to, tabletop.layoutAt(from));
      expect(motion.cues.map(({ version }) => version)).toEqual(log.slice(from, to).map(({ v }) => v));
      const [end, rest] = [posesAt(motion, motion.duration), tabletop.layoutAt(to)];
      const seen = (pieces: typeof rest) => [...pieces].flatMap(([key, { alpha }]) => (alpha > 0 ? [String(key)] : []));
      expect(seen(end).toSorted(), `after ${itemAt(log, to - 1).type}`).toEqual(seen(rest).toSorted());
    }
  });

  it("moves from every step to the next, and ends in the next layout", () => {
    for (let v = 8; v < log.length; v += 5) {
      const motion = tabletop.motion(v, v + 1, tabletop.layoutAt(v));
      expect(motion.duration, itemAt(log, v).type).toBeLessThan(3_000);
      const [end, rest] = [posesAt(motion, motion.duration), tabletop.layoutAt(v + 1)];
      const seen = [...rest].filter(([, { alpha }]) => alpha > 0);
      for (const [key, { x, y, size, alpha, turn, faceUp }] of seen)
        expect(end.get(key), `${key} after ${itemAt(log, v).type}`).toMatchObject({ x, y, size, alpha, turn, faceUp });
      const gone = [...end].filter(([key, { alpha }]) => alpha > 0 && !seen.some(([other]) => other === key));
      expect(
        gone.map(([key]) => key),
        `after ${itemAt(log, v).type}`,
      ).toEqual([]);
    }
  });
});

it("a stolen engagement shows both its thief and its victim until the round is over", () => {
  const matches = Array.from({ length: 30 }, (_, seed) => played(4, 80, {}, seed + 1));
  const match = matches.find(({ log }) => log.some(({ type }) => type === "EngagementStolen"))!;
  const theft = match.log.find(({ type }) => type === "EngagementStolen") as unknown as {
    readonly v: number;
    readonly party: number;
    readonly from: number;
    readonly field: number;
  };
  const { tabletop } = staged(match.seenBy(0), 0);
  const key = `stolen:${theft.party}:${theft.field}`;
  expect(tabletop.layoutAt(theft.v - 1).has(key)).toBe(false);
  const tag = tabletop.layoutAt(theft.v + 1).get(key)!;
  expect(drawingOf(tag)).toEqual({ of: "stolen", from: theft.from, to: theft.party });
});
