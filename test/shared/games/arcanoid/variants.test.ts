import { describe, expect, test } from "vitest";
import { foldMatch } from "../../../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH } from "../../../../shared/engine/match/match.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import type { Options } from "../../../../shared/games/arcanoid/options.ts";
import { options } from "../../../../shared/games/arcanoid/options.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { VARIANTS, variantOf } from "../../../../shared/games/arcanoid/variants.ts";
import { gameOf } from "../../../kit/games.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { dealt } from "../../../lab/bots.ts";
import { COINS, CUPS, given, others, STAVES, SWORDS } from "./table.ts";

const at = (variant: Options["variant"], ...hands: string[]) => ({
  hands,
  pile: others(...hands),
  options: { variant },
});
const letStand = { type: "LetStand" } as const;

describe("NASSAU", () => {
  const tempered = given(at("nassau", "t14 sw5 sw6", "cu5"))
    .do(0, { type: "PlayTemperance", card: "t14", field: SWORDS })
    .turn(0);

  test("NA1, X63: no party engages on a tempered field, its owner included", () => {
    tempered.refuses(0, { type: "Engage", field: SWORDS, cards: "sw5" }, "FieldTempered", "M14a");
    expect(tempered.state.temperance).toBeDefined();
  });

  test("NA2, X63: its owner may lift Temperance, which is a whole turn: the next party acts", () => {
    const after = tempered.do(0, { type: "LiftTemperance" });
    expect(after.eventsOf("TemperanceLifted")).toMatchObject([{ reason: "chosen" }]);
    expect(after.state.turn.party).toBe(1);
    tempered.turn(1).refuses(1, { type: "LiftTemperance" }, "NoTarget", "NA2");
    given(at("dresden", "sw5", "cu5")).refuses(0, { type: "LiftTemperance" }, "NotInThisVariant", "NA2");
  });

  test("NA3: Temperance ends when its owner is out", () => {
    const out = tempered.abdicated(0, SWORDS, STAVES, CUPS).turn(0).do(0, { type: "Abdicate", field: COINS });
    expect(out.eventsOf("TemperanceLifted")).toMatchObject([{ reason: "out" }]);
  });
});

describe("MAINZ", () => {
  test("MA1 to MA6, X74: MAINZ is built as NASSAU: the same events for the same seed and commands", () => {
    expect(VARIANTS.mainz).toBe(VARIANTS.nassau);
    const play = (variant: Options["variant"]) =>
      given(at(variant, "t1 cu8 sw5", "cu5")).do(0, { type: "Engage", field: SWORDS, core: "t1 cu8", cards: "sw5" });
    expect(play("mainz").events).toEqual(play("nassau").events);
  });
});

describe("KOBLENZ", () => {
  const secretly = { type: "EngageSecretly", field: SWORDS, core: "", cards: "sw9 sw10" } as const;
  const before = given(at("koblenz", "sw9 sw10 sw8 t3 t4 t21", "t0 cu5 t16", "co5"));

  test("KO1, S6: all players except the owner see only the number of cards of a secret engagement", () => {
    const tried = before.do(0, secretly);
    const [event] = tried.eventsOf("EngagementTried");
    expect(event).toMatchObject({ hidden: true, secret: { to: [0] } });
    expect(event!.faces).toBeUndefined();
    expect(event!.cards).toHaveLength(2);
    expect(arcanoid.cards.hiddenFrom(tried.state, 1)).toEqual(expect.arrayContaining([...event!.cards]));
    expect(arcanoid.cards.hiddenFrom(tried.state, 0)).not.toContain(event!.cards[0]);
  });

  test("KO1, KO2, X64: cards of a secret engagement stay unseen when the Tower undoes it, and a second one is refused", () => {
    const stands = before.do(0, secretly).do(1, letStand).do(2, letStand);
    const after = stands.turn(1).do(1, { type: "PlayTower", card: "t16", party: 0, field: SWORDS });
    const unseen = after.state.discard.filter(({ seenBy }) => seenBy !== "all");
    expect(unseen.map(({ seenBy }) => seenBy)).toEqual([[0], [0]]);
    after.turn(0).refuses(0, { type: "EngageSecretly", field: SWORDS, cards: "sw8" }, "SecretIsSpent", "KO1");
    expect(after.turn(0).moves(0)).not.toContain("EngageSecretly");
  });

  test("KO3, X66: a secret engagement takes closed hand cards only: none from the row, none of a demon", () => {
    const row = given({
      hands: ["t8 sw9", "cu5"],
      pile: `sw10 t15 st2 st3 st4 st5 ${others("sw9 sw10 cu5 st2 st3 st4 st5")}`,
      options: { variant: "koblenz" },
    }).do(0, { type: "PlayJustice", card: "t8" });
    row.refuses(0, secretly, "NotASecretCard", "KO3");
    const demon = row.do(0, { type: "PlayDevil", card: "t15" }).turn(2);
    demon.refuses(0, { type: "EngageSecretly", field: SWORDS, cards: "sw10" }, "NotASecretCard", "KO3");
  });

  test("KO4: the World is never secret, and a secret couple stands on one field only", () => {
    before.refuses(0, { type: "EngageSecretly", field: SWORDS, cards: "t21" }, "NotAnEngagement", "KO4");
    const both = { type: "EngageSecretly", field: SWORDS, also: CUPS, core: "t3 t4" } as const;
    before.refuses(0, both, "OneFieldOnly", "KO4");
    expect(before.do(0, { type: "EngageSecretly", field: SWORDS, core: "t3 t4" }).asked).toEqual([1, 2]);
  });

  test("KO5, I8, X65: the Fool on a secret couple is lost: its player alone sees the couple, and it stands", () => {
    const after = before
      .do(0, { type: "EngageSecretly", field: SWORDS, core: "t3 t4" })
      .do(1, { type: "PlayFool", card: "t0" });
    expect(after.types.slice(0, 4)).toEqual(["FoolPlayed", "EngagementLookedAt", "FoolWasted", "EngagementStood"]);
    expect(after.eventsOf("EngagementLookedAt")).toMatchObject([{ party: 1, secret: { to: [1] } }]);
    expect(after.on(0, SWORDS)).toMatchObject({ isHidden: true });
    expect(after.discards).toBe("t0");
    const stand = after.on(0, SWORDS);
    const [card] = stand?.how === "engaged" ? stand.cards : [];
    expect(arcanoid.cards.hiddenFrom(after.state, 1)).not.toContain(card);
    expect(arcanoid.cards.hiddenFrom(after.state, 2)).toContain(card);
    expect(after.eventsOf("CardsDrawn").map(({ party }) => party)).toEqual([0, 1]);
  });

  test("KO5: any other secret engagement is stolen, and stays face down, known to both", () => {
    const after = before.do(0, secretly).do(1, { type: "PlayFool", card: "t0" });
    const stand = after.on(1, SWORDS);
    expect(stand).toMatchObject({ how: "engaged", isHidden: true });
    const [card] = stand?.how === "engaged" ? stand.cards : [];
    for (const [seat, isHidden] of [false, false, true].entries())
      expect(arcanoid.cards.hiddenFrom(after.state, seat).includes(card!)).toBe(isHidden);
  });

  test("KO6: Hierophant and Priestess do not show a secret engagement", () => {
    const stands = given(at("koblenz", "sw9 sw10", "t5 cu5"))
      .do(0, { type: "EngageSecretly", field: SWORDS, cards: "sw9 sw10" })
      .do(1, letStand)
      .turn(1);
    const shown = stands.do(1, { type: "PlayHierophant", card: "t5", kind: "swords" });
    expect(shown.eventsOf("CardsShown").flatMap(({ faces }) => Object.values(faces))).not.toContain("sw10");
  });

  test("KO1: other variants have no secret engagement", () => {
    given(at("nassau", "sw9 sw10", "cu5")).refuses(0, secretly, "NotInThisVariant", "KO1");
    expect(given(at("dresden", "sw9 sw10", "cu5")).moves(0)).not.toContain("EngageSecretly");
  });

  test("KO1: secret engagements are turned up when the round ends", () => {
    const stands = before.do(0, secretly).do(1, letStand).do(2, letStand);
    const most = [1, 2].reduce((t, party) => t.abdicated(party, SWORDS, STAVES, CUPS, COINS), stands);
    const out = [1, 2].reduce((t, party) => t.after([{ type: "PartyOut", party, cards: [], reserve: [] }]), most);
    const end = out.abdicated(0, STAVES, CUPS).turn(0).do(0, { type: "Abdicate", field: COINS });
    expect(Object.values(itemAt(end.eventsOf("SecretsRevealed"), 0).faces)).toEqual(["sw9", "sw10"]);
    expect(end.eventsOf("FieldWon")[SWORDS]).toMatchObject({ party: 0, reason: "points", strength: 19 });
  });
});

describe("MALTA", () => {
  const before = given(at("malta", "t1 t3 t4 sw9 cu8", "t0 cu5"));

  test("ML1: the Magician hides an engagement and is discarded, shown", () => {
    const tried = before.do(0, { type: "EngageSecretly", field: SWORDS, cards: "sw9", magician: "t1" });
    expect(tried.eventsOf("EngagementTried")).toMatchObject([{ hidden: true, cards: [expect.any(Number)] }]);
    expect(tried.discards).toBe("t1");
    expect(itemAt(tried.state.discard, 0).seenBy).toBe("all");
  });

  const hiding = { type: "EngageSecretly", field: SWORDS, cards: "sw10 sw9", magician: "t1" } as const;
  /** Justice lays the Magician into the row. */
  const row = (rules?: number) =>
    given({
      hands: ["t8 sw10 sw9", "cu5"],
      pile: `t1 ${others("sw9 sw10 cu5")}`,
      options: { variant: "malta" },
      ...(rules && { rules }),
    }).do(0, { type: "PlayJustice", card: "t8" });
  /** Strength makes room for two more open cards; the first is the Magician. */
  const pair = (rules?: number) =>
    given({
      hands: ["t11 sw10 sw9 cu2 cu3 cu4", "cu5"],
      pile: `t1 ${others("sw9 sw10 cu2 cu3 cu4 cu5")}`,
      options: { variant: "malta" },
      ...(rules && { rules }),
    })
      .do(0, { type: "PlayStrength", card: "t11", as: "open" })
      .turn(0);

  test.each([
    ["the row", row],
    ["the open pair", pair],
  ])("ML1, M8a, T6: the Magician may come from %s; the cards that he hides are closed", (_, from) => {
    const table = from();
    expect(itemAt(table.state.parties, 0).closed).not.toContain(table.card("t1"));
    const offered = table.offers(0, "EngageSecretly").map(({ command }) => command);
    expect(offered).toContainEqual(expect.objectContaining({ field: SWORDS, magician: table.card("t1") }));
    const tried = table.do(0, hiding);
    expect(tried.eventsOf("EngagementTried")).toMatchObject([{ hidden: true, magician: table.card("t1") }]);
    expect(tried.discards).toContain("t1");
    const open = [...(table.state.row ?? []), ...itemAt(table.state.parties, 0).open].filter(
      (card) => card !== table.card("t1"),
    );
    const shown = { ...hiding, field: COINS, cards: table.faces(open.slice(0, 1)) };
    table.refuses(0, shown, "NotASecretCard", "KO3");
    from(1).refuses(0, hiding, "NotASecretCard", "KO3");
    expect(from(1).moves(0)).not.toContain("EngageSecretly");
  });

  test("ML1, X67: a couple on two fields cannot be hidden; on one field it can", () => {
    const couple = { type: "EngageSecretly", field: SWORDS, core: "t3 t4", magician: "t1" } as const;
    before.refuses(0, { ...couple, also: CUPS }, "OneFieldOnly", "KO4");
    expect(before.do(0, couple).discards).toBe("t1");
  });

  test("ML1, X68: the Magician changes no suit", () => {
    before.refuses(0, { type: "Engage", field: SWORDS, core: "t1 cu8", cards: "sw9" }, "NotInThisVariant", "ML1");
    before.refuses(0, { type: "EngageSecretly", field: SWORDS, cards: "sw9" }, "NoMagician", "ML1");
    const koblenz = given(at("koblenz", "t1 sw9", "cu5"));
    koblenz.refuses(
      0,
      { type: "EngageSecretly", field: SWORDS, cards: "sw9", magician: "t1" },
      "NotInThisVariant",
      "ML1",
    );
  });

  test("ML2: a secret theft keeps the ace's protection", () => {
    const ace = given(at("malta", "t1 sw1 sw9", "t0 cu5"));
    const tried = ace.do(0, { type: "EngageSecretly", field: SWORDS, cards: "sw1 sw9", magician: "t1" });
    expect(tried.do(1, { type: "PlayFool", card: "t0" }).types).toContain("FoolWasted");
  });
});

describe("WORMS", () => {
  const lone = given(at("worms", "sw1 sw9 sw8 sw11 sw13 sw14", "t0 cu5")).do(0, {
    type: "Engage",
    field: SWORDS,
    cards: "sw1",
  });
  const turn = lone.turn(0);

  test("WO1, WO3, X69: a lone ace and later 9 + 8 are together 18", () => {
    const tried = turn.do(0, { type: "Reinforce", field: SWORDS, cards: "sw9 sw8" });
    expect(tried.asked).toEqual([1]);
    const after = tried.do(1, letStand);
    expect(after.types).toContain("AceReinforced");
    const stand = after.on(0, SWORDS);
    expect(stand).toMatchObject({ isReinforced: true });
    expect(stand?.how === "engaged" && stand.cards).toHaveLength(3);
    after.turn(0).refuses(0, { type: "Reinforce", field: SWORDS, cards: "sw11" }, "NoLoneAce", "WO1");
  });

  test("WO3, X69: when a knave reinforces it the ace is discarded", () => {
    const after = turn.do(0, { type: "Reinforce", field: SWORDS, core: "sw11" }).do(1, letStand);
    expect(after.types.slice(0, 3)).toEqual(["StealForgone", "AceGivenUp", "AceReinforced"]);
    expect(after.discards).toBe("sw1");
    const stand = after.on(0, SWORDS);
    expect(stand?.how === "engaged" && after.faces(stand.cards)).toBe("sw11");
  });

  test("WO1: a couple never reinforces, and only an ace that stands alone is reinforced", () => {
    turn.refuses(0, { type: "Reinforce", field: SWORDS, core: "sw13 sw14" }, "NotAnEngagement", "WO1");
    turn.refuses(0, { type: "Reinforce", field: CUPS, core: "", cards: "sw9" }, "NoLoneAce", "WO1");
    const nassau = given(at("nassau", "sw1 sw9", "cu5"))
      .do(0, { type: "Engage", field: SWORDS, cards: "sw1" })
      .turn(0);
    nassau.refuses(0, { type: "Reinforce", field: SWORDS, cards: "sw9" }, "NotInThisVariant", "WO1");
  });

  test("WO1: one number may be changed by the Magician, unless he came with the ace", () => {
    const one = given(at("worms", "sw1 sw9 t1 cu8", "cu5"))
      .do(0, { type: "Engage", field: SWORDS, cards: "sw1" })
      .turn(0);
    const after = one.do(0, { type: "Reinforce", field: SWORDS, core: "t1 cu8", cards: "sw9" });
    expect(itemAt(after.eventsOf("EngagementTried"), 0).cards).toHaveLength(3);
    const changed = given(at("worms", "cu1 sw9 t1 sw11", "cu5"))
      .do(0, { type: "Engage", field: SWORDS, core: "t1 cu1" })
      .turn(0);
    const given11 = changed.do(0, { type: "Reinforce", field: SWORDS, core: "sw11" }).do(1, letStand);
    expect(given11.discards).toBe("cu1 t1");
  });

  test("WO1, M1a: the Magician may come with the first ace, even if it has the field's suit", () => {
    const both = given(at("worms", "sw1 sw9 t1 cu8 sw11", "cu5"))
      .do(0, { type: "Engage", field: SWORDS, core: "t1", cards: "sw1" })
      .turn(0);
    const stand = both.on(0, SWORDS);
    expect(stand?.how === "engaged" && both.faces(stand.cards)).toBe("sw1 t1");
    both.refuses(0, { type: "Reinforce", field: SWORDS, core: "cu8", cards: "sw9" }, "NoMagician", "E9");
    const after = both.do(0, { type: "Reinforce", field: SWORDS, cards: "sw9" }).do(1, letStand);
    expect(after.types).toContain("AceReinforced");
    const court = both.do(0, { type: "Reinforce", field: SWORDS, core: "sw11" }).do(1, letStand);
    expect(court.discards).toBe("sw1 t1");
  });

  test("WO1, M1a: the Magician may come with reinforcements of the suit", () => {
    const one = given(at("worms", "sw1 sw9 t1", "cu5"))
      .do(0, { type: "Engage", field: SWORDS, cards: "sw1" })
      .turn(0);
    const after = one.do(0, { type: "Reinforce", field: SWORDS, core: "t1", cards: "sw9" });
    expect(itemAt(after.eventsOf("EngagementTried"), 0).cards).toHaveLength(2);
  });

  test("WO2, X70: a lone ace on the fourth field puts its player out", () => {
    const three = given(at("worms", "sw1 sw9", "cu5"))
      .abdicated(0, STAVES, CUPS, COINS)
      .turn(0);
    expect(three.do(0, { type: "Engage", field: SWORDS, cards: "sw1" }).isOut(0)).toBe(true);
  });

  test("WO4, X71: with stolen reinforcements the thief has 17, and the ace stays and may be reinforced again", () => {
    const after = turn
      .do(0, { type: "Reinforce", field: SWORDS, cards: "sw9 sw8" })
      .do(1, { type: "PlayFool", card: "t0" });
    const thief = after.on(1, SWORDS);
    expect(thief?.how === "engaged" && after.faces(thief.cards)).toBe("sw9 sw8");
    expect(after.on(0, SWORDS)).toMatchObject({ isReinforced: false });
    expect(after.turn(0).moves(0)).toContain("Reinforce");
  });

  test("WO5: an ace cannot be reinforced while the field is tempered, and can from the Chariot", () => {
    const tempered = given(at("worms", "sw1 sw9", "t14 cu5"))
      .do(0, { type: "Engage", field: SWORDS, cards: "sw1" })
      .turn(1)
      .do(1, { type: "PlayTemperance", card: "t14", field: SWORDS })
      .turn(0);
    tempered.refuses(0, { type: "Reinforce", field: SWORDS, cards: "sw9" }, "FieldTempered", "WO5");
    const chariot = given(at("worms", "sw1 t7 sw9 sw8", "cu5"))
      .do(0, { type: "LoadChariot", card: "t7", cards: "sw9" })
      .turn(0)
      .do(0, { type: "Engage", field: SWORDS, cards: "sw1" })
      .turn(0);
    const after = chariot.do(0, { type: "Reinforce", field: SWORDS, cards: "sw8", reserve: true });
    expect(itemAt(after.eventsOf("EngagementTried"), 0).cards).toHaveLength(2);
  });
});

describe("GAZA: the Tide", () => {
  const gaza = (...hands: string[]) => ({ hands, pile: others(...hands, "co2 co3 co4"), tide: "co2 co3 co4" });

  test("GA1, X2: the Tide is last in the order, with six cards that no player sees", () => {
    const options = arcanoid.options.parse({ tide: true });
    const dealt = arcanoid.deal(options, 10, () => (n) => n - 1);
    const table = dealt.reduce((state, event) => arcanoid.evolve(state, event)!, arcanoid.initial(options, 10));
    expect(table.pile).toHaveLength(12);
    expect(table.order.at(-1)).toBe(10);
    expect(dealt.findLast(({ type }) => type === "CardsDrawn")).toMatchObject({ party: 10, secret: { to: [] } });
    expect(dealt.filter(({ type }) => type === "CardsDrawn")).toHaveLength(11);
  });

  test("GA2: the Tide discards its oldest card and draws one, by itself", () => {
    const after = given(gaza("sw5", "cu5")).turn(1).do(1, { type: "Discard", card: "cu5" });
    const own = after.events.filter((event) => "party" in event && event.party === 2);
    expect(own.map(({ type }) => type)).toEqual(["TurnStarted", "CardDiscarded", "CardsDrawn"]);
    expect(after.discards).toBe("cu5 co2");
    expect(after.state.turn.party).toBe(0);
  });

  test("GA2: without cards the Tide abdicates the first free field", () => {
    const bare = given({ hands: ["sw5", "cu5"], tide: "" })
      .turn(1)
      .do(1, { type: "Discard", card: "cu5" });
    expect(bare.on(2, SWORDS)).toMatchObject({ how: "abdicated" });
    expect(bare.on(2, STAVES)).toBeUndefined();
  });

  test("GA3: the Tide is asked nothing, and never uses the Fool", () => {
    const before = given({ hands: ["sw5", "cu5"], tide: "t0", pile: others("sw5 cu5") })
      .abdicated(1, SWORDS)
      .turn(0);
    expect(before.do(0, { type: "Engage", field: SWORDS, cards: "sw5" }).types).toContain("EngagementStood");
  });

  test("GA4: Priestess and Hanged Man can be played against the Tide", () => {
    const before = given(gaza("t2 t12 sw5", "cu5"));
    const looked = before.do(0, { type: "PlayPriestess", card: "t2", party: 2 });
    expect(looked.eventsOf("HandLookedAt")).toMatchObject([{ of: 2, secret: { to: [0] } }]);
    const hung = looked.do(0, { type: "PlayHangedMan", card: "t12", party: 2 });
    expect(hung.eventsOf("HandThrown")).toMatchObject([{ party: 2 }]);
    expect(itemAt(hung.state.parties, 2).closed).toHaveLength(6);
  });

  test("GA7: the Tide's cards are not shuffled, so a player who has seen one continues to know it", () => {
    const before = given(gaza("t2 sw5", "cu5"));
    const after = before.do(0, { type: "PlayPriestess", card: "t2", party: 2 });
    expect(after.eventsOf("HandShuffled")).toEqual([]);
    const [card] = itemAt(after.state.parties, 2).closed;
    expect(arcanoid.cards.hiddenFrom(after.state, 0)).not.toContain(card);
    expect(arcanoid.cards.hiddenFrom(after.state, 1)).toContain(card);
    const on = after.turn(1).do(1, { type: "Discard", card: "cu5" });
    expect(on.state.discard.find((one) => one.card === card)!.seenBy).toEqual([0]);
  });

  test("GA5, X72: a Star turns the Tide's cards open; its next draw is closed, and its oldest card goes first", () => {
    const before = given(gaza("t17 sw5", "cu5"));
    const after = before.do(0, { type: "PlayStar", card: "t17", call: "cu14" });
    expect(after.eventsOf("TideTurned")).toHaveLength(1);
    expect(after.faces(itemAt(after.state.parties, 2).open)).toBe("co2 co3 co4");
    const on = after.turn(1).do(1, { type: "Discard", card: "cu5" });
    expect(on.eventsOf("CardDiscarded")[1]).toMatchObject({ party: 2, face: "co2" });
    expect(itemAt(on.state.parties, 2).closed.length).toBeGreaterThan(0);
  });

  test("GA6, W7, X73: once all others are out the Tide abdicates all, and a field that it wins counts for no player", () => {
    const before = given(gaza("sw5", "cu5")).abdicated(1, 0, 1, 2, 3);
    const out = before.after([{ type: "PartyOut", party: 1, cards: [], reserve: [] }]);
    const end = out.abdicated(0, SWORDS, STAVES, CUPS).turn(0).do(0, { type: "Abdicate", field: COINS });
    expect(
      end
        .eventsOf("FieldAbdicated")
        .filter(({ reason }) => reason === "end")
        .map(({ field }) => field),
    ).toEqual([0, 1, 2, 3]);
    expect(end.eventsOf("FieldWon")[CUPS]).toEqual({
      type: "FieldWon",
      party: 2,
      field: CUPS,
      reason: "last-abdication",
    });
    expect(end.eventsOf("RoundScored")).toEqual([{ type: "RoundScored", fields: [null, null, null, null] }]);
  });
});

test("a match of rules 1 continues by them, and a new one follows the current rules", () => {
  const game = gameOf("arcanoid")!;
  const bout = { game, options: options.parse({}), seats: 2, name: "whim", id: "rules", text: "rules" };
  const [first] = dealt(bout).log;
  const created = (rules: number): State =>
    foldMatch(game, INITIAL_MATCH, [{ ...first!, rules } as Recorded]).table as unknown as State;
  expect([created(1).rules, created(arcanoid.rules).rules]).toEqual([1, arcanoid.rules]);
  expect(variantOf(created(1))).toMatchObject({ allowsIdleMagician: false, reserve: "engageable" });
  expect(variantOf(created(arcanoid.rules))).toBe(VARIANTS[created(arcanoid.rules).options.variant]);
});
