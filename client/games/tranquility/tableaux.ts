import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { LogEntry } from "../../../shared/engine/match/log-entry.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import { handOf, type State } from "../../../shared/games/tranquility/state.ts";
import type { CanvasPage } from "../../canvas/canvas-table.ts";
import type { Motion } from "../../canvas/plan.ts";
import type { Pieces } from "../../canvas/pose.ts";
import { type BaseView, tableauxOf } from "../../canvas/tableaux.ts";
import type { Suggestion } from "../../contract/board.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import type { Extras } from "./extras.ts";
import { type LastPlacement, type MoveDraft, NO_DRAFT } from "./input/draft.ts";
import type { TranquilityTableInput } from "./input/intent.ts";
import type { OpenCard } from "./open-card.ts";
import { frameAt } from "./panels.ts";
import { explorersSpent } from "./scene/explorers.ts";
import { layout, type TranquilityLayout } from "./scene/layout.ts";
import type { TranquilityTableView } from "./scene/view.ts";
import { messages } from "./text/messages/messages.ts";
import { motionOf } from "./transitions/motion.ts";

interface Dependencies {
  readonly page: CanvasPage<State, Event>;
  readonly intent: Pick<TranquilityTableInput, "draft" | "arranged">;
  readonly openCard: OpenCard;
  readonly extras: ReadonlySignal<Extras>;
}

export function createTableaux({ page, intent, openCard, extras }: Dependencies) {
  const { timeline } = page.connection;
  const { suggested, over, close } = suggestedBy(page.suggestion, timeline);
  const { tableau, shown, layoutAt, moments } = tableauxOf({
    page,
    draft: intent.draft,
    noDraft: NO_DRAFT,
    draftAt: (version) => ({ ...NO_DRAFT, ...handAt(timeline.peek(), version, intent.arranged) }),
    layout,
    viewOf: (base: BaseView<State, MoveDraft>, log, version): TranquilityTableView => ({
      ...base,
      last: lastPlaced(log, version),
      drawn: openCard.drawnAt(version),
      spent: explorersSpent(log, version),
      free: messages.value.primer.free,
    }),
    over,
  });
  return {
    tableau,
    suggested,
    close,
    frame: computed(() => shown.value && frameAt(shown.value)),
    layoutAt,
    motion: (from: number, to: number, seen: Pieces): Motion =>
      motionOf(seen, moments(from, to), extras.peek().transitions),
  };
}

type DrawSuggestion = typeof import("./scene/suggestion.ts").withSuggestion;

/** The drawing code is loaded with the first suggestion. */
function suggestedBy(suggestion: CanvasPage["suggestion"], timeline: ReadonlySignal<Timeline<State, Event>>) {
  const drawing = signal<DrawSuggestion | undefined>(undefined);
  const close = suggestion?.subscribe((current) => {
    if (current && !drawing.peek())
      void import("./scene/suggestion.ts").then(
        ({ withSuggestion }) => {
          drawing.value = withSuggestion;
        },
        // Harmless: the suggestion is also shown in words.
        () => {},
      );
  });
  const suggested = computed(() => {
    const [draw, current] = [drawing.value, suggestion?.value as Suggestion<Command> | undefined];
    return draw && current && ((laid: TranquilityLayout) => draw(laid, latest(timeline.value), current));
  });
  return {
    suggested,
    over: (laid: TranquilityLayout | undefined) => laid && (suggested.value?.(laid) ?? laid),
    close: () => close?.(),
  };
}

/** The hand after a version, as close to its current display order as possible. */
function handAt(
  { states, seat }: Timeline<State, Event>,
  version: number,
  arranged: TranquilityTableInput["arranged"],
): Pick<MoveDraft, "hand"> {
  const match = states[version];
  if (seat === undefined || !match || match.phase === "void") return {};
  return { hand: arranged(match.table, handOf(match.table, seat)) };
}

export function lastPlaced(log: readonly LogEntry<Event>[], version: number): LastPlacement | undefined {
  for (let v = version; v > 0; v--) {
    const event = log[v - 1];
    if (event?.type === "CardPlaced" || event?.type === "CardTurned") return { cell: event.cell, seat: event.seat };
  }
  return undefined;
}
