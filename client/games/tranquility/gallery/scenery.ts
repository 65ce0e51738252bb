import * as gallery from "../../../art/gallery.ts";
import { ICONS } from "../../../ui/icons.ts";
import * as art from "../art/index.ts";
import { ICONS as OWN_ICONS } from "../icons.ts";

/** Adds a margin for parts that reach beyond a card. */
const show = (
  ...picture: [into: Element, label: string, width: number, height: number, draw: (ctx: art.Context) => void]
) => gallery.show(...picture, art.BLEED);

export function showScenery(): void {
  const box = gallery.section("Tables");
  const block = (x: number, y: number, size: number) => ({
    outline: [[x, y] as const, [x + size, y] as const, [x + size, y + size] as const, [x, y + size] as const],
  });
  const land = [block(270, 60, 360)];
  const shore = [0, 430, 100, 425, 180, 412, 240, 425, 300, 462, 450, 468, 900, 460];
  const water = {
    land,
    shore: shore.flatMap((x, i) => (i % 2 ? [] : [[x, shore[i + 1] ?? 0] as const])),
    farShore: { x: 660, y: 120 },
    rose: { x: 110, y: 280, radius: 80 },
  };
  for (const sea of ["light", "dark", "contrast", "evening", "dusk"] as const) {
    show(box, sea, 900, 560, (ctx) => art.drawWater(ctx, 900, 560, { sea, ...water }));
    show(box, `${sea}, night half`, 900, 560, (ctx) => art.drawWater(ctx, 900, 560, { sea, ...water, night: 240 }));
    show(box, `islet, ${sea}`, 74, 74, (ctx) => art.drawIslet(ctx, 74, sea));
  }
  const aside = [[0, 604] as const, [150, 574] as const, [390, 582] as const];
  show(box, "aside", 844, 390, (ctx) =>
    art.drawWater(ctx, 844, 390, { sea: "light", land: [block(226, 63, 264)], aside }),
  );
  for (const theme of ["light", "dark", "contrast"] as const)
    show(box, "quay", 680, 116, (ctx) => art.drawQuay(ctx, 680, theme, { taken: 3 }));
  show(box, "dial", 180, 180, (ctx) => {
    art.drawDial(ctx, 180);
    art.drawDialPointer(ctx, 180);
  });
  show(box, "lantern", 26, 26, (ctx) => art.drawLantern(ctx, 26));
  for (const name of Object.keys(art.GLYPHS) as art.GlyphName[]) {
    show(box, name, 40, 40, (ctx) => art.drawGlyph(ctx, name, 40, art.THEMES.light.ink));
  }
  for (const [name, path] of Object.entries(ICONS)) showIcon(box, name, path);
  for (const [name, { path }] of Object.entries(OWN_ICONS)) showIcon(box, name, path);
}

function showIcon(into: Element, name: string, path: string): void {
  const figure = document.createElement("figure");
  figure.innerHTML = `<svg class="icon" viewBox="0 0 20 20" width="28" height="28"><path d="${path}"/></svg>`;
  figure.append(name);
  into.append(figure);
}
