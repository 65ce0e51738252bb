import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { manageBoards } from "../../../server/cli/boards.ts";
import { exportMatches } from "../../../server/cli/export.ts";
import { importMatches } from "../../../server/cli/import.ts";
import type { DatabaseLocation } from "../../../server/store/location.ts";
import { openStores } from "../../../server/store/open/stores.ts";
import { EXAMPLES } from "../../../shared/games/tranquility/boards/examples.ts";
import { hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { moment } from "../store/samples.ts";
import { ownLocation } from "./location.ts";
import { folder, ran } from "./terminal.ts";

const MOST = { most: 9, since: moment(0), mostSince: 9, mostInAll: 9 };

/** Three boards, one reported by two players. */
async function seeded(kind: DatabaseLocation["kind"]): Promise<DatabaseLocation> {
  const location = (await ownLocation(kind)) as DatabaseLocation;
  const store = await openStores(location);
  for (const [n, id] of ["bay", "hook", "reef"].entries())
    await store.gallery.publish(
      {
        ...{ id, game: "tranquility", publisher: "ann", title: `The ${id} \u001b[31m`, author: "Ann" },
        ...{ publishedAt: moment(n), definition: id === "reef" ? JSON.stringify(EXAMPLES[0]) : "{}" },
      },
      MOST,
    );
  for (const player of ["bob", "cy"]) await store.gallery.report({ board: "hook", player, at: moment(1) }, 9);
  await store.close();
  return location;
}

describe.each([
  ["a file", "file", true],
  [`PostgreSQL${noPostgres}`, "postgres", hasPostgres],
] as const)("boards in %s", (_, kind, isThere) => {
  test.skipIf(!isThere)("are listed with their reports, hidden, shown, and chosen for the week", async () => {
    const location = await seeded(kind);
    const { code, out } = await ran(manageBoards, "--list");
    expect([code, out.length, out.at(-1)]).toEqual([0, 4, "3 boards"]);
    expect(out[0]).toMatch(
      /^hook {2}tranquility {2}.* public, reports: 2, published by ann: "The hook \\u001b\[31m" by "Ann"$/,
    );
    expect(await ran(manageBoards, "--hide", "hook")).toMatchObject({
      code: 0,
      out: ["hook: hidden; its matches stay"],
    });
    expect((await ran(manageBoards, "--list")).out[0]).toContain("hidden, reports: 2");
    expect((await ran(manageBoards, "--week", "reef")).code).toBe(0);
    expect(await ran(manageBoards, "--week", "bay")).toMatchObject({
      code: 1,
      out: ["bay: this release cannot play it"],
    });
    for (const flag of ["--hide", "--show", "--week"])
      expect(await ran(manageBoards, flag, "none")).toMatchObject({ code: 1, out: ["none: no such board"] });
    const store = await openStores(location);
    expect((await store.gallery.get("hook"))?.isHidden).toBe(true);
    const { id, featuredAt } = (await store.gallery.featured(new Date(Date.now() - 60_000).toISOString()))!;
    expect(id).toBe("reef");
    expect(await store.series.onBoard("reef", featuredAt)).toMatchObject({ opener: "", board: "reef", isListed: true });
    await store.close();
    await ran(manageBoards, "--show", "hook");
    expect((await ran(manageBoards, "--list")).out[0]).toContain("public, reports: 2");
  });

  test.skipIf(!isThere)("move with an export of everything, hidden ones and reports too", async () => {
    const from = await seeded(kind);
    await ran(manageBoards, "--hide", "bay");
    await ran(manageBoards, "--week", "reef");
    const before = await openStores(from);
    await before.gallery.setOdds("hook", '[{"seats":1,"played":2,"won":1,"moves":30}]');
    const due = await Promise.all(["bay", "hook", "reef"].map((id) => before.gallery.get(id)));
    const series = await before.series.onBoard("reef", due[2]!.featuredAt);
    await before.close();
    const out = join(folder(), "out");
    expect((await ran(exportMatches, "--out", out, "--with-keys")).code).toBe(0);
    expect(JSON.parse(readFileSync(join(out, "boards.json"), "utf8"))).toHaveLength(3);
    const to = (await ownLocation(kind)) as DatabaseLocation;
    for (let n = 0; n < 2; n++) expect((await ran(importMatches, out)).code).toBe(0);
    const after = await openStores(to);
    expect(await Promise.all(["bay", "hook", "reef"].map((id) => after.gallery.get(id)))).toEqual(due);
    expect(await after.gallery.reportsOf("hook")).toBe(2);
    expect(series).toBeDefined();
    expect(await after.series.onBoard("reef", due[2]!.featuredAt)).toEqual(series);
    await after.close();
    writeFileSync(join(out, "boards.json"), JSON.stringify([{ ...due[0], definition: "[" }]));
    expect((await ran(importMatches, out)).err[0]).toContain("does not hold boards of a gallery");
  });
});

test("a wrong command line is refused with the usage", async () => {
  await ownLocation("file");
  for (const args of [[], ["list"], ["--list", "--hide", "x"], ["--hide"], ["--week", ""]])
    expect(await ran(manageBoards, ...args)).toMatchObject({ code: 2, err: [expect.any(String), "usage: npm run it"] });
});
