import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { commit } from "../../../shared/engine/chance/fair.ts";
import { timestampAt } from "../../../shared/engine/daily/day.ts";
import type { SeriesExport, SeriesListResponse } from "../../../shared/engine/lists/series-responses.ts";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { payloadOf } from "../../../shared/engine/match/log-entry.ts";
import { nonceOfSeriesDeal, seedOfSeriesDeal } from "../../../shared/engine/series/deal-seed.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import { gameOf } from "../../kit/games.ts";
import { ask, type Guest, granted, nonce, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { programOf } from "../../kit/offering-program.ts";
import { seriesKit } from "../../kit/series.ts";

const HOUR = 3600_000;
const [DAY, WEEK] = [24 * HOUR, 7 * 24 * HOUR];
/** An hour before the clocks of Europe are set back. */
const START = Date.UTC(2026, 9, 25, 0);

let app: TestApp;
let time: number;
beforeAll(async () => {
  const limits = Object.fromEntries(
    ["requests", "joins", "matches", "messages", "codes"].map((name) => [name, undefined]),
  );
  const series = { most: 4, mostInAll: 1000 };
  app = await startApp({ store: "memory", limits: limits as never, series }, { now: () => time });
});
afterAll(() => app.stop());
beforeEach(() => {
  time = START;
});

const { get, open, seriesOf, standingsOf, resultsOf, tryOn, play, concede } = seriesKit(
  () => app,
  () => time,
);
const guests = (...names: readonly string[]) => Promise.all(names.map((name) => app.guest(name)));
const at = (later: number): string => timestampAt(time + later);
const BOARD = { game: "tranquility", options: { mode: "pyramid", difficulty: "easier" } };

/** The first guest opens the table. */
async function tableOf(id: string, players: readonly Guest[], deal = 1) {
  const { id: match, code } = await tryOn(itemAt(players, 0), id, deal);
  const rooms: TableRoomOf[] = [];
  for (const [seat, guest] of players.entries()) {
    const room = await guest.join(match);
    granted(await ask(room, "sit", { seat, nonce: nonce(seat) }));
    rooms.push(room);
  }
  return { match, code, rooms, leave: () => Promise.all(rooms.map((room) => room.leave())) };
}

describe("a series", () => {
  test("deals all tables the same cards, and its secret proves every deal once it is over", async () => {
    const [ann, bob] = (await guests("Ann", "Bob")) as [Guest, Guest];
    const id = await open(ann, { deals: [BOARD, BOARD], title: " Sunday  cup ", listed: true });
    const opened = await seriesOf(id);
    expect(opened).toMatchObject({ title: "Sunday cup", state: "open", left: 10 * 3600, isOwn: false, seats: 1 });
    expect(opened.secret).toBeUndefined();
    const logs = [];
    for (const guest of [ann, bob]) {
      for (const deal of [1, 2]) {
        const { id: match, status } = await tryOn(guest, id, deal);
        expect(status).toBe(201);
        const { match: state, log } = await play(match);
        expect(state.config.commitment).toBe(opened.deals[deal - 1]!.commitment);
        logs.push(log.filter(({ type }) => !["MatchCreated", "SeatTaken"].includes(type)).map(payloadOf));
      }
    }
    expect(logs[0]).toEqual(logs[2]);
    expect(logs[1]).toEqual(logs[3]);
    expect(logs[0]).not.toEqual(logs[1]);
    time += 10 * HOUR;
    const over = await seriesOf(id);
    expect(over).toMatchObject({ state: "over", commitment: opened.commitment });
    expect(commit(over.secret!)).toBe(opened.commitment);
    for (const { deal, commitment } of over.deals)
      expect(commit(seedOfSeriesDeal(over.secret!, deal))).toBe(commitment);
    for (const { match } of (await resultsOf(id, 2)).rows) {
      const file = read((await get(`/api/matches/${match}/log`)).text);
      expect(verify(file, gameOf)).toBeUndefined();
      expect(file.header.seed).toBe(seedOfSeriesDeal(over.secret!, 2));
      expect(file.header.nonces).toEqual([nonceOfSeriesDeal(id, 2, 0)]);
    }
  });

  test("is played once by each player: a second request continues, and after the end it is refused", async () => {
    const [cy] = (await guests("Cy")) as [Guest];
    const id = await open(cy);
    const both = await Promise.all([tryOn(cy, id), tryOn(cy, id), tryOn(cy, id)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    await play(both[0]!.id, { moves: 2 });
    expect(await tryOn(cy, id)).toMatchObject({ status: 201, id: both[0]!.id });
    await concede(both[0]!.id);
    expect(await tryOn(cy, id)).toMatchObject({ status: 409, reason: "DealPlayed" });
    expect((await seriesOf(id, cy)).deals[0]).toMatchObject({ isKnown: true, tables: 1, own: { state: "over" } });
    const { rows } = await resultsOf(id, 1, cy);
    expect(rows).toEqual([
      { match: both[0]!.id, players: [{ name: "Cy", kind: "human" }], isLive: false, rank: 1, isOwn: true },
    ]);
  });

  test("can begin later, and is played between its beginning and its end only", async () => {
    const [di] = (await guests("Di")) as [Guest];
    const id = await open(di, { opensAt: at(2 * HOUR), closesAt: at(3 * HOUR) });
    expect(await seriesOf(id, di)).toMatchObject({ state: "ahead", left: 2 * 3600, isOwn: true });
    expect(await tryOn(di, id)).toMatchObject({ status: 409, reason: "SeriesIsNotOpen" });
    time += 2 * HOUR;
    const { id: match } = await tryOn(di, id);
    time += HOUR - 1;
    expect((await seriesOf(id)).left).toBe(1);
    time += 1;
    const [eve] = (await guests("Eve")) as [Guest];
    expect(await tryOn(eve, id)).toMatchObject({ status: 409, reason: "SeriesIsNotOpen" });
    await play(match);
    const { rows } = await resultsOf(id, 1);
    expect(rows).toMatchObject([{ match, rank: 1, isLive: false }]);
    expect(rows[0]!.score).toBeUndefined();
    expect((await standingsOf(id)).rows).toMatchObject([{ wins: 0, played: 1, seconds: 0 }]);
  });

  test("is listed if it should be, with pages, and always for its opener and its players", async () => {
    const [flo, gus] = (await guests("Flo", "Gus")) as [Guest, Guest];
    const listed = await open(flo, { listed: true, closesAt: at(HOUR) });
    const hidden = await open(flo, { closesAt: at(2 * HOUR) });
    const idsIn = async (query: string, guest?: Guest) => {
      const { series, next }: SeriesListResponse = JSON.parse((await get(`/api/series?${query}`, guest)).text);
      return { ids: series.map(({ id }) => id), next };
    };
    const { ids } = await idsIn("limit=100");
    expect([ids.includes(listed), ids.includes(hidden)]).toEqual([true, false]);
    expect((await idsIn("list=mine", flo)).ids).toEqual([hidden, listed]);
    const first = await idsIn("list=mine&limit=1", flo);
    expect(first.ids).toEqual([hidden]);
    expect(await idsIn(`list=mine&limit=1&after=${first.next}`, flo)).toEqual({ ids: [listed], next: undefined });
    expect((await idsIn("list=mine", gus)).ids).toEqual([]);
    expect((await get("/api/series?list=mine")).status).toBe(401);
    await tryOn(gus, hidden);
    expect((await idsIn("list=mine", gus)).ids).toEqual([hidden]);
    time += HOUR;
    expect((await idsIn("list=past&limit=100")).ids).toContain(listed);
    expect((await idsIn("limit=100")).ids).not.toContain(listed);
  });

  test("can be withdrawn by its opener until a deal is played", async () => {
    const [hal, ida] = (await guests("Hal", "Ida")) as [Guest, Guest];
    const withdraw = async (id: string, guest: Guest) => {
      const headers = { authorization: `Bearer ${guest.token}` };
      const response = await fetch(`${app.origin}/api/series/${id}`, { method: "DELETE", headers });
      return response.status === 204 ? 204 : ((await response.json()) as { reason: string }).reason;
    };
    const [unplayed, played] = [await open(hal), await open(hal)];
    await tryOn(ida, played);
    expect(await withdraw(unplayed, ida)).toBe("NotYourSeries");
    expect(await withdraw(unplayed, hal)).toBe(204);
    expect(await withdraw(unplayed, hal)).toBe("NoSuchSeries");
    expect(await withdraw(played, hal)).toBe("SeriesIsPlayed");
  });

  test("needs a possible window and possible deals; a refusal names what is wrong", async () => {
    const [jo] = (await guests("Jo")) as [Guest];
    const plan = { deals: [BOARD], seats: 1, closesAt: at(DAY) };
    const refusal = async (more: object) => {
      const { status, body } = await jo.post("/api/series", { ...plan, ...more });
      return `${status} ${body.reason}: ${body.message}`;
    };
    for (const [more, reason, named] of [
      [{ closesAt: at(HOUR - 1) }, "BadWindow", "closesAt"],
      [{ closesAt: at(4 * WEEK + 1) }, "BadWindow", "closesAt"],
      [{ opensAt: at(-HOUR) }, "BadWindow", "opensAt"],
      [{ opensAt: at(4 * WEEK + 1), closesAt: at(5 * WEEK) }, "BadWindow", "opensAt"],
      [{ closesAt: "tomorrow" }, "BadRequest", "closesAt"],
      [{ closesAt: undefined }, "BadRequest", "closesAt"],
      [{ deals: [] }, "BadRequest", "deals"],
      [{ deals: Array(21).fill(BOARD) }, "BadRequest", "deals"],
      [{ deals: [BOARD, { game: "chess" }] }, "NoSuchGame", "deals.1"],
      [{ deals: [{ game: "tranquility", options: { mode: "square" } }] }, "BadOptions", "options.mode"],
      [{ seats: 9 }, "SeatCount", "seats"],
      [{ title: "a".repeat(61) }, "BadRequest", "title"],
      [{ title: "<b>" }, "BadRequest", "title"],
      [{ title: "a\u202eb" }, "BadRequest", "title"],
      [{ extra: 1 }, "BadRequest", "extra"],
    ] as const) {
      const said = await refusal(more);
      expect(said).toContain(`400 ${reason}: `);
      expect(said).toContain(named);
    }
    expect(
      (
        await fetch(`${app.origin}/api/series`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(plan),
        })
      ).status,
    ).toBe(401);
    for (const path of ["none", "none/standings", "none/results", "none/deals/1"])
      expect((await get(`/api/series/${path}`)).status, path).toBe(404);
    const id = await open(jo);
    for (const deal of ["0", "2", "-1", "1.0", "x", "constructor"])
      expect((await get(`/api/series/${id}/deals/${deal}`)).status, deal).toBe(404);
    expect((await get(`/api/series/${id}/standings?limit=201`)).status).toBe(400);
  });

  test("counts towards the limit of its opener until it is over", async () => {
    const [kim] = (await guests("Kim")) as [Guest];
    for (let n = 0; n < 4; n++) await open(kim, { closesAt: at(HOUR) });
    await expect(open(kim)).rejects.toThrow("TooManySeries");
    time += HOUR;
    await open(kim);
  });
});

describe("a table of a series for two", () => {
  test("gives its seats the nonces of the deal, and admits no player who plays the deal at another table", async () => {
    const [ann, bob, cy] = (await guests("Ann", "Bob", "Cy")) as [Guest, Guest, Guest];
    const id = await open(ann, { seats: 2 });
    const first = await tableOf(id, [ann, bob]);
    granted(await ask(first.rooms[0]!, "start", {}));
    const table = (await app.app.tables.read(first.match))!;
    expect(table.match.seats.map((held) => held?.nonce)).toEqual([0, 1].map((seat) => nonceOfSeriesDeal(id, 1, seat)));
    const { id: second } = await tryOn(cy, id);
    const room = await ann.join(second);
    expect(await ask(room, "sit", { seat: 1, nonce: nonce(1) })).toMatchObject({ ok: false, reason: "DealPlayed" });
    await room.leave();
    expect(await tryOn(bob, id)).toMatchObject({ status: 201, id: first.match });
    await first.leave();
  });

  test("starts for all its players or for none: a player who started at another table meanwhile keeps the others waiting", async () => {
    const [ann, bob, cy] = (await guests("Ann", "Bob", "Cy")) as [Guest, Guest, Guest];
    const id = await open(ann, { seats: 2 });
    const [one, other] = [await tableOf(id, [ann, bob]), await tableOf(id, [cy, ann])];
    const replies = await Promise.all([one, other].map(({ rooms }) => ask(rooms[0]!, "start", {})));
    expect(replies.map((reply) => (reply.ok ? "ok" : reply.reason)).sort()).toEqual(["DealPlayed", "ok"]);
    await Promise.all([one.leave(), other.leave()]);
  });

  test("has no bots, no programs and no other board, unless the series has bots; no player hands over their seat", async () => {
    const [ann, bob] = (await guests("Ann", "Bob")) as [Guest, Guest];
    const id = await open(ann, { seats: 2 });
    const { match, rooms, leave } = await tableOf(id, [ann]);
    const [room] = rooms;
    expect(await ask(room!, "seatBot", { seat: 1 })).toMatchObject({ ok: false, reason: "NoBots" });
    const program = await programOf(app.origin, "Curly");
    const sit = (table: string) =>
      program.send("POST", `/api/matches/${table}/requests/sit`, { seat: 1, nonce: nonce(1) });
    expect(await sit(match)).toMatchObject({ status: 409, body: { reason: "NoBots" } });
    const { options } = (await app.app.tables.read(match))!.match.config;
    expect(await ask(room!, "configure", { options, seats: 2 })).toMatchObject({ ok: false, reason: "BoardIsSet" });
    await leave();
    const withBots = await open(bob, { seats: 2, bots: true });
    const mixed = await tableOf(withBots, [bob]);
    expect(await sit(mixed.match)).toMatchObject({ status: 200 });
    expect(await program.send("POST", `/api/matches/${mixed.match}/requests/stand`, { seat: 1 })).toMatchObject({
      status: 200,
    });
    granted(await ask(mixed.rooms[0]!, "seatBot", { seat: 1 }));
    granted(await ask(mixed.rooms[0]!, "start", {}));
    expect(await ask(mixed.rooms[0]!, "handOver", {})).toMatchObject({ ok: false, reason: "PlayedByHand" });
    await mixed.leave();
    const { match: state } = await play(mixed.match);
    expect(state.phase).toBe("over");
    expect((await resultsOf(withBots, 1, bob)).rows).toMatchObject([
      { players: [{ name: "Bob", kind: "human" }, { kind: "bot" }], score: expect.any(Array), rank: 1 },
    ]);
  });

  test("does not start once the series is over", async () => {
    const [ann, bob] = (await guests("Ann", "Bob")) as [Guest, Guest];
    const id = await open(ann, { seats: 2, closesAt: at(HOUR) });
    const { rooms, leave } = await tableOf(id, [ann, bob]);
    time += HOUR;
    expect(await ask(rooms[0]!, "start", {})).toMatchObject({ ok: false, reason: "SeriesIsNotOpen" });
    await leave();
  });
});

describe("the results of a series", () => {
  test("are those of the deals that the caller has played, as pages, JSON and CSV; later all", async () => {
    const [ann, bob, eve] = (await guests("Ann", "Bob", "Eve")) as [Guest, Guest, Guest];
    const id = await open(ann, { deals: [BOARD, BOARD] });
    for (const guest of [ann, bob])
      for (const deal of guest === ann ? [1, 2] : [1])
        await play((await tryOn(guest, id, deal)).id, { policy: guest === ann ? "steady" : "calm" });
    expect((await standingsOf(id, ann)).deals).toEqual([1, 2]);
    expect(await standingsOf(id, bob)).toMatchObject({ deals: [1], total: 2 });
    expect(await standingsOf(id, eve)).toEqual({ deals: [], order: [], total: 0, rows: [], own: [] });
    expect((await get(`/api/series/${id}/deals/2`, bob)).text).toContain("NotPlayedYet");
    const { order, rows } = await resultsOf(id, 1, bob);
    expect(order).toEqual(["left", "paid", "rounds"]);
    expect(rows.map(({ players }) => players[0]!.name).sort()).toEqual(["Ann", "Bob"]);
    for (const { score, rank, percentile } of rows) {
      expect(score).toHaveLength(5);
      expect([1, 2]).toContain(rank);
      expect([0, 50, 100]).toContain(percentile);
    }
    const page = await get(`/api/series/${id}/standings?from=1&limit=1`, ann);
    const [, second] = (await standingsOf(id, ann)).rows;
    expect(JSON.parse(page.text)).toMatchObject({ total: 2, rows: [second] });
    // Equal totals share the first rank.
    expect([1, 2]).toContain(second!.rank);
    const own = JSON.parse((await get(`/api/series/${id}/standings?from=9`, bob)).text).own;
    expect(own).toMatchObject([{ isOwn: true, players: [{ name: "Bob" }] }]);
    const csv = await get(`/api/series/${id}/results?format=csv`, bob);
    expect(csv.type).toContain("text/csv");
    expect(csv.text.split("\r\n")).toHaveLength(4);
    expect(csv.text).toMatch(
      /^deal,game,rank,percentile,result,left,paid,rounds,seconds,players,match\r\n1,tranquility,1,/,
    );
    const whole: SeriesExport = JSON.parse((await get(`/api/series/${id}/results`, ann)).text);
    expect(whole.results.map(({ rows }) => rows.length)).toEqual([2, 1]);
    expect(whole.standings).toEqual((await standingsOf(id, ann)).rows);
    time += 10 * HOUR;
    expect(await standingsOf(id)).toMatchObject({ deals: [1, 2], total: 2 });
    const table = (await get(`/api/series/${id}/results?format=csv&table=standings`)).text;
    expect(table).toMatch(/^rank,team,played,wins,left,paid,rounds,seconds,percentile\r\n1,/);
  });

  test("have the current names of players, and none of deleted ones", async () => {
    const [ann] = (await guests("Ann")) as [Guest];
    const id = await open(ann);
    await play((await tryOn(ann, id)).id);
    const nameIn = async () => (await standingsOf(id, ann)).rows[0]!.players[0]!.name;
    expect(await nameIn()).toBe("Ann");
    await ann.post("/api/players", { name: "Anna" });
    expect(await nameIn()).toBe("Anna");
    time += 10 * HOUR;
    const headers = { authorization: `Bearer ${ann.token}` };
    await fetch(`${app.origin}/api/players/${ann.player}`, { method: "DELETE", headers });
    const { rows } = await standingsOf(id);
    expect(rows[0]!.players).toEqual([{ name: "N. N.", kind: "human" }]);
  });
});
