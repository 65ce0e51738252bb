import { afterEach, describe, expect, test, vi } from "vitest";
import { read } from "../../shared/engine/log/format.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { gameOf } from "../../shared/games/index.ts";
import { type Gathering, gather } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { act, ask, type Guest, granted, nonce, sync, type TableRoomOf, viewOf } from "../kit/guest.ts";
import { ANY_PORT, freePort, open, type Program } from "../server/rooms/program.ts";
import { type Disk, FAILURES } from "./disks.ts";
import { mustBeWhole } from "./scenarios/records.ts";

const game = gameOf("tranquility")!;
/** In ms, for busy machines. */
const POLL = { timeout: 40_000, interval: 20 };

interface AcknowledgedMove {
  readonly cause: string | undefined;
  readonly v: number;
}

/**
 * Players make random moves until `moves` were granted, the match ends, or the disk fails.
 * @returns the seat whose move was not stored, if any
 */
async function play(
  { guests, rooms }: Gathering,
  seed: number,
  done: AcknowledgedMove[],
  moves = Number.POSITIVE_INFINITY,
) {
  const rng = rolls(seed);
  for (let i = 0, made = 0; made < moves; i++) {
    for (const [seat, room] of rooms.entries()) {
      await sync(room);
      const id = `${seed}.${i}.${seat}`;
      const reply = await act(room, guests[seat]!.player, rng, id);
      if (reply && !reply.ok && reply.reason === "NotStored") return seat;
      if (!reply?.ok) continue;
      made++;
      done.push({ cause: reply.cause, v: reply.v });
    }
    if (viewOf(rooms[0]!, guests[0]!.player).phase === "over") return undefined;
    // A bot may have to act first.
    await new Promise((later) => setTimeout(later, 1));
  }
  return undefined;
}

const logOf = async (guest: Guest, match: string): Promise<readonly Recorded[]> =>
  read((await guest.get(`/api/matches/${match}/log`)).text).log;

const health = async ({ origin }: Program) => {
  const response = await fetch(`${origin}/api/health`);
  return [response.status, ((await response.json()) as { reason?: string }).reason];
};

describe.each(FAILURES)("$name", ({ open: openDisk }) => {
  let disk: Disk;
  let program: Program;
  afterEach(async () => {
    await program?.kill("SIGKILL");
    disk?.remove();
  });

  test.skipIf(!openDisk)(
    "refuses moves clearly, loses none that was acknowledged, disconnects no player, and continues play when it works again",
    async () => {
      disk = openDisk!();
      program = await open(disk.dataDir, ANY_PORT, disk.env);
      const two = await gather(program, { people: 2 });
      const withBots = await gather(program, { people: 1, bots: 2 });
      const gathering = await gather(program, { people: 1, bots: 0, start: false, visibility: "open" });
      const lobby = (await two.guests[0]!.client.joinOrCreate("lobby")) as TableRoomOf;
      const lines = [...two.rooms, ...withBots.rooms, ...gathering.rooms, lobby];
      const ended = vi.fn();
      for (const line of lines) {
        line.onLeave(ended);
        line.onDrop(ended);
      }
      const [done, botsDone]: [AcknowledgedMove[], AcknowledgedMove[]] = [[], []];
      await play(two, 1, done, 4);
      await play(withBots, 2, botsDone, 2);
      expect(await health(program)).toEqual([200, undefined]);

      disk.fail(program.pid);
      // There may be space for a few more moves.
      const seat = (await play(two, 3, done))!;
      expect(seat).toBeTypeOf("number");
      const before = await logOf(two.guests[0]!, two.match);
      mustBeWhole(before, done);
      expect(await act(two.rooms[seat]!, two.guests[seat]!.player, rolls(9), "again")).toEqual({
        ok: false,
        reason: "NotStored",
      });
      expect(await health(program)).toEqual([503, "NotStored"]);
      const plan = { game: "tranquility", options: { mode: "standard" }, seats: 2 };
      expect(await two.guests[0]!.post("/api/matches", plan)).toMatchObject({
        status: 503,
        body: { reason: "NotStored" },
      });
      expect(await ask(gathering.rooms[0]!, "start", {})).toEqual({ ok: false, reason: "NotStored" });
      // Everything that stores nothing goes on.
      granted(await ask(gathering.rooms[0]!, "say", { text: "is the disk full?" }));
      expect((await two.guests[0]!.get("/api/matches")).status).toBe(200);
      const onlooker = await (await program.guest("Onlooker")).join(two.match);
      await sync(onlooker);
      expect(viewOf(onlooker, "nobody").version).toBe(before.length);
      expect(await logOf(two.guests[0]!, two.match)).toEqual(before);

      disk.mend(program.pid);
      await vi.waitFor(async () => expect(await health(program)).toEqual([200, undefined]), POLL);
      granted(await ask(gathering.rooms[0]!, "start", {}));
      await Promise.all([
        expect(play(two, 5, done, 12)).resolves.toBeUndefined(),
        expect(play(withBots, 6, botsDone, 6)).resolves.toBeUndefined(),
      ]);
      for (const room of [...two.rooms, ...withBots.rooms]) granted(await ask(room, "concede", {}));
      expect(ended).not.toHaveBeenCalled();
      expect(lines.every(({ connection }) => connection.isOpen)).toBe(true);

      for (const room of [...lines, onlooker]) room.reconnection.enabled = false;
      await program.kill("SIGKILL");
      program = await open(disk.dataDir, Number(new URL(program.origin).port), disk.env);
      for (const [{ guests, match }, all] of [
        [two, done],
        [withBots, botsDone],
      ] as const) {
        const { text } = await guests[0]!.get(`/api/matches/${match}/log`);
        mustBeWhole(read(text).log, all);
        expect(verify(read(text), gameOf)).toBeUndefined();
      }
    },
    90_000,
  );

  test.skipIf(!openDisk)(
    "stops no bots permanently: they continue by themselves",
    async () => {
      disk = openDisk!();
      // The disk must fail before the bots move, even on a busy machine.
      program = await open(disk.dataDir, ANY_PORT, { ...disk.env, BOT_PAUSE: "500" });
      const ann = await program.guest("Ann");
      const match = await ann.open(3);
      const room = await ann.join(match);
      granted(await ask(room, "sit", { seat: 0, nonce: nonce(1) }));
      for (const seat of [1, 2]) granted(await ask(room, "seatBot", { seat }));
      granted(await ask(room, "start", {}));
      await sync(room);
      const isMine = (view: Match) => toAct(game, view).includes(0);
      while (isMine(viewOf(room, ann.player))) {
        granted((await act(room, ann.player, rolls(4)))!);
        await sync(room);
      }
      disk.fail(program.pid);
      const stuck = viewOf(room, ann.player).version;
      await vi.waitFor(async () => expect(await health(program)).toEqual([503, "NotStored"]), POLL);
      disk.mend(program.pid);
      // After many refusals a bot waits up to 30 s.
      const later = { ...POLL, timeout: POLL.timeout + 30_000 };
      await vi.waitFor(() => expect(viewOf(room, ann.player).version).toBeGreaterThan(stuck), later);
    },
    150_000,
  );
});

const { open: cannotSync } = FAILURES.find(({ name }) => name === "a disk that cannot sync")!;

test.skipIf(!cannotSync)(
  "a move that was refused because its write is uncertain is not made by a crash",
  async () => {
    const disk = cannotSync!();
    const port = await freePort();
    let program = await open(disk.dataDir, port, disk.env);
    const { match, guests, rooms } = await gather(program, { people: 1 });
    for (const room of rooms) room.reconnection.enabled = false;
    const before = await logOf(guests[0]!, match);
    disk.fail(program.pid);
    expect(await act(rooms[0]!, guests[0]!.player, rolls(1), "refused")).toEqual({ ok: false, reason: "NotStored" });
    await program.kill("SIGKILL");
    disk.mend(program.pid);
    program = await open(disk.dataDir, port, disk.env);
    expect(await logOf(guests[0]!, match)).toEqual(before);
    await program.kill("SIGKILL");
    disk.remove();
  },
  40_000,
);
