import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sdkClient } from "../../../client/match/room.ts";
import type { LobbyState } from "../../../shared/engine/log/table-state.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { gather } from "../../kit/app.ts";
import { hasCluster, noCluster, startCluster, type TestCluster } from "../../kit/cluster.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";
import type { Program } from "../rooms/program.ts";

/** Reports of a silent process expire within this time. */
const PATIENT = { ...POLLING, timeout: 12_000 };

describe.skipIf(!hasCluster)(`open tables of two processes${noCluster}`, () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await startCluster(2);
  });
  afterAll(() => cluster?.close());

  const listedAt = async ({ origin }: Program): Promise<readonly string[]> => {
    const { matches } = (await (await fetch(`${origin}/api/matches?state=open`)).json()) as { matches: Summary[] };
    return matches.map(({ id }) => id);
  };

  test("are listed by both while a player is there, and not once their process is killed", {
    timeout: 60_000,
  }, async () => {
    const tables = await Promise.all(
      Array.from({ length: 4 }, () => gather(cluster, { people: 1, bots: 1, start: false, visibility: "open" })),
    );
    const matches = tables.map(({ match }) => match);
    const lobbies = await Promise.all(
      cluster.programs.map(({ origin }) => sdkClient(origin, "").joinOrCreate<LobbyState>("lobby")),
    );
    for (const program of cluster.programs)
      await vi.waitFor(async () => expect([...(await listedAt(program))].sort()).toEqual([...matches].sort()), PATIENT);
    for (const lobby of lobbies)
      await vi.waitFor(() => expect([...lobby.state.tables.keys()].sort()).toEqual([...matches].sort()), PATIENT);
    const killed = itemAt(cluster.programs, 0);
    const gone = new Set(
      tables.filter(({ rooms }) => roomsUrl(itemAt(rooms, 0)).includes("/p/1/")).map(({ match }) => match),
    );
    expect([0, 4]).not.toContain(gone.size);
    for (const room of [...lobbies, ...tables.flatMap(({ rooms }) => rooms)]) room.reconnection.enabled = false;
    await killed.kill("SIGKILL");
    await vi.waitFor(
      async () =>
        expect([...(await listedAt(itemAt(cluster.programs, 1)))].sort()).toEqual(
          matches.filter((match) => !gone.has(match)).sort(),
        ),
      PATIENT,
    );
    const { match, guests } = tables.find((table) => gone.has(table.match))!;
    await vi.waitFor(() => itemAt(guests, 0).join(match), PATIENT);
    await vi.waitFor(async () => expect(await listedAt(itemAt(cluster.programs, 1))).toContain(match), PATIENT);
  });
});

const roomsUrl = (room: { connection: unknown }): string =>
  (room.connection as { transport: { ws: { url: string } } }).transport.ws.url;
