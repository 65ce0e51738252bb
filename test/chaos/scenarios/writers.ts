import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "../../bench/report.ts";
import { rolls } from "../../kit/chance.ts";
import { ANY_PORT, open, type Program } from "../../server/rooms/program.ts";
import { quantile } from "./figures.ts";
import { allFinished, groups } from "./groups.ts";
import { metric } from "./metric.ts";
import { networkTo, through } from "./network.ts";
import { Player } from "./player.ts";
import { mustBeTrue } from "./records.ts";

/** `moves` is the number of moves from one process to the other. */
interface Moves {
  readonly tables: number;
  readonly moves: number;
  readonly seed: number;
}

/** Maximum thinking time of players, and pause of bots, in ms. */
const [THINK, BOT_PAUSE] = [150, "50"];
/** Maximum time in ms to reach the other process, and to end the matches. */
const [PATIENCE, LAST_MATCH] = [30_000, 90_000];
/** Every second time, the process to be replaced is suspended for this many ms in the middle of its work. */
const SUSPENDED = 2500;
/** Maximum time of play before the next move, in ms. */
const REST = 1500;

/**
 * Two processes share the data, as while a release replaces the previous one. When one player joins a table at the new
 * process, the table follows. A fenced-off process carries out nothing more, even if it was suspended and has not
 * noticed.
 */
export async function writers({ tables, moves, seed }: Moves): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-writers-"));
  const start = async () => open(dataDir, ANY_PORT, { BOT_PAUSE });
  // In sequence, because the first program creates the database.
  const programs = [await start(), await start()] as const;
  const rng = rolls(seed);
  const network = await networkTo(portOf(programs[0]));
  const takeoverTimes: number[] = [];
  let isLate = false;
  try {
    const guest = async (name: string) => through(network, await programs[0].guest(name));
    const newcomer = await guest("Newcomer");
    const people = new Set<Player>();
    const onArrival = (player: Player) => people.add(player);
    const crowd = await groups(tables, { guest, onArrival, seed, think: THINK, isLate: () => isLate });
    for (let i = 1; i <= moves; i++) {
      const [left, entered] = [programs[(i + 1) % 2]!, programs[i % 2]!];
      await pause(rng(REST));
      const isStunned = i % 2 === 0;
      if (isStunned) process.kill(left.pid, "SIGSTOP");
      network.leadTo(portOf(entered));
      const visits = new Map<string, Player>();
      const visit = () => {
        for (const { match, link } of people)
          if (link.status.value !== "lost" && !visits.has(match)) visits.set(match, new Player(newcomer, match, rng));
      };
      visit();
      if (isStunned) await pause(SUSPENDED);
      process.kill(left.pid, "SIGCONT");
      const since = performance.now();
      while ((await metric(left, "tables")) > 0) {
        assert.ok(performance.now() < since + PATIENCE, "everybody follows to the other process");
        await pause(10);
        // A table whose players are sitting down may still be at the other process.
        visit();
      }
      takeoverTimes.push(performance.now() - since);
      for (const { link } of visits.values()) link.close();
    }
    isLate = true;
    await allFinished(crowd, LAST_MATCH);
    const played = crowd.flatMap((group) => group.played);
    await mustBeTrue(played);
    return {
      name: `${tables} tables between two processes`,
      figures: {
        changes: takeoverTimes.length,
        matches: played.length,
        "moves acknowledged": played.reduce((sum, { done }) => sum + done.length, 0),
        "all there, p50 ms": quantile(takeoverTimes, 0.5),
        "at worst, ms": Math.max(...takeoverTimes),
      },
    };
  } finally {
    await Promise.all([network.close(), ...programs.map((program) => program.kill("SIGKILL"))]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const portOf = ({ origin }: Program): number => Number(new URL(origin).port);
