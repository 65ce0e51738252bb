import type { TranquilityEventOf } from "../../../../shared/games/tranquility/events.ts";
import { easeInOut, easeInOutSine, easeOut } from "../../../canvas/easing.ts";
import type { PathSegment, PieceChange, TransitionSpec } from "../../../canvas/plan.ts";
import type { Piece, PieceKey } from "../../../canvas/pose.ts";
import { flatPiece, middleOf, Z } from "../scene/view.ts";
import { cellAt, heldUp, homeOf } from "./places.ts";
import type { TranquilityTransitionScene } from "./scene.ts";
import { behindPlaque, evenly, paced, ripple } from "./steps.ts";

const EXPLORER = { explorer: true } as const;
/** In ms: the flight, and the time to read the card. */
const [RISES, READ] = [360, 560];

export function stackExplorers(
  _: unknown,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const { x, y } = middleOf(scene.frame.board, 0);
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  for (const { key, to } of changes) {
    if (typeof key === "number" && to.alpha > 0)
      paths.set(key, [{ from: { x, y, alpha: 1 }, duration: 320, ease: easeInOut, arc: 0.1 }]);
  }
  return { ...evenly(changes, 160, 200), paths };
}

/**
 * Shows a drawn explorer card, or a special card of a pile. A card for a hand moves there in the same step. Once
 * readable, the card is also shown beside the deck.
 */
export function drawExplorer(
  event: TranquilityEventOf<"ExplorerDrawn" | "SpecialDrawn">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const { card } = event;
  const isKept = event.face === undefined;
  const face = event.face ?? event.secret?.faces[card];
  const held = heldUp(scene, face, EXPLORER);
  const read = face ? READ : 200;
  const timings = paced(changes, { duration: 160, ease: easeOut });
  const way: PathSegment[] = [
    { duration: RISES, ease: easeInOut, arc: 0.06, to: held },
    { duration: read, to: held },
  ];
  if (isKept) way.push({ duration: 300, ease: easeInOut, to: { alpha: 1 } });
  return {
    timings,
    paths: new Map([[card, way]]),
    next: RISES + read + (isKept ? 220 : 0),
    visibleAt: RISES,
  };
}

export function spendExplorer(
  { card }: TranquilityEventOf<"ExplorerSpent">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const held = heldUp(scene, scene.match.table.faces[card], EXPLORER);
  const paths = new Map([[card, [{ from: held, to: { alpha: 1 }, duration: 240, ease: easeInOut }]]]);
  return { ...evenly(changes, 220, 160), paths };
}

export function raiseStorm(
  event: TranquilityEventOf<"StormRaised">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const { seat, cell, storm, card } = event;
  const at = cellAt(scene, cell);
  const paths = new Map<PieceKey, readonly PathSegment[]>([
    [
      storm,
      [
        {
          from: heldUp(scene, "storm", EXPLORER),
          to: { x: at.x - at.size * 1.15, lift: 14, z: Z.held },
          duration: 240,
          ease: easeInOut,
        },
        { to: { z: Z.held }, duration: 300, ease: easeInOutSine },
      ],
    ],
    [
      card,
      [
        {
          start: 330,
          to: { ...homeOf(scene, seat), alpha: 1, z: Z.hand, turn: -6 },
          duration: 280,
          ease: easeInOut,
          arc: 0.1,
        },
      ],
    ],
  ]);
  const { timings } = evenly(changes, 200, 0);
  return { ...(timings ? { timings } : {}), paths, next: 560, effects: [ripple(lyingAt(scene, cell), 500)] };
}

const lyingAt = (scene: TranquilityTransitionScene, cell: number): Piece =>
  flatPiece({ of: "ripple" }, cellAt(scene, cell));

export function swallow(
  event: TranquilityEventOf<"IslandSwallowed">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const { cell, monster, card } = event;
  const at = cellAt(scene, cell);
  const face = scene.match.table.faces[monster];
  const [comes, dips, sinks] = [280, 120, 320];
  const over = { ...heldUp(scene, face, EXPLORER), ...at, lift: 0, z: Z.held };
  const sunk = { y: at.y + at.size * 0.16, size: at.size * 0.62, alpha: 0 };
  const paths = new Map<PieceKey, readonly PathSegment[]>([
    [
      monster,
      [
        { from: heldUp(scene, face, EXPLORER), to: over, duration: comes, ease: easeInOut },
        { to: { ...over, y: at.y + 6 }, duration: dips, ease: easeInOutSine },
        { to: { ...over, ...sunk }, duration: sinks, ease: easeInOutSine },
      ],
    ],
    [
      card,
      [
        { start: comes, to: { ...at, y: at.y + 6, alpha: 1, z: Z.board }, duration: dips, ease: easeInOutSine },
        { to: { ...at, ...sunk, z: Z.board }, duration: sinks, ease: easeInOutSine },
      ],
    ],
  ]);
  const ring = lyingAt(scene, cell);
  const { timings } = evenly(changes, 200, 0);
  return {
    ...(timings ? { timings } : {}),
    paths,
    next: comes + dips + sinks,
    visibleAt: comes,
    effects: [ripple(ring, comes + 60), ripple(ring, comes + 220, 1.8)],
  };
}

/** The player's own hand shakes once. */
export function strikeRocks(
  { seat, rocks }: TranquilityEventOf<"RocksStruck">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const held = heldUp(scene, scene.match.table.faces[rocks], EXPLORER);
  const home = homeOf(scene, seat);
  const strikes = 260;
  const upon = { ...held, ...home, size: held.size * 0.8, lift: 0 };
  const paths = new Map<PieceKey, readonly PathSegment[]>([
    [
      rocks,
      [
        { from: held, to: upon, duration: strikes, ease: (part) => part ** 2 },
        { to: { ...upon, y: upon.y - 26, turn: 7, lift: 8 }, duration: 160, ease: easeOut },
        { to: { ...upon, y: upon.y - 30, turn: 9, lift: 8, alpha: 0 }, duration: 200 },
      ],
    ],
  ]);
  if (seat === scene.seat) for (const card of scene.match.table.hands[seat] ?? []) shake(scene, card, strikes, paths);
  return { ...evenly(changes, 200, strikes + 240), paths, visibleAt: strikes };
}

function shake(
  { pieces }: TranquilityTransitionScene,
  card: number,
  start: number,
  paths: Map<PieceKey, readonly PathSegment[]>,
): void {
  const piece = pieces.get(card);
  if (!piece) return;
  const way = [-3, 3, -2].map(
    (dx, i): PathSegment => ({
      ...(i === 0 ? { start } : {}),
      to: { x: piece.x + dx, y: piece.y + (i === 0 ? 3 : 0) },
      duration: 60,
    }),
  );
  paths.set(card, [...way, { duration: 60 }]);
}

export function losePileTop(
  { seat, card }: TranquilityEventOf<"PileTopLost">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const score = evenly(changes, 220, 200);
  const own = changes.find(({ key }) => key === card);
  if (!own || own.from.alpha === 0) return { ...score, effects: behindPlaque(scene, seat, 1, "out") };
  const { x, size } = own.from;
  const gone = { ...own.from, x: x - size * 0.3, y: scene.frame.viewport.height + size, turn: -24, z: Z.held };
  return { ...score, paths: new Map([[card, [{ to: gone, duration: 320, ease: easeInOut }]]]) };
}

export function clearStorm(
  event: TranquilityEventOf<"StormCleared">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const { cell, compass, storm } = event;
  const at = cellAt(scene, cell);
  const lands = 300;
  const over = { ...heldUp(scene, "compass", EXPLORER), ...at, lift: 12, alpha: 1, z: Z.held + 1 };
  const swing = (turn: number, duration: number): PathSegment => ({
    to: { ...over, turn },
    duration,
    ease: easeInOutSine,
  });
  const paths = new Map<PieceKey, readonly PathSegment[]>([
    [
      compass,
      [
        { from: { alpha: 1 }, to: over, duration: lands, ease: easeInOut, arc: 0.08 },
        swing(-20, 110),
        swing(14, 130),
        swing(0, 90),
        { to: { ...over, y: at.y - at.size * 0.5, lift: 24, alpha: 0 }, duration: 340, ease: easeInOut },
      ],
    ],
    [
      storm,
      [
        {
          start: 560,
          to: { ...at, y: at.y - at.size * 1.3, lift: 22, z: Z.held, alpha: 0 },
          duration: 420,
          ease: easeInOut,
        },
      ],
    ],
  ]);
  const { timings } = evenly(changes, 200, 0);
  return {
    ...(timings ? { timings } : {}),
    paths,
    next: 700,
    visibleAt: lands,
    effects: [ripple(lyingAt(scene, cell), 600)],
  };
}
