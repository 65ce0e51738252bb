import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "../../bench/report.ts";
import { startCluster } from "../../kit/cluster.ts";
import { proxyTo, type TcpProxy } from "../../kit/proxy.ts";
import { allPlaying } from "./cluster.ts";
import { quantile } from "./figures.ts";
import { allFinished, type Group, groups } from "./groups.ts";
import type { Player } from "./player.ts";
import { mustBeTrue } from "./records.ts";

/** `cuts`: how often a process loses the database. */
interface Cuts {
  readonly tables: number;
  readonly processes: number;
  readonly cuts: number;
  readonly seed: number;
}

/** Maximum time in ms for tables to be played on while a process is cut off, and for all matches to end. */
const [PATIENCE, LAST_MATCH] = [60_000, 300_000];
/** Maximum thinking time, in ms. */
const THINK = 400;

/** When a group's last move was acknowledged, in ms; -Infinity before the first. */
const lastMoveOf = ({ players }: Group): number => Math.max(...players.flatMap(({ done }) => done.map(({ at }) => at)));

/**
 * One of several processes cannot reach the database for a while. Its players play on at the others, it accepts players
 * again afterwards, and everything acknowledged holds.
 */
export async function cutOff({ tables, processes, cuts, seed }: Cuts): Promise<readonly Row[]> {
  let proxy: TcpProxy | undefined;
  const cluster = await startCluster(processes, async (index, databaseUrl) => {
    const env = { BOT_PAUSE: "100", LIMIT_MATCHES: "off" };
    if (index > 0) return env;
    const { hostname, port } = new URL(databaseUrl);
    proxy = await proxyTo(hostname, Number(port || 5432));
    const url = Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(proxy.port) });
    return { ...env, DATABASE_URL: url.href };
  });
  const health = () => fetch(`${cluster.programs[0]!.origin}/api/health`).then(({ status }) => status);
  const people: Player[] = [];
  const silences: number[] = [];
  let isLate = false;
  try {
    const crowd = await groups(tables, {
      guest: cluster.guest,
      onArrival: (player) => void people.push(player),
      seed,
      think: THINK,
      isLate: () => isLate,
    });
    await allPlaying(crowd);
    for (let i = 0; i < cuts; i++) {
      const before = performance.now();
      if (i % 2 === 0) await proxy!.close();
      else proxy!.freeze(true);
      // Moves in flight may be acknowledged in the first second.
      await pause(1000);
      const cutAt = performance.now();
      const end = cutAt + PATIENCE;
      while (!crowd.every((group) => lastMoveOf(group) > cutAt)) {
        const silent = crowd.filter((group) => lastMoveOf(group) <= cutAt).length;
        assert.ok(performance.now() < end, `${silent} of ${tables} tables stand still while a process is cut off`);
        await pause(20);
      }
      silences.push(performance.now() - before);
      assert.equal(await health(), 503);
      if (i % 2 === 0) await proxy!.open();
      else proxy!.freeze(false);
      while ((await health()) !== 200) {
        assert.ok(performance.now() < end + PATIENCE, "a process that reaches the database again takes nobody");
        await pause(50);
      }
    }
    isLate = true;
    await allFinished(crowd, LAST_MATCH);
    const played = crowd.flatMap((group) => group.played);
    await mustBeTrue(played);
    const moves = played.reduce((sum, { done }) => sum + done.length, 0);
    return [
      {
        name: `${tables} tables at ${processes} processes, one cut off from the database`,
        figures: {
          cuts,
          matches: played.length,
          moves,
          "all played on after, p50 ms": quantile(silences, 0.5),
          "at worst, ms": Math.max(...silences),
        },
      },
    ];
  } finally {
    for (const { link } of people) link.close();
    await cluster.close();
    await proxy?.close();
  }
}
