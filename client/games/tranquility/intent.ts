import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Handle, Move, Seat } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import type { Reply } from "../../../shared/engine/wire.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../shared/games/tranquility/layouts.ts";
import { faceOf, handOf, isJoker, numberOn, type State } from "../../../shared/games/tranquility/state.ts";
import { latest, type Timeline } from "../../play/timeline.ts";
import { createAsking, type Trouble } from "./asking.ts";
import { type Deed, deedOf, type Other, othersOf } from "./deeds.ts";
import { tranquility } from "./game.ts";
import { type Mode, markedIn, REST, stillMeant, toggled } from "./mode.ts";
import { dueFor, endFor, notNow, numbersFor, objectionTo, spacesFor, tooEarly, turnable } from "./verdict.ts";
import type { Wish } from "./wish.ts";

/** What an intent needs to know of a table, and can ask of it. */
export interface Table {
  readonly timeline: ReadonlySignal<Timeline>;
  send(command: Command): Promise<Reply>;
  /** Whether free placements are to be confirmed too. */
  readonly confirms: ReadonlySignal<boolean>;
}

/**
 * What the person at this screen wants, from the first touch of a card to the table's answer. Knows no DOM; nothing is sent
 * before it is confirmed, and nobody else learns of anything before.
 */
export function createIntent({ timeline, send, confirms }: Table) {
  const mode = signal<Mode>(REST);
  const hover = signal<Cell | undefined>(undefined);
  const drag = signal<Wish["drag"]>(undefined);

  const match = computed(() => latest(timeline.value) as Match<State>);
  const seat = computed<Seat | undefined>(() => timeline.value.seat);
  const hand = computed(() => (seat.value === undefined ? [] : handOf(match.value.table ?? NOTHING, seat.value)));
  const moves = computed<readonly Move<Command>[]>(() => {
    const { phase, table } = match.value;
    return phase === "live" && seat.value !== undefined ? tranquility.moves(table, seat.value) : [];
  });
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

  const spaces = computed(() => {
    const now = mode.value;
    return now.at === "card" ? spacesFor(match.value.table, moves.value, now.card) : new Map<Cell, number>();
  });
  const offering = computed(() => moves.value.find(({ command }) => command.type === "OfferToll")?.choose);

  const wish = computed<Wish>(() => {
    const now = mode.value;
    const end = now.at === "card" ? endFor(moves.value, now.card) : undefined;
    const target =
      now.at === "card" ? (now.cell ?? aimed(hover.value)) : now.at === "turn" ? (now.cell ?? hover.value) : undefined;
    return {
      spaces: spaces.value,
      marked: markedIn(now),
      offering: now.at === "offer",
      ...(now.at === "card" ? { chosen: now.card } : {}),
      ...(now.at === "card" && now.value !== undefined ? { value: now.value } : {}),
      ...(now.at === "card" && faceOf(match.value.table, now.card) === "compass" ? { clears: true } : {}),
      ...(now.at === "turn" ? { turns: turnable(moves.value) } : {}),
      ...(target === undefined ? {} : { target }),
      ...(end ? { end } : {}),
      ...(sent.value ? { sent: sent.value.command } : {}),
      ...(drag.value ? { drag: drag.value } : {}),
    };
  });
  const aimed = (cell: Cell | undefined) => (cell !== undefined && spaces.value.has(cell) ? cell : undefined);

  const deed = computed<Deed>(() =>
    deedOf({
      match: match.value,
      seat: seat.value,
      mode: mode.value,
      moves: moves.value,
      sent: sent.value !== undefined,
    }),
  );
  const others = computed<readonly Other[]>(() => othersOf(deed.value, mode.value, moves.value));
  /** The numbers the chosen joker may stand for where it is to lie, and what each costs. */
  const numbers = computed(() => {
    const now = mode.value;
    const joker = now.at === "card" && now.cell !== undefined && isJoker(match.value.table, now.card);
    return joker ? numbersFor(moves.value, now.card, now.cell!) : [];
  });

  const ask = (command: Command): void => {
    drag.value = undefined;
    void asking.ask(command);
  };

  /** Touches a hand card: takes it up, or picks it to pay, to discard or to give. */
  function touch(card: Handle) {
    if (sent.value || !hand.value.includes(card)) return;
    object(undefined);
    const now = mode.value;
    const most = offering.value?.most;
    if (most !== undefined) return offer(card, most);
    const due = moves.value.find(({ command }) => command.type === "PayCost")?.choose?.most;
    if (due !== undefined) {
      mode.value = { at: "due", cards: toggled(now.at === "due" ? now.cards : [], card, due) };
      return;
    }
    if (now.at === "sweep") return rest();
    if (now.at === "turn") {
      mode.value = { ...now, cards: toggled(now.cards, card, 1) };
      return;
    }
    if (now.at === "pair") mode.value = { ...now, cards: toggled(now.cards, card, 2) };
    else if (now.at === "card" && now.card !== card && now.cell !== undefined) {
      mode.value = { ...now, pay: toggled(now.pay, card, dueFor(moves.value, now.card, now.cell, now.value) || 1) };
    } else if (now.at === "card" && now.card === card) rest();
    else takeUp(card);
  }

  function takeUp(card: Handle): void {
    mode.value = { at: "card", card, pay: [] };
    const mine = seat.value;
    const why = mine === undefined ? undefined : notNow(match.value.table, mine, card);
    if (why === "StartIsForced") object(why);
  }

  function offer(card: Handle, most: number) {
    const now = mode.value;
    if (now.at !== "offer" && deed.value.do === "offered") return object("OfferStands");
    const cards = now.at === "offer" ? now.cards : [];
    if (most === 0 && !cards.includes(card)) return object("TollExceeded");
    mode.value = { at: "offer", cards: toggled(cards, card, most) };
  }

  /** Touches a space of the board. */
  function touchCell(cell: Cell) {
    const now = mode.value;
    const mine = seat.value;
    if (now.at === "turn" && !sent.value) return touchTurned(cell, now);
    if (sent.value || now.at !== "card" || mine === undefined) return;
    const { table } = match.value;
    const cost = spaces.value.get(cell);
    if (cost === undefined) return object(objectionTo(table, mine, now.card, cell));
    object(undefined);
    if (now.cell === cell && deed.value.ready) return confirm();
    const isIsland = numberOn(table, now.card) !== undefined;
    if (isIsland && cost === 0 && !confirms.value) return ask({ type: "PlaceCard", card: now.card, cell, pay: [] });
    const due = dueFor(moves.value, now.card, cell);
    mode.value = { at: "card", card: now.card, cell, pay: now.pay.slice(0, due) };
  }

  function touchTurned(cell: Cell, now: Extract<Mode, { at: "turn" }>) {
    if (!turnable(moves.value).has(cell)) return object("NoIslandThere");
    object(undefined);
    if (now.cell === cell && deed.value.ready) return confirm();
    mode.value = { ...now, cell };
  }

  /** Has the chosen joker stand for a number. */
  function name(value: number): void {
    const now = mode.value;
    if (sent.value || now.at !== "card" || now.cell === undefined) return;
    const due = dueFor(moves.value, now.card, now.cell, value);
    mode.value = { ...now, value, pay: now.pay.slice(0, due) };
  }

  /** Touches the start or the finish. */
  function touchEnd(end: "start" | "finish") {
    const command = moves.value.find(
      ({ command: { type } }) => type === (end === "start" ? "PlayStart" : "PlayFinish"),
    );
    if (command) ask(command.command);
    else if (end === "finish" && mode.value.at === "card") object(tooEarly(match.value.table));
  }

  /** Does what the main button says. */
  function confirm() {
    const now = mode.value;
    const due = deed.value;
    if (!due.ready || sent.value) return;
    if (due.do === "start" || due.do === "finish") return touchEnd(due.do);
    const command = commandOf(now);
    if (command) ask(command);
    else if (due.do === "offer") ask({ type: "OfferToll", cards: now.at === "offer" ? now.cards : [] });
  }

  function commandOf(now: Mode): Command | undefined {
    switch (now.at) {
      case "card": {
        const { card, cell, pay, value } = now;
        if (cell === undefined) return undefined;
        if (faceOf(match.value.table, card) === "compass") return { type: "ClearStorm", card, cell };
        return { type: "PlaceCard", card, cell, pay, ...(value === undefined ? {} : { value }) };
      }
      case "pair":
        return { type: "DiscardPair", cards: now.cards };
      case "due":
        return { type: "PayCost", cards: now.cards };
      case "turn":
        return { type: "TurnCard", card: now.cards[0]!, cell: now.cell! };
      case "sweep":
        return { type: "Sweep" };
      default:
        return undefined;
    }
  }

  /** Does what one of the other buttons says: discards two, turns one, sweeps, changes an offer, or goes back. */
  function besides(other: Other | undefined = others.value[0]): void {
    if (sent.value || other === undefined) return;
    object(undefined);
    if (other === "pair") discardTwo();
    else if (other === "turn") mode.value = { at: "turn", cards: [] };
    else if (other === "sweep") mode.value = { at: "sweep" };
    else if (other === "change") mode.value = { at: "offer", cards: ownOffer() };
    else rest();
  }

  /** Starts to pick two cards to discard, whatever was chosen before. */
  function discardTwo(): void {
    if (sent.value || !moves.value.some(({ command: { type } }) => type === "DiscardPair")) return;
    mode.value = { at: "pair", cards: [] };
  }

  const ownOffer = (): readonly Handle[] => {
    const { stage } = match.value.table;
    return (stage.at === "toll" && seat.value !== undefined && stage.offers[seat.value]) || [];
  };

  /** One step back: from the space to the card, from the card to nothing. */
  function back(): void {
    if (sent.value) return;
    object(undefined);
    const now = mode.value;
    if (now.at === "card" && now.cell !== undefined) mode.value = { at: "card", card: now.card, pay: [] };
    else rest();
  }

  /** A card is held by the pointer: it follows, and the space below it is aimed at. */
  function carry(card: Handle, x: number, y: number, over: Cell | undefined): void {
    if (sent.value || offering.value || !["rest", "card"].includes(mode.value.at)) return;
    if (match.value.table.stage.at === "cost") return;
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
    if (typeof over === "number") touchCell(over);
    else if (wish.value.end === over) touchEnd(over);
  }

  /** Whatever is going on ends when the table has moved on without it. */
  const stopChecking = effect(() => {
    const meant = stillMeant(mode.peek(), hand.value, moves.value);
    if (!sent.peek()) mode.value = meant;
  });

  return {
    match,
    seat,
    hand,
    moves,
    mode: mode as ReadonlySignal<Mode>,
    wish,
    spaces,
    deed,
    others,
    numbers,
    trouble: asking.trouble as ReadonlySignal<Trouble | undefined>,
    sent: computed(() => sent.value?.command),
    touch,
    touchCell,
    touchEnd,
    /** The pointer or the focus is over a space. */
    aim: (cell: Cell | undefined): void => {
      hover.value = cell;
    },
    carry,
    drop,
    confirm,
    besides,
    name,
    discardTwo,
    back,
    object,
    /** The number on a card, if it is known and has one. */
    numberOn: (card: Handle) => numberOn(match.value.table, card),
    close: (): void => {
      asking.close();
      stopChecking();
    },
  };
}

export type Intent = ReturnType<typeof createIntent>;

const NOTHING = { hands: [] } as unknown as State;
