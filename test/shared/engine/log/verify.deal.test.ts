import { describe, expect, test } from "vitest";
import type { MatchFileHeader } from "../../../../shared/engine/log/format.ts";
import { altered, eventful, headed, options, verdict, versionOf } from "../../../kit/forged.ts";
import { seedOf } from "../../../kit/play.ts";

const file = eventful();
const at = (type: string, n = 0): number => versionOf(file, type, n);

describe("verify finds a changed deal", () => {
  test("with a re-ordered pile", () => {
    const v = at("PilesDealt");
    const swapped = altered(file, v, (entry) => {
      const [first, ...rest] = entry.piles as number[][];
      return { ...entry, piles: [first!.toReversed(), ...rest] };
    });
    expect(verdict(swapped)).toEqual({ v, reason: "PilesDealt: piles is not what the rules give" });
  });

  test("with two cards exchanged", () => {
    const v = at("PilesDealt");
    const swapped = altered(file, v, (entry) => {
      const { to, faces } = entry.secret!;
      return { ...entry, secret: { to, faces: { ...faces, 7: faces[8], 8: faces[7] } } };
    });
    expect(verdict(swapped)).toEqual({ v, reason: "PilesDealt: secret is not what the rules give" });
  });

  test("with a swapped first seat", () => {
    const v = at("TurnStarted");
    const swapped = altered(file, v, (entry) => ({ ...entry, seat: ((entry.seat as number) + 1) % 3 }));
    expect(verdict(swapped)).toEqual({ v, reason: "TurnStarted: seat is not what the rules give" });
  });

  test("with another seed, in the header or everywhere", () => {
    const seed = seedOf("another");
    expect(verdict(headed(file, { seed }))).toEqual({ v: 0, reason: "the seed does not match the commitment" });
    expect(verdict(headed(file, { seed: "ff" }))).toEqual({ v: 0, reason: "the seed is not 64 hex digits" });
    const { seed: _, ...open } = file.header;
    expect(verdict({ ...file, header: open as MatchFileHeader })?.reason).toMatch(/no seed/);
    const v = at("SeedRevealed");
    const revealed = altered(file, v, (entry) => ({ ...entry, seed }));
    expect(verdict(revealed)).toEqual({ v, reason: "SeedRevealed: seed is not what the rules give" });
  });

  test("with another commitment, in the header or everywhere", () => {
    const commitment = "00".repeat(32);
    expect(verdict(headed(file, { commitment }))).toEqual({ v: 0, reason: "the seed does not match the commitment" });
    const opened = altered(file, 1, (entry) => ({ ...entry, commitment }));
    expect(verdict(opened)).toEqual({ v: 1, reason: "MatchCreated is refused: FalseCommitment" });
  });

  test("with another nonce, where it was given or where it is repeated", () => {
    const sat = altered(file, at("SeatTaken", 1), (entry) => ({ ...entry, nonce: "better" }));
    expect(verdict(sat)).toEqual({ v: at("PilesDealt"), reason: "PilesDealt: secret is not what the rules give" });
    const nonces = ["n0", "better", "n2"];
    const v = at("SeedRevealed");
    const revealed = altered(file, v, (entry) => ({ ...entry, nonces }));
    expect(verdict(revealed)).toEqual({ v, reason: "SeedRevealed: nonces is not what the rules give" });
    expect(verdict(headed(file, { nonces }))).toEqual({ v: 0, reason: "the header's nonces is not what the log says" });
  });

  test("with a changed option", () => {
    const changed = { ...options, galateia: false };
    expect(verdict(headed(file, { options: changed }))?.reason).toBe("the header's options is not what the log says");
    const both = altered(headed(file, { options: changed }), 1, (entry) => ({ ...entry, options: changed }));
    expect(verdict(both)?.v).toBe(at("PilesDealt"));
  });

  test("with unknown options, or not all of them", () => {
    const { talk: _, ...less } = options;
    for (const wrong of [{ ...options, mode: "chess" }, { ...options, extra: 1 }, less, {}]) {
      const changed = altered(headed(file, { options: wrong }), 1, (entry) => ({ ...entry, options: wrong }));
      expect(verdict(changed)).toEqual({
        v: 1,
        reason: "the options are not valid, or their defaults are not filled in",
      });
    }
  });

  test("with another board", () => {
    const changed = altered(file, 1, (entry) => ({ ...entry, layout: { ...(entry.layout as object), lines: [] } }));
    expect(verdict(changed)).toEqual({ v: 1, reason: "the board is not the one of these options" });
  });

  test("with another number of seats", () => {
    for (const seats of [0, 9, "3", 1e9, 2.5]) {
      expect(verdict(altered(file, 1, (entry) => ({ ...entry, seats })))?.v).toBe(1);
    }
    expect(verdict(altered(file, 1, (entry) => ({ ...entry, seats: 4 })))).not.toBe(undefined);
  });
});
