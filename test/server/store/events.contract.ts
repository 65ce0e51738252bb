import { expect } from "vitest";
import { Conflict } from "../../../server/store/errors.ts";
import { itemAt } from "../../kit/item-at.ts";
import { contractOf } from "./contract.ts";
import { entries, entry, extend, seat, summary, versions } from "./samples.ts";

export const eventsContract = contractOf("event logs", (test) => {
  test("what was appended is read back, in order", async ({ store }) => {
    await store.events.append("m", 0, entries(1, 3), summary("m", 3));
    await store.events.append("m", 3, entries(4, 4), summary("m", 4));
    expect(await store.events.read("m")).toEqual(entries(1, 4));
  });

  test("reading can begin after a version", async ({ store }) => {
    await extend(store, "m", 0, 5);
    expect(await store.events.read("m", 3)).toEqual(entries(4, 5));
    expect(await store.events.read("m", 5)).toEqual([]);
    expect(await store.events.read("m", 9)).toEqual([]);
  });

  test("a stream that does not exist has no entries", async ({ store }) => {
    expect(await store.events.read("nobody")).toEqual([]);
  });

  test("entries and summaries survive exactly as JSON has them", async ({ store }) => {
    const odd = entry(1, {
      seat: 0,
      text: 'quotes " \\ \u0000 \u2028 ünï ✓ 🂡',
      cause: "nul \u0000, and 'quotes'",
      numbers: [0, -1, 0.1, 1e300, 2 ** 53 - 1, -(2 ** 53)],
      nested: { null: null, empty: {}, list: [[], [[1]]], "": "" },
      secret: { to: [], faces: { 17: "i42" } },
      absent: undefined,
    });
    const stored = summary("m", 1, { options: { ö: [null, 1.5, { deep: "🌊" }] }, seats: [null, seat("ann")] });
    await store.events.append("m", 0, [odd], stored);
    expect(await store.events.read("m")).toStrictEqual([JSON.parse(JSON.stringify(odd))]);
    expect(await store.matches.find({ id: "m" })).toStrictEqual([stored]);
  });

  test("stored data does not change when the caller's objects change", async ({ store }) => {
    const cards = [1, 2];
    await store.events.append("m", 0, [entry(1, { cards })], summary("m", 1));
    cards.push(3);
    Object.assign(itemAt(await store.events.read("m"), 0), { cards: [] });
    expect(await store.events.read("m")).toEqual([entry(1, { cards: [1, 2] })]);
  });

  test.for([
    { expected: 1, why: "is shorter" },
    { expected: 4, why: "is longer", held: 5 },
    { expected: 0, why: "exists", held: 2 },
  ])("an append conflicts when the stream $why than it expects", async ({ expected, held = 0 }, { store }) => {
    if (held > 0) await extend(store, "m", 0, held);
    const late = store.events.append("m", expected, [entry(expected + 1)], summary("m", 99, { code: "late" }));
    await expect(late).rejects.toBeInstanceOf(Conflict);
    expect(await store.events.read("m")).toEqual(entries(1, held));
    expect(await store.matches.find({ code: "late" })).toEqual([]);
  });

  test("versions have no gaps: entries that do not follow are refused, all of them", async ({ store }) => {
    for (const wrong of [[entry(2)], [entry(1), entry(3)], [entry(1), entry(1)], [entry(0), entry(1)]]) {
      await expect(store.events.append("m", 0, wrong, summary("m", 2))).rejects.toThrow(RangeError);
    }
    expect(await store.events.read("m")).toEqual([]);
    expect(await store.matches.find({})).toEqual([]);
  });

  test("an append has at least one entry: one without is refused, and changes no list", async ({ store }) => {
    await extend(store, "m", 0, 2);
    for (const [stream, expected] of [
      ["m", 2],
      ["new", 0],
    ] as const) {
      const empty = store.events.append(stream, expected, [], summary(stream, expected, { code: "empty" }));
      await expect(empty).rejects.toThrow(RangeError);
    }
    expect(await store.matches.find({ code: "empty" })).toEqual([]);
    expect(await versions(store, "m")).toEqual([1, 2]);
    await extend(store, "new", 0, 1);
  });

  test("of two concurrent appends to the same place one succeeds", async ({ store }) => {
    await extend(store, "m", 0, 2);
    const racers = ["ann", "bob"].map((who) => store.events.append("m", 2, [entry(3, { who })], summary("m", 3)));
    const results = await Promise.allSettled(racers);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((result) => result.status === "rejected")?.reason).toBeInstanceOf(Conflict);
    expect(await versions(store, "m")).toEqual([1, 2, 3]);
  });

  test("a conflict affects no concurrent append", async ({ store }) => {
    const names = Array.from({ length: 20 }, (_, n) => `m${n}`);
    const results = await Promise.allSettled(
      names.flatMap((id, n) => [extend(store, id, 0, 2), extend(store, id, n % 2 ? 2 : 0, 4)]),
    );
    expect(results.map(({ status }) => status === "fulfilled")).toEqual(names.flatMap((_, n) => [true, n % 2 === 1]));
    for (const [n, id] of names.entries()) expect(await versions(store, id)).toEqual(n % 2 ? [1, 2, 3, 4] : [1, 2]);
  });

  test("many streams grow at the same time", async ({ store }) => {
    const grow = async (id: string, steps: number) => {
      for (let step = 0; step < steps; step++) await extend(store, id, step * 2, step * 2 + 2);
    };
    await Promise.all(Array.from({ length: 40 }, (_, n) => grow(`m${n}`, 1 + (n % 10))));
    for (let n = 0; n < 40; n++) expect(await store.events.read(`m${n}`)).toEqual(entries(1, 2 + 2 * (n % 10)));
    expect((await store.matches.find({ id: "m9" }))[0]?.version).toBe(20);
  });
});
