import { ROUGH } from "./art/specials/rough.ts";
/** A page for whoever draws: every picture of the place at once. */
import "@fontsource/figtree/400.css";
import "@fontsource/literata/700.css";
import * as art from "./art/index.ts";

const DENSITY = Math.max(2, window.devicePixelRatio);
const THEMES: readonly art.Theme[] = ["light", "dark", "contrast"];
art.addSpecials(ROUGH);

const SPECIALS: readonly art.SpecialName[] = ["start", "finish", "storm", "compass", "monster", "rocks", "joker"];
const LABEL = "41 − 38 = 3";

/** A picture of width x height px with room for marks that reach beyond it. */
function show(into: Element, label: string, width: number, height: number, draw: (ctx: art.Context) => void): void {
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * art.BLEED) * DENSITY;
  canvas.height = (height + 2 * art.BLEED) * DENSITY;
  canvas.style.width = `${width + 2 * art.BLEED}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  ctx.scale(DENSITY, DENSITY);
  ctx.translate(art.BLEED, art.BLEED);
  draw(ctx);
  const figure = document.createElement("figure");
  figure.append(canvas, label);
  into.append(figure);
}

function section(title: string, theme?: art.Theme): Element {
  const heading = document.createElement("h2");
  heading.textContent = title;
  const box = document.createElement("section");
  if (theme) {
    box.style.background = art.SEAS[theme].base;
    box.style.color = "#ffffff";
  }
  document.body.append(heading, box);
  return box;
}

function islands(side: art.Side): void {
  const box = section(side === "day" ? "Eighty islands, by day" : "The same islands, by night");
  for (const { number, name } of art.GAZETTEER) {
    show(box, name, 112, 112, (ctx) => art.drawIsland(ctx, number, 112, side, "light"));
  }
}

function smallCards(): void {
  const box = section("At 36 px");
  for (const { number } of art.GAZETTEER) show(box, "", 36, 36, (ctx) => art.drawIsland(ctx, number, 36));
  for (const name of SPECIALS) show(box, "", 36, 36, (ctx) => art.drawSpecial(ctx, name, 36));
}

function specials(): void {
  const box = section("Special cards and backs");
  for (const name of SPECIALS) show(box, name, 142, 142, (ctx) => art.drawSpecial(ctx, name, 142, { index: true }));
  for (const theme of THEMES) show(box, `back, ${theme}`, 142, 142, (ctx) => art.drawBack(ctx, 142, theme));
  show(box, "explorers", 142, 142, (ctx) => art.drawBack(ctx, 142, "light", { deck: "explorer" }));
}

function marks(theme: art.Theme): void {
  const box = section(`Marks, ${theme}`, theme);
  const size = 76;
  const mark = (label: string, draw: (ctx: art.Context) => void) => show(box, label, size, size, draw);
  const card = (ctx: art.Context, number: number, side: art.Side = "day") => {
    art.drawShadow(ctx, size, theme);
    art.drawIsland(ctx, number, size, side, theme);
  };
  const corner = (ctx: art.Context, draw: () => void) => {
    ctx.translate(size - 24, -6);
    draw();
  };
  mark("empty", (ctx) => art.drawSpace(ctx, size, theme));
  for (const cost of [0, 1, 2, 3, 4]) {
    mark(cost ? `costs ${cost}` : "free", (ctx) => art.drawLegalSpace(ctx, size, theme, cost));
  }
  mark("sets the price", (ctx) => {
    card(ctx, 38);
    art.drawRing(ctx, size, theme);
  });
  mark("under the pointer", (ctx) => {
    card(ctx, 41);
    art.drawRing(ctx, size, theme);
    corner(ctx, () => art.drawCostDisc(ctx, 30, theme, 3));
  });
  show(box, "sum", 110, art.LABEL_HEIGHT, (ctx) => art.drawLabel(ctx, LABEL, theme));
  mark("last move", (ctx) => {
    card(ctx, 53);
    corner(ctx, () => art.drawFlag(ctx, 1, 26));
  });
  for (const pale of [false, true]) {
    mark(pale ? "to be turned" : "wrong side", (ctx) => {
      card(ctx, 26, "night");
      corner(ctx, () => art.drawTurnBadge(ctx, 26, theme, { pale }));
    });
  }
  mark("finish", (ctx) => art.drawFinishSlot(ctx, size, theme));
  for (const side of ["day", "night"] as const) {
    for (const open of [undefined, "left", "right", "both"] as const) {
      show(box, open ? `run by ${side}, open ${open}` : `run by ${side}`, 150, size, (ctx) =>
        art.drawRun(ctx, 150, size, side, open),
      );
    }
  }
  for (let rig = 0; rig < 6; rig++) show(box, "", 50, 50, (ctx) => art.drawBoat(ctx, 50, { rig, theme }));
  for (const seat of art.FLAGS.keys()) show(box, `seat ${seat}`, 44, 36, (ctx) => art.drawFlag(ctx, seat, 44));
}

function scenery(): void {
  const box = section("Tables");
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
  for (const sea of ["light", "dark", "contrast", "evening"] as const) {
    show(box, sea, 900, 560, (ctx) => art.drawWater(ctx, 900, 560, { sea, ...water }));
  }
  show(box, "night half", 900, 560, (ctx) => art.drawWater(ctx, 900, 560, { sea: "light", ...water, night: 240 }));
  const aside = [[0, 604] as const, [150, 574] as const, [390, 582] as const];
  const islet = { x: 500, y: 10, size: 74 };
  show(box, "aside", 844, 390, (ctx) =>
    art.drawWater(ctx, 844, 390, { sea: "light", land: [block(226, 63, 264)], aside, islet }),
  );
  for (const theme of THEMES) show(box, "quay", 680, 116, (ctx) => art.drawQuay(ctx, 680, theme, { taken: 3 }));
  show(box, "dial", 180, 180, (ctx) => {
    art.drawDial(ctx, 180);
    art.drawDialPointer(ctx, 180);
  });
  show(box, "lantern", 26, 26, (ctx) => art.drawLantern(ctx));
  for (const name of Object.keys(art.GLYPHS) as art.GlyphName[]) {
    show(box, name, 40, 40, (ctx) => art.drawGlyph(ctx, name, 40, art.THEMES.light.ink));
  }
  for (const name of Object.keys(art.ICONS) as art.IconName[]) {
    const figure = document.createElement("figure");
    figure.innerHTML = art.iconSvg(name, 28);
    figure.append(name);
    box.append(figure);
  }
}

await document.fonts.load("700 20px Literata", "0123456789");
islands("day");
islands("night");
smallCards();
specials();
for (const theme of THEMES) marks(theme);
scenery();
document.body.dataset.ready = "yes";
