import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Recorded } from "../../../shared/engine/match.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import { handOf, type State } from "../../../shared/games/tranquility/state.ts";
import type { CanvasPage } from "../../canvas/canvas-table.ts";
import type { Motion } from "../../canvas/plan.ts";
import type { Pieces } from "../../canvas/pose.ts";
import { latest, type Timeline } from "../../match/timeline.ts";
import type { Stay, Suggestion } from "../game.ts";
import type { Extras } from "./extras.ts";
import { type Draft, type Last, NO_DRAFT } from "./input/draft.ts";
import type { Intent } from "./input/intent.ts";
import type { OpenCard } from "./open-card.ts";
import { explorersSpent } from "./scene/explorers.ts";
import { frameOf, layout, type Tableau } from "./scene/layout.ts";
import type { View } from "./scene/view.ts";
import { words } from "./speech/words/words.ts";
import { motionOf } from "./transitions/motion.ts";

const NOTHING: Pieces = new Map();

interface Dependencies {
  readonly page: CanvasPage<State>;
  readonly intent: Pick<Intent, "draft" | "arranged">;
  readonly openCard: OpenCard;
  readonly extras: ReadonlySignal<Extras>;
}

/** The picture of every version of a log, at rest and in transition to the next. */
export function createTableaux({ page, intent, openCard, extras }: Dependencies) {
  const { stay, suggestion, viewport, shownLog } = page;
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
      last: lastPlaced(log, version),
      drawn: openCard.drawnAt(version),
      spent: explorersSpent(log, version),
      stay: purpose,
      free: words.value.primer.free,
    };
  };
  const tableauAt = (...what: Parameters<typeof viewAt>): Tableau | undefined => {
    const view = viewAt(...what);
    return view && layout(view);
  };
  const { suggested, over, close } = suggestedBy(suggestion, timeline);
  const tableau = computed(() => over(tableauAt(live.value, intent.draft.value, stay.value.for)));

  const draftAt = (version: number): Draft => ({ ...NO_DRAFT, ...handAt(timeline.peek(), version, intent.arranged) });
  /** There is no summary before the end of a match. */
  const earlier = (): Stay["for"] => (stay.peek().for === "result" ? "playing" : stay.peek().for);
  /** The table at rest after a version; the draft belongs to the latest version only. */
  const restAt = (version: number): Tableau | undefined =>
    version === live.peek() ? tableau.peek() : tableauAt(version, draftAt(version), earlier());

  return {
    /** The table in the latest state, regardless of running animations. */
    tableau,
    suggested,
    close,
    /** The frame of the shown table. */
    frame: computed(() => {
      const view = viewAt(shownLog.timeline.value.log.length, NO_DRAFT, stay.value.for);
      return view && frameOf(view);
    }),
    layoutAt: (version: number): Pieces => restAt(version)?.pieces ?? NOTHING,
    motion(from: number, to: number, seen: Pieces): Motion {
      const { log, states, seat } = timeline.peek();
      const moments = log.slice(from, to).flatMap((event) => {
        const tableau = restAt(event.v);
        return tableau ? [{ event, scene: { ...tableau, match: states[event.v]!, seat } }] : [];
      });
      return motionOf(seen, moments, extras.peek().transitions);
    },
  };
}

type Suggesting = typeof import("./scene/suggestion.ts").withSuggestion;

/** Draws the suggestion shown beside the board onto the table. The drawing code is loaded with the first suggestion. */
function suggestedBy(suggestion: CanvasPage["suggestion"], timeline: ReadonlySignal<Timeline<State>>) {
  const drawing = signal<Suggesting | undefined>(undefined);
  const close = suggestion?.subscribe((told) => {
    if (told && !drawing.peek())
      void import("./scene/suggestion.ts").then(
        ({ withSuggestion }) => {
          drawing.value = withSuggestion;
        },
        // Failure is harmless: the suggestion is also shown in words.
        () => {},
      );
  });
  const suggested = computed(() => {
    const [draw, told] = [drawing.value, suggestion?.value as Suggestion<Command> | undefined];
    return draw && told && ((laid: Tableau) => draw(laid, latest(timeline.value), told));
  });
  return {
    suggested,
    /** A suggestion belongs to the table in the latest state. */
    over: (laid: Tableau | undefined) => laid && (suggested.value?.(laid) ?? laid),
    close: () => close?.(),
  };
}

/** The player's hand after a version, as close to its current display order as possible. */
function handAt({ states, seat }: Timeline<State>, version: number, arranged: Intent["arranged"]): Pick<Draft, "hand"> {
  const match = states[version];
  if (seat === undefined || !match || match.phase === "void") return {};
  return { hand: arranged(match.table, handOf(match.table, seat)) };
}

/** The island placed or turned last, up to a version. */
export function lastPlaced(log: readonly Recorded[], version: number): Last | undefined {
  for (let v = version; v > 0; v--) {
    const event = log[v - 1] as unknown as Event | undefined;
    if (event?.type === "CardPlaced" || event?.type === "CardTurned") return { cell: event.cell, seat: event.seat };
  }
  return undefined;
}
