import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { gather, startApp, type TestApp } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

let app: TestApp;
const sockets: Socket[] = [];
const remember = (message: unknown) => void sockets.push((message as { readonly socket: Socket }).socket);
beforeAll(async () => {
  app = await startApp();
  subscribe("net.server.socket", remember);
});
afterAll(async () => {
  unsubscribe("net.server.socket", remember);
  await app.stop();
});

test("the patch and the reply to the sender of a move are one write, and all others get one", async () => {
  const { guests, rooms } = await gather(app, { people: 2 });
  await Promise.all(rooms.map(sync));
  const writes = sockets.flatMap((socket) => [vi.spyOn(socket, "_write"), vi.spyOn(socket, "_writev" as "_write")]);
  const rng = rolls(3);
  let moves = 0;
  while (moves < 5) {
    for (const [seat, room] of rooms.entries()) if ((await act(room, itemAt(guests, seat).player, rng))?.ok) moves++;
    // `sync` would cause another write.
    await new Promise(setImmediate);
  }
  expect(writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(moves * rooms.length);
});
