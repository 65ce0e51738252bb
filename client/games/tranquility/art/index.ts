/**
 * Every picture of the game, drawn by code. Each draws at the origin, in CSS px: scale the context by the density first, and load
 * Literata 700 before drawing numerals. The picture of the home page is in hero.ts.
 */

export type { Context, Point, Polyline as Line } from "../../../art/pen.ts";
export { drawSea, EVENINGS, NIGHTS, SEAS, type SeaColours, type SeaName } from "../../../art/sea.ts";
export { THEMES, type Theme, type ThemeColours } from "../../../art/theme.ts";
export { drawBoat } from "./boats.ts";
export { CARD, NUMERAL_FONT } from "./card.ts";
export { GAZETTEER, type GazetteerEntry as Island, islandAt } from "./gazetteer.ts";
export { drawGlyph, GLYPHS, type GlyphName } from "./glyphs.ts";
export { drawIsland } from "./islands.ts";
export * from "./marks.ts";
export { hourOf, type PaletteSide as Side, paletteOf, type TranquilityPalette as Palette } from "./palette.ts";
export { type DeckName as Deck, drawBack } from "./specials/back.ts";
export { drawSpecial, SPECIALS, type SpecialName, type Specials } from "./specials/specials.ts";
export { drawFarShore, drawIslet } from "./table/far.ts";
export * from "./table/light.ts";
export { drawQuay, QUAY, quayPlace } from "./table/quay.ts";
export { drawRose } from "./table/rose.ts";
export type { Shallow } from "./table/shoals.ts";
export { drawWater, type Water } from "./table/water.ts";
