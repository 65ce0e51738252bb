import * as art from "../art/index.ts";
import { ALL_SPECIALS } from "../art/specials/rough.ts";
import type { Square } from "../scene/frame.ts";
import { landOf } from "../scene/land.ts";
import { moved } from "../scene/strokes.ts";
import type { BoardPlan } from "./plan.ts";
import type { RuleBookScene } from "./scenes.ts";

type Context = CanvasRenderingContext2D;

/** The origin is the square's top left corner. */
const within = (ctx: Context, { x, y, size }: Square, draw: () => void): void =>
  moved(ctx, x - size / 2, y - size / 2, draw);

/** Paints with the table's drawing functions. */
export function paint(ctx: Context, scene: RuleBookScene, plan: BoardPlan, theme: art.Theme): void {
  water(ctx, scene, plan, theme);
  for (const [i, place] of plan.boats.entries()) {
    boat(ctx, place, i, theme);
    if (place.y > nightfall(scene, plan)) lantern(ctx, place);
  }
  for (const [cell, place] of plan.cells.entries()) {
    within(ctx, place, () => lies(ctx, scene, cell, place.size, theme));
  }
  for (const run of scene.runs ?? []) frame(ctx, run, plan, theme);
  if (scene.priced) price(ctx, scene.priced, plan, theme);
  for (const end of ["start", "finish"] as const) {
    const place = plan[end];
    if (!place) continue;
    within(ctx, place, () => {
      if (scene[end] === "card")
        card(ctx, place.size, theme, () => art.drawSpecial(ctx, ALL_SPECIALS[end], place.size, theme));
      else art.drawSlot(ctx, end === "start" ? "anchor" : "light", place.size, theme);
    });
  }
}

function water(ctx: Context, scene: RuleBookScene, plan: BoardPlan, sea: art.Theme): void {
  const { width, height, cells, finish } = plan;
  const land = landOf(scene.board, cells, finish, [0, 0]);
  const night = nightfall(scene, plan);
  art.drawWater(ctx, width, height, { sea, land, ...(night < height ? { night } : {}) });
}

/** y in px below which it is night. */
const nightfall = ({ darkRows }: RuleBookScene, { height, board, cell, gap }: BoardPlan): number =>
  darkRows ? board.y + board.height - darkRows * (cell + gap) + gap / 2 : height;

const lantern = (ctx: Context, { x, y, size }: Square): void =>
  moved(ctx, x + size * 0.06, y - size * 0.08, () => art.drawLantern(ctx, size * 0.72));

const boat = (ctx: Context, place: Square, i: number, theme: art.Theme): void =>
  within(ctx, place, () => art.drawBoat(ctx, place.size, { rig: (i * 7 + 3) % 6, theme }));

function card(ctx: Context, size: number, theme: art.Theme, draw: () => void): void {
  art.drawShadow(ctx, size, theme);
  draw();
}

function lies(ctx: Context, scene: RuleBookScene, cell: number, size: number, theme: art.Theme): void {
  const number = scene.islands?.[cell];
  const special = scene.cards?.[cell];
  const cost = scene.spaces?.[cell];
  if (number) {
    const side = scene.night?.includes(cell) ? "night" : "day";
    card(ctx, size, theme, () => art.drawIslandCard(ctx, number, size, side, theme));
    const badge = Math.max(12, size * 0.34);
    if (scene.wrong?.includes(cell))
      moved(ctx, size - badge * 0.8, -badge * 0.2, () => art.drawTurnBadge(ctx, badge, theme));
  } else if (special) card(ctx, size, theme, () => art.drawSpecial(ctx, ALL_SPECIALS[special], size, theme));
  else if (cost !== undefined) art.drawLegalSpace(ctx, size, theme, cost);
  else {
    art.drawSpace(ctx, size, theme);
    if (scene.board.borders?.includes(cell)) boat(ctx, { x: size / 2, y: size / 2, size: size * 0.6 }, cell, theme);
  }
}

/** Draws a placement as the table shows it before payment. */
function price(
  ctx: Context,
  priced: NonNullable<RuleBookScene["priced"]>,
  { cells }: BoardPlan,
  theme: art.Theme,
): void {
  const [target, neighbour] = [cells[priced.cell]!, cells[priced.neighbour]!];
  for (const place of [neighbour, target]) within(ctx, place, () => art.drawRing(ctx, place.size, theme));
  const disc = target.size * 0.34;
  within(ctx, { x: target.x + target.size * 0.44, y: target.y - target.size * 0.36, size: disc }, () =>
    art.drawCostDisc(ctx, disc, theme, priced.cost),
  );
  const scale = Math.min(1, target.size / 76);
  const below = target.y + target.size / 2 + (art.LABEL_HEIGHT / 2) * scale - 2;
  moved(ctx, (target.x + neighbour.x) / 2, below, () => {
    ctx.scale(scale, scale);
    moved(ctx, -art.labelWidth(ctx, priced.sum) / 2, -art.LABEL_HEIGHT / 2, () =>
      art.drawLabel(ctx, priced.sum, theme),
    );
  });
}

function frame(ctx: Context, run: readonly number[], { cells, cell }: BoardPlan, theme: art.Theme): void {
  const [first, last] = [cells[run[0]!]!, cells[run.at(-1)!]!];
  const scale = Math.min(1, cell / 76);
  moved(ctx, first.x - cell / 2, first.y - cell / 2, () => {
    ctx.scale(scale, scale);
    art.drawRun(ctx, (last.x - first.x + cell) / scale, cell / scale, "day", theme);
  });
  moved(ctx, last.x + cell * 0.4, last.y - cell * 0.42, () => {
    ctx.scale(scale, scale);
    const points = `+${run.length}`;
    moved(ctx, -art.labelWidth(ctx, points) / 2, -art.LABEL_HEIGHT / 2, () => art.drawLabel(ctx, points, theme));
  });
}
