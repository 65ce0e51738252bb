import { describe, expect, test } from "vitest";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { filler, given, SWORDS, type Table } from "./table.ts";

const engage = (cards: string, field = SWORDS as number) => ({ type: "Engage", field, cards }) as const;
const steal = { type: "PlayFool", card: "t0" } as const;
const letStand = { type: "LetStand" } as const;

/** Seat 0 has cards for an engagement, seat 2 holds the Fool. */
const table = given({
  hands: ["sw5 sw6 sw7 sw1 sw11 cu13", filler(6), `t0 ${filler(5, 6)}`, filler(6, 11)],
  pile: `${filler(5, 17)} st5 st6 st7 co5 co7`,
});

describe("the Fool's window", () => {
  test("S2, X26: all seats that are free there, except the engager, are asked together; the holder of the Fool may play it", () => {
    const open = table.abdicated(3, SWORDS).do(0, engage("sw5 sw6"));
    expect(open.toAct).toEqual([1, 2]);
    expect(arcanoid.toAct(open.state)).toContainEqual({ seat: 2, for: "answer" });
    expect(open.moves(1)).toEqual(["LetStand"]);
    expect(open.moves(2).toSorted()).toEqual(["LetStand", "PlayFool"]);
    expect(open.moves(0)).toEqual([]);
  });

  test("S2: the window waits for every answer, in any order, and then reports that the engagement stood", () => {
    const one = table.do(0, engage("sw5 sw6")).do(3, letStand);
    expect(one.types).toEqual(["StealForgone"]);
    expect(one.toAct).toEqual([1, 2]);
    const stood = one.do(2, letStand).do(1, letStand);
    expect(stood.types).toEqual(["StealForgone", "EngagementStood", "CardsDrawn", "TurnStarted"]);
    one.refuses(3, letStand, "NotYourTurn");
    one.refuses(0, { type: "Discard", card: "sw7" }, "WindowIsOpen", "S2");
    stood.refuses(1, letStand, "NoWindow", "S2");
  });

  test("I3, M7c: while the Fool lies in a reserve no seat is asked", () => {
    const loaded = given({ hands: ["t7 t0 cu5", "sw5 sw6", filler(3)], pile: `${filler(9, 3)} st5 st6` }).do(0, {
      type: "LoadChariot",
      card: "t7",
      cards: "t0",
    });
    expect(loaded.turn(1).do(1, engage("sw5 sw6")).types).toContain("EngagementStood");
  });

  test("S2: a card that is not the Fool is refused", () => {
    table.do(0, engage("sw5 sw6")).refuses(1, { type: "PlayFool", card: "co2" }, "NotTheFool", "M0a");
  });

  test("M0a: on its owner's turn the Fool can only be discarded", () => {
    expect(table.turn(2).offers(2, "PlayFool")).toEqual([]);
    table.turn(2).refuses(2, steal, "NoWindow", "S2");
    expect(table.turn(2).do(2, { type: "Discard", card: "t0" }).discards).toBe("t0");
  });

  test("M0b, M0d, I9, X23: a last-field attempt is stolen; the victim stays in, is free there and draws first", () => {
    const before = table.abdicated(0, 1, 2, 3);
    const after = before.do(0, engage("sw5 sw6 sw7")).do(2, steal);
    expect(after.types).toEqual(["FoolPlayed", "EngagementStolen", "CardsDrawn", "CardsDrawn", "TurnStarted"]);
    expect(after.eventsOf("CardsDrawn").map(({ party }) => party)).toEqual([0, 2]);
    expect(after.on(2, SWORDS)).toMatchObject({ how: "engaged" });
    expect(after.on(0, SWORDS)).toBeUndefined();
    expect(after.isOut(0)).toBe(false);
    expect(after.state.turn.party).toBe(1);
    expect(after.discards).toBe("t0");
  });

  test("I9: without a theft a player with all fields filled is out only after the window, and does not draw", () => {
    const before = table.abdicated(0, 1, 2, 3);
    const asked = before.do(0, engage("sw5 sw6"));
    expect(asked.isOut(0)).toBe(false);
    const after = asked.do(1, letStand).do(2, letStand).do(3, letStand);
    expect(after.isOut(0)).toBe(true);
    expect(after.eventsOf("CardsDrawn")).toEqual([]);
  });

  test("I5, X25: a theft that fills the thief's fourth field puts the thief out immediately, before the victim draws", () => {
    const after = table.abdicated(2, 1, 2, 3).do(0, engage("sw5 sw6")).do(2, steal);
    expect(after.types).toEqual(["FoolPlayed", "EngagementStolen", "PartyOut", "CardsDrawn", "TurnStarted"]);
    expect(after.eventsOf("PartyOut")).toMatchObject([{ party: 2 }]);
    expect(after.eventsOf("CardsDrawn")).toMatchObject([{ party: 0 }]);
  });

  const noWindow: readonly (readonly [string, (table: Table) => Table])[] = [
    ["an ace", (t) => t.do(0, engage("sw1 sw5"))],
    ["a knave with the ace", (t) => t.do(0, { type: "Engage", field: SWORDS, core: "sw11 sw1" })],
    ["an abdication", (t) => t.do(0, { type: "Abdicate", field: SWORDS })],
  ];
  for (const [what, played] of noWindow)
    test(`M0c, X24: ${what} never opens a window`, () => expect(played(table).state.stage.at).toBe("turn"));

  test("M0c, X24: a couple and the World never open a window", () => {
    const rich = given({ hands: ["sw14 sw13 t21 t3 t4 t6", "t0 co2"], pile: filler(8, 1) });
    expect(rich.do(0, { type: "Engage", field: SWORDS, core: "sw14 sw13" }).asked).toEqual([]);
    expect(rich.do(0, { type: "Engage", field: SWORDS, core: "t6 sw13" }).asked).toEqual([]);
    expect(rich.do(0, { type: "Engage", field: SWORDS, core: "t3 t4" }).asked).toEqual([]);
    expect(rich.do(0, { type: "PlayWorld", card: "t21", field: SWORDS }).asked).toEqual([]);
  });

  test("M0c: an ace that the Magician changed opens no window", () => {
    const before = given({ hands: ["sw9 t1 cu1", "t0 co2"], pile: filler(8, 1) });
    expect(before.do(0, { type: "Engage", field: SWORDS, core: "t1 cu1", cards: "sw9" }).asked).toEqual([]);
  });

  test("I4: a seat whose field is filled by an abdication or a judgement is not asked there", () => {
    expect(table.abdicated(2, SWORDS).do(0, engage("sw5 sw6")).asked).toEqual([1, 3]);
  });

  test("S2: without a player who could take it there is no window", () => {
    const all = [1, 2, 3].reduce((t, party) => t.abdicated(party, SWORDS), table);
    expect(all.do(0, engage("sw5 sw6")).types).toContain("EngagementStood");
  });

  test("S2: a player without a closed card is not asked", () => {
    const before = given({ hands: ["sw5 sw6", "", "t0"], pile: filler(8) });
    expect(before.do(0, engage("sw5 sw6")).asked).toEqual([2]);
  });

  test("I6: the whole engagement goes to the thief, with the Magician; the Chariot is discarded before", () => {
    const before = given({ hands: ["sw9 t1 cu8 t7 sw6", "t0 co2"], pile: filler(10, 1) })
      .do(0, { type: "LoadChariot", card: "t7", cards: "sw9" })
      .turn(0);
    const tried = before.do(0, { type: "Engage", field: SWORDS, core: "t1 cu8", cards: "sw6", reserve: true });
    expect(tried.discards).toBe("t7");
    const after = tried.do(1, steal);
    expect(after.on(1, SWORDS)).toMatchObject({ cards: expect.toSatisfy((cards: number[]) => cards.length === 4) });
    expect(itemAt(after.state.parties, 0).chariot).toBeUndefined();
  });
});

describe("when all players see the Fool", () => {
  test("I3, X27: a Fool that is played or openly discarded lies in the discard pile: no window opens until a renewal", () => {
    const after = table.do(0, engage("sw5 sw6")).do(2, steal).turn(0);
    expect(after.do(0, engage("sw7", SWORDS)).asked).toEqual([]);
    const { lastHandle, discard } = after.state;
    const were = discard.map(({ card }) => card);
    const cards = were.map((_, i) => lastHandle + 1 + i);
    const renewed = after.after([
      { type: "PileRenewed", were, cards },
      { type: "TurnStarted", party: 0 },
    ]);
    expect(renewed.do(0, engage("sw7", SWORDS)).asked).toEqual([1, 3]);
  });

  test("I3: a Fool that was discarded face down may be anywhere, as far as any player knows", () => {
    const after = table.turn(2).do(2, { type: "Discard", card: "t0" }).turn(0);
    expect(after.do(0, engage("sw5 sw6")).asked).toEqual([1, 2, 3]);
  });

  test("I2, X28: a Fool in the row is offered one by one in turn order from the victim; the first who takes it has it", () => {
    const row = given({
      hands: ["sw5 sw6 t8", "co2", "co3", "co4"],
      pile: `t0 st2 st3 st4 st5 st6 ${filler(14, 7)}`,
    }).do(0, { type: "PlayJustice", card: "t8" });
    const open = row.turn(0).do(0, engage("sw5 sw6"));
    expect(open.asked).toEqual([1, 2, 3]);
    expect(open.toAct).toEqual([1]);
    expect(open.moves(2)).toEqual([]);
    const second = open.do(1, letStand);
    expect(second.toAct).toEqual([2]);
    expect(second.do(2, steal).on(2, SWORDS)).toMatchObject({ how: "engaged" });
  });

  test("I2: with the Fool in an open hand only its owner is asked", () => {
    const before = given({ hands: ["sw5 sw6", "t11 co2", "co3"], pile: `t0 st2 ${filler(14, 6)}` });
    const strong = before.turn(1).do(1, { type: "PlayStrength", card: "t11", as: "open" });
    expect(strong.turn(0).do(0, engage("sw5 sw6")).asked).toEqual([1]);
    expect(strong.abdicated(1, SWORDS).turn(0).do(0, engage("sw5 sw6")).asked).toEqual([]);
  });

  test("I1, I2: a demon may rob its own master, who plays the demon", () => {
    const before = given({ hands: ["sw5 sw6 t15", "co2"], pile: `t0 st2 st3 st4 st5 st6 ${filler(10, 7)}` });
    const raised = before.do(0, { type: "PlayDevil", card: "t15" }).turn(0).do(0, engage("sw5 sw6"));
    expect(raised.asked).toEqual([2]);
    expect(raised.toAct).toEqual([0]);
    expect(raised.do(0, steal).on(2, SWORDS)).toMatchObject({ how: "engaged" });
  });

  test("I1: while the Fool may be in a closed hand the master of a demon is asked, the demon itself is not", () => {
    const before = given({ hands: ["co2 co3 t15", "t0 co4"], pile: `sw5 sw6 st3 st4 st5 st6 ${filler(10, 7)}` });
    const raised = before.do(0, { type: "PlayDevil", card: "t15" }).turn(2);
    expect(raised.do(0, engage("sw5 sw6")).asked).toEqual([0, 1]);
  });

  test("I3: no window opens while the Fool lies open with the Tide", () => {
    const before = given({ hands: ["sw5 sw6 t17", "co2"], tide: "t0 co3", pile: filler(12, 6) });
    const after = before.do(0, { type: "PlayStar", card: "t17", call: "cu14" }).turn(0);
    expect(after.do(0, engage("sw5 sw6")).asked).toEqual([]);
  });

  test("I37: after the Hierophant has seen the Fool in a hand all seats are asked as before", () => {
    const before = given({ hands: ["sw5 sw6 t5", "t0 co2", "co3"], pile: filler(12, 6) });
    const shown = before.do(0, { type: "PlayHierophant", card: "t5", kind: "fool" });
    expect(shown.eventsOf("CardsShown")).toMatchObject([{ party: 1 }]);
    expect(shown.do(0, engage("sw5 sw6")).asked).toEqual([1, 2]);
  });

  test("I7, X45: no window opens for the engagement of the player who tempered the field", () => {
    const before = given({ hands: ["sw5 sw7 t14", "t0 co2"], pile: filler(12, 6) });
    const tempered = before.do(0, { type: "PlayTemperance", card: "t14", field: SWORDS }).turn(0);
    const after = tempered.do(0, engage("sw5 sw7"));
    expect(after.types.slice(0, 3)).toEqual(["EngagementTried", "EngagementStood", "TemperanceLifted"]);
    expect(after.discards).toBe("t14");
  });
});

describe("the Fool's holder (S7, section 11)", () => {
  test("is not revealed to players who are asked: the same seats are asked wherever the Fool is", () => {
    const hands = ["sw5 sw6 sw7 cu5 cu6 cu7", filler(6), filler(6, 6)];
    const asked = [0, 1, 2].map((holder) => {
      const dealt = hands.map((hand, seat) => (seat === holder ? `t0 ${hand}` : hand));
      return given({ hands: dealt, pile: filler(10, 12) }).do(0, engage("sw5 sw6")).asked;
    });
    expect(asked).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });
});
