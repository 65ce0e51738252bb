import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { databaseIn } from "../../../server/config.ts";
import type { Row } from "../../bench/report.ts";
import { gather } from "../../kit/app.ts";
import { type CrowdedDatabase, crowd } from "../../kit/crowded.ts";
import { ask, type TableRoomOf } from "../../kit/guest.ts";
import { VISITS } from "../../kit/visits.ts";
import { ANY_PORT, open, type Program } from "../../server/rooms/program.ts";
import { quantile } from "./figures.ts";
import type { Answers, Barrage } from "./reads.client.ts";

interface ReadsSpec {
  /** Seconds of calm, then of attack. */
  readonly seconds: number;
  /** Factor on the connections and rates that once stopped all players. */
  readonly times: number;
  /** `talk`: chat messages at each live table. */
  readonly tables: number;
  readonly talk: number;
  /** The length of the longest logs, as a fraction of what their games allow. */
  readonly fill: number;
  /** As environment variables. */
  readonly limits?: Record<string, string>;
}

/** With these `lines` and requests a second (`rate`), the attack once delayed all moves. */
interface Attack extends Pick<Barrage, "method" | "path" | "token" | "type" | "body"> {
  readonly name: string;
  readonly lines: number;
  readonly rate: number;
}

/** Maximum latency under attack: as factors of that without an attack, and in ms. */
const MOST = { p50: 2, p99: 4, ms: 250 } as const;

/** Time between two moves of an honest player, in ms. */
const MOVE_INTERVAL = 40;

/** Repeats expensive requests; measures how long durable moves of others take. */
export async function reads(spec: ReadsSpec): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-reads-"));
  const { tables, fill, limits = {} } = spec;
  const world = await crowd(
    databaseIn(dataDir),
    { matches: 200, different: 5, tries: 50, branches: 20, live: tables, fill },
    Date.now(),
  );
  const program = await open(dataDir, ANY_PORT, { LIMIT_TALK: "off", ...limits });
  const attacker = new Worker(new URL("./reads.client.ts", import.meta.url), { execArgv: [] });
  try {
    const joined = await fillTables(program, world, spec.talk);
    const rows: Row[] = [];
    // No attack uses up the limits of the next.
    for (const [n, attack] of attacksOn(world).entries())
      rows.push(await underAttack(program, attacker, { ...attack, network: `10.9.0.${n}` }, spec));
    for (const room of joined) await room.leave();
    return rows;
  } finally {
    await attacker.terminate();
    await program.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function attacksOn(world: CrowdedDatabase): readonly Attack[] {
  const { me, stranger, long } = world;
  const log = `/api/matches/${long.at(-1)}`;
  const deck = VISITS["PUT /api/documents/:game/:id"]!(world, 0)[1]!;
  const renaming = { method: "POST", path: "/api/players", type: "application/json", body: '{"name":"Name {n}"}' };
  return [
    { name: "the longest log", method: "GET", path: `${log}/log`, lines: 16, rate: 14 },
    { name: "its branches", method: "GET", path: `${log}/branches`, lines: 16, rate: 13 },
    {
      ...{ name: "playing on from it", method: "POST", path: `${log}/branches`, type: "application/json" },
      ...{ body: '{"version":900}', token: me.token, lines: 8, rate: 7 },
    },
    {
      ...{ name: "a deck of empty cards", method: "PUT", path: deck.path, type: "text/plain" },
      ...{ body: String(deck.body), token: me.token, lines: 4, rate: 2 },
    },
    { name: "a new name at long live tables", ...renaming, token: me.token, lines: 8, rate: 23 },
    { name: "a new name beside tables of others", ...renaming, token: stranger.token, lines: 8, rate: 65 },
    { name: "the log of a usual match", method: "GET", path: `/api/matches/${long[0]}/log`, lines: 32, rate: 313 },
  ];
}

async function fillTables(
  program: Program,
  { live, delayed }: CrowdedDatabase,
  talk: number,
): Promise<readonly TableRoomOf[]> {
  const eve = await program.guest("Eve");
  const rooms: TableRoomOf[] = [];
  for (const match of [...live, ...delayed]) {
    const room = await eve.join(match);
    for (let n = 0; n < talk; n++) assert.ok((await ask(room, "say", { text: `line ${n}` })).ok);
    rooms.push(room);
  }
  return rooms;
}

async function underAttack(
  program: Program,
  attacker: Worker,
  { name, lines, rate, ...request }: Attack & Pick<Barrage, "network">,
  { seconds, times }: ReadsSpec,
): Promise<Row> {
  const { rooms } = await gather(program, { people: 1, game: "wayward", options: {} });
  const room = rooms[0]!;
  const calm = await movesAt(room, seconds);
  const barrage: Barrage = {
    ...request,
    ...{ origin: program.origin, seconds, lines: lines * times, rate: rate * times },
  };
  const answered = new Promise<Answers>((done, fail) => {
    attacker.once("message", done);
    attacker.once("error", fail);
  });
  attacker.postMessage(barrage);
  const under = await movesAt(room, seconds);
  const answers = await answered;
  await room.leave();
  const count = (is: (status: number) => boolean) =>
    Object.entries(answers).reduce((sum, [status, many]) => sum + (is(Number(status)) ? many : 0), 0);
  return {
    name,
    figures: {
      "calm p50 ms": quantile(calm.waits, 0.5),
      "calm p99 ms": quantile(calm.waits, 0.99),
      "p50 ms": quantile(under.waits, 0.5),
      "p99 ms": quantile(under.waits, 0.99),
      "worst ms": Math.max(...under.waits),
      moves: calm.waits.length + under.waits.length,
      refused: calm.refused + under.refused,
      requests: count(() => true),
      limited: count((status) => status === 429),
      failed: count((status) => status === 0 || status >= 500),
    },
  };
}

/** @returns the latency of each durable move in ms, and the number of refusals */
async function movesAt(room: TableRoomOf, seconds: number) {
  const waits: number[] = [];
  let refused = 0;
  const end = performance.now() + 1000 * seconds;
  for (let n = 0; performance.now() < end; n++) {
    const command = { type: "Correct", automaton: 0, field: "damage", to: 1 + (n % 2) };
    const since = performance.now();
    const reply = await ask(room, "command", { id: randomUUID(), command });
    waits.push(performance.now() - since);
    if (!reply.ok) refused++;
    await pause(Math.max(0, MOVE_INTERVAL - (performance.now() - since)));
  }
  return { waits, refused };
}

/** @throws if an honest player's moves were delayed or refused */
export function mustStayPrompt(rows: readonly Row[]): void {
  for (const { name, figures } of rows) {
    const at = (figure: string) => Number(figures[figure]);
    const message = `${name}: ${JSON.stringify(figures)}`;
    assert.equal(at("refused"), 0, message);
    assert.ok(at("p50 ms") <= MOST.p50 * at("calm p50 ms"), message);
    assert.ok(at("p99 ms") <= MOST.p99 * at("calm p99 ms"), message);
    assert.ok(at("worst ms") <= MOST.ms, message);
  }
}
