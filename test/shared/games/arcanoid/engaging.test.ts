import { describe, expect, test } from "vitest";
import { isRefusal } from "../../../../shared/engine/contract/events.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { type ArcanoidFace, codeOf, FACES, type Field, kindOf } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { type Engagement, engagementOf } from "../../../../shared/games/arcanoid/engagements.ts";
import { compare } from "../../../../shared/games/arcanoid/fields.ts";
import { VARIANTS } from "../../../../shared/games/arcanoid/variants.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { COINS, CUPS, filler, given, STAVES, SWORDS } from "./table.ts";

const what = (faces: string, field: Field = SWORDS) =>
  engagementOf(faces.split(" ") as ArcanoidFace[], field, VARIANTS.dresden);
const strength = (faces: string, field: Field = SWORDS) => {
  const engagement = what(faces, field) as Engagement;
  return engagement.rank === "points" ? engagement.strength : engagement.rank;
};

describe("cards", () => {
  test("K1, K3, X1: the deck has 78 different faces; minors and callable trumps are contiguous ranges", () => {
    expect(new Set(FACES).size).toBe(78);
    expect(codeOf("co13")).toBe(54);
    expect(codeOf("t21")).toBe(77);
    expect(FACES.slice(0, 3)).toEqual(["sw1", "sw2", "sw3"]);
  });

  test("K2: the Fool is a kind of its own", () => {
    expect([kindOf("t0"), kindOf("t1"), kindOf("t21"), kindOf("cu14")]).toEqual(["fool", "trumps", "trumps", "cups"]);
  });
});

describe("an engagement", () => {
  test("E3: numeric cards count their sum", () => {
    expect(strength("sw4 sw6 sw7")).toBe(17);
    expect(strength("sw9 sw10")).toBe(19);
  });

  test("E4: a knave or knight counts alone or with the ace, which adds nothing", () => {
    expect(strength("sw11")).toBe(14.5);
    expect(strength("sw12 sw1")).toBe(17.5);
    expect(what("sw12 sw1")).toMatchObject({ hasAce: true });
  });

  test("E4, X12: a knight with the ace of another suit needs the Magician", () => {
    expect(what("sw12 cu1")).toEqual({ refused: "NoMagician", rule: "E9" });
  });

  test("E5, E6, E7, W3: a couple is royal, illegitimate or imperial", () => {
    expect(strength("sw14 sw13")).toBe("royal");
    expect(strength("t6 sw11")).toBe("illegitimate");
    expect(strength("t6 t3")).toBe("illegitimate");
    expect(strength("t3 t4")).toBe("imperial");
  });

  test("E6: the court of an illegitimate couple is of the field's suit", () => {
    expect(what("t6 cu11")).toMatchObject({ refused: "NotAnEngagement" });
  });

  test("E9, X13, X17: the Magician changes one number of another suit", () => {
    expect(strength("sw10 st10 t1", SWORDS)).toBe(20);
    expect(strength("sw10 st10 t1", STAVES)).toBe(20);
    expect(strength("t1 cu8")).toBe(8);
    expect(what("sw11 t1 cu1")).toMatchObject({ strength: 14.5, hasAce: true });
    expect(what("sw3 t1 cu1 st2")).toMatchObject({ refused: "NotAnEngagement", rule: "E9" });
  });

  test("M1a, X16: the Magician may lie beside cards of the field's own suit, and changes nothing", () => {
    expect(what("t1 sw8 sw3")).toMatchObject({ strength: 11, cards: 2, hasMagician: true });
    expect(what("t1 sw11 sw1")).toMatchObject({ strength: 14.5, hasAce: true });
    const before = given({ hands: ["t1 sw10 sw1 sw11 cu5", "co2"], pile: filler(8, 1) });
    const tried = before.do(0, { type: "Engage", field: SWORDS, core: "t1", cards: "sw10" });
    expect(itemAt(tried.eventsOf("EngagementTried"), 0).cards).toHaveLength(2);
    expect(before.do(0, { type: "Engage", field: SWORDS, core: "t1 sw1 sw11" }).types).toContain("EngagementStood");
  });

  test("M1a, E10: the Magician needs a numeric card beside him", () => {
    expect(what("t1 sw11")).toEqual({ refused: "NotAnEngagement", rule: "M1a" });
    expect(what("t1")).toMatchObject({ refused: "NotAnEngagement" });
  });

  test("M1a, M7b: with a reserve the Magician needs one number, wherever it lies", () => {
    const loaded = given({ hands: ["t7 t1 sw4 sw5 cu5", "co2"], pile: filler(7, 1) });
    const only = loaded.do(0, { type: "LoadChariot", card: "t7", cards: "t1" }).turn(0);
    const least = only
      .offers(0, "Engage")
      .filter(
        ({ command }) =>
          "reserve" in command && command.reserve && command.field === SWORDS && command.core.length === 0,
      )
      .flatMap(({ parts = [] }) => parts.map((part) => part.of === "cards" && part.least));
    expect(least).toEqual([1]);
    only.refuses(0, { type: "Engage", field: SWORDS, cards: "", reserve: true }, "ReserveDoesNotFit", "M7b");
    const both = loaded.do(0, { type: "LoadChariot", card: "t7", cards: "t1 sw4" }).turn(0);
    expect(both.do(0, { type: "Engage", field: SWORDS, cards: "", reserve: true }).types[0]).toBe("EngagementTried");
  });

  test("M1a, X16: by rules 1 the Magician had to change a number", () => {
    const before = given({ hands: ["t1 sw10 sw1 sw11", "co2"], pile: filler(8, 1), rules: 1 });
    const idle = { type: "Engage", field: SWORDS, core: "t1", cards: "sw10" } as const;
    before.refuses(0, idle, "NothingChanged", "M1a");
    before.refuses(0, { type: "Engage", field: SWORDS, core: "t1 sw11" }, "NothingChanged", "M1a");
    const onSwords = before.offers(0, "Engage").filter(({ command }) => "core" in command && command.field === SWORDS);
    expect(onSwords.map(({ command }) => "core" in command && before.faces(command.core))).toEqual([
      "",
      "sw11",
      "sw1 sw11",
    ]);
  });

  test("E10, M3, M4, M6, X14: all other sets of cards are refused, and Empress, Emperor or Lovers alone", () => {
    for (const faces of [
      "sw14",
      "sw13",
      "sw11 sw5",
      "sw14 sw13 sw2",
      "t3",
      "t4",
      "t6",
      "t1",
      "sw11 sw12",
      "t8",
      "t3 t4 t6",
    ])
      expect(what(faces), faces).toMatchObject({ refused: "NotAnEngagement" });
  });

  test("E11: the highest total is 65", () => {
    expect(strength("sw1 sw2 sw3 sw4 sw5 sw6 sw7 sw8 sw9 sw10 t1 cu10")).toBe(65);
  });
});

describe("the better of two engagements", () => {
  const better = (a: string, b: string, ties: "top-card" | "fewest-cards" = "top-card") => {
    const { lead, reason } = compare(what(a) as Engagement, what(b) as Engagement, ties);
    return [Math.sign(lead), reason];
  };

  test("W1, X58: the order is World, imperial, royal, illegitimate, points", () => {
    const order = ["t21", "t3 t4", "sw14 sw13", "t6 sw11", "sw9 sw10"];
    for (const [i, high] of order.entries())
      for (const low of order.slice(i + 1)) expect(better(high, low)[0], `${high} against ${low}`).toBe(1);
    expect(better("t6 sw11", "sw10 sw9 sw8 sw7 sw6")).toEqual([1, "illegitimate"]);
    expect(better("t6 sw11", "sw14 sw13")).toEqual([-1, "royal"]);
  });

  test("W2, X10, X11: 19 beats 17; 15 beats a knave, which beats 14; 18 beats a knight, which beats 17", () => {
    expect(better("sw9 sw10", "sw4 sw6 sw7")).toEqual([1, "points"]);
    expect(better("sw9 sw6", "sw11")[0]).toBe(1);
    expect(better("sw11", "sw9 sw5")[0]).toBe(1);
    expect(better("sw10 sw8", "sw12")[0]).toBe(1);
    expect(better("sw12", "sw10 sw7")[0]).toBe(1);
  });

  test("W4, X59: of equal totals the one with the higher top card wins", () => {
    expect(better("sw10 sw7", "sw9 sw8")).toEqual([1, "top-card"]);
  });

  test("W5, X60: of equal top cards the one without the Magician wins", () => {
    expect(better("sw10 sw5", "t1 cu10 sw4 sw1")).toEqual([1, "no-magician"]);
  });

  test("W5, X61: with `fewest-cards` the one with fewer cards wins first; the Magician does not count", () => {
    expect(better("sw9 sw8", "sw10 sw4 sw3", "fewest-cards")).toEqual([1, "fewest-cards"]);
    expect(better("sw9 sw8", "t1 cu10 sw7", "fewest-cards")).toEqual([-1, "top-card"]);
  });
});

describe("engaging", () => {
  const table = given({ hands: ["sw9 sw10 sw11 t6 t3 sw1", filler(6)], pile: filler(14, 6) });

  test("E1, X9: a player engages only on a free field", () => {
    const after = table.abdicated(0, SWORDS);
    after.refuses(0, { type: "Engage", field: SWORDS, cards: "sw9" }, "NotFree", "E1");
  });

  test("E2: abdicating takes no card and is always legal on a free field", () => {
    const after = table.do(0, { type: "Abdicate", field: CUPS });
    expect(after.hand(0)).toBe(table.hand(0));
    expect(after.on(0, CUPS)).toMatchObject({ how: "abdicated", reason: "choice" });
    after.turn(0).refuses(0, { type: "Abdicate", field: CUPS }, "NotFree", "E2");
  });

  test("F5, T3, X3: the hand is filled up afterwards", () => {
    const before = given({ hands: ["sw2 sw3 sw4 cu5 cu6 cu7", "t0"], pile: "co1 co2 co3 co4 co5 co6 co7" }).abdicated(
      1,
      SWORDS,
    );
    const after = before.do(0, { type: "Engage", field: SWORDS, cards: "sw2 sw3 sw4" });
    expect(after.hand(0)).toBe("cu5 cu6 cu7 co1 co2 co3");
    expect(after.state.pile).toHaveLength(4);
    expect(after.state.turn.party).toBe(1);
  });

  test("E6, E8, X15: Lovers and Empress on two fields fill both by one play", () => {
    const after = table.do(0, { type: "Engage", field: CUPS, also: COINS, core: "t6 t3" });
    expect(after.on(0, CUPS)).toMatchObject({ how: "engaged", also: COINS });
    expect(after.on(0, COINS)).toMatchObject({ how: "engaged", also: CUPS });
    expect(after.eventsOf("EngagementTried")).toMatchObject([{ field: CUPS, also: COINS }]);
  });

  test("E8: only an imperial couple, or Lovers and Empress, may stand on two fields, and both must be free", () => {
    table.refuses(0, { type: "Engage", field: SWORDS, also: CUPS, cards: "sw9" }, "TwoFieldsNeedACouple", "E8");
    table.refuses(0, { type: "Engage", field: SWORDS, also: SWORDS, core: "t6 t3" }, "TwoFieldsNeedACouple", "E8");
    table.refuses(0, { type: "Engage", field: SWORDS, also: CUPS, core: "t6 sw11" }, "TwoFieldsNeedACouple", "E8");
    table.abdicated(0, CUPS).refuses(0, { type: "Engage", field: SWORDS, also: CUPS, core: "t6 t3" }, "NotFree", "E1");
  });

  test("E10: a command has one form: fixed cards in the order of handles, chosen cards in any order, fields in their order", () => {
    const [ace, knave, lovers, empress] = ["sw1", "sw11", "t6", "t3"].map((face) => table.card(face)) as number[];
    const couple = [lovers!, empress!].sort((a, b) => a - b);
    const answer = (command: object) => arcanoid.decide(table.state, 0, command as Command, () => (n) => n - 1);
    const engage = (core: readonly number[], cards: readonly number[], field: Field = SWORDS) =>
      answer({ type: "Engage", field, core, cards });
    const refused = { refused: "NotAsOffered", rule: "E10" };
    const fixed = [ace!, knave!].sort((a, b) => a - b);
    expect(isRefusal(engage(fixed, []))).toBe(false);
    expect(engage(fixed.toReversed(), [])).toEqual(refused);
    expect(engage([knave!], [ace!])).toEqual(refused);
    expect(engage([ace!], [knave!])).toEqual(refused);
    expect(engage([], fixed)).toEqual(refused);
    expect(engage([ace!], [])).toEqual(refused);
    expect(isRefusal(engage([], [ace!]))).toBe(false);
    const numbers = ["sw1", "sw9"].map((face) => table.card(face));
    expect(engage([], numbers.toReversed())).toEqual(engage([], numbers));
    expect(isRefusal(answer({ type: "Engage", field: CUPS, also: COINS, core: couple, cards: [] }))).toBe(false);
    expect(answer({ type: "Engage", field: COINS, also: CUPS, core: couple, cards: [] })).toEqual(refused);
  });

  test("T6: a player uses only cards to which they have access, each once", () => {
    table.refuses(0, { type: "Engage", field: COINS, cards: "co2" }, "NotYours", "T6");
    table.refuses(0, { type: "Engage", field: SWORDS, cards: "sw9 sw9" }, "SameCardTwice", "T6");
  });

  test("F6: a player can neither add to an engagement nor take it back", () => {
    const after = table.do(0, { type: "Engage", field: SWORDS, core: "sw1 sw11" });
    after.turn(0).refuses(0, { type: "Engage", field: SWORDS, cards: "sw9" }, "NotFree", "E1");
  });
});
