/**
 * The pictures of the deck and the table, in CSS px. Marks are drawn around a point, all others at the origin. Scale
 * the context by the density first, and load Literata 700.
 */
export type { Context } from "../../../art/pen.ts";
export type { Theme } from "../../../art/theme.ts";
export { type CardId, drawBack, drawCard, RATIO } from "./card.ts";
export { BOOM, type CoastState, coastTones, drawCoast } from "./coast.ts";
export { cornerIndex, indexTones, NUMERAL_FONT } from "./corner.ts";
export { drawMark, MARK_NAMES, type MarkName } from "./marks.ts";
export { drawRope, drawSandbar, SAND_REACH } from "./shallows.ts";
export type { SignName } from "./signs.ts";
