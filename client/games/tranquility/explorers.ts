import type { Handle } from "../../../shared/engine/game.ts";
import type { Recorded } from "../../../shared/engine/match.ts";
import type { Face } from "../../../shared/games/tranquility/cards.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";

/** The explorer card that was drawn last, as long as nothing else was done since. */
export interface Drawn {
  readonly card: Handle;
  /** Absent when it went to somebody else's hand. */
  readonly face?: Face | undefined;
  /** It had no effect. */
  readonly isSpent: boolean;
}

const DEEDS: ReadonlySet<string> = new Set(["CardPlaced", "PairDiscarded", "StormCleared", "FinishPlaced"]);

/** What the explorers' deck showed last, up to a version of the log. */
export function lastDrawn(log: readonly Recorded[], version: number): Drawn | undefined {
  let isSpent = false;
  for (let v = version; v > 0; v--) {
    const event = log[v - 1] as unknown as Event;
    if (event.type === "ExplorerSpent") isSpent = true;
    if (event.type === "ExplorerDrawn")
      return { card: event.card, face: event.face ?? event.secret?.faces[event.card], isSpent };
    if (DEEDS.has(event.type)) return undefined;
  }
  return undefined;
}

/** The explorers that were discarded up to a version of the log, the last one last. */
export const explorersSpent = (log: readonly Recorded[], version: number): readonly Handle[] =>
  log.slice(0, version).flatMap((entry) => spentBy(entry as unknown as Event));

function spentBy(event: Event): readonly Handle[] {
  switch (event.type) {
    case "ExplorerSpent":
      return [event.card];
    case "IslandSwallowed":
      return [event.monster];
    case "RocksStruck":
      return [event.rocks];
    case "StormCleared":
      return [event.storm, event.compass];
    default:
      return [];
  }
}
