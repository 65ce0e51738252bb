import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { WatchlistEntry } from "../../../server/match/watchlist.ts";
import { gather, startApp, type TestApp } from "../../kit/app.ts";
import { ask, granted } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function watched(): Promise<readonly WatchlistEntry[]> {
  const response = await fetch(`${app.origin}/api/watch`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { watched: readonly WatchlistEntry[] }).watched;
}

test("the list is empty while no match is played", async () => {
  expect(await watched()).toEqual([]);
});

test("the list holds only public matches that are open to spectators, the most watched first", async () => {
  const quiet = await gather(app, { people: 1, bots: 1, visibility: "open" });
  const crowded = await gather(app, { people: 1, bots: 1, visibility: "open" });
  const hidden = [
    await gather(app, { people: 1, bots: 1, visibility: "private" }),
    await gather(app, { people: 1, bots: 1, visibility: "open", house: { watchers: false } }),
    await gather(app, { people: 1, bots: 1, visibility: "open", start: false }),
    await gather(app, { people: 1, visibility: "open", game: "wayward", options: { mode: "solo", deck: "own" } }),
  ];
  for (const name of ["Eve", "Tom"]) {
    const guest = await app.guest(name);
    await guest.join(crowded.match);
    // A guest with two windows counts once.
    await guest.join(crowded.match);
    await guest.join(itemAt(hidden, 0).match);
  }
  await vi.waitFor(
    async () =>
      expect((await watched()).map(({ match, onlookers }) => [match.id, onlookers])).toEqual([
        [crowded.match, 2],
        [quiet.match, 0],
      ]),
    POLLING,
  );
  const [{ match }] = (await watched()) as [WatchlistEntry];
  expect(match).toMatchObject({
    game: "tranquility",
    variant: "standard",
    progress: { done: expect.any(Number), of: 36 },
  });
  expect(match.seats.map((held) => held?.name)).toEqual(["Guest 0", expect.any(String)]);
  granted(await ask(itemAt(crowded.rooms, 0), "concede", {}));
  await vi.waitFor(async () => expect((await watched()).map(({ match }) => match.id)).toEqual([quiet.match]), POLLING);
});
