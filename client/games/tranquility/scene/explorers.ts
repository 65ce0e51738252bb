import type { Handle, Seat } from "../../../../shared/engine/game.ts";
import type { Recorded } from "../../../../shared/engine/match.ts";
import type { Face } from "../../../../shared/games/tranquility/cards.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";

/** The explorer card that was drawn last, as long as nothing else was done since. */
export interface Drawn {
  readonly card: Handle;
  /** The version that it was drawn with. */
  readonly v: number;
  /** Who drew it. */
  readonly seat: Seat;
  /** Absent when it went to somebody else's hand. */
  readonly face?: Face | undefined;
  /** It had no effect. */
  readonly isSpent: boolean;
}

const DEEDS: ReadonlySet<string> = new Set(["CardPlaced", "PairDiscarded", "StormCleared", "FinishPlaced"]);

/** Whether what happens next is that an explorer card is drawn. */
const isDrawnNext = (log: readonly Recorded[], version: number): boolean => log[version]?.type === "ExplorerDrawn";

/** What the explorers' deck showed last, up to a version of the log. The one before makes room when the next can be seen. */
export function lastDrawn(log: readonly Recorded[], version: number): Drawn | undefined {
  for (let v = version; v > 0; v--) {
    const event = log[v - 1] as unknown as Event;
    if (event.type === "ExplorerDrawn") {
      const face = event.face ?? event.secret?.faces[event.card];
      return { card: event.card, v, seat: event.seat, face, isSpent: log[v]?.type === "ExplorerSpent" };
    }
    if (DEEDS.has(event.type) && !isDrawnNext(log, v)) return undefined;
  }
  return undefined;
}

/** An explorer card that somebody sees open. */
export interface LaidOpen {
  readonly drawn: Drawn;
  /** Since when, in ms. */
  readonly since: number;
  /** Up to which version of the log it stays, whatever is drawn or done; for ever until it has been read. */
  readonly until: number;
}

/** How long a card that somebody else drew can be read, in ms. */
const READABLE = 3_000;

/** Whether a card has been open for long enough; one's own never is before one has touched the table. */
export const isLongOpen = ({ drawn, since }: LaidOpen, me: Seat | undefined, now: number): boolean =>
  drawn.seat !== me && now - since >= READABLE;

/**
 * What lies open beside the explorers' deck after a version of the log: a card that is still to be read gives way to one's own
 * alone, and makes room when the next can be seen. Others that are drawn meanwhile are told by the log.
 * @param open what was open before
 */
export function openWith(
  open: LaidOpen | undefined,
  log: readonly Recorded[],
  version: number,
  me: Seat | undefined,
): Drawn | undefined {
  const last = lastDrawn(log, version);
  if (!open || last?.card === open.drawn.card) return last;
  const isOwn = last !== undefined && last.seat === me && last.v > open.drawn.v;
  if (isOwn) return last;
  if (version <= open.until || (version === open.until + 1 && isDrawnNext(log, version))) return open.drawn;
  return last && last.v > open.until ? last : undefined;
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
