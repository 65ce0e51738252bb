import { expect, test } from "vitest";
import { invitationHead } from "../../../server/http/pages.ts";
import type { Summary } from "../../../shared/engine/summary.ts";
import { type Heads, invitationName } from "../../../shared/head.ts";
import { routeOf } from "../../../shared/routes.ts";

const ann = { name: "Ann", kind: "human", player: "pann" } as const;
const table = (change: Partial<Summary> = {}): Summary =>
  ({
    code: "abc234",
    game: "sea",
    variant: "arch",
    options: { fog: false, harbours: 2 },
    state: "open",
    seats: [ann, null, null],
    ...change,
  }) as Summary;

const heads: Heads = {
  "sea-arch-3": { title: "You are invited", description: "Great Arch, 3 players" },
  "sea-arch-3-fog=true": { title: "You are invited", description: "Great Arch, with fog, 3 players" },
};

async function said(path: string, match: Summary | undefined, asked: string[] = []) {
  const headOf = invitationHead(async (code, network) => {
    asked.push(`${code} by ${network}`);
    return match;
  });
  return headOf(routeOf(path), { language: "en", network: "10.0.0.1", heads });
}

test("an invitation says what is played and for how many, and nothing of who is there", async () => {
  const head = await said("/t/abc234", table());
  expect(head).toEqual(heads["sea-arch-3"]);
  expect(JSON.stringify(head)).not.toContain("Ann");
  expect(invitationName(table())).toBe("sea-arch-3");
});

test("an option that changes what one is invited to is told", async () => {
  const foggy = table({ options: { harbours: 2, fog: true } });
  expect(await said("/t/abc234", foggy)).toEqual(heads["sea-arch-3-fog=true"]);
});

test.each([
  ["of a table that is full", table({ seats: [ann, ann, ann] })],
  ["of a match that is played", table({ state: "live" })],
  ["of one that is over", table({ state: "over" })],
  ["of a board that nothing is known of", table({ variant: "checkers" })],
  ["that leads nowhere", undefined],
])("the address %s is like any other", async (_, match) => {
  expect(await said("/t/abc234", match)).toBeUndefined();
});

test("it is looked for once, by whoever asks, and on no other page", async () => {
  const asked: string[] = [];
  await said("/t/abc234", table(), asked);
  for (const path of ["/", "/learn", "/r/abc234", "/t/a/b", "/embed/r/abc234"]) await said(path, table(), asked);
  expect(asked).toEqual(["abc234 by 10.0.0.1"]);
});

test("who is slowed down is served a page like any other", async () => {
  const headOf = invitationHead(async () => {
    throw new Error("TooMany");
  });
  expect(await headOf(routeOf("/t/abc234"), { language: "en", network: "h", heads })).toBeUndefined();
});
