import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { boundsOf } from "../../../../client/canvas/bounds.ts";
import { Director, type DirectorHost } from "../../../../client/canvas/director.ts";
import type { Motion } from "../../../../client/canvas/plan.ts";
import { alike, type PieceKey, type Pieces } from "../../../../client/canvas/pose.ts";
import type { Stay, Suggestion } from "../../../../client/contract/board.ts";
import { createShownLog } from "../../../../client/contract/shown-log.ts";
import { emptyTimeline, extend, type Timeline } from "../../../../client/contract/timeline.ts";
import { extrasFor } from "../../../../client/games/tranquility/extras.ts";
import type { Size } from "../../../../client/games/tranquility/scene/frame.ts";
import { createTabletop } from "../../../../client/games/tranquility/tabletop.ts";
import { loadGameMessages } from "../../../../client/games/tranquility/text/messages/messages.ts";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { EXAMPLES } from "../../../../shared/games/tranquility/boards/examples.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { optionsOf, playedOut } from "../../harness/local-match.ts";
import { areasFor } from "./pages.ts";

// A layout contains the label of a cost of zero, so messages must be loaded.
await loadGameMessages();
/** The transitions and drawings of all modes. */
const loaded = await extrasFor({ options: { mode: "duel" } });

export const DESK: Size = { width: 1440, height: 900 };
export const SIZES: readonly Size[] = [
  DESK,
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

/** Together they contain every kind of event. */
export const MATCHES = (
  [
    ["standard, won", "standard", 3, 8, { galateia: true }],
    ["standard, alone", "standard", 1, 7, {}],
    ["arch, won", "arch", 3, 6, {}],
    ["pyramid", "pyramid", 2, 1, {}],
    ["pyramid, harder", "pyramid", 2, 3, { difficulty: "harder" }],
    ["day and night", "day-night", 3, 4, {}],
    ["duel", "duel", 2, 8, {}],
    ["special cards", "board", 2, 1, { board: EXAMPLES.find(({ cards }) => cards.specials)! }],
  ] as const
).map(([name, mode, seats, seed, more]) => ({ name, match: playedOut(seats, seed, optionsOf(mode, more)) }));

export const seen = (pieces: Pieces): Pieces => new Map([...pieces].filter(([, { alpha }]) => alpha > 0));

/** Keys of pieces that are visible in one layout only, or that differ. */
export function differences(a: Pieces, b: Pieces): PieceKey[] {
  const [one, other] = [seen(a), seen(b)];
  return [...new Set([...one.keys(), ...other.keys()])].filter((key) => {
    const [was, is] = [one.get(key), other.get(key)];
    return !was || !is || !alike(was, is);
  });
}

/** A table as a seat sees it, with the browser's layout and transitions; `tell` extends its log. */
export function staged(
  log: readonly Recorded[],
  seat: Seat | undefined,
  size = DESK,
  now = () => performance.now(),
  suggestion?: ReadonlySignal<Suggestion | undefined>,
) {
  const timeline = signal<Timeline<State, Event>>(emptyTimeline(tranquility, seat));
  const page = {
    connection: { timeline, request: (async () => ({ ok: true, v: 0 })) as never },
    stay: signal<Stay>({ for: "playing" }),
    suggestion,
    viewport: signal(size),
    areas: computed(() => {
      const match = timeline.value.states.at(-1);
      return match && areasFor(match, size, seat);
    }),
    shownLog: createShownLog(timeline),
    isStill: signal(false),
  };
  const tabletop = createTabletop(page, { now, loaded });
  const bounds = computed(() => boundsOf(timeline.value.log));
  const tell = (version = log.length): void => {
    const known = timeline.peek().log.length;
    if (version > known) timeline.value = extend(timeline.peek(), log.slice(known, version));
  };
  return { tabletop, page, bounds, timeline: timeline as ReadonlySignal<Timeline<State, Event>>, tell };
}

export function directed({ tabletop }: ReturnType<typeof staged>, more: Partial<DirectorHost> = {}) {
  const shown: { pieces: Pieces } = { pieces: new Map() };
  const director = new Director({
    layoutAt: tabletop.layoutAt,
    motionOf: tabletop.motion,
    gliding: () => ({}),
    show: (pieces) => {
      shown.pieces = pieces;
    },
    leave: tabletop.leave,
    seen: () => {},
    reduced: () => false,
    wake: () => {},
    ...more,
  });
  return { director, shown };
}

/** A transition from one table at rest to another. */
interface TransitionCase {
  readonly motion: Motion;
  readonly before: Pieces;
  readonly after: Pieces;
  readonly entries: readonly Recorded[];
}

export function* transitionsOf(log: readonly Recorded[], seat: Seat | undefined, by: "step" | "event", size = DESK) {
  const { tabletop, bounds, tell } = staged(log, seat, size);
  tell();
  const ends = by === "step" ? bounds.value.slice(1) : log.map(({ v }) => v);
  let from = 0;
  for (const to of ends) {
    const before = tabletop.layoutAt(from);
    const motion = tabletop.motion(from, to, before);
    yield { motion, before, after: tabletop.layoutAt(to), entries: log.slice(from, to) } satisfies TransitionCase;
    from = to;
  }
}
