import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { read } from "../../../shared/engine/format.ts";
import type { Rng } from "../../../shared/engine/game.ts";
import { viewAt } from "../../../shared/engine/replay.ts";
import type { Row } from "../../bench/report.ts";
import { rolls } from "../../kit/chance.ts";
import { ANY_PORT, open } from "../../server/rooms/program.ts";
import { allFinished, groups } from "./groups.ts";
import { type Fate, type Line, networkTo, through } from "./network.ts";
import { game, Player } from "./player.ts";
import { mustBeTrue } from "./records.ts";

/** So many tables in bad weather of so many seconds. */
export interface Weather {
  readonly tables: number;
  readonly seconds: number;
  readonly seed: number;
}

/** How long people think about a move at most, and how long a bot does, in ms. */
const [THINK, BOT_PAUSE] = [150, "50"];
/** How long everybody may take to end their matches once the weather is fair, in ms. */
const LAST_MATCH = 90_000;
/** One in so many of what clients send is lost with the line, and one in as many is lost before its answer. */
const LOSSES = 60;
/** How often something happens to some line, in ms, at most. */
const GUST = 100;

/** How long a delay, a freeze, and a silence that both ends give up on may be, in ms. */
const [DELAY, FREEZE, SILENCE] = [300, 2000, 13_000];

type Struck = "cuts" | "freezes" | "delays";

const delayed = (line: Line, rng: Rng): Struck => {
  line.delay(rng(DELAY));
  return "delays";
};
const frozen = (line: Line, rng: Rng): Struck => {
  line.freeze(rng(8) === 0 ? SILENCE : rng(FREEZE));
  return "freezes";
};
const cut = (line: Line): Struck => {
  line.cut();
  return "cuts";
};
/** What happens to lines, each as often as it stands here. */
const GUSTS = [delayed, delayed, frozen, frozen, cut];

/** A player sees what the server would show to that seat, as far as the server was when it was asked. */
async function mustSeeTheTruth(player: Player): Promise<void> {
  const { log } = read((await player.guest.get(`/api/matches/${player.match}/log`)).text);
  await player.until(({ version }) => version >= log.length);
  const { seat, states } = player.link.timeline.value;
  assert.deepEqual(states[log.length], viewAt(game, log, seat ?? "table"), `the view of ${player.guest.name}`);
}

/**
 * People play, and others look on, over lines that are cut, frozen and delayed at random. Whenever somebody is back, they see
 * what they may see of the truth; and every move counts once, those as well whose answer was lost with the line.
 */
export async function line({ tables, seconds, seed }: Weather): Promise<Row> {
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
    // Whoever waits for all of them learns of it.
    checked.catch(() => {});
  };
  const guest = async (name: string) => through(network, await program.guest(name));

  /** Compares whenever somebody is back, and at the end. */
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
      await pause(rng(GUST));
      const struck = [...network.lines][rng(network.lines.size || 1)];
      if (struck) counts[GUSTS[rng(GUSTS.length)]!(struck, rng)]++;
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
