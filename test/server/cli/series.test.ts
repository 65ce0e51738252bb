import { describe, expect, test } from "vitest";
import { manageSeries } from "../../../server/cli/series.ts";
import type { DatabaseLocation } from "../../../server/store/location.ts";
import { openStores } from "../../../server/store/open/stores.ts";
import { hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { moment } from "../store/samples.ts";
import { ownLocation } from "./location.ts";
import { ran } from "./terminal.ts";

/** A database with a listed series, and with one by link whose only deal was claimed by a player. */
async function seeded(kind: DatabaseLocation["kind"]): Promise<DatabaseLocation> {
  const location = (await ownLocation(kind)) as DatabaseLocation;
  const store = await openStores(location);
  const plan = { seats: 2, hasBots: false, deals: [{ game: "tranquility", options: {} }], createdAt: moment(0) };
  const limits = { now: moment(0), most: 9, mostInAll: 9 };
  for (const [id, isListed, title] of [
    ["cup", true, "Cup"],
    ["link", false, ""],
  ] as const)
    await store.series.add(
      { id, opener: "ann", title, isListed, opensAt: moment(0), closesAt: moment(3600), ...plan },
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
    expect([code, out.at(-1)]).toEqual([0, "2 series"]);
    expect(out.join("\n")).toMatch(/cup {2}over .* 1 deals, 2 seats, listed, by ann: Cup/);
    expect(out.join("\n")).toMatch(/link {2}over .* by link, by ann$/m);
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

test("the command says what it takes", async () => {
  await ownLocation("file");
  for (const args of [[], ["list", "x"], ["remove"], ["drop", "x"]])
    expect(await ran(manageSeries, ...args)).toMatchObject({ code: 2, err: [expect.any(String), "usage: npm run it"] });
});
