import { expect, test, vi } from "vitest";
import { watchStore } from "../../../server/cluster/cut-off.ts";

function processWith({ hasOthers }: { hasOthers: boolean }) {
  let beat: (missed: number) => void = () => {};
  const done: string[] = [];
  const cluster = {
    isHealthy: true,
    hasHealthyOther: async () => hasOthers,
    withdraw: async () => void done.push("withdraws"),
    rejoin: async () => void done.push("rejoins"),
  };
  const stop = watchStore({
    leases: {
      onHeartbeat(listener) {
        beat = listener;
        return () => {
          beat = () => {};
        };
      },
    },
    cluster,
    setAccepting: (isAccepting) => void done.push(isAccepting ? "takes people" : "takes nobody"),
    sendAll: async () => void done.push("sends all away"),
    log: { warn: vi.fn() },
    onError: (error) => {
      throw error;
    },
  });
  const tick = async (missed: number) => {
    beat(missed);
    await new Promise(setImmediate);
  };
  return { cluster, done, tick, stop };
}

test("a process that alone misses three heartbeats sends its people away once, and accepts people after a heartbeat that counts", async () => {
  const { cluster, done, tick } = processWith({ hasOthers: true });
  for (const missed of [0, 1, 2]) await tick(missed);
  expect(done).toEqual([]);
  expect(cluster.isHealthy).toBe(false);
  for (const missed of [3, 4, 5]) await tick(missed);
  expect(done).toEqual(["takes nobody", "withdraws", "sends all away"]);
  await tick(0);
  expect(done.slice(3)).toEqual(["rejoins", "takes people"]);
  expect(cluster.isHealthy).toBe(true);
  for (const missed of [1, 0]) await tick(missed);
  expect(done).toHaveLength(5);
});

test("a process keeps its people while no other process reaches the database", async () => {
  const { done, tick } = processWith({ hasOthers: false });
  for (const missed of [0, 1, 2, 3, 4, 5, 0]) await tick(missed);
  expect(done).toEqual([]);
});

test("a process that is shutting down does not react to missed heartbeats", async () => {
  const { done, tick, stop } = processWith({ hasOthers: true });
  stop();
  for (const missed of [3, 4, 0]) await tick(missed);
  expect(done).toEqual([]);
});
