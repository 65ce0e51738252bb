import { signal } from "@preact/signals";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableConnection } from "../../../client/contract/table-connection.ts";
import { emptyTimeline } from "../../../client/contract/timeline.ts";
import { type ConnectionDependencies, connectRoom } from "../../../client/match/room-connection.ts";
import { gather, startApp, type TestApp } from "../../kit/app.ts";

vi.mock(import("../../../client/match/room-connection.ts"), async (original) => ({
  ...(await original()),
  connectRoom: vi.fn(),
}));

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  vi.stubGlobal("location", { origin: app.origin });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string | URL, init?: RequestInit) => fetch(new URL(path, app.origin), init));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await app.stop();
});
beforeEach(() => vi.mocked(connectRoom).mockClear());

const { guest, rename } = await import("../../../client/api/identity.ts");
const { loadGame } = await import("../../../client/catalog/load.ts");
const { loadMessages } = await import("../../../client/i18n/t.ts");
const { connectToTable } = await import("../../../client/match/connect.ts");

// Guests without a name get one from the messages.
await loadMessages();
const game = (await loadGame("tranquility"))!;

function waysTo(id: string): ConnectionDependencies {
  const timeline = signal(emptyTimeline(game.rules, undefined));
  vi.mocked(connectRoom).mockReturnValueOnce({ status: signal("joining"), timeline } as unknown as TableConnection);
  connectToTable({ id, game });
  return vi.mocked(connectRoom).mock.lastCall![0];
}

const failing = (ways: ConnectionDependencies): Promise<unknown> =>
  ways.join(new AbortController().signal).then(
    () => undefined,
    (error: unknown) => error,
  );

test("a table that does not exist is not asked for again", async () => {
  const ways = waysTo("nowhere");
  expect(ways.finality(await failing(ways))).toBe("NoSuchMatch");
});

test("a table that is closed to spectators says so, and is not asked again", async () => {
  const { match } = await gather(app, { people: 1, house: { watchers: false } });
  const eve = await app.guest("Eve");
  guest.value = { player: eve.player, name: "Eve", token: eve.token };
  const ways = waysTo(match);
  expect(ways.finality(await failing(ways))).toBe("NoWatchers");
});

test("a guest unknown to the server becomes a new one of the same name, and joins", async () => {
  const ann = await app.guest("Ann");
  const ways = waysTo(await ann.open(1));
  guest.value = { player: ann.player, name: "Ann", token: "forgotten" };
  expect(ways.finality(await failing(ways))).toBeUndefined();
  expect(guest.value.name).toBe("Ann");
  expect(ways.player()).not.toBe(ann.player);
  await (await ways.join(new AbortController().signal)).leave();
});

test("a game that is not on the shelf is reported as unknown", async () => {
  expect(await loadGame("chess")).toBeUndefined();
  expect(await loadGame("constructor")).toBeUndefined();
});

test("a new name is taken by the same player, or by a new one when the server has forgotten the old", async () => {
  const ann = await app.guest("Ann");
  guest.value = { player: ann.player, name: "Ann", token: ann.token };
  expect((await rename("Anna")).ok).toBe(true);
  expect(guest.value).toMatchObject({ player: ann.player, name: "Anna" });
  guest.value = { ...guest.value, token: "forgotten" };
  expect((await rename("Anne")).ok).toBe(true);
  expect(guest.value).toMatchObject({ name: "Anne" });
  expect(guest.value.player).not.toBe(ann.player);
  expect((await rename("<>")).ok).toBe(false);
});
