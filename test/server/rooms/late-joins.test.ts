import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startVersionOf } from "../../../server/match/spectator-visibility.ts";
import type { Table } from "../../../server/match/table.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { type AnyGame, isClosed } from "../../../shared/engine/contract/game.ts";
import { maxLogLengthOf } from "../../../shared/engine/contract/max-log-length.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import { entriesIn, facesFor, publicLine, runsOf, unredact } from "../../../shared/engine/log/wire.ts";
import { foldMatch } from "../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, type Match, toAct } from "../../../shared/engine/match/match.ts";
import type { Occupant } from "../../../shared/engine/match/match-events.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../shared/engine/match/table-settings.ts";
import { cut, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { SHELF } from "../../kit/games.ts";
import { type Guest, granted, nonce, sync, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { moving, type PlayedMatch, playOut, seedOf } from "../../kit/play.ts";
import { POLLING } from "../../kit/polling.ts";
import { settingsOf } from "../../lab/settings.ts";

/** Settings tried per game to find its longest match. */
const SETTINGS = 24;
const HOUR = 3600;

let app: TestApp;
const warn = vi.spyOn(console, "warn");
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

function longestMatch(game: AnyGame): PlayedMatch {
  const settings = settingsOf(game).filter(({ options }) => !isClosed(game, options));
  const some = settings.filter((_, i) => i % Math.ceil(settings.length / SETTINGS) === 0);
  const matches = some.map((setting) => playOut(setting, seedOf(game.id)));
  return matches.reduce((longest, match) => (match.log.length > longest.log.length ? match : longest));
}

const MATCHES = Object.values(SHELF).map(longestMatch);

const occupant = (seat: Seat, player: string): Occupant => ({
  name: `Player ${seat}`,
  kind: "human",
  player,
  nonce: nonce(seat),
});

/** Stops when the log has this length or the match is over. */
async function playUntil(table: Table, length: number): Promise<void> {
  const rng = rolls(length);
  while (table.match.version < length && table.match.phase === "live") {
    const [seat] = toAct(table.game, table.match) as [Seat];
    const command = moving(table.match, seat, anyCommand(table.game.moves(table.match.table, seat), rng));
    granted(await table.submit({ id: `move ${table.match.version}`, command, by: seat }));
  }
}

/** A table whose log has just enough room for the rest of the match. The guest is at seat 0. */
async function nearlyFull(
  { setting, log }: PlayedMatch,
  guest: Guest,
  watchDelay: number,
): Promise<{ readonly table: Table; readonly room: TableRoomOf }> {
  const { tables, factory } = app.app;
  const occupants = Array.from({ length: setting.seats }, (_, seat) =>
    occupant(seat, seat === 0 ? guest.player : `player ${seat}`),
  );
  const plan = {
    ...setting,
    occupants,
    visibility: "open",
    settings: { ...DEFAULT_TABLE_SETTINGS, watchDelay },
  } as const;
  const summary = await factory.create(plan);
  const begun = summary.version;
  const now = new Date().toISOString();
  const padding = maxLogLengthOf(setting.game) - log.length - begun;
  const entries = Array.from({ length: padding - (padding % 2) }, (_, i) => ({
    v: begun + 1 + i,
    at: now,
    cause: `${i}`.padStart(64, "x"),
    seat: 0,
    ...(i % 2 ? { type: "SeatReclaimed" } : { type: "SeatHandedToBot", bot: "steady", reason: "asked" }),
  }));
  await tables.store.events.append(summary.id, begun, entries, summary);
  const room = await guest.join(summary.id);
  const table = tableBehind(app, summary.id);
  // The shortest matches have a quarter of these moves, so the match is live after an eighth.
  await playUntil(table, maxLogLengthOf(setting.game) - log.length + (log.length >> 3));
  expect(table.match.phase).toBe("live");
  return { table, room };
}

/** The log and faces that the server has sent, including entries that spectators do not have yet. */
const sentTo = ({ state }: TableRoomOf, seat?: Seat) => {
  const held = [...(state.inside?.log ?? [])];
  const sent = new Set(held.map((line) => itemAt(entriesIn(line), 0).v));
  const log = [...state.log].filter((line) => !sent.has(itemAt(entriesIn(line), 0).v));
  return {
    log: [...log, ...held].sort((a, b) => itemAt(entriesIn(a), 0).v - itemAt(entriesIn(b), 0).v),
    faces: seat === undefined ? [] : [...(state.seats[seat]?.faces ?? [])],
  };
};

const truth = ({ game, log }: Table, seat?: Seat, length = log.length) => ({
  log: runsOf(log.slice(0, length)).map(publicLine),
  faces: seat === undefined ? [] : log.flatMap((entry) => facesFor(game, entry, seat)),
});

const seenBy = ({ game }: Table, { log, faces }: ReturnType<typeof sentTo>, seat: Seat): Match =>
  foldMatch(game, INITIAL_MATCH, unredact(game, log, seat, faces));

describe.each([0, HOUR])("a log as long as its game allows, at a table with a spectator delay of %i s,", (delay) => {
  test.each(MATCHES.map((match) => [match.setting.game.id, match] as const))(
    "is decoded whole by a late spectator, a second window and a seat that reconnects: %s",
    async (_, match) => {
      const [ann, eve] = [await app.guest("Ann"), await app.guest("Eve")];
      const { table, room } = await nearlyFull(match, ann, delay);
      const toSpectators = delay === 0 ? table.log.length : startVersionOf(table.log) - 1;

      const spectator = await eve.join(table.id);
      await sync(spectator);
      expect(sentTo(spectator)).toEqual(truth(table, undefined, toSpectators));

      const again = await ann.join(table.id);
      await sync(again);
      expect(sentTo(again, 0)).toEqual(truth(table, 0));
      expect(seenBy(table, sentTo(again, 0), 0)).toEqual(
        foldMatch(table.game, INITIAL_MATCH, JSON.parse(JSON.stringify(table.log.map((entry) => redact(entry, 0))))),
      );

      // By default the SDK does not reconnect in a session's first seconds.
      room.reconnection.minUptime = 0;
      const back = new Promise<void>((done) => room.onReconnect(() => done()));
      cut(app, room);
      await back;
      await vi.waitFor(() => expect(sentTo(room, 0)).toEqual(truth(table, 0)), POLLING);

      await playUntil(table, Number.POSITIVE_INFINITY);
      for (const sitting of [room, again]) {
        await sync(sitting);
        expect(sentTo(sitting, 0)).toEqual(truth(table, 0));
      }
      await sync(spectator);
      expect(sentTo(spectator)).toEqual(truth(table));
      await Promise.all([room, again, spectator].map((each) => each.leave()));
    },
  );
});

test("no buffer of the framework overflows meanwhile", () => {
  expect(warn).not.toHaveBeenCalled();
});
