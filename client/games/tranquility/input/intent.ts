import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Handle, Seat } from "../../../../shared/engine/game.ts";
import type { Match } from "../../../../shared/engine/match.ts";
import type { Reply } from "../../../../shared/engine/wire.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { faceOf, handOf, isJoker, type State } from "../../../../shared/games/tranquility/state.ts";
import { latest, type Timeline } from "../../../match/timeline.ts";
import { tranquility } from "../game.ts";
import { isLent } from "../over/players.ts";
import type { HandOrder, Hints } from "../preferences/settings.ts";
import { createHand } from "../scene/hand.ts";
import type { Spot } from "../scene/layout.ts";
import { createAsking } from "./asking.ts";
import { back, besides, confirmed } from "./confirming.ts";
import type { Draft } from "./draft.ts";
import { type Interaction, markedIn, REST, stillMeant } from "./interaction.ts";
import type { InteractionContext, Step } from "./interaction-context.ts";
import { endFor, nextEnd, numbersFor, spacesFor, turnable } from "./legality.ts";
import { isPicking, touchCard } from "./picking.ts";
import { type Other, othersOf, type PrimaryAction, primaryActionOf } from "./primary-action.ts";
import { nameNumber, touchCell, touchEnd } from "./spaces.ts";

/** What an intent needs to know of a table, and can ask of it. */
export interface IntentDependencies {
  readonly timeline: ReadonlySignal<Timeline>;
  send(command: Command): Promise<Reply>;
  /** Whether free placements are to be confirmed too. */
  readonly confirms: ReadonlySignal<boolean>;
  /** How much is told of where a card may lie. */
  readonly hints: ReadonlySignal<Hints>;
  /** In which order the hand is shown. */
  readonly order: ReadonlySignal<HandOrder>;
  /** The seats whose people are away; nobody is, unless told. */
  readonly away?: ReadonlySignal<readonly Seat[]>;
  /** What touching something does for those who only look on. */
  look?(spot: Spot): void;
}

/**
 * What the person at this screen wants, from the first touch of a card to the table's answer. Knows no DOM; nothing is sent
 * before it is confirmed, and nobody else learns of anything before.
 */
export function createIntent({ timeline, send, confirms, hints, order, look, away }: IntentDependencies) {
  const mode = signal<Interaction>(REST);
  const hover = signal<Cell | undefined>(undefined);
  const drag = signal<Draft["drag"]>(undefined);
  const lifted = signal<Handle | undefined>(undefined);

  const match = computed(() => latest(timeline.value) as Match<State>);
  const seat = computed<Seat | undefined>(() => timeline.value.seat);
  const hand = computed<readonly Handle[]>(() =>
    match.value.phase === "void" || seat.value === undefined ? [] : handOf(match.value.table, seat.value),
  );
  const shown = createHand(
    computed(() => match.value.table),
    hand,
    order,
  );
  const moves = computed<InteractionContext["moves"]>(() => {
    const { phase, table } = match.value;
    const isOwn = seat.value !== undefined && !isLent(match.value, seat.value);
    return phase === "live" && isOwn ? tranquility.moves(table, seat.value!) : [];
  });
  const moment = computed<InteractionContext>(() => ({
    match: match.value,
    seat: seat.value,
    hand: hand.value,
    moves: moves.value,
    interaction: mode.value,
    away: away?.value ?? [],
  }));
  const rest = (): void =>
    batch(() => {
      mode.value = REST;
      drag.value = undefined;
      hover.value = undefined;
    });
  const asking = createAsking(
    send,
    computed(() => match.value.version),
    rest,
  );
  const { sent, object } = asking;

  const spaces = computed<ReadonlyMap<Cell, number>>(() => {
    const now = mode.value;
    return now.at === "card" ? spacesFor(match.value.table, moves.value, now.card) : new Map();
  });
  const deed = computed<PrimaryAction>(() => primaryActionOf(moment.value));
  const others = computed<readonly Other[]>(() => othersOf(deed.value, moment.value));
  /** The numbers the chosen joker may stand for where it is to lie, and what each costs. */
  const numbers = computed(() => {
    const now = mode.value;
    const joker = now.at === "card" && now.cell !== undefined && isJoker(match.value.table, now.card);
    return joker ? numbersFor(moves.value, now.card, now.cell!) : [];
  });

  /** The space that is decided on, or else the one under the pointer. */
  const target = computed<Cell | undefined>(() => {
    const now = mode.value;
    if (now.at === "turn") return now.cell ?? hover.value;
    if (now.at !== "card") return undefined;
    const isTold = hints.value !== "none" && hover.value !== undefined && spaces.value.has(hover.value);
    return now.cell ?? (isTold ? hover.value : undefined);
  });
  const draft = computed<Draft>(() => {
    const now = mode.value;
    const end =
      now.at === "card" ? endFor(moves.value, now.card) : now.at === "rest" ? nextEnd(moves.value) : undefined;
    return {
      spaces: spaces.value,
      marked: markedIn(now),
      hand: shown.shown.value,
      tellsSpare: hints.value !== "none" && isPicking(moment.value),
      hints: hints.value,
      isDecided: "cell" in now && now.cell !== undefined,
      offering: now.at === "offer",
      ...(lifted.value === undefined ? {} : { lifted: lifted.value }),
      ...(now.at === "card" ? { chosen: now.card } : {}),
      ...(now.at === "card" && now.value !== undefined ? { value: now.value } : {}),
      ...(now.at === "card" && faceOf(match.value.table, now.card) === "compass" ? { clears: true } : {}),
      ...(now.at === "turn" ? { turns: turnable(moves.value) } : {}),
      ...(target.value === undefined ? {} : { target: target.value }),
      ...(end ? { end } : {}),
      ...(sent.value ? { sent: sent.value.command } : {}),
      ...(drag.value ? { drag: drag.value } : {}),
    };
  });

  /** Nothing follows from a touch as long as the table has not answered. */
  const take = (stepIn: (now: InteractionContext) => Step, at?: Spot): void => {
    const step = sent.value ? undefined : stepIn(moment.value);
    if (!step) return;
    batch(() => {
      drag.value = undefined;
      object("why" in step ? step.why : undefined, at);
      if ("to" in step) mode.value = step.to;
      if ("ask" in step) void asking.ask(step.ask, at);
    });
  };
  const touchSpace = (cell: Cell): void =>
    look ? look({ on: "cell", cell }) : take((now) => touchCell(now, cell, confirms.value), { on: "cell", cell });
  const touchSpaceAtEnd = (end: "start" | "finish"): void =>
    look ? look({ on: end }) : take((now) => touchEnd(now, end), { on: end });

  /** A card is held by the pointer: it follows, and the space below it is aimed at. */
  function carry(card: Handle, x: number, y: number, over: Cell | undefined): void {
    const { at } = match.value.table.stage;
    if (sent.value || at === "toll" || at === "cost" || !["rest", "card"].includes(mode.value.at)) return;
    batch(() => {
      const now = mode.value;
      if (now.at !== "card" || now.card !== card || now.cell !== undefined) mode.value = { at: "card", card, pay: [] };
      drag.value = { card, x, y };
      hover.value = over;
    });
  }

  /** The pointer lets go of a card, over a space or over something else. */
  function drop(over: Cell | "start" | "finish" | undefined): void {
    const held = drag.value;
    drag.value = undefined;
    if (!held || over === undefined) return;
    if (typeof over === "number") touchSpace(over);
    else if (draft.value.end === over) touchSpaceAtEnd(over);
  }

  /** Whatever is going on ends when the table has moved on without it. */
  const stopChecking = effect(() => {
    const meant = stillMeant(mode.peek(), hand.value, moves.value);
    if (!sent.peek()) mode.value = meant;
  });

  return {
    match,
    seat,
    /** The own hand as it is shown. */
    hand: shown.shown,
    /** The same of an earlier moment. */
    arranged: shown.arranged,
    /** The pointer or the focus comes to the hand, or leaves it. */
    hold: shown.hold,
    mode: mode as ReadonlySignal<Interaction>,
    draft,
    spaces,
    deed,
    others,
    numbers,
    trouble: asking.trouble,
    sent: computed(() => sent.value?.command),
    /** Touches a hand card: takes it up, or picks it to pay, to discard or to give. */
    touch: (card: Handle): void => take((now) => touchCard(now, card), { on: "hand", card }),
    touchCell: touchSpace,
    touchEnd: touchSpaceAtEnd,
    /** The pointer or the focus is over a space. */
    aim: (cell: Cell | undefined): void => {
      hover.value = cell;
    },
    /** The mouse is over a card of the hand. */
    lift: (card: Handle | undefined): void => {
      lifted.value = card;
    },
    carry,
    drop,
    /** Does what the main button says. */
    confirm: (): void => take(confirmed),
    /** Does what one of the other buttons says. */
    besides: (other: Other): void => take((now) => besides(now, other)),
    /** Has the chosen joker stand for a number. */
    name: (value: number): void => take((now) => nameNumber(now, value)),
    /** One step back: from the space to the card, from the card to nothing. */
    back: (): void => take(back),
    close: (): void => {
      asking.close();
      stopChecking();
    },
  };
}

export type Intent = ReturnType<typeof createIntent>;
