import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import { read } from "../../../shared/engine/log/format.ts";
import { viewAt } from "../../../shared/engine/match/replay.ts";
import type { Row } from "../../bench/report.ts";
import { rolls } from "../../kit/chance.ts";
import { ANY_PORT, open } from "../../server/rooms/program.ts";
import { allFinished, groups } from "./groups.ts";
import { type Fate, type Line, networkTo, through } from "./network.ts";
import { game, Player } from "./player.ts";
import { mustBeTrue } from "./records.ts";

/** `seconds` is the time of bad network. */
interface BadNetwork {
  readonly tables: number;
  readonly seconds: number;
  readonly seed: number;
}

/** Maximum thinking time of players, and pause of bots, in ms. */
const [THINK, BOT_PAUSE] = [150, "50"];
/** Maximum time to end the matches, in ms. */
const LAST_MATCH = 90_000;
/** One in this many client messages is lost with its connection, and one in as many loses its answer. */
const LOSSES = 60;
/** Maximum time between two disturbances, in ms. */
const MAX_DISTURBANCE_GAP = 100;

/** Maximum delay and freeze, and a silence that makes both ends give up, in ms. */
const [DELAY, FREEZE, SILENCE] = [300, 2000, 13_000];

type GustKind = "cuts" | "freezes" | "delays";

const delayed = (line: Line, rng: Rng): GustKind => {
  line.delay(rng(DELAY));
  return "delays";
};
const frozen = (line: Line, rng: Rng): GustKind => {
  line.freeze(rng(8) === 0 ? SILENCE : rng(FREEZE));
  return "freezes";
};
const cut = (line: Line): GustKind => {
  line.cut();
  return "cuts";
};
/** A kind that is listed twice happens twice as often. */
const DISTURBANCES = [delayed, delayed, frozen, frozen, cut];

async function mustSeeTheTruth(player: Player): Promise<void> {
  const { log } = read((await player.guest.get(`/api/matches/${player.match}/log`)).text);
  await player.until(({ version }) => version >= log.length);
  const { seat, states } = player.link.timeline.value;
  assert.deepEqual(states[log.length], viewAt(game, log, seat ?? "table"), `the view of ${player.guest.name}`);
}

/**
 * Connections are cut, frozen and delayed at random. After each reconnect players see the true state, and every move
 * counts once, even if its answer was lost.
 */
export async function line({ tables, seconds, seed }: BadNetwork): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-line-"));
  const program = await open(dataDir, ANY_PORT, { BOT_PAUSE });
  const rng = rolls(seed);
  const counts = { delays: 0, freezes: 0, cuts: 0, "cut at a move": 0, returns: 0 };
  let isBad = true;
  const fate = (): Fate => {
    const roll = isBad ? rng(LOSSES) : LOSSES;
    if (roll > 1) return "arrives";
    counts["cut at a move"]++;
    return roll === 0 ? "is lost" : "arrives, unanswered";
  };
  const network = await networkTo(Number(new URL(program.origin).port), fate);
  const checks: Promise<void>[] = [];
  const check = (checked: Promise<void>) => {
    checks.push(checked);
    // The rejection is reported when all checks are awaited.
    checked.catch(() => {});
  };
  const guest = async (name: string) => through(network, await program.guest(name));

  /** Checks the view after each reconnect, and at the end. */
  function accompany(player: Player): void {
    let wasAway = false;
    const stop = player.link.status.subscribe((status) => {
      if (status === "live" && wasAway) {
        counts.returns++;
        check(mustSeeTheTruth(player));
      }
      wasAway = status === "reconnecting";
    });
    check(
      player
        .until(({ phase }) => phase === "over")
        .then(() => mustSeeTheTruth(player))
        .finally(stop),
    );
  }

  try {
    const onlooker = await guest("Onlooker");
    const onArrival = (player: Player) => {
      accompany(player);
      if (!player.guest.name.endsWith(".0")) return;
      const watching = new Player(onlooker, player.match, rng);
      accompany(watching);
      void watching.until(({ phase }) => phase === "over").then(() => watching.link.close());
    };
    const crowd = await groups(tables, { guest, onArrival, seed, think: THINK, isLate: () => !isBad });
    for (const end = performance.now() + 1000 * seconds; performance.now() < end; ) {
      await pause(rng(MAX_DISTURBANCE_GAP));
      const struck = [...network.lines][rng(network.lines.size || 1)];
      if (struck) counts[DISTURBANCES[rng(DISTURBANCES.length)]!(struck, rng)]++;
    }
    isBad = false;
    for (const each of network.lines) each.delay(0);
    await allFinished(crowd, LAST_MATCH);
    await Promise.all(checks);
    const played = crowd.flatMap((group) => group.played);
    await mustBeTrue(played);
    const moves = played.reduce((sum, { done }) => sum + done.length, 0);
    return { name: `${tables} tables in bad weather`, figures: { matches: played.length, moves, ...counts } };
  } finally {
    await Promise.all([network.close(), program.kill("SIGKILL")]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
