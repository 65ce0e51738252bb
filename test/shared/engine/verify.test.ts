import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Header, Malformed, type MatchFile, read, write } from "../../../shared/engine/format.ts";
import type { Recorded } from "../../../shared/engine/match.ts";
import { verify } from "../../../shared/engine/verify.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { altered, entryAt, headed, type Loose, renumbered, verdict, versionOf, without } from "../../kit/forged.ts";
import { fileOf, playOut, seated, seedOf } from "../../kit/play.ts";
import type { Setting } from "../../kit/shelf.ts";

const options = { mode: "standard", galateia: true, soloToll: "draw-five", talk: "silent" };
const setting: Setting = { game: tranquility, options, seats: 3 };

/** The cards an event names. */
const cards = (entry: Loose): number[] => entry.cards as number[];

/** A match of random moves that a toll was paid in, and costs. */
function eventful(): MatchFile {
  for (let n = 0; ; n++) {
    const file = fileOf(playOut(setting, seedOf(`eventful ${n}`)));
    const types = new Set(file.log.map(({ type }) => type));
    if (!["TollSettled", "CostPaid", "PairDiscarded"].every((type) => types.has(type))) continue;
    const last = entryAt(file, versionOf(file, "TollSettled") - 1);
    if (cards(last).length > 0) return file;
  }
}

const file = eventful();
const at = (type: string, n = 0): number => versionOf(file, type, n);

/** Whether an offer was replaced by a later one of its seat. */
const isReplaced = (entry: Loose): boolean =>
  entry.type === "TollOffered" &&
  file.log.some((later) => later.v > entry.v && later.type === entry.type && (later as Loose).seat === entry.seat);

test("a match that was played by the rules is true", () => {
  expect(verdict(file)).toBe(undefined);
});

describe("what was played", () => {
  test("a wrong cost", () => {
    const paid = at("CostPaid");
    const cheap = altered(file, paid, (entry) => ({ ...entry, cards: cards(entry).slice(1) }));
    expect(verdict(cheap)).toEqual({ v: paid - 1, reason: "CardPlaced is refused: WrongCost (B4)" });
    const free = renumbered(without(file, paid));
    expect(verdict(free)).toEqual({ v: paid - 1, reason: "CardPlaced is refused: WrongCost (B4)" });
  });

  test("a cost paid with another's card", () => {
    const paid = at("CostPaid");
    const { seat } = entryAt(file, paid) as Loose & { seat: number };
    const other = file.log.find((entry) => entry.type === "CardsDrawn" && (entry as Loose).seat !== seat) as Loose;
    const stolen = altered(file, paid, (entry) => ({ ...entry, cards: [cards(other)[0], ...cards(entry).slice(1)] }));
    expect(verdict(stolen)).toEqual({ v: paid - 1, reason: "CardPlaced is refused: NotInHand" });
  });

  test("a stolen card: one more is drawn than the rules give", () => {
    const draw = at("CardsDrawn", 3);
    const stolen = altered(file, draw, (entry) => ({ ...entry, cards: [...cards(entry), cards(entry).at(-1)! + 1] }));
    expect(verdict(stolen)).toEqual({ v: draw, reason: "CardsDrawn: cards is not what the rules give" });
  });

  test("a card that is another one than was dealt", () => {
    const draw = at("CardsDrawn", 4);
    const swapped = altered(file, draw, (entry) => {
      const [first] = Object.keys(entry.secret!.faces);
      return { ...entry, secret: { ...entry.secret!, faces: { ...entry.secret!.faces, [first!]: "finish" } } };
    });
    expect(verdict(swapped)).toEqual({ v: draw, reason: "CardsDrawn: secret is not what the rules give" });
  });

  test("a face on the board that the card does not have", () => {
    const place = at("CardPlaced");
    const other = altered(file, place, (entry) => ({ ...entry, face: entry.face === "i40" ? "i41" : "i40" }));
    expect(verdict(other)).toEqual({ v: place, reason: "CardPlaced: face is not what the rules give" });
  });

  test("a draw that is told to others, or kept from its seat", () => {
    const draw = at("CardsDrawn", 3);
    for (const to of [[0, 1, 2], []]) {
      const told = altered(file, draw, (entry) => ({ ...entry, secret: { ...entry.secret!, to } }));
      expect(verdict(told)).toEqual({ v: draw, reason: "CardsDrawn: secret is not what the rules give" });
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

  test("a toll that somebody else pays", () => {
    const settled = at("TollSettled");
    const other = altered(file, settled, (entry) => ({ ...entry, paid: (entry.paid as object[]).slice(1) }));
    expect(verdict(other)).toEqual({ v: settled, reason: "TollSettled: paid is not what the rules give" });
  });

  test("a move on a cell that is taken, or against the order", () => {
    const [first, second] = [at("CardPlaced"), at("CardPlaced", 1)];
    const { cell } = entryAt(file, first);
    const twice = altered(file, second, (entry) => ({ ...entry, cell }));
    expect(verdict(twice)).toEqual({ v: second, reason: "CardPlaced is refused: CellIsFilled (B3)" });
  });

  test("a turn that is another seat's", () => {
    const v = at("TurnStarted", 1);
    const skipped = altered(file, v, (entry) => ({ ...entry, seat: ((entry.seat as number) + 1) % 3 }));
    expect(verdict(skipped)).toEqual({ v, reason: "TurnStarted: seat is not what the rules give" });
  });

  test("another seat's by, in one event or in the whole step", () => {
    const v = at("PairDiscarded");
    const { cause, by } = entryAt(file, v);
    const one = altered(file, v + 1, (entry) => ({ ...entry, by: (by! + 1) % 3 }));
    expect(verdict(one)).toMatchObject({ v: v + 1, reason: expect.stringContaining("by is another seat's") });
    const step = file.log.filter((entry) => entry.cause === cause).map((entry) => entry.v);
    const all = step.reduce((forged, n) => altered(forged, n, (entry) => ({ ...entry, by: (by! + 1) % 3 })), file);
    expect(verdict(all)).toEqual({ v, reason: "PairDiscarded is refused: NotYourTurn (B2)" });
    const nobody = step.reduce((forged, n) => altered(forged, n, ({ by: _, ...entry }) => entry), file);
    expect(verdict(nobody)).toEqual({ v, reason: "PairDiscarded does not follow from any command" });
  });

  test("fields smuggled into any event", () => {
    for (const { v } of file.log) {
      for (const extra of [{ also: 1 }, { side: "day" }, { value: null }, JSON.parse('{"__proto__":{}}')]) {
        const smuggled = altered(file, v, (entry) =>
          Object.fromEntries([...Object.entries(entry), ...Object.entries(extra)]),
        );
        expect(verdict(smuggled)?.v, `${JSON.stringify(extra)} in version ${v}`).toBe(v);
      }
    }
  });

  test("fields left out of any event", () => {
    for (const entry of file.log) {
      for (const field of Object.keys(entry)) {
        if (["v", "at", "cause", "by", "player"].includes(field)) continue;
        const less = altered(file, entry.v, ({ [field]: _, ...rest }) => rest);
        expect(verdict(less), `${field} of version ${entry.v}`).not.toBe(undefined);
      }
    }
  });
});

describe("what was dealt", () => {
  test("a re-ordered pile", () => {
    const v = at("PilesDealt");
    const swapped = altered(file, v, (entry) => {
      const [first, ...rest] = entry.piles as number[][];
      return { ...entry, piles: [first!.toReversed(), ...rest] };
    });
    expect(verdict(swapped)).toEqual({ v, reason: "PilesDealt: piles is not what the rules give" });
  });

  test("two cards exchanged in the deal", () => {
    const v = at("PilesDealt");
    const swapped = altered(file, v, (entry) => {
      const { to, faces } = entry.secret!;
      return { ...entry, secret: { to, faces: { ...faces, 7: faces[8], 8: faces[7] } } };
    });
    expect(verdict(swapped)).toEqual({ v, reason: "PilesDealt: secret is not what the rules give" });
  });

  test("a swapped first seat", () => {
    const v = at("TurnStarted");
    const swapped = altered(file, v, (entry) => ({ ...entry, seat: ((entry.seat as number) + 1) % 3 }));
    expect(verdict(swapped)).toEqual({ v, reason: "TurnStarted: seat is not what the rules give" });
  });

  test("another seed, in the header or everywhere", () => {
    const seed = seedOf("another");
    expect(verdict(headed(file, { seed }))).toEqual({ v: 0, reason: "the seed does not match the commitment" });
    expect(verdict(headed(file, { seed: "ff" }))).toEqual({ v: 0, reason: "the seed is not 64 hex digits" });
    const { seed: _, ...open } = file.header;
    expect(verdict({ ...file, header: open as Header })?.reason).toMatch(/no seed/);
    const v = at("SeedRevealed");
    const revealed = altered(file, v, (entry) => ({ ...entry, seed }));
    expect(verdict(revealed)).toEqual({ v, reason: "SeedRevealed: seed is not what the rules give" });
  });

  test("another commitment, in the header or everywhere", () => {
    const commitment = "00".repeat(32);
    expect(verdict(headed(file, { commitment }))).toEqual({ v: 0, reason: "the seed does not match the commitment" });
    const opened = altered(file, 1, (entry) => ({ ...entry, commitment }));
    expect(verdict(opened)).toEqual({ v: 1, reason: "MatchCreated is refused: FalseCommitment" });
  });

  test("another nonce, where it was given or where it is repeated", () => {
    const sat = altered(file, at("SeatTaken", 1), (entry) => ({ ...entry, nonce: "better" }));
    expect(verdict(sat)).toEqual({ v: at("PilesDealt"), reason: "PilesDealt: secret is not what the rules give" });
    const nonces = ["n0", "better", "n2"];
    const v = at("SeedRevealed");
    const revealed = altered(file, v, (entry) => ({ ...entry, nonces }));
    expect(verdict(revealed)).toEqual({ v, reason: "SeedRevealed: nonces is not what the rules give" });
    expect(verdict(headed(file, { nonces }))).toEqual({ v: 0, reason: "the header's nonces is not what the log says" });
  });

  test("a changed option", () => {
    const changed = { ...options, galateia: false };
    expect(verdict(headed(file, { options: changed }))?.reason).toBe("the header's options is not what the log says");
    const both = altered(headed(file, { options: changed }), 1, (entry) => ({ ...entry, options: changed }));
    expect(verdict(both)?.v).toBe(at("PilesDealt"));
  });

  test("options the game does not have, or not all of them", () => {
    const { talk: _, ...less } = options;
    for (const wrong of [{ ...options, mode: "chess" }, { ...options, extra: 1 }, less, {}]) {
      const changed = altered(headed(file, { options: wrong }), 1, (entry) => ({ ...entry, options: wrong }));
      expect(verdict(changed)).toEqual({ v: 1, reason: "the options are not ones of this game, all filled in" });
    }
  });

  test("another board", () => {
    const changed = altered(file, 1, (entry) => ({ ...entry, layout: { ...(entry.layout as object), lines: [] } }));
    expect(verdict(changed)).toEqual({ v: 1, reason: "the board is not the one of these options" });
  });

  test("another number of seats", () => {
    for (const seats of [0, 9, "3", 1e9, 2.5]) {
      expect(verdict(altered(file, 1, (entry) => ({ ...entry, seats })))?.v).toBe(1);
    }
    expect(verdict(altered(file, 1, (entry) => ({ ...entry, seats: 4 })))).not.toBe(undefined);
  });
});

describe("what is missing", () => {
  test("an event left out: every one of them", () => {
    for (const { v } of file.log.slice(0, -1)) {
      expect(verdict(without(file, v))).toEqual({ v, reason: `event ${v} is missing, the log goes on with ${v + 1}` });
    }
  });

  test("an event left out and the others renumbered: every one of them", () => {
    for (const { v } of file.log) {
      // An offer that its seat replaced is the one thing a match can do without: the rules give the same without it.
      if (isReplaced(entryAt(file, v))) continue;
      expect(verdict(renumbered(without(file, v))), `version ${v}`).not.toBe(undefined);
    }
    const draw = at("CardsDrawn", 3);
    expect(verdict(renumbered(without(file, draw)))).toEqual({
      v: draw,
      reason: "TurnStarted stands where CardsDrawn should",
    });
  });

  test("a whole step left out and the others renumbered", () => {
    const { cause } = entryAt(file, at("CardPlaced", 1));
    const step = file.log.filter((entry) => entry.cause === cause).map(({ v }) => v);
    expect(verdict(renumbered(without(file, ...step)))?.v).toBeGreaterThanOrEqual(step[0]!);
  });

  test("a file cut off, after any event", () => {
    for (let length = 0; length < file.log.length; length++) {
      const cut = { ...file, log: file.log.slice(0, length) };
      expect(verdict(cut), `after ${length} events`).not.toBe(undefined);
    }
    const start = file.log.filter(({ cause }) => cause === entryAt(file, at("MatchStarted")).cause).at(-1)!.v;
    const cut = { ...file, log: file.log.slice(0, start) };
    expect(verdict(cut)).toEqual({ v: start, reason: "the log stops before the match is over" });
  });

  test("two events in each other's place", () => {
    for (const v of [at("CostPaid"), at("TollSettled"), at("MatchEnded")]) {
      const [a, b] = [entryAt(file, v), entryAt(file, v + 1)];
      const log = file.log.map((entry) =>
        entry.v === v ? { ...b, v } : entry.v === v + 1 ? { ...a, v: v + 1 } : entry,
      );
      expect(verdict({ ...file, log })).not.toBe(undefined);
    }
  });

  test("an event told twice", () => {
    for (const { v } of file.log) {
      const log = file.log.flatMap((entry) => (entry.v === v ? [entry, entry] : [entry]));
      expect(verdict(renumbered({ ...file, log }))?.v, `version ${v}`).toBeGreaterThanOrEqual(v);
    }
  });

  test("more after the end", () => {
    const extra = { ...entryAt(file, at("PairDiscarded")), v: file.log.length + 1, cause: "later" } as Recorded;
    expect(verdict({ ...file, log: [...file.log, extra] })?.v).toBe(extra.v);
  });
});

describe("what came of it", () => {
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
    expect(verdict(headed(file, { game: "chess" }))?.reason).toBe('no game "chess" on this shelf');
    expect(verdict(headed(file, { game: "__proto__" }))?.v).toBe(0);
    expect(verdict(headed(file, { rules: 2 }))?.reason).toMatch(/rules 2/);
    expect(verdict(headed(file, { algorithm: "dice" }))?.reason).toMatch(/unknown algorithm/);
  });

  test("a match that is not over", () => {
    expect(verdict(fileOf(seated(setting, seedOf("open"))))?.reason).toMatch(/no seed/);
  });
});

test("whatever is done to a file, the answer is a verdict", () => {
  const lines = write(file).trimEnd().split("\n");
  const anything = fc.jsonValue({ maxDepth: 2 });
  const forgery = fc.record({ line: fc.nat(lines.length - 1), field: fc.nat(), value: anything });
  fc.assert(
    fc.property(forgery, ({ line, field, value }) => {
      const entry = JSON.parse(lines[line]!) as Record<string, unknown>;
      const fields = Object.keys(entry);
      const forged = JSON.stringify({ ...entry, [fields[field % fields.length]!]: value });
      try {
        verify(read(lines.with(line, forged).join("\n")), gameOf);
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
      }
    }),
    { numRuns: 300 },
  );
});
