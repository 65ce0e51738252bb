/**
 * Pictures of the game, without those of the home page and of rough seas. Each draws at the origin in CSS px; numbers
 * need the font Literata 700.
 */

export type { Context, Point } from "../../../art/pen.ts";
export { EVENINGS, NIGHTS, SEAS, type SeaName } from "../../../art/sea.ts";
export { THEMES, type Theme } from "../../../art/theme.ts";
export { drawBoat } from "./boats.ts";
export { NUMERAL_FONT } from "./card-frame.ts";
export { GAZETTEER, islandAt } from "./gazetteer.ts";
export { drawGlyph, GLYPHS, type GlyphName } from "./glyphs.ts";
export { drawIslandCard } from "./island-card.ts";
export * from "./marks.ts";
export { type PaletteSide as Side, paletteOf } from "./palette.ts";
export { drawBack } from "./specials/back.ts";
export { drawSpecial, SPECIALS, type SpecialName, type Specials } from "./specials/special-card.ts";
export { drawIslet } from "./table/far.ts";
export * from "./table/light.ts";
export { drawQuay, QUAY } from "./table/quay.ts";
export { drawWater, type Water } from "./table/water.ts";
