import { afterAll, beforeAll, expect, test } from "vitest";
import type { GalleryEntry } from "../../../shared/engine/lists/gallery-responses.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { EXAMPLES } from "../../../shared/games/tranquility/boards/examples.ts";
import { noMatches, withMatch } from "../../../shared/insight/board-odds.ts";
import { startApp, type TestApp } from "../../kit/app.ts";

const MATCHES = 2;

let app: TestApp;
beforeAll(async () => {
  const gallery = { most: 4, mostADay: 4, mostInAll: 4, week: "none", odds: MATCHES } as const;
  app = await startApp({ store: "memory", gallery });
});
afterAll(() => app.stop());

test("bots play a published board with each number of seats, and the gallery shows what their matches came to", async () => {
  const ann = await app.guest("Ann");
  const [lake] = EXAMPLES;
  const { status, body } = await ann.post("/api/boards", { game: "tranquility", definition: lake });
  expect(status).toBe(201);
  const entry = async () => JSON.parse((await ann.get(`/api/boards/${body.id}`)).text) as GalleryEntry;
  await expect.poll(async () => (await entry()).odds.length, { timeout: 20_000 }).toBe(3);
  const game = gameOf("tranquility")!;
  const options = game.boards!.optionsOf(lake!);
  const odds = [1, 2, 3].map((seats) => {
    const { empty: _, ...counts } = withMatch(withMatch(noMatches(seats), game, options), game, options);
    return counts;
  });
  expect(await entry()).toMatchObject({ odds, isOpposed: false });
});
