import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Table } from "../../../server/match/table.ts";
import { commit } from "../../../shared/engine/chance/fair.ts";
import { closesAt, opensAt, settlesAt } from "../../../shared/engine/daily/day.ts";
import type { CalendarResponse, WholeDayResponse } from "../../../shared/engine/lists/day-responses.ts";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { payloadOf } from "../../../shared/engine/match/log-entry.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { viewAt } from "../../../shared/engine/match/replay.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { ask, type Guest } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

/** A Tuesday; its deal is for one player and a bot. */
const DAY = "2026-11-24";
const [BEFORE, AFTER] = ["2026-11-23", "2026-11-25"];
const HOUR = 3600_000;
const game = gameOf("tranquility")!;

let app: TestApp;
let time: number;
beforeAll(async () => {
  app = await startApp({ store: "memory", limits: UNLIMITED }, { now: () => time });
});
afterAll(() => app.stop());
beforeEach(() => {
  time = opensAt(DAY) + 12 * HOUR;
});

const UNLIMITED = Object.fromEntries(
  ["requests", "joins", "matches", "messages", "talk", "codes", "allCodes", "documents"].map((name) => [
    name,
    undefined,
  ]),
) as never;

const get = async (path: string, guest?: Guest) => {
  const headers = guest ? { authorization: `Bearer ${guest.token}` } : {};
  const response = await fetch(`${app.origin}${path}`, { headers });
  return { status: response.status, text: await response.text() };
};
const dayOf = async (guest?: Guest, day = DAY): Promise<WholeDayResponse> =>
  JSON.parse((await get(`/api/days/${day}`, guest)).text);
const calendarOf = async (guest?: Guest, query = ""): Promise<CalendarResponse> =>
  JSON.parse((await get(`/api/days${query}`, guest)).text);
const tryOn = async (guest: Guest, day = DAY) => {
  const { status, body } = await guest.post(`/api/days/${day}/tries`, {});
  return { status, ...(body as { id: string; code: string; counts: boolean; reason?: string }) };
};

/** Plays to the end, or for `moves` moves. */
async function play(
  match: string,
  { policy = "steady", dice = 1, moves = Number.POSITIVE_INFINITY } = {},
): Promise<Table> {
  const table = (await app.app.tables.acquire(match))!;
  const rng = rolls(dice);
  for (let n = 0; table.match.phase === "live" && n < moves; ) {
    if (toAct(game, table.match)[0] !== 0) {
      await new Promise((resolve) => {
        const deafen = table.listen(() => {
          deafen();
          resolve(undefined);
        });
      });
      continue;
    }
    const { table: view } = viewAt(game, table.log, 0);
    const command = game.bots![policy]!(view, 0, rng);
    const reply = await table.submit({
      id: `${n}-${table.match.version}`,
      command: { type: "play", seat: 0, command },
      by: 0,
    });
    if (!reply.ok) throw new Error(reply.reason);
    n++;
  }
  await app.app.tables.release(table);
  return table;
}

const giveUp = async (match: string): Promise<void> => {
  const table = (await app.app.tables.acquire(match))!;
  await table.submit({ id: "concede", command: { type: "concede", seat: 0 }, by: 0 });
  expect(table.match.phase).toBe("over");
  await app.app.tables.release(table);
};

describe("the deal of a day", () => {
  test("is the same for all players, and the same moves get the same answers", async () => {
    const [ann, bob] = await Promise.all([app.guest("Ann"), app.guest("Bob")]);
    const sealed = itemAt((await calendarOf()).sealed, 0);
    time += 24 * HOUR;
    expect((await dayOf(ann, AFTER)).commitment).toBe(sealed.commitment);
    const [one, other] = await Promise.all([tryOn(ann, AFTER), tryOn(bob, AFTER)]);
    expect([one, other]).toEqual(Array(2).fill(expect.objectContaining({ status: 201, counts: true })));
    expect(one.id).not.toBe(other.id);
    const tables = await Promise.all([play(one.id), play(other.id)]);
    const [anns, bobs] = tables.map(({ log }) =>
      log.filter((entry) => !["MatchCreated", "SeatTaken"].includes(entry.type)).map(payloadOf),
    );
    expect(anns).toEqual(bobs);
    for (const { match } of tables) {
      expect(match.config.commitment).toBe(sealed.commitment);
      expect(commit(match.seed!)).toBe(sealed.commitment);
      expect(match.config.options).toEqual(sealed.table.options);
    }
    const file = read((await get(`/api/matches/${one.id}/log`, ann)).text);
    expect(verify(file, gameOf)).toBeUndefined();
    const days = await Promise.all([dayOf(ann, AFTER), dayOf(bob, AFTER)]);
    expect(days.map(({ result }) => result!.rank)).toEqual([1, 1]);
    expect(itemAt(days, 0).standings!.best.map(({ rank, name }) => [rank, name])).toEqual(
      expect.arrayContaining([
        [1, "Ann"],
        [1, "Bob"],
      ]),
    );
  });

  test("is sealed until its midnight: only its commitment is published", async () => {
    const eve = await app.guest("Eve");
    time = opensAt(DAY) - 1;
    const { text, status } = await get(`/api/days/${DAY}`, eve);
    expect(status).toBe(200);
    const whole: WholeDayResponse = JSON.parse(text);
    expect(whole).toEqual({
      ...{
        day: DAY,
        state: "sealed",
        tries: 0,
        finished: 0,
        left: 1,
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      table: { game: "tranquility", options: { mode: "arch", galateia: false, talk: "silent" }, seats: 2 },
    });
    expect(await tryOn(eve)).toMatchObject({ status: 409, reason: "DayIsSealed" });
    expect(await app.app.tables.find({ player: eve.player })).toEqual([]);
    time++;
    expect(await tryOn(eve)).toMatchObject({ status: 201, counts: true });
    expect((await dayOf(eve)).left).toBe(24 * 3600);
  });

  test("is revealed by no endpoint before its midnight, neither its seed nor a face", async () => {
    const day = "2026-11-28";
    time = opensAt(day) - 1;
    const eve = await app.guest("Eve");
    const paths = [
      "/api/days",
      `/api/days/${day}`,
      "/api/days/today",
      "/api/matches",
      "/api/history",
      "/api/watch",
      "/metrics",
    ];
    const routes = [...paths, `/api/logbooks/${eve.player}`, `/day/${day}`, "/day", "/api/health"];
    const said = await Promise.all(routes.map(async (route) => (await get(route, eve)).text));
    // Requests for other matches cannot use the day's deal.
    const table = { game: "tranquility", options: { mode: "standard" }, seats: 1, visibility: "private" };
    for (const body of [
      { ...table, daily: { day, counts: false } },
      { ...table, id: "mine" },
    ])
      expect((await eve.post("/api/matches", body)).status).toBe(400);
    expect(await tryOn(eve, day)).toMatchObject({ status: 409, reason: "DayIsSealed" });
    time = opensAt(day);
    const { match, log } = await play((await tryOn(eve, day)).id);
    const faces = [...new Set(log.flatMap(({ secret }) => Object.values(secret?.faces ?? {})))];
    expect([match.seed, faces.length > 10]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), true]);
    for (const [i, text] of said.entries()) {
      expect(text.length, routes[i]).toBeGreaterThan(1);
      expect(text, routes[i]).not.toContain(match.seed);
      if (itemAt(routes, i).startsWith("/api/"))
        for (const face of faces) expect(text, routes[i]).not.toContain(JSON.stringify(face));
    }
  });

  test("has its commitments published a week ahead, all different, and nothing else", async () => {
    const { today, sealed } = await calendarOf();
    expect((await dayOf(undefined, "today")).day).toBe(today);
    expect([today, sealed.length, itemAt(sealed, 0).day, itemAt(sealed, 6).day]).toEqual([DAY, 7, AFTER, "2026-12-01"]);
    expect(new Set(sealed.map(({ commitment }) => commitment)).size).toBe(7);
    expect((await get("/api/days/2026-12-01")).status).toBe(200);
    expect((await get("/api/days/2026-12-02")).status).toBe(404);
  });
});

test("the link of a day shows its board, with nothing dealt, and the same before its midnight and long after", async () => {
  const shown = async (path: string) => {
    const said = itemAt(/property="og:image" content="[^"]*(\/pictures\/[^"]*)"/.exec((await get(path)).text)!, 1);
    const picture = await fetch(app.origin + said.replaceAll("&amp;", "&"));
    const bytes = Buffer.from(await picture.arrayBuffer());
    return {
      said,
      status: picture.status,
      kind: picture.headers.get("content-type"),
      picture: bytes.toString("base64"),
    };
  };
  time = opensAt(DAY) - 1;
  const [sealed, today] = [await shown(`/day/${DAY}`), await shown("/day")];
  expect(sealed).toMatchObject({ status: 200, kind: "image/png" });
  expect(sealed.said).toContain(`/pictures/day/${DAY}.png`);
  expect(today.said).toContain(`v=day-${BEFORE}`);
  expect(today.picture === sealed.picture).toBe(false);
  time = settlesAt(DAY) + HOUR;
  expect(await shown(`/day/${DAY}`)).toEqual(sealed);
  // More than a week ahead, before the first day, and no date.
  for (const day of ["2026-12-04", "2026-10-31", "2026-02-30"])
    expect((await get(`/pictures/day/${day}.png`)).status, day).toBe(404);
  expect((await shown("/day/2026-12-04")).said).toContain("/pictures/place.png");
});

describe("a try", () => {
  test("is unique: a second request continues it, and a later try does not count", async () => {
    const guest = await app.guest("Cy");
    const both = await Promise.all([tryOn(guest), tryOn(guest), tryOn(guest)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    const [first] = both;
    await play(first!.id, { policy: "calm" });
    const before = await dayOf(guest);
    const second = await tryOn(guest);
    expect(second).toMatchObject({ status: 201, counts: false });
    expect(second.id).not.toBe(first!.id);
    await play(second.id, { dice: 2 });
    const { tries, own, result, standings } = await dayOf(guest);
    expect({ tries, own, result, standings }).toEqual({
      ...{ tries: before.tries, own: before.own, result: before.result, standings: before.standings },
    });
    expect(own!.id).toBe(first!.id);
  });

  test("is closed to all others: no bot, no more people, no other board", async () => {
    const guest = await app.guest("Di");
    const { id } = await tryOn(guest);
    const room = await guest.join(id);
    expect(await ask(room, "handOver", {})).toMatchObject({ ok: false, reason: "PlayedByHand" });
    for (const name of ["stand", "start"] as const)
      expect(await ask(room, name, {})).toMatchObject({ ok: false, reason: "MatchHasStarted" });
    expect(await ask(room, "sit", { seat: 1, nonce: "0".repeat(16) })).toMatchObject({ ok: false });
    await room.leave();
  });

  test("that was begun before midnight may be ended for a day after it, and counts for the day it was begun on", async () => {
    const [guest, late] = await Promise.all([app.guest("Flo"), app.guest("Gus")]);
    time = closesAt(DAY) - 60_000;
    const [{ id }, { id: slow }] = await Promise.all([tryOn(guest), tryOn(late)]);
    await play(id, { moves: 3 });
    await play(slow, { moves: 3 });
    time = closesAt(DAY) + 60_000;
    expect(await tryOn(guest)).toMatchObject({ id, counts: true });
    expect((await dayOf(guest)).state).toBe("closing");
    await play(id);
    const { own, result, standings } = await dayOf(guest);
    expect(own).toMatchObject({ id, state: "over", score: expect.any(Array) });
    expect(result!.rank).toBeGreaterThan(0);
    time = settlesAt(DAY);
    await play(slow);
    const past = await dayOf(late);
    expect([past.state, past.own!.score, past.result!.figures]).toEqual(["past", undefined, undefined]);
    expect(past.tries).toBe(standings!.tries);
    expect(past.standings!.bars.at(-1)!.tries).toBe(standings!.bars.at(-1)!.tries);
    expect(past.result!.rank).toBeGreaterThan(1);
  });

  test("on a day that is past does not count", async () => {
    const guest = await app.guest("Hal");
    const { tries } = await dayOf(guest, BEFORE);
    const { id, counts } = await tryOn(guest, BEFORE);
    expect(counts).toBe(false);
    await play(id, { moves: 1 });
    expect((await dayOf(guest, BEFORE)).tries).toBe(tries);
    expect((await dayOf(guest, BEFORE)).own).toBeUndefined();
  });

  test("that was given up counts as one that did not reach its end, behind all others", async () => {
    const guest = await app.guest("Ida");
    const day = "2026-11-26";
    time += 48 * HOUR;
    const others = await Promise.all(["Jo", "Kai"].map((name) => app.guest(name)));
    for (const [dice, other] of others.entries()) await play((await tryOn(other, day)).id, { dice });
    const { id } = await tryOn(guest, day);
    await giveUp(id);
    const { result, standings } = await dayOf(guest, day);
    expect(result).toEqual({ isFinished: false, rank: 3, picture: [] });
    expect([standings!.tries, standings!.bars.at(-1)]).toEqual([3, { of: "left", tries: 1 }]);
  });
});

describe("standings", () => {
  const day = "2026-11-27";
  let guests: readonly Guest[];
  beforeAll(async () => {
    time = opensAt(day) + HOUR;
    guests = await Promise.all(Array.from({ length: 6 }, (_, n) => app.guest(`Player ${n}`)));
    for (const [n, guest] of guests.entries())
      await play((await tryOn(guest, day)).id, { policy: n % 2 ? "calm" : "steady", dice: n >> 1 });
  });
  beforeEach(() => {
    time = opensAt(day) + 2 * HOUR;
  });

  test("rank as the results say, and equal ones alike", async () => {
    const days = await Promise.all(guests.map((guest) => dayOf(guest, day)));
    const scores = days.map(({ own }) => own!.score!);
    const better = (a: readonly number[], b: readonly number[]) => {
      const at = a.findIndex((value, i) => value !== b[i]);
      return at >= 0 && itemAt(a, at) < itemAt(b, at);
    };
    for (const [i, { result }] of days.entries())
      expect(result!.rank).toBe(1 + scores.filter((other) => better(other, itemAt(scores, i))).length);
    const { best, tries, bars } = itemAt(days, 0).standings!;
    expect([tries, bars.reduce((sum, bar) => sum + bar.tries, 0), best.length]).toEqual([6, 6, 3]);
    expect(best.map(({ rank }) => rank)).toEqual(
      days
        .map(({ result }) => result!.rank)
        .sort((a, b) => a - b)
        .slice(0, 3),
    );
    for (const { match } of best) expect((await get(`/api/matches/${match}/log`, guests[0])).status).toBe(200);
  });

  test("use the current names of players, and no name for a deleted one", async () => {
    const winner = itemAt((await dayOf(guests[0], day)).standings!.best, 0);
    const own = guests.find(({ name }) => name === winner.name)!;
    await own.post("/api/players", { name: "Another" });
    const reader = guests.find((guest) => guest !== own)!;
    const names = async () => (await dayOf(reader, day)).standings!.best.map(({ name }) => name);
    expect(await names()).toContain("Another");
    await fetch(`${app.origin}/api/players/${own.player}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${own.token}` },
    });
    expect(await names()).toContain("N. N.");
    expect(await names()).not.toContain("Another");
    expect((await dayOf(reader, day)).tries).toBe(6);
  });
});

describe("while other players may still play it, a match of the day is secret", () => {
  let player: Guest;
  let match: string;
  let branch: string;
  let version: number;
  let pending: Guest;
  beforeAll(async () => {
    time = opensAt(DAY) + HOUR;
    [player, pending] = await Promise.all([app.guest("Lea"), app.guest("Max")]);
    match = (await tryOn(player)).id;
    const { log } = await play(match);
    version = itemAt(movesOf(log), 4);
    const answer = await player.post(`/api/matches/${match}/branches`, { version });
    branch = String(answer.body.id);
    await play((await tryOn(pending)).id, { moves: 2 });
  });

  test("with its progress and its result, at every endpoint and in every room, live and over", async () => {
    const [stranger, done] = await Promise.all([app.guest("Nia"), app.guest("Odo")]);
    await play((await tryOn(done)).id, { policy: "calm", dice: 3 });
    await app.app.tables.store.players.change(player.player, { name: "Lea", isOpen: true });
    await app.app.tables.store.players.change(pending.player, { name: "Max", isOpen: true });
    const live = (await tryOn(pending)).id;
    const logbook = async (of: Guest, by?: Guest) => {
      const { boards, course, days, longestRun } = JSON.parse((await get(`/api/logbooks/${of.player}`, by)).text);
      return { boards, course, days, longestRun };
    };
    for (const [id, owner] of [
      [match, player],
      [live, pending],
      [branch, player],
    ] as const) {
      const [{ code, state, version: length } = expect.fail()] = await app.app.tables.find({ id });
      const answersTo = async (guest?: Guest) => ({
        byId: (await get(`/api/matches/${id}`, guest)).status,
        byCode: (await get(`/api/matches/${code}`, guest)).status,
        log: (await get(`/api/matches/${id}/log`, guest)).status,
        family: (await get(`/api/matches/${id}/branches`, guest)).status,
        room:
          guest &&
          (await guest.join(id).then(
            (room) => room.leave().then(() => 200),
            () => 403,
          )),
      });
      const mayNot = { byId: 403, byCode: 403, log: 403, family: 403 };
      expect(await answersTo(), state).toEqual({ ...mayNot, room: undefined });
      expect(await answersTo(stranger), state).toEqual({ ...mayNot, room: 403 });
      if (owner !== pending) expect(await answersTo(pending), state).toEqual({ ...mayNot, room: 403 });
      expect(await answersTo(done), state).toMatchObject({ byId: 200, byCode: 200 });
      expect(await answersTo(owner), state).toMatchObject({ byId: 200, byCode: 200, log: 200, room: 200 });
      for (const guest of [undefined, stranger]) {
        const routes = [
          "/api/matches",
          "/api/matches?state=live,over",
          `/api/matches?player=${owner.player}`,
          "/api/watch",
          "/api/days",
        ];
        if (guest) routes.push("/api/history", `/api/history?table=${code}`);
        for (const route of [...routes, `/api/days/${DAY}`])
          expect((await get(route, guest)).text, route).not.toContain(id);
        const page = (await get(`/t/${code}?lang=en`, guest)).text;
        expect(page).not.toMatch(new RegExp(`${owner.name}|\\b${length}\\b moves`));
      }
    }
    const nothing = { boards: [], course: [] };
    for (const guest of [undefined, stranger, pending]) expect(await logbook(player, guest)).toEqual(nothing);
    expect((await logbook(player, done)).course).toHaveLength(1);
    expect((await logbook(player, player)).course).toHaveLength(1);
    time = settlesAt(DAY);
    expect((await logbook(player)).course).toHaveLength(1);
    expect((await get(`/api/matches/${match}`)).status).toBe(200);
  });

  /** Per request 200, or the reason of the refusal. */
  async function asked(id: string, guest?: Guest): Promise<Readonly<Record<string, unknown>>> {
    const reasonOf = ({ status, text }: { status: number; text: string }) =>
      status === 200 ? 200 : JSON.parse(text).reason;
    const posted = guest && (await guest.post(`/api/matches/${id}/branches`, { version }));
    const room =
      guest &&
      (await guest.join(id).then(
        (room) => room.leave().then(() => 200),
        ({ message }: Error) => message,
      ));
    return {
      log: reasonOf(await get(`/api/matches/${id}/log`, guest)),
      branches: reasonOf(await get(`/api/matches/${id}/branches`, guest)),
      ...(guest && { "play on": posted!.status === 201 ? 200 : posted!.body.reason, room }),
    };
  }
  const secret = { log: "NotPlayedYet", branches: "NotPlayedYet", "play on": "NotPlayedYet", room: "NotPlayedYet" };

  test("to players who never try, to players in the middle of a try, and to strangers", async () => {
    const eve = await app.guest("Eve");
    for (const id of [match, branch]) {
      expect(await asked(id, eve)).toEqual(secret);
      expect(await asked(id, pending)).toEqual(secret);
      expect(await asked(id)).toEqual({ log: "NotPlayedYet", branches: "NotPlayedYet" });
    }
    time = settlesAt(DAY) - 1;
    expect(await asked(match, eve)).toEqual(secret);
  });

  test("also by code, in lists, in histories, in logbooks, and in the day itself", async () => {
    const eve = await app.guest("Eve");
    const code = itemAt(await app.app.tables.find({ id: match }), 0).code;
    expect(await asked(code, eve)).toMatchObject({ log: "NotPlayedYet", branches: "NotPlayedYet" });
    const table = (await app.app.tables.read(match))!;
    const faces = [...new Set(table.log.flatMap(({ secret }) => Object.values(secret?.faces ?? {})))];
    await fetch(`${app.origin}/api/logbooks/${player.player}`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${player.token}` },
      body: JSON.stringify({ open: true }),
    });
    const routes = [
      `/api/matches/${match}`,
      `/api/matches/${code}`,
      `/api/matches?player=${player.player}`,
      `/api/matches?state=live,over`,
      `/api/history`,
      `/api/history?table=${match}`,
      `/api/logbooks/${player.player}`,
      `/api/days`,
      `/api/days/${DAY}`,
    ];
    for (const route of routes) {
      const { text } = await get(route, eve);
      expect(text, route).not.toContain(table.match.seed);
      for (const face of faces) expect(text, route).not.toContain(JSON.stringify(face));
    }
    for (const route of routes.slice(2, 6)) expect((await get(route, eve)).text, route).not.toContain(match);
    const whole = await dayOf(eve);
    expect([whole.standings, whole.result]).toEqual([undefined, undefined]);
    expect(JSON.stringify(whole)).not.toContain(match);
    expect(JSON.stringify(await calendarOf(eve))).not.toContain(match);
  });

  test("in pictures and pages for chat previews, for every caller", async () => {
    const other = (await tryOn(await app.guest("Pia"))).id;
    const shown = async (id: string) => {
      const picture = await fetch(`${app.origin}/pictures/r/${id}.png`);
      const page = (await get(`/r/${id}`, player)).text;
      return { picture: Buffer.from(await picture.arrayBuffer()).toString("base64"), said: page.includes("Lea") };
    };
    const [over, live] = [await shown(match), await shown(other)];
    expect(over.picture.length).toBeGreaterThan(1000);
    expect([over, live]).toEqual([
      { picture: over.picture, said: false },
      { picture: over.picture, said: false },
    ]);
    time = settlesAt(DAY);
    const past = await shown(match);
    expect(past.picture === over.picture).toBe(false);
  });

  test("except to players who ended their own try, and to all once the day has settled", async () => {
    const done = await app.guest("Nan");
    await giveUp((await tryOn(done)).id);
    const open = { log: 200, branches: 200, "play on": 200, room: 200 };
    expect(await asked(match, done)).toEqual(open);
    expect(await asked(branch, done)).toMatchObject({ room: 200 });
    const eve = await app.guest("Eve");
    time = settlesAt(DAY);
    expect(await asked(match, eve)).toEqual(open);
    expect(await asked(match)).toEqual({ log: 200, branches: 200 });
    expect((await dayOf(eve)).standings!.best.length).toBeGreaterThan(0);
  });
});

describe("bad input", () => {
  test.each([
    ["/api/days/tomorrow", 404, "NoSuchDay"],
    ["/api/days/2026-10-31", 404, "NoSuchDay"],
    ["/api/days/2026-02-30", 404, "NoSuchDay"],
    ["/api/days?before=soon", 400, "BadRequest"],
    ["/api/days?limit=0", 400, "BadRequest"],
    ["/api/days?limit=63", 400, "BadRequest"],
    ["/api/days?month=11", 400, "BadRequest"],
  ])("%s is answered %i %s", async (path, status, reason) => {
    const answer = await get(path);
    expect([answer.status, JSON.parse(answer.text).reason]).toEqual([status, reason]);
    expect(JSON.parse(answer.text).message.length).toBeGreaterThan(10);
  });

  test("a try needs a name", async () => {
    const response = await fetch(`${app.origin}/api/days/${DAY}/tries`, { method: "POST" });
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ reason: "NoToken" })]);
  });
});

describe("the calendar", () => {
  test("has every day from the first to today, page by page, each once, with one's own tries", async () => {
    const guest = await app.guest("Oda");
    const { id } = await tryOn(guest);
    await giveUp(id);
    const days: string[] = [];
    for (let before: string | undefined = "2026-11-25"; before; ) {
      const page: CalendarResponse = await calendarOf(guest, `?before=${before}&limit=10`);
      days.push(...page.days.map(({ day }) => day));
      expect(page.days.find(({ day }) => day === DAY)?.own?.id).toBe(itemAt(page.days, 0).day === DAY ? id : undefined);
      before = page.before;
    }
    expect(days).toEqual(Array.from({ length: 24 }, (_, i) => `2026-11-${String(24 - i).padStart(2, "0")}`));
  });
});
