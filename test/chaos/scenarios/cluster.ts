import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Rng } from "../../../shared/engine/game.ts";
import type { Row } from "../../bench/report.ts";
import { rolls } from "../../kit/chance.ts";
import { startCluster, type TestCluster } from "../../kit/cluster.ts";
import type { Guest } from "../../kit/guest.ts";
import { quantile } from "./figures.ts";
import { allFinished, type Group, groups } from "./groups.ts";
import { Player } from "./player.ts";
import { mustBeTrue } from "./records.ts";

/** What happens to a process: no warning, an orderly replacement, or nothing at all for a while. */
const BLOWS = ["kill", "drain", "freeze"] as const;
type Blow = (typeof BLOWS)[number];

/** So many tables at so many processes, and how many blows in how many seconds; all processes are replaced in turn after that. */
export interface Blows {
  readonly tables: number;
  readonly processes: number;
  readonly blows: number;
  readonly seconds: number;
  readonly seed: number;
  /** How long one of the processes is frozen once, in ms, if that is longer than usual. */
  readonly longFreeze?: number;
}

/** How far the processes' clocks are apart, in ms. */
const APART = 60_000;
/** How long people think about a move at most, and how long a bot does, in ms. */
const [THINK, BOT_PAUSE] = [1000, "300"];
/** All who play here come from one network, which opens more tables than a family does. */
const LIMIT_MATCHES = "off";
/** How long everybody may take to play on, and to end their matches, in ms: far more than it takes. */
const [PATIENCE, LAST_MATCH] = [60_000, 300_000];
/** How long a process is frozen at least, and how much longer at most, in ms: longer than it takes to be taken for dead. */
const [FROZEN, LONGER] = [5000, 2000];
/** At how many tables somebody looks in while a process is frozen. */
const VISITS = 6;

/** How long somebody's line was down, in ms, during what. */
interface Gap {
  readonly during: Blow | "replacement" | "calm";
  readonly ms: number;
}

/**
 * People and bots play at several processes behind the proxy, which are killed, frozen and replaced in turn. All that was
 * acknowledged holds, nothing is done twice, every match comes to its end and is true, and nobody does anything to come back.
 */
export async function cluster({
  tables,
  processes,
  blows,
  seconds,
  seed,
  longFreeze = 0,
}: Blows): Promise<readonly Row[]> {
  const house = await startCluster(processes, { BOT_PAUSE, LIMIT_MATCHES }, APART);
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
    const crowd = await groups(tables, { guest: house.guest, onArrival, seed, think: THINK, isLate: () => isLate });
    const newcomer = await house.guest("Newcomer");
    await allPlaying(crowd);
    const begun = performance.now();
    for (let i = 0; i < blows; i++) {
      await pause(Math.max(0, begun + (i * 1000 * seconds) / blows - performance.now()));
      during = BLOWS[i % BLOWS.length]!;
      const visits = during === "freeze" ? visited(someOf(people, rng), newcomer, rng) : [];
      const frozen = i === BLOWS.indexOf("freeze") ? Math.max(longFreeze, FROZEN) : FROZEN + rng(LONGER);
      // Never the one that was started just before, and has no tables yet.
      await strike(house, during, (i + Math.floor(i / BLOWS.length)) % processes, frozen);
      for (const { link } of visits) link.close();
      await allLive(people);
    }
    during = "replacement";
    for (let i = 0; i < processes; i++) {
      await strike(house, "drain", i, 0);
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
    await house.close();
  }
}

/** How long people's lines may be down at most after each kind of blow, in ms, and of which figure that is said. */
const MOST = {
  kill: ["p99 ms", 8000],
  drain: ["p99 ms", 2000],
  replacement: ["at worst, ms", 3000],
} as const;

/** @throws unless everybody was back in time. A machine that does much else is no place to ask. */
export function mustBePrompt(rows: readonly Row[]): void {
  for (const [kind, [figure, most]] of Object.entries(MOST)) {
    const { name, figures } = rows.find((row) => row.name === NAMES[kind as keyof typeof MOST])!;
    assert.ok(Number(figures[figure]) <= most, `${name}: ${JSON.stringify(figures)}, ${figure} at most ${most}`);
  }
}

const NAMES: Readonly<Record<Blow | "replacement", string>> = {
  kill: "killed",
  drain: "told to stop",
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

/** Some of the matches that people are at. */
function someOf(people: ReadonlySet<Player>, rng: Rng): readonly string[] {
  const matches = [...new Set(Array.from(people, ({ match }) => match))];
  return Array.from({ length: Math.min(VISITS, matches.length) }, () => matches[rng(matches.length)]!);
}

/** Whoever comes anew has a table that a frozen process holds opened at another one. */
const visited = (matches: readonly string[], guest: Guest, rng: Rng): readonly Player[] =>
  matches.map((match) => new Player(guest, match, rng));

/** What happens to one process; afterwards as many are there as before. */
async function strike(house: TestCluster, blow: Blow, index: number, ms: number): Promise<void> {
  const program = house.programs[index]!;
  if (blow === "freeze") {
    process.kill(program.pid, "SIGSTOP");
    await pause(ms);
    process.kill(program.pid, "SIGCONT");
    return;
  }
  const { code } = await program.kill(blow === "kill" ? "SIGKILL" : "SIGTERM");
  if (blow === "drain") assert.equal(code, 0, "a process that is told to stop ends in order");
  await house.restart(index);
}

/** When every group is at its first match. */
export async function allPlaying(crowd: readonly Group[]): Promise<void> {
  while (!crowd.every(({ players }) => players.length > 0 && players.every(({ view }) => view.phase !== "open")))
    await pause(50);
}

/** When everybody's line is live, or has ended for good as the match did. */
export async function allLive(people: ReadonlySet<Player>): Promise<void> {
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
