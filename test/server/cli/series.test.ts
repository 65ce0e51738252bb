import { describe, expect, test } from "vitest";
import { manageSeries } from "../../../server/cli/series.ts";
import type { DatabaseLocation } from "../../../server/store/location.ts";
import { openStores } from "../../../server/store/open/stores.ts";
import { hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { moment } from "../store/samples.ts";
import { ownLocation } from "./location.ts";
import { ran } from "./terminal.ts";

/**
 * Stores four series: one listed, one by link with a claimed deal, one of a board of the week, one of a deleted player.
 */
async function seeded(kind: DatabaseLocation["kind"]): Promise<DatabaseLocation> {
  const location = (await ownLocation(kind)) as DatabaseLocation;
  const store = await openStores(location);
  const plan = { seats: 2, hasBots: false, deals: [{ game: "tranquility", options: {} }], createdAt: moment(0) };
  const limits = { now: moment(0), most: 9, mostInAll: 9 };
  const hook = { id: "b", game: "wayward", publisher: "ann", title: "Hook", author: "Ann", publishedAt: moment(0) };
  const most = { most: 9, since: moment(0), mostSince: 9, mostInAll: 9 };
  await store.gallery.publish({ ...hook, definition: "{}" }, most);
  await store.gallery.feature("b", moment(0));
  for (const [id, isListed, title, opener, board] of [
    ["cup", true, "Cup", "ann"],
    ["link", false, "", "ann"],
    ["week", true, "Hook", "", "b"],
    ["gone", true, "Gone", ""],
  ] as const)
    await store.series.add(
      { id, opener, title, isListed, opensAt: moment(0), closesAt: moment(3600), ...plan, ...(board && { board }) },
      limits,
    );
  await store.series.claim({ series: "link", deal: 1, match: "m", players: ["bob"], at: moment(1) }, 9);
  await store.close();
  return location;
}

describe.each([
  ["a file", "file", true],
  [`PostgreSQL${noPostgres}`, "postgres", hasPostgres],
] as const)("series in %s", (_, kind, isThere) => {
  test.skipIf(!isThere)("are listed whether public or not, and removed with their standings", async () => {
    const location = await seeded(kind);
    const { code, out } = await ran(manageSeries, "list");
    expect([code, out.at(-1)]).toEqual([0, "4 series"]);
    expect(out.join("\n")).toMatch(/cup {2}over .* 1 deals, 2 seats, listed, by ann: Cup/);
    expect(out.join("\n")).toMatch(/link {2}over .* by link, by ann$/m);
    expect(out.join("\n")).toMatch(/, listed, of the week: Hook$/m);
    expect(out.join("\n")).toMatch(/^gone .*, listed, by a deleted player: Gone$/m);
    expect(await ran(manageSeries, "remove", "link", "none")).toMatchObject({
      code: 1,
      out: ["link: removed, with its standings; its matches stay", "none: no such series"],
    });
    const store = await openStores(location);
    expect([await store.series.get("link"), await store.series.matchesOf("link", 1)]).toEqual([undefined, []]);
    expect(await store.series.get("cup")).toBeDefined();
    await store.close();
  });
});

test("a wrong command line is refused with the usage", async () => {
  await ownLocation("file");
  for (const args of [[], ["list", "x"], ["remove"], ["drop", "x"]])
    expect(await ran(manageSeries, ...args)).toMatchObject({ code: 2, err: [expect.any(String), "usage: npm run it"] });
});
