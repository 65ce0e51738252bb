import { setTimeout as pause } from "node:timers/promises";
import { CloseCode, matchMaker } from "@colyseus/core";
import type { Tables } from "../match/tables.ts";

/** How long is waited between one table and the next, and how long all may take, in milliseconds. */
const [PAUSE, LONGEST] = [50, 20_000];
/** How long a dead line may take to say goodbye, in milliseconds. */
const GOODBYE = 500;

/**
 * Sends the people of all tables away, one table at a time, or as few as the time allows: others open no more at once, and
 * who waits in a row with everybody waits long. The code they are told by has them come again at once, and not
 * try this process first: they are let in elsewhere.
 */
export async function emptyRooms(tables: Tables): Promise<void> {
  const ids = Array.from(tables.inMemory, ({ id }) => id);
  const few = Math.ceil((ids.length * PAUSE) / LONGEST);
  for (let i = 0; i < ids.length; i += few) {
    const rooms = ids.slice(i, i + few).flatMap((id) => matchMaker.getLocalRoomById(id) ?? []);
    await Promise.race([Promise.all(rooms.map((room) => room.disconnect(CloseCode.SERVER_SHUTDOWN))), pause(GOODBYE)]);
    await pause(PAUSE);
  }
}
