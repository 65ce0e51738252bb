import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../../kit/app.ts";
import type { Guest } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

/** Written from the rules, not from the code. */
const RULES: Readonly<Record<string, { readonly seats: readonly number[]; readonly choices: readonly string[] }>> = {
  standard: { seats: [1, 2, 3, 4, 5], choices: ["galateia", "soloToll", "talk"] },
  arch: { seats: [1, 2, 3, 4, 5], choices: ["galateia", "talk"] },
  pyramid: { seats: [1, 2, 3, 4, 5], choices: ["difficulty", "edition", "talk"] },
  "day-night": { seats: [1, 2, 3, 4, 5], choices: ["galateia", "soloToll", "talk"] },
  duel: { seats: [2], choices: [] },
};

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  galateia: [false, true],
  soloToll: ["draw-five", "two-rounds"],
  difficulty: ["easier", "normal", "harder"],
  edition: ["fr", "de"],
  talk: ["silent", "open"],
};
const NAMES = Object.keys(VALUES);
const SEATS = [1, 2, 3, 4, 5, 6];

/** Each option may be missing. */
function* answers(names: readonly string[], from: (name: string) => readonly unknown[]): Generator<object> {
  const [first, ...rest] = names;
  if (first === undefined) return yield {};
  for (const others of answers(rest, from))
    for (const value of [undefined, ...from(first)]) yield value === undefined ? others : { ...others, [first]: value };
}

const isLegal = (mode: string, options: object): boolean =>
  Object.entries(options).every(
    ([name, value]) => itemAt(RULES, mode).choices.includes(name) && itemAt(VALUES, name).includes(value),
  );

/** The mode's options with every value and a wrong one; other options with their first value. */
const combinations = (mode: string): readonly object[] => [
  ...answers(NAMES, (name) =>
    itemAt(RULES, mode).choices.includes(name) ? [...itemAt(VALUES, name), "wrong"] : [itemAt(VALUES, name)[0]],
  ),
];

let app: TestApp;
let ann: Guest;
beforeAll(async () => {
  const free = {
    requests: undefined,
    joins: undefined,
    matches: undefined,
    messages: undefined,
    talk: undefined,
    codes: undefined,
    allCodes: undefined,
    documents: undefined,
    handedIn: undefined,
    pictures: undefined,
    reads: undefined,
    renames: undefined,
    choices: undefined,
    invitations: undefined,
    programInvitations: undefined,
    webhookTests: undefined,
    writes: undefined,
  };
  app = await startApp({ store: "memory", limits: free });
  ann = await app.guest("Ann");
});
afterAll(() => app.stop());

async function askAll<T>(plans: readonly T[], body: (plan: T) => object): Promise<readonly (readonly [T, string])[]> {
  const said: (readonly [T, string])[] = [];
  for (let i = 0; i < plans.length; i += 100) {
    const some = plans.slice(i, i + 100).map(async (plan) => {
      const answer = await ann.post("/api/matches", { game: "tranquility", ...body(plan) });
      return [plan, answer.status === 201 ? "opened" : String(answer.body.reason)] as const;
    });
    said.push(...(await Promise.all(some)));
  }
  return said;
}

describe.each(Object.keys(RULES))("a table for %s", (mode) => {
  const all = combinations(mode);
  const legal = all.filter((options) => isLegal(mode, options));

  test("is opened with its own choices alone", async () => {
    expect(legal.length).toBeLessThan(all.length);
    for (const [options, said] of await askAll(all, (options) => ({ options: { mode, ...options }, seats: 2 })))
      expect([options, said]).toEqual([options, isLegal(mode, options) ? "opened" : "BadOptions"]);
  });

  test("is opened for as many players as can play it, whatever was chosen", async () => {
    const plans = legal.flatMap((options) => SEATS.map((seats) => ({ options: { mode, ...options }, seats })));
    for (const [plan, said] of await askAll(plans, (plan) => plan))
      expect([plan, said]).toEqual([plan, itemAt(RULES, mode).seats.includes(plan.seats) ? "opened" : "SeatCount"]);
  });
});
