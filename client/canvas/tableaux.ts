import { computed, type ReadonlySignal } from "@preact/signals";
import type { GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { LogEntry } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { Stay } from "../contract/board.ts";
import type { Size } from "../contract/layout.ts";
import type { CanvasPage } from "./canvas-table.ts";
import type { Pieces } from "./pose.ts";

const NOTHING: Pieces = new Map();

/** What every game's view of a version consists of; a game adds what it reads from the log. */
export interface BaseView<State, Draft> {
  readonly match: Match<State>;
  /** The viewer's seat; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly viewport: Size;
  readonly draft: Draft;
  readonly stay: Stay["for"];
}

interface Game<State, Event extends GameEvent, Draft, View, Tableau extends { readonly pieces: Pieces }> {
  readonly page: Pick<CanvasPage<State, Event>, "stay" | "viewport" | "shownLog"> & {
    readonly connection: Pick<CanvasPage<State, Event>["connection"], "timeline">;
  };
  /** The draft at the latest version. */
  readonly draft: ReadonlySignal<Draft>;
  readonly noDraft: Draft;
  /** The draft with which an earlier version is drawn. Default: none. */
  draftAt?(version: number): Draft;
  viewOf(base: BaseView<State, Draft>, log: readonly LogEntry<Event>[], version: number): View;
  layout(view: View): Tableau;
  /** Draws on the latest table what the log does not have, such as a suggested move. */
  over?(tableau: Tableau | undefined): Tableau | undefined;
}

/** The picture of every version of a log, at rest and on the way from one version to the next. */
export function tableauxOf<State, Event extends GameEvent, Draft, View, Tableau extends { readonly pieces: Pieces }>({
  page: { stay, viewport, shownLog, connection },
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
    if (!match || match.phase === "void" || viewport.value.width === 0) return undefined;
    return viewOf({ match, seat, viewport: viewport.value, draft, stay: purpose }, log, version);
  };
  const tableauAt = (...what: Parameters<typeof viewAt>): Tableau | undefined => {
    const view = viewAt(...what);
    return view && layout(view);
  };
  const tableau = computed(() => over(tableauAt(live.value, draft.value, stay.value.for)));

  /** The result is drawn at the last version only. */
  const earlier = (): Stay["for"] => (stay.peek().for === "result" ? "playing" : stay.peek().for);
  /** The table at rest after a version. The draft belongs to the latest version. */
  const restAt = (version: number): Tableau | undefined =>
    version === live.peek() ? tableau.peek() : tableauAt(version, draftAt(version), earlier());

  return {
    /** The latest table, whatever is still moving. */
    tableau,
    /** The view of the version that is on show, without a draft. */
    shown: computed(() => viewAt(shownLog.timeline.value.log.length, noDraft, stay.value.for)),
    layoutAt: (version: number): Pieces => restAt(version)?.pieces ?? NOTHING,
    /** The events of a step, each with the table at rest after it. */
    moments(from: number, to: number) {
      const { log, states, seat } = timeline.peek();
      return log.slice(from, to).flatMap((event) => {
        const tableau = restAt(event.v);
        return tableau ? [{ event, scene: { ...tableau, match: states[event.v]!, seat } }] : [];
      });
    },
  };
}
