import { describe, expect, test } from "vitest";
import { FLAGGED } from "../../../../../client/art/flag-designs.ts";
import { drawFlag } from "../../../../../client/art/flags.ts";
import { drawLogo } from "../../../../../client/art/logo.ts";
import { drawHero } from "../../../../../client/games/tranquility/art/hero.ts";
import * as art from "../../../../../client/games/tranquility/art/index.ts";
import { drawGround } from "../../../../../client/games/tranquility/art/island-card.ts";
import { ALL_SPECIALS } from "../../../../../client/games/tranquility/art/specials/rough.ts";
import { numbersOf, record } from "../../../../kit/canvas.ts";

const THEMES: readonly art.Theme[] = ["light", "dark", "contrast"];
const SIDES: readonly art.Side[] = ["day", "night"];

const SPECIALS: readonly art.SpecialName[] = ["start", "finish", "storm", "compass", "monster", "rocks", "joker"];

const island = (number: number, side: art.Side, theme: art.Theme = "light", size = 98) =>
  JSON.stringify(record((ctx) => art.drawIslandCard(ctx, number, size, side, theme)));

const islands = () => SIDES.flatMap((side) => art.GAZETTEER.map(({ number }) => island(number, side)));

describe("the islands", () => {
  const drawings = islands();

  test("are drawn the same way every time", () => {
    expect(islands()).toEqual(drawings);
  });

  test("are all different, and so are their two sides", () => {
    expect(new Set(drawings).size).toBe(160);
  });

  test("differ in their pictures, not in their numerals only", () => {
    const pictures = art.GAZETTEER.map(({ number }) => JSON.stringify(record((ctx) => drawGround(ctx, number))));
    expect(new Set(pictures).size).toBe(80);
  });

  test("show their number, and again for a fan", () => {
    const written = (index: boolean) =>
      record((ctx) => art.drawIslandCard(ctx, 41, 126, "day", "light", { index })).filter(
        ([what]) => what === "fillText",
      );
    expect(written(false).map(([, text]) => text)).toEqual(["41"]);
    expect(written(true).map(([, text]) => text)).toEqual(["41", "41"]);
  });
});

const PICTURES: [string, (ctx: art.Context) => void][] = [
  ...SIDES.flatMap((side) =>
    art.GAZETTEER.map(({ number, name }): [string, (ctx: art.Context) => void] => [
      `${name} by ${side}`,
      (ctx) => art.drawIslandCard(ctx, number, 36, side, "contrast", { index: true }),
    ]),
  ),
  ...SPECIALS.map((name): [string, (ctx: art.Context) => void] => [
    name,
    (ctx) => art.drawSpecial(ctx, ALL_SPECIALS[name], 64, "light", { index: true }),
  ]),
  ...THEMES.flatMap((theme): [string, (ctx: art.Context) => void][] => [
    [`back ${theme}`, (ctx) => art.drawBack(ctx, 36, theme)],
    [`explorer ${theme}`, (ctx) => art.drawBack(ctx, 98, theme, { deck: "explorer" })],
    [
      `boat ${theme}`,
      (ctx) => [0, 1, 2, 3, 4, 5, 6].forEach((rig) => void art.drawBoat(ctx, 46, { rig, dir: -1, theme })),
    ],
    [`space ${theme}`, (ctx) => art.drawSpace(ctx, 98, theme)],
    [`legal ${theme}`, (ctx) => [0, 1, 2, 3, 4].forEach((cost) => void art.drawLegalSpace(ctx, 58, theme, cost))],
    [`cost ${theme}`, (ctx) => [0, 4].forEach((cost) => void art.drawCostDisc(ctx, 38, theme, cost))],
    [`ring ${theme}`, (ctx) => art.drawRing(ctx, 98, theme)],
    [`shadow ${theme}`, (ctx) => art.drawShadow(ctx, 98, theme, { held: true })],
    [`turn ${theme}`, (ctx) => art.drawTurnBadge(ctx, 28, theme, { pale: true })],
    [`closed space ${theme}`, (ctx) => art.drawClosedSpace(ctx, 98, theme)],
    [`finish ${theme}`, (ctx) => art.drawSlot(ctx, "light", 88, theme)],
    [`label ${theme}`, (ctx) => art.drawLabel(ctx, "41 − 38 = 3", theme)],
    [`run ${theme}`, (ctx) => SIDES.forEach((side) => void art.drawRun(ctx, 200, 98, side, theme, "left"))],
    [`joker ${theme}`, (ctx) => art.drawSpecial(ctx, ALL_SPECIALS.joker, 64, theme, { value: 41 })],
    [`quay ${theme}`, (ctx) => art.drawQuay(ctx, 680, theme)],
  ]),
  ...(Object.keys(art.SEAS) as art.SeaName[]).map((sea): [string, (ctx: art.Context) => void] => [
    `sea, ${sea}`,
    (ctx) => drawTable(ctx, sea),
  ]),
  ["flags", (ctx) => FLAGGED.forEach((seat) => void drawFlag(ctx, seat, 44))],
  ["glyphs", (ctx) => Object.values(art.GLYPHS).forEach((glyph) => void glyph(ctx, 0, 0, 10, "#000000"))],
  ["mark", (ctx) => drawLogo(ctx, 0, 0, 10, "#000000")],
  ["lantern", (ctx) => art.drawLantern(ctx, 26)],
  ["beam", (ctx) => art.drawBeam(ctx, 900, 0.1, 0.6)],
  ["dial", (ctx) => art.drawDial(ctx, 180)],
  ["hero", (ctx) => drawHero(ctx, 720, 450)],
];

function drawTable(ctx: art.Context, sea: art.SeaName): void {
  art.drawWater(ctx, 600, 400, {
    sea,
    land: [
      {
        outline: [
          [100, 50],
          [300, 50],
          [300, 250],
          [100, 250],
        ],
      },
    ],
    shore: [
      [0, 300],
      [300, 320],
      [600, 310],
    ],
    aside: [
      [0, 500],
      [400, 520],
    ],
    night: 150,
    farShore: { x: 400, y: 90 },
    rose: { x: 60, y: 60, radius: 40 },
  });
  art.drawIslet(ctx, 72, sea);
}

test("high contrast has no shadows", () => {
  expect(record((ctx) => art.drawShadow(ctx, 98, "contrast"))).toEqual([]);
  expect(record((ctx) => art.drawShadow(ctx, 98, "light"))).not.toEqual([]);
});

describe("every picture", () => {
  test.each(PICTURES)("%s is drawn with numbers and leaves its context as it was", (_, draw) => {
    const steps = record(draw);
    expect(numbersOf(steps).every(Number.isFinite)).toBe(true);
    const depth = steps.map(([what]) => (what === "save" ? 1 : what === "restore" ? -1 : 0));
    expect(depth.reduce((sum: number, step) => sum + step, 0)).toBe(0);
  });

  test.each(PICTURES)("%s uses colours that a canvas understands", (_, draw) => {
    const colours = record(draw).flatMap(([what, value]) =>
      (what === "fillStyle" || what === "strokeStyle") && typeof value === "string" ? [value] : [],
    );
    const odd = colours.filter((colour) => !/^#[0-9a-f]{6}([0-9a-f]{2})?$|^rgba\([\d.,]+\)$/.test(colour));
    expect(odd).toEqual([]);
  });
});
