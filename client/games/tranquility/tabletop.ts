import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Handle, Seat } from "../../../shared/engine/game.ts";
import { isPlayedByPerson, type Match, type Recorded } from "../../../shared/engine/match.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import { handOf, type State } from "../../../shared/games/tranquility/state.ts";
import type { Theme } from "../../art/theme.ts";
import type { CanvasPage, OpenTable } from "../../canvas/canvas-table.ts";
import type { Motion } from "../../canvas/plan.ts";
import type { Pieces } from "../../canvas/pose.ts";
import type { Painter } from "../../canvas/stage.ts";
import { latest } from "../../match/timeline.ts";
import type { Stay } from "../game.ts";
import { BASE, type Extras, extrasFor } from "./extras.ts";
import { type Draft, type Last, NO_DRAFT } from "./input/draft.ts";
import { createIntent } from "./input/intent.ts";
import { pressKey } from "./input/keys.ts";
import { pointerTargets } from "./input/pointer.ts";
import { panelsIn } from "./panels.ts";
import { type Asking, asking, handOrder, hints } from "./preferences/settings.ts";
import { taught } from "./primer.ts";
import { lookBack } from "./replay/look-back.ts";
import { aheadOf } from "./scene/ahead.ts";
import { explorersSpent, isLongOpen, type LaidOpen, openWith } from "./scene/explorers.ts";
import { frameOf, layout, type Spot, type Tableau } from "./scene/layout.ts";
import { backOf, paintingOf } from "./scene/pictures.ts";
import { isWorded, type View } from "./scene/view.ts";
import { speakOf } from "./speech/speaking.ts";
import { words } from "./speech/words/words.ts";
import { motionOf } from "./transitions/motion.ts";
import { choosing } from "./transitions/transitions.ts";

/** The smallest space that a finger is sure to hit, in CSS px. */
const FINGER = 40;

/** Whether a free placement on a space of so many px is to be confirmed. */
const ASKS: Readonly<Record<Asking, (cell: number) => boolean>> = {
  small: (cell) => cell < FINGER,
  always: () => true,
  never: () => false,
};

const NOTHING: Pieces = new Map();

interface Options {
  /** What time it is, in ms from anywhere. */
  readonly now?: () => number;
  /** What is loaded already. */
  readonly loaded?: Extras;
}

/** A table of Tranquility: what the person means, and the picture of every version. */
export function createTabletop(
  page: CanvasPage<State>,
  { now = () => performance.now(), loaded = BASE }: Options = {},
) {
  const { connection, stay, viewport, onShow } = page;
  const { timeline } = connection;
  const replay = stay.peek().for === "replay" ? (stay.peek() as Extract<Stay, { readonly for: "replay" }>) : undefined;
  const intent = createIntent({
    timeline,
    confirms: computed(() => ASKS[asking.chosen.value](tableau.value?.frame.cell ?? FINGER)),
    hints: hints.chosen,
    away: computed(() => awayFrom(latest(timeline.value), connection.present?.value ?? [])),
    order: handOrder.chosen,
    ...(replay ? { look: (spot: Spot) => lookBack(replay.playback, timeline.peek(), spot) } : {}),
    send: (command) => connection.request("command", { id: crypto.randomUUID(), command }),
  });

  /** Until more is loaded, what every table has. */
  const extras = signal(loaded);
  /** Who has not been told of prices yet reads what 0 means. */
  const free = computed(() => (taught.value.includes("price") ? undefined : words.value.primer.free));
  /** The explorer card that lay open last before somebody who plays or looks on. */
  const open = signal<LaidOpen | undefined>(undefined);
  const drawnAt = (version: number) => {
    const { log, seat } = timeline.value;
    return openWith(open.value, log, version, seat);
  };

  const viewAt = (version: number, draft: Draft, purpose: Stay["for"]): View | undefined => {
    const { states, log, seat } = timeline.value;
    const match = states[version];
    if (!match || match.phase === "void" || viewport.value.width === 0) return undefined;
    return {
      match,
      seat,
      viewport: viewport.value,
      draft,
      last: lastPlaced(log, version),
      drawn: drawnAt(version),
      spent: explorersSpent(log, version),
      stay: purpose,
      free: free.value,
    };
  };
  const tableauAt = (...what: Parameters<typeof viewAt>): Tableau | undefined => {
    const view = viewAt(...what);
    return view && layout(view);
  };

  const handAt = (version: number): Pick<Draft, "hand"> => {
    const { states, seat } = timeline.peek();
    const match = states[version];
    if (seat === undefined || !match || match.phase === "void") return {};
    return { hand: intent.arranged(match.table, handOf(match.table, seat)) };
  };

  const live = computed(() => timeline.value.log.length);
  /** The table as it is known to be, whatever is still moving. */
  const tableau: ReadonlySignal<Tableau | undefined> = computed(() =>
    tableauAt(live.value, intent.draft.value, stay.value.for),
  );
  /** Before its end no match has a story. */
  const earlier = (): Stay["for"] => (stay.peek().for === "result" ? "playing" : stay.peek().for);

  /** The table at rest after a version; what the person means belongs to the latest alone. */
  const restAt = (version: number): Tableau | undefined =>
    version === live.peek() ? tableau.peek() : tableauAt(version, { ...NO_DRAFT, ...handAt(version) }, earlier());
  const layoutAt = (version: number): Pieces => restAt(version)?.pieces ?? NOTHING;

  const motion = (from: number, to: number, seen: Pieces): Motion => {
    const { log, states, seat } = timeline.peek();
    const moments = log.slice(from, to).flatMap((event) => {
      const tableau = restAt(event.v);
      return tableau ? [{ event, scene: { ...tableau, match: states[event.v]!, seat } }] : [];
    });
    return motionOf(seen, moments, extras.peek().transitions);
  };

  /** Which explorer card was last seen for the first time, and when. */
  let firstSeen: { readonly card: Handle; readonly since: number } | undefined;
  const show = (version: number): void => {
    const drawn = drawnAt(version);
    if (drawn && drawn.card !== firstSeen?.card) firstSeen = { card: drawn.card, since: now() };
  };

  /** What lies open stays where it is to be read; what has been read, or open for long enough, may make room. */
  const leave = (version: number): void => {
    if (replay) return;
    const drawn = drawnAt(version);
    const { card, since } = firstSeen ?? {};
    if (drawn && drawn.card !== open.peek()?.drawn.card)
      open.value = { drawn, since: drawn.card === card ? since! : now(), until: Number.POSITIVE_INFINITY };
    const lies = open.peek();
    if (lies && version < lies.until && isLongOpen(lies, timeline.peek().seat, now()))
      open.value = { ...lies, until: version };
  };

  /** What lies open was read. Returns whether something else may lie there now. */
  const acknowledge = (): boolean => {
    const version = onShow.timeline.peek().log.length;
    leave(version);
    const lies = open.peek();
    if (!lies || lies.until < version) return false;
    open.value = { ...lies, until: version - 1 };
    return true;
  };

  const aloud = signal<{ readonly text: string } | undefined>(undefined);
  const tell = (text: string): void => {
    aloud.value = { text };
  };
  /** Nothing can be asked of the table now: what is asked is kept until it can. */
  const isCut = computed(() => connection.status?.value === "reconnecting");
  /** Where everything is on the table that is seen. */
  const frame = computed(() => {
    const view = viewAt(onShow.timeline.value.log.length, NO_DRAFT, stay.value.for);
    return view && frameOf(view);
  });

  return {
    page,
    extras: extras as ReadonlySignal<Extras>,
    intent,
    isCut,
    /** What somebody asked to be read aloud. */
    aloud: aloud as ReadonlySignal<{ readonly text: string } | undefined>,
    async prepare() {
      extras.value = await extrasFor(latest(timeline.peek()).table);
    },
    painter: (theme: Theme): Painter => ({
      paint: (picture) => paintingOf(picture, theme, extras.peek().specials),
      back: backOf,
      isWorded,
    }),
    choosing,
    draft: intent.draft,
    panels: computed(() => frame.value && panelsIn(frame.value)),
    isAsking: computed(() => intent.sent.value !== undefined),
    refusal: intent.trouble,
    pointer: pointerTargets(intent, tableau),
    pressKey: (event: KeyboardEvent) => pressKey(event, intent, tell),
    ahead: () => aheadOf(intent, tableau.peek()),
    speak: (say: (text: string) => void) => speakOf({ intent, aloud, isCut }, say),
    close: intent.close,
    tableau,
    layoutAt,
    motion,
    /** The log as far as it is shown: what tells of the table that is seen goes by it. */
    onShow: onShow.timeline,
    frame,
    /** The match as it is shown. */
    match: computed(() => latest(onShow.timeline.value)),
    show,
    /** The explorer card that lies open on the table that is seen. */
    drawn: computed(() => drawnAt(onShow.timeline.value.log.length)),
    leave,
    acknowledge,
  } satisfies OpenTable & Record<string, unknown>;
}

export type Tabletop = ReturnType<typeof createTabletop>;

/** The seats of people who are not there, and for whom nobody plays. */
const awayFrom = ({ seats }: Match, present: readonly boolean[]): readonly Seat[] =>
  [...seats.keys()].filter((seat) => isPlayedByPerson(seats[seat]) && present[seat] === false);

/** The island that was placed or turned last, up to a version. */
function lastPlaced(log: readonly Recorded[], version: number): Last | undefined {
  for (let v = version; v > 0; v--) {
    const event = log[v - 1] as unknown as Event | undefined;
    if (event?.type === "CardPlaced" || event?.type === "CardTurned") return { cell: event.cell, seat: event.seat };
  }
  return undefined;
}
