import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "../../../server/match/reading.ts";

test("tasks are done one after the other in the order they were asked for, also after one that fails", async () => {
  const turns = new Turns();
  const course: string[] = [];
  const task = (name: string) =>
    turns.take(async () => {
      course.push(`${name} begins`);
      await pause(1);
      if (name === "b") throw new Error("b fails");
      course.push(`${name} ends`);
      return name;
    });
  const all = await Promise.allSettled(["a", "b", "c"].map(task));
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(course).toEqual(["a begins", "a ends", "b begins", "c begins", "c ends"]);
});
