import { Client, type Room } from "colyseus.js";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { JOIN_REFUSALS } from "../../../server/http/matchmaking.ts";
import type { LobbyState } from "../../../shared/engine/log/table-state.ts";
import { linkOf, Player, until } from "../../chaos/scenarios/player.ts";
import { mustBeTrue } from "../../chaos/scenarios/records.ts";
import { gather } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { hasCluster, noCluster, startCluster, type TestCluster } from "../../kit/cluster.ts";
import { act, ask, type Guest, granted, guestOf, nonce, sync, type TableRoomOf, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";
import { change, rewind } from "../../kit/postgres.ts";
import type { Program } from "../rooms/program.ts";

const processOf = (room: { connection: unknown }): number => {
  const { url } = (room.connection as { transport: { ws: { url: string } } }).transport.ws;
  return Number(/\/p\/(\d+)\//.exec(url)?.[1]);
};

describe.skipIf(!hasCluster)(`three processes behind the proxy${noCluster}`, () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await startCluster(3);
  });
  afterAll(() => cluster?.close());

  test("new tables go to the process with the fewest", async () => {
    const guest = await cluster.guest("Ann");
    const rooms: TableRoomOf[] = [];
    for (let i = 0; i < 12; i++) rooms.push(await guest.join(await guest.open(2)));
    const counts = [1, 2, 3].map((number) => rooms.filter((room) => processOf(room) === number).length);
    // A report of a table may be on its way when the next one is opened.
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    await Promise.all(rooms.map((room) => room.leave()));
  });

  test("people who join a table through different processes at the same time meet there", async () => {
    const guests = await Promise.all(cluster.programs.map((program, i) => program.guest(`Guest ${i}`)));
    for (let i = 0; i < 10; i++) {
      const match = await itemAt(guests, 0).open(3);
      const rooms = await Promise.all(guests.map((guest) => guest.join(match)));
      expect(new Set(rooms.map(({ roomId }) => roomId))).toEqual(new Set([match]));
      expect(new Set(rooms.map(processOf)).size).toBe(1);
      for (const [seat, room] of rooms.entries()) granted(await ask(room, "sit", { seat, nonce: nonce(seat) }));
      await Promise.all(rooms.map(sync));
      for (const room of rooms) expect(room.state.log.length).toBe(itemAt(rooms, 0).state.log.length);
      await Promise.all(rooms.map((room) => room.leave()));
    }
  });

  test("many clients that ask for a room of the same table at once, by every method, are answered as the protocol says", async () => {
    const guests = await Promise.all(cluster.programs.map((program, i) => program.guest(`Guest ${i}`)));
    const statuses = new Set<number>();
    for (const method of ["create", "joinOrCreate", "join", "joinById"] as const)
      for (let round = 0; round < 3; round++) {
        const match = await itemAt(guests, 0).open(3);
        const asked = Array.from({ length: 10 }, (_, i) => i).flatMap((i) =>
          cluster.programs.map(async ({ origin }, n) => {
            const room = method === "joinById" ? match : "table";
            const answer = await fetch(`${origin}/matchmake/${method}/${room}`, {
              method: "POST",
              headers: {
                "content-type": "application/json",
                authorization: `Bearer ${itemAt(guests, (n + i) % 3).token}`,
              },
              body: JSON.stringify({ match }),
            });
            const body = (await answer.json()) as { error?: string };
            if (answer.status !== 200) expect(JOIN_REFUSALS).toHaveProperty(String(body.error), answer.status);
            statuses.add(answer.status);
          }),
        );
        await Promise.all(asked);
      }
    expect([...statuses].filter((status) => ![200, 403, 404, 409, 503].includes(status))).toEqual([]);
  });

  test("a table that is opened or begun at one process is listed or not in the lobby of every other", async () => {
    const lobbies: Room<unknown, LobbyState>[] = [];
    for (const { origin } of cluster.programs) lobbies.push(await new Client(origin).joinOrCreate("lobby"));
    await Promise.all(lobbies.map((lobby) => new Promise((done) => lobby.ping(done))));
    expect(new Set(lobbies.map(processOf))).toEqual(new Set([1, 2, 3]));
    const { match } = await gather(cluster, { people: 2, visibility: "open", start: false });
    for (const lobby of lobbies)
      await vi.waitFor(() => {
        const seats = Array.from(lobby.state.tables.get(match)?.seats ?? []);
        expect(seats.filter(({ kind }) => kind !== "")).toHaveLength(2);
      }, POLLING);
    const begun = await gather(cluster, { people: 2, visibility: "open" });
    for (const lobby of lobbies) {
      await vi.waitFor(() => expect(lobby.state.tables.has(match)).toBe(true), POLLING);
      await vi.waitFor(() => expect(lobby.state.tables.has(begun.match)).toBe(false), POLLING);
    }
    await Promise.all(lobbies.map((lobby) => lobby.leave()));
  });

  test("a pass that one process made can be used at another, exactly once", async () => {
    const [first, second, third] = cluster.programs as [Program, Program, Program];
    const ann = await first.guest("Ann");
    const { body: made } = await ann.post("/api/passes", {});
    const others = await Promise.all([second.guest("Ben"), third.guest("Cat"), second.guest("Dan")]);
    const used = await Promise.all(others.map((other) => other.post("/api/passes/use", { pass: made.pass })));
    expect(used.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(used.find(({ status }) => status === 200)?.body.player).toBe(ann.player);
  });

  test("a player who is renamed or deleted at one process is renamed or deleted in tables of every other, and can return through any", async () => {
    const { match, guests, rooms } = await gather(cluster, { people: 2 });
    const [ann, ben] = guests as [Guest, Guest];
    const others = cluster.programs.filter((_, i) => i + 1 !== processOf(itemAt(rooms, 0)));
    const at = (program: Program, path: string, init: RequestInit = {}) =>
      fetch(`${program.origin}/api${path}`, {
        ...init,
        headers: { authorization: `Bearer ${ann.token}`, "content-type": "application/json" },
      });
    const seen = () => viewOf(itemAt(rooms, 1), ben.player).seats[0]?.name;
    await at(itemAt(others, 0), "/players", { method: "POST", body: '{"name":"Annabel"}' });
    await vi.waitFor(() => expect(seen()).toBe("Annabel"), POLLING);
    const { phrase } = (await (await at(itemAt(others, 1), "/recovery", { method: "POST", body: "{}" })).json()) as {
      phrase: string;
    };
    const { body } = await ben.post("/api/recovery/use", { phrase });
    expect(body).toMatchObject({ player: ann.player, name: "Annabel" });
    expect((await at(itemAt(others, 1), `/players/${ann.player}`, { method: "DELETE" })).status).toBe(204);
    await vi.waitFor(() => expect(seen()).toBe("N. N."), POLLING);
    for (const program of cluster.programs) expect((await at(program, "/players/me")).status).toBe(401);
    expect((await ben.get(`/api/matches/${match}`)).text).not.toContain("Annabel");
    await itemAt(rooms, 1).leave();
  });

  test("a table that is unlisted while its process is alive keeps its players, and is listed again", async () => {
    const redis = new Redis(cluster.redisUrl);
    onTestFinished(() => redis.disconnect());
    const ann = await cluster.guest("Ann");
    const room = await ann.join(await ann.open(2));
    const own = processOf(room);
    const ben = await itemAt(cluster.programs, own % 3).guest("Ben");
    await redis.hdel("roomcaches", room.roomId);
    await expect(ben.join(room.roomId)).rejects.toThrow(/TableMoved|TableIsOpen/);
    granted(await ask(room, "sit", { seat: 0, nonce: nonce(0) }));
    await redis.flushdb();
    const other = await vi.waitFor(() => ben.join(room.roomId), POLLING);
    expect([processOf(other), room.connection.isOpen]).toEqual([own, true]);
    await Promise.all([room, other].map((each) => each.leave()));
  });

  test("when a standby that lacks a commit is promoted, a match continues from what is stored, without manual steps", async () => {
    const { match, guests, rooms } = await gather(cluster, { people: 2 });
    const players = guests.map((guest, i) => new Player(guest, match, rolls(i)));
    await Promise.all(players.map(({ link }) => until(link.status, (status) => status === "live")));
    const move = async (seed: number) => {
      await Promise.all(rooms.map(sync));
      for (const [i, room] of rooms.entries()) {
        const reply = await act(room, itemAt(guests, i).player, rolls(seed));
        if (reply) return reply;
      }
      throw new Error("nobody is to move");
    };
    const versions: number[] = [];
    for (const seed of [1, 2, 3]) versions.push(granted(await move(seed)).v);
    const [kept, last] = versions.slice(-2) as [number, number];
    await Promise.all(players.map((player) => player.until(({ version }) => version === last)));
    await change(cluster.databaseUrl, "select pg_terminate_backend(backend) from processes");
    await rewind(cluster.databaseUrl, match, kept);
    expect(await move(4)).toEqual({ ok: false, reason: "MatchIsDamaged" });
    await Promise.all(players.map((player) => player.until(({ version }) => version === kept)));
    await Promise.all(players.map((player) => player.play(0)));
    for (const { link } of players) link.close();
    await mustBeTrue([{ match, guests, done: players.flatMap(({ done }) => done) }]);
  });

  test("when a process is killed, its people play on at another within seconds, without manual steps", async () => {
    const ann = await cluster.guest("Ann");
    const room = await ann.join(await ann.open(2));
    const index = processOf(room) - 1;
    const match = room.roomId;
    const link = linkOf(await guestOf(cluster.origin, "Ben"), match);
    await until(link.status, (status) => status === "live");
    await itemAt(cluster.programs, index).kill("SIGKILL");
    const killed = performance.now();
    await until(link.status, (status) => status === "reconnecting");
    await until(link.status, (status) => status === "live");
    expect(performance.now() - killed).toBeLessThan(8000);
    link.close();
    await cluster.restart(index);
  });

  test("a process that is asked to stop lets its players reconnect to others, and accepts no more", async () => {
    const ann = await cluster.guest("Ann");
    const room = await ann.join(await ann.open(2));
    const index = processOf(room) - 1;
    const link = linkOf(await guestOf(cluster.origin, "Ben"), room.roomId);
    await until(link.status, (status) => status === "live");
    const ended = itemAt(cluster.programs, index).kill("SIGTERM");
    const since = performance.now();
    await until(link.status, (status) => status === "reconnecting");
    await until(link.status, (status) => status === "live");
    expect(performance.now() - since).toBeLessThan(2000);
    expect((await ended).code).toBe(0);
    link.close();
    await cluster.restart(index);
  });
});
