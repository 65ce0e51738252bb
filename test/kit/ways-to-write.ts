import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { dayAt } from "../../shared/engine/daily/day.ts";
import { read } from "../../shared/engine/log/format.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { gameOf } from "../../shared/games/index.ts";
import { aloneText } from "./alone.ts";
import { gather } from "./app.ts";
import { rolls } from "./chance.ts";
import { act, ask, type Guest, guestOf, nonce, sync } from "./guest.ts";

const FLEET = readFileSync(new URL("../../shared/games/wayward/deck/fleet.json", import.meta.url), "utf8");

/** `write` resolves to whether the request was granted. */
export interface WayToWrite {
  readonly name: string;
  write(n: number): Promise<boolean>;
}

const isGranted = (status: number): boolean => status < 300;

/** Ways to make a server store more and more. */
export async function waysToWrite(origin: string): Promise<readonly WayToWrite[]> {
  const [ann, bob] = await Promise.all([guestOf(origin, "Ann"), guestOf(origin, "Bob")]);
  const post = async (path: string, body: unknown, by = ann) => isGranted((await by.post(path, body)).status);
  const put = async (path: string, body: string, by = ann) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${by.token}` };
    return isGranted((await fetch(`${origin}${path}`, { method: "PUT", headers, body })).status);
  };
  const { over, version } = await longMatch(origin);
  const seats = await openTable(origin);
  const fresh = (n: number): Promise<Guest> => guestOf(origin, `Guest ${n}`);
  return [
    { name: "tables", write: () => post("/api/matches", { game: "arcanoid", seats: 4 }) },
    { name: "branches", write: () => post(`/api/matches/${over}/branches`, { version }) },
    { name: "documents", write: async (n) => put(`/api/documents/wayward/d${n % 50}`, FLEET, await fresh(n)) },
    {
      name: "matches handed in",
      async write(n) {
        const headers = { authorization: `Bearer ${ann.token}` };
        const body = aloneText({ text: `disk ${n}` });
        return isGranted((await fetch(`${origin}/api/history`, { method: "POST", headers, body })).status);
      },
    },
    { name: "phrases", write: async (n) => post("/api/recovery", {}, await fresh(n)) },
    { name: "names", write: async (n) => post("/api/players", { name: `Name ${n}` }, await fresh(n)) },
    { name: "days", write: async (n) => post("/api/days/today/tries", {}, await fresh(n)) },
    {
      name: "puzzles",
      write: async (n) => post(`/api/puzzles/days/${dayAt(Date.now())}/answers`, { choice: -1 }, await fresh(n)),
    },
    { name: "moves", write: moving(origin) },
    {
      name: "seats",
      async write(n) {
        const reply = await (n % 2 === 0 ? ask(seats, "sit", { nonce: nonce(n) }) : ask(seats, "stand", {}));
        // A full log is no limit on writes.
        return reply.ok || reply.reason === "LogIsFull";
      },
    },
    { name: "talk", write: async (n) => (await ask(seats, "say", { text: `${n} ${"ü".repeat(490)}` })).ok },
    { name: "rematches", write: rematching(bob) },
  ];
}

const openTable = async (origin: string) => {
  const guest = await guestOf(origin, "Eve");
  return guest.join(await guest.open(2));
};

async function longMatch(origin: string): Promise<{ readonly over: string; readonly version: number }> {
  const { match, guests, rooms } = await gather({ guest: (name) => guestOf(origin, name) }, { people: 1, bots: 1 });
  const rng = rolls(5);
  const [room, guest] = [rooms[0]!, guests[0]!];
  for (let n = 0; n < 10; ) {
    await sync(room);
    if ((await act(room, guest.player, rng))?.ok) n++;
  }
  await ask(room, "concede", {});
  await room.leave();
  const { log } = read((await guest.get(`/api/matches/${match}/log`)).text);
  return { over: match, version: movesOf(log).at(-2)! };
}

function moving(origin: string): WayToWrite["write"] {
  let table: { readonly room: Awaited<ReturnType<Guest["join"]>>; readonly player: string } | undefined;
  const rng = rolls(9);
  return async () => {
    if (table === undefined || [...table.room.state.log].at(-1)?.includes('"SeedRevealed"')) {
      await table?.room.leave();
      const guest = await guestOf(origin, "Mover");
      const game: AnyGame = gameOf("tranquility")!;
      const { status, body } = await guest.post("/api/matches", {
        game: game.id,
        options: { mode: "standard" },
        seats: 1,
      });
      if (status !== 201) return false;
      const room = await guest.join(String(body.id));
      for (const reply of [await ask(room, "sit", { nonce: nonce(1) }), await ask(room, "start", {})])
        if (!reply.ok) return false;
      table = { room, player: guest.player };
    }
    await sync(table.room);
    return (await act(table.room, table.player, rng, randomUUID()))?.ok ?? true;
  };
}

function rematching(guest: Guest): WayToWrite["write"] {
  let next: string | undefined;
  return async () => {
    next ??= await guest.open(1);
    const room = await guest.join(next);
    try {
      await ask(room, "sit", { nonce: nonce(1) });
      const begun = await ask(room, "start", {});
      await ask(room, "concede", {});
      const reply = await ask(room, "rematch", {});
      if (reply.ok) next = reply.id;
      return begun.ok && reply.ok;
    } finally {
      await room.leave();
    }
  };
}
