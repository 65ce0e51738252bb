import type { Match, MatchEvent } from "../../../shared/engine/match.ts";
import type { Step } from "../../../shared/engine/replay.ts";
import type { Reader } from "./sentences.ts";

/**
 * Who reads each version of a log. Before a match was played on from another, other people sat on its seats, and none of
 * them was the one who reads.
 */
export function readersOf(steps: readonly Step[], reader: Reader): (version: number) => Reader {
  const earlier: { readonly until: number; readonly reader: Reader }[] = [];
  let seats: Match["seats"] = [];
  for (const entry of steps.flat()) {
    const event = entry as unknown as MatchEvent;
    if (event.type === "SeatTaken") {
      const { seat, ...occupant } = event;
      seats = Object.assign([...seats], { [seat]: occupant });
    } else if (event.type === "MatchBranched") {
      earlier.push({ until: entry.v, reader: { ...reader, me: undefined, match: { ...reader.match, seats } } });
      seats = [];
    }
  }
  return (version) => earlier.find(({ until }) => version < until)?.reader ?? reader;
}
