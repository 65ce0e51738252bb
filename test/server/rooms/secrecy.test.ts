import type { StateView } from "@colyseus/schema";
import type { Room } from "colyseus";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { seedOf } from "../../../server/match/seeds.ts";
import type { GameCommand, Seat } from "../../../shared/engine/game.ts";
import { toAct } from "../../../shared/engine/match.ts";
import { anyCommand } from "../../../shared/engine/moves.ts";
import type { TableState } from "../../../shared/engine/schemas.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { steady } from "../../../shared/games/tranquility/bot.ts";
import { faceOf, handOf, type State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { ask, type Guest, granted, sync, type TableRoomOf } from "../../kit/guest.ts";
import { leaksOfLog, leaksOfTape, leaksOfText, type Truth, tapes } from "./wiretap.ts";

await vi.hoisted(async () => {
  const { tapSockets } = await import("./wiretap.ts");
  tapSockets();
});

const MATCHES = 100;
const AT_ONCE = 10;

const game = gameOf("tranquility")!;
let app: TestApp;
let secrets: readonly string[];
beforeAll(async () => {
  app = await startApp();
  secrets = [await app.app.tables.store.secret("seeds"), await app.app.tables.store.secret("tokens")];
});
afterAll(() => app.stop());

/** Everything that somebody was told about a match, over sockets and over HTTP. */
interface Ear {
  readonly seat: Seat | undefined;
  readonly guest: Guest;
  readonly sessions: Set<string>;
  readonly logs: string[];
  readonly texts: string[];
}

const earOf = (guest: Guest, room: TableRoomOf, seat?: Seat): Ear => ({
  seat,
  guest,
  sessions: new Set([room.sessionId]),
  logs: [],
  texts: [],
});

async function fetchAll({ guest, logs, texts }: Ear, match: string): Promise<void> {
  logs.push((await guest.get(`/api/matches/${match}/log`)).text);
  texts.push((await guest.get(`/api/matches/${match}`)).text);
  texts.push((await guest.get(`/api/matches?player=${guest.player}`)).text);
}

/** What is played, in turns, with the least and the most seats. */
const TABLES: readonly (readonly [options: { readonly mode: string }, least: number, most: number])[] = [
  [{ mode: "standard" }, 2, 5],
  [{ mode: "pyramid" }, 2, 5],
  [{ mode: "duel" }, 2, 2],
  [{ mode: "day-night" }, 2, 5],
  [{ mode: "arch" }, 2, 5],
];

/** A match of random legal moves, with bots among the seats, a watcher who comes late, a reload, and curious callers. */
async function listenToMatch(n: number): Promise<{ ears: readonly Ear[]; truth: Truth }> {
  const rng = rolls(n);
  const [options, least, most] = TABLES[n % TABLES.length]!;
  const seats = least + rng(most - least + 1);
  const people = 1 + rng(seats);
  const gathering = await gather(app, { people, bots: seats - people, options, visibility: "open" });
  const { match, guests } = gathering;
  const rooms = [...gathering.rooms];
  const ears = rooms.map((room, seat) => earOf(guests[seat]!, room, seat));
  const table = tableBehind(app, match);
  let moves = 0;
  while (table.match.phase === "live") {
    const acting = toAct(game, table.match).filter((seat) => seat < people);
    if (acting.length === 0) {
      await new Promise(setImmediate);
      continue;
    }
    const seat = acting[rng(acting.length)]!;
    const command: GameCommand = anyCommand(game.moves(table.match.table, seat), rng);
    await ask(rooms[seat]!, "command", { id: `${n}.${moves}`, command });
    moves++;
    if (moves === 4) {
      const eve = await app.guest("Eve");
      const watching = await eve.join(match);
      rooms.push(watching);
      ears.push(earOf(eve, watching));
    }
    if (moves === 7) {
      const again = await guests[0]!.join(match);
      void rooms[0]!.leave();
      rooms[0] = again;
      ears[0]!.sessions.add(again.sessionId);
    }
    if (rng(12) === 0) for (const ear of ears) await fetchAll(ear, match);
  }
  await Promise.all(rooms.map(sync));
  await Promise.all(rooms.map((room) => room.leave()));
  return { ears, truth: truthOf(match, table.log) };
}

const truthOf = (match: string, log: Truth["log"]): Truth => ({
  log,
  unspeakable: [...secrets, seedOf(secrets[0]!, match)],
});

const tapeOf = (session: string) => tapes.get(session)!;

test(`in ${MATCHES} matches nobody was sent a face, a seed or a secret that is not theirs to know`, async () => {
  let [sockets, bytes, answers, entries] = [0, 0, 0, 0];
  for (let from = 0; from < MATCHES; from += AT_ONCE) {
    const matches = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => listenToMatch(from + i)));
    for (const { ears, truth } of matches) {
      expect(truth.log.at(-1)!.type).toBe("SeedRevealed");
      entries += truth.log.length;
      for (const { seat, sessions, logs, texts } of ears) {
        for (const session of sessions) {
          const tape = tapeOf(session);
          expect(leaksOfTape(tape, seat, truth)).toEqual([]);
          sockets++;
          bytes += tape.reduce((sum, frame) => sum + frame.length, 0);
          tapes.delete(session);
        }
        for (const log of logs) expect(leaksOfLog(log, seat, truth)).toEqual([]);
        for (const text of texts) expect(leaksOfText(text, truth)).toEqual([]);
        for (const text of [...logs, ...texts]) bytes += text.length;
        answers += logs.length + texts.length;
      }
    }
  }
  console.info(`${MATCHES} matches, ${entries} events, ${sockets} sockets, ${answers} answers, ${bytes} bytes`);
  expect(sockets).toBeGreaterThan(2 * MATCHES);
  expect(bytes).toBeGreaterThan(1_000_000);
}, 300_000);

describe("the scan catches", () => {
  type Wrong = (gathering: Gathering, room: Room<{ state: TableState }>) => void | Promise<void>;
  /** Whether this is the time to do wrong, in a state and after so many moves. */
  type Moment = (state: State, moves: number) => boolean;

  /** A match in which somebody does wrong in the middle of it, if the time for it comes. */
  async function spoilt(
    wrong: Wrong,
    options: object = { mode: "standard" },
    isTime: Moment = (_, moves) => moves === 3,
  ) {
    const gathering = await gather(app, { people: 2, options });
    const { match, rooms } = gathering;
    const room = app.colyseus.getRoomById(match) as unknown as Room<{ state: TableState }>;
    const table = tableBehind(app, match);
    const rng = rolls(3);
    let isSpoilt = false;
    for (let i = 0; table.match.phase === "live"; i++) {
      const state = table.match.table as State;
      if (!isSpoilt && isTime(state, i)) {
        await wrong(gathering, room);
        isSpoilt = true;
      }
      const [seat] = toAct(game, table.match);
      granted(await ask(rooms[seat!]!, "command", { id: `${i}`, command: steady(state, seat!, rng) }));
    }
    await Promise.all(rooms.map(sync));
    const truth = truthOf(match, table.log);
    const leaks = rooms.map((r, seat) => leaksOfTape(tapeOf(r.sessionId), seat, truth));
    return { truth, leaks, gathering, isSpoilt };
  }

  test("nothing where nothing is wrong", async () => {
    expect((await spoilt(() => {})).leaks).toEqual([[], []]);
  });

  test("a view that is given another seat's faces, even for a moment", async () => {
    const { leaks } = await spoilt(({ rooms }, room) => {
      const client = room.clients.find(({ sessionId }) => sessionId === rooms[1]!.sessionId)!;
      const view = client.view as StateView;
      view.add(room.state.seats[0]!);
      room.broadcastPatch();
      view.remove(room.state.seats[0]!);
    });
    expect(leaks[0]).toEqual([]);
    expect(leaks[1]!.join()).toContain("seat 1 was sent the faces of seat 0");
  });

  test("faces that are put beside the wrong seat", async () => {
    const { leaks, truth } = await spoilt((_, room) => {
      room.state.seats[1]!.faces.push(...room.state.seats[0]!.faces);
      room.broadcastPatch();
    });
    expect(truth.log.length).toBeGreaterThan(10);
    expect(leaks[1]!.join()).toMatch(/card \d+ is known at/);
  });

  test.each([
    [{ mode: "standard" }, "finish"],
    [{ mode: "arch" }, "finish"],
    [{ mode: "pyramid" }, "compass"],
    [{ mode: "pyramid" }, "finish"],
    [{ mode: "pyramid", difficulty: "easier" }, "border"],
    [{ mode: "day-night" }, "finish"],
    [{ mode: "duel" }, "i"],
  ] as const)("in %o a single card of another hand: %s", async (options, face) => {
    /** A card of seat 0 that the other seat has never seen. */
    const secretly = (state: State) =>
      handOf(state, 0).find(
        (card) => tranquility.cards.hiddenFrom(state, 1).includes(card) && faceOf(state, card)?.startsWith(face),
      );
    let given: number | undefined;
    const plant: Wrong = ({ match }, room) => {
      given = secretly(tableBehind(app, match).match.table as State);
      const { faces } = room.state.seats[0]!;
      for (let at = 0; at < faces.length; at += 3)
        if (faces[at + 1] === given) room.state.seats[1]!.faces.push(...faces.slice(at, at + 3));
      room.broadcastPatch();
    };
    const play = () => spoilt(plant, options, (state, moves) => moves > 2 && secretly(state) !== undefined);
    let played = await play();
    // Chance may have kept such a card from that hand.
    for (let again = 0; !played.isSpoilt && again < 10; again++) played = await play();
    const { leaks } = played;
    expect(leaks[1]!.join("\n")).toMatch(new RegExp(`card ${given} is known at \\d+: ${face}`));
    expect(leaks[0]).toEqual([]);
  });

  test("an entry with its secret, and the seed before the end", async () => {
    const { leaks } = await spoilt(({ match }, room) => {
      const secret = tableBehind(app, match).log.find((entry) => entry.secret)!;
      room.state.talk.push(JSON.stringify(secret), seedOf(secrets[0]!, match));
      room.broadcastPatch();
    });
    for (const found of leaks) {
      expect(found.join("\n")).toContain('says "secret"');
      expect(found.join("\n")).toMatch(/says [0-9a-f]{64}/);
    }
  });

  test("a log over HTTP that was not redacted, or for somebody else", async () => {
    const texts: string[] = [];
    const { truth } = await spoilt(async ({ match, guests }) => {
      texts.push((await guests[0]!.get(`/api/matches/${match}/log`)).text);
    });
    expect(leaksOfLog(texts[0]!, 0, truth)).toEqual([]);
    expect(leaksOfLog(texts[0]!, 1, truth).join()).toMatch(/a secret in \d+.*card \d+ is known/);
    expect(leaksOfLog(texts[0]!, undefined, truth).join()).toMatch(/a secret in \d+.*card \d+ is known/);
    expect(leaksOfText(`{"seed":"${truth.unspeakable[2]}"}`, truth)).toHaveLength(1);
  });
});
