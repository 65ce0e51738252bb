/** The layout of a table in each kind of window. Data only: frame.ts evaluates it. */

import type { ScreenShape } from "../../../contract/layout.ts";
import type { Rows } from "../../../layout/arrangement.ts";
import { BOOM } from "../art/coast.ts";

/** Lines and lengths shared by boxes, in px. */
type Length = "ease" | "shore" | "aside";

/** The parts of a table. `coasts` and `rows` are divided into fields and parties. */
export type TableRegion =
  | "window"
  | "title"
  | "tools"
  | "log"
  | "coasts"
  | "rows"
  | "players"
  | "shelves"
  | "look"
  | "bar"
  | "pile"
  | "spent"
  | "hand"
  | "actions"
  | "story"
  | "replay"
  | "lesson";

/**
 * The conditions of a layout. `common`: there is a row of common cards. `many`, `crowd`: the number of parties is at
 * least that in `COUNTS`. The others: the summary, a replay or a lesson is shown.
 */
export type ArcanoidLayoutCondition = "common" | "many" | "crowd" | "result" | "replay" | "lesson";

type Arrangement = readonly Rows<Length, TableRegion, ArcanoidLayoutCondition>[];

const DESKTOP: Arrangement = [
  {
    lengths: { ease: { ease: "window.width", at: [1000, 1440] }, shore: ["window.bottom", -178] },
    boxes: {
      title: { left: 24, width: 460, top: 18, height: 46 },
      tools: { right: ["window.right", -24], width: 330, top: 18, height: 46 },
      players: { left: 24, width: [150, 190], top: "rows.top", bottom: "rows.bottom" },
      shelves: { left: ["players.right", 6], width: [64, 84], top: "rows.top", bottom: "rows.bottom" },
      log: { right: ["window.right", -24], width: [228, 268], top: 156, bottom: ["shore", -14] },
      coasts: { left: ["shelves.right", 8], right: ["log.left", -24], top: 68, height: 88 },
      rows: { left: "coasts.left", right: "coasts.right", top: ["coasts.bottom", 10], bottom: ["shore", -14] },
      look: { left: ["rows.left", 14], width: [480, 620], top: ["coasts.bottom", 16], bottom: ["shore", -14] },
      pile: { left: 54, width: 62, top: ["shore", 22], height: 100 },
      spent: { left: 148, width: 54, top: ["shore", 30], height: 87 },
      actions: { right: ["window.right", -24], width: [228, 268], bottom: ["window.bottom", -22], height: 110 },
      hand: { left: 232, right: ["actions.left", -16], top: ["shore", -12], bottom: "window.bottom" },
      story: { right: ["window.right", -24], width: [380, 440], top: 84, bottom: ["window.bottom", -24] },
    },
  },
  { when: ["crowd"], boxes: { coasts: { top: 68, height: 64 } } },
  {
    when: ["common"],
    boxes: {
      bar: { left: ["coasts.left", 10], right: ["coasts.right", -10], bottom: ["shore", -14], height: 86 },
      rows: { top: ["coasts.bottom", 10], bottom: ["bar.top", -10] },
    },
  },
  { when: ["common", "crowd"], boxes: { bar: { bottom: ["shore", -14], height: 66 } } },
  {
    when: ["result"],
    boxes: {
      shelves: { left: ["players.right", 6], width: 0 },
      coasts: { left: ["shelves.right", 8], right: ["story.left", -24] },
    },
  },
  {
    when: ["replay"],
    boxes: {
      shelves: { left: ["players.right", 6], width: 150 },
      replay: { left: "coasts.left", right: ["actions.right", 0], bottom: ["window.bottom", -20], height: 120 },
    },
  },
  {
    when: ["lesson"],
    boxes: { lesson: { left: "log.left", right: "log.right", top: 84, bottom: ["actions.top", -20] } },
  },
];

const TABLET: Arrangement = [
  {
    lengths: { shore: ["window.bottom", -172] },
    boxes: {
      title: { left: 20, width: 320, top: 12, height: 44 },
      tools: { right: ["window.right", -20], width: 260, top: 12, height: 44 },
      players: { left: 16, width: 118, top: "rows.top", bottom: "rows.bottom" },
      shelves: { left: ["players.right", 4], width: 54, top: "rows.top", bottom: "rows.bottom" },
      coasts: { left: ["shelves.right", 8], right: ["window.right", -16], top: 62, height: 82 },
      rows: { left: "coasts.left", right: "coasts.right", top: ["coasts.bottom", 10], bottom: ["shore", -14] },
      look: { left: "rows.left", width: 560, top: ["coasts.bottom", 12], bottom: ["shore", -10] },
      pile: { left: 36, width: 52, top: ["shore", 26], height: 84 },
      spent: { left: 108, width: 46, top: ["shore", 32], height: 74 },
      log: { right: ["window.right", -16], width: 300, top: ["shore", 10], height: 74 },
      actions: { right: ["window.right", -16], width: 300, top: ["log.bottom", 10], bottom: ["window.bottom", -12] },
      hand: { left: 176, right: ["actions.left", -12], top: ["shore", -10], bottom: "window.bottom" },
      story: { right: ["window.right", -16], width: 380, top: 68, bottom: ["window.bottom", -16] },
    },
  },
  { when: ["crowd"], boxes: { coasts: { top: 58, height: 56 } } },
  {
    when: ["common"],
    boxes: {
      bar: { left: ["coasts.left", 6], right: ["coasts.right", -6], bottom: ["shore", -14], height: 66 },
      rows: { top: ["coasts.bottom", 10], bottom: ["bar.top", -10] },
    },
  },
  { when: ["common", "crowd"], boxes: { bar: { bottom: ["shore", -12], height: 50 } } },
  {
    when: ["result"],
    boxes: {
      shelves: { left: ["players.right", 4], width: 0 },
      coasts: { left: ["shelves.right", 8], right: ["story.left", -16] },
      log: { right: ["story.left", -16], width: 220, top: ["shore", 10], height: 74 },
      actions: { right: ["story.left", -16], width: 220, top: ["log.bottom", 8], bottom: ["window.bottom", -12] },
    },
  },
  {
    when: ["replay"],
    boxes: {
      log: { left: 176, right: ["window.right", -16], top: ["shore", 4], height: 34 },
      replay: { left: 176, right: ["window.right", -16], top: ["log.bottom", 4], bottom: ["window.bottom", -6] },
    },
  },
  {
    when: ["lesson"],
    boxes: {
      lesson: { left: 16, right: ["window.right", -16], top: 62, height: 84 },
      coasts: { top: ["lesson.bottom", 8], height: 82 },
    },
  },
];

const PORTRAIT: Arrangement = [
  {
    lengths: { shore: ["actions.top", -24] },
    boxes: {
      tools: { left: 12, right: ["window.right", -12], top: 8, height: 44 },
      title: { left: 68, right: ["window.right", -68], top: 8, height: 44 },
      coasts: { left: 12, right: ["window.right", -12], top: 60, height: 62 },
      // The first name is below the boom of a tempered field.
      rows: { left: "coasts.left", right: "coasts.right", top: ["coasts.bottom", BOOM], bottom: ["shore", -14] },
      players: { left: "rows.left", right: ["window.right", -136], top: "rows.top", bottom: "rows.bottom" },
      look: { left: "rows.left", right: "rows.right", top: ["coasts.bottom", 8], bottom: ["actions.top", -8] },
      shelves: { left: ["players.right", 6], right: "rows.right", top: "rows.top", bottom: "rows.bottom" },
      log: { left: 0, right: "window.right", bottom: "window.bottom", height: 46 },
      hand: { left: 4, right: ["window.right", -4], bottom: "log.top", height: 142 },
      pile: { left: ["window.right", -82], width: 30, top: "actions.top", height: 48 },
      spent: { left: ["window.right", -42], width: 28, top: ["actions.top", 2], height: 45 },
      actions: { left: 12, right: ["pile.left", -12], bottom: ["hand.top", -22], height: 54 },
      story: { left: 12, right: ["window.right", -12], top: 60, bottom: ["window.bottom", -12] },
    },
  },
  {
    when: ["many"],
    boxes: {
      players: { left: 8, right: 54 },
      shelves: { left: 54, width: 0 },
      coasts: { left: 60, right: ["window.right", -8] },
      rows: { top: ["coasts.bottom", 10], bottom: ["shore", -14] },
    },
  },
  {
    when: ["crowd"],
    boxes: { coasts: { top: 58, height: 44 }, rows: { top: ["coasts.bottom", 8], bottom: ["shore", -14] } },
  },
  {
    when: ["common"],
    boxes: {
      bar: { left: 16, right: ["window.right", -16], bottom: ["shore", -18], height: 64 },
      rows: { top: ["coasts.bottom", BOOM], bottom: ["bar.top", -10] },
    },
  },
  {
    when: ["common", "many"],
    boxes: {
      bar: { bottom: ["shore", -12], height: 44 },
      rows: { top: ["coasts.bottom", 10], bottom: ["bar.top", -10] },
    },
  },
  {
    when: ["replay"],
    boxes: {
      replay: { left: 12, right: ["window.right", -12], top: ["actions.top", -4], bottom: ["log.top", -6] },
      // Pile and discards are behind the controls.
      pile: { top: ["actions.top", 30], height: 48 },
      spent: { top: ["actions.top", 30], height: 45 },
    },
  },
  {
    when: ["lesson"],
    boxes: {
      lesson: { left: 12, right: ["window.right", -12], top: 58, height: 128 },
      coasts: { top: ["lesson.bottom", 8], height: 62 },
    },
  },
];

const LANDSCAPE: Arrangement = [
  {
    lengths: { aside: ["window.right", -262] },
    boxes: {
      tools: { left: 10, width: 118, top: 6, height: 44 },
      players: { left: 8, width: 116, top: "rows.top", bottom: "rows.bottom" },
      shelves: { left: ["players.right", 4], width: 34, top: "rows.top", bottom: "rows.bottom" },
      coasts: { left: 166, right: ["aside", -18], top: 6, height: 58 },
      rows: { left: "coasts.left", right: "coasts.right", top: ["coasts.bottom", 8], bottom: ["window.bottom", -6] },
      look: { left: ["players.right", 6], right: "rows.right", top: 8, bottom: ["window.bottom", -8] },
      title: { left: ["aside", 24], right: ["pile.left", -8], top: 3, height: 28 },
      log: { left: ["aside", 24], right: ["pile.left", -8], top: 32, height: 46 },
      pile: { right: ["spent.left", -8], width: 28, top: 8, height: 45 },
      spent: { right: ["window.right", -10], width: 26, top: 10, height: 42 },
      actions: { left: ["aside", 24], right: ["window.right", -10], top: 80, height: 98 },
      hand: { left: ["aside", 20], right: ["window.right", -6], top: 186, bottom: "window.bottom" },
      story: { left: ["aside", 20], right: ["window.right", -8], top: 8, bottom: ["window.bottom", -8] },
    },
  },
  {
    // With this many names, there is no room for the cards beside them; touching a name shows them.
    when: ["crowd"],
    boxes: {
      shelves: { left: ["players.right", 4], width: 0 },
      coasts: { left: 132, right: ["aside", -18], top: 6, height: 42 },
      rows: { top: ["coasts.bottom", 6], bottom: ["window.bottom", -6] },
    },
  },
  {
    when: ["common"],
    boxes: {
      bar: { left: 18, right: "coasts.right", bottom: ["window.bottom", -8], height: 46 },
      rows: { top: ["coasts.bottom", 8], bottom: ["bar.top", -8] },
    },
  },
  {
    when: ["common", "crowd"],
    boxes: {
      bar: { bottom: ["window.bottom", -6], height: 38 },
      rows: { top: ["coasts.bottom", 6], bottom: ["bar.top", -6] },
    },
  },
  {
    when: ["replay"],
    boxes: { replay: { left: ["aside", 20], right: ["window.right", -8], top: 78, bottom: ["window.bottom", -8] } },
  },
  {
    when: ["lesson"],
    boxes: {
      lesson: { left: ["tools.right", 40], right: ["aside", -18], top: 6, height: 126 },
      coasts: { top: ["lesson.bottom", 6], height: 42 },
    },
  },
];

/** The layout of each kind of window. */
export const ARRANGEMENTS: Readonly<Record<ScreenShape, Arrangement>> = {
  desktop: DESKTOP,
  tablet: TABLET,
  portrait: PORTRAIT,
  landscape: LANDSCAPE,
};

/** The number of parties from which names are flags, and from which coasts are low. */
export const COUNTS: Readonly<Record<ScreenShape, { readonly many: number; readonly crowd: number }>> = {
  desktop: { many: 99, crowd: 7 },
  tablet: { many: 99, crowd: 7 },
  portrait: { many: 6, crowd: 9 },
  landscape: { many: 99, crowd: 6 },
};

/** The height in px of the name's line above a row's berths; 0: the name is beside them. */
export const HEADS: Readonly<Record<ScreenShape, number>> = { desktop: 0, tablet: 0, portrait: 28, landscape: 0 };

/** The size in px of the cards in the large view of a party: on phones their tops only. */
export const LOOKED: Readonly<Record<ScreenShape, { readonly width: number; readonly height: number }>> = {
  desktop: { width: 56, height: 89.6 },
  tablet: { width: 52, height: 83.2 },
  portrait: { width: 46, height: 56 },
  landscape: { width: 44, height: 54 },
};
