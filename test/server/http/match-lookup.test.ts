import { beforeEach, describe, expect, test } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { TooMany } from "../../../server/http/errors.ts";
import { MatchLookup } from "../../../server/http/match-lookup.ts";
import { Limits } from "../../../server/limits.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";

const match = { id: "k3f9a0c4m7n8p2q5", code: "7hqx2m4k" } as Summary;
const tables = {
  find: async ({ id, code }: { id?: string; code?: string }) => (id === match.id || code === match.code ? [match] : []),
};

let lookup: MatchLookup;
beforeEach(() => {
  const { limits } = configFrom({ LIMIT_CODES: "5/600", LIMIT_ALL_CODES: "20/600" });
  lookup = new MatchLookup(tables, new Limits(limits, () => {}));
});

const guess = (network: string, code = "22222222") =>
  lookup.find(code, network).catch((error: unknown) => {
    if (error instanceof TooMany) return error.reason;
    throw error;
  });
const guesses = (count: number, network: string) => Promise.all(Array.from({ length: count }, () => guess(network)));

describe("a match", () => {
  test("is found by id and by code, any number of times", async () => {
    for (let i = 0; i < 100; i++) {
      expect(await lookup.find(match.code, "ann")).toBe(match);
      expect(await lookup.find(match.id, "ann")).toBe(match);
    }
  });

  test("is no longer found by code after too many tries, not even by concurrent ones", async () => {
    expect(await guesses(7, "eve")).toEqual([...Array(5).fill(undefined), "TooMany", "TooMany"]);
    expect(await guess("eve", match.code)).toBe("TooMany");
    expect(await lookup.find(match.id, "eve")).toBe(match);
    expect(await lookup.find(match.code, "ann")).toBe(match);
  });

  test("is still found after some mistakes", async () => {
    expect(await guesses(4, "ann")).toEqual(Array(4).fill(undefined));
    for (let i = 0; i < 20; i++) expect(await lookup.find(match.code, "ann")).toBe(match);
  });

  test("is found only by callers without failed tries once all together have used up the limit", async () => {
    for (let i = 0; i < 10; i++) await guesses(2, `eve ${i}`);
    expect(await guess("eve 3", match.code)).toBe("TooMany");
    expect(await guess("ann", match.code)).toBe(match);
    expect([await guess("new"), await guess("new")]).toEqual([undefined, "TooMany"]);
  });
});
