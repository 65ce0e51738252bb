import type { Layout, Space } from "../../../shared/games/tranquility/layouts.ts";

const block = (x: number, y: number, width: number, height: number): Space[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The boards as the rules draw them, for a client that is to draw any board from its data. */
export const BOARDS: Readonly<Record<"arch" | "pyramid", Layout>> = {
  arch: {
    id: "arch",
    cells: [...block(0, 0, 2, 3), ...block(5, 0, 2, 3), ...block(0, 3, 7, 4)],
    lines: [range(0, 6), range(6, 12), range(12, 40)],
    frame: [
      ...range(0, 7).flatMap((i) => [
        { x: i, y: 7 },
        { x: -1, y: i },
        { x: 7, y: i },
      ]),
      ...[0, 1, 5, 6].map((x) => ({ x, y: -1 })),
    ],
    finish: { x: 7, y: 7 },
  } as unknown as Layout,
  pyramid: {
    id: "pyramid",
    cells: [11, 9, 7, 5, 3].flatMap((width, y) => block(y, y, width, 1)),
    lines: [range(0, 35)],
    frame: [],
    finish: { x: 5, y: 5 },
  } as unknown as Layout,
};
