import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Match, Recorded } from "../../../shared/engine/match.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Link } from "../../net/link.ts";
import { boundsOf } from "../../play/bounds.ts";
import type { Motion } from "../../play/plan.ts";
import type { Pieces } from "../../play/pose.ts";
import { lastDrawn } from "./beside.ts";
import type { Regions, Size } from "./frames/frame.ts";
import { createIntent } from "./intent.ts";
import { layout, type Tableau } from "./layout.ts";
import { motionOf } from "./motion.ts";
import { type Last, NO_WISH, type Wish } from "./wish.ts";

/** Whether free placements are asked about before they are sent, too. */
export const confirms = signal(false);

/** Where the panels around the canvas belong now; undefined while no table is shown. */
export const regions = signal<Regions | undefined>(undefined);

const NOTHING: Pieces = new Map();

/** A table of Tranquility as it is played: what the person means, and the picture of every version. */
export function createTabletop(link: Pick<Link, "timeline" | "request">) {
  const viewport = signal<Size>({ width: 0, height: 0 });
  const { timeline } = link;
  const intent = createIntent({
    timeline,
    confirms,
    send: (command) => link.request("command", { id: crypto.randomUUID(), command }),
  });

  const tableauAt = (version: number, wish: Wish): Tableau | undefined => {
    const { states, log, seat } = timeline.value;
    const match = states[version] as Match<State> | undefined;
    if (!match || match.phase === "void" || viewport.value.width === 0) return undefined;
    return layout({
      match,
      seat,
      viewport: viewport.value,
      wish,
      last: lastPlaced(log, version),
      drawn: lastDrawn(log, version),
    });
  };

  const log = computed(() => timeline.value.log);
  const live = computed(() => timeline.value.log.length);
  /** The table as it is known to be, whatever is still moving. */
  const tableau: ReadonlySignal<Tableau | undefined> = computed(() => tableauAt(live.value, intent.wish.value));

  /** The table at rest after a version; what the person means belongs to the latest alone. */
  const layoutAt = (version: number): Pieces =>
    (version === live.peek() ? tableau.peek() : tableauAt(version, NO_WISH))?.pieces ?? NOTHING;

  const motion = (from: number, to: number, seen: Pieces): Motion => {
    const entries = timeline.peek().log.slice(from, to);
    return motionOf(
      seen,
      entries,
      entries.map(({ v }) => layoutAt(v)),
    );
  };

  return { intent, viewport, tableau, log, layoutAt, motion, bounds: computed(() => boundsOf(timeline.value.log)) };
}

export type Tabletop = ReturnType<typeof createTabletop>;

/** The last island that was placed up to a version. */
function lastPlaced(log: readonly Recorded[], version: number): Last | undefined {
  for (let v = version; v > 0; v--) {
    const event = log[v - 1] as unknown as Event | undefined;
    if (event?.type === "CardPlaced") return { cell: event.cell, seat: event.seat };
  }
  return undefined;
}
