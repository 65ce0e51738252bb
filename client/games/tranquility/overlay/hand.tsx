// biome-ignore-all lint/a11y/useSemanticElements: a table or a select cannot lie over a canvas piece by piece

import { type Signal, useSignal } from "@preact/signals";
import type { RefObject, TargetedFocusEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { place } from "../../../layout/place.ts";
import type { TranquilityTableInput } from "../input/intent.ts";
import type { Rect } from "../scene/frame.ts";
import type { TranquilityLayout } from "../scene/layout.ts";
import { handLabel, type LabelInput } from "../text/labels.ts";
import { consume, lead, type PartProps } from "./part.ts";

/** One card is the tab stop; arrow keys lead to the others. */
export function Hand({ tabletop: { intent }, tableau, labelInput }: PartProps) {
  const active = useSignal(0);
  const root = useRef<HTMLDivElement>(null);
  const cards = intent.hand.value;
  const rects = rectsOf(tableau);
  const hand: HandState = { active, root, cards, intent, labelInput };
  const held = useHeldFocus(hand);
  return (
    <div
      ref={root}
      role="listbox"
      aria-orientation="horizontal"
      aria-multiselectable={labelInput.draft.marked.length > 0}
      aria-label={labelInput.words.hand.label({ n: cards.length })}
      {...held}
    >
      {cards.map((card, i) => (
        <HandCard key={card} card={card} i={i} hand={hand} rect={rects.get(card) ?? tableau.frame.regions.hand} />
      ))}
    </div>
  );
}

interface HandState {
  /** Index of the tab stop; `stopIn` limits it to the last card. */
  readonly active: Signal<number>;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly cards: readonly Handle[];
  readonly intent: TranquilityTableInput;
  readonly labelInput: LabelInput;
}

const stopIn = ({ active, cards }: HandState): number => Math.min(active.value, Math.max(0, cards.length - 1));

/** Cards do not move while the focus is in the hand. When the focused card is played, the next gets the focus. */
function useHeldFocus(hand: HandState) {
  const { root, cards, intent } = hand;
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && !root.current?.contains(document.activeElement)) focusCard(stopIn(hand), hand);
  }, [cards]);
  return {
    onFocusIn({ currentTarget }: TargetedFocusEvent<HTMLDivElement>): void {
      hadFocus.current = true;
      // Focus by a pointer does not hold the hand.
      if (!currentTarget.closest("[data-pointer]")) intent.hold("focus", true);
    },
    onFocusOut({ currentTarget, relatedTarget }: TargetedFocusEvent<HTMLDivElement>): void {
      // Without a `relatedTarget` the focused element was removed, or the window lost the focus.
      if (!relatedTarget || currentTarget.contains(relatedTarget as Node)) return;
      hadFocus.current = false;
      intent.hold("focus", false);
    },
  };
}

interface HandCardProps {
  readonly card: Handle;
  readonly i: number;
  readonly hand: HandState;
  readonly rect: Rect;
}

function HandCard({ card, i, hand, rect }: HandCardProps) {
  const { active, intent, labelInput } = hand;
  const { chosen, marked } = labelInput.draft;
  return (
    <div
      role="option"
      data-card={card}
      class="table-hit"
      style={place(rect)}
      tabIndex={i === stopIn(hand) ? 0 : -1}
      aria-label={handLabel(labelInput, card)}
      aria-selected={card === chosen || marked.includes(card)}
      onFocus={() => {
        active.value = i;
      }}
      onClick={() => intent.touch(card)}
      onKeyDown={(event) => pressKey(event, card, i, hand)}
    />
  );
}

function pressKey(event: KeyboardEvent, card: Handle, i: number, hand: HandState): void {
  const { cards, intent } = hand;
  const last = cards.length - 1;
  intent.hold("focus", true);
  if (event.key === "ArrowLeft" || event.key === "ArrowUp") focusCard(Math.max(0, i - 1), hand);
  else if (event.key === "ArrowRight" || event.key === "ArrowDown") focusCard(Math.min(last, i + 1), hand);
  else if (event.key === "Home") focusCard(0, hand);
  else if (event.key === "End") focusCard(last, hand);
  else if (event.key === " ") intent.touch(card);
  else if (event.key === "Enter") enter(card, intent);
  else return;
  consume(event);
}

/** Enter confirms a complete action; in a toll it picks the card, because the player may want to give more. */
function enter(card: Handle, intent: TranquilityTableInput): void {
  const action = intent.primaryAction.value;
  if (action.ready && action.do !== "offer" && intent.mode.value.at !== "rest") intent.confirm();
  else intent.touch(card);
}

function focusCard(i: number, { active, root }: HandState): void {
  active.value = i;
  lead(root.current?.querySelectorAll<HTMLElement>("[role=option]")[i]);
}

const rectsOf = ({ targets }: TranquilityLayout): ReadonlyMap<Handle, Rect> =>
  new Map(targets.flatMap(({ spot, rect }) => (spot.on === "hand" ? [[spot.card, rect]] : [])));
