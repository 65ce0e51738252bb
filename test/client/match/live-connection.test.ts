import type { Room } from "colyseus.js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { latest } from "../../../client/contract/timeline.ts";
import { ReconnectingRoom } from "../../../client/match/reconnecting-room.ts";
import { joinTable, type TableRoom } from "../../../client/match/room.ts";
import { connectRoom } from "../../../client/match/room-connection.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { nonce } from "../../kit/guest.ts";
import { POLLING } from "../../kit/polling.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  vi.stubGlobal("location", { origin: app.origin });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await app.stop();
});

test("a link to a real server enters one room, and stays in it", async () => {
  const ann = await app.guest("Ann");
  const match = await ann.open(1);
  const join = vi.fn(() => joinTable(match, ann.token));
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  const link = connectRoom({
    game: gameOf("tranquility")!,
    player: () => ann.player,
    join,
    finality: () => undefined,
    wait,
  });
  await vi.waitFor(() => expect(link.status.value).toBe("live"), POLLING);
  expect(await link.request("sit", { nonce: nonce(1) })).toMatchObject({ ok: true });
  expect(await link.request("start", {})).toMatchObject({ ok: true });
  expect(latest(link.timeline.value).version).toBe(tableBehind(app, match).match.version);
  expect(link.timeline.value.seat).toBe(0);
  expect(join).toHaveBeenCalledTimes(1);
  expect(app.colyseus.getRoomById(match)!.clients).toHaveLength(1);
  link.close();
});

test("a room that is left while the SDK waits to reconnect opens no WebSocket again", async () => {
  const ann = await app.guest("Ann");
  const match = await ann.open(1);
  const room = (await joinTable(match, ann.token)) as unknown as Room;
  const session = new ReconnectingRoom({
    isKnown: false,
    join: async () => room as unknown as TableRoom,
    finality: () => undefined,
    wait: async () => {},
    random: Math.random,
    receive: () => true,
  });
  await vi.waitFor(() => expect(session.state.value.at).toBe("live"), POLLING);
  const connects = vi.spyOn(room.connection.transport, "connect");
  const givesUp = vi.fn();
  room.onLeave(givesUp);
  session.drop(room as unknown as TableRoom);
  session.close();
  await vi.waitFor(() => expect(givesUp).toHaveBeenCalled(), POLLING);
  expect(connects).not.toHaveBeenCalled();
});

test("an attempt that is given up with the answer to its seat opens no WebSocket", async () => {
  const ann = await app.guest("Ann");
  const match = await ann.open(1);
  const giveUp = new AbortController();
  const parse = vi.spyOn(JSON, "parse").mockImplementation((text, ...rest) => {
    parse.mockRestore();
    giveUp.abort();
    return JSON.parse(text, ...rest);
  });
  const onSeat = vi.fn();
  await expect(joinTable(match, ann.token, { givenUp: giveUp.signal, onSeat })).rejects.toThrow("aborted");
  parse.mockRestore();
  expect(onSeat).not.toHaveBeenCalled();
});
