import type { OwnIcon } from "../../../ui/icons.ts";

/** The signs of the suits as line drawings. */
export const SUITS: readonly OwnIcon[] = [
  { path: "M10 2v11M6.5 13h7M10 13v5M8.5 4.500 10 2l1.500 2.500" },
  { path: "M5.5 17.500 14.500 2.500M9 11.500 5.500 9M11.500 7.500l4.500 1.500" },
  { path: "M5 3h10c0 5-1.500 7.500-5 7.500S5 8 5 3zM10 10.500V16M6.500 17h7" },
  { path: "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM12.500 10a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0z" },
];
