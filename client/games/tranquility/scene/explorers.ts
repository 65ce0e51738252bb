import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { LogEntry } from "../../../../shared/engine/match/log-entry.ts";
import type { TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";

/** The explorer card drawn last, as long as nothing else has happened since. */
export interface DrawnExplorer {
  readonly card: Handle;
  /** The version of the log at which it was drawn. */
  readonly v: number;
  /** The seat that drew it. */
  readonly seat: Seat;
  /** Absent if it went to another player's hand. */
  readonly face?: TranquilityFace | undefined;
  /** Whether it was discarded without effect. */
  readonly isSpent: boolean;
}

/** The events after which an explorer card drawn before them is no longer shown. */
const HIDING: ReadonlySet<string> = new Set(["CardPlaced", "PairDiscarded", "StormCleared", "FinishPlaced"]);

/** Whether the next event is the drawing of an explorer card. */
const isDrawnNext = (log: readonly LogEntry<Event>[], version: number): boolean =>
  log[version]?.type === "ExplorerDrawn";

/**
 * The card that the explorers' deck shows at a version of the log: the last one drawn, until an action follows. If that
 * action draws another card in the next event, the last one stays until then.
 */
export function lastDrawn(log: readonly LogEntry<Event>[], version: number): DrawnExplorer | undefined {
  for (let v = version; v > 0; v--) {
    const event = log[v - 1];
    if (event?.type === "ExplorerDrawn") {
      const face = event.face ?? event.secret?.faces[event.card];
      return { card: event.card, v, seat: event.seat, face, isSpent: log[v]?.type === "ExplorerSpent" };
    }
    if (event && HIDING.has(event.type) && !isDrawnNext(log, v)) return undefined;
  }
  return undefined;
}

export interface OpenExplorer {
  readonly drawn: DrawnExplorer;
  /** When it was opened, in ms. */
  readonly since: number;
  /** The version of the log up to which it stays, whatever is drawn or done; infinite until it has been read. */
  readonly until: number;
}

/** How long a card drawn by another player stays readable, in ms. */
const READABLE = 3_000;

/** Whether a card has been open for long enough; the player's own card stays until the next touch of the table. */
export const isLongOpen = ({ drawn, since }: OpenExplorer, me: Seat | undefined, now: number): boolean =>
  drawn.seat !== me && now - since >= READABLE;

/**
 * Returns the card that is open beside the explorers' deck at a version of the log. A card that is still to be read is
 * replaced only by one that the player draws. A card that was read stays for one more event if that event draws the
 * next card. Cards that others draw meanwhile are only in the log.
 * @param open the card that was open before
 */
export function openWith(
  open: OpenExplorer | undefined,
  log: readonly LogEntry<Event>[],
  version: number,
  me: Seat | undefined,
): DrawnExplorer | undefined {
  const last = lastDrawn(log, version);
  if (!open || last?.card === open.drawn.card) return last;
  const isOwn = last !== undefined && last.seat === me && last.v > open.drawn.v;
  if (isOwn) return last;
  if (version <= open.until || (version === open.until + 1 && isDrawnNext(log, version))) return open.drawn;
  return last && last.v > open.until ? last : undefined;
}

/** The explorers discarded up to a version of the log, in order. */
export const explorersSpent = (log: readonly LogEntry<Event>[], version: number): readonly Handle[] =>
  log.slice(0, version).flatMap((entry) => spentBy(entry));

function spentBy(event: LogEntry<Event>): readonly Handle[] {
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
