import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { LogEntry } from "../../../../shared/engine/match/log-entry.ts";
import type { TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";

export interface DrawnExplorer {
  readonly card: Handle;
  readonly v: number;
  readonly seat: Seat;
  /** Absent if the card went to another player's hand. */
  readonly face?: TranquilityFace | undefined;
  /** The card was discarded without effect. */
  readonly isSpent: boolean;
}

/** These events end the display of an earlier explorer card. */
const HIDING: ReadonlySet<string> = new Set(["CardPlaced", "PairDiscarded", "StormCleared", "FinishPlaced"]);

const isDrawnNext = (log: readonly LogEntry<Event>[], version: number): boolean =>
  log[version]?.type === "ExplorerDrawn";

/** The card drawn last, until an event of `HIDING` follows. If that draws another card, this one stays until then. */
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
  /** When the card was opened, in ms. */
  readonly since: number;
  /** The card stays up to this version; infinite until it is read. */
  readonly until: number;
}

/** Minimum time for which a card drawn by another player stays open, in ms. */
const READABLE = 3_000;

/** The player's own card stays until they touch the table. */
export const isLongOpen = ({ drawn, since }: OpenExplorer, me: Seat | undefined, now: number): boolean =>
  drawn.seat !== me && now - since >= READABLE;

/**
 * Only the player's own draw replaces an unread card. A read card stays for one more event if the event after it draws
 * the next card.
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

/** Discarded explorer cards in order, without special cards of the piles (H1). */
export function explorersSpent(log: readonly LogEntry<Event>[], version: number): readonly Handle[] {
  const past = log.slice(0, version);
  const specials = new Set(past.flatMap((event) => (event.type === "SpecialDrawn" ? [event.card] : [])));
  return past.flatMap((event) => spentBy(event)).filter((card) => !specials.has(card));
}

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
