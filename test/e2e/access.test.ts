import { afterAll, beforeAll, describe, it } from "vitest";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { type House, openHouse, playAlone } from "./kit/house.ts";

describe.skipIf(!executablePath)(`axe finds nothing${noBrowser}`, () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse("canvas");
  });
  afterAll(() => house.close());

  const sizes = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];

  it.each(sizes)("on the home page at $width by $height", async (viewport) => {
    const page = await house.page({ viewport });
    await page.goto("/");
    await page.getByRole("button", { name: "Take a seat" }).waitFor();
    await expectClean(page);
  });

  it.each(sizes)("before a match at $width by $height", async (viewport) => {
    const page = await house.page({ viewport });
    await page.goto("/");
    await page.getByRole("button", { name: "With friends" }).click();
    await page.getByRole("button", { name: "Add a bot" }).first().waitFor();
    await expectClean(page);
  });

  it.each(sizes)("in a match at $width by $height", async (viewport) => {
    const page = await house.page({ viewport });
    await playAlone(page);
    await page.getByRole("option").first().click({ force: true });
    await expectClean(page);
  });
});
