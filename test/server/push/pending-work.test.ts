import { expect, test } from "vitest";
import { PendingWork } from "../../../server/push/pending-work.ts";

test("closing reports work that cannot be given up, and gives up the rest", async () => {
  const errors: unknown[] = [];
  const givenUp: string[] = [];
  const work = new PendingWork((error) => errors.push(error));
  const never = async () => expect.unreachable("the work was run");
  work.runLater(60_000, never, async () => {
    throw new Error("the disk is full");
  });
  work.runLater(60_000, never, async () => void givenUp.push("second"));
  await work.close();
  expect(errors).toEqual([new Error("the disk is full")]);
  expect(givenUp).toEqual(["second"]);
});
