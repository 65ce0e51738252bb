import { setTimeout as pause } from "node:timers/promises";
import { CloseCode, matchMaker } from "@colyseus/core";
import type { Tables } from "../match/tables.ts";

/**
 * How many tables are sent on at a time at least, how long is waited in between, and how long all may take, in milliseconds.
 * No more than the others open at once: who waits in a row with everybody waits long.
 */
const [FEW, PAUSE, LONGEST] = [1, 50, 20_000];
/** How long a dead line may take to say goodbye, in milliseconds. */
const GOODBYE = 500;

/**
 * Sends the people of all tables away, a few tables at a time. The code they are told by has them come again at once, and not
 * try this process first: they are let in elsewhere.
 */
export async function emptyRooms(tables: Tables): Promise<void> {
  const ids = Array.from(tables.inMemory, ({ id }) => id);
  const few = Math.max(FEW, Math.ceil((ids.length * PAUSE) / LONGEST));
  for (let i = 0; i < ids.length; i += few) {
    const rooms = ids.slice(i, i + few).flatMap((id) => matchMaker.getLocalRoomById(id) ?? []);
    await Promise.race([Promise.all(rooms.map((room) => room.disconnect(CloseCode.SERVER_SHUTDOWN))), pause(GOODBYE)]);
    await pause(PAUSE);
  }
}
