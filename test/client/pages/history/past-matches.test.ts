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

/** A page without an identity. */
async function opened() {
  const { guest } = await import("../../../../client/api/identity.ts");
  const { listPast } = await import("../../../../client/pages/history/past-matches.ts");
  guest.value = undefined;
  return { guest, listPast };
}

test("without an identity a player has no past matches, and the server is not asked", async () => {
  const { listPast } = await opened();
  expect(await listPast({})).toEqual({ ok: true, matches: [] });
  expect(fetched).not.toHaveBeenCalled();
});

test("without an identity the past matches of a table are requested", async () => {
  const { listPast } = await opened();
  await listPast({ table: "abcdefgh" });
  expect(fetched).toHaveBeenCalledOnce();
});

test("with an identity a player's past matches are requested", async () => {
  const { guest, listPast } = await opened();
  guest.value = { player: "p1", token: "t1", name: "Ann" };
  await listPast({});
  expect(fetched).toHaveBeenCalledOnce();
});
