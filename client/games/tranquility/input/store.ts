import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Reply } from "../../../../shared/engine/log/reply.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import type { TranquilitySpot } from "../scene/layout.ts";
import { createAsking } from "./asking.ts";
import type { MoveDraft } from "./draft.ts";
import { type Interaction, REST, stillMeant } from "./interaction.ts";
import type { InteractionContext, InteractionStep } from "./interaction-context.ts";
import type { Situation } from "./situation.ts";

interface Dependencies {
  readonly situation: Situation;
  send(command: Command): Promise<Reply>;
  readonly away: ReadonlySignal<readonly Seat[]> | undefined;
}

export function createStore({ situation, send, away }: Dependencies) {
  const { match, hand, moves } = situation;
  const interaction = signal<Interaction>(REST);
  const hover = signal<Cell | undefined>(undefined);
  const drag = signal<MoveDraft["drag"]>(undefined);
  const lifted = signal<Handle | undefined>(undefined);

  const context = contextOf(situation, interaction, away);
  const rest = (): void =>
    batch(() => {
      interaction.value = REST;
      drag.value = undefined;
      hover.value = undefined;
    });
  const asking = createAsking(
    send,
    computed(() => match.value.version),
    rest,
  );
  const stopChecking = effect(() => {
    const meant = stillMeant(interaction.peek(), hand.value, moves.value);
    if (!asking.sent.peek()) interaction.value = meant;
  });

  return {
    situation,
    interaction,
    hover,
    drag,
    lifted,
    context,
    sent: asking.sent,
    refusal: asking.refusal,
    /**
     * Handles a touch, unless a command is pending.
     * @param at the touched place, where a refusal is shown
     */
    dispatch(stepIn: (context: InteractionContext) => InteractionStep, at?: TranquilitySpot): void {
      const step = asking.sent.value ? undefined : stepIn(context.value);
      if (!step) return;
      batch(() => {
        drag.value = undefined;
        asking.report("why" in step ? step.why : undefined, at);
        if ("to" in step) interaction.value = step.to;
        if ("ask" in step) void asking.ask(step.ask, at);
      });
    },
    ...dragging({ match, interaction, hover, drag, sent: asking.sent }),
    close(): void {
      asking.close();
      stopChecking();
    },
  };
}

const contextOf = (
  { match, seat, hand, moves }: Situation,
  interaction: ReadonlySignal<Interaction>,
  away: Dependencies["away"],
) =>
  computed<InteractionContext>(() => ({
    match: match.value,
    seat: seat.value,
    hand: hand.value,
    moves: moves.value,
    interaction: interaction.value,
    away: away?.value ?? [],
  }));

interface DragDependencies {
  readonly match: Situation["match"];
  readonly interaction: Signal<Interaction>;
  readonly hover: Signal<Cell | undefined>;
  readonly drag: Signal<MoveDraft["drag"]>;
  readonly sent: ReadonlySignal<unknown>;
}

const dragging = ({ match, interaction, hover, drag, sent }: DragDependencies) => ({
  carry(card: Handle, x: number, y: number, over: Cell | undefined): void {
    const { at } = match.value.table.stage;
    const now = interaction.value;
    if (sent.value || at === "toll" || at === "cost" || !["rest", "card"].includes(now.at)) return;
    batch(() => {
      if (now.at !== "card" || now.card !== card || now.cell !== undefined)
        interaction.value = { at: "card", card, pay: [] };
      drag.value = { card, x, y };
      hover.value = over;
    });
  },
  /** Returns whether a card was dragged. */
  letGo(): boolean {
    const held = drag.value !== undefined;
    drag.value = undefined;
    return held;
  },
});

export type InputStore = ReturnType<typeof createStore>;
