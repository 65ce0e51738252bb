import { AREAS, type PageAreas, type Rect, type ScreenShape, type Size } from "../../../../client/contract/layout.ts";

const MEASURED = ["title", "tools", "players", "board", "hand", "pile", "actions", "log"] as const;

/** The areas by the style sheet: x, y, width and height of each, in px. */
const PAGES: readonly (readonly [ScreenShape, Size, seats: readonly [least: number, most: number], areas: string])[] = [
  [
    "desktop",
    { width: 1440, height: 900 },
    [2, 5],
    "24 18 460 44, 1086 18 330 44, 24 166 190 542, 311.8 68 812.2 640, 226 710 910 190, 54 744 147.7 0, 1148 768 268 110, 1148 156 268 552",
  ],
  [
    "desktop",
    { width: 1440, height: 900 },
    [6, 10],
    "24 18 460 44, 1086 18 330 44, 24 142 190 566, 311.8 68 812.2 640, 226 710 910 190, 54 744 147.7 0, 1148 768 268 110, 1148 156 268 552",
  ],
  [
    "desktop",
    { width: 1280, height: 720 },
    [2, 5],
    "24 18 460 44, 926 18 330 44, 24 155 175.5 408.4, 290.1 68 688.5 495.5, 211.5 565.5 779.1 154.5, 54 599.5 118.3 0, 1002.5 588 253.5 110, 1002.5 156 253.5 407.5",
  ],
  [
    "desktop",
    { width: 1280, height: 720 },
    [6, 10],
    "24 18 460 44, 926 18 330 44, 24 129.8 175.5 433.6, 290.1 68 688.5 495.5, 211.5 565.5 779.1 154.5, 54 599.5 118.3 0, 1002.5 588 253.5 110, 1002.5 156 253.5 407.5",
  ],
  [
    "tablet",
    { width: 1024, height: 768 },
    [2, 5],
    "16 12 460 44, 678 12 330 44, 16 154.2 118 427.8, 200 62 808 520, 178 586 518 182, 36 622 117 0, 708 689.7 300 66.3, 708 606 300 73.7",
  ],
  [
    "tablet",
    { width: 1024, height: 768 },
    [6, 10],
    "16 12 460 44, 678 12 330 44, 16 127.3 118 454.7, 200 62 808 520, 178 586 518 182, 36 622 117 0, 708 689.7 300 66.3, 708 606 300 73.7",
  ],
  [
    "landscape",
    { width: 844, height: 390 },
    [2, 5],
    "606 6 158 28, 8 6 116 44, 8 72 116 312, 170 6 394 378, 602 186 228 204, 772 9 62 0, 606 80 228 98, 606 34 158 46",
  ],
  [
    "landscape",
    { width: 844, height: 390 },
    [6, 10],
    "606 6 158 28, 8 6 116 44, 8 56 116 328, 136 6 428 378, 602 186 228 204, 772 9 62 0, 606 80 228 98, 606 34 158 46",
  ],
  [
    "landscape",
    { width: 667, height: 375 },
    [2, 5],
    "429 6 158 28, 8 6 116 44, 8 72 116 297, 170 6 217 363, 425 186 228 189, 595 9 62 0, 429 80 228 98, 429 34 158 46",
  ],
  [
    "landscape",
    { width: 667, height: 375 },
    [6, 10],
    "429 6 158 28, 8 6 116 44, 8 56 116 313, 136 6 251 363, 425 186 228 189, 595 9 62 0, 429 80 228 98, 429 34 158 46",
  ],
  [
    "portrait",
    { width: 390, height: 844 },
    [2, 4],
    "68 8 254 44, 12 8 366 44, 12 144 242 398, 12 60 366 482, 4 656 382 142, 308.3 580 67.8 0, 12 580 284 54, 0 798 390 46",
  ],
  [
    "portrait",
    { width: 390, height: 844 },
    [5, 10],
    "68 8 254 44, 12 8 366 44, 8 120.6 46 421.4, 60 60 322 482, 4 656 382 142, 308.3 580 67.8 0, 12 580 284 54, 0 798 390 46",
  ],
  [
    "portrait",
    { width: 320, height: 568 },
    [2, 10],
    "68 8 184 44, 12 8 296 44, 8 106 46 258.9, 60 60 252 304.9, 4 443.7 312 84.3, 249.3 389.3 56.7 0, 12 389.3 214 46, 0 528 320 40",
  ],
];

export function areasIn({ width, height }: Size, seats: number): PageAreas {
  const found = PAGES.find(
    ([, size, [least, most]]) => size.width === width && size.height === height && seats >= least && seats <= most,
  );
  if (!found) throw new RangeError(`no areas of ${width} x ${height} px with ${seats} seats`);
  const [shape, , , areas] = found;
  const shown = areas.split(", ").map((area, i): readonly [string, Rect] => {
    const [x, y, wide, high] = area.split(" ").map(Number) as [number, number, number, number];
    return [MEASURED[i]!, { x, y, width: wide, height: high }];
  });
  const none = AREAS.map((name) => [name, { x: 0, y: 0, width: 0, height: 0 }] as const);
  return {
    shape,
    summary: "instead",
    rects: Object.fromEntries([...none, ...shown]) as unknown as PageAreas["rects"],
    plaques: [],
  };
}

export const WINDOWS: readonly Size[] = PAGES.map(([, size]) => size).filter(
  ({ width }, i, all) => all.findIndex((other) => other.width === width) === i,
);
