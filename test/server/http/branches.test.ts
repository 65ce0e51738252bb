import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { foldMatch } from "../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, toAct } from "../../../shared/engine/match/match.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, type Guest, granted, nonce, sync, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

const game = gameOf("tranquility")!;
const MATCHES = { count: 25, seconds: 600 };
let app: TestApp;
let eve: Guest;
let over: Gathering;
let version: number;
beforeAll(async () => {
  app = await startApp({ store: "memory", limits: { ...NO_LIMITS, matches: MATCHES } });
  eve = await app.guest("Eve");
  over = await gather(app, { people: 2 });
  await playOut(over);
  version = itemAt(movesOf(tableBehind(app, over.match).log), 8);
});
afterAll(() => app.stop());

const NO_LIMITS = {
  requests: undefined,
  joins: undefined,
  messages: undefined,
  talk: undefined,
  codes: undefined,
  allCodes: undefined,
  documents: undefined,
  handedIn: undefined,
  pictures: undefined,
  choices: undefined,
  invitations: undefined,
  programInvitations: undefined,
  webhookTests: undefined,
  writes: undefined,
  reads: undefined,
  renames: undefined,
};

async function playOut({ match, guests, rooms }: Pick<Gathering, "match" | "guests" | "rooms">): Promise<void> {
  const rng = rolls(6);
  const table = tableBehind(app, match);
  while (table.match.phase === "live") {
    const [seat] = toAct(game, table.match);
    await sync(itemAt(rooms, seat!));
    granted((await act(itemAt(rooms, seat!), itemAt(guests, seat!).player, rng))!);
  }
}

const branch = async (body: unknown, of = over.match, guest = eve) => {
  const answer = await guest.post(`/api/matches/${of}/branches`, body);
  return answer.status === 201 ? String(answer.body.id) : [answer.status, answer.body.reason];
};
const family = async (of: string, guest?: Guest): Promise<readonly Summary[]> => {
  const path = `/api/matches/${of}/branches`;
  const text = guest ? (await guest.get(path)).text : await (await fetch(`${app.origin}${path}`)).text();
  return (JSON.parse(text) as { matches: readonly Summary[] }).matches;
};

describe("POST /api/matches/:id/branches", () => {
  test("opens a table at a moment of a match that is over, for every player who can see its replay", async () => {
    const id = await branch({ version });
    expect(id).toMatch(/^[2-9a-z]{16}$/);
    const room = await eve.join(String(id));
    await sync(room);
    const at = viewOf(room, eve.player);
    expect(at).toMatchObject({ phase: "open", seats: [undefined, undefined], config: { id } });
    expect(at.config.from).toEqual({ match: over.match, version, root: over.match });
    granted(await ask(room, "sit", { seat: 1, nonce: nonce(1) }));
    granted(await ask(room, "seatBot", { seat: 0 }));
    granted(await ask(room, "start", {}));
    await sync(room);
    const { table } = viewOf(room, eve.player);
    const faces = (table as { faces: readonly (string | undefined)[] }).faces;
    const truth = tableBehind(app, String(id)).match.table;
    expect(game.cards!.hiddenFrom(truth, 1).filter((card) => faces[card] !== undefined)).toEqual([]);
    expect(itemAt((table as { hands: readonly (readonly number[])[] }).hands, 1).every((card) => faces[card])).toBe(
      true,
    );
    const { text } = await itemAt(over.guests, 0).get(`/api/matches/${id}/log`);
    expect(text).not.toContain('"secret"');
    expect((await family(over.match, eve)).map((match) => match.id)).toEqual([over.match, id]);
    expect((await family(over.match)).map((match) => match.id)).toEqual([over.match]);
    await room.leave();
  });

  test("makes a log that verifies by itself once it is over, and the branch is then listed for all callers", async () => {
    const id = String(await branch({ version }));
    const guests = [eve, itemAt(over.guests, 0)];
    const rooms = await Promise.all(guests.map((guest) => guest.join(id)));
    for (const [seat, room] of rooms.entries()) granted(await ask(room, "sit", { seat, nonce: nonce(seat) }));
    granted(await ask(itemAt(rooms, 0), "start", {}));
    await playOut({ match: id, guests, rooms });
    const file = read((await eve.get(`/api/matches/${id}/log`)).text);
    expect(verify(file, () => game)).toBeUndefined();
    const [, listed] = await family(id);
    expect(listed).toMatchObject({ id, from: { match: over.match, version, move: 8 }, outcome: file.header.outcome });
    await Promise.all(rooms.map((room) => room.leave()));
  });

  test("refuses a version that is no moment, with a reason", async () => {
    const deal = itemAt(movesOf(tableBehind(app, over.match).log), 0);
    const { length } = tableBehind(app, over.match).log;
    for (const bad of [1, deal - 1, length, length + 1, 1e9]) {
      expect(await branch({ version: bad })).toEqual([409, "NoSuchMoment"]);
    }
    const [seat] = toAct(game, foldMatch(game, INITIAL_MATCH, tableBehind(app, over.match).log.slice(0, version)));
    expect(await branch({ version, unseenBy: 1 - seat! })).toEqual([409, "CannotShuffleAnew"]);
    expect(await branch({ version, unseenBy: 2 })).toEqual([409, "NoSuchSeat"]);
    for (const body of [
      {},
      { version: 0 },
      { version, unseenBy: -1 },
      { version: 1.5 },
      { version: "9" },
      { version, seats: 3 },
      [],
      7,
    ]) {
      expect(await branch(body)).toEqual([400, "BadRequest"]);
    }
    expect(await branch({ version }, "nosuchmatch")).toEqual([404, "NoSuchMatch"]);
  });

  test("refuses a match that is not over, even to its players, and one that the caller may not see", async () => {
    const live = await gather(app, { people: 1, bots: 1 });
    const now = tableBehind(app, live.match).log.length;
    expect(await branch({ version: now }, live.match, live.guests[0])).toEqual([409, "MatchIsNotOver"]);
    const closed = await gather(app, { people: 1, house: { watchers: false } });
    const at = tableBehind(app, closed.match).log.length;
    expect(await branch({ version: at }, closed.match)).toEqual([403, "NoWatchers"]);
    expect((await eve.get(`/api/matches/${closed.match}/branches`)).status).toBe(403);
    const open = await gather(app, { people: 1, start: false });
    expect(await branch({ version: 1 }, open.match, open.guests[0])).toEqual([409, "MatchIsNotOver"]);
    await Promise.all([...live.rooms, ...closed.rooms, ...open.rooms].map((room) => room.leave()));
  });

  test("needs a token, and counts as an opened match", async () => {
    const stranger = await fetch(`${app.origin}/api/matches/${over.match}/branches`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ version }),
    });
    expect([stranger.status, ((await stranger.json()) as { reason: string }).reason]).toEqual([401, "NoToken"]);
    const answers = await Promise.all(Array.from({ length: MATCHES.count }, () => branch({ version })));
    expect(answers).toContainEqual([429, "TooMany"]);
  });
});
