import { parse } from "zod/v4/core";
import { options } from "../../shared/games/tranquility/options.ts";
import * as peer from "./peers/boardgame-io.ts";
import type { Row } from "./report.ts";
import { median, playerOf, rate, scripts } from "./script.ts";

/**
 * Whole matches of random legal moves of the standard game, dealt and played, in turns with boardgame.io 0.50 so that both
 * see the same machine. The moves were chosen beforehand: choosing is not what is measured.
 */
export function benchEngine(rounds = 7, slice = 600): Row[] {
  const { record, play } = playerOf(parse(options, { mode: "standard" }));
  const ours = scripts(record, 1, 5);
  const peers = scripts(peer.record, 1, 5);
  rate(ours, play, slice);
  rate(peers, peer.play, slice);
  const pairs = Array.from({ length: rounds }, () => {
    const own = rate(ours, play, slice);
    const other = rate(peers, peer.play, slice);
    return { own, other, ratio: own / other };
  });
  const row = (name: string, of: (pair: (typeof pairs)[number]) => number) => ({
    name,
    figures: { "moves/s": median(pairs.map(of)) },
  });
  return [
    row("standard, decide and evolve", ({ own }) => own),
    row("boardgame.io 0.50, the same game", ({ other }) => other),
    { name: "ratio", figures: { "moves/s": `${median(pairs.map(({ ratio }) => ratio)).toFixed(1)} x` } },
  ];
}
