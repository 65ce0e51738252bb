import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { gather, startApp, type TestApp } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, sync, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { tape, tapes } from "../../kit/tapes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const MOVES = 40;
/**
 * Maximum mean of bytes per move and client. Over thousands of moves the mean is 247 (`npm run bench -- server`); with
 * a stamp for each event it would be 465.
 */
const MOST = 290;

/** Includes frame headers (RFC 6455). */
const bytesTo = (room: TableRoomOf): number =>
  tapes.get(room.sessionId)!.reduce((sum, { bytes }) => sum + bytes.length + (bytes.length < 126 ? 2 : 4), 0);

async function measured(most: number): Promise<{ readonly moves: number; readonly bytes: number }> {
  const { guests, rooms } = await gather(app, { people: 2 });
  const total = () => rooms.reduce((sum, room) => sum + bytesTo(room), 0);
  await Promise.all(rooms.map(sync));
  const before = total();
  const rng = rolls(3);
  let moves = 0;
  for (let made = -1; made !== moves && moves < most; ) {
    made = moves;
    for (const [seat, room] of rooms.entries()) if ((await act(room, itemAt(guests, seat).player, rng))?.ok) moves++;
    await Promise.all(rooms.map(sync));
  }
  return { moves, bytes: (total() - before) / rooms.length };
}

test("a client at a table of two is sent the stamp of a step once, so a move costs few bytes", async () => {
  onTestFinished(tape());
  let [moves, bytes] = [0, 0];
  // A match may end before enough moves were made.
  for (let matches = 0; moves < MOVES && matches < 10; matches++) {
    const played = await measured(MOVES - moves);
    moves += played.moves;
    bytes += played.bytes;
  }
  expect(moves).toBeGreaterThanOrEqual(MOVES);
  expect(bytes / moves).toBeLessThan(MOST);
});
