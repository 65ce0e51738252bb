import { computed, type ReadonlySignal } from "@preact/signals";
import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Reply } from "../../../../shared/engine/log/reply.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import type { Timeline } from "../../../contract/timeline.ts";
import type { HandOrder, HintMode } from "../preferences/settings.ts";
import { createHand } from "../scene/hand.ts";
import type { TranquilitySpot } from "../scene/layout.ts";
import { back, chooseSecondary, confirmed } from "./confirming.ts";
import type { MoveDraft } from "./draft.ts";
import { createDraft } from "./drafting.ts";
import type { Interaction } from "./interaction.ts";
import { touchCard } from "./picking.ts";
import { type PrimaryAction, primaryActionOf, type SecondaryAction, secondaryActionsOf } from "./primary-action.ts";
import { situationIn } from "./situation.ts";
import { nameNumber, touchCell, touchEnd } from "./spaces.ts";
import { createStore, type InputStore } from "./store.ts";

interface IntentDependencies {
  readonly timeline: ReadonlySignal<Timeline>;
  send(command: Command): Promise<Reply>;
  /** Whether placements that cost nothing need a confirmation too. */
  readonly confirms: ReadonlySignal<boolean>;
  readonly hints: ReadonlySignal<HintMode>;
  readonly order: ReadonlySignal<HandOrder>;
  /** Seats whose players are away. Default: none. */
  readonly away?: ReadonlySignal<readonly Seat[]>;
  /** Called in a replay with a touched space. */
  look?(spot: TranquilitySpot): void;
}

/** Handles the player's input from the first touch to the server's answer, without the DOM. */
export function createIntent(dependencies: IntentDependencies) {
  const { timeline, send, hints, order, away } = dependencies;
  const situation = situationIn(timeline);
  const store = createStore({ situation, send, away });
  const { match, seat } = situation;
  const { shown, arranged, hold } = createHand(
    computed(() => match.value.table),
    situation.hand,
    order,
  );
  const { draft, spaces, numbers } = createDraft(store, shown, hints);
  const primaryAction = computed<PrimaryAction>(() => primaryActionOf(store.context.value));
  return {
    match,
    seat,
    /** In display order. */
    hand: shown,
    /** An earlier hand, in an order as close to the current one as possible. */
    arranged,
    hold,
    mode: store.interaction as ReadonlySignal<Interaction>,
    draft,
    spaces,
    primaryAction,
    secondaryActions: computed<readonly SecondaryAction[]>(() =>
      secondaryActionsOf(primaryAction.value, store.context.value),
    ),
    numbers,
    refusal: store.refusal,
    sent: computed(() => store.sent.value?.command),
    ...touchesOf(store, draft, dependencies),
    close: store.close,
  };
}

function touchesOf(
  store: InputStore,
  draft: ReadonlySignal<MoveDraft>,
  { confirms, look }: Pick<IntentDependencies, "confirms" | "look">,
) {
  const { dispatch } = store;
  const touchSpace = (cell: Cell): void =>
    look ? look({ on: "cell", cell }) : dispatch((now) => touchCell(now, cell, confirms.value), { on: "cell", cell });
  const touchSpaceAtEnd = (end: "start" | "finish"): void =>
    look ? look({ on: end }) : dispatch((now) => touchEnd(now, end), { on: end });
  return {
    touch: (card: Handle): void => dispatch((now) => touchCard(now, card), { on: "hand", card }),
    touchCell: touchSpace,
    touchEnd: touchSpaceAtEnd,
    /** `cell`: the space under pointer or focus. */
    aim: (cell: Cell | undefined): void => {
      store.hover.value = cell;
    },
    /** `card`: the card under the mouse. */
    lift: (card: Handle | undefined): void => {
      store.lifted.value = card;
    },
    carry: store.carry,
    drop(over: Cell | "start" | "finish" | undefined): void {
      if (!store.letGo() || over === undefined) return;
      if (typeof over === "number") touchSpace(over);
      else if (draft.value.end === over) touchSpaceAtEnd(over);
    },
    confirm: (): void => dispatch(confirmed),
    chooseSecondary: (action: SecondaryAction): void => dispatch((now) => chooseSecondary(now, action)),
    name: (value: number): void => dispatch((now) => nameNumber(now, value)),
    back: (): void => dispatch(back),
  };
}

export type TranquilityTableInput = ReturnType<typeof createIntent>;
