import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { TableConnection } from "../../../client/contract/table-connection.ts";
import { latest } from "../../../client/contract/timeline.ts";
import { Readings } from "../../../server/match/readings.ts";
import type { Table } from "../../../server/match/table.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { linkOf, until } from "../../chaos/scenarios/player.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { ask, type Guest, granted, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";
import { textOf } from "../../kit/streams.ts";
import { tape, tapes } from "../../kit/tapes.ts";
import { probesFor } from "../http/questions.ts";

vi.setConfig({ testTimeout: 60_000 });

const HOUR = 3600;

let app: TestApp;
let eve: Guest;
/** How far the server's clock is ahead, in seconds. */
let ahead = 0;
beforeAll(async () => {
  app = await startApp({}, { now: () => Date.now() + 1000 * ahead });
  eve = await app.guest("Eve");
});
afterAll(() => app.stop());
afterEach(() => {
  vi.restoreAllMocks();
  ahead = 0;
});

async function move({ match, rooms }: Gathering, count: number, seed: number): Promise<void> {
  const [rng, table] = [rolls(seed), tableBehind(app, match)];
  for (let made = 0; made < count; made++) {
    const [seat] = toAct(table.game, table.match) as [Seat];
    const command = anyCommand(table.game.moves(table.match.table, seat), rng);
    granted(await ask(itemAt(rooms, seat), "command", { id: `${seed} ${made}`, command }));
  }
}

/** Times and causes in a text that only the entries `held` have. */
const tracesIn = (text: string, held: readonly Recorded[], shown: readonly Recorded[]): readonly string[] => {
  const known = new Set(shown.flatMap(({ at, cause }) => [at, cause]));
  const marks = new Set(held.flatMap(({ at, cause }) => [at, cause]).filter((mark) => !known.has(mark)));
  return [...marks].filter((mark) => text.includes(mark));
};

/** What callers without a seat receive, by source. */
async function receivedOutside({ match, guests }: Gathering): Promise<Readonly<Record<string, string>>> {
  const { code } = JSON.parse((await eve.get(`/api/matches/${match}`)).text) as Summary;
  const received: Record<string, string> = {};
  for (const [route, asking] of Object.entries(probesFor({ match, guests }, code)))
    for (const { path, body, method = body ? "POST" : "GET" } of asking) {
      // Skips changes that do not concern the match, and the deletion of the account, which would end spectating.
      if (method !== "GET" && !path.includes(match)) continue;
      for (const token of [eve.token, undefined]) {
        const response = await fetch(`${app.origin}${path}`, {
          method,
          headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        received[route] = `${received[route] ?? ""}${JSON.stringify([...response.headers])}${await textOf(response)}`;
      }
    }
  const stop = tape();
  const room = await eve.join(match);
  await sync(room);
  const reply = await ask(room, "say", { text: "How far are they?" });
  const frames = [...(tapes.get(room.sessionId) ?? [])].map(({ bytes }) => Buffer.from(bytes).toString("latin1"));
  received["the room"] = [...frames, JSON.stringify(room.state.toJSON()), JSON.stringify(reply)].join("\n");
  stop();
  await room.leave();
  return received;
}

/** Sources that reveal entries within the delay. */
async function leaking(gathering: Gathering, shown: number): Promise<readonly string[]> {
  const { log } = tableBehind(app, gathering.match);
  const received = await receivedOutside(gathering);
  return Object.entries(received)
    .filter(
      ([, text]) =>
        tracesIn(text, log.slice(shown), log.slice(0, shown)).length > 0 ||
        [...text.matchAll(/"(?:version|v)":(\d+)/g)].some(([, v]) => Number(v) > shown),
    )
    .map(([where]) => where);
}

const startOf = ({ log }: Table): number => log.findIndex(({ type }) => type === "MatchStarted");

describe("at a table with a spectator delay of an hour", () => {
  let late: Gathering;
  let early: number;
  beforeAll(async () => {
    late = await gather(app, { people: 2, visibility: "open", house: { watchDelay: HOUR } });
    await move(late, 4, 1);
    early = tableBehind(app, late.match).log.length;
    ahead = HOUR - 60;
    await move(late, 4, 2);
    ahead = 0;
  });

  test("no endpoint and no socket reveals to spectators what has happened since the start", async () => {
    expect(await leaking(late, startOf(tableBehind(app, late.match)))).toEqual([]);
    const received = await receivedOutside(late);
    expect(received["GET /api/watch"]).not.toContain(late.match);
    expect(JSON.parse((await eve.get(`/api/matches/${late.match}`)).text)).toMatchObject({ state: "open" });
  });

  test("spectators later see what is an hour old, and nothing younger", async () => {
    ahead = HOUR + 60;
    expect(await leaking(late, early)).toEqual([]);
    const { text } = await eve.get(`/api/matches/${late.match}/log`);
    expect(text.trimEnd().split("\n")).toHaveLength(1 + early);
    const summary = JSON.parse((await eve.get(`/api/matches/${late.match}`)).text) as Summary;
    expect(summary).toMatchObject({ state: "live", version: early });
    expect((await eve.get("/api/watch")).text).toContain(`"version":${early}`);
    const { log } = tableBehind(app, late.match);
    expect(early).toBeLessThan(log.length);
  });

  test("seated players see everything immediately, also after they return", async () => {
    const { log } = tableBehind(app, late.match);
    for (const guest of late.guests) {
      const link = linkOf(guest, late.match);
      await until(link.timeline, ({ log: known }) => known.length === log.length);
      expect(latest(link.timeline.value).version).toBe(log.length);
      expect(link.present.value).toEqual([true, true]);
      link.close();
      const { text } = await guest.get(`/api/matches/${late.match}/log`);
      expect(text.trimEnd().split("\n")).toHaveLength(1 + log.length);
    }
  });

  test("renames reach delayed entries as well", async () => {
    const [ann] = late.guests as [Guest];
    await ann.post("/api/players", { name: "Annabel" });
    const link = linkOf(itemAt(late.guests, 1), late.match);
    await until(link.timeline, (timeline) => latest(timeline).seats[0]?.name === "Annabel");
    link.close();
    ahead = HOUR + 60;
    expect((await eve.get(`/api/matches/${late.match}/log`)).text).toContain("Annabel");
  });

  test("planted leaks are found", async () => {
    const table = tableBehind(app, late.match);
    const start = startOf(table);
    const { read } = Readings.prototype;
    vi.spyOn(Readings.prototype, "read").mockImplementation(function (this: Readings, match, _, what) {
      return read.call(this, match, "all", what);
    });
    const planted = await leaking(late, start);
    expect(planted).toContain("GET /api/matches/:id/log");
    expect(planted).toContain("GET /api/matches/:id");
    vi.restoreAllMocks();
    const room = app.colyseus.getRoomById(late.match)!;
    const { log } = room.state as { log: string[] };
    log.push(JSON.stringify(table.log.at(-1)));
    expect(await leaking(late, start)).toContain("the room");
    log.pop();
  });
});

describe("at a table with a spectator delay of a second", () => {
  function watch(match: string): TableConnection {
    const link = linkOf(eve, match) as TableConnection;
    onTestFinished(() => link.close());
    return link;
  }

  test("moves and talk arrive a second later, in order, and immediately when the match is over", async () => {
    const soon = await gather(app, {
      people: 2,
      visibility: "open",
      options: { mode: "standard", talk: "open" },
      house: { watchDelay: 1 },
    });
    const link = watch(soon.match);
    const table = tableBehind(app, soon.match);
    const shown: number[] = [];
    const { log } = table;
    await vi.waitFor(() => expect(link.timeline.value.log.length).toBe(log.length), POLLING);
    const watching = setInterval(() => shown.push(link.timeline.value.log.length - oldEnough(table)), 20);
    onTestFinished(() => clearInterval(watching));
    await move(soon, 2, 4);
    granted(await ask(itemAt(soon.rooms, 0), "say", { text: "A word at the table" }));
    expect(link.talk.value).toEqual([]);
    expect(link.timeline.value.log.length).toBeLessThan(table.log.length);
    await vi.waitFor(() => expect(link.talk.value).toHaveLength(1), POLLING);
    await vi.waitFor(() => expect(link.timeline.value.log.length).toBe(table.log.length), POLLING);
    expect(Math.max(...shown)).toBeLessThanOrEqual(0);
    granted(await ask(itemAt(soon.rooms, 0), "say", { text: "The last word" }));
    for (const room of soon.rooms) granted(await ask(room, "concede", {}));
    const ended = performance.now();
    await until(link.timeline, (timeline) => latest(timeline).phase === "over");
    expect(performance.now() - ended).toBeLessThan(900);
    await vi.waitFor(() => expect(link.talk.value).toHaveLength(2), POLLING);
  });

  /** Number of entries that are at least a second old. */
  const oldEnough = ({ log }: Table): number => log.filter(({ at }) => Date.parse(at) + 1000 <= Date.now()).length;
});
