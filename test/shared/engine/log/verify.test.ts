import { describe, expect, test } from "vitest";
import {
  altered,
  cards,
  entryAt,
  eventful,
  headed,
  type LooseEntry,
  renumbered,
  setting,
  verdict,
  versionOf,
  without,
} from "../../../kit/forged.ts";
import { fileOf, seated, seedOf } from "../../../kit/play.ts";

const file = eventful();
const at = (type: string, n = 0): number => versionOf(file, type, n);

test("a match that was played by the rules is valid", () => {
  expect(verdict(file)).toBe(undefined);
});

describe("verify finds", () => {
  test("a wrong cost", () => {
    const paid = at("CostPaid");
    const cheap = altered(file, paid, (entry) => ({ ...entry, cards: cards(entry).slice(1) }));
    expect(verdict(cheap)).toEqual({ v: paid - 1, reason: "CardPlaced is refused: WrongCost (B4)" });
    const free = renumbered(without(file, paid));
    expect(verdict(free)).toEqual({ v: paid - 1, reason: "CardPlaced is refused: WrongCost (B4)" });
  });

  test("a cost paid with another's card", () => {
    const paid = at("CostPaid");
    const { seat } = entryAt(file, paid) as LooseEntry & { seat: number };
    const other = file.log.find(
      (entry) => entry.type === "CardsDrawn" && (entry as LooseEntry).seat !== seat,
    ) as LooseEntry;
    const stolen = altered(file, paid, (entry) => ({ ...entry, cards: [cards(other)[0], ...cards(entry).slice(1)] }));
    expect(verdict(stolen)).toEqual({ v: paid - 1, reason: "CardPlaced is refused: NotInHand" });
  });

  test("a stolen card: one drawn card more than the rules give", () => {
    const draw = at("CardsDrawn", 3);
    const stolen = altered(file, draw, (entry) => ({ ...entry, cards: [...cards(entry), cards(entry).at(-1)! + 1] }));
    expect(verdict(stolen)).toEqual({ v: draw, reason: "CardsDrawn: cards is not what the rules give" });
  });

  test("a card that differs from the one dealt", () => {
    const draw = at("CardsDrawn", 4);
    const swapped = altered(file, draw, (entry) => {
      const [first] = Object.keys(entry.secret!.faces);
      return { ...entry, secret: { ...entry.secret!, faces: { ...entry.secret!.faces, [first!]: "finish" } } };
    });
    expect(verdict(swapped)).toEqual({ v: draw, reason: "CardsDrawn: secret is not what the rules give" });
  });

  test("a face on the board that differs from the card's", () => {
    const place = at("CardPlaced");
    const other = altered(file, place, (entry) => ({ ...entry, face: entry.face === "i40" ? "i41" : "i40" }));
    expect(verdict(other)).toEqual({ v: place, reason: "CardPlaced: face is not what the rules give" });
  });

  test("a draw that is revealed to others, or hidden from its seat", () => {
    const draw = at("CardsDrawn", 3);
    for (const to of [[0, 1, 2], []]) {
      const changed = altered(file, draw, (entry) => ({ ...entry, secret: { ...entry.secret!, to } }));
      expect(verdict(changed)).toEqual({ v: draw, reason: "CardsDrawn: secret is not what the rules give" });
    }
  });

  test("a toll of 7", () => {
    const opened = altered(file, at("TollOpened"), (entry) => ({ ...entry, amount: 7 }));
    expect(verdict(opened)).toEqual({ v: at("TollOpened"), reason: "TollOpened: amount is not what the rules give" });
    const offer = at("TollSettled") - 1;
    const short = altered(file, offer, (entry) => ({ ...entry, cards: cards(entry).slice(1) }));
    const settledAt = at("TollSettled");
    expect(verdict(short)).toEqual({ v: settledAt, reason: "TollSettled does not follow from TollOffered" });
  });

  test("a toll that another seat pays", () => {
    const settled = at("TollSettled");
    const other = altered(file, settled, (entry) => ({ ...entry, paid: (entry.paid as object[]).slice(1) }));
    expect(verdict(other)).toEqual({ v: settled, reason: "TollSettled: paid is not what the rules give" });
  });

  test("an offer from a seat that is not at the table", () => {
    const opened = at("TollOpened");
    for (const seat of [3, 99]) {
      const stamp = { v: 0, at: entryAt(file, opened).at, cause: "stranger", by: seat };
      const offer: LooseEntry = { ...stamp, type: "TollOffered", seat, cards: [] };
      const log = [...file.log.slice(0, opened), offer, ...file.log.slice(opened)];
      const forged = renumbered({ ...file, log });
      expect(verdict(forged)).toEqual({ v: opened + 1, reason: "TollOffered is refused: NoSuchSeat" });
    }
  });

  test("a move on a filled cell, or against the order", () => {
    const [first, second] = [at("CardPlaced"), at("CardPlaced", 1)];
    const { cell } = entryAt(file, first);
    const twice = altered(file, second, (entry) => ({ ...entry, cell }));
    expect(verdict(twice)).toEqual({ v: second, reason: "CardPlaced is refused: CellIsFilled (B3)" });
  });

  test("a turn of the wrong seat", () => {
    const v = at("TurnStarted", 1);
    const skipped = altered(file, v, (entry) => ({ ...entry, seat: ((entry.seat as number) + 1) % 3 }));
    expect(verdict(skipped)).toEqual({ v, reason: "TurnStarted: seat is not what the rules give" });
  });

  test("an event by another seat, in one event or in the whole step", () => {
    const v = at("PairDiscarded");
    const { cause, by } = entryAt(file, v);
    const one = altered(file, v + 1, (entry) => ({ ...entry, by: (by! + 1) % 3 }));
    expect(verdict(one)).toMatchObject({ v: v + 1, reason: expect.stringContaining('"by" differs') });
    const step = file.log.filter((entry) => entry.cause === cause).map((entry) => entry.v);
    const all = step.reduce((forged, n) => altered(forged, n, (entry) => ({ ...entry, by: (by! + 1) % 3 })), file);
    expect(verdict(all)).toEqual({ v, reason: "PairDiscarded is refused: NotYourTurn (B2)" });
    const nobody = step.reduce((forged, n) => altered(forged, n, ({ by: _, ...entry }) => entry), file);
    expect(verdict(nobody)).toEqual({ v, reason: "PairDiscarded does not follow from any command" });
  });
});

describe("verify finds in the end of a match", () => {
  test("a false outcome, in the log, in the header, or in both", () => {
    const outcome = { result: "won", winners: [0, 1, 2], reason: "finished" };
    const v = at("MatchEnded");
    const ended = altered(file, v, (entry) => ({ ...entry, outcome }));
    const due = { v, reason: "MatchEnded: outcome is not what the rules give" };
    expect(verdict(ended)).toEqual(due);
    expect(verdict(headed(ended, { outcome }))).toEqual(due);
    expect(verdict(headed(file, { outcome }))?.reason).toBe("the header's outcome is not what the log says");
  });

  test("a header about another match", () => {
    const wrong = { id: "x", commitment: file.header.commitment, startedAt: "2020-01-01T00:00:00.000Z", seats: [] };
    for (const field of ["id", "startedAt", "seats"] as const) {
      const { v, reason } = verdict(headed(file, { [field]: wrong[field] }))!;
      expect([v, reason]).toEqual([0, `the header's ${field} is not what the log says`]);
    }
    expect(verdict(headed(file, { game: "chess" }))?.reason).toBe('this release has no game "chess"');
    expect(verdict(headed(file, { game: "__proto__" }))?.v).toBe(0);
    expect(verdict(headed(file, { rules: 3 }))?.reason).toBe(
      "this release does not know rules 3 of the game, whose current rules are 2",
    );
    expect(verdict(headed(file, { rules: 0 }))?.reason).toMatch(/rules 0/);
    expect(verdict(headed(file, { rules: 1 }))?.reason).toBe("the header's rules is not what the log says");
    const older = altered(file, 1, (entry) => ({ ...entry, rules: 7 }));
    expect(verdict(older)).toEqual({ v: 1, reason: "MatchCreated is refused: UnknownRules" });
    expect(verdict(headed(file, { algorithm: "dice" }))?.reason).toMatch(/unknown algorithm/);
  });

  test("a missing end", () => {
    expect(verdict(fileOf(seated(setting, seedOf("open"))))?.reason).toMatch(/no seed/);
  });
});
