import { computed } from "@preact/signals";
import type { Recorded } from "../../../shared/engine/match.ts";
import type { Event } from "../../../shared/games/arcanoid/events.ts";
import type { Party, State } from "../../../shared/games/arcanoid/state.ts";
import type { CanvasPage } from "../../canvas/canvas-table.ts";
import type { Motion } from "../../canvas/plan.ts";
import type { Pieces } from "../../canvas/pose.ts";
import type { Stay } from "../game.ts";
import type { Intent } from "./input/intent.ts";
import { frameOf, layout, type Tableau } from "./scene/layout.ts";
import { type BerthKey, berthKey, type Draft, NO_DRAFT, type View, type Winner } from "./scene/view.ts";
import { motionOf } from "./transitions/motion.ts";

const NOTHING: Pieces = new Map();

interface Dependencies {
  readonly page: CanvasPage<State>;
  readonly intent: Pick<Intent, "draft">;
}

/** The picture of every version of a log, at rest and in transition to the next. */
export function createTableaux({ page, intent }: Dependencies) {
  const { stay, viewport, shownLog } = page;
  const { timeline } = page.connection;
  const live = computed(() => timeline.value.log.length);

  const viewAt = (version: number, draft: Draft, purpose: Stay["for"]): View | undefined => {
    const { states, log, seat } = timeline.value;
    const match = states[version];
    if (!match || match.phase === "void" || viewport.value.width === 0) return undefined;
    return {
      match,
      seat,
      viewport: viewport.value,
      draft,
      stay: purpose,
      won: winnersAt(log, version),
      stolen: stolenAt(log, version),
    };
  };
  const tableauAt = (...what: Parameters<typeof viewAt>): Tableau | undefined => {
    const view = viewAt(...what);
    return view && layout(view);
  };
  const tableau = computed(() => tableauAt(live.value, intent.draft.value, stay.value.for));
  /** There is no summary before the end of a match. */
  const earlier = (): Stay["for"] => (stay.peek().for === "result" ? "playing" : stay.peek().for);
  const restAt = (version: number): Tableau | undefined =>
    version === live.peek() ? tableau.peek() : tableauAt(version, NO_DRAFT, earlier());

  return {
    /** The table in the latest state, regardless of running animations. */
    tableau,
    /** The frame of the shown table. */
    frame: computed(() => {
      const view = viewAt(shownLog.timeline.value.log.length, NO_DRAFT, stay.value.for);
      return view && frameOf(view);
    }),
    layoutAt: (version: number): Pieces => restAt(version)?.pieces ?? NOTHING,
    motion(from: number, to: number, seen: Pieces): Motion {
      const { log, states } = timeline.peek();
      const moments = log.slice(from, to).flatMap((event) => {
        const tableau = restAt(event.v);
        return tableau ? [{ event, scene: { ...tableau, match: states[event.v]! } }] : [];
      });
      return motionOf(seen, moments);
    },
  };
}

/** The engagements stolen in the current round that remain after a version, with their former parties. */
export function stolenAt(log: readonly Recorded[], version: number): ReadonlyMap<BerthKey, Party> {
  const begun = log.findLastIndex(({ type, v }) => type === "RoundBegun" && v <= version);
  const stolen = new Map<BerthKey, Party>();
  for (const entry of log.slice(Math.max(0, begun), version)) {
    const event = entry as unknown as Event;
    if (event.type === "EngagementStolen") stolen.set(berthKey(event.party, event.field), event.from);
    if (event.type === "EngagementToppled") stolen.delete(berthKey(event.party, event.field));
  }
  return stolen;
}

/** The winner of each field in the round shown after a version; none once the next one has begun. */
export function winnersAt(log: readonly Recorded[], version: number): readonly (Winner | undefined)[] {
  const won: (Winner | undefined)[] = [undefined, undefined, undefined, undefined];
  for (let v = version; v > 0; v--) {
    const event = log[v - 1] as unknown as Event | undefined;
    if (event?.type === "RoundBegun" || event?.type === "TurnStarted") return won;
    if (event?.type === "FieldWon") won[event.field] ??= { party: event.party, seat: event.seat };
  }
  return won;
}
