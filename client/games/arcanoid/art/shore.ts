/**
 * The edge of each suit's near shore: points for swords, grass for staves, scallops for cups, a long swell for coins.
 */

import type { Field } from "../../../../shared/games/arcanoid/cards.ts";
import { type Context, fill, line } from "../../../art/pen.ts";
import { SHORE } from "./scene.ts";

/** Continues a path from (-3, y) beyond the right edge of the card. */
type Edge = (path: Path2D, y: number) => void;

const points: Edge = (path, y) => {
  for (let x = -3; x < 104; x += 13.4) {
    path.quadraticCurveTo(x + 6, y + 3.4, x + 8.6, y - 3.4);
    path.quadraticCurveTo(x + 10, y + 0.4, x + 13.4, y + 0.6);
  }
};

const BLADES = [5, 2.6, 6, 3.4, 2, 4.6];
const grass: Edge = (path, y) => {
  for (let i = 0; i < 20; i++) {
    const x = i * 5.4 - 3;
    path.lineTo(x + 1.6, y + 1.6);
    path.lineTo(x + 3.4, y + 1.6 - BLADES[i % BLADES.length]!);
    path.lineTo(x + 3.8, y + 1.6);
  }
};

const scallops: Edge = (path, y) => {
  for (let x = -3; x < 104; x += 15.3) path.arc(x + 7.65, y + 2, 7.65, Math.PI, 0);
};

const swell: Edge = (path, y) => path.bezierCurveTo(30, y - 5, 66, y - 5, 103, y + 1);

const EDGES: Readonly<Record<Field, Edge>> = { 0: points, 1: grass, 2: scallops, 3: swell };
const FOAM = { tone: "#ffffff", width: 1.3 };
const CRESTS: Readonly<Record<Field, { readonly tone: string; readonly width: number }>> = {
  0: FOAM,
  1: { tone: "#e9f3c8", width: 0.7 },
  2: FOAM,
  3: FOAM,
};

/** Draws a shore from its edge at `y` down. */
export function drawShore(ctx: Context, suit: Field, plate: string, y = SHORE): void {
  const [crest, ground] = [new Path2D(), new Path2D()];
  for (const path of [crest, ground]) {
    path.moveTo(-3, y);
    EDGES[suit](path, y);
  }
  ground.lineTo(108, y + 23);
  ground.lineTo(-3, y + 23);
  ground.closePath();
  fill(ctx, plate, ground);
  const { tone, width } = CRESTS[suit];
  line(ctx, tone, width, crest);
}
