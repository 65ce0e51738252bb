import type { StateView } from "@colyseus/schema";
import type { Room } from "colyseus";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "zod/v4/core";
import { seedOf } from "../../../server/match/seeds.ts";
import type { Table } from "../../../server/match/table.ts";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { GameCommand, Seat } from "../../../shared/engine/contract/events.ts";
import { type AnyGame, type Bot, botsOf } from "../../../shared/engine/contract/game.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import type { StreamLine } from "../../../shared/engine/log/stream-line.ts";
import type { TableState } from "../../../shared/engine/log/table-state.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import type { SeatQuestion } from "../../../shared/engine/match/seat-questions.ts";
import { arcanoid } from "../../../shared/games/arcanoid/arcanoid.ts";
import type { ArcanoidFace } from "../../../shared/games/arcanoid/cards.ts";
import type { State as ArcanoidState } from "../../../shared/games/arcanoid/state.ts";
import { GAMES } from "../../../shared/games/index.ts";
import { EXAMPLES } from "../../../shared/games/tranquility/boards/examples.ts";
import { steady } from "../../../shared/games/tranquility/bot.ts";
import { faceOf, handOf, type State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { pretend } from "../../../shared/games/wayward/simulated-answers.ts";
import type { State as WaywardState } from "../../../shared/games/wayward/state.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { gameOf } from "../../kit/games.ts";
import { ask, type Guest, granted, sync, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";
import { linesOf, type StreamLines } from "../../kit/streams.ts";
import { byStrength } from "../../kit/strength.ts";
import { tape, tapes } from "../../kit/tapes.ts";
import { leaksOfLog, leaksOfStream, leaksOfTape, leaksOfText, type Truth } from "./wiretap.ts";

const MATCHES = byStrength({ quick: 10, gate: 10, nightly: 400 });
const AT_ONCE = 10;

let app: TestApp;
let secrets: readonly string[];
beforeAll(async () => {
  app = await startApp();
  secrets = [await app.app.tables.store.secrets.get("seeds"), await app.app.tables.store.secrets.get("tokens")];
});
afterAll(() => app.stop());
afterAll(tape());

interface Receiver {
  readonly seat: Seat | undefined;
  readonly guest: Guest;
  readonly sessions: Set<string>;
  readonly logs: string[];
  readonly texts: string[];
  readonly stream: StreamLines;
}

async function receiverOf(guest: Guest, room: TableRoomOf, seat?: Seat): Promise<Receiver> {
  const stream = await linesOf(app.origin, guest.token, room.roomId);
  stream.record();
  return {
    seat,
    guest,
    stream,
    sessions: new Set([room.sessionId]),
    logs: [],
    texts: [],
  };
}

async function fetchAll({ guest, logs, texts }: Receiver, match: string): Promise<void> {
  logs.push((await guest.get(`/api/matches/${match}/log`)).text);
  texts.push((await guest.get(`/api/matches/${match}`)).text);
  texts.push((await guest.get(`/api/matches?player=${guest.player}`)).text);
}

interface Plan {
  readonly game: string;
  readonly options: object;
}

const PLANS = {
  tranquility: [
    ...["standard", "pyramid", "duel", "day-night", "arch"].map((mode) => ({ mode })),
    ...EXAMPLES.map((board) => ({ mode: "board", board })),
  ].map((options) => ({ game: "tranquility", options })),
  arcanoid: ["koblenz", "malta"].map((variant) => ({ game: "arcanoid", options: { variant, rounds: 1 } })),
  wayward: ["solo", "pair"].map((mode) => ({ game: "wayward", options: { mode } })),
} satisfies Readonly<Record<string, readonly Plan[]>>;

test("matches of every game are scanned", () => expect(Object.keys(PLANS)).toEqual(Object.keys(GAMES)));

/** Random moves; in Wayward plausible answers, which end a match sooner than random ones. */
const chosen = ({ id, moves }: AnyGame, table: unknown, seat: Seat, rng: Rng): GameCommand =>
  id === "wayward"
    ? pretend(table as WaywardState, (table as WaywardState).question!, rng)
    : anyCommand(moves(table, seat), rng);

/** A number of seats from two to five, if the options allow that. */
function seatsFor({ game: id, options }: Plan, rng: Rng): number {
  const game = gameOf(id)!;
  const [least, most] = game.seats(parse(game.options, options) as object);
  const from = Math.min(most, Math.max(2, least));
  return from + rng(Math.min(5, most) - from + 1);
}

/** Plays a match with bots, a late spectator, a reload, and requests of strangers, and records what each receives. */
async function listenToMatch(
  plans: readonly Plan[],
  n: number,
): Promise<{ receivers: readonly Receiver[]; truth: Truth }> {
  const rng = rolls(n);
  const plan = itemAt(plans, n % plans.length);
  const { game: id, options } = plan;
  const game = gameOf(id)!;
  const seats = seatsFor(plan, rng);
  const people = botsOf(game).length > 0 ? 1 + rng(seats) : seats;
  const tableFor = { people, bots: seats - people, game: id, options, visibility: "open", asked: true } as const;
  const gathering = await gather(app, tableFor);
  const { match, guests } = gathering;
  const rooms = [...gathering.rooms];
  const receivers = await Promise.all(rooms.map((room, seat) => receiverOf(guests[seat]!, room, seat)));
  const table = tableBehind(app, match);
  let moves = 0;
  while (table.match.phase === "live") {
    const acting = toAct(game, table.match).filter((seat) => seat < people);
    if (acting.length === 0) {
      await new Promise(setImmediate);
      continue;
    }
    const seat = itemAt(acting, rng(acting.length));
    const command = chosen(game, table.match.table, seat, rng);
    await ask(itemAt(rooms, seat), "command", { id: `${n}.${moves}`, command });
    moves++;
    if (moves === 4) {
      const eve = await app.guest("Eve");
      const watching = await eve.join(match);
      rooms.push(watching);
      receivers.push(await receiverOf(eve, watching));
    }
    if (moves === 7) {
      const again = await guests[0]!.join(match, true);
      void rooms[0]!.leave();
      rooms[0] = again;
      itemAt(receivers, 0).sessions.add(again.sessionId);
    }
    if (rng(12) === 0) for (const ear of receivers) await fetchAll(ear, match);
  }
  await Promise.all(rooms.map(sync));
  for (const { stream } of receivers)
    await vi.waitFor(() => expect(stream.events.at(-1)?.type).toBe("SeedRevealed"), POLLING);
  for (const { stream } of receivers) stream.stop();
  await Promise.all(rooms.map((room) => room.leave()));
  return { receivers, truth: truthOf(match, table.log) };
}

type CardEntry = Recorded & { readonly card: number };

/** Entries of Arcanoïd with cards that some seats must not see. */
const KEPT = {
  "a pile": ({ type }) => type === "PileDealt",
  "a face-down discard": (entry) => entry.type === "CardDiscarded" && !("face" in entry),
  "a hand that is looked at": ({ type }) => type === "HandLookedAt",
  "a hand with fresh handles": ({ type }) => type === "HandShuffled",
  "a secret engagement": (entry) => entry.type === "EngagementTried" && "hidden" in entry,
} satisfies Readonly<Record<string, (entry: Recorded) => boolean>>;

const truthOf = (match: string, log: Truth["log"]): Truth => ({
  log,
  secrets: [...secrets, seedOf(itemAt(secrets, 0), match)],
});

const tapeOf = (session: string) => tapes.get(session)!;

/** What leaks, and how much was examined. */
async function heardIn(plans: readonly Plan[], matches: number) {
  const sum = {
    sockets: 0,
    questions: 0,
    bytes: 0,
    answers: 0,
    events: 0,
    leaks: [] as string[],
    logs: [] as Truth["log"][],
  };
  for (let from = 0; from < matches; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, matches - from) }, (_, i) => listenToMatch(plans, from + i));
    for (const { receivers, truth } of await Promise.all(some)) {
      expect(truth.log.at(-1)!.type).toBe("SeedRevealed");
      sum.logs.push(truth.log);
      sum.events += truth.log.length;
      for (const { seat, sessions, stream, logs, texts } of receivers) {
        sum.leaks.push(...leaksOfStream(stream.all, seat, truth));
        sum.bytes += stream.text.length;
        sum.questions += stream.all.filter((line) => line.type === "asked" && line.asked).length;
        for (const session of sessions) {
          const tape = tapeOf(session);
          sum.leaks.push(...leaksOfTape(tape, seat, truth));
          sum.sockets++;
          sum.bytes += tape.reduce((sum, { bytes }) => sum + bytes.length, 0);
          tapes.delete(session);
        }
        sum.leaks.push(...logs.flatMap((log) => leaksOfLog(log, seat, truth)));
        sum.leaks.push(...texts.flatMap((text) => leaksOfText(text, truth)));
        sum.bytes += [...logs, ...texts].reduce((bytes, text) => bytes + text.length, 0);
        sum.answers += logs.length + texts.length;
      }
    }
  }
  const { sockets, bytes, answers, events } = sum;
  console.info(`${matches} matches, ${events} events, ${sockets} sockets, ${answers} answers, ${bytes} bytes`);
  return sum;
}

describe("the scan finds no face, seed or secret that a client may not know", () => {
  test("in matches of Tranquility", { timeout: 300_000 }, async () => {
    const { leaks, sockets, questions, bytes } = await heardIn(PLANS.tranquility, MATCHES);
    expect(leaks).toEqual([]);
    expect(questions).toBeGreaterThan(10 * MATCHES);
    expect(sockets).toBeGreaterThan(2 * MATCHES);
    expect(bytes).toBeGreaterThan(1_000_000);
  });

  const few = byStrength({ quick: 24, gate: 24, nightly: 200 });
  test(`S6 to S8, KO1, ML1: in ${few} matches of Arcanoïd`, { timeout: 900_000 }, async () => {
    const { leaks, sockets, questions, logs } = await heardIn(PLANS.arcanoid, few);
    expect(leaks).toEqual([]);
    expect(sockets).toBeGreaterThan(2 * few);
    expect(questions).toBeGreaterThan(10 * few);
    for (const isIt of Object.values(KEPT)) expect(logs.flat().filter(isIt)).not.toEqual([]);
  });

  const couple = byStrength({ quick: 2, gate: 2, nightly: 20 });
  test("in matches of Wayward", { timeout: 300_000 }, async () => {
    const { leaks, sockets, questions } = await heardIn(PLANS.wayward, couple);
    expect(leaks).toEqual([]);
    expect(questions).toBeGreaterThan(10 * couple);
    expect(sockets).toBeGreaterThan(couple);
  });
});

describe.each(Object.entries(PLANS))("in a stream of %s, the scan finds", (id, plans) => {
  let lines: readonly StreamLine[];
  let truth: Truth;
  beforeAll(async () => {
    const { receivers, ...heard } = await listenToMatch(plans, 0);
    lines = itemAt(receivers, 0).stream.all;
    truth = heard.truth;
    for (const { sessions } of receivers) for (const session of sessions) tapes.delete(session);
  }, 120_000);

  const isQuestion = (line: StreamLine) => line.type === "asked" && line.asked !== null;

  /** Changes the stream's first question. */
  const withQuestion = (change: (asked: SeatQuestion) => Partial<SeatQuestion>) => {
    const at = lines.findIndex(isQuestion);
    const { asked } = lines[at] as { readonly asked: SeatQuestion };
    return lines.with(at, { type: "asked", asked: { ...asked, ...change(asked) } });
  };

  test("no leak as it was sent to seat 0", () => {
    expect(lines.filter(isQuestion).length).toBeGreaterThan(0);
    expect(leaksOfStream(lines, 0, truth)).toEqual([]);
  });

  test("every card that seat 0 must not see yet, if its face is sent", () => {
    const isHidden = ({ secret }: Recorded) => !secret?.to.includes(0) && Object.keys(secret?.faces ?? {}).length > 0;
    const secrets = truth.log.filter(isHidden).slice(0, 5);
    expect(secrets).not.toEqual([]);
    for (const { v, secret } of secrets)
      for (const to of [secret!.to, [0]]) {
        const reveal = (entry: Recorded) => (entry.v === v ? { ...entry, secret: { ...secret!, to } } : entry);
        const leaky = lines.map((line) =>
          line.type === "events" ? { ...line, events: line.events.map(reveal) } : line,
        );
        expect(leaksOfStream(leaky, 0, truth).join(), `${id} ${v}`).toMatch(/card \d+ is known/);
      }
  });

  test("a question of another seat, one before its time, and one that says more than its seat sees", () => {
    const found = (change: Parameters<typeof withQuestion>[0]) => leaksOfStream(withQuestion(change), 0, truth).join();
    expect(found(() => ({ seat: 1 }))).toContain("seat 0 was sent the question of seat 1");
    expect(found(() => ({ v: 3999 }))).toContain("a question was revealed before its time: version 3999");
    const another = { command: { type: "Guess", card: 7 } };
    for (const change of [
      ({ moves }: SeatQuestion) => ({ moves: [...moves, another] }),
      ({ moves }: SeatQuestion) => ({ moves: moves.slice(1) }),
      () => ({ what: "secretly" }),
    ])
      expect(found(change)).toContain("a question does not follow from what seat 0 sees");
  });

  test("every question, for a spectator", () => {
    const leaks = leaksOfStream(lines.filter(isQuestion), undefined, truth);
    expect(leaks).toHaveLength(lines.filter(isQuestion).length);
  });
});

describe("the scan finds", () => {
  type Wrong = (gathering: Gathering, room: Room<{ state: TableState }>) => void | Promise<void>;

  interface Deed {
    readonly game: AnyGame;
    readonly options: object;
    readonly people: number;
    readonly policy: Bot<unknown, GameCommand>;
    /** Whether to plant the fault now. */
    readonly isTime: (table: Table, moves: number) => boolean;
  }

  const STANDARD: Deed = {
    game: tranquility,
    options: { mode: "standard" },
    people: 2,
    policy: (view, seat, rng) => steady(view as State, seat, rng),
    isTime: (_, moves) => moves === 3,
  };

  async function spoilt(wrong: Wrong, deed: Partial<Deed> = {}) {
    const { game, options, people, policy, isTime } = { ...STANDARD, ...deed };
    const gathering = await gather(app, { people, game: game.id, options, asked: true });
    const { match, rooms } = gathering;
    const room = app.colyseus.getRoomById(match) as unknown as Room<{ state: TableState }>;
    const table = tableBehind(app, match);
    const rng = rolls(3);
    let isSpoilt = false;
    for (let i = 0; table.match.phase === "live"; i++) {
      if (!isSpoilt && isTime(table, i)) {
        await wrong(gathering, room);
        isSpoilt = true;
      }
      const [seat] = toAct(game, table.match);
      const command = policy(table.match.table, seat!, rng);
      granted(await ask(itemAt(rooms, seat!), "command", { id: `${i}`, command }));
    }
    await Promise.all(rooms.map(sync));
    const truth = truthOf(match, table.log);
    const leaks = rooms.map((r, seat) => leaksOfTape(tapeOf(r.sessionId), seat, truth));
    return { truth, leaks, gathering, isSpoilt };
  }

  /** Tries up to 41 matches for the situation that the fault needs. */
  async function spoiltAtLast(wrong: Wrong, deed: Partial<Deed>) {
    let played = await spoilt(wrong, deed);
    for (let again = 0; !played.isSpoilt && again < 40; again++) played = await spoilt(wrong, deed);
    return played;
  }

  test("no leak in clean matches", async () => {
    expect((await spoilt(() => {})).leaks).toEqual([[], []]);
  });

  test("a view that is given another seat's faces, even for a moment", async () => {
    const { leaks } = await spoilt(({ rooms }, room) => {
      const client = room.clients.find(({ sessionId }) => sessionId === itemAt(rooms, 1).sessionId)!;
      const view = client.view as StateView;
      view.add(itemAt(room.state.seats, 0));
      room.broadcastPatch();
      view.remove(itemAt(room.state.seats, 0));
    });
    expect(leaks[0]).toEqual([]);
    expect(itemAt(leaks, 1).join()).toContain("seat 1 was sent the faces of seat 0");
  });

  test("faces that are put beside the wrong seat", async () => {
    const { leaks, truth } = await spoilt((_, room) => {
      itemAt(room.state.seats, 1).faces.push(...itemAt(room.state.seats, 0).faces);
      room.broadcastPatch();
    });
    expect(truth.log.length).toBeGreaterThan(10);
    expect(itemAt(leaks, 1).join()).toMatch(/card \d+ is known at/);
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
    /** A card of seat 0 that seat 1 has never seen. */
    const secretly = (state: State) =>
      handOf(state, 0).find(
        (card) => tranquility.cards.hiddenFrom(state, 1).includes(card) && faceOf(state, card)?.startsWith(face),
      );
    let given: number | undefined;
    const plant: Wrong = ({ match }, room) => {
      given = secretly(tableBehind(app, match).match.table as State);
      const { faces } = itemAt(room.state.seats, 0);
      for (let at = 0; at < faces.length; at += 3)
        if (faces[at + 1] === given) itemAt(room.state.seats, 1).faces.push(...faces.slice(at, at + 3));
      room.broadcastPatch();
    };
    const { leaks } = await spoiltAtLast(plant, {
      options,
      isTime: ({ match }, moves) => moves > 2 && secretly(match.table as State) !== undefined,
    });
    expect(itemAt(leaks, 1).join("\n")).toMatch(new RegExp(`card ${given} is known at \\d+: ${face}`));
    expect(leaks[0]).toEqual([]);
  });

  test.each([
    ["koblenz", "a pile"],
    ["koblenz", "a face-down discard"],
    ["koblenz", "a hand that is looked at"],
    ["koblenz", "a secret engagement"],
    ["malta", "a secret engagement"],
    ["malta", "a hand with fresh handles"],
  ] as const)("in Arcanoïd's %s a single card of %s", async (variant, kept) => {
    const isIt = KEPT[kept];
    const cardIn = (entry: Recorded) =>
      Number(Object.keys(entry.secret?.faces ?? { [(entry as CardEntry).card]: true })[0]);
    /** An entry of the tested kind, with a card that seat 1 has never seen. */
    const secretEntryIn = ({ log }: Table) => {
      const known = log.flatMap(({ secret }) => (secret?.to.includes(1) ? Object.keys(secret.faces ?? {}) : []));
      return log.find(
        (entry) =>
          isIt(entry) && entry.by !== 1 && !entry.secret?.to.includes(1) && !known.includes(String(cardIn(entry))),
      );
    };
    let given: { readonly v: number; readonly card: number; readonly face: string } | undefined;
    const plant: Wrong = ({ match }, room) => {
      const table = tableBehind(app, match);
      const entry = secretEntryIn(table)!;
      const faces: Record<number, string> = Object.assign({}, ...table.log.map(({ secret }) => secret?.faces ?? {}));
      const card = cardIn(entry);
      given = { v: entry.v, card, face: itemAt(faces, card) };
      itemAt(room.state.seats, 1).faces.push(entry.v, card, arcanoid.cards.faces.indexOf(given.face as ArcanoidFace));
      room.broadcastPatch();
    };
    const { leaks } = await spoiltAtLast(plant, {
      game: arcanoid,
      options: { variant, rounds: 1 },
      people: 3,
      policy: (view, seat, rng) => {
        const moves = arcanoid.moves(view as ArcanoidState, seat);
        // Without this preference, few matches have a hand that is looked at.
        const looking = moves.filter(({ command }) => command.type === "PlayPriestess");
        return anyCommand(looking.length > 0 ? looking : moves, rng);
      },
      isTime: (table) => secretEntryIn(table) !== undefined,
    });
    expect(itemAt(leaks, 1).join("\n")).toContain(`card ${given!.card} is known at ${given!.v}: ${given!.face}`);
    expect([leaks[0], leaks[2]]).toEqual([[], []]);
  });

  test("a question that is sent to another seat, or before its time", async () => {
    const { leaks } = await spoilt(({ rooms }, room) => {
      const client = room.clients.find(({ sessionId }) => sessionId === rooms[1]!.sessionId)!;
      (client.view as StateView).add(room.state.asked[0]!);
      room.broadcastPatch();
    });
    expect(leaks[0]).toEqual([]);
    expect(leaks[1]!.join()).toContain("seat 1 was sent the question of seat 0");
    const { leaks: early } = await spoilt((_, room) => {
      const held = room.state.asked.find(({ question }) => question !== "")!;
      held.question = JSON.stringify({ ...JSON.parse(held.question), v: 1999 });
      room.broadcastPatch();
    });
    expect(early.flat().join()).toContain("a question was revealed before its time: version 1999");
  });

  test("a stream that has the secret of another seat, or the question of one", async () => {
    let read: { readonly seat: Seat; readonly stream: StreamLines } | undefined;
    const { truth } = await spoilt(async ({ match, guests }) => {
      const seat = toAct(tranquility, tableBehind(app, match).match)[0]!;
      const stream = await linesOf(app.origin, guests[seat]!.token, match);
      await stream.until(({ type }) => type === "asked");
      stream.stop();
      read = { seat, stream };
    });
    const { seat, stream } = read!;
    expect(leaksOfStream(stream.all, seat, truth)).toEqual([]);
    const found = leaksOfStream(stream.all, 1 - seat, truth).join();
    expect(found).toMatch(/a secret in \d+.*card \d+ is known/);
    expect(found).toContain(`seat ${1 - seat} was sent the question of seat ${seat}`);
  });

  test("an entry with its secret, and the seed before the end", async () => {
    const { leaks } = await spoilt(({ match }, room) => {
      const secret = tableBehind(app, match).log.find((entry) => entry.secret)!;
      room.state.talk.push(JSON.stringify(secret), seedOf(itemAt(secrets, 0), match));
      room.broadcastPatch();
    });
    for (const found of leaks) {
      expect(found.join("\n")).toContain('says "secret"');
      expect(found.join("\n")).toMatch(/says [0-9a-f]{64}/);
    }
  });

  test("a log over HTTP that was not redacted, or was meant for another client", async () => {
    const texts: string[] = [];
    const { truth } = await spoilt(async ({ match, guests }) => {
      texts.push((await itemAt(guests, 0).get(`/api/matches/${match}/log`)).text);
    });
    expect(leaksOfLog(itemAt(texts, 0), 0, truth)).toEqual([]);
    expect(leaksOfLog(itemAt(texts, 0), 1, truth).join()).toMatch(/a secret in \d+.*card \d+ is known/);
    expect(leaksOfLog(itemAt(texts, 0), undefined, truth).join()).toMatch(/a secret in \d+.*card \d+ is known/);
    expect(leaksOfText(`{"seed":"${truth.secrets[2]}"}`, truth)).toHaveLength(1);
  });
});
