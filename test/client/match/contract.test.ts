import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadGame } from "../../../client/catalog/load.ts";
import type { RoomConnection } from "../../../client/contract/table-connection.ts";
import { latest } from "../../../client/contract/timeline.ts";
import { dealAlone, openAlone } from "../../../client/features/alone/alone.ts";
import { GAMES } from "../../../client/games/index.ts";
import { loadTableMessages } from "../../../client/i18n/at-table.ts";
import { loadMessages } from "../../../client/i18n/t.ts";
import { joinTable } from "../../../client/match/room.ts";
import { connectRoom } from "../../../client/match/room-connection.ts";
import type { DeviceMatch } from "../../../client/storage/database.ts";
import type { AnyPlayedGame } from "../../../shared/engine/contract/game.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import { type Match, toAct } from "../../../shared/engine/match/match.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import { chanceOf } from "../../kit/chance.ts";
import { nonce } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { seedOf } from "../../kit/play.ts";
import { POLLING } from "../../kit/polling.ts";

const kept = vi.hoisted(() => new Map<string, DeviceMatch>());

/** Stores and returns copies, like the browser's storage. */
vi.mock("../../../client/storage/matches.ts", () => ({
  storedMatch: async (id: string) => structuredClone(kept.get(id)),
  storedMatches: async () => structuredClone([...kept.values()]),
  storeMatch: async (match: DeviceMatch) => void kept.set(match.id, structuredClone(match)),
  append: async (id: string, after: number, entries: DeviceMatch["log"]) => {
    const match = kept.get(id);
    if (match?.log.length !== after) return false;
    kept.set(id, structuredClone({ ...match, log: [...match.log, ...entries] }));
    return true;
  },
}));

let app: TestApp;
beforeAll(async () => {
  [app] = await Promise.all([startApp(), loadMessages(), loadTableMessages()]);
  vi.stubGlobal("location", { origin: app.origin });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await app.stop();
});

interface Place {
  readonly connection: RoomConnection;
  again(): Promise<RoomConnection>;
}

type Way = (game: string, options: object) => Promise<Place>;

const onServer: Way = async (game, options) => {
  const ann = await app.guest("Ann");
  const match = await ann.open(1, options, "private", {}, game);
  const { rules } = (await loadGame(game))!;
  const enter = async () => {
    const connection = connectRoom({
      game: rules,
      player: () => ann.player,
      join: () => joinTable(match, ann.token),
      finality: () => undefined,
    });
    await vi.waitFor(() => expect(connection.status.value).toBe("live"), POLLING);
    return connection;
  };
  const connection = await enter();
  expect(await connection.request("sit", { nonce: nonce(1) })).toMatchObject({ ok: true });
  expect(await connection.request("start", {})).toMatchObject({ ok: true });
  return { connection, again: enter };
};

const onDevice: Way = async (game, options) => {
  const id = (await dealAlone({ game, options }))!;
  const enter = async () => (await openAlone(id))!;
  return { connection: await enter(), again: enter };
};

const ALONE = GAMES.filter(({ wholeRules }) => wholeRules).flatMap(({ id, variants, optionsOf }) =>
  Object.entries(variants)
    .filter(([, { seats }]) => seats[0] === 1)
    .map(([variant]) => ({ game: id, variant, options: optionsOf(variant, {}) })),
);

test("games of more than one kind are played alone", () => {
  expect(new Set(ALONE.map(({ game }) => game)).size).toBeGreaterThan(1);
});

describe.each([
  ["on a server", onServer],
  ["on this device", onDevice],
] as const)("a table for one %s", (_, open) => {
  describe.each(ALONE)("of $game, $variant", ({ game, options }) => {
    const now = ({ timeline }: RoomConnection): Match => latest(timeline.value);

    const move = (rules: AnyPlayedGame, match: Match, n: number): object =>
      anyCommand(rules.moves(match.table, itemAt(toAct(rules, match), 0)), chanceOf(seedOf(game))(n));

    const MOVES = 6;

    test("plays moves, refuses others, takes steps back where the game allows it, and is over when the player gives up", async () => {
      const [{ connection, again }, { rules }] = await Promise.all([
        open(game, options),
        loadGame(game).then((found) => found!),
      ]);
      expect([connection.status.value, connection.timeline.value.seat]).toEqual(["live", 0]);
      const say = (command: object) => connection.request("command", { id: crypto.randomUUID(), command });
      const versions = [now(connection).version];
      const tables = [now(connection).table];
      for (let n = 0; n < MOVES; n++) {
        const reply = await say(move(rules, now(connection), n));
        expect(reply).toMatchObject({ ok: true, v: now(connection).version });
        versions.push(now(connection).version);
        tables.push(now(connection).table);
      }
      expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
      const { log } = connection.timeline.value;
      expect(log.map(({ v }) => v)).toEqual(log.map((_, i) => i + 1));

      expect(await say({ type: "Cheat" })).toEqual({ ok: false, reason: "BadCommand" });
      const to = itemAt(versions, 2);
      const back = await connection.request("takeBack", { to });
      if (rules.undo) {
        expect(back).toMatchObject({ ok: true, v: now(connection).version });
        expect(now(connection).table).toEqual(tables[2]);
        expect(await connection.request("takeBack", { to: 100_000 })).toEqual({ ok: false, reason: "NoSuchMoment" });
      } else expect(back).toEqual({ ok: false, reason: "NoTakingBack" });

      const reopened = await again();
      expect(reopened.timeline.value.log).toEqual(connection.timeline.value.log);
      expect(now(reopened)).toEqual(now(connection));
      reopened.close();

      const late = move(rules, now(connection), MOVES);
      expect(await connection.request("concede", {})).toMatchObject({ ok: true, v: now(connection).version });
      expect(now(connection).phase).toBe("over");
      expect(await say(late)).toEqual({ ok: false, reason: "MatchIsOver" });
      const rematch = await connection.request("rematch", {});
      expect(rematch).toMatchObject({ ok: true, id: expect.any(String), code: expect.any(String) });
      connection.close();
    });
  });
});
