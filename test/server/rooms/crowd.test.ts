import { expect, test } from "vitest";
import { type Onlooker, objectionToOnlooker } from "../../../server/match/access.ts";

const somebody = (n: number, network = `${n % 100}`): Onlooker => ({ id: `p${n}`, network });
const crowd = (size: number, network?: string): Onlooker[] =>
  Array.from({ length: size }, (_, n) => somebody(n, network));

test("a table has room for 200 onlookers, from wherever they come", () => {
  expect(objectionToOnlooker(crowd(199), somebody(1000))).toBeUndefined();
  expect(objectionToOnlooker(crowd(200), somebody(1000, "another"))).toBe("TooManyWatchers");
});

test("one network has a quarter of the places, and leaves the rest to others", () => {
  expect(objectionToOnlooker(crowd(49, "home"), somebody(1000, "home"))).toBeUndefined();
  expect(objectionToOnlooker(crowd(50, "home"), somebody(1000, "home"))).toBe("TooManyWatchers");
  expect(objectionToOnlooker(crowd(50, "home"), somebody(1000, "abroad"))).toBeUndefined();
});

test("one guest may look on in eight windows, wherever they are", () => {
  const windows = Array.from({ length: 8 }, (_, n) => somebody(7, `${n}`));
  expect(objectionToOnlooker(windows.slice(1), somebody(7))).toBeUndefined();
  expect(objectionToOnlooker(windows, somebody(7))).toBe("TooManyWindows");
  expect(objectionToOnlooker(windows, somebody(8))).toBeUndefined();
});
