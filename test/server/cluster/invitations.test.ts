import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { hasCluster, noCluster, startCluster, type TestCluster } from "../../kit/cluster.ts";
import { nonce } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { programOf } from "../../kit/offering-program.ts";
import { POLLING } from "../../kit/polling.ts";
import { invitationLinesOf } from "../../kit/streams.ts";

describe.skipIf(!hasCluster)(`invitations to programs by two processes${noCluster}`, () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await startCluster(2);
  });
  afterAll(() => cluster?.close());

  test("reach the program whichever process has its stream, and survive the death of that process", async () => {
    const program = await programOf(cluster.origin, "Curly");
    await program.offer();
    const ann = await cluster.guest("Ann");
    // Retried as by a client: the answer is 503 while another process takes over the match.
    const invited = (post: (path: string, body: object) => Promise<object>) =>
      vi.waitFor(
        async () => expect(await post("invite", { seat: 1, program: program.player })).toMatchObject({ status: 200 }),
        POLLING,
      );
    for (const { origin } of cluster.programs) {
      const lines = await invitationLinesOf(origin, program.token);
      onTestFinished(() => lines.stop());
      await lines.next();
      const match = await ann.open(2);
      const post = (path: string, body: object) => ann.post(`/api/matches/${match}/requests/${path}`, body);
      expect(await post("sit", { nonce: nonce(0) })).toMatchObject({ status: 200 });
      await invited(post);
      expect(await lines.until(({ type }) => type === "invitation")).toMatchObject({ match, seat: 1 });
      expect(await program.send("POST", `/api/matches/${match}/requests/free`, { seat: 1 })).toMatchObject({
        status: 200,
      });
      expect(await lines.until(({ type }) => type === "withdrawn")).toEqual({ type: "withdrawn", match });
      lines.stop();
    }
    const [first, second] = [itemAt(cluster.programs, 0), itemAt(cluster.programs, 1)];
    const lines = await invitationLinesOf(first.origin, program.token);
    await lines.next();
    const match = await ann.open(2);
    const post = (path: string, body: object) => ann.post(`/api/matches/${match}/requests/${path}`, body);
    expect(await post("sit", { nonce: nonce(0) })).toMatchObject({ status: 200 });
    await invited(post);
    await lines.until(({ type }) => type === "invitation");
    await first.kill("SIGKILL");
    const again = await invitationLinesOf(second.origin, program.token);
    onTestFinished(() => again.stop());
    expect(await again.until(({ type }) => type === "invitation")).toMatchObject({ match, seat: 1 });
    await vi.waitFor(
      async () =>
        expect(await program.send("POST", `/api/matches/${match}/requests/sit`, { nonce: nonce(1) })).toMatchObject({
          status: 200,
        }),
      { ...POLLING, timeout: 30_000 },
    );
  });
});
