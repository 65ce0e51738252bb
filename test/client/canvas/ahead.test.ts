import { expect, it } from "vitest";
import { drawAhead } from "../../../client/canvas/ahead.ts";

function studio(wanted: () => readonly string[]) {
  const drawn: string[] = [];
  const waiting: (() => void)[] = [];
  const ahead = drawAhead(
    { has: ({ id }) => drawn.includes(id), prepare: ({ id }) => void drawn.push(id) },
    () => wanted().map((id) => ({ id })),
    (then) => waiting.push(then),
  );
  return { ahead, drawn, idle: () => waiting.shift()?.(), waiting };
}

it("pictures are drawn ahead one at a time, each only when there is nothing else to do", () => {
  const { ahead, drawn, idle, waiting } = studio(() => ["ring", "card"]);
  ahead.soon();
  ahead.soon();
  expect([drawn, waiting.length]).toEqual([[], 1]);
  idle();
  expect(drawn).toEqual(["ring"]);
  idle();
  expect(drawn).toEqual(["ring", "card"]);
  idle();
  expect([drawn.length, waiting.length]).toEqual([2, 0]);
});

it("the wanted pictures are asked for each time, and none is drawn after the end", () => {
  let wanted: readonly string[] = ["ring"];
  const { ahead, drawn, idle } = studio(() => wanted);
  ahead.soon();
  wanted = [];
  idle();
  expect(drawn).toEqual([]);
  wanted = ["card"];
  ahead.soon();
  ahead.stop();
  idle();
  expect(drawn).toEqual([]);
});
