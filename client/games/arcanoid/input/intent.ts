import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { Reply } from "../../../../shared/engine/log/reply.ts";
import type { ArcanoidMove } from "../../../../shared/games/arcanoid/actions/action.ts";
import type { Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import { moves as movesOf } from "../../../../shared/games/arcanoid/moves.ts";
import { actingFor, type Party, type State, toUse } from "../../../../shared/games/arcanoid/state.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import {
  type PlayDraft as Answers,
  EMPTY,
  type PlayQuestion,
  type PlaySlot,
  questionOf,
  type SlotValue,
} from "../play/asking.ts";
import { discarding } from "../preferences/settings.ts";
import type { DraftView } from "../scene/view.ts";
import { messages } from "../text/messages/messages.ts";
import { fitting, usable } from "./fitting.ts";
import { berthsFor, offersOf } from "./offers.ts";

interface Dependencies {
  readonly timeline: ReadonlySignal<Timeline<State, Event>>;
  send(command: Command): Promise<Reply>;
}

const isDiscard = ({ command }: ArcanoidMove): boolean => command.type === "Discard";
/** Plays that need no card, which start with a button. */
const BARE: ReadonlySet<Command["type"]> = new Set(["Abdicate", "DropChariot", "LiftTemperance", "Engage"]);
/** The stages at which a seat plays; at others it may have to answer a question. */
const PLAYED: ReadonlySet<State["stage"]["at"]> = new Set(["turn", "shed", "call"]);

/** `actor` is the party for which the seat acts. */
function situationIn(timeline: Dependencies["timeline"]) {
  const match = computed(() => latest(timeline.value));
  const seat = computed(() => timeline.value.seat);
  const actor = computed<Party | undefined>(() =>
    seat.value === undefined || match.value.phase !== "live" ? undefined : actingFor(match.value.table, seat.value),
  );
  const moves = computed<readonly ArcanoidMove[]>(() =>
    actor.value === undefined ? [] : movesOf(match.value.table, seat.value!),
  );
  const isPlaying = computed(() => actor.value !== undefined && PLAYED.has(match.value.table.stage.at));
  return { match, seat, actor, moves, isPlaying };
}

type Situation = ReturnType<typeof situationIn>;

/** The plays possible with the picked cards, and their remaining choices. */
function choiceIn(
  { match, actor, moves, isPlaying }: Situation,
  picked: Signal<readonly Handle[]>,
  answers: Signal<Answers>,
) {
  const chosen = computed<readonly Handle[]>(() => {
    if (!isPlaying.value) return [];
    const own = toUse(match.value.table, actor.value!);
    return picked.value.filter((card) => own.includes(card));
  });
  const possible = computed(() => (isPlaying.value ? fitting(moves.value, chosen.value) : []));
  const playTypes = computed(() => [
    ...new Set(possible.value.filter((move) => !isDiscard(move)).map(({ command }) => command.type)),
  ]);
  /**
   * The play in preparation. Default: the first possible one, if any; undefined if no card is chosen and all possible
   * plays start with a button.
   */
  const playType = computed<Command["type"] | undefined>(() => {
    const wanted = answers.value.type;
    if (wanted !== undefined && possible.value.some(({ command }) => command.type === wanted)) return wanted;
    if (chosen.value.length === 0 && playTypes.value.every((type) => BARE.has(type))) return undefined;
    return playTypes.value[0];
  });
  const meant = computed(() => possible.value.filter(({ command }) => command.type === playType.value));
  const question = computed<PlayQuestion | undefined>(() =>
    playType.value === undefined ? undefined : questionOf(meant.value, { ...answers.value, type: playType.value }),
  );
  const ready = computed<Command | undefined>(() =>
    question.value?.of === "play" ? question.value.command : undefined,
  );
  const offers = computed(() =>
    offersOf(match.value.table, actor.value ?? 0, meant.value, ready.value, messages.value),
  );
  return { chosen, possible, playTypes, playType, meant, question, ready, offers };
}

/**
 * Sends one command at a time. `sent` is the command that the log does not show yet; `refusal` says why the last one
 * was refused.
 */
function askingOf({ match }: Situation, send: Dependencies["send"], done: () => void) {
  const sent = signal<{ readonly command: Command; readonly v?: number } | undefined>(undefined);
  const refusal = signal<{ readonly reason: string } | undefined>(undefined);
  async function ask(command: Command): Promise<void> {
    if (sent.peek()) return;
    sent.value = { command };
    const reply = await send(command);
    if (sent.peek()?.command !== command) return;
    batch(() => {
      sent.value = reply.ok ? { command, v: reply.v } : undefined;
      refusal.value = reply.ok ? undefined : { reason: reply.reason };
    });
  }
  // An accepted command is complete when the log shows it.
  const close = effect(() => {
    const { version } = match.value;
    const v = sent.value?.v;
    if (v === undefined || version < v) return;
    sent.value = undefined;
    done();
  });
  return { sent, refusal, ask, close };
}

/** The move on the party's place on a field; without a party, on any place there. */
const moveAt = (moves: readonly ArcanoidMove[], actor: Party, party: Party | undefined, field: Field) =>
  moves.find(({ command }) =>
    berthsFor(command, actor).some(([whose, where]) => where === field && (party === undefined || whose === party)),
  );

function answering({ actor }: Situation, { playType, meant }: ReturnType<typeof choiceIn>, answers: Signal<Answers>) {
  return {
    begin(type: Command["type"]): void {
      answers.value = { type: type, slots: {} };
    },
    answer(slot: PlaySlot, value: SlotValue): void {
      const { slots } = answers.peek();
      answers.value = { ...answers.peek(), type: playType.peek()!, slots: { ...slots, [slot]: value } };
    },
    call(code: number): void {
      answers.value = { ...answers.peek(), type: playType.peek()!, call: code };
    },
    /** Chooses the party's place on a field; without a party, any place there. */
    point(party: Party | undefined, field: Field): void {
      const at = actor.peek();
      const found = at === undefined ? undefined : moveAt(meant.peek(), at, party, field);
      if (!found) return;
      const { command } = found;
      const slots = {
        ...("field" in command ? { field: command.field } : {}),
        ...("party" in command ? { party: command.party } : {}),
      };
      answers.value = { type: command.type, slots };
    },
  };
}

function discardingIn(
  { possible }: ReturnType<typeof choiceIn>,
  isConfirming: Signal<boolean>,
  ask: (command: Command) => Promise<void>,
) {
  const discard = computed(() => possible.value.find(isDiscard)?.command);
  return {
    discard,
    isConfirming,
    /** Discards the chosen card, or first asks for confirmation if the player's settings say so. */
    throwAway(): void {
      const command = discard.peek();
      if (!command) return;
      if (discarding.chosen.peek() === "ask" && !isConfirming.peek()) isConfirming.value = true;
      else void ask(command);
    },
    keep(): void {
      isConfirming.value = false;
    },
  };
}

export function createIntent({ timeline, send }: Dependencies) {
  const situation = situationIn(timeline);
  const { isPlaying } = situation;
  const picked = signal<readonly Handle[]>([]);
  const answers = signal<Answers>(EMPTY);
  const lifted = signal<Handle | undefined>(undefined);
  const choice = choiceIn(situation, picked, answers);
  const { chosen, ready, offers } = choice;
  const isConfirming = signal(false);
  const reset = (): void =>
    batch(() => {
      picked.value = [];
      answers.value = EMPTY;
      isConfirming.value = false;
    });
  const { sent, refusal, ask, close } = askingOf(situation, send, reset);
  // While the seat can play, other players' moves leave the chosen cards unchanged.
  const forget = effect(() => {
    if (!isPlaying.value) reset();
  });
  return {
    ...{ ...situation, ...choice, sent, refusal, ask, lifted },
    draft: computed<DraftView>(() => ({
      chosen: chosen.value,
      offers: sent.value ? new Map() : offers.value,
      ...(lifted.value === undefined ? {} : { lifted: lifted.value }),
    })),
    usable: computed(() => usable(situation.moves.value, chosen.value)),
    ...discardingIn(choice, isConfirming, ask),
    touch(card: Handle): void {
      if (!isPlaying.peek() || sent.peek()) return;
      const now = chosen.peek();
      batch(() => {
        answers.value = EMPTY;
        isConfirming.value = false;
        picked.value = now.includes(card) ? now.filter((one) => one !== card) : [...now, card];
      });
    },
    ...answering(situation, choice, answers),
    confirm(): void {
      if (ready.peek()) void ask(ready.peek()!);
    },
    back: reset,
    close(): void {
      forget();
      close();
    },
  };
}

export type ArcanoidTableInput = ReturnType<typeof createIntent>;
