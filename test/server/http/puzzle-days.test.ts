import { afterAll, beforeAll, expect, test } from "vitest";
import { dayAfter, dayAt, numberOf } from "../../../shared/engine/daily/day.ts";
import { GAMES } from "../../../shared/games/index.ts";
import { puzzleOfDay } from "../../../shared/puzzles/puzzle-day.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import type { Guest } from "../../kit/guest.ts";

let app: TestApp;
let ann: Guest;
let bob: Guest;
beforeAll(async () => {
  app = await startApp();
  [ann, bob] = await Promise.all([app.guest("Ann"), app.guest("Bob")]);
});
afterAll(() => app.stop());

const TODAY = dayAt(Date.now());

async function ask(day: string, by?: Guest, choice?: unknown) {
  const response = await fetch(`${app.origin}/api/puzzles/days/${day}/answers`, {
    method: choice === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(by && { authorization: `Bearer ${by.token}` }) },
    ...(choice !== undefined && { body: JSON.stringify({ choice }) }),
  });
  return { status: response.status, body: await response.json() };
}

test("the answers of a day are hidden from those who have not answered, and each guest's first answer counts", async () => {
  const { puzzle } = (await puzzleOfDay(Object.values(GAMES), numberOf(TODAY)))!;
  const moves = puzzle.odds.length;
  expect(await ask(TODAY, ann, 0)).toEqual({
    status: 200,
    body: { counts: [1, ...Array(moves).fill(0)], own: 0 },
  });
  const hidden = await ask(TODAY, bob);
  expect([hidden.status, hidden.body.reason, hidden.body.counts]).toEqual([403, "NotAnsweredYet", undefined]);
  const counts = [1, ...Array(moves - 1).fill(0), 1];
  expect((await ask(TODAY, bob, -1)).body).toEqual({ counts, own: -1 });
  expect((await ask(TODAY, bob, 1)).body).toEqual({ counts, own: -1 });
  expect((await ask(TODAY, ann)).body).toEqual({ counts, own: 0 });
});

test("answers are accepted for today and yesterday only", async () => {
  expect((await ask(dayAfter(TODAY, -1), ann, 0)).status).toBe(200);
  for (const day of [dayAfter(TODAY, 1), dayAfter(TODAY, -2), "today", "1970-01-01", "2026-13-40", "..%2f"])
    expect([day, (await ask(day, ann, 0)).body.reason]).toEqual([day, "NoSuchDay"]);
});

test("a bad answer, one without a token and one of a program are refused, and change nothing", async () => {
  const cy = await app.guest("Cy");
  const { body: before } = await ask(TODAY, ann);
  for (const choice of [1.5, -2, 40, "0", null, [0]])
    expect([choice, (await ask(TODAY, cy, choice)).status]).toEqual([choice, 400]);
  expect((await ask(TODAY, undefined, 0)).body.reason).toBe("NoToken");
  const made = await fetch(`${app.origin}/api/players`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Robot", program: { author: "Ann" } }),
  });
  if (made.ok) expect((await ask(TODAY, await made.json(), 0)).body.reason).toBe("NotForPrograms");
  expect((await ask(TODAY, ann)).body).toEqual(before);
});
