import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Match, Recorded } from "../../../shared/engine/match.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Link } from "../../net/link.ts";
import { boundsOf } from "../../play/bounds.ts";
import type { Motion } from "../../play/plan.ts";
import type { Pieces } from "../../play/pose.ts";
import { type Asking, asking, hints } from "../../ui/comfort.ts";
import { explorersSpent, lastDrawn } from "./explorers.ts";
import type { Regions, Size } from "./frames/frame.ts";
import { createIntent } from "./intent.ts";
import { layout, type Tableau } from "./layout.ts";
import { motionOf } from "./motion.ts";
import type { Watching } from "./watching.ts";
import { type Last, NO_WISH, type Wish } from "./wish.ts";

/** The smallest space that a finger is sure to hit, in CSS px. */
const FINGER = 40;

/** Whether a free placement on a space of so many px is to be confirmed. */
const ASKS: Readonly<Record<Asking, (cell: number) => boolean>> = {
  small: (cell) => cell < FINGER,
  always: () => true,
  never: () => false,
};

/** Where the panels around the canvas belong now; undefined while no table is shown. */
export const regions = signal<Regions | undefined>(undefined);

/** Whether the story of a match that is over is told beside its board. */
export const told = signal(false);

const NOTHING: Pieces = new Map();

/** What somebody is at a table for, other than to play a match. */
export interface Stay {
  /** It is not played but watched again. */
  readonly watching?: Watching | undefined;
  /** They learn to play. */
  readonly isTaught?: boolean;
}

/** A table of Tranquility: what the person means, and the picture of every version. */
export function createTabletop(link: Pick<Link, "timeline" | "request">, { watching, isTaught = false }: Stay = {}) {
  const viewport = signal<Size>({ width: 0, height: 0 });
  /** Whether nothing moves on the canvas, and it shows the table as it is. */
  const isStill = signal(false);
  const { timeline } = link;
  const intent = createIntent({
    timeline,
    confirms: computed(() => ASKS[asking.chosen.value](tableau.value?.frame.cell ?? FINGER)),
    hints: hints.chosen,
    ...(watching ? { look: watching.look } : {}),
    send: (command) => link.request("command", { id: crypto.randomUUID(), command }),
  });

  const tableauAt = (version: number, wish: Wish, isTold: boolean): Tableau | undefined => {
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
      spent: explorersSpent(log, version),
      watched: watching && { ...watching, focus: watching.focus(match) },
      told: isTold && !watching,
      isTaught,
    });
  };

  const log = computed(() => timeline.value.log);
  const live = computed(() => timeline.value.log.length);
  /** The table as it is known to be, whatever is still moving. */
  const tableau: ReadonlySignal<Tableau | undefined> = computed(() =>
    tableauAt(live.value, intent.wish.value, told.value),
  );

  /** The table at rest after a version; what the person means belongs to the latest alone. */
  const restAt = (version: number): Tableau | undefined =>
    version === live.peek() ? tableau.peek() : tableauAt(version, NO_WISH, false);
  const layoutAt = (version: number): Pieces => restAt(version)?.pieces ?? NOTHING;

  const motion = (from: number, to: number, seen: Pieces): Motion => {
    const { log, states, seat } = timeline.peek();
    const moments = log.slice(from, to).flatMap((event) => {
      const tableau = restAt(event.v);
      return tableau ? [{ event, scene: { ...tableau, match: states[event.v] as Match<State>, seat } }] : [];
    });
    return motionOf(seen, moments);
  };

  const aloud = signal<{ readonly text: string } | undefined>(undefined);

  return {
    intent,
    watching,
    /** What somebody asked to be read aloud. */
    aloud: aloud as ReadonlySignal<{ readonly text: string } | undefined>,
    tell: (text: string): void => {
      aloud.value = { text };
    },
    viewport,
    isStill,
    tableau,
    log,
    layoutAt,
    motion,
    bounds: computed(() => boundsOf(timeline.value.log)),
  };
}

export type Tabletop = ReturnType<typeof createTabletop>;

/** The island that was placed or turned last, up to a version. */
function lastPlaced(log: readonly Recorded[], version: number): Last | undefined {
  for (let v = version; v > 0; v--) {
    const event = log[v - 1] as unknown as Event | undefined;
    if (event?.type === "CardPlaced" || event?.type === "CardTurned") return { cell: event.cell, seat: event.seat };
  }
  return undefined;
}
