import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import { hasCluster, noCluster, startCluster, type TestCluster } from "../../kit/cluster.ts";
import { nonce } from "../../kit/guest.ts";
import { linesOf } from "../../kit/streams.ts";

describe.skipIf(!hasCluster)(`streams of two processes${noCluster}`, () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await startCluster(2);
  });
  afterAll(() => cluster?.close());

  /** A process without the match answers 307. */
  async function answersAt(match: string, token: string): Promise<readonly number[]> {
    const asked = cluster.programs.map(({ origin }) =>
      fetch(`${origin}/api/matches/${match}/requests/hint`, {
        method: "POST",
        redirect: "manual",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: "{}",
      }),
    );
    return (await Promise.all(asked)).map(({ status }) => status);
  }

  test("lead to the process that has the table, as requests do, whichever process is asked", async () => {
    const ann = await cluster.guest("Ann");
    const found = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const match = await ann.open(2);
      const lines = await linesOf(cluster.origin, ann.token, match);
      const statuses = await answersAt(match, ann.token);
      expect([...statuses].sort()).toEqual([307, 403]);
      found.add(statuses.join());
      const post = (path: string, body: object) => ann.post(`/api/matches/${match}/${path}`, body);
      expect(await post("requests/sit", { nonce: nonce(1) })).toMatchObject({ status: 200 });
      expect(await post("requests/seatBot", { seat: 1 })).toMatchObject({ status: 200 });
      expect(await post("requests/start", {})).toMatchObject({ status: 200 });
      const line = await lines.until((one) => one.type === "asked" && one.asked !== null);
      const { asked } = line as Extract<typeof line, { readonly type: "asked" }>;
      const command = anyCommand(asked!.moves, () => 0);
      expect(await post("commands", { id: "1", command })).toMatchObject({ status: 200 });
      lines.stop();
    }
    expect(found.size).toBe(2);
  });
});
