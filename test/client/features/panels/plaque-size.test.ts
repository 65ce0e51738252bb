import { expect, test } from "vitest";
import { type PlaqueSize, plaqueSize } from "../../../../client/features/panels/plaque-size.ts";

const column = (count: number, width: number, height: number) =>
  Array.from({ length: count }, (_, i) => ({ x: 16, y: i * (height + 8), width, height }));
const row = (count: number, width: number) =>
  Array.from({ length: count }, (_, i) => ({ x: i * (width + 4), y: 60, width, height: 48 }));

test.each<[string, Parameters<typeof plaqueSize>[0], PlaqueSize]>([
  ["five low ones that are wide enough for names", { shape: "desktop", plaques: column(5, 276, 58) }, ""],
  ["three low ones in which a name has a line", { shape: "desktop", plaques: column(3, 221, 53) }, "lean"],
  ["ten low ones beside rows", { shape: "desktop", plaques: column(10, 190, 44) }, "line"],
  ["four beside rows", { shape: "desktop", plaques: column(4, 190, 96) }, "lean"],
  ["two tall ones beside rows", { shape: "desktop", plaques: column(2, 190, 120) }, ""],
  ["flags on a phone on its side", { shape: "landscape", plaques: column(8, 44, 30) }, "slim"],
  ["lines on a phone on its side", { shape: "landscape", plaques: column(5, 120, 36) }, "line"],
  ["five in a row on a phone", { shape: "portrait", plaques: row(5, 70) }, "tight"],
  ["two in a row on a phone", { shape: "portrait", plaques: row(2, 180) }, ""],
  ["one alone", { shape: "desktop", plaques: column(1, 190, 50) }, ""],
])("a plaque has the right size: %s", (_, panels, size) => {
  expect(plaqueSize(panels)).toBe(size);
});
