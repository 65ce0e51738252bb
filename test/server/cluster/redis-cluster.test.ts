import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cluster } from "../../../server/cluster/cluster.ts";
import { redisCluster } from "../../../server/cluster/redis-cluster.ts";
import { freshRedis, hasRedis, noRedis } from "../../kit/cluster.ts";
import { POLLING } from "../../kit/polling.ts";

describe.skipIf(!hasRedis)(`three processes with one Redis${noRedis}`, () => {
  let clusters: readonly Cluster[];
  beforeAll(async () => {
    const url = await freshRedis();
    const log = pino({ level: "silent" });
    clusters = await Promise.all([1, 2, 3].map(() => redisCluster({ url, publicAddress: undefined, log })));
  });
  afterAll(() => Promise.all(clusters.map((cluster) => cluster.close())));

  test("hear each message once, the sender at once", async () => {
    const heard: (readonly string[])[][] = [[], [], []];
    for (const [i, { invitations }] of clusters.entries()) invitations.subscribe((news) => heard[i]!.push(news));
    clusters[0]!.invitations.publish(["first"]);
    expect(heard[0]).toEqual([["first"]]);
    clusters[1]!.invitations.publish(["second"]);
    const all = [["first"], ["second"]];
    await expect.poll(() => heard.map((each) => each.toSorted()), POLLING).toEqual([all, all, all]);
  });

  test("add up their counts", async () => {
    for (const [i, { people }] of clusters.entries()) people.set("here", 10 ** i);
    for (const { people } of clusters)
      await expect.poll(async () => (await people.largest()).get("here"), POLLING).toBe(111);
  });
});
