import { afterEach, beforeEach, expect, test, vi } from "vitest";

const answered = { matches: [] };
const fetched = vi.fn(async () => Response.json(answered));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

/** A fresh list, as a page without an identity has it, and the guest that the page may become. */
async function opened() {
  const { guest } = await import("../../../../client/api/identity.ts");
  const { createPastMatchPages } = await import("../../../../client/pages/history/past-matches.ts");
  guest.value = undefined;
  return { guest, pages: createPastMatchPages() };
}

test("without an identity a player has no past matches, and the server is not asked", async () => {
  const { pages } = await opened();
  await pages.ask({});
  expect(pages.read.value).toEqual({ matches: [], isReading: false });
  expect(fetched).not.toHaveBeenCalled();
});

test("without an identity the past matches of a table are requested", async () => {
  const { pages } = await opened();
  await pages.ask({ table: "abcdefgh" });
  expect(fetched).toHaveBeenCalledOnce();
});

test("with an identity a player's past matches are requested", async () => {
  const { guest, pages } = await opened();
  guest.value = { player: "p1", token: "t1", name: "Ann" };
  await pages.ask({});
  expect(fetched).toHaveBeenCalledOnce();
});
