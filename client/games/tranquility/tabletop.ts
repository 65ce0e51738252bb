import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { isPlayedByPerson, type Match } from "../../../shared/engine/match/match.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Theme } from "../../art/theme.ts";
import type { CanvasPage, OpenTable } from "../../canvas/canvas-table.ts";
import { latest } from "../../contract/timeline.ts";
import { characterOf, focusCard, isEnter, isShortcut } from "../../ui/keys.ts";
import { BASE, type Extras, extrasFor } from "./extras.ts";
import { createIntent, type TranquilityTableInput } from "./input/intent.ts";
import { pointerTargets } from "./input/pointer.ts";
import { createOpenCard } from "./open-card.ts";
import { panelsIn } from "./panels.ts";
import { asking, type ConfirmationMode, handOrder, hints } from "./preferences/settings.ts";
import { lookBack } from "./replay/marks.ts";
import { aheadOf } from "./scene/ahead.ts";
import type { TranquilityLayout } from "./scene/layout.ts";
import { painterFor } from "./scene/painters.ts";
import { createTableaux } from "./tableaux.ts";
import { readingsOf } from "./text/readings.ts";
import { speakOf } from "./text/speaking.ts";
import { choosing } from "./transitions/transitions.ts";

/** Smallest space that a finger hits reliably, in CSS px. */
const FINGER = 40;

/** Whether a placement that costs nothing needs a confirmation, by the size of a space in px. */
const ASKS: Readonly<Record<ConfirmationMode, (cell: number) => boolean>> = {
  small: (cell) => cell < FINGER,
  always: () => true,
  never: () => false,
};

interface Options {
  /** Time in ms, from any origin. */
  readonly now?: () => number;
  readonly loaded?: Extras;
}

export function createTabletop(
  page: CanvasPage<State, Event>,
  { now = () => performance.now(), loaded = BASE }: Options = {},
) {
  const { timeline } = page.connection;
  const { shownLog } = page;
  /** The extras of every table, until the mode's are loaded. */
  const extras = signal(loaded);
  const openCard = createOpenCard(timeline, { now, isKept: page.stay.peek().for !== "replay" });
  const intent: TranquilityTableInput = intentOf(page, () => tableau.value);
  const { tableau, suggested, frame, layoutAt, motion, close } = createTableaux({ page, intent, openCard, extras });
  return {
    page,
    extras: extras as ReadonlySignal<Extras>,
    intent,
    async prepare() {
      extras.value = await extrasFor(latest(timeline.peek()).table);
    },
    painter: (theme: Theme) => painterFor(theme, () => extras.peek().specials),
    choosing,
    draft: intent.draft,
    panels: computed(() => frame.value && panelsIn(frame.value)),
    isAsking: computed(() => intent.sent.value !== undefined),
    refusal: intent.refusal,
    pointer: pointerTargets(intent, tableau),
    ahead: () => aheadOf(intent, tableau.peek()),
    ...voiceOf(page, intent),
    close(): void {
      intent.close();
      close();
    },
    tableau,
    places: async () => (await import("./replay/places.ts")).placesOf(tableau, timeline),
    suggested,
    layoutAt,
    motion,
    shownLog: shownLog.timeline,
    frame,
    match: computed(() => latest(shownLog.timeline.value)),
    drawn: computed(() => openCard.drawnAt(shownLog.timeline.value.log.length)),
    show: openCard.show,
    leave: openCard.leave,
    acknowledge: () => openCard.acknowledge(shownLog.timeline.peek().log.length),
  } satisfies OpenTable & Record<string, unknown>;
}

export type TranquilityBoardController = ReturnType<typeof createTabletop>;

/** In a replay, touching a card shows the move that put it there. */
function intentOf(
  { connection, stay }: CanvasPage<State, Event>,
  tableau: () => TranquilityLayout | undefined,
): TranquilityTableInput {
  const { timeline } = connection;
  const reason = stay.peek();
  return createIntent({
    timeline,
    confirms: computed(() => ASKS[asking.chosen.value](tableau()?.frame.cell ?? FINGER)),
    hints: hints.chosen,
    away: computed(() => awayFrom(latest(timeline.value), connection.present?.value ?? [])),
    order: handOrder.chosen,
    ...(reason.for === "replay" ? { look: (spot) => lookBack(reason.playback, timeline.peek(), spot) } : {}),
    send: (command) => connection.request("command", { id: crypto.randomUUID(), command }),
  });
}

/** Returns whether the table uses the key. */
function pressKey(event: KeyboardEvent, intent: TranquilityTableInput): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  if (key === "Escape") intent.back();
  else if (isEnter(event)) intent.confirm();
  else return isShortcut(event) && pressCharacter(event, intent);
  return true;
}

function pressCharacter(event: KeyboardEvent, intent: TranquilityTableInput): boolean {
  const character = characterOf(event);
  const card = intent.hand.value[Number(character) - 1];
  if (card !== undefined) {
    intent.touch(card);
    focusCard(card);
  } else if (character === "d") intent.chooseSecondary("pair");
  else return false;
  return true;
}

function voiceOf({ connection }: CanvasPage<State, Event>, intent: TranquilityTableInput) {
  const isCut = computed(() => connection.status?.value === "reconnecting");
  return {
    /** While cut, commands are kept until the connection is back. */
    isCut,
    pressKey: (event: KeyboardEvent) => pressKey(event, intent),
    readings: readingsOf(intent),
    speak: (say: (text: string) => void) => speakOf({ intent, isCut }, say),
  };
}

/** Absent players, except where bots play for them. */
const awayFrom = ({ seats }: Match, present: readonly boolean[]): readonly Seat[] =>
  [...seats.keys()].filter((seat) => isPlayedByPerson(seats[seat]) && present[seat] === false);
