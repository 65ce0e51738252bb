import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "../../bench/report.ts";
import { rolls } from "../../kit/chance.ts";
import { freePort, open } from "../../server/rooms/program.ts";
import { quantile } from "./figures.ts";
import { allFinished, type Group, groups } from "./groups.ts";
import { mustBeTrue } from "./records.ts";

/** There are fewer `kills` if they take longer than `seconds`, but at least `FEWEST`. */
interface Crashes {
  readonly tables: number;
  readonly kills: number;
  readonly seconds: number;
  readonly seed: number;
}

const FEWEST = 6;
/** Maximum thinking time of players, and pause of bots, in ms. */
const [THINK, BOT_PAUSE] = [150, "50"];
/** Maximum time in ms until all tables play again, and to end the matches. */
const [PATIENCE, LAST_MATCH] = [30_000, 90_000];
/** The server is killed within this many ms after all tables play again or, every second time, after it has started. */
const [SETTLED, EARLY] = [700, 800];

/**
 * People and bots play while the server is killed repeatedly. Everything acknowledged holds, nothing is done twice,
 * every match ends and verifies, and players reconnect automatically.
 */
export async function crash({ tables, kills, seconds, seed }: Crashes): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-crash-"));
  const port = await freePort();
  const start = () => open(dataDir, port, { BOT_PAUSE });
  const rng = rolls(seed);
  const end = performance.now() + 1000 * seconds;
  let program = await start();
  try {
    let isLate = false;
    const crowd = await groups(tables, { guest: program.guest, seed, think: THINK, isLate: () => isLate });
    await allPlaying(crowd, performance.now());
    const [sinceKill, sinceOpen]: [number[], number[]] = [[], []];
    let killed = 0;
    for (; killed < FEWEST || (killed < kills && performance.now() < end); killed++) {
      const at = performance.now();
      await program.kill("SIGKILL");
      program = await start();
      const opened = performance.now();
      if (killed % 2 === 1) {
        await pause(rng(EARLY));
        continue;
      }
      const playing = await allPlaying(crowd, opened);
      sinceKill.push(...playing.map((moment) => moment - at));
      sinceOpen.push(...playing.map((moment) => moment - opened));
      await pause(rng(SETTLED));
    }
    isLate = true;
    await allFinished(crowd, LAST_MATCH);
    const played = crowd.flatMap((group) => group.played);
    await mustBeTrue(played);
    return {
      name: `${tables} tables, a server that is killed`,
      figures: {
        kills: killed,
        matches: played.length,
        "moves acknowledged": played.reduce((sum, { done }) => sum + done.length, 0),
        "playing again, p50 ms": quantile(sinceKill, 0.5),
        "p99 ms": quantile(sinceKill, 0.99),
        "since it was open, p50 ms": quantile(sinceOpen, 0.5),
        "since it was open, p99 ms": quantile(sinceOpen, 0.99),
      },
    };
  } finally {
    await program.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The times of each table's first move after `since`, in ms. Fails if a table makes none in time. */
function allPlaying(crowd: readonly Group[], since: number): Promise<number[]> {
  return Promise.all(
    crowd.map(async (group) => {
      for (;;) {
        const done = group.players.flatMap((player) => player.done).find(({ at }) => at > since);
        if (done) return done.at;
        await Promise.race([pause(5), group.finished]);
        assert.ok(performance.now() < since + PATIENCE, "every table plays again");
      }
    }),
  );
}
