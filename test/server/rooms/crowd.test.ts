import { expect, test } from "vitest";
import { type Onlooker, onlookerRefusal } from "../../../server/match/access.ts";

const somebody = (n: number, network = `${n % 100}`): Onlooker => ({ id: `p${n}`, network });
const crowd = (size: number, network?: string): Onlooker[] =>
  Array.from({ length: size }, (_, n) => somebody(n, network));

test("a table has room for 200 spectators, from any network", () => {
  expect(onlookerRefusal(crowd(199), somebody(1000))).toBeUndefined();
  expect(onlookerRefusal(crowd(200), somebody(1000, "another"))).toBe("TooManyWatchers");
});

test("one network has a quarter of the places, and leaves the rest to others", () => {
  expect(onlookerRefusal(crowd(49, "home"), somebody(1000, "home"))).toBeUndefined();
  expect(onlookerRefusal(crowd(50, "home"), somebody(1000, "home"))).toBe("TooManyWatchers");
  expect(onlookerRefusal(crowd(50, "home"), somebody(1000, "abroad"))).toBeUndefined();
});

test("one guest may watch in eight windows, from any network", () => {
  const windows = Array.from({ length: 8 }, (_, n) => somebody(7, `${n}`));
  expect(onlookerRefusal(windows.slice(1), somebody(7))).toBeUndefined();
  expect(onlookerRefusal(windows, somebody(7))).toBe("TooManyWindows");
  expect(onlookerRefusal(windows, somebody(8))).toBeUndefined();
});
