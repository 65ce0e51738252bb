import { getPriority } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { threadsFor } from "../../server/threads.ts";

test.runIf(process.platform === "linux")(
  "a thread that answers questions has a lower priority than the one that serves, which keeps its own",
  async () => {
    const before = getPriority();
    const threads = threadsFor<null, number>({
      ...{ name: "priorities", threads: 1, queue: 1, timeLimit: 60_000 },
      code: new URL("./priority.worker.ts", import.meta.url),
      onError: (error) => expect.fail(String(error)),
    });
    onTestFinished(() => threads.close());
    expect(await threads.ask(null)).toBe(Math.min(19, before + 5));
    expect(getPriority()).toBe(before);
  },
);
