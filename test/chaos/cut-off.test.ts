import { expect, test } from "vitest";
import { hasCluster, noCluster } from "../kit/cluster.ts";
import { muted } from "../kit/muted.ts";
import { cutOff } from "./scenarios/cut-off.ts";

test.skipIf(!hasCluster)(
  `players at the only process that cannot reach the database play on at others, and lose no move${noCluster}`,
  async () => {
    const [row] = await muted(() => cutOff({ tables: 6, processes: 2, cuts: 2, seed: 20_26 }));
    console.info(row!.name, row!.figures);
    expect(row!.figures.moves).toBeGreaterThan(20);
  },
  400_000,
);
