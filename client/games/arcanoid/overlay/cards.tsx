// biome-ignore-all lint/a11y/useSemanticElements: a select cannot lie over a canvas piece by piece

import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { cardOf } from "../../../../shared/games/arcanoid/cards.ts";
import { place } from "../../../layout/place.ts";
import { Flag } from "../../../ui/flag.tsx";
import type { ArcanoidTableInput } from "../input/intent.ts";
import { selectorOf } from "../input/pointer.ts";
import type { Rect } from "../scene/frame.ts";
import { shownHand } from "../scene/hand.ts";
import type { ArcanoidLayout } from "../scene/layout.ts";
import { messages } from "../text/messages/messages.ts";
import { cardName } from "../text/names.ts";

interface Props {
  readonly intent: ArcanoidTableInput;
  readonly tableau: ArcanoidLayout;
}

/** The row as a listbox, if there is one. */
export function RowCards({ intent, tableau }: Props) {
  const cards = intent.match.value.table.row ?? [];
  const label = messages.value.table.row;
  return cards.length > 0 && <List intent={intent} tableau={tableau} cards={cards} label={label} name="row" />;
}

/** The hand as a listbox. */
export function HandCards({ intent, tableau }: Props) {
  const say = messages.value;
  const match = intent.match.value;
  const held = shownHand({ match, seat: intent.seat.value, stay: "playing" });
  const isDemon = held !== undefined && match.table.parties[held.party]?.kind === "demon";
  const hand = held?.cards ?? [];
  const label = (isDemon ? say.table.demonHand : say.table.hand)(hand.length);
  return (
    <>
      {isDemon && intent.isPlaying.value && (
        <HeldFor seat={intent.seat.value!} hand={tableau.frame.hand} says={label} />
      )}
      {hand.length > 0 && <List intent={intent} tableau={tableau} cards={hand} label={label} name="hand" />}
    </>
  );
}

/** Says that the cards at the home shore belong to a demon. */
const HeldFor = ({ seat, hand, says }: { readonly seat: number; readonly hand: Rect; readonly says: string }) => (
  <p class="arcanoid-held" style={{ left: `${hand.x + 8}px`, top: `${hand.y + 1}px` }} aria-hidden="true">
    <Flag seat={seat} width={22} /> {says}
  </p>
);

interface ListProps extends Props {
  readonly cards: readonly Handle[];
  readonly label: string;
  readonly name: string;
}

interface List extends ListProps {
  readonly active: Signal<number>;
  readonly root: RefObject<HTMLDivElement | null>;
}

function List(props: ListProps) {
  const { intent, tableau, cards, label, name } = props;
  const active = useSignal(0);
  const root = useRef<HTMLDivElement>(null);
  const list: List = { ...props, active, root };
  useKeptIn(list);
  const chosen = intent.chosen.value;
  const rects = new Map(tableau.targets.flatMap(({ spot, rect }) => (spot.on === "card" ? [[spot.card, rect]] : [])));
  const stop = Math.min(active.value, cards.length - 1);
  return (
    <div
      ref={root}
      role="listbox"
      aria-multiselectable="true"
      aria-orientation="horizontal"
      aria-label={label}
      data-cards={name}
    >
      {cards.map((card, i) => (
        <div
          key={card}
          role="option"
          data-card={card}
          class="table-hit"
          style={place((rects.get(card) as Rect | undefined) ?? tableau.frame.hand)}
          tabIndex={i === stop ? 0 : -1}
          aria-label={labelOf(intent, card)}
          aria-selected={chosen.includes(card)}
          aria-disabled={intent.isPlaying.value && !chosen.includes(card) && !intent.usable.value.has(card)}
          onFocus={() => {
            active.value = i;
          }}
          onClick={() => intent.touch(card)}
          onKeyDown={(event) => pressKey(event, card, i, list)}
        />
      ))}
    </div>
  );
}

/** A trump's name includes its number. The label also says if other players see the player's card. */
function labelOf({ match, seat }: ArcanoidTableInput, card: Handle): string {
  const { table } = match.value;
  const face = table.faces[card];
  const shown = face === undefined ? undefined : cardOf(face);
  const plain = cardName(table, card, messages.value);
  const name = shown?.kind === "trump" ? messages.value.table.trump(plain, shown.number) : plain;
  const isOpen = seat.value !== undefined && table.parties[seat.value]?.open.includes(card);
  return isOpen ? `${name}, ${messages.value.table.open}` : name;
}

/** Keeps the focus in the list when playing a card removes its option. */
function useKeptIn({ root, active, cards }: List): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const list = root.current;
    if (!list) return;
    const note = (event: FocusEvent) => {
      hadFocus.current = event.type === "focusin" || !event.relatedTarget;
    };
    list.addEventListener("focusin", note);
    list.addEventListener("focusout", note);
    if (hadFocus.current && document.activeElement === document.body)
      list.querySelectorAll<HTMLElement>("[role=option]")[Math.min(active.peek(), cards.length - 1)]?.focus();
    return () => {
      list.removeEventListener("focusin", note);
      list.removeEventListener("focusout", note);
    };
  }, [cards]);
}

function pressKey(event: KeyboardEvent, card: Handle, i: number, { intent, cards, active, root }: List): void {
  const last = cards.length - 1;
  const to = { ArrowLeft: i - 1, ArrowUp: i - 1, ArrowRight: i + 1, ArrowDown: i + 1, Home: 0, End: last }[event.key];
  if (to !== undefined) {
    const next = Math.min(last, Math.max(0, to));
    active.value = next;
    root.current?.querySelector<HTMLElement>(selectorOf({ on: "card", card: cards[next]! }))?.focus();
  } else if (event.key === " " || (event.key === "Enter" && !intent.ready.peek())) intent.touch(card);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
