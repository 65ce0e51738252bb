import { describe, expect, test } from "vitest";
import {
  discard,
  drew,
  offer,
  offered,
  pairDiscarded,
  place,
  playFinish,
  playStart,
  settled,
  startPlayed,
  tollOpened,
  turn,
} from "../../../kit/tranquility.builders.ts";
import { given } from "../../../kit/tranquility.ts";

const unpayable = { result: "lost", winners: [], reason: "toll-unpayable" };

/** Seats with 5, 4 and 5 cards, and a toll that seat 1 has just opened. */
const tolled = () =>
  given({
    hands: ["1 2 3 4 5", "start 11 12 13 14", "21 22 23 24 25"],
    piles: ["6 7 8 9", "15 16 17 18 19", "26"],
    turn: 1,
  })
    .when(1, playStart())
    .then(startPlayed(1), tollOpened(8));

describe("B6: the start", () => {
  test("B6: a seat that holds a start while none has been played must play it", () => {
    const table = given({ hands: ["1 2 start finish 5", "6"] });
    expect(table.moves(0)).toEqual(["PlayStart start"]);
    table.when(0, place("1", 0)).refused("StartIsForced", "B6");
    table.when(0, discard("1 2")).refused("StartIsForced", "B6");
    table.when(0, discard("1 start")).refused("StartIsForced", "B6");
    table.when(0, playFinish()).refused("StartIsForced", "B6");
  });

  test("B6: a start in another hand forces no seat", () => {
    given({ hands: ["1 2", "start 6"] })
      .when(0, discard("1 2"))
      .then(pairDiscarded(0, "1 2"), turn(1));
  });

  test("B6: a start goes to the start space, the toll of 8 opens, and no seat draws yet", () => {
    const table = tolled();
    expect(table.state.start).toBe(table.card(1, "start"));
    expect(table.hand(1)).toEqual(["i11", "i12", "i13", "i14"]);
    expect(table.toAct).toEqual([0, 1, 2]);
  });

  test("B6: only a start can be played as one, and only the first one", () => {
    given({ hands: ["start 1", "6"] })
      .when(0, playStart("1"))
      .refused("NotAStart", "B6");
    given({ hands: ["start 1", "6"], start: "played" })
      .when(0, playStart())
      .refused("StartIsPlayed", "B6");
  });

  test("B6: of two starts in hand one is played, and the other is dead", () => {
    const table = given({ hands: ["start start 1 2 3", "11 12 13 14 15"] }).when(0, playStart()).after;
    expect(table.hand(0)).toEqual(["start", "i1", "i2", "i3"]);
    expect(table.moves(0)).toEqual(["OfferToll 0..4"]);
  });

  test("B6: starts that are drawn later are dead cards, discarded like any other", () => {
    const table = given({ hands: ["start 1 2", "6"], start: "played" });
    expect(table.moves(0)).not.toContain("PlayStart start");
    table.when(0, discard("start 1")).then(pairDiscarded(0, "start 1"), turn(1));
  });

  test("B6: a dead start may be part of the toll", () => {
    given({ hands: ["start start 1 2 3", "11 12 13 14 15"] })
      .when(0, playStart())
      .after.when(0, offer("start 1 2 3"))
      .then(offered(0, "start 1 2 3"))
      .when(1, offer("11 12 13 14"))
      .then(offered(1, "11 12 13 14"), settled([0, "start 1 2 3"], [1, "11 12 13 14"]), turn(1));
  });

  test("B6: a start drawn after the toll is dead", () => {
    const table = given({ hands: ["start 1 2 3 4", "11 12 13 14 15"], piles: ["start"] })
      .when(0, playStart())
      .after.when(0, offer("1 2 3 4"))
      .after.when(1, offer("11 12 13 14"))
      .then(offered(1, "11 12 13 14"), settled([0, "1 2 3 4"], [1, "11 12 13 14"]), drew(0, "start"), turn(1));
    expect(table.moves(1)).not.toEqual([]);
  });

  test("B6: after the toll every seat draws back to 5, in order from the acting seat, and the next seat acts", () => {
    tolled()
      .when(0, offer("1 2 3"))
      .then(offered(0, "1 2 3"))
      .when(2, offer("21"))
      .then(offered(2, "21"))
      .when(1, offer("11 12 13 14"))
      .then(
        offered(1, "11 12 13 14"),
        settled([0, "1 2 3"], [1, "11 12 13 14"], [2, "21"]),
        drew(1, "15 16 17 18 19"),
        drew(2, "26"),
        drew(0, "6 7 8"),
        turn(2),
      );
  });
});

describe("B7: the toll online", () => {
  test("B7: an offer of nothing is an offer, and a seat that gives nothing is not named", () => {
    tolled()
      .when(2, offer(""))
      .then(offered(2, ""))
      .when(1, offer("11 12 13 14"))
      .then(offered(1, "11 12 13 14"))
      .when(0, offer("1 2 3 4"))
      .then(
        offered(0, "1 2 3 4"),
        settled([0, "1 2 3 4"], [1, "11 12 13 14"]),
        drew(1, "15 16 17 18 19"),
        drew(0, "6 7 8 9"),
        turn(2),
      );
  });

  test("B7: a toll waits until every seat has an offer, even when the offers total 8", () => {
    const table = tolled()
      .when(0, offer("1 2 3 4"))
      .then(offered(0, "1 2 3 4"))
      .when(1, offer("11 12 13 14"))
      .then(offered(1, "11 12 13 14"));
    expect(table.toAct).toEqual([2]);
    table.when(2, offer("21")).refused("TollExceeded", "B7");
  });

  test("B7: when all seats have offered and it is too little, every seat with more to give is awaited", () => {
    const table = tolled()
      .when(0, offer("1 2"))
      .then(offered(0, "1 2"))
      .when(1, offer("11"))
      .then(offered(1, "11"))
      .when(2, offer(""))
      .then(offered(2, ""));
    expect(table.toAct).toEqual([0, 1, 2]);
    expect(table.outcome).toBe(undefined);
    const all = table.when(1, offer("11 12 13 14")).after;
    expect(all.toAct).toEqual([0, 2]);
  });

  test("B7: an offer that lifts the total above 8 is refused", () => {
    const table = tolled().when(0, offer("1 2 3 4 5")).after;
    table.when(1, offer("11 12 13 14")).refused("TollExceeded", "B7");
    expect(table.moves(1)).toEqual(["OfferToll 0..3"]);
  });

  test("B7: a new offer replaces the old one before the total is taken", () => {
    const table = tolled().when(0, offer("1 2 3 4 5")).after.when(1, offer("11 12")).after;
    expect(table.moves(0)).toEqual(["OfferToll 0..5"]);
    expect(table.moves(2)).toEqual(["OfferToll 0..1"]);
    table
      .when(0, offer("2 5"))
      .then(offered(0, "2 5"))
      .when(2, offer("21 22 23 24"))
      .then(
        offered(2, "21 22 23 24"),
        settled([0, "2 5"], [1, "11 12"], [2, "21 22 23 24"]),
        drew(1, "15 16 17"),
        drew(2, "26"),
        drew(0, "6 7"),
        turn(2),
      );
  });

  test("B7: the number of offered cards is public, the cards stay in the hand until the toll settles", () => {
    const table = tolled().when(0, offer("1 2 3")).after;
    expect(table.hand(0)).toEqual(["i1", "i2", "i3", "i4", "i5"]);
    expect(table.state.discards[0]).toEqual([]);
  });

  test("B7: while a toll is open every other command is refused, and without one an offer is", () => {
    const table = tolled();
    table.when(1, discard("11 12")).refused("TollIsOpen", "B7");
    table.when(0, place("1", 0)).refused("TollIsOpen", "B7");
    given({ hands: ["1 2", "3"] })
      .when(0, offer("1"))
      .refused("NoTollIsOpen", "B7");
  });

  test("B7: a seat offers only its own cards, each once", () => {
    const table = tolled();
    table.when(0, offer("11")).refused("NotInHand");
    table.when(0, offer("6")).refused("NotInHand");
    const card = table.card(0, "1");
    table.when(0, () => ({ type: "OfferToll", cards: [card, card] })).refused("SameCardTwice");
  });
});

describe("B8: a toll that cannot be paid", () => {
  test("B8: fewer than 8 cards in all hands lose the match", () => {
    const table = given({ hands: ["start 1 2 3", "11 12 13 14"], piles: ["4 5 6", "15 16"] })
      .when(0, playStart())
      .then(startPlayed(0), tollOpened(8));
    expect(table.outcome).toEqual(unpayable);
    expect(table.toAct).toEqual([]);
    expect(table.moves(0)).toEqual([]);
  });

  test("B8: 8 cards in all hands are enough", () => {
    const table = given({ hands: ["start 1 2 3", "11 12 13 14 15"] }).when(0, playStart()).after;
    expect(table.outcome).toBe(undefined);
    expect(table.when(0, offer("1 2 3")).after.when(1, offer("11 12 13 14 15")).after.state.hands).toEqual([[], []]);
  });
});

describe("B9: the toll of a single player", () => {
  test("B9: with draw-five a single player draws 5, discards 8 of the 9, and draws to 5", () => {
    given({ hands: ["start 1 2 3 4"], piles: ["11 12 13 14 15 16 17 18 19 20"] })
      .when(0, playStart())
      .then(startPlayed(0), drew(0, "11 12 13 14 15"), tollOpened(8))
      .when(0, offer("1 2 3 4 11 12 13 14"))
      .then(offered(0, "1 2 3 4 11 12 13 14"), settled([0, "1 2 3 4 11 12 13 14"]), drew(0, "16 17 18 19"), turn(0));
  });

  test("B9: draw-five is the default", () => {
    expect(given({ hands: ["1"] }).state.options).toMatchObject({ soloToll: "draw-five" });
  });

  test("B9: with draw-five an offer may be built up, and never exceeds 8", () => {
    const table = given({ hands: ["start 1 2 3 4"], piles: ["11 12 13 14 15"] }).when(0, playStart()).after;
    expect(table.moves(0)).toEqual(["OfferToll 0..8"]);
    table.when(0, offer("1 2 3 4 11 12 13 14 15")).refused("TollExceeded", "B7");
    expect(table.when(0, offer("1 2")).then(offered(0, "1 2")).toAct).toEqual([0]);
  });

  test("B9: with draw-five and fewer than 8 cards in all the match is lost when the toll opens", () => {
    const table = given({ hands: ["start 1 2 3 4"], piles: ["11 12 13"] })
      .when(0, playStart())
      .then(startPlayed(0), drew(0, "11 12 13"), tollOpened(8));
    expect(table.outcome).toEqual(unpayable);
    const enough = given({ hands: ["start 1 2 3 4"], piles: ["11 12 13 14"] }).when(0, playStart()).after;
    expect(enough.outcome).toBe(undefined);
  });

  test("B9: with draw-five an empty pile gives no cards", () => {
    const table = given({ hands: ["start 1 2 3 4"] })
      .when(0, playStart())
      .then(startPlayed(0), tollOpened(8));
    expect(table.outcome).toEqual(unpayable);
  });

  const rounds = (hand: string, pile: string) =>
    given({ hands: [hand], piles: [pile], options: { soloToll: "two-rounds" } });

  test("B9: with two-rounds a single player discards the 4, draws to 5, discards 4, and draws to 5", () => {
    rounds("start 1 2 3 4", "11 12 13 14 15 16 17 18 19 20")
      .when(0, playStart())
      .then(startPlayed(0), tollOpened(4))
      .when(0, offer("1 2 3 4"))
      .then(offered(0, "1 2 3 4"), settled([0, "1 2 3 4"]), drew(0, "11 12 13 14 15"), tollOpened(4))
      .when(0, offer("11 12 14 15"))
      .then(offered(0, "11 12 14 15"), settled([0, "11 12 14 15"]), drew(0, "16 17 18 19"), turn(0));
  });

  test("B9: with two-rounds the match is lost when the second round cannot be paid", () => {
    const table = rounds("start 1 2 3 4", "11 12 13")
      .when(0, playStart())
      .then(startPlayed(0), tollOpened(4))
      .when(0, offer("1 2 3 4"))
      .then(offered(0, "1 2 3 4"), settled([0, "1 2 3 4"]), drew(0, "11 12 13"), tollOpened(4));
    expect(table.outcome).toEqual(unpayable);
  });

  test("B9: with two-rounds and fewer than 4 cards the first round cannot be paid", () => {
    const table = rounds("start 1 2 3", "11 12").when(0, playStart()).then(startPlayed(0), tollOpened(4));
    expect(table.outcome).toEqual(unpayable);
  });

  test("B9: with two-rounds an offer has at most 4 cards a round", () => {
    const table = rounds("start 1 2 3 4", "11 12 13 14 15").when(0, playStart()).after.when(0, offer("1 2 3 4")).after;
    table.when(0, offer("11 12 13 14 15")).refused("TollExceeded", "B7");
  });

  test("B9: with two players soloToll changes nothing", () => {
    given({ hands: ["start 1 2 3 4", "5"], piles: ["11"], options: { soloToll: "two-rounds" } })
      .when(0, playStart())
      .then(startPlayed(0), tollOpened(8));
  });
});
