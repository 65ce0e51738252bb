import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ASSUMED, capacityTable, MEASURED, needOf } from "./capacity.page.ts";

const page = readFileSync(new URL("../../../server/cluster/CAPACITY.md", import.meta.url), "utf8");

test("the page on capacity holds the table that its constants come to", () => {
  expect(page).toContain(capacityTable());
});

test("the page on capacity names every constant it is computed from", () => {
  const constants = [...Object.values(MEASURED), ...Object.values(ASSUMED)];
  for (const constant of constants.filter((one) => one > 9 || !Number.isInteger(one)))
    expect(page).toMatch(new RegExp(`(?<![\\d.,])${constant.toLocaleString("en")}(?![\\d])`));
});

test("what tables need grows with them, and messages to all processes with their square", () => {
  const [few, many] = [needOf(1e5), needOf(1e6)];
  expect(many.cores / few.cores).toBeCloseTo(10);
  expect(many.deliveries / few.deliveries).toBeGreaterThan(90);
});
