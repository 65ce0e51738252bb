import type { Match } from "../../../shared/engine/match/match.ts";
import { cellsOf, type Grid, laneOf, rowOf, type Section } from "../../../shared/games/wayward/deck/schema.ts";
import type { Event } from "../../../shared/games/wayward/events.ts";
import { everyone, gridOf, isPair, type RevealedCard, type State } from "../../../shared/games/wayward/state.ts";
import { alpha, mix } from "../../art/colour.ts";
import { type Context, fill, line, roundRect } from "../../art/pen.ts";
import { drawSea, SEAS } from "../../art/sea.ts";
import { THEMES } from "../../art/theme.ts";
import type { Rect, Size } from "../../contract/layout.ts";
import type { Still } from "../../contract/parts.ts";
import { latest } from "../../contract/timeline.ts";
import type { OwnIcon } from "../../ui/icons.ts";
import { EFFECT_ICONS, ICONS } from "./overlay/icons.ts";
import { totalsOf } from "./overlay/totals.tsx";
import { SHIP } from "./setup/pictures.tsx";
import { messages } from "./text/messages/messages.ts";
import { automatonOf } from "./text/sentences.ts";

const { panel, panel2, ink, onInk } = THEMES.light;
const { base, sand, foam } = SEAS.light;

/** In px: the margin, the gap between parts, the height of totals. */
const [EDGE, GAP, TOTALS] = [36, 18, 68];

/** `q`: half of the ship's length. */
function drawShip(ctx: Context, x: number, y: number, q: number, sail: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(q / 10, q / 10);
  // Lines do not grow with a large ship.
  const pen = Math.min(1.2, 70 / q);
  const hull = new Path2D(SHIP.hull);
  fill(ctx, ink, hull);
  line(ctx, panel, pen, hull);
  line(ctx, ink, pen * 1.5, new Path2D(SHIP.mast));
  for (const d of SHIP.sails) {
    const path = new Path2D(d);
    fill(ctx, sail, path);
    line(ctx, ink, pen, path);
  }
  ctx.restore();
}

/** (x, y) is the upper left corner. */
function drawIcon(ctx: Context, { path }: OwnIcon, x: number, y: number, size: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 20, size / 20);
  line(ctx, ink, 1.6, new Path2D(path));
  ctx.restore();
}

function write(ctx: Context, text: string, x: number, y: number, font: string, tone: string, most?: number): void {
  ctx.font = font;
  ctx.fillStyle = tone;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  ctx.fillText(text, x, y, most);
}

/** Includes the automaton's name if the table has two. */
function drawTotals(ctx: Context, match: Match<State>, automaton: number, { x, y, width, height }: Rect): void {
  fill(ctx, panel2, roundRect(x, y, width, height, 16));
  const [middle, named] = [y + height / 2, isPair(match.table) ? 240 : 0];
  if (named > 0) write(ctx, automatonOf(match, automaton), x + 20, middle, "600 24px Figtree", ink, named - 20);
  const totals = totalsOf(match.table, automaton);
  const step = (width - named - 20) / totals.length;
  for (const [i, { icon, n }] of totals.entries()) {
    const left = x + named + 20 + i * step;
    drawIcon(ctx, icon, left, middle - 19, 38);
    write(ctx, String(n), left + 46, middle + 1, "600 30px Figtree", ink);
  }
}

function drawSection(ctx: Context, { section, grid, isHard }: RevealedSection, { x, y, width, height }: Rect): void {
  fill(ctx, mix(base, "#ffffff", 0.08), roundRect(x, y, width, height, 18));
  if (isHard) line(ctx, ink, 5, roundRect(x, y, width, height, 18));
  const port = 84;
  const [wide, high] = [(width - port - 12) / grid.rows, (height - 12) / grid.lanes];
  fill(ctx, sand, roundRect(x + 10, y + 10, port - 8, height - 20, 12));
  const size = Math.min(wide, high) * 0.27;
  if (section.end === 0) drawShip(ctx, x + 6 + port / 2, y + height / 2, size, foam);
  for (const cell of cellsOf(grid)) {
    const at = { x: x + port + 6 + (rowOf(cell) - 1) * wide, y: y + 6 + (laneOf(cell) - 1) * high };
    const space = roundRect(at.x + 5, at.y + 5, wide - 10, high - 10, 12);
    const isFramed = section.claim.includes(cell);
    fill(ctx, mix(base, panel, 0.16), space);
    line(ctx, isFramed ? foam : alpha(foam, 0.45), isFramed ? 6 : 2.5, space);
    const [middle, centre] = [at.x + wide / 2, at.y + high / 2];
    const n = section.cubes.find((cubes) => cubes.at === cell)?.n ?? 0;
    const isEnd = section.end === cell;
    if (n > 0) drawCubes(ctx, n, isEnd ? middle - size * 0.9 : middle, centre, Math.min(54, size * 1.5));
    if (isEnd) drawShip(ctx, n > 0 ? middle + size : middle, centre + size * 0.6, size, foam);
  }
}

function drawCubes(ctx: Context, n: number, x: number, y: number, size: number): void {
  fill(ctx, ink, roundRect(x - size / 2, y - size / 2, size, size, size * 0.2));
  ctx.save();
  ctx.translate(x, y + size * 0.04);
  ctx.font = `700 ${size * 0.66}px Literata`;
  ctx.fillStyle = onInk;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(String(n), 0, 0);
  ctx.restore();
}

/** Icons are in the order of the rules. */
function drawEffects(ctx: Context, { section }: RevealedSection, { x, y, width, height }: Rect): void {
  const icons = [
    ...(section.end === 0 ? [ICONS.ship] : []),
    ...(section.laden ? [ICONS.laden] : []),
    ...(section.goods ? [ICONS.goods] : []),
    ...section.right.flatMap((effect) => (effect.do === "if" ? [ICONS.cannons] : [EFFECT_ICONS[effect.do]])),
  ];
  const step = Math.min(height + 12, width / Math.max(1, icons.length));
  const size = Math.min(height, step - 8);
  for (const [i, icon] of icons.entries()) {
    fill(ctx, panel, roundRect(x + i * step, y, size, size, size * 0.24));
    drawIcon(ctx, icon, x + i * step + size * 0.18, y + size * 0.18, size * 0.64);
  }
}

interface RevealedSection {
  readonly section: Section;
  readonly grid: Grid;
  readonly isHard: boolean;
}

function drawCard(ctx: Context, card: RevealedCard, turned: RevealedSection, { x, y, width, height }: Rect): void {
  write(ctx, messages.value.card({ ...card, isHard: turned.isHard }), x + 4, y + 20, "600 30px Literata", foam);
  const [top, foot] = [y + 50, 64];
  drawSection(ctx, turned, { x, y: top, width, height: height - 50 - foot - GAP });
  drawEffects(ctx, turned, { x, y: y + height - foot, width, height: foot });
}

/** Position as fractions of the box, half of the length as a fraction of its height, the sail's colour. */
const SHIPS = [
  [0.34, 0.76, 0.3, panel],
  [0.74, 0.62, 0.2, "#c9503a"],
  [0.54, 0.3, 0.11, "#f2b441"],
] as const;

function drawShips(ctx: Context, { width, height }: Size): void {
  for (const [x, y, q, sail] of SHIPS) drawShip(ctx, x * width, y * height, q * height, sail);
}

export const still: Still<State, Event> = {
  async table(ctx, timeline, box) {
    const match = latest(timeline);
    const { table } = match;
    drawSea(ctx, box.width, box.height, "light");
    const width = box.width - 2 * EDGE;
    const automata = table.automata.length > 0 ? everyone(table) : [];
    for (const automaton of automata)
      drawTotals(ctx, match, automaton, { x: EDGE, y: EDGE + automaton * (TOTALS + GAP), width, height: TOTALS });
    const y = EDGE + automata.length * (TOTALS + GAP);
    const room = { x: EDGE, y, width, height: box.height - EDGE - y };
    const { card } = table;
    if (card?.section)
      drawCard(ctx, card, { section: card.section, grid: gridOf(table), isHard: card.side === "hard" }, room);
    else {
      ctx.translate(room.x, room.y);
      drawShips(ctx, room);
    }
  },
  cover(ctx, box) {
    drawSea(ctx, box.width, box.height, "light");
    drawShips(ctx, box);
  },
};
