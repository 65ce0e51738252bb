import { describe, expect, test } from "vitest";
import { fold, isRefusal } from "../../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../../shared/engine/contract/moves.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { VARIANT_NAMES } from "../../../../shared/games/arcanoid/options.ts";
import { outcomeOf } from "../../../../shared/games/arcanoid/scoring.ts";
import { rolls } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { COINS, CUPS, given, others, STAVES, SWORDS, Table } from "./table.ts";

const vote = (renew: boolean) => ({ type: "VoteOnRenewal", renew }) as const;

describe("the deal", () => {
  test("F1, F4, X2: six closed cards are dealt to each from 78; the next round begins with the next seat", () => {
    const dealt = arcanoid.deal(arcanoid.options.parse({}), 10, () => (n) => n - 1);
    const state = fold(arcanoid, arcanoid.initial(arcanoid.options.parse({}), 10), dealt);
    expect(state.pile).toHaveLength(18);
    expect(state.parties.every(({ closed }) => closed.length === 6)).toBe(true);
    expect(dealt[0]).toMatchObject({ type: "RoundBegun", round: 1, first: 9 });
  });

  test("O1, X75: a match has two to ten seats; invalid options are refused", () => {
    expect(arcanoid.seats()).toEqual([2, 10]);
    for (const wrong of [
      { rounds: 0 },
      { rounds: 10 },
      { renewals: 6 },
      { variant: "gaza" },
      { ties: "none" },
      { tides: 2 },
    ])
      expect(() => arcanoid.options.parse(wrong), JSON.stringify(wrong)).toThrow();
  });
});

describe("discarding and leaving", () => {
  const table = given({ hands: ["t21 sw5", "cu5 cu6"], pile: others("sw5 cu5 cu6") });

  test("T2, P1, S6, X6, X76: any card can be discarded, face down: its owner alone knows it", () => {
    const after = table.do(0, { type: "Discard", card: "t21" });
    const [event] = after.eventsOf("CardDiscarded");
    expect(event!.face).toBeUndefined();
    expect(arcanoid.cards.hiddenFrom(after.state, 0)).not.toContain(event!.card);
    expect(arcanoid.cards.hiddenFrom(after.state, 1)).toContain(event!.card);
  });

  test("T1: a move out of turn is refused", () => {
    table.refuses(1, { type: "Discard", card: "cu5" }, "NotYourTurn", "S1");
    table.refuses(0, vote(true), "NoVote", "P3");
  });

  test("F7, F8, X4: a player with four filled fields is out: the hand is discarded face down, and nothing is drawn", () => {
    const after = table.abdicated(0, SWORDS, STAVES, CUPS).turn(0).do(0, { type: "Abdicate", field: COINS });
    expect(after.types).toEqual(["FieldAbdicated", "PartyOut", "TurnStarted"]);
    expect(after.state.discard.map(({ seenBy }) => seenBy)).toEqual([[0], [0]]);
  });

  test("F9, F2, F3, W6, X5, X55: when the last party is out every field is won, and the next round is dealt", () => {
    const first = table
      .abdicated(0, SWORDS, STAVES, CUPS, COINS)
      .after([{ type: "PartyOut", party: 0, cards: [], reserve: [] }]);
    const end = first.abdicated(1, SWORDS, STAVES, CUPS).turn(1).do(1, { type: "Abdicate", field: COINS });
    expect(end.eventsOf("FieldWon").map(({ field, seat, reason }) => [field, seat, reason])).toEqual(
      [0, 1, 2, 3].map((field) => [field, 1, "last-abdication"]),
    );
    expect(end.eventsOf("RoundScored")).toMatchObject([{ fields: [1, 1, 1, 1] }]);
    expect(end.eventsOf("RoundBegun")).toMatchObject([{ round: 2, first: 1 }]);
    expect(end.state.turn.party).toBe(1);
    const first78 = itemAt(end.eventsOf("PileDealt"), 0);
    expect(Math.min(...first78.pile)).toBeGreaterThan(Math.max(...first78.were!));
  });
});

describe("the vote on renewal", () => {
  const hands = ["sw2 sw3", "cu2 cu3", "co2 co3", "st2 st3", "sw4 cu4"];

  /** Seat 2 discards, and would draw more cards than the pile has; two cards then lie on the discard pile. */
  const asked = (pile: string, options = {}): Table =>
    given({ hands, pile, options })
      .after([{ type: "CardDiscarded", party: 0, card: 1 }])
      .turn(2)
      .do(2, { type: "Discard", card: "co2" });

  test("P3, S8, X18: asks seats one by one from the one that draws; faces are revealed after the vote", () => {
    const open = asked("cu5 cu6 cu7");
    expect(open.types).toEqual(["CardDiscarded", "RenewalAsked"]);
    const order: number[] = [];
    let table = open;
    while (table.state.stage.at === "vote") {
      order.push(itemAt(table.toAct, 0));
      expect(table.toAct).toHaveLength(1);
      table.refuses(itemAt(table.toAct, 0), { type: "Discard", card: "co3" }, "VoteIsOpen", "P3");
      table = table.do(itemAt(table.toAct, 0), vote(true));
    }
    expect(order).toEqual([2, 3, 4, 0, 1]);
    expect(table.types.slice(0, 2)).toEqual(["RenewalVoted", "PileRenewed"]);
  });

  test("P3, X19: is settled by one no, and no other seat is asked again this round", () => {
    const closed = asked("cu5 cu6 cu7").do(2, vote(true)).do(3, vote(false));
    expect(closed.types.slice(0, 3)).toEqual(["RenewalVoted", "PileClosed", "CardsDrawn"]);
    expect(closed.eventsOf("PileClosed")).toMatchObject([{ reason: "vote" }]);
    expect(closed.do(3, { type: "Discard", card: "st2" }).types).toEqual(["CardDiscarded", "TurnStarted"]);
  });

  test("P3, I50, X22: lets the rest of the old pile be drawn first, then the new one below it", () => {
    let table = asked("cu5");
    const rest = itemAt(table.state.pile, 0);
    for (const seat of [2, 3, 4, 0, 1]) table = table.do(seat, vote(true));
    expect(itemAt(table.eventsOf("CardsDrawn"), 0).cards[0]).toBe(rest);
    expect(itemAt(table.eventsOf("CardsDrawn"), 0).cards).toHaveLength(3);
  });

  test("I51: is not held a second time when the renewed pile is too small", () => {
    let table = asked("cu5");
    for (const seat of [2, 3, 4, 0, 1]) table = table.do(seat, vote(true));
    expect(table.types).toEqual(["RenewalVoted", "PileRenewed", "PileClosed", "CardsDrawn", "TurnStarted"]);
    expect(table.eventsOf("PileClosed")).toMatchObject([{ reason: "nothing" }]);
  });

  test("S7, X77: gives all former discards fresh handles, and their faces to no player", () => {
    let table = asked("cu5 cu6 cu7");
    const were = table.state.discard.map(({ card }) => card);
    for (const seat of [2, 3, 4, 0, 1]) table = table.do(seat, vote(true));
    const [renewed] = table.eventsOf("PileRenewed");
    expect(renewed!.were.toSorted()).toEqual(were.toSorted());
    expect(renewed!.secret!.to).toEqual([]);
    expect(renewed!.cards.some((card) => were.includes(card))).toBe(false);
  });

  test("P2: does not return cards that are engaged, nor trumps that stay", () => {
    let table = asked("cu5 cu6 cu7").stands(4, SWORDS, "cu7");
    expect(table.state.pile).toHaveLength(2);
    table = table.after([{ type: "PileRenewed", were: [1, 5], cards: [50, 51] }]);
    const stand = table.on(4, SWORDS);
    expect(stand?.how === "engaged" && table.state.pile.some((card) => stand.cards.includes(card))).toBe(false);
    expect(table.state.pile).toEqual(expect.arrayContaining([50, 51]));
  });

  test("P4, X20: is not held without discards: the pile closes", () => {
    const before = given({ hands: ["sw2 t12", "cu2"], pile: "cu5 cu6" });
    const engaged = before.abdicated(1, SWORDS).turn(0).do(0, { type: "Engage", field: SWORDS, cards: "sw2" });
    expect(engaged.eventsOf("PileClosed")).toMatchObject([{ reason: "nothing" }]);
  });

  test("P5, X21: is not held at the limit: the pile closes", () => {
    const closed = asked("cu5 cu6 cu7", { renewals: 0 });
    expect(closed.eventsOf("PileClosed")).toMatchObject([{ reason: "limit" }]);
    expect(closed.types).not.toContain("RenewalAsked");
  });

  test("P5, O2: may renew the pile as often as all agree when there is no limit", () => {
    expect(arcanoid.options.parse({})).toMatchObject({ renewals: "agreed" });
    const before = asked("cu5 cu6 cu7").state;
    const often = (renewals: number) => new Table({ ...before, renewals, stage: { at: "turn" }, play: undefined });
    const discarding = (renewals: number) => often(renewals).do(2, { type: "Discard", card: "co3" });
    expect(discarding(5).types).toContain("RenewalAsked");
    expect(discarding(49).types).toContain("RenewalAsked");
    expect(discarding(50).eventsOf("PileClosed")).toMatchObject([{ reason: "limit" }]);
  });

  test("P6, X19a: begins with the master when a demon draws, who votes once, and with the seat after the Tide when the Tide draws", () => {
    const demon = given({
      hands: ["cu2 cu3", "t15 sw5", "co2"],
      pile: `st2 st3 st4 st5 st6 st7 ${"st8 st9 st10 cu9 cu10 cu8"}`,
    })
      .turn(1)
      .do(1, { type: "PlayDevil", card: "t15" })
      .turn(3);
    const asking = demon.do(1, { type: "Discard", card: "st2" });
    expect(asking.toAct).toEqual([1]);
    expect(asking.state.stage).toEqual({ at: "vote", voters: [1, 2, 0] });
    const tide = given({ hands: ["sw2 sw3 sw4 sw5 sw6 sw7", "cu2 cu3 cu4 cu5 cu6 cu7"], tide: "co2", pile: "co3 co4" })
      .turn(1)
      .do(1, { type: "Discard", card: "cu2" });
    expect(tide.state.stage).toEqual({ at: "vote", voters: [0, 1] });
    expect(tide.eventsOf("RenewalAsked")).toMatchObject([{ party: 2 }]);
  });
});

describe("winning the match", () => {
  const of = (...results: (number | null)[][]) => outcomeOf({ results, seats: 3 });

  test("G1, G5: the seat with most fields over all rounds wins", () => {
    expect(of([0, 0, 1, 2], [1, 0, 0, 2])).toMatchObject({
      result: "won",
      winners: [0],
      reason: "fields",
      scores: [4, 2, 2],
    });
  });

  test("G2, X62: a tie is decided by most swords, then staves, then cups", () => {
    expect(of([0, 1, 1, 0])).toMatchObject({ winners: [0], reason: "swords" });
    expect(of([0, 0, 1, 1], [1, 2, 0, 2])).toMatchObject({ winners: [0], reason: "staves" });
    expect(of([0, 0, 0, 1], [1, 1, 2, 2])).toMatchObject({ winners: [0], reason: "cups" });
  });

  test("G3, X62: with all suits equal the latest field decides, in suit order", () => {
    expect(of([0, 1, 0, 1], [1, 0, 1, 0])).toMatchObject({ winners: [1], reason: "latest" });
  });

  test("G4, W7: a match in which the Tide wins all fields is a draw", () => {
    expect(of([null, null, null, null])).toEqual({ result: "draw", winners: [], reason: "none", scores: [0, 0, 0] });
  });
});

describe("X78: section 13", () => {
  for (const variant of VARIANT_NAMES)
    test(`random matches of ${variant} end, with every card in one place`, () => {
      for (const seats of [2, 3, 7, 10]) for (const tide of [false, true]) playOut({ variant, tide, rounds: 2 }, seats);
    });

  function playOut(chosen: object, seats: number): void {
    const options = arcanoid.options.parse(chosen);
    const roll = rolls(seats);
    const chance = () => roll;
    let state = fold(arcanoid, arcanoid.initial(options, seats), arcanoid.deal(options, seats, chance));
    for (let moves = 0; !arcanoid.outcome(state); moves++) {
      expect(moves).toBeLessThan(5000);
      const [due] = arcanoid.toAct(state);
      const events = arcanoid.decide(state, due!.seat, anyCommand(arcanoid.moves(state, due!.seat), roll), chance);
      if (isRefusal(events)) throw new Error(events.refused);
      state = fold(arcanoid, state, events);
      const cards = arcanoid.cards.places(state).flat();
      expect(new Set(cards).size).toBe(78);
    }
  }
});
