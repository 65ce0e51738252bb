import { describe, expect, test } from "vitest";
import { openLog } from "../../../server/log.ts";
import { metricsOf } from "../../../server/metrics.ts";
import { Conflict, NotStored } from "../../../server/store/errors.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import { watched } from "../../../server/store/watched.ts";
import { itemAt } from "../../kit/item-at.ts";
import { entries, extend, seat, summary } from "./samples.ts";

/** A watched store whose `disk` can be full. */
function setUp() {
  const disk = { isFull: false, probes: 0 };
  const lines: { msg: string }[] = [];
  const log = openLog("info", { write: (line) => lines.push(JSON.parse(line)) });
  const memory = memoryStores();
  const metrics = metricsOf(() => ({ tables: 0, seats: { human: 0, bot: 0 }, sockets: 0, isClusterReachable: true }));
  const refuse = () => {
    if (disk.isFull) throw new NotStored("nothing was stored: database or disk is full");
  };
  const store = watched(
    {
      ...memory,
      events: {
        ...memory.events,
        async append(...appended) {
          refuse();
          await memory.events.append(...appended);
        },
      },
      async probe() {
        disk.probes++;
        refuse();
      },
    },
    metrics,
    log,
  );
  return { disk, store, said: () => lines.map(({ msg }) => msg), counted: () => metrics.text() };
}

describe("a watched store", () => {
  test("is healthy while it stores, without a test write", async () => {
    const { disk, store } = setUp();
    await store.check();
    await extend(store, "m", 0, 2);
    await store.check();
    expect(disk.probes).toBe(0);
  });

  test("is unhealthy after a failed write, until one succeeds", async () => {
    const { disk, store, said } = setUp();
    disk.isFull = true;
    for (let i = 0; i < 3; i++) await expect(extend(store, "m", 0, 2)).rejects.toThrow(NotStored);
    await expect(store.check()).rejects.toThrow(NotStored);
    await expect(Promise.all([store.check(), store.check(), store.check()])).rejects.toThrow(NotStored);
    expect(disk.probes).toBe(2);
    disk.isFull = false;
    await store.check();
    await store.check();
    expect(disk.probes).toBe(3);
    expect(said()).toEqual([
      "moves cannot be stored: check whether the disk is full or read-only",
      "moves can be stored again",
    ]);
  });

  test("is healthy again with the next move that is stored", async () => {
    const { disk, store, said } = setUp();
    disk.isFull = true;
    await expect(extend(store, "m", 0, 2)).rejects.toThrow(NotStored);
    disk.isFull = false;
    await extend(store, "m", 0, 2);
    await store.check();
    expect(disk.probes).toBe(0);
    expect(said()).toHaveLength(2);
  });

  test("is healthy after a conflict", async () => {
    const { disk, store, said } = setUp();
    await extend(store, "m", 0, 2);
    await expect(extend(store, "m", 0, 1)).rejects.toThrow(Conflict);
    await store.check();
    expect([disk.probes, said()]).toEqual([0, []]);
  });

  test("counts moves by their maker, appends by their result, and their time", async () => {
    const { disk, store, counted } = setUp();
    const seats = [seat("ann"), { name: "Bora", kind: "bot" } as const];
    await store.events.append("m", 0, entries(1, 1), summary("m", 1, { seats: [null, itemAt(seats, 0)] }));
    await store.events.append("n", 0, [{ ...itemAt(entries(1, 1), 0), by: 1 }], summary("n", 1, { seats }));
    await store.events.append("k", 0, [{ v: 1, at: "", cause: "c", type: "MatchCreated" }], summary("k", 1));
    await expect(extend(store, "m", 0, 1)).rejects.toThrow(Conflict);
    disk.isFull = true;
    await expect(extend(store, "m", 1, 2)).rejects.toThrow(NotStored);
    const text = await counted();
    expect(text).toContain('stillwater_moves_total{kind="human"} 1\n');
    expect(text).toContain('stillwater_moves_total{kind="bot"} 1\n');
    expect(text).toContain('stillwater_appends_total{became="stored"} 3\n');
    expect(text).toContain('stillwater_appends_total{became="conflict"} 1\n');
    expect(text).toContain('stillwater_appends_total{became="failure"} 1\n');
    expect(text).toContain("stillwater_append_seconds_count 3\n");
    expect(text).toContain("stillwater_appends_waiting 0\n");
  });
});
