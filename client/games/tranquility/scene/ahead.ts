import type { TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import type { Picture } from "../../../canvas/pose.ts";
import type { TranquilityTableInput } from "../input/intent.ts";
import { cardDrawing, drawnFor, type TranquilityDrawing } from "./drawings.ts";
import type { TranquilityLayout } from "./layout.ts";
import { handSide } from "./sides.ts";
import { cardOn } from "./view.ts";

const EXPLORERS: readonly (TranquilityFace | undefined)[] = [
  undefined,
  "storm",
  "compass",
  "monster",
  "rocks",
  "start",
  "finish",
  "border",
];

const MARKS: readonly TranquilityDrawing[] = [
  { of: "ring" },
  ...[0, 1, 2, 3, 4].map((cost) => ({ of: "legal", label: cost }) as const),
];

/** Pictures needed as soon as a card is taken up, placed or drawn. */
export function aheadOf(intent: TranquilityTableInput, tableau: TranquilityLayout | undefined): readonly Picture[] {
  const { frame } = tableau ?? {};
  const { phase, table } = intent.match.peek();
  const seat = intent.seat.peek();
  if (!frame || phase !== "live" || seat === undefined) return [];
  const side = handSide(table, seat);
  const cards = intent.hand.peek().map((card) => cardOn(table, card, { side }));
  const { explorers } = frame;
  const drawn = explorers
    ? EXPLORERS.map((face) => drawnFor(cardDrawing(face, { explorer: true }), explorers.drawn.size))
    : [];
  return [...[...MARKS, ...cards].map((drawing) => drawnFor(drawing, frame.cell)), ...drawn];
}
