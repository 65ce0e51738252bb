import { describe, expect, test } from "vitest";
import { examineFile, isPlayedAlone, isSameCourse, takeOver } from "../../../server/match/offline.ts";
import { type MatchFile, write } from "../../../shared/engine/log/format.ts";
import { verifySteps } from "../../../shared/engine/log/verify.ts";
import { foldMatch } from "../../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH } from "../../../shared/engine/match/match.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../shared/engine/match/table-settings.ts";
import { GAMES, gameOf } from "../../../shared/games/index.ts";
import { ALONE, aloneFile, playedAlone } from "../../kit/alone.ts";
import { altered, cards, headed, renumbered, versionOf, without } from "../../kit/forged.ts";
import { itemAt } from "../../kit/item-at.ts";
import { fileOf, playOut, seedOf } from "../../kit/play.ts";
import type { Setting } from "../../kit/shelf.ts";

const game = GAMES.tranquility!;
const file = aloneFile({ text: "a match without a line" });
const practice = { ...DEFAULT_TABLE_SETTINGS, practice: true };

const said = (forged: MatchFile | string): readonly [objection: string, what: string] => {
  const result = examineFile(typeof forged === "string" ? forged : write(forged), gameOf);
  return "objection" in result ? [result.objection, result.what] : ["taken", ""];
};

/** Changes fields of the first entry; an id is changed in the header as well. */
const withConfig = (fields: object): MatchFile => {
  const { id = file.header.id } = fields as { readonly id?: string };
  const created = altered(file, 1, (entry) => ({ ...entry, ...fields }));
  return headed(created, { id });
};
const taken = (fields: object): MatchFile => altered(file, 2, (entry) => ({ ...entry, ...fields }));

test("every practice match of every game is accepted whole, also when given up", () => {
  expect(new Set(ALONE.map(({ game }) => game.id)).size).toBeGreaterThan(1);
  for (const setting of ALONE) {
    const { header, log } = aloneFile({ text: "whole", setting, house: practice });
    expect(examineFile(write({ header, log }), gameOf)).toEqual(JSON.parse(JSON.stringify({ file: { header, log } })));
  }
  const given = playedAlone({ text: "given up", moves: 4 });
  given.ask({ type: "concede", seat: 0 });
  expect(given.match.phase).toBe("over");
  expect(isPlayedAlone(given.log)).toBe(true);
});

describe("a file with a false claim is refused, with the evidence", () => {
  const drawn = versionOf(file, "CardsDrawn");
  const other = aloneFile({ text: "another deal" });
  const unfinished = aloneFile({ text: "a match without a line", moves: 5 });
  const [alone] = ALONE as [Setting];
  const here = fileOf(playOut(alone, seedOf("dealt at a server")));
  const company = fileOf(playOut({ ...alone, seats: 2 }, seedOf("two of them")));
  const last = file.log.length;
  const forgeries: readonly (readonly [what: string, forged: MatchFile | string, ...said: [string, RegExp]])[] = [
    ["nothing", "", "BadMatchFile", /^line 1: not JSON$/],
    ["a picture", "\u0089PNG\r\n", "BadMatchFile", /^line 1: not JSON$/],
    ["JSON that is not a match", '{"hello":1}', "BadMatchFile", /^line 1: format: /],
    ["a line that is cut short", write(file).slice(0, -30), "BadMatchFile", new RegExp(`^line ${last + 1}: not JSON$`)],
    ["an event without a type", altered(file, 7, () => ({ v: 7 }) as Recorded), "BadMatchFile", /^line 8: /],
    [
      "a date that does not exist",
      altered(file, 7, (e) => ({ ...e, at: "2026-99-99T00:00:00.000Z" })),
      "BadMatchFile",
      /^line 8: /,
    ],
    [
      "a cause that is too long",
      altered(file, 7, (e) => ({ ...e, cause: "x".repeat(65) })),
      "BadMatchFile",
      /^line 8: /,
    ],
    ["a match of a later release", headed(file, { format: "match/9" }), "BadMatchFile", /schema 9/],
    ["a match that goes on", unfinished, "MatchIsNotOver", /is over/],
    ["a match without its end", without(file, last, last - 1), "MatchIsNotOver", /is over/],
    ["a match of an unknown game", headed(file, { game: "chess" }), "UnknownMatch", /no game "chess"/],
    ["a match by later rules", headed(file, { rules: 99 }), "UnknownMatch", /rules 99/],
    [
      "a card that was chosen",
      altered(file, drawn, (e) => ({ ...e, cards: [79, ...cards(e).slice(1)] })),
      "FalseMatch",
      new RegExp(`^version ${drawn}: `),
    ],
    ["a field too many", altered(file, 7, (e) => ({ ...e, note: "x".repeat(99) })), "FalseMatch", /^version 7: .*note/],
    [
      "a better end",
      altered(file, last - 1, (e) => ({ ...e, outcome: { result: "won", winners: [0], reason: "complete" } })),
      "FalseMatch",
      /MatchEnded/,
    ],
    ["another seed", headed(file, { seed: other.header.seed }), "FalseMatch", /^version 0: the seed does not match/],
    [
      "another deal's seed and commitment",
      headed(withConfig({ commitment: other.header.commitment }), {
        seed: other.header.seed,
        commitment: other.header.commitment,
      }),
      "FalseMatch",
      /is not what the rules give/,
    ],
    ["an invalid seed", headed(file, { seed: "s".repeat(64) }), "FalseMatch", /64 hex digits/],
    ["a missing move", renumbered(without(file, drawn)), "FalseMatch", /^version \d+: /],
    ["events in another order", { ...file, log: file.log.toReversed() }, "MatchIsNotOver", /is over/],
    [
      "a header that contradicts the log",
      headed(file, { options: { ...file.header.options, mode: "arch" } }),
      "FalseMatch",
      /header's options/,
    ],
    ["a match that a server dealt", here, "NotPlayedAlone", /played alone on a device/],
    ["a match of two players", company, "NotPlayedAlone", /played alone on a device/],
    [
      "a match with the id of a table",
      withConfig({ id: "abcdefgh23456789", code: "abcdefgh23456789" }),
      "NotPlayedAlone",
      /device/,
    ],
    ["a match with the code of a table", withConfig({ code: "abcd2345" }), "NotPlayedAlone", /device/],
    ["a public match", withConfig({ visibility: "open" }), "NotPlayedAlone", /device/],
    ["a rematch", withConfig({ previous: "abcdefgh23456789" }), "NotPlayedAlone", /device/],
    [
      "a try on the deal of a day",
      withConfig({ daily: { day: "2026-11-24", counts: true } }),
      "NotPlayedAlone",
      /device/,
    ],
    ["a match with a reserved seat", withConfig({ kept: [null] }), "NotPlayedAlone", /device/],
    ["a match with invalid settings", withConfig({ house: { ...practice, patience: -1 } }), "NotPlayedAlone", /device/],
    ["a match of a bot", taken({ kind: "bot", bot: "steady" }), "FalseMatch", /header's seats|PersonPlays|BotPlays/],
    ["a config with an unknown field", withConfig({ rated: true }), "FalseMatch", /does not follow from any command/],
  ];
  test.each(forgeries)("%s", (_, forged, objection, what) => {
    expect(said(forged)).toEqual([objection, expect.stringMatching(what)]);
  });
});

test("a file with any single event altered is refused", () => {
  for (const { v } of file.log) {
    const again = altered(file, v, (entry) => ({ ...entry, type: `${entry.type}s` }));
    expect([v, said(again)[0]]).not.toEqual([v, "taken"]);
    const more = altered(file, v, (entry) => ({ ...entry, more: 1 }));
    expect([v, said(more)[0]]).not.toEqual([v, "taken"]);
  }
});

describe("a log that is taken over", () => {
  const own = {
    id: "k".repeat(16),
    code: "kkkkkkkk",
    player: { id: "p1", name: "Ines" },
    now: "2026-11-24T12:00:00.000Z",
  };
  const log = takeOver(file.log, own);

  test("belongs to this deployment, is marked, and still verifies", () => {
    const { match, violation } = verifySteps(game, log, file.header.seed!);
    expect(violation).toBeUndefined();
    expect(match.config).toMatchObject({ id: own.id, code: own.code, offline: true });
    expect(match.seats).toMatchObject([{ player: "p1", name: "Ines", kind: "human" }]);
    const before = foldMatch(game, INITIAL_MATCH, file.log);
    expect([match.table, match.outcome]).toEqual([before.table, before.outcome]);
    expect(isSameCourse(log, file.log)).toBe(true);
    expect(isSameCourse(aloneFile({ text: "a match without a line", course: 2 }).log, file.log)).toBe(false);
  });

  test("has no time that goes backwards or lies in the future", () => {
    const odd = file.log.map((entry, i) => ({
      ...entry,
      at: i === 5 ? "1999-01-01T00:00:00Z" : i > 9 ? "2199-01-01T00:00:00.000Z" : entry.at,
    }));
    const times = takeOver(odd, own).map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(times[5]).toBe(itemAt(file.log, 4).at);
    expect(new Set(times.slice(10))).toEqual(new Set([own.now]));
  });
});
