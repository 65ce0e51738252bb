import { type ArcanoidFace, FACES } from "../../../../shared/games/arcanoid/cards.ts";
import { rect } from "../../../art/pen.ts";
import type { Theme } from "../../../art/theme.ts";
import type { Drawing } from "../../../ui/drawn.tsx";
import { type Context, drawBack, drawCard, RATIO } from "../art/index.ts";
import { placed } from "../art/scene.ts";

type PictureFace = ArcanoidFace | "back";

type Group = readonly PictureFace[];

const TRUMPS = FACES.slice(56);

/** The cards of each picture in the rules: a trump beside its rule, or groups of cards. */
export const PICTURES: Readonly<Record<string, readonly Group[]>> = {
  deck: [["sw1"], ["st7"], ["cu12"], ["co14"], ["t0"], ["t21"]],
  numbers: [
    ["sw4", "sw6", "sw7"],
    ["sw9", "sw10"],
  ],
  couples: [
    ["cu13", "cu14"],
    ["t6", "cu11"],
    ["t3", "t4"],
  ],
  secret: [["back", "back", "back"]],
  malta: [["t1"], ["back", "back"]],
  worms: [["co1"], ["co8", "co9"]],
  ...Object.fromEntries(TRUMPS.map((face) => [face, [[face]]])),
};

/** In px: widths of a card, the margin, and the gap between groups and rows. */
const CARD = { most: 92, least: 44 } as const;
const MARGIN = 16;
const GAP = 18;
/** The visible part of an overlapped card, as a fraction of its width. */
const STEP = 0.56;

const WATER: Readonly<Record<Theme, string>> = { light: "#42858c", dark: "#14303f", contrast: "#12293a" };

interface PlacedFace {
  readonly face: PictureFace;
  readonly x: number;
  readonly y: number;
}

const widthOf = (group: Group, card: number): number => card * (1 + (group.length - 1) * STEP);

const fits = (groups: readonly Group[], card: number, width: number): boolean =>
  groups.reduce((sum, group) => sum + widthOf(group, card) + GAP, 2 * MARGIN - GAP) <= width;

function lay(groups: readonly Group[], card: number, width: number): readonly PlacedFace[] {
  let [x, y] = [MARGIN, MARGIN];
  return groups.flatMap((group) => {
    const needs = widthOf(group, card);
    if (x > MARGIN && x + needs + MARGIN > width) [x, y] = [MARGIN, y + card * RATIO + GAP];
    const lying = group.map((face, i) => ({ face, x: x + i * card * STEP, y }));
    x += needs + GAP;
    return lying;
  });
}

/** Lays out a picture with cards as large as `room` px of width allow; undefined if there is no such picture. */
export function arrange(name: string, room: number): Drawing | undefined {
  const groups = PICTURES[name];
  if (!groups) return undefined;
  let card: number = CARD.most;
  while (card > CARD.least && !fits(groups, card, room)) card--;
  const cards = lay(groups, card, room);
  const width = Math.min(room, Math.max(...cards.map(({ x }) => x)) + card + MARGIN);
  const height = Math.max(...cards.map(({ y }) => y)) + card * RATIO + MARGIN;
  return {
    width,
    height,
    paint(ctx, theme) {
      rect(ctx, WATER[theme], 0, 0, width, height);
      for (const { face, x, y } of cards) placed(ctx, { x, y }, () => drawShown(ctx, face, card, theme));
    },
  };
}

const drawShown = (ctx: Context, face: PictureFace, width: number, theme: Theme): void =>
  face === "back" ? drawBack(ctx, width, theme) : drawCard(ctx, face, width, theme);
