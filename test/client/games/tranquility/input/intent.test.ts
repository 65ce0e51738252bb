import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTimeline, extend } from "../../../../../client/contract/timeline.ts";
import { costOf, showsPrice } from "../../../../../client/games/tranquility/input/draft.ts";
import { createIntent, type TranquilityTableInput } from "../../../../../client/games/tranquility/input/intent.ts";
import { objectionTo } from "../../../../../client/games/tranquility/input/legality.ts";
import type { HandOrder, HintMode } from "../../../../../client/games/tranquility/preferences/settings.ts";
import { isRefusal } from "../../../../../shared/engine/contract/events.ts";
import { cardsPart } from "../../../../../shared/engine/contract/moves.ts";
import type { Reply } from "../../../../../shared/engine/log/reply.ts";
import type { Command } from "../../../../../shared/games/tranquility/commands.ts";
import { numberOn } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { LocalMatch } from "../../../harness/local-match.ts";

const ME = 0;
let table: LocalMatch;
let sent: Command[];
let answer: (command: Command) => Promise<Reply>;
let intent: TranquilityTableInput;
let publish: () => void;
const confirms = signal(false);
const hints = signal<HintMode>("full");

function sitDown(moves: number, seats = 2, seed = 3): void {
  table = new LocalMatch(seats, seed);
  for (let i = 0; i < moves; i++) table.playOne();
  for (let i = 0; i < 8 && !tranquility.toAct(table.match.table).some(({ seat }) => seat === ME); i++)
    table.playOne(ME);
  const timeline = signal(extend(emptyTimeline(tranquility, ME), table.seenBy(ME)));
  publish = () => {
    timeline.value = extend(timeline.value, table.seenBy(ME).slice(timeline.value.log.length));
  };
  sent = [];
  answer = async (command) => {
    const events = table.play(ME, command);
    if (isRefusal(events)) return { ok: false, reason: events.refused };
    publish();
    return { ok: true, v: table.log.length };
  };
  intent = createIntent({
    timeline,
    confirms,
    hints,
    order: signal<HandOrder>("drawn"),
    send: (command) => {
      sent.push(command);
      return answer(command);
    },
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const state = () => table.match.table;

function placement(wanted: (cost: number) => boolean): { card: number; cell: number; cost: number } {
  for (const move of tranquility.moves(state(), ME)) {
    const { command } = move;
    const choose = cardsPart(move);
    const cost = choose?.most ?? 0;
    if (command.type === "PlaceCard" && wanted(cost)) return { card: command.card, cell: command.cell, cost };
  }
  throw new Error("no such placement: try another seed");
}
const others = (card: number) => intent.hand.value.filter((other) => other !== card);

beforeEach(() => {
  confirms.value = false;
  hints.value = "full";
  sitDown(10);
});

describe("placing an island", () => {
  it("shows the spaces of the card that is taken up, and their prices", () => {
    const { card, cell, cost } = placement((price) => price > 0);
    intent.touch(card);
    expect(intent.draft.value.chosen).toBe(card);
    expect(intent.spaces.value.get(cell)).toBe(cost);
    intent.touch(card);
    expect(intent.draft.value).toMatchObject({ marked: [], offering: false });
    expect(intent.spaces.value.size).toBe(0);
  });

  it("aims at suitable spaces only where hints show them", () => {
    const { card, cell } = placement((price) => price > 0);
    intent.touch(card);
    intent.aim(cell);
    expect(showsPrice(intent.draft.value)).toBe(true);
    hints.value = "legal";
    expect(intent.draft.value.target).toBe(cell);
    expect(showsPrice(intent.draft.value)).toBe(false);
    hints.value = "none";
    expect(intent.draft.value.target).toBeUndefined();
    intent.touchCell(cell);
    expect(intent.draft.value.target).toBe(cell);
    expect(showsPrice(intent.draft.value)).toBe(true);
  });

  it("sends a free placement with the second touch", async () => {
    const { card, cell } = placement((price) => price === 0);
    intent.touch(card);
    intent.touchCell(cell);
    expect(sent).toEqual([{ type: "PlaceCard", card, cell, pay: [] }]);
    expect(intent.draft.value.sent).toEqual(sent[0]);
    await settled();
    expect(intent.sent.value).toBeUndefined();
    expect(intent.mode.value.at).toBe("rest");
    expect(state().board[cell]?.card).toBe(card);
  });

  it("asks for confirmation if the settings want it", () => {
    confirms.value = true;
    const { card, cell } = placement((price) => price === 0);
    intent.touch(card);
    intent.touchCell(cell);
    expect(sent).toEqual([]);
    expect(intent.primaryAction.value).toMatchObject({ do: "place", ready: true, cost: 0 });
    intent.confirm();
    expect(sent).toHaveLength(1);
  });

  it("asks for exactly the cards it costs, none of them chosen beforehand", async () => {
    const { card, cell, cost } = placement((price) => price >= 2);
    intent.touch(card);
    intent.touchCell(cell);
    expect(sent).toEqual([]);
    expect(intent.primaryAction.value).toEqual({
      do: "place",
      ready: false,
      number: numberOn(state(), card),
      cost,
      have: 0,
    });
    intent.confirm();
    expect(sent).toEqual([]);
    const pay = others(card).slice(0, cost);
    for (const one of pay) intent.touch(one);
    expect(intent.primaryAction.value).toMatchObject({ ready: true, have: cost });
    intent.touch(itemAt(pay, 0));
    expect(intent.primaryAction.value).toMatchObject({ ready: false, have: cost - 1 });
    intent.touch(itemAt(pay, 0));
    intent.confirm();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ pay: expect.arrayContaining(pay) });
    await settled();
    expect(intent.mode.value.at).toBe("rest");
  });

  it("drops no marked card when more are touched than it costs, and says why (B4)", () => {
    const { card, cell, cost } = placement((price) => price === 2 || price === 3);
    intent.touch(card);
    intent.touchCell(cell);
    for (const one of others(card)) intent.touch(one);
    expect(intent.draft.value.marked).toEqual(others(card).slice(0, cost));
    expect(intent.refusal.value).toMatchObject({
      refused: "WrongCost",
      rule: "B4",
      figures: { cost },
      at: { on: "hand", card: others(card).at(-1) },
    });
    intent.touch(itemAt(others(card), 0));
    expect(intent.refusal.value).toBeUndefined();
    intent.touch(itemAt(others(card), cost));
    expect(intent.draft.value.marked).toEqual(others(card).slice(1, cost + 1));
  });

  it("replaces a single card that pays by another", () => {
    const { card, cell } = placement((price) => price === 1);
    intent.touch(card);
    intent.touchCell(cell);
    for (const one of others(card)) intent.touch(one);
    expect(intent.draft.value.marked).toEqual(others(card).slice(-1));
    expect(intent.refusal.value).toBeUndefined();
  });

  it("goes back step by step", () => {
    const { card, cell } = placement((price) => price > 0);
    intent.touch(card);
    intent.touchCell(cell);
    intent.back();
    expect(intent.mode.value).toEqual({ at: "card", card, pay: [] });
    intent.back();
    expect(intent.mode.value).toEqual({ at: "rest" });
  });

  it("says why a space is not available", () => {
    const { card } = placement(() => true);
    const filled = state().board.findIndex((placed) => placed !== undefined);
    intent.touch(card);
    intent.touchCell(filled);
    expect(intent.refusal.value).toMatchObject({ refused: "CellIsFilled", at: { on: "cell", cell: filled } });
    const number = numberOn(state(), card)!;
    const wrong = state().board.findIndex((placed, cell) => !placed && below(cell) > number);
    intent.touchCell(wrong);
    expect(intent.refusal.value).toMatchObject({ refused: "NotAscending", figures: { number, below: below(wrong) } });
  });

  const below = (cell: number) =>
    Math.max(
      0,
      ...state()
        .board.slice(0, cell)
        .map((placed) => placed?.number ?? 0),
    );

  it("says what a space would cost that cannot be paid, and how many cards there are to pay with (B4)", () => {
    for (let seed = 1; seed < 40; seed++) {
      sitDown(10, 2, seed);
      for (const card of intent.hand.value) {
        const objections = [...state().board.keys()].map((cell) => ({
          cell,
          why: objectionTo(state(), ME, card, cell),
        }));
        const dear = objections.find(({ why }) => why?.refused === "CannotPay");
        if (!dear) continue;
        const number = numberOn(state(), card)!;
        const cost = costOf(state(), number, dear.cell)!.cost;
        intent.touch(card);
        intent.touchCell(dear.cell);
        expect(cost).toBeGreaterThan(4);
        expect(intent.refusal.value).toMatchObject({ figures: { cost, held: 4 }, at: { on: "cell", cell: dear.cell } });
        return;
      }
    }
    throw new Error("nothing was too dear: try more seeds");
  });

  it("begins with a card: an empty space that is touched says so, an island does not", () => {
    const { board } = state();
    intent.touchCell(board.findIndex((placed) => placed !== undefined));
    expect(intent.refusal.value).toBeUndefined();
    const cell = board.indexOf(undefined);
    intent.touchCell(cell);
    expect(intent.refusal.value).toMatchObject({ refused: "ChooseCard", rule: "B2", at: { on: "cell", cell } });
    intent.touch(placement(() => true).card);
    expect(intent.refusal.value).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it("shows where a card would lie only over its spaces", () => {
    const { card, cell } = placement(() => true);
    intent.touch(card);
    intent.aim(cell);
    expect(intent.draft.value.target).toBe(cell);
    intent.aim(state().board.findIndex((placed) => placed !== undefined));
    expect(intent.draft.value.target).toBeUndefined();
  });

  it("works by dragging as well as by tapping", () => {
    const { card, cell } = placement((price) => price === 0);
    intent.carry(card, 10, 10, undefined);
    intent.carry(card, 50, 50, cell);
    expect(intent.draft.value).toMatchObject({ chosen: card, target: cell, drag: { card, x: 50, y: 50 } });
    intent.drop(cell);
    expect(sent).toEqual([{ type: "PlaceCard", card, cell, pay: [] }]);
  });

  it("returns a card that is dropped anywhere else", () => {
    const { card } = placement(() => true);
    intent.carry(card, 10, 10, undefined);
    intent.drop(undefined);
    expect(sent).toEqual([]);
    expect(intent.draft.value.drag).toBeUndefined();
  });
});

describe("the answer of the table", () => {
  it("keeps a refused card in hand, with the reason", async () => {
    answer = async () => ({ ok: false, reason: "CannotPay" });
    const { card, cell } = placement((price) => price === 0);
    intent.touch(card);
    intent.touchCell(cell);
    await settled();
    expect(intent.refusal.value?.refused).toBe("CannotPay");
    expect(intent.draft.value).toMatchObject({ chosen: card });
    expect(intent.draft.value.sent).toBeUndefined();
  });

  it("is awaited before anything is sent again", () => {
    answer = () => new Promise(() => {});
    const { card, cell } = placement((price) => price === 0);
    intent.touch(card);
    intent.touchCell(cell);
    intent.touchCell(cell);
    intent.confirm();
    intent.chooseSecondary("pair");
    intent.touch(itemAt(others(card), 0));
    intent.back();
    expect(sent).toHaveLength(1);
    expect(intent.draft.value).toMatchObject({ chosen: card, sent: sent[0] });
  });

  it("is shown once the log has the granted move", async () => {
    answer = async () => ({ ok: true, v: table.log.length + 1 });
    const { card, cell } = placement((price) => price === 0);
    intent.touch(card);
    intent.touchCell(cell);
    await settled();
    expect(intent.sent.value).toBeDefined();
  });
});

describe("discarding two cards", () => {
  it("asks for two cards and sends them", () => {
    expect(intent.secondaryActions.value[0]).toBe("pair");
    intent.chooseSecondary("pair");
    const [a, b, c] = intent.hand.value as [number, number, number];
    intent.touch(a);
    expect(intent.primaryAction.value).toMatchObject({ do: "pair", ready: false, have: 1 });
    intent.touch(b);
    intent.touch(c);
    expect(intent.refusal.value).toMatchObject({ refused: "TwoCards", rule: "B2" });
    intent.confirm();
    expect(sent).toEqual([{ type: "DiscardPair", cards: [a, b].toSorted((one, other) => one - other) }]);
  });

  it("can be cancelled", () => {
    intent.chooseSecondary("pair");
    expect(intent.secondaryActions.value).toEqual(["back"]);
    intent.chooseSecondary("back");
    expect(intent.mode.value.at).toBe("rest");
  });
});

describe("the start", () => {
  it("is the only move of the player who holds it", () => {
    for (let seed = 1; seed < 60; seed++) {
      sitDown(8, 2, seed);
      if (tranquility.moves(state(), ME)[0]?.command.type === "PlayStart") break;
    }
    const card = (itemAt(tranquility.moves(state(), ME), 0).command as { card: number }).card;
    expect(intent.primaryAction.value).toEqual({ do: "start", ready: true });
    intent.touch(itemAt(others(card), 0));
    expect(intent.refusal.value?.refused).toBe("StartIsForced");
    intent.back();
    intent.touchCell(state().board.indexOf(undefined));
    expect(intent.refusal.value?.refused).toBe("StartIsForced");
    intent.touch(card);
    expect(intent.draft.value.end).toBe("start");
    intent.confirm();
    expect(sent).toEqual([{ type: "PlayStart", card }]);
  });
});

describe("a move of another player", () => {
  it("leaves one's own cards open to touch out of turn, and says why they cannot be played", () => {
    table.playOne();
    sitDown(10);
    const card = itemAt(intent.hand.value, 0);
    const mine = placement((price) => price === 0);
    intent.touch(mine.card);
    intent.touchCell(mine.cell);
    return settled().then(() => {
      intent.touch(card === mine.card ? itemAt(intent.hand.value, 0) : card);
      expect(intent.primaryAction.value.do).toBe("wait");
      intent.touchCell(state().board.findIndex((placed) => !placed));
      expect(intent.refusal.value?.refused).toBe("NotYourTurn");
      expect(sent).toHaveLength(1);
      table.playOne();
      publish();
      expect(intent.refusal.value).toBeUndefined();
    });
  });
});
