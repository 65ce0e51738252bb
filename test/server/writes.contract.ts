import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Config, configFrom } from "../../server/config.ts";
import { type LimitName, Limits } from "../../server/limits.ts";
import { startApp, type TestApp } from "../kit/app.ts";
import { type WayToWrite, waysToWrite } from "../kit/ways-to-write.ts";

/** Allowed excess, in bytes: a new page counts for the first write that needs it. */
const PAGES = 32 * 4096;

interface MeasuredPlace {
  readonly config: Partial<Config>;
  bytes(): Promise<number>;
  close(): Promise<void>;
}

const TIMES: Readonly<Record<string, number>> = { moves: 150, "matches handed in": 5, documents: 30, days: 15 };

/** Needs its own test file, because Colyseus allows one server per process. */
export function writesContract(name: string, open: () => Promise<MeasuredPlace>): void {
  let app: TestApp;
  let place: MeasuredPlace;
  let ways: readonly WayToWrite[];
  let charged = 0;
  beforeAll(async () => {
    place = await open();
    const limits = Object.fromEntries(Object.keys(configFrom({}).limits).map((limit) => [limit, undefined]));
    app = await startApp({ ...place.config, limits: { ...limits, writes: { count: 1e9, seconds: 600 } } as never });
    const { wait } = Limits.prototype;
    vi.spyOn(Limits.prototype, "wait").mockImplementation(function (this: Limits, limit: LimitName, who, amount = 1) {
      if (limit === "writes") charged += amount;
      return wait.call(this, limit, who, amount);
    });
    ways = await waysToWrite(app.origin);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await app?.stop();
    await place?.close();
  });

  describe(`stored data of people ${name}`, () => {
    test.for([
      "tables",
      "branches",
      "documents",
      "matches handed in",
      "phrases",
      "names",
      "days",
      "moves",
      "seats",
      "talk",
      "rematches",
    ])("is counted with no less than it takes on disk: %s", async (way) => {
      const { write } = ways.find((each) => each.name === way)!;
      const [before, chargedBefore] = [await place.bytes(), charged];
      const times = TIMES[way] ?? 60;
      for (let n = 0; n < times; n++) expect(await write(n)).toBe(true);
      const [grown, paid] = [(await place.bytes()) - before, charged - chargedBefore];
      console.info(`${way}: ${Math.round(grown / times)} bytes each on disk, ${Math.round(paid / times)} charged`);
      expect(grown).toBeLessThanOrEqual(paid + PAGES);
    });
  });
}
