import type { Plain } from "../../../../shared/games/wayward/deck/schema.ts";
import type { OwnIcon } from "../../../ui/icons.ts";

const drawn = (path: string): OwnIcon => ({ path });

/** Icons on a grid of 20 by 20. */
export const ICONS = {
  coins: drawn(
    "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM10 6.500v7M12 8c-.5-1-4-1.200-4 .6 0 1.900 4 1 4 2.900 0 1.700-3.500 1.600-4 .5",
  ),
  cargo: drawn("M3.500 6.500 10 3l6.500 3.500v7L10 17l-6.500-3.500zM3.500 6.500 10 10l6.500-3.500M10 10v7"),
  damage: drawn("M4 4.500h12l-1.500 7L10 17l-4.500-5.500zM10.500 4.500 9 8l2.500 1.500L10 13"),
  cannons: drawn(
    "M3 8.500 14 5l1.500 4.500L5 13zM16 6.500l1.500.5M9 14.500a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0z",
  ),
  achievements: drawn(
    "M6 3.500h8v4a4 4 0 0 1-8 0zM6 5H3.500c0 3 1 4 3 4M14 5h2.500c0 3-1 4-3 4M10 11.500V15M6.500 16.500h7",
  ),
  ship: drawn("M3 13h14l-2.500 4h-9zM10 13V3M10 4l5 6.500h-5M8.500 6 5 10.500h3.500"),
  laden: drawn("M3 13h14l-2.500 4h-9zM5.500 13V9H9v4M10.500 13V9H14v4M8 9V5.500h3.500V9"),
  goods: drawn("M3 10.500h7V17H3zM10 10.500h7V17h-7zM6.500 4h7v6.500h-7z"),
  fort: drawn("M3.500 17V5h3v2.500h2V5h3v2.500h2V5h3v12zM8.500 17v-4h3v4"),
  garrison: drawn("M5 17V3M5 4h10l-2.500 3L15 10H5M3 17h14"),
} as const;

/** Effects on the right side of a section. */
export const EFFECT_ICONS: Readonly<Record<Plain["do"], OwnIcon>> = {
  coins: ICONS.coins,
  income: drawn("M7 7V3h9v10.500h-3M3.500 7H13v10H3.500zM10.250 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0z"),
  upgrade: drawn("M3 13h14l-2.500 4h-9zM10 11V3M6.500 6.500 10 3l3.500 3.500"),
  repair: drawn("m4 16 7-7M9.500 7a4 4 0 0 1 5-4l-2 2.500 2 2 2.500-2a4 4 0 0 1-5 5"),
  build: drawn("M3 17h14M5 17V9l5-4.500L15 9v8M8.500 17v-4.500h3V17"),
  produce: drawn(
    "M10 17V8M10 12c-4 0-5.500-2-5.500-5.500C8 6.500 10 8 10 12c0-4.500 2-7 5.500-7C15.500 9.500 14 12 10 12M5 17h10",
  ),
  sailors: drawn(
    "M12.500 6a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0zM4.500 17c.5-4 2.500-6 5.500-6s5 2 5.500 6M6.500 3.500h7",
  ),
  merchant: drawn("M3 13h14l-2.500 4h-9zM10 13V3M5.500 5h9v5.500h-9z"),
  later: drawn("M5 3h10M5 17h10M6.500 3v3l7 8v3M13.500 3v3l-7 8v3"),
  text: drawn("M4 4h12v9H9l-4 4v-4H4zM7 7.500h6M7 10h4"),
  attack: drawn("M5 17V3.500M5 4h11l-2.500 3.500L16 11H5M8.500 6.500l3.500 2M12 6.500l-3.500 2"),
};
