import { computed, type ReadonlySignal } from "@preact/signals";
import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Reply } from "../../../../shared/engine/log/wire.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import type { Timeline } from "../../../contract/timeline.ts";
import type { HandOrder, HintMode } from "../preferences/settings.ts";
import { createHand } from "../scene/hand.ts";
import type { TranquilitySpot } from "../scene/layout.ts";
import { back, besides, confirmed } from "./confirming.ts";
import type { MoveDraft } from "./draft.ts";
import { createDraft } from "./drafting.ts";
import type { Interaction } from "./interaction.ts";
import { touchCard } from "./picking.ts";
import { type Other, othersOf, type PrimaryAction, primaryActionOf } from "./primary-action.ts";
import { situationIn } from "./situation.ts";
import { nameNumber, touchCell, touchEnd } from "./spaces.ts";
import { createStore, type InputStore } from "./store.ts";

/** The inputs of an intent, and its way to send commands. */
interface IntentDependencies {
  readonly timeline: ReadonlySignal<Timeline>;
  send(command: Command): Promise<Reply>;
  /** Whether free placements need a confirmation too. */
  readonly confirms: ReadonlySignal<boolean>;
  /** How much is shown about where a card can be placed. */
  readonly hints: ReadonlySignal<HintMode>;
  /** The display order of the hand. */
  readonly order: ReadonlySignal<HandOrder>;
  /** The seats whose players are away. Default: none. */
  readonly away?: ReadonlySignal<readonly Seat[]>;
  /** Called when a spectator touches something. */
  look?(spot: TranquilitySpot): void;
}

/**
 * The intent of the player at this screen, from the first touch of a card to the server's answer. Independent of the DOM; nothing
 * is sent, and no other player learns of it, before it is confirmed.
 */
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
  const deed = computed<PrimaryAction>(() => primaryActionOf(store.context.value));
  return {
    match,
    seat,
    /** The player's hand in display order. */
    hand: shown,
    /** The same for an earlier state. */
    arranged,
    /** The pointer or the focus enters or leaves the hand. */
    hold,
    mode: store.interaction as ReadonlySignal<Interaction>,
    draft,
    spaces,
    deed,
    others: computed<readonly Other[]>(() => othersOf(deed.value, store.context.value)),
    /** The numbers that the chosen joker can have on its space, and the cost of each. */
    numbers,
    trouble: store.trouble,
    sent: computed(() => store.sent.value?.command),
    ...touchesOf(store, draft, dependencies),
    close: store.close,
  };
}

/** The player's actions at the table. */
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
    /** Touches a hand card: takes it up, or picks it to pay, to discard or to give. */
    touch: (card: Handle): void => dispatch((now) => touchCard(now, card), { on: "hand", card }),
    touchCell: touchSpace,
    touchEnd: touchSpaceAtEnd,
    /** The pointer or the focus is over a space. */
    aim: (cell: Cell | undefined): void => {
      store.hover.value = cell;
    },
    /** The mouse is over a card of the hand. */
    lift: (card: Handle | undefined): void => {
      store.lifted.value = card;
    },
    /** The pointer drags a card, and aims at the space below it. */
    carry: store.carry,
    /** The pointer releases the card, over a space or over something else. */
    drop(over: Cell | "start" | "finish" | undefined): void {
      if (!store.letGo() || over === undefined) return;
      if (typeof over === "number") touchSpace(over);
      else if (draft.value.end === over) touchSpaceAtEnd(over);
    },
    confirm: (): void => dispatch(confirmed),
    besides: (other: Other): void => dispatch((now) => besides(now, other)),
    /** Names the number of the chosen joker. */
    name: (value: number): void => dispatch((now) => nameNumber(now, value)),
    /** One step back: from the space to the card, from the card to nothing. */
    back: (): void => dispatch(back),
  };
}

export type TranquilityTableInput = ReturnType<typeof createIntent>;
