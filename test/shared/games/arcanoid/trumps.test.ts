import { describe, expect, test } from "vitest";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { COINS, CUPS, filler, given, others, STAVES, SWORDS } from "./table.ts";

const hands = (...each: string[]) => ({ hands: each, pile: others(...each) });

describe("Priestess and Hierophant", () => {
  test("M2a, S7, X29: the Priestess shows the faces to the looker alone, and the hand gets fresh handles; then comes another play", () => {
    const before = given(hands("t2 sw5", "cu5 cu6"));
    const was = itemAt(before.state.parties, 1).closed;
    const after = before.do(0, { type: "PlayPriestess", card: "t2", party: 1 });
    const [looked] = after.eventsOf("HandLookedAt");
    expect(looked).toMatchObject({ of: 1, cards: was, secret: { to: [0] } });
    expect(Object.values(looked!.secret!.faces)).toEqual(["cu5", "cu6"]);
    const now = itemAt(after.state.parties, 1).closed;
    expect(now.some((card) => was.includes(card))).toBe(false);
    expect(after.eventsOf("HandShuffled")).toMatchObject([{ party: 1, secret: { to: [1] } }]);
    expect(arcanoid.cards.hiddenFrom(after.state, 0)).toEqual(expect.arrayContaining([...now]));
    expect(after.toAct).toEqual([0]);
    expect(after.state.turn.party).toBe(0);
  });

  test("M2b, I27, X30: the Priestess cannot look at a demon, at the looking demon's master, or at an empty hand", () => {
    const raised = given({ hands: ["t15 t2 sw5", ""], pile: `sw6 sw7 st5 st6 st7 co5 ${filler(12, 6)}` }).do(0, {
      type: "PlayDevil",
      card: "t15",
    });
    const turn = raised.turn(0);
    expect(turn.offers(0, "PlayPriestess")).toEqual([]);
    turn.refuses(0, { type: "PlayPriestess", card: "t2", party: 2 }, "NothingToLookAt", "M2b");
    turn.refuses(0, { type: "PlayPriestess", card: "t2", party: 1 }, "NothingToLookAt", "M2b");
    turn.refuses(0, { type: "PlayPriestess", card: "t2", party: 7 }, "NotInPlay", "M2b");
    const demon = given({ hands: ["t15 sw5", "co2"], pile: `t2 sw7 st5 st6 st7 co5 ${filler(12, 6)}` })
      .do(0, { type: "PlayDevil", card: "t15" })
      .turn(2);
    expect(demon.offers(0, "PlayPriestess").map(({ command }) => command)).toMatchObject([{ party: 1 }]);
  });

  test("M5a, X31: trumps are 1 to 21; every party in play shows, the caller too; then comes another play", () => {
    const before = given(hands("t5 t15 sw5", "t0 t19 cu5", "co5"));
    const after = before.do(0, { type: "PlayHierophant", card: "t5", kind: "trumps" });
    expect(after.eventsOf("CardsShown").map(({ party, faces }) => [party, Object.values(faces)])).toEqual([
      [0, ["t15"]],
      [1, ["t19"]],
    ]);
    expect(after.eventsOf("HandShuffled").map(({ party }) => party)).toEqual([0, 1]);
    expect(after.state.turn.party).toBe(0);
  });

  test("I36: cards that lie open count as shown", () => {
    const before = given({ hands: ["t5 sw5", "t11"], pile: `cu5 cu6 ${filler(14, 6)}` });
    const strong = before.turn(1).do(1, { type: "PlayStrength", card: "t11", as: "open" }).turn(0);
    const after = strong.do(0, { type: "PlayHierophant", card: "t5", kind: "cups" });
    const shown = after.eventsOf("CardsShown").filter(({ party }) => party === 1);
    expect(shown.flatMap(({ faces }) => Object.values(faces))).not.toContain("cu5");
  });

  test("T4, X8: one turn may have three plays: Priestess, Hierophant, discard", () => {
    const after = given(hands("t2 t5 sw5 sw6", "cu5 cu6"))
      .do(0, { type: "PlayPriestess", card: "t2", party: 1 })
      .do(0, { type: "PlayHierophant", card: "t5", kind: "fool" })
      .do(0, { type: "Discard", card: "sw5" });
    expect(after.eventsOf("TurnStarted")).toMatchObject([{ party: 1 }]);
  });
});

describe("Chariot", () => {
  test("M7a, M7b, X32: four cards of one suit loaded, two added and three engaged with them are one engagement of nine cards", () => {
    const before = given({ hands: ["t7 sw2 sw3 sw4 sw5 sw6 sw7 sw8 sw9 sw10", "co2"], pile: "co3 co4 co5 co6" });
    const full = before
      .do(0, { type: "LoadChariot", card: "t7", cards: "sw2 sw3 sw4 sw5" })
      .turn(0)
      .do(0, { type: "AddToChariot", cards: "sw6 sw7" })
      .turn(0)
      .abdicated(1, SWORDS);
    const after = full.do(0, { type: "Engage", field: SWORDS, cards: "sw8 sw9 sw10", reserve: true });
    expect(itemAt(after.eventsOf("EngagementTried"), 0).cards).toHaveLength(9);
    expect(after.discards).toBe("t7");
    expect(itemAt(after.state.parties, 0).chariot).toBeUndefined();
  });

  test("M7b, X33: a reserve that does not fit can only be dropped", () => {
    const before = given(hands("t7 cu5 cu13 sw5", "co2"))
      .do(0, { type: "LoadChariot", card: "t7", cards: "cu5 cu13" })
      .turn(0);
    before.refuses(0, { type: "Engage", field: CUPS, cards: "", reserve: true }, "ReserveDoesNotFit", "M7b");
    expect(before.offers(0, "Engage").some(({ command }) => "reserve" in command && command.reserve)).toBe(false);
    const after = before.do(0, { type: "DropChariot" });
    expect(after.discards).toBe("t7 cu5 cu13");
    after.turn(0).refuses(0, { type: "DropChariot" }, "NoReserve", "M7b");
  });

  test("M7c: any card may be kept in the reserve, and cards that cannot be engaged together go with the Chariot", () => {
    const before = given(hands("t7 t1 t8 t21 t16 sw5", "co2"));
    before.refuses(0, { type: "LoadChariot", card: "t7", cards: "" }, "WrongCount", "M7a");
    before.refuses(0, { type: "LoadChariot", card: "t8", cards: "sw5" }, "NotThatTrump", "M7a");
    before.refuses(0, { type: "LoadChariot", card: "t7", cards: "t7" }, "SameCardTwice", "T6");
    before.refuses(0, { type: "AddToChariot", cards: "sw5" }, "NoReserve", "M7b");
    const [offered] = before.offers(0, "LoadChariot");
    expect(offered!.parts).toMatchObject([
      { from: ["t1", "t8", "t21", "t16", "sw5"].map((face) => before.card(face)) },
    ]);
    const loaded = before.do(0, { type: "LoadChariot", card: "t7", cards: "t21 t8" }).turn(0);
    loaded.refuses(0, { type: "AddToChariot", cards: "" }, "WrongCount", "M7b");
    const filled = loaded.do(0, { type: "AddToChariot", cards: "t16" }).turn(0);
    filled.refuses(0, { type: "Engage", field: SWORDS, cards: "", reserve: true }, "ReserveDoesNotFit", "M7b");
    expect(filled.do(0, { type: "DropChariot" }).discards).toBe("t7 t8 t21 t16");
  });

  test("M7c, M7d: the World is not laid from a reserve", () => {
    const loaded = given(hands("t7 t21 sw5", "co2")).do(0, { type: "LoadChariot", card: "t7", cards: "t21" }).turn(0);
    loaded.refuses(0, { type: "PlayWorld", card: "t21", field: SWORDS }, "NotYours", "T6");
    loaded.refuses(0, { type: "Engage", field: SWORDS, cards: "", reserve: true }, "NotAnEngagement", "E10");
  });

  test("M7c: by rules 1 only minors, Magician, Empress, Emperor and Lovers were kept", () => {
    const before = given({ ...hands("t7 t1 t3 t8 sw5", "co2"), rules: 1 });
    before.refuses(0, { type: "LoadChariot", card: "t7", cards: "t8" }, "NotForTheReserve", "M7c");
    const [offered] = before.offers(0, "LoadChariot");
    expect(offered!.parts).toMatchObject([{ from: ["t1", "t3", "sw5"].map((face) => before.card(face)) }]);
    expect(before.do(0, { type: "LoadChariot", card: "t7", cards: "t1 t3" }).types[0]).toBe("ChariotLoaded");
  });

  test("M7d: cards of a reserve cannot be used in any other way", () => {
    const loaded = given(hands("t7 sw5 sw6", "co2")).do(0, { type: "LoadChariot", card: "t7", cards: "sw5" }).turn(0);
    loaded.refuses(0, { type: "Engage", field: SWORDS, cards: "sw5" }, "NotYours", "T6");
    loaded.refuses(0, { type: "Discard", card: "sw5" }, "NotYours", "T6");
  });

  test("I14, F8, X34: when its owner is judged on the fourth field, Chariot and reserve are discarded", () => {
    const before = given(hands("t7 sw5 sw6", "t20 co2"))
      .do(0, { type: "LoadChariot", card: "t7", cards: "sw5" })
      .abdicated(0, SWORDS, STAVES, CUPS)
      .turn(1);
    const after = before.do(1, { type: "PlayJudgement", card: "t20", party: 0, field: COINS });
    expect(after.isOut(0)).toBe(true);
    expect(itemAt(after.eventsOf("PartyOut"), 0).reserve).toHaveLength(2);
    expect(after.discards).toContain("t7 sw5");
  });

  test("I15: a reserve whose field is lost stays, and I17: a couple in it may stand on two fields", () => {
    const before = given(hands("t7 t3 t4 sw6", "co2")).do(0, { type: "LoadChariot", card: "t7", cards: "t3 t4" });
    const after = before.abdicated(0, SWORDS).turn(0);
    expect(itemAt(after.state.parties, 0).chariot!.reserve).toHaveLength(2);
    const engaged = after.do(0, { type: "Engage", field: CUPS, also: COINS, cards: "", reserve: true });
    expect(engaged.on(0, COINS)).toMatchObject({ how: "engaged", also: CUPS });
  });
});

describe("Justice and the row", () => {
  const six = "t15 t9 t11 cu5 cu6 cu7";
  const row = given({ hands: ["t8 sw5", "sw6"], pile: `${six} ${filler(20)}` }).do(0, {
    type: "PlayJustice",
    card: "t8",
  });

  test("M8a, T4: the row has six open cards, drawn before the hand; then comes another play", () => {
    expect(row.types.slice(0, 4)).toEqual(["TrumpPlayed", "RowOpened", "CardsOpened", "CardsDrawn"]);
    expect(row.faces(row.state.row!)).toBe(six);
    expect(row.state.turn.party).toBe(0);
    expect(row.faces(row.state.kept)).toBe("t8");
  });

  test("M8b, I20, I21, X36: after a discard from the row the hand stays six, and the row is filled at the end of the turn", () => {
    const after = row.do(0, { type: "Discard", card: "cu5" });
    expect(itemAt(after.state.parties, 0).closed).toHaveLength(6);
    expect(after.state.row).toHaveLength(6);
    expect(after.types).toEqual(["CardDiscarded", "CardsOpened", "TurnStarted"]);
    expect(itemAt(after.eventsOf("CardDiscarded"), 0).face).toBe("cu5");
  });

  test("I16, I19: a player who uses a trump of the row owns it", () => {
    const after = row.do(0, { type: "PlayHermit", card: "t9" });
    expect(itemAt(after.state.parties, 0).hermit).toMatchObject({ left: 3 });
    expect(row.do(0, { type: "PlayDevil", card: "t15" }).state.parties[2]).toMatchObject({ kind: "demon", seat: 0 });
  });

  test("I18: the demon's hand is no part of the row, and the demon uses the row as all do", () => {
    const demon = row.do(0, { type: "PlayDevil", card: "t15" }).turn(2);
    expect(itemAt(demon.state.parties, 2).open).toHaveLength(6);
    expect(demon.do(0, { type: "Discard", card: "cu5" }).eventsOf("CardDiscarded")).toMatchObject([{ party: 2 }]);
  });

  test("M8a, X35, P4: a short pile with nothing to renew gives a row of the cards there are", () => {
    const short = given({ hands: ["t8 sw5", "sw6"], pile: "cu5 cu6 cu7 cu8" });
    const after = short.do(0, { type: "PlayJustice", card: "t8" });
    expect(after.eventsOf("PileClosed")).toMatchObject([{ reason: "nothing" }]);
    expect(after.state.row).toHaveLength(4);
    expect(after.hand(0)).toBe("sw5");
    expect(after.state.turn.party).toBe(0);
  });

  test("M8c: plays that search hands do not touch the row, and the row outlasts its player", () => {
    const called = given({ hands: ["t8 t17 sw5", "sw6"], pile: `${six} ${filler(20)}` })
      .do(0, { type: "PlayJustice", card: "t8" })
      .do(0, { type: "PlayStar", card: "t17", call: "cu5" });
    expect(called.types).toContain("CallMissed");
    const out = row.abdicated(0, SWORDS, STAVES, CUPS).turn(0).do(0, { type: "Abdicate", field: COINS });
    expect(out.state.row).toHaveLength(6);
  });

  test("T5, T6, X7: a player without hand and pile may use the row, and without a row can only abdicate", () => {
    const poor = given({ hands: ["", "t8 sw6"], pile: "cu5 cu6", first: 1 }).do(1, { type: "PlayJustice", card: "t8" });
    expect(poor.turn(0).moves(0)).toEqual(["Engage", "Discard", "Abdicate"]);
    expect(given({ hands: ["", "sw6"] }).moves(0)).toEqual(["Abdicate"]);
  });
});

describe("Hermit", () => {
  const settled = given(hands("t9 sw5 sw6", "cu5", "cu6")).do(0, { type: "PlayHermit", card: "t9" });
  const extra = { type: "TakeExtraTurn" } as const;
  const not = (until: "next" | "own-turn") => ({ type: "ForgoExtraTurn", until }) as const;

  test("M9a, X37: the Hermit gives an extra turn immediately, then the next party's turn: two are left, the order is unchanged", () => {
    expect(settled.types.at(-1)).toBe("HermitAsked");
    expect(settled.moves(0)).toEqual(["TakeExtraTurn", "ForgoExtraTurn"]);
    const taken = settled.do(0, extra).do(0, { type: "Discard", card: "sw5" });
    expect(itemAt(taken.state.parties, 0).hermit!.left).toBe(2);
    const on = taken.do(0, not("next"));
    expect(on.eventsOf("TurnStarted")).toMatchObject([{ party: 1 }]);
    expect(on.do(1, { type: "Discard", card: "cu5" }).types.at(-1)).toBe("HermitAsked");
  });

  test("S3: other seats wait for the answer, and an extra turn is refused outside of the question", () => {
    settled.refuses(1, { type: "Discard", card: "cu5" }, "WindowIsOpen", "S3");
    settled.refuses(0, { type: "Discard", card: "sw5" }, "WindowIsOpen", "S3");
    expect(settled.toAct).toEqual([0]);
    settled.turn(1).refuses(1, extra, "NoWindow", "S3");
  });

  test("S3, X38: a player who forgoes it until their own turn is not asked before that", () => {
    const one = settled.do(0, not("own-turn")).do(1, { type: "Discard", card: "cu5" });
    expect(one.types.at(-1)).toBe("TurnStarted");
    const own = one.do(2, { type: "Discard", card: "cu6" });
    expect(own.state.turn).toEqual({ party: 0, isExtra: false });
    expect(own.do(0, { type: "Discard", card: "sw5" }).types.at(-1)).toBe("HermitAsked");
  });

  test("M9b: the Hermit is discarded after the third extra turn", () => {
    let table = settled;
    for (const card of ["sw5", "sw6"]) table = table.do(0, extra).do(0, { type: "Discard", card });
    const last = table.do(0, extra);
    const card = itemAt(last.hand(0).split(" "), 0);
    const after = last.do(0, { type: "Discard", card });
    expect(after.types.slice(-2)).toEqual(["HermitSpent", "TurnStarted"]);
    expect(after.discards).toContain("t9");
  });

  test("M9b, I48: when its owner goes out in an extra turn the Hermit is discarded, and the next in order acts", () => {
    const before = settled.abdicated(0, SWORDS, STAVES, CUPS).after([{ type: "HermitAsked", party: 0 }]);
    const after = before.do(0, extra).do(0, { type: "Abdicate", field: COINS });
    expect(after.types).toEqual(["FieldAbdicated", "PartyOut", "HermitSpent", "TurnStarted"]);
    expect(after.state.turn.party).toBe(1);
  });

  test("I49: a player who is the only one left is not asked", () => {
    const alone = given(hands("t9 sw5 sw6", "cu5")).do(0, { type: "PlayHermit", card: "t9" });
    const out = alone.abdicated(1, SWORDS, STAVES, CUPS).turn(1).do(1, { type: "Abdicate", field: COINS });
    expect(out.types.at(-1)).toBe("TurnStarted");
    expect(out.state.turn).toEqual({ party: 0, isExtra: false });
  });

  test("I25: a demon's Hermit is its own, and its master is asked", () => {
    const demon = given({ hands: ["t15 sw5", "cu5"], pile: `t9 sw6 sw7 st5 st6 st7 ${filler(14, 6)}` })
      .do(0, { type: "PlayDevil", card: "t15" })
      .turn(2)
      .do(0, { type: "PlayHermit", card: "t9" });
    expect(demon.state.stage).toEqual({ at: "hermit", party: 2 });
    expect(demon.toAct).toEqual([0]);
    expect(demon.do(0, extra).state.turn).toEqual({ party: 2, isExtra: true });
  });
});

describe("Wheel, Strength, Hanged Man, Death", () => {
  const full = "t10 sw5 sw6 sw7 sw8 sw9";

  test("M10, T7, X39: with six cards the Wheel draws to ten, and four are shed", () => {
    const after = given(hands(full, "cu5")).do(0, { type: "PlayWheel", card: "t10" });
    expect(after.state.stage).toEqual({ at: "shed", count: 4 });
    expect(itemAt(after.offers(0, "Shed"), 0).parts).toMatchObject([{ least: 4, most: 4 }]);
    after.refuses(0, { type: "Shed", cards: "sw5" }, "WrongCount", "T7");
    after.refuses(0, { type: "Discard", card: "sw5" }, "ShedIsDue", "T7");
    const shed = after.do(0, { type: "Shed", cards: "sw5 sw6 sw7 sw8" });
    expect(shed.types).toEqual(["CardsShed", "TurnStarted"]);
    expect(shed.state.discard.filter(({ seenBy }) => seenBy !== "all")).toHaveLength(4);
    shed.refuses(1, { type: "Shed", cards: "cu5" }, "WrongCount", "T7");
  });

  test("I20, X39: from the row the Wheel draws to eleven, and five are shed", () => {
    const row = given({ hands: ["t8 sw5 sw6 sw7 sw8 sw9", "cu5"], pile: `t10 ${filler(20)}` }).do(0, {
      type: "PlayJustice",
      card: "t8",
    });
    expect(row.do(0, { type: "PlayWheel", card: "t10" }).state.stage).toEqual({ at: "shed", count: 5 });
  });

  test("M10, P3, X40: with three cards left in the pile, the vote comes before any drawn card is seen", () => {
    const before = given({ hands: [`${full} t12`, "cu5", "cu6"], pile: "co5 co6 co7" }).do(0, {
      type: "Discard",
      card: "sw5",
    });
    const asked = before.turn(0).do(0, { type: "PlayWheel", card: "t10" });
    expect(asked.types).toEqual(["TrumpPlayed", "RenewalAsked"]);
    const closed = asked.do(0, { type: "VoteOnRenewal", renew: false });
    expect(closed.types.slice(0, 3)).toEqual(["RenewalVoted", "PileClosed", "CardsDrawn"]);
  });

  test("M11a, X41: Strength with an open pair gives room for six and two, and open cards are replaced openly", () => {
    const before = given(hands("t11 sw5 sw6 sw7 sw8 sw9", "cu5"));
    const after = before.do(0, { type: "PlayStrength", card: "t11", as: "open" });
    expect(after.types.slice(0, 4)).toEqual(["TrumpPlayed", "StrengthGained", "CardsOpened", "CardsDrawn"]);
    expect(after.state.parties[0]).toMatchObject({ room: { closed: 6, open: 2 } });
    const [open] = itemAt(after.state.parties, 0).open;
    const used = after.turn(0).do(0, { type: "Discard", card: itemAt(after.state.faces, open!) });
    expect(itemAt(used.eventsOf("CardDiscarded"), 0).face).toBeDefined();
    expect(itemAt(used.state.parties, 0).open).toHaveLength(2);
    expect(used.types).toContain("CardsOpened");
  });

  test("M11a: Strength may give one more closed card instead; M11b: open cards can be used", () => {
    const before = given(hands("t11 sw5 sw6 sw7 sw8 sw9", "cu5"));
    expect(
      itemAt(before.do(0, { type: "PlayStrength", card: "t11", as: "closed" }).state.parties, 0).closed,
    ).toHaveLength(7);
    const open = before.do(0, { type: "PlayStrength", card: "t11", as: "open" }).turn(0);
    const shown = itemAt(open.faces(itemAt(open.state.parties, 0).open).split(" "), 0);
    expect(open.do(0, { type: "Discard", card: shown }).discards).toBe(shown);
  });

  test("M15d: a demon's Strength can only be open", () => {
    const demon = given({ hands: ["t15 sw5", "cu5"], pile: `t11 sw6 sw7 st5 st6 st7 ${filler(14, 6)}` })
      .do(0, { type: "PlayDevil", card: "t15" })
      .turn(2);
    expect(demon.offers(0, "PlayStrength").map(({ command }) => command)).toMatchObject([{ as: "open" }]);
    demon.refuses(0, { type: "PlayStrength", card: "t11", as: "closed" }, "NoTarget", "M15d");
    const strong = demon.do(0, { type: "PlayStrength", card: "t11", as: "open" });
    expect(itemAt(strong.state.parties, 2).open).toHaveLength(8);
  });

  test("M12a, T8, P7, I28, X42: the Hanged Man takes a Strength owner's eight cards, and six closed and two open are drawn", () => {
    const strong = given({ hands: ["t11 sw5 sw6 sw7 sw8 sw9", "t12 cu5"], pile: `${filler(22)} st5 st6` })
      .do(0, { type: "PlayStrength", card: "t11", as: "open" })
      .turn(1);
    const after = strong.do(1, { type: "PlayHangedMan", card: "t12", party: 0 });
    expect(itemAt(after.eventsOf("HandThrown"), 0).cards).toHaveLength(8);
    expect(itemAt(after.state.parties, 0).closed).toHaveLength(6);
    expect(itemAt(after.state.parties, 0).open).toHaveLength(2);
    expect(after.types.filter((type) => type === "CardsDrawn" || type === "CardsOpened")).toEqual([
      "CardsDrawn",
      "CardsOpened",
      "CardsDrawn",
    ]);
  });

  test("M12b: a player without cards is no target, the player of the card always is", () => {
    const before = given(hands("t12", ""));
    before.refuses(0, { type: "PlayHangedMan", card: "t12", party: 1 }, "NoTarget", "M12b");
    expect(before.offers(0, "PlayHangedMan").map(({ command }) => command)).toMatchObject([{ party: 0 }]);
    expect(itemAt(before.do(0, { type: "PlayHangedMan", card: "t12", party: 0 }).state.parties, 0).closed).toHaveLength(
      6,
    );
  });

  test("I28: a demon's open hand is replaced; I29: a reserve is not touched; I26: all players know those discards", () => {
    const before = given({ hands: ["t15 sw5", "t12 t7 cu5"], pile: `sw6 sw7 sw8 st5 st6 st7 ${filler(16, 6)}` })
      .do(0, { type: "PlayDevil", card: "t15" })
      .turn(1);
    const hung = before.do(1, { type: "PlayHangedMan", card: "t12", party: 2 });
    expect(itemAt(hung.state.parties, 2).open).toHaveLength(6);
    expect(hung.state.discard.every(({ seenBy }) => seenBy === "all")).toBe(true);
    const loaded = given(hands("t7 sw5 sw6", "t12 cu5"))
      .do(0, { type: "LoadChariot", card: "t7", cards: "sw5" })
      .turn(1);
    const after = loaded.do(1, { type: "PlayHangedMan", card: "t12", party: 0 });
    expect(itemAt(after.state.parties, 0).chariot!.reserve).toHaveLength(1);
  });

  test("I30: with a closed pile the target is left without cards", () => {
    const after = given({ hands: ["t12 sw5", "cu5 cu6"] }).do(0, { type: "PlayHangedMan", card: "t12", party: 1 });
    expect(after.hand(1)).toBe("");
    expect(after.isOut(1)).toBe(false);
  });

  test("M13, I38, I39, X43: Death discards and closes the pile, no seat is asked, none draws, and Temperance ends", () => {
    const before = given(hands("t14 t13 sw5", "cu5"))
      .do(0, { type: "PlayTemperance", card: "t14", field: SWORDS })
      .turn(0);
    const count = before.state.pile.length;
    const after = before.do(0, { type: "PlayDeath", card: "t13" });
    expect(after.types).toEqual(["TrumpPlayed", "PileBuried", "PileClosed", "TemperanceLifted", "TurnStarted"]);
    expect(itemAt(after.eventsOf("PileBuried"), 0).cards).toHaveLength(count);
    expect(after.eventsOf("PileClosed")).toMatchObject([{ reason: "death" }]);
    expect(after.state.pile).toEqual([]);
  });

  test("M13, T9: Death has no effect with an empty pile", () => {
    expect(given({ hands: ["t13 sw5", "cu5"] }).do(0, { type: "PlayDeath", card: "t13" }).types).toEqual([
      "TrumpPlayed",
      "TurnStarted",
    ]);
  });
});

describe("Temperance", () => {
  const before = given(hands("t14 sw5 sw6 sw1", "t20 sw7 cu5 t6 t3", "co2"));
  const tempered = before.do(0, { type: "PlayTemperance", card: "t14", field: SWORDS });

  test("M14a, X44: Temperance is refused where its player is engaged, and allowed where they abdicated", () => {
    expect(
      before.abdicated(0, SWORDS).turn(0).do(0, { type: "PlayTemperance", card: "t14", field: SWORDS }).types,
    ).toContain("FieldTempered");
    before
      .stands(0, SWORDS, "cu10")
      .turn(0)
      .refuses(0, { type: "PlayTemperance", card: "t14", field: SWORDS }, "NotFree", "M14a");
  });

  test("M14a: Temperance is refused with an empty pile", () => {
    const empty = given({ hands: ["t14 sw5", "cu5"] });
    empty.refuses(0, { type: "PlayTemperance", card: "t14", field: SWORDS }, "PileIsEmpty", "M14a");
    expect(empty.offers(0, "PlayTemperance")).toEqual([]);
  });

  test("M14a, X46: no other player may engage on the tempered field; abdicating and Judgement are allowed", () => {
    const turn = tempered.turn(1);
    turn.refuses(1, { type: "Engage", field: SWORDS, cards: "sw7" }, "FieldTempered", "M14a");
    expect(turn.do(1, { type: "Abdicate", field: SWORDS }).on(1, SWORDS)).toMatchObject({ how: "abdicated" });
    const judged = turn.do(1, { type: "PlayJudgement", card: "t20", party: 0, field: SWORDS });
    expect(judged.on(0, SWORDS)).toMatchObject({ reason: "judgement" });
    expect(judged.state.temperance).toBeDefined();
  });

  test("I41: Temperance stays when its owner abdicates or is judged on the field", () => {
    expect(tempered.turn(0).do(0, { type: "Abdicate", field: SWORDS }).state.temperance).toBeDefined();
  });

  test("I42: a couple for two fields can engage only on the other one", () => {
    const turn = tempered.turn(1);
    turn.refuses(1, { type: "Engage", field: SWORDS, also: CUPS, core: "t6 t3" }, "FieldTempered", "M14a");
    expect(turn.do(1, { type: "Engage", field: CUPS, core: "t6 t3" }).on(1, CUPS)).toBeDefined();
  });

  test("I43: when the Tower undoes the owner's engagement, Temperance does not return", () => {
    const engaged = tempered.turn(0).do(0, { type: "Engage", field: SWORDS, cards: "sw1 sw5" });
    expect(engaged.state.temperance).toBeUndefined();
    expect(
      engaged.after([{ type: "EngagementToppled", party: 0, field: SWORDS, cards: [] }]).state.temperance,
    ).toBeUndefined();
  });

  test("I25: a demon's Temperance binds its master, too", () => {
    const demon = given({ hands: ["t15 sw5", "cu5"], pile: `t14 sw6 sw7 st5 st6 st7 ${filler(14, 6)}` })
      .do(0, { type: "PlayDevil", card: "t15" })
      .turn(2)
      .do(0, { type: "PlayTemperance", card: "t14", field: SWORDS })
      .turn(0);
    demon.refuses(0, { type: "Engage", field: SWORDS, cards: "sw5" }, "FieldTempered", "M14a");
  });

  test("M14b, I40: Temperance ends immediately when its player's own draw empties the pile and the vote closes it", () => {
    const short = given({ hands: ["t14 sw5 sw6", "cu5"], pile: "co2 co3 co5 co6 co7" })
      .do(0, { type: "Discard", card: "sw5" })
      .turn(0)
      .do(0, { type: "PlayTemperance", card: "t14", field: SWORDS });
    expect(short.types).toContain("RenewalAsked");
    const closed = short.do(0, { type: "VoteOnRenewal", renew: false });
    expect(closed.types.slice(0, 3)).toEqual(["RenewalVoted", "PileClosed", "TemperanceLifted"]);
  });

  test("M14b: Temperance ends when its owner is out", () => {
    const out = tempered.abdicated(0, SWORDS, STAVES, CUPS).turn(0).do(0, { type: "Abdicate", field: COINS });
    expect(out.eventsOf("TemperanceLifted")).toMatchObject([{ reason: "out" }]);
  });
});

describe("Devil", () => {
  const six = "sw6 sw7 sw8 st5 st6 st7";
  const pile = `${six} ${others(six, "co5 co7 cu5 cu6 sw5 sw9 cu7 cu8")}`;

  test("M15a, M15b, X47: when seat 2 of 4 plays the Devil the order is 3, 0, 1, the demon, 2", () => {
    let table = given({ hands: ["co5 co7", "cu5 cu6", "t15 sw5 sw9", "cu7 cu8"], pile, first: 2 });
    table = table.do(2, { type: "PlayDevil", card: "t15" });
    expect(table.faces(itemAt(table.state.parties, 4).open)).toBe("sw6 sw7 sw8 st5 st6 st7");
    const order: number[] = [];
    for (let i = 0; i < 5; i++) {
      const { party } = table.state.turn;
      order.push(party);
      const card = itemAt(table.hand(party).split(" "), 0);
      table = table.do(itemAt(table.toAct, 0), { type: "Discard", card });
    }
    expect(order).toEqual([3, 0, 1, 4, 2]);
  });

  test("I26, M15b: a demon's discards are seen by all, and it draws openly", () => {
    const after = given({ hands: ["t15 sw5", "cu5"], pile })
      .do(0, { type: "PlayDevil", card: "t15" })
      .turn(2)
      .do(0, {
        type: "Discard",
        card: "sw6",
      });
    expect(itemAt(after.eventsOf("CardDiscarded"), 0).face).toBe("sw6");
    expect(after.eventsOf("CardsOpened")).toMatchObject([{ party: 2 }]);
  });

  test("M15c, X48: a demon goes on when its master is out; its field counts for the master", () => {
    const raised = given({ hands: ["t15 sw5", "cu5"], pile }).do(0, { type: "PlayDevil", card: "t15" });
    const out = raised.abdicated(0, SWORDS, STAVES, CUPS).turn(0).do(0, { type: "Abdicate", field: COINS });
    expect(out.isOut(0)).toBe(true);
    const on = out.turn(2);
    expect(on.toAct).toEqual([0]);
    const engaged = on.abdicated(1, SWORDS).turn(2).do(0, { type: "Engage", field: SWORDS, cards: "sw6 sw7" });
    const end = [STAVES, CUPS, COINS].reduce((t, field) => t.abdicated(1, field), engaged.abdicated(2, STAVES, CUPS));
    const last = end.turn(2).do(0, { type: "Abdicate", field: COINS });
    const won = last.eventsOf("FieldWon")[SWORDS];
    expect(won).toMatchObject({ party: 2, seat: 0, reason: "points", strength: 13 });
  });

  test("M15c: when the demon is out the Devil is discarded; I22: and may come back", () => {
    const raised = given({ hands: ["t15 sw5", "cu5"], pile }).do(0, { type: "PlayDevil", card: "t15" });
    const gone = raised.abdicated(2, SWORDS, STAVES, CUPS).turn(2).do(0, { type: "Abdicate", field: COINS });
    expect(gone.types).toContain("DemonGone");
    expect(gone.discards).toContain("t15");
    const devil = gone.card("t15");
    const again = gone
      .after([
        {
          type: "PileRenewed",
          were: gone.state.discard.map(({ card }) => card),
          cards: [900],
          secret: { to: [], faces: { 900: "t15" } },
        },
      ])
      .after([{ type: "CardsDrawn", party: 1, cards: [900] }])
      .turn(1)
      .do(1, { type: "PlayDevil", card: "t15" });
    expect(devil).toBeLessThan(900);
    expect(again.state.parties[3]).toMatchObject({ kind: "demon", seat: 1 });
    expect(again.on(2, COINS)).toMatchObject({ how: "abdicated" });
  });

  test("I23: with an empty pile the demon has no cards, and may abdicate or use the row", () => {
    const bare = given({ hands: ["t15 sw5", "cu5"] }).do(0, { type: "PlayDevil", card: "t15" });
    expect(itemAt(bare.state.parties, 2).open).toEqual([]);
    expect(bare.turn(2).moves(0)).toEqual(["Abdicate"]);
  });

  test("I24: a demon of an extra turn acts when the order reaches it, even if it is next", () => {
    const before = given({ hands: ["t9 t15 sw5", "cu5 cu6"], pile }).do(0, { type: "PlayHermit", card: "t9" });
    const other = before.do(0, { type: "ForgoExtraTurn", until: "next" }).do(1, { type: "Discard", card: "cu5" });
    const raised = other.do(0, { type: "TakeExtraTurn" }).do(0, { type: "PlayDevil", card: "t15" });
    expect(raised.do(0, { type: "ForgoExtraTurn", until: "next" }).state.turn.party).toBe(2);
  });
});

describe("Tower", () => {
  test("M16a: the Tower discards the cards and frees the party, E12, I13, X56: and the field stays touched", () => {
    const before = given(hands("t16 t21 sw5", "cu5")).stands(1, SWORDS, "cu10").turn(0);
    const after = before.do(0, { type: "PlayTower", card: "t16", party: 1, field: SWORDS });
    expect(after.on(1, SWORDS)).toBeUndefined();
    expect(after.discards).toBe("t16 cu10");
    after.turn(0).refuses(0, { type: "PlayWorld", card: "t21", field: SWORDS }, "FieldTouched", "M21a");
  });

  test("M16b, I10, X49: a couple on two fields loses one field and keeps its cards; the second time they are discarded", () => {
    const pair = given(hands("t3 t4 sw5", "t16 cu5")).do(0, {
      type: "Engage",
      field: SWORDS,
      also: CUPS,
      core: "t3 t4",
    });
    const first = pair.turn(1).do(1, { type: "PlayTower", card: "t16", party: 0, field: CUPS });
    expect(itemAt(first.eventsOf("EngagementToppled"), 0).cards).toEqual([]);
    expect(first.on(0, CUPS)).toBeUndefined();
    expect(first.on(0, SWORDS)).toMatchObject({ how: "engaged" });
    const stand = first.on(0, SWORDS);
    const cards = stand?.how === "engaged" ? stand.cards : [];
    const second = first.after([{ type: "EngagementToppled", party: 0, field: SWORDS, cards }]);
    expect(second.discards).toContain("t3 t4");
  });

  test("M16b, X50: the Tower cannot hit a party that is out, an abdication, a judgement or the World", () => {
    const before = given(hands("t16 sw5", "t21 cu5", "co2"))
      .turn(1)
      .do(1, { type: "PlayWorld", card: "t21", field: SWORDS });
    const turn = before.abdicated(1, CUPS).stands(2, COINS, "cu10").abdicated(2, STAVES, CUPS).turn(0);
    turn.refuses(0, { type: "PlayTower", card: "t16", party: 1, field: SWORDS }, "NothingToTopple", "M16b");
    turn.refuses(0, { type: "PlayTower", card: "t16", party: 1, field: CUPS }, "NothingToTopple", "M16b");
    const out = turn.after([{ type: "PartyOut", party: 2, cards: [], reserve: [] }]);
    out.refuses(0, { type: "PlayTower", card: "t16", party: 2, field: COINS }, "NotInPlay", "M16b");
    expect(out.offers(0, "PlayTower")).toEqual([]);
  });

  test("M16c, T9, I12: a Tower without a target can only be discarded; Temperance and a reserve are no targets", () => {
    const before = given(hands("t16 t14 t7 sw5 sw6", "cu5"))
      .do(0, { type: "PlayTemperance", card: "t14", field: SWORDS })
      .turn(0)
      .do(0, { type: "LoadChariot", card: "t7", cards: "sw5" })
      .turn(0);
    expect(before.offers(0, "PlayTower")).toEqual([]);
    expect(before.do(0, { type: "Discard", card: "t16" }).discards).toBe("t16");
  });

  test("I11: the Magician is discarded with his engagement", () => {
    const before = given(hands("t1 cu8 sw5", "t16 cu5")).abdicated(1, SWORDS).turn(0);
    const engaged = before.do(0, { type: "Engage", field: SWORDS, core: "t1 cu8" }).turn(1);
    const after = engaged.do(1, { type: "PlayTower", card: "t16", party: 0, field: SWORDS });
    expect(after.discards).toBe("t16 t1 cu8");
  });
});

describe("Star, Moon, Sun", () => {
  const star = (call: string | number) => ({ type: "PlayStar", card: "t17", call }) as const;

  test("M17, X51: after a hit the card goes openly to the caller, the giver draws, and the caller does not", () => {
    const before = given(hands("t17 sw5 sw6 sw7 sw8 sw9", "cu5", "co2", "cu13"));
    const was = itemAt(before.state.parties, 0).closed;
    const after = before.do(0, star("cu13"));
    expect(after.eventsOf("CardHanded")).toMatchObject([{ from: 3, to: 0, face: "cu13" }]);
    expect(after.eventsOf("CardsDrawn").map(({ party }) => party)).toEqual([3]);
    expect(after.hand(0)).toContain("cu13");
    expect(itemAt(after.state.parties, 0).closed.some((card) => was.includes(card))).toBe(false);
  });

  test("M17: after a miss the caller draws", () => {
    const after = given(hands("t17 sw5", "cu5")).do(0, star("cu13"));
    expect(after.types.slice(0, 4)).toEqual(["TrumpPlayed", "CardCalled", "CallMissed", "CardsDrawn"]);
  });

  test("M17b, I32, X52: a call does not search the own hand, the row, a reserve or the table", () => {
    const row = given({ hands: ["t8 t17 sw5", "cu5"], pile: `cu6 ${filler(20)}` }).do(0, {
      type: "PlayJustice",
      card: "t8",
    });
    expect(row.do(0, star("cu6")).types).toContain("CallMissed");
    expect(row.do(0, star("sw5")).types).toContain("CallMissed");
    const reserve = given(hands("t17 sw6", "t7 cu5 cu6"))
      .turn(1)
      .do(1, { type: "LoadChariot", card: "t7", cards: "cu5" });
    expect(reserve.turn(0).do(0, star("cu5")).types).toContain("CallMissed");
    const table = given(hands("t17 sw6", "cu5")).stands(1, SWORDS, "cu10").turn(0);
    expect(table.do(0, star("cu10")).types).toContain("CallMissed");
  });

  test("I31, I34: a call searches open cards, an own demon's too; a demon's called card joins its open hand", () => {
    const raised = given({ hands: ["t15 t17 sw5", "cu5"], pile: `sw6 t18 sw8 st5 st6 st7 ${filler(14, 6)}` }).do(0, {
      type: "PlayDevil",
      card: "t15",
    });
    expect(raised.turn(0).do(0, star("sw6")).eventsOf("CardHanded")).toMatchObject([{ from: 2, to: 0 }]);
    const moon = raised.turn(2).do(0, { type: "PlayMoon", card: "t18", call: "cu5" });
    expect(moon.eventsOf("CardHanded")).toMatchObject([{ from: 1, to: 2 }]);
    expect(moon.faces(itemAt(moon.state.parties, 2).open)).toContain("cu5");
    expect(moon.eventsOf("HandShuffled")).toEqual([]);
  });

  test("I33: while the pile is closed the giver has one card fewer", () => {
    const after = given({ hands: ["t17 sw5", "cu5 cu6"] }).do(0, star("cu5"));
    expect(after.hand(1)).toBe("cu6");
  });

  test("I20: a hit from the row exceeds the capacity, and is shed", () => {
    const row = given({ hands: ["t8 sw5 sw6 sw7 sw8 sw9", "cu5"], pile: `t17 ${filler(20)}` }).do(0, {
      type: "PlayJustice",
      card: "t8",
    });
    expect(row.do(0, star("cu5")).state.stage).toEqual({ at: "shed", count: 1 });
  });

  test("M18, X53: after two misses of the Moon the caller draws once", () => {
    const moon = given(hands("t18 sw5", "cu5")).do(0, { type: "PlayMoon", card: "t18", call: "cu13" });
    expect(moon.state.stage).toEqual({ at: "call" });
    expect(moon.eventsOf("CardsDrawn")).toEqual([]);
    moon.refuses(0, { type: "Discard", card: "sw5" }, "CallIsOpen", "M18");
    moon.refuses(0, { type: "CallAgain", call: 60 }, "NoSuchFace", "M18");
    const again = moon.do(0, { type: "CallAgain", call: "cu13" });
    expect(again.types.slice(0, 3)).toEqual(["CardCalled", "CallMissed", "CardsDrawn"]);
    again.refuses(1, { type: "CallAgain", call: 1 }, "NoCall", "M18");
    expect(moon.do(0, { type: "LeaveCall" }).types.slice(0, 2)).toEqual(["CallLeft", "CardsDrawn"]);
  });

  test("M19a, X53: after the Sun hits on the second call there is no third", () => {
    const sun = given(hands("t19 sw5", "cu5")).do(0, { type: "PlaySun", card: "t19", call: "cu13" });
    expect(sun.do(0, { type: "CallAgain", call: "cu5" }).types.at(-1)).toBe("TurnStarted");
    const miss = sun.do(0, { type: "CallAgain", call: "cu14" });
    expect(miss.state.stage).toEqual({ at: "call" });
    expect(miss.do(0, { type: "CallAgain", call: "cu12" }).types.at(-1)).toBe("TurnStarted");
  });

  test("M19b, I35, X54: the Sun may instead call once for a trump, 1 to 19", () => {
    const before = given(hands("t19 sw5", "t12 cu5"));
    expect(before.do(0, { type: "PlaySun", card: "t19", call: "t12" }).eventsOf("CardHanded")).toMatchObject([
      { face: "t12" },
    ]);
    expect(before.do(0, { type: "PlaySun", card: "t19", call: "t13" }).types.at(-1)).toBe("TurnStarted");
    for (const call of ["t0", "t20", "t21"])
      before.refuses(0, { type: "PlaySun", card: "t19", call }, "NoSuchFace", "M19b");
    given(hands("t17 sw5", "cu5")).refuses(0, star("t12"), "NoSuchFace", "M17");
  });
});

describe("Judgement and World", () => {
  test("M20, I47: Judgement hits any party in play on a free field, its own player too", () => {
    const before = given(hands("t20 sw5", "cu5"));
    const offered = before.offers(0, "PlayJudgement").map(({ command }) => command);
    expect(offered).toHaveLength(8);
    const after = before.do(0, { type: "PlayJudgement", card: "t20", party: 0, field: CUPS });
    expect(after.on(0, CUPS)).toMatchObject({ how: "abdicated", reason: "judgement" });
    expect(after.faces(after.state.kept)).toBe("t20");
    before
      .abdicated(1, CUPS)
      .turn(0)
      .refuses(0, { type: "PlayJudgement", card: "t20", party: 1, field: CUPS }, "NotFree", "M20");
    before.refuses(0, { type: "PlayJudgement", card: "t20", party: 5, field: CUPS }, "NotInPlay", "M20");
  });

  test("I47: Judgement may hit a demon and the Tide", () => {
    const tide = given({ hands: ["t20 t15 sw5", "cu5"], tide: "co2", pile: filler(18, 2) });
    expect(tide.do(0, { type: "PlayJudgement", card: "t20", party: 2, field: CUPS }).on(2, CUPS)).toBeDefined();
    const demon = tide.do(0, { type: "PlayDevil", card: "t15" }).turn(0);
    expect(demon.do(0, { type: "PlayJudgement", card: "t20", party: 3, field: CUPS }).on(3, CUPS)).toBeDefined();
  });

  test("M21a: the World is laid on an untouched field that is open to its player", () => {
    const before = given(hands("t21 t14 sw5", "cu5"));
    before
      .abdicated(1, CUPS)
      .turn(0)
      .refuses(0, { type: "PlayWorld", card: "t21", field: CUPS }, "FieldTouched", "M21a");
    before.refuses(0, { type: "PlayWorld", card: "t14", field: CUPS }, "NotThatTrump", "M21a");
    before.refuses(0, { type: "Engage", field: CUPS, cards: "t21" }, "NotAnEngagement", "E10");
    const other = given(hands("t21 sw5", "t14 cu5"))
      .turn(1)
      .do(1, { type: "PlayTemperance", card: "t14", field: CUPS });
    other.turn(0).refuses(0, { type: "PlayWorld", card: "t21", field: CUPS }, "FieldTempered", "M14a");
  });

  test("M21a: in DRESDEN the player's own Temperance allows the World, and is lifted", () => {
    const own = given(hands("t21 t14 sw5", "cu5")).do(0, { type: "PlayTemperance", card: "t14", field: CUPS }).turn(0);
    expect(own.do(0, { type: "PlayWorld", card: "t21", field: CUPS }).eventsOf("TemperanceLifted")).toMatchObject([
      { reason: "engaged" },
    ]);
  });

  test("M21b, I44, X57: two others with three fields go out in order, and then the World's party draws", () => {
    const before = given(hands("t21 sw5", "cu5", "cu6", "cu7"))
      .abdicated(1, 1, 2, 3)
      .abdicated(3, 1, 2, 3)
      .turn(0);
    const after = before.do(0, { type: "PlayWorld", card: "t21", field: SWORDS });
    expect(after.types).toEqual([
      "WorldLaid",
      "FieldAbdicated",
      "PartyOut",
      "FieldAbdicated",
      "FieldAbdicated",
      "PartyOut",
      "CardsDrawn",
      "TurnStarted",
    ]);
    expect(after.eventsOf("FieldAbdicated").map(({ party, reason }) => [party, reason])).toEqual([
      [1, "world"],
      [2, "world"],
      [3, "world"],
    ]);
  });

  test("I45: a World that ends the round for all parties lets none draw", () => {
    const before = given(hands("t21 sw5", "cu5")).abdicated(1, 1, 2, 3).abdicated(0, 1, 2, 3).turn(0);
    const after = before.do(0, { type: "PlayWorld", card: "t21", field: SWORDS });
    const types = after.types.slice(0, after.types.indexOf("RoundScored") + 1);
    expect(types).not.toContain("CardsDrawn");
    expect(after.eventsOf("FieldWon")[0]).toMatchObject({ party: 0, reason: "world" });
  });

  test("I46: the player who tempered another field abdicates here, and if that puts them out, their Temperance ends", () => {
    const before = given(hands("t21 sw5", "t14 cu5"))
      .turn(1)
      .do(1, { type: "PlayTemperance", card: "t14", field: CUPS });
    const after = before.abdicated(1, 1, 2, 3).turn(0).do(0, { type: "PlayWorld", card: "t21", field: SWORDS });
    expect(after.eventsOf("TemperanceLifted")).toMatchObject([{ party: 1, reason: "out" }]);
  });
});
