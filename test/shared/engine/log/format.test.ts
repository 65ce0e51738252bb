import { describe, expect, test } from "vitest";
import { layoutFor } from "../../../../shared/engine/contract/game.ts";
import { headerOf, Malformed, read, write } from "../../../../shared/engine/log/format.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { fileOf, playOut, seated, seedOf } from "../../../kit/play.ts";
import { KINDS, nameOf, SETTINGS } from "../../../kit/shelf.ts";

const setting = SETTINGS.find(({ seats }) => seats === 2) ?? itemAt(SETTINGS, 0);
const played = playOut(setting, seedOf("format"));
const file = fileOf(played);
const text = write(file);
const lines = text.trimEnd().split("\n");

/** The header is line 1. */
const withLine = (number: number, line: string): string => lines.with(number - 1, line).join("\n");

const edited = (number: number, fields: object): string =>
  withLine(number, JSON.stringify({ ...JSON.parse(itemAt(lines, number - 1)), ...fields }));

function malformed(damaged: string): Malformed {
  try {
    read(damaged);
  } catch (error) {
    if (error instanceof Malformed) return error;
    throw error;
  }
  throw new Error("it was read");
}

describe("a match file", () => {
  test("is read as it was written, for every kind on the shelf", () => {
    for (const any of [...KINDS.values()].flatMap((settings) => settings.filter((_, i) => i % 7 === 0))) {
      const whole = fileOf(playOut(any, seedOf(nameOf(any))));
      expect(read(write(whole))).toEqual(whole);
    }
  });

  test("has the header as its first line, then an event a line, each ended", () => {
    expect(text.endsWith("}\n")).toBe(true);
    expect(lines).toHaveLength(file.log.length + 1);
    expect(JSON.parse(itemAt(lines, 0))).toEqual({
      format: "match/1",
      id: played.match.config.id,
      game: setting.game.id,
      rules: setting.game.rules,
      options: setting.options,
      layout: layoutFor(setting.game, setting.options),
      seats: [
        { seat: 0, name: "Player 0", kind: "human" },
        { seat: 1, name: "Player 1", kind: "human" },
      ],
      commitment: played.match.config.commitment,
      algorithm: "hmac-sha256/1",
      seed: played.seed,
      nonces: ["n0", "n1"],
      startedAt: played.log.find(({ type }) => type === "MatchStarted")!.at,
      endedAt: played.log.at(-1)!.at,
      outcome: played.match.outcome,
    });
    expect(JSON.parse(itemAt(lines, 1))).toMatchObject({ v: 1, type: "MatchCreated" });
  });

  test("has neither seed nor end while its match goes on", () => {
    const open = seated(setting, seedOf("open"));
    const header = headerOf(open.match, open.log);
    for (const field of ["seed", "startedAt", "endedAt", "outcome"]) expect(header).not.toHaveProperty(field);
    expect(read(write(fileOf(open)))).toEqual(fileOf(open));
  });

  test("may have blank lines at the end and the line ends of other systems", () => {
    expect(read(`${text}\n\n`)).toEqual(file);
    expect(read(lines.join("\r\n"))).toEqual(file);
  });
});

describe("an error about a file that is no match", () => {
  test("names the line", () => {
    expect(malformed(withLine(5, "{")).line).toBe(5);
    expect(malformed(withLine(5, "{")).message).toBe("line 5: not JSON");
  });

  test.each([
    ["nothing", "", 1],
    ["no JSON", "hello", 1],
    ["an array", "[]", 1],
    ["another format", edited(1, { format: "chess/1" }), 1],
    ["a header without seats", edited(1, { seats: undefined }), 1],
    ["a header without options", edited(1, { options: undefined }), 1],
    ["a nameless game", edited(1, { game: 7 }), 1],
    ["a seat that is no number", edited(1, { seats: [{ seat: "0", name: "A", kind: "human" }] }), 1],
    ["an unknown kind of player", edited(1, { seats: [{ seat: 0, name: "A", kind: "cat" }] }), 1],
    ["nonces that are no list", edited(1, { nonces: "n" }), 1],
    ["an unknown outcome", edited(1, { outcome: { result: "great", winners: [], reason: "" } }), 1],
    ["a line that was cut", withLine(4, itemAt(lines, 3).slice(0, 20)), 4],
    ["an empty line", withLine(4, ""), 4],
    ["a number for an event", withLine(4, "7"), 4],
    ["an event without type", edited(6, { type: undefined }), 6],
    ["an event without version", edited(6, { v: undefined }), 6],
    ["a version that is text", edited(6, { v: "5" }), 6],
    ["version 0", edited(6, { v: 0 }), 6],
    ["half a version", edited(6, { v: 5.5 }), 6],
    ["an event without time", edited(6, { at: undefined }), 6],
    ["an event without cause", edited(6, { cause: undefined }), 6],
    ["a sender that is no seat", edited(6, { by: -1 }), 6],
    ["a secret without audience", edited(6, { secret: { faces: {} } }), 6],
    ["faces that are numbers", edited(6, { secret: { to: [], faces: { 1: 2 } } }), 6],
  ])("is thrown for %s", (_, damaged, line) => {
    expect(malformed(damaged).line).toBe(line);
  });

  test("says for a file of a later release what to do", () => {
    const later = malformed(edited(1, { format: "match/2" }));
    expect(later.line).toBe(2);
    expect(later.message).toMatch(/schema 2.*update/);
  });
});
