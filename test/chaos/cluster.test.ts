import { expect, test } from "vitest";
import { hasCluster, noCluster } from "../kit/cluster.ts";
import { muted } from "../kit/muted.ts";
import { cluster } from "./scenarios/cluster.ts";

test.skipIf(!hasCluster)(
  `several processes that are killed, frozen and replaced lose no move, do none twice, and all clients play on${noCluster}`,
  async () => {
    const rows = await muted(() => cluster({ tables: 12, processes: 3, blows: 3, seconds: 24, seed: 20_26 }));
    for (const { name, figures } of rows) console.info(name, figures);
    const [all, ...kinds] = rows;
    expect(all!.figures.moves).toBeGreaterThan(50);
    const missing = kinds.filter(({ figures }) => figures["lines down"] === 0);
    // A client may not notice that its process was frozen.
    expect(missing.map(({ name }) => name).filter((name) => !name.startsWith("frozen"))).toEqual([]);
  },
  400_000,
);
