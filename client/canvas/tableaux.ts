import { computed, type ReadonlySignal } from "@preact/signals";
import type { GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { LogEntry } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { Stay } from "../contract/board.ts";
import type { PageAreas, Size } from "../contract/layout.ts";
import type { CanvasPage } from "./canvas-table.ts";
import type { Pieces } from "./pose.ts";

const NOTHING: Pieces = new Map();

export interface BaseView<State, Draft> {
  readonly match: Match<State>;
  /** Undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly viewport: Size;
  readonly areas: PageAreas;
  readonly draft: Draft;
  readonly stay: Stay["for"];
}

interface Game<State, Event extends GameEvent, Draft, View, Tableau extends { readonly pieces: Pieces }> {
  readonly page: Pick<CanvasPage<State, Event>, "stay" | "viewport" | "areas" | "shownLog"> & {
    readonly connection: Pick<CanvasPage<State, Event>["connection"], "timeline">;
  };
  readonly draft: ReadonlySignal<Draft>;
  readonly noDraft: Draft;
  /** The draft for an earlier version. Default: `noDraft`. */
  draftAt?(version: number): Draft;
  viewOf(base: BaseView<State, Draft>, log: readonly LogEntry<Event>[], version: number): View;
  layout(view: View): Tableau;
  /** Adds what the log does not contain, such as a suggested move, to the latest table. */
  over?(tableau: Tableau | undefined): Tableau | undefined;
}

/** Lays out a game's table at any version of a log. */
export function tableauxOf<State, Event extends GameEvent, Draft, View, Tableau extends { readonly pieces: Pieces }>({
  page: { stay, viewport, areas, shownLog, connection },
  draft,
  noDraft,
  draftAt = () => noDraft,
  viewOf,
  layout,
  over = (tableau) => tableau,
}: Game<State, Event, Draft, View, Tableau>) {
  const { timeline } = connection;
  const live = computed(() => timeline.value.log.length);

  const viewAt = (version: number, draft: Draft, purpose: Stay["for"]): View | undefined => {
    const { states, log, seat } = timeline.value;
    const match = states[version];
    if (!match || match.phase === "void" || viewport.value.width === 0 || !areas.value) return undefined;
    return viewOf({ match, seat, viewport: viewport.value, areas: areas.value, draft, stay: purpose }, log, version);
  };
  const tableauAt = (...what: Parameters<typeof viewAt>): Tableau | undefined => {
    const view = viewAt(...what);
    return view && layout(view);
  };
  const tableau = computed(() => over(tableauAt(live.value, draft.value, stay.value.for)));

  /** The result is shown only at the latest version. */
  const earlier = (): Stay["for"] => (stay.peek().for === "result" ? "playing" : stay.peek().for);
  const restAt = (version: number): Tableau | undefined =>
    version === live.peek() ? tableau.peek() : tableauAt(version, draftAt(version), earlier());

  return {
    /** The latest table, even while its animation is running. */
    tableau,
    /** The view of the version on show, without a draft. */
    shown: computed(() => viewAt(shownLog.timeline.value.log.length, noDraft, stay.value.for)),
    layoutAt: (version: number): Pieces => restAt(version)?.pieces ?? NOTHING,
    /** A step's events, each with the table after it. */
    moments(from: number, to: number) {
      const { log, states, seat } = timeline.peek();
      return log.slice(from, to).flatMap((event) => {
        const tableau = restAt(event.v);
        return tableau ? [{ event, scene: { ...tableau, match: states[event.v]!, seat } }] : [];
      });
    },
  };
}
