/**
 * Every picture of the deck, drawn by code. Each draws at the origin, in CSS px: scale the context by the density first, and load
 * Literata 700 before drawing cards.
 */
export type { Context } from "../../../art/pen.ts";
export type { Theme } from "../../../art/theme.ts";
export { CARD, type CardId, drawBack, drawCard, RATIO } from "./card.ts";
export { BOOM, type CoastState, coastPlate, coastTones, drawCoast } from "./coast.ts";
export { cornerIndex, type IndexTones, indexTones, NUMERAL_FONT, signOf } from "./corner.ts";
export { drawMark, MARK_NAMES, type MarkName } from "./marks.ts";
export { drawRope, drawSandbar, SAND_REACH } from "./shallows.ts";
export { drawCourtMark, drawSign, type SignName } from "./signs.ts";
