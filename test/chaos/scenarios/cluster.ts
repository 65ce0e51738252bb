import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { Row } from "../../bench/report.ts";
import { rolls } from "../../kit/chance.ts";
import { startCluster, type TestCluster } from "../../kit/cluster.ts";
import type { Guest } from "../../kit/guest.ts";
import { quantile } from "./figures.ts";
import { allFinished, type Group, groups } from "./groups.ts";
import { Player } from "./player.ts";
import { mustBeTrue } from "./records.ts";

/** A process is killed without warning, asked to stop, or frozen for a while. */
const BLOWS = ["kill", "drain", "freeze"] as const;
type ProcessFault = (typeof BLOWS)[number];

/** All faults are within `seconds`; then all processes are replaced in turn. */
interface Blows {
  readonly tables: number;
  readonly processes: number;
  readonly blows: number;
  readonly seconds: number;
  readonly seed: number;
  /** Minimum duration of the first freeze, in ms. */
  readonly longFreeze?: number;
}

/** How far each process's clock is ahead of the one before, in ms. */
const APART = 60_000;
/** Maximum thinking time of players, and pause of bots, in ms. */
const [THINK, BOT_PAUSE] = [1000, "300"];
/** All players share one network, so this limit is off. */
const LIMIT_MATCHES = "off";
/** Maximum time in ms to reconnect, and to end the matches. */
const [PATIENCE, LAST_MATCH] = [60_000, 300_000];
/** Minimum duration of a freeze and maximum extra time, in ms. A process counts as dead in less than the minimum. */
const [FROZEN, LONGER] = [5000, 2000];
const VISITS = 6;

/** How long a connection was down, in ms, and after which fault. */
interface Gap {
  readonly during: ProcessFault | "replacement" | "calm";
  readonly ms: number;
}

/**
 * People and bots play at several processes behind the proxy, which are killed, frozen and replaced in turn. Everything
 * acknowledged holds, nothing is done twice, every match ends and verifies, and players reconnect automatically.
 */
export async function cluster({
  tables,
  processes,
  blows,
  seconds,
  seed,
  longFreeze = 0,
}: Blows): Promise<readonly Row[]> {
  const testCluster = await startCluster(processes, { BOT_PAUSE, LIMIT_MATCHES }, APART);
  const rng = rolls(seed);
  const gaps: Gap[] = [];
  const people = new Set<Player>();
  let during: Gap["during"] = "calm";
  let isLate = false;

  function onArrival(player: Player): void {
    people.add(player);
    let since: { readonly at: number; readonly during: Gap["during"] } | undefined;
    player.link.status.subscribe((status) => {
      if (status === "reconnecting") since ??= { at: performance.now(), during };
      if (status === "live" && since) {
        gaps.push({ during: since.during, ms: performance.now() - since.at });
        since = undefined;
      }
      if (status === "lost") people.delete(player);
    });
  }

  try {
    const crowd = await groups(tables, {
      guest: testCluster.guest,
      onArrival,
      seed,
      think: THINK,
      isLate: () => isLate,
    });
    const newcomer = await testCluster.guest("Newcomer");
    await allPlaying(crowd);
    const begun = performance.now();
    for (let i = 0; i < blows; i++) {
      await pause(Math.max(0, begun + (i * 1000 * seconds) / blows - performance.now()));
      during = BLOWS[i % BLOWS.length]!;
      const visits = during === "freeze" ? visited(someOf(people, rng), newcomer, rng) : [];
      const frozen = i === BLOWS.indexOf("freeze") ? Math.max(longFreeze, FROZEN) : FROZEN + rng(LONGER);
      // Never strikes the process that has just started and has no tables.
      await injectFault(testCluster, during, (i + Math.floor(i / BLOWS.length)) % processes, frozen);
      for (const { link } of visits) link.close();
      await allLive(people);
    }
    during = "replacement";
    for (let i = 0; i < processes; i++) {
      await injectFault(testCluster, "drain", i, 0);
      await allLive(people);
    }
    during = "calm";
    isLate = true;
    await allFinished(crowd, LAST_MATCH);
    const played = crowd.flatMap((group) => group.played);
    await mustBeTrue(played);
    const moves = played.reduce((sum, { done }) => sum + done.length, 0);
    const rows = [...BLOWS, "replacement" as const].map((kind) => ({
      name: NAMES[kind],
      figures: figuresOf(gaps, kind),
    }));
    return [
      { name: `${tables} tables at ${processes} processes`, figures: { blows, matches: played.length, moves } },
      ...rows,
    ];
  } finally {
    for (const { link } of people) link.close();
    await testCluster.close();
  }
}

/** The figure of the time without connection, and its maximum in ms. */
const MOST = {
  kill: ["p99 ms", 8000],
  drain: ["p99 ms", 2000],
  replacement: ["at worst, ms", 3000],
} as const;

/** @throws if connections were down for longer than `MOST`. Not meaningful on a busy machine. */
export function mustBePrompt(rows: readonly Row[]): void {
  for (const [kind, [figure, most]] of Object.entries(MOST)) {
    const { name, figures } = rows.find((row) => row.name === NAMES[kind as keyof typeof MOST])!;
    assert.ok(Number(figures[figure]) <= most, `${name}: ${JSON.stringify(figures)}, ${figure} at most ${most}`);
  }
}

const NAMES: Readonly<Record<ProcessFault | "replacement", string>> = {
  kill: "killed",
  drain: "asked to stop",
  freeze: "frozen for some seconds",
  replacement: "all replaced, one after the other",
};

function figuresOf(gaps: readonly Gap[], kind: Gap["during"]): Row["figures"] {
  const of = gaps.filter(({ during }) => during === kind).map(({ ms }) => ms);
  return {
    "lines down": of.length,
    "p50 ms": quantile(of, 0.5),
    "p99 ms": quantile(of, 0.99),
    "at worst, ms": Math.max(0, ...of),
  };
}

function someOf(people: ReadonlySet<Player>, rng: Rng): readonly string[] {
  const matches = [...new Set(Array.from(people, ({ match }) => match))];
  return Array.from({ length: Math.min(VISITS, matches.length) }, () => matches[rng(matches.length)]!);
}

const visited = (matches: readonly string[], guest: Guest, rng: Rng): readonly Player[] =>
  matches.map((match) => new Player(guest, match, rng));

/** Afterwards as many processes run as before. */
async function injectFault(testCluster: TestCluster, blow: ProcessFault, index: number, ms: number): Promise<void> {
  const program = testCluster.programs[index]!;
  if (blow === "freeze") {
    process.kill(program.pid, "SIGSTOP");
    await pause(ms);
    process.kill(program.pid, "SIGCONT");
    return;
  }
  const { code } = await program.kill(blow === "kill" ? "SIGKILL" : "SIGTERM");
  if (blow === "drain") assert.equal(code, 0, "a process that is asked to stop ends in order");
  await testCluster.restart(index);
}

export async function allPlaying(crowd: readonly Group[]): Promise<void> {
  while (!crowd.every(({ players }) => players.length > 0 && players.every(({ view }) => view.phase !== "open")))
    await pause(50);
}

async function allLive(people: ReadonlySet<Player>): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const away = [...people].filter(({ link }) => link.status.value === "reconnecting");
    if (away.length === 0) return;
    assert.ok(
      performance.now() < end,
      `${away.length} people do not come back: ${away.map(({ match }) => match).join(", ")}`,
    );
    await pause(20);
  }
}
