import { expect, test } from "vitest";
import { muted } from "../kit/muted.ts";
import { reads } from "./scenarios/reads.ts";

const LIMITS = {
  LIMIT_READS: "2000/600",
  LIMIT_MATCHES: "12/600",
  LIMIT_DOCUMENTS: "3/600",
  LIMIT_RENAMES: "20/600",
};

test("one network that reads without end is limited, and every move of others is acknowledged", {
  timeout: 120_000,
}, async () => {
  const rows = await muted(() => reads({ seconds: 1.5, times: 6, tables: 4, talk: 3, fill: 0.05, limits: LIMITS }));
  for (const { name, figures } of rows) {
    console.info(name, figures);
    expect(figures.moves, name).toBeGreaterThan(5);
    expect(figures.refused, name).toBe(0);
    expect(figures.failed, name).toBe(0);
    expect(figures.limited, name).toBeGreaterThan(0);
  }
});
