import { computed, effect, signal } from "@preact/signals";
import type { Event } from "../../../shared/games/arcanoid/events.ts";
import type { Party, State } from "../../../shared/games/arcanoid/state.ts";
import type { CanvasPage, OpenTable } from "../../canvas/canvas-table.ts";
import type { Picture } from "../../canvas/pose.ts";
import { latest } from "../../contract/timeline.ts";
import { whyNot } from "../../i18n/t.ts";
import { characterOf, focusCard, isEnter, isShortcut } from "../../ui/keys.ts";
import { toast } from "../../ui/toast.tsx";
import { type ArcanoidTableInput, createIntent } from "./input/intent.ts";
import { pointerTargets } from "./input/pointer.ts";
import { shownHand } from "./scene/hand.ts";
import type { ArcanoidLayout } from "./scene/layout.ts";
import { painterFor } from "./scene/pictures.ts";
import { cardAt } from "./scene/view.ts";
import { createTableaux } from "./tableaux.ts";
import { chosenAloud } from "./text/choosing.ts";
import { messages } from "./text/messages/messages.ts";
import { isRefusalCode } from "./text/messages/refusals.ts";
import { readingsOf } from "./text/readings.ts";
import { choosing } from "./transitions/transitions.ts";

/** Pictures to render in advance: the cards of hand and row, as large as in a berth. */
function aheadOf(intent: ArcanoidTableInput, tableau: ArcanoidLayout | undefined): readonly Picture[] {
  const { table, phase } = intent.match.peek();
  if (!tableau || phase !== "live") return [];
  const cards = tableau.targets.flatMap(({ spot }) => (spot.on === "card" ? [spot.card] : []));
  return cards.map((card) => cardAt(table, card, 0, 0, tableau.frame.cuts.berth).picture);
}

/** Returns whether the table uses the key. */
function pressKey(event: KeyboardEvent, intent: ArcanoidTableInput): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  if (key === "Escape" && intent.isConfirming.peek()) intent.keep();
  else if (key === "Escape" && intent.chosen.peek().length + intent.offers.peek().size > 0) intent.back();
  else if (isEnter(event) && intent.ready.peek()) intent.confirm();
  else return isShortcut(event) && pressCharacter(characterOf(event), intent);
  return true;
}

/** `place` counts from 1. */
function heldAt({ match, seat }: ArcanoidTableInput, place: number) {
  const held = shownHand({ match: match.peek(), seat: seat.peek(), stay: "playing" });
  return held?.cards[place - 1];
}

function pressCharacter(character: string, intent: ArcanoidTableInput): boolean {
  const card = heldAt(intent, Number(character));
  if (card !== undefined) {
    intent.touch(card);
    focusCard(card);
  } else if (character === "d" && intent.discard.peek()) intent.throwAway();
  else return false;
  return true;
}

function speakOf(intent: ArcanoidTableInput, say: (text: string) => void): () => void {
  const choice = computed(() => chosenAloud(intent));
  return effect(() => {
    if (choice.value) say(choice.value);
  });
}

function createPartyView({ chosen }: Pick<ArcanoidTableInput, "chosen">) {
  const viewedParty = signal<Party | undefined>(undefined);
  /** Opens a party's view, or closes it if it is open. */
  const look = (party: Party | undefined): void => {
    viewedParty.value = viewedParty.peek() === party ? undefined : party;
  };
  // Choosing cards closes the view, which would cover the berths.
  const close = effect(() => {
    if (chosen.value.length > 0) look(undefined);
  });
  /** Returns whether Escape closed the view. */
  const pressKey = ({ key }: KeyboardEvent): boolean => {
    const isMeant = key === "Escape" && viewedParty.peek() !== undefined;
    if (isMeant) look(undefined);
    return isMeant;
  };
  return { viewedParty, look, close, pressKey };
}

export function createTabletop(page: CanvasPage<State, Event>) {
  const { connection, shownLog } = page;
  const { timeline } = connection;
  const intent = createIntent({
    timeline,
    async send(command) {
      const reply = await connection.request("command", { id: crypto.randomUUID(), command });
      if (!reply.ok) toast(isRefusalCode(reply.reason) ? messages.value.refusals[reply.reason] : whyNot(reply.reason));
      return reply;
    },
  });
  const { tableau, frame, layoutAt, motion } = createTableaux({ page, intent });
  const { viewedParty, look, ...looking } = createPartyView(intent);
  return {
    page,
    intent,
    tableau,
    frame,
    places: async () => (await import("./replay/places.ts")).placesOf(tableau, timeline),
    layoutAt,
    motion,
    choosing,
    draft: intent.draft,
    viewedParty,
    look,
    painter: painterFor,
    panels: computed(() => frame.value && {}),
    isAsking: computed(() => intent.sent.value !== undefined),
    refusal: intent.refusal,
    pointer: pointerTargets(intent, tableau, look),
    pressKey: (event: KeyboardEvent) => looking.pressKey(event) || pressKey(event, intent),
    readings: readingsOf(intent),
    ahead: () => aheadOf(intent, tableau.peek()),
    speak: (say: (text: string) => void) => speakOf(intent, say),
    leave: () => {},
    show: () => {},
    acknowledge: () => false,
    close() {
      looking.close();
      intent.close();
    },
    match: computed(() => latest(shownLog.timeline.value)),
    shownLog: shownLog.timeline,
  } satisfies OpenTable & Record<string, unknown>;
}

export type ArcanoidBoardController = ReturnType<typeof createTabletop>;
