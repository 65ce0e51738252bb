import { expect, test } from "vitest";
import { type SpectatorConnection, spectatorRefusal } from "../../../server/match/access.ts";

const somebody = (n: number, network = `${n % 100}`): SpectatorConnection => ({ id: `p${n}`, network });
const crowd = (size: number, network?: string): SpectatorConnection[] =>
  Array.from({ length: size }, (_, n) => somebody(n, network));

test("a table has room for 200 spectators, from any network", () => {
  expect(spectatorRefusal(crowd(199), somebody(1000))).toBeUndefined();
  expect(spectatorRefusal(crowd(200), somebody(1000, "another"))).toBe("TooManyWatchers");
});

test("one network has a quarter of the places, and leaves the rest to others", () => {
  expect(spectatorRefusal(crowd(49, "home"), somebody(1000, "home"))).toBeUndefined();
  expect(spectatorRefusal(crowd(50, "home"), somebody(1000, "home"))).toBe("TooManyWatchers");
  expect(spectatorRefusal(crowd(50, "home"), somebody(1000, "abroad"))).toBeUndefined();
});

test("one guest may watch in eight windows, from any network", () => {
  const windows = Array.from({ length: 8 }, (_, n) => somebody(7, `${n}`));
  expect(spectatorRefusal(windows.slice(1), somebody(7))).toBeUndefined();
  expect(spectatorRefusal(windows, somebody(7))).toBe("TooManyWindows");
  expect(spectatorRefusal(windows, somebody(8))).toBeUndefined();
});
