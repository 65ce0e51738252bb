import { computed } from "@preact/signals";
import type { LogEntry } from "../../../shared/engine/match/log-entry.ts";
import type { Event } from "../../../shared/games/arcanoid/events.ts";
import type { Party, State } from "../../../shared/games/arcanoid/state.ts";
import type { CanvasPage } from "../../canvas/canvas-table.ts";
import type { Motion } from "../../canvas/plan.ts";
import type { Pieces } from "../../canvas/pose.ts";
import { type BaseView, tableauxOf } from "../../canvas/tableaux.ts";
import type { ArcanoidTableInput } from "./input/intent.ts";
import { frameOf, layout } from "./scene/layout.ts";
import {
  type ArcanoidTableView,
  type BerthKey,
  berthKey,
  type DraftView,
  NO_DRAFT,
  type Winner,
} from "./scene/view.ts";
import { motionOf } from "./transitions/motion.ts";

interface Dependencies {
  readonly page: CanvasPage<State, Event>;
  readonly intent: Pick<ArcanoidTableInput, "draft">;
}

export function createTableaux({ page, intent }: Dependencies) {
  const { tableau, shown, layoutAt, moments } = tableauxOf({
    page,
    draft: intent.draft,
    noDraft: NO_DRAFT,
    layout,
    viewOf: (base: BaseView<State, DraftView>, log, version): ArcanoidTableView => ({
      ...base,
      // Never undefined: the layout waits until the areas are measured.
      areas: base.areas!,
      won: winnersAt(log, version),
      stolen: stolenAt(log, version),
    }),
  });
  return {
    tableau,
    frame: computed(() => shown.value && frameOf(shown.value)),
    layoutAt,
    motion: (from: number, to: number, seen: Pieces): Motion => motionOf(seen, moments(from, to)),
  };
}

/** Engagements stolen in the current round, with their former owners. */
export function stolenAt(log: readonly LogEntry<Event>[], version: number): ReadonlyMap<BerthKey, Party> {
  const begun = log.findLastIndex(({ type, v }) => type === "RoundBegun" && v <= version);
  const stolen = new Map<BerthKey, Party>();
  for (const event of log.slice(Math.max(0, begun), version)) {
    if (event.type === "EngagementStolen") stolen.set(berthKey(event.party, event.field), event.from);
    if (event.type === "EngagementToppled") stolen.delete(berthKey(event.party, event.field));
  }
  return stolen;
}

/** The winner by field; all undefined once the next round has begun. */
export function winnersAt(log: readonly LogEntry<Event>[], version: number): readonly (Winner | undefined)[] {
  const won: (Winner | undefined)[] = [undefined, undefined, undefined, undefined];
  for (let v = version; v > 0; v--) {
    const event = log[v - 1];
    if (event?.type === "RoundBegun" || event?.type === "TurnStarted") return won;
    if (event?.type === "FieldWon") won[event.field] ??= { party: event.party, seat: event.seat };
  }
  return won;
}
