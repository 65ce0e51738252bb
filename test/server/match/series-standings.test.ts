import { afterAll, beforeAll, expect, vi } from "vitest";
import { createMatches, type Matches } from "../../../server/match/matches.ts";
import { SeriesPlay } from "../../../server/match/series-play.ts";
import { SeriesStandings } from "../../../server/match/series-standings.ts";
import type { Stores } from "../../../server/store/ports.ts";
import type { StoredSeries } from "../../../server/store/series.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { inBatches } from "../../kit/batches.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { pebbles, ROUNDS, type State } from "../../kit/toys/pebbles/pebbles.ts";
import { test as placed } from "../store/place.ts";
import { testIds } from "./tables.kit.ts";

vi.setConfig({ testTimeout: 300_000 });

const [TEAMS, DEALS] = [200, 10];
const [MINUTE, HOUR] = [60_000, 3600_000];
/** 22:00 in Berlin, before the clocks are set back at 3:00: the series ends on the next day, which has 25 hours. */
const START = Date.UTC(2026, 9, 24, 20);
const END = START + 12 * HOUR;

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = "Europe/Berlin";
});
afterAll(() => {
  process.env.TZ = zone;
});

/** Pebbles with a figure for daily scores: the rounds that a seat did not win. */
const game = {
  ...pebbles,
  figures: { names: ["paid"], of: ({ points }: State, seat: number) => ({ paid: ROUNDS - points[seat]! }) },
  daily: {
    order: ["paid"],
    score: (figures: readonly { paid?: number }[]) => ({ paid: figures.reduce((sum, { paid = 0 }) => sum + paid, 0) }),
    table: () => ({ options: {}, bots: [] }),
    picture: () => [],
  },
} as unknown as AnyGame;

function processOn(store: Stores, now: () => number) {
  const shared = { store, gameOf: () => game, secret: "5".repeat(64), ids: testIds(), now };
  const matches = createMatches({ ...shared, botPause: 0, onError: (error) => expect.unreachable(String(error)) });
  const { tables, factory } = matches;
  const limits = { most: 99, mostInAll: 99 };
  const play = new SeriesPlay({ ...shared, tables, factory, limits });
  const standings = new SeriesStandings({ tables, play, gameOf: () => game });
  return { matches, play, standings };
}

type Process = ReturnType<typeof processOn>;

const playerOf = (team: number, seat: number) => ({ id: `p${team}-${seat}`, name: `P${team}-${seat}` });

const occupantOf = (team: number, seat: number) => {
  const { id: player, name } = playerOf(team, seat);
  return { name, kind: "human", player, nonce: "0".repeat(16) } as const;
};

/** Returns the match's id, or the reason of a refusal. */
async function begin({ matches, play }: Process, series: StoredSeries, team: number, deal: number): Promise<string> {
  const opened = await play.play(series, deal, playerOf(team, 0));
  if ("ok" in opened) return opened.reason;
  const table = (await matches.tables.acquire(opened.id))!;
  for (const seat of [0, 1])
    await table.submit({ id: `sit ${seat}`, command: { type: "sit", seat, occupant: occupantOf(team, seat) } });
  const reply = await table.submit({ id: "start", command: { type: "start" } });
  await matches.tables.release(table);
  return reply.ok ? opened.id : reply.reason;
}

async function moves({ tables }: Matches, match: string, count: number, rng: Rng): Promise<void> {
  const table = (await tables.acquire(match))!;
  for (let n = 0; n < count && table.match.phase === "live"; n++) {
    const seat = itemAt(toAct(game, table.match), 0);
    const possible = game.moves(table.match.table, seat);
    const { command } = itemAt(possible, rng(possible.length));
    const reply = await table.submit({
      id: `${table.match.version}`,
      command: { type: "play", seat, command: command as never },
      by: seat,
    });
    if (!reply.ok) throw new Error(reply.reason);
  }
  await tables.release(table);
}

interface Recounted {
  readonly match: string;
  readonly team: string;
  readonly deal: number;
  readonly score: readonly number[] | undefined;
}

interface ReadEntry {
  readonly type: string;
  readonly at: string;
  readonly id?: string;
  readonly name?: string;
  readonly winner?: number | null;
  readonly series?: { readonly deal: number; readonly until: string };
  readonly outcome?: { readonly result: string };
}

/** Reads an attempt from its log alone. */
function recount(log: readonly Recorded[]): Recounted {
  const of = (type: string) => (log as readonly ReadEntry[]).filter((entry) => entry.type === type);
  const { id: match, series } = of("MatchCreated")[0]!;
  const team = of("SeatTaken")
    .map(({ name }) => name)
    .sort()
    .join();
  const [started, ended] = [of("MatchStarted")[0]!, of("MatchEnded")[0]];
  const points = of("RoundShown").filter(({ winner }) => winner !== null).length;
  const secondsUntil = (at: string) => Math.floor((Date.parse(at) - Date.parse(started.at)) / 1000);
  const isScored = ended !== undefined && ended.at < series!.until;
  const score = isScored
    ? [ended.outcome!.result === "won" ? 0 : 1, 2 * ROUNDS - points, secondsUntil(ended.at)]
    : undefined;
  return { match: match!, team, deal: series!.deal, score };
}

const isBetter = (a: readonly number[] | undefined, b: readonly number[] | undefined): boolean => {
  if (!a || !b) return a !== undefined && b === undefined;
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
};

/** Compares every attempt and team with every other. */
function standingsOf(attempts: readonly Recounted[]) {
  const percentileOf = (one: Recounted): number => {
    const others = attempts.filter((other) => other.deal === one.deal && other !== one);
    const beaten = others.filter(({ score }) => isBetter(one.score, score)).length;
    const equal = others.filter(({ score }) => !isBetter(one.score, score) && !isBetter(score, one.score)).length;
    return (100 * (beaten + equal / 2)) / others.length;
  };
  const teams = [...Map.groupBy(attempts, ({ team }) => team)].map(([team, own]) => {
    const won = own.filter(({ score }) => score?.[0] === 0);
    const sum = (at: number) => won.reduce((sum, { score }) => sum + score![at]!, 0);
    const points = own.map(percentileOf).reduce((sum, percentile) => sum + percentile, 0);
    return { team, played: own.length, wins: won.length, paid: sum(1), seconds: sum(2), points };
  });
  type Team = (typeof teams)[number];
  const key = ({ wins, paid, seconds, points }: Team) => [-wins, paid, seconds, Math.round(-points * 1e6)];
  return teams.map((team) => ({ ...team, rank: 1 + teams.filter((other) => isBetter(key(other), key(team))).length }));
}

placed(
  "the standings of 200 teams on 10 deals equal a recount from the logs, whatever happens meanwhile",
  async ({ file }) => {
    const rng = rolls(38);
    let time = START;
    const store = sqliteStores(file);
    let server = processOn(store, () => time);
    const plan = {
      title: "",
      isListed: true,
      seats: 2,
      hasBots: false,
      deals: Array(DEALS).fill({ game: "pebbles", options: {} }),
    };
    const window = { opensAt: new Date(START).toISOString(), closesAt: new Date(END).toISOString() };
    const series = (await server.play.open({ ...plan, ...window }, "host"))!;
    const begun: string[] = [];
    /** Each team has its own order, and some leave out deals. */
    const plans = Array.from({ length: TEAMS }, (_, team) =>
      Array.from({ length: DEALS }, (_, i) => ({ team, deal: ((i + team) % DEALS) + 1 })).filter(() => rng(40) > 0),
    );
    const unfinished: string[] = [];
    for (let round = 0; round < DEALS; round++) {
      time = START + round * HOUR;
      const due = plans.flatMap((plan) => plan[round] ?? []);
      await inBatches(
        due.length,
        async (i) => {
          const { team, deal } = itemAt(due, i);
          const match = await begin(server, series, team, deal);
          expect(match).toMatch(/^[0-9a-z]{16}$/);
          begun.push(match);
          time += rng(200);
          // Some teams leave a match unfinished; others continue it after the crash, shortly before the end, or too late.
          const isLeaving = rng(20) === 0;
          const isPausing = !isLeaving && rng(10) === 0;
          await moves(server.matches, match, isLeaving || isPausing ? 1 + rng(4) : 99, rng);
          if (isPausing) unfinished.push(match);
        },
        40,
      );
      if (round !== 4) continue;
      // A crash: nothing is closed or released.
      server = processOn(store, () => time);
      for (const match of unfinished.splice(0, unfinished.length >> 1)) await moves(server.matches, match, 99, rng);
    }
    time = END - MINUTE;
    for (const match of unfinished.splice(0, unfinished.length >> 1)) await moves(server.matches, match, 99, rng);
    const count = async () => Promise.all(begun.map(async (match) => recount(await store.events.read(match))));
    const told = () => server.play.read(series, undefined);
    const check = async () => {
      const attempts = await count();
      const part = { from: 0, limit: 1000 };
      const { rows, total } = await server.standings.read(series, await told(), undefined, part);
      const due = standingsOf(attempts);
      expect(total).toBe(TEAMS);
      expect(due).toHaveLength(TEAMS);
      const teamIn = ({ players }: (typeof rows)[number]) =>
        players
          .map(({ name }) => name)
          .sort()
          .join();
      for (const row of rows) {
        const { rank, played, wins, paid, seconds, points } = due.find(({ team }) => team === teamIn(row))!;
        expect(row).toMatchObject({ rank, played, wins, seconds, figures: [paid] });
        expect(row.percentile).toBeCloseTo(points / played, 6);
      }
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).toSorted((a, b) => a - b));
      for (let deal = 1; deal <= DEALS; deal++) {
        const results = await server.standings.ofDeal(series, deal, undefined, part);
        const own = attempts.filter((attempt) => attempt.deal === deal);
        expect(results.rows).toHaveLength(own.length);
        for (const { match, rank, score } of results.rows) {
          const one = own.find((attempt) => attempt.match === match)!;
          expect(score).toEqual(one.score);
          expect(rank).toBe(1 + own.filter((other) => isBetter(other.score, one.score)).length);
        }
      }
      return { attempts, rows };
    };
    time = END;
    const { attempts, rows } = await check();
    expect(await begin(server, series, TEAMS, 1)).toBe("SeriesIsNotOpen");
    for (const match of unfinished) await moves(server.matches, match, 99, rng);
    time = END + 40 * HOUR;
    const later = processOn(store, () => time);
    server = later;
    expect((await check()).rows).toEqual(rows);
    const scored = attempts.filter(({ score }) => score !== undefined).length;
    console.info(
      `${attempts.length} attempts, ${scored} with a score, ${unfinished.length} too late, ${rows[0]!.wins} wins at most`,
    );
    expect(scored).toBeGreaterThan(0.8 * attempts.length);
    expect(unfinished.length).toBeGreaterThan(3);
    await store.close();
  },
);

placed(
  "a claim of a table that was lost before its start gives way after five minutes, and not before",
  async ({ file }) => {
    let time = START;
    const store = sqliteStores(file);
    const server = processOn(store, () => time);
    const plan = { title: "", isListed: true, seats: 2, hasBots: false, deals: [{ game: "pebbles", options: {} }] };
    const window = { opensAt: new Date(START).toISOString(), closesAt: new Date(END).toISOString() };
    const series = (await server.play.open({ ...plan, ...window }, "host"))!;
    const players = [0, 1].map((seat) => playerOf(1, seat).id);
    const lost = { series: series.id, deal: 1, match: "lost", players, at: new Date(time).toISOString() };
    expect(await store.series.claim(lost, 9)).toBe("claimed");
    expect(await begin(server, series, 1, 1)).not.toMatch(/^[0-9a-z]{16}$/);
    time += 5 * MINUTE;
    const match = await begin(server, series, 1, 1);
    expect(await store.series.matchesOf(series.id, 1)).toEqual([match]);
    time += 5 * MINUTE;
    expect(await server.play.play(series, 1, playerOf(1, 1))).toMatchObject({ id: match, state: "live" });
    await store.close();
  },
);
