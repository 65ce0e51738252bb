import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { requests } from "../../server/rooms/request-schemas.ts";
import { issuesIn, oversized, shortened, unboundedIn } from "../kit/oversized.ts";
import { SHELF } from "../kit/shelf.ts";

const SAMPLES: Readonly<Record<string, URL>> = {
  wayward: new URL("../../shared/games/wayward/deck/fleet.json", import.meta.url),
};

/** Maximum numbers of issues that schemas put into words for a document, and of faults that its game reports. */
const [MOST_ISSUES, MOST_FAULTS] = [1000, 50];

const keeping = Object.values(SHELF).filter(({ documents }) => documents);

test.each(keeping)("a document of $id of the largest size is refused after few faults", async ({ id, documents }) => {
  const sample = SAMPLES[id];
  if (!sample) throw new Error(`add a document of ${id} to the samples`);
  const { largest, read } = documents!;
  for (const text of oversized(shortened(JSON.parse(readFileSync(sample, "utf8"))), largest)) {
    let faults = 0;
    const issues = await issuesIn(() => {
      const known = read(text);
      faults = "faults" in known ? known.faults.length : 0;
    });
    expect(issues, text.slice(0, 200)).toBeLessThan(MOST_ISSUES);
    expect(faults, text.slice(0, 200)).toBeLessThanOrEqual(MOST_FAULTS);
  }
});

test("every list in the options and commands of a game and in the requests of a table has a largest length", () => {
  const schemas = [
    ...Object.values(SHELF).flatMap(({ id, options, command }) => [
      [`${id} options`, options] as const,
      [`${id} command`, command] as const,
    ]),
    ...Object.entries(requests).map(([name, schema]) => [`request ${name}`, schema] as const),
  ];
  const unbounded = schemas.flatMap(([name, schema]) => unboundedIn(schema).map((path) => `${name}${path}`));
  expect(unbounded).toEqual([]);
});
