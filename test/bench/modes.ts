import { parse } from "zod/v4/core";
import { SEATS } from "../../shared/games/tranquility/boards/official.ts";
import { options } from "../../shared/games/tranquility/options.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import type { Row } from "./report.ts";
import { median, playerOf, rate, scripts } from "./script.ts";

/** Compares modes with the standard game. They take turns, so that other load on the machine affects all of them. */
export function benchModes(rounds = 5, slice = 400): Row[] {
  const players = Object.entries(SEATS).map(([mode, [least, most]]) => {
    const { record, play } = playerOf(tranquility, parse(options, { mode }));
    const matches = scripts(record, least, most);
    return { mode, figure: () => rate(matches, play, slice) };
  });
  for (const { figure } of players) figure();
  const runs = Array.from({ length: rounds }, () => players.map(({ figure }) => figure()));
  return players.map(({ mode }, i) => ({
    name: mode,
    figures: {
      "moves/s": median(runs.map((run) => run[i]!)),
      "of standard": median(runs.map((run) => run[i]! / run[0]!)),
    },
  }));
}
