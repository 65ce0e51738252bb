import { describe, expect, test } from "vitest";
import { commit } from "../../../../shared/engine/chance/fair.ts";
import type { AnyGame } from "../../../../shared/engine/contract/game.ts";
import { headerOf, type MatchFile, read, write } from "../../../../shared/engine/log/format.ts";
import { isBranchPoint, moveAt, ownPart } from "../../../../shared/engine/match/branch.ts";
import { decide } from "../../../../shared/engine/match/decide.ts";
import { foldMatch } from "../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, toAct } from "../../../../shared/engine/match/match.ts";
import { viewAt } from "../../../../shared/engine/match/replay.ts";
import { movesOf, stepsOf } from "../../../../shared/engine/match/steps.ts";
import { summarize } from "../../../../shared/engine/match/summary.ts";
import { GAMES } from "../../../../shared/games/index.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { altered, entryAt, headed, renumbered, setting, verdict, versionOf, without } from "../../../kit/forged.ts";
import { goldens } from "../../../kit/golden.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { configOf, fileOf, playedOn, playOut, playToEnd, seedOf } from "../../../kit/play.ts";
import type { Setting } from "../../../kit/shelf.ts";

const { game } = setting;
const first = playOut(setting, seedOf("the match before"));
const version = itemAt(movesOf(first.log), 17);
const tableAt = (v: number) => viewAt(game, first.log, "all", v).table;
const begun = playedOn(first, version, seedOf("what if"));
const second = playToEnd(begun);
const file = fileOf(second);
const at = versionOf(file, "MatchBranched");

describe("a branch of a match", () => {
  test("has the log up to its moment, and names that match and the root of all branches", () => {
    expect(file.log.slice(0, version)).toEqual(JSON.parse(JSON.stringify(first.log.slice(0, version))));
    const from = { match: first.match.config.id, version, root: first.match.config.id };
    expect(file.log[version]).toMatchObject({ type: "MatchBranched", from, seed: first.seed });
    expect(file.header).toMatchObject({ id: second.match.config.id, from, seed: second.seed });
    expect(read(write(file))).toEqual(file);
    const third = playedOn(second, movesOf(second.log).at(-3)!, seedOf("and then"));
    expect(third.match.config.from).toMatchObject({ match: second.match.config.id, root: from.root });
  });

  test("keeps everything but the people, awaits new players from the start, and has a seal of its own", () => {
    const { table, config, turnTimers, resignations, seats } = begun.match;
    const before = foldMatch(game, INITIAL_MATCH, first.log.slice(0, version));
    expect(table).toEqual(before.table);
    expect(config).toMatchObject({ options: setting.options, commitment: commit(second.seed) });
    expect(config.commitment).not.toBe(before.config.commitment);
    expect(seats.map((held) => held?.player)).toEqual(["p0", "p1", "p2"]);
    const started = begun.log.at(-1)!;
    expect(turnTimers.map((timer) => timer?.since)).toEqual(
      Array.from({ length: Math.max(...toAct(game, begun.match)) + 1 }, (_, seat) =>
        toAct(game, begun.match).includes(seat) ? started.at : undefined,
      ),
    );
    expect(resignations).toEqual([]);
  });

  test("begins for lists where it left its parent, with its own dates and the move", () => {
    const summary = summarize(second.setting.game, undefined, second.match, second.log);
    expect(summary).toMatchObject({
      id: second.match.config.id,
      createdAt: itemAt(second.log, at - 1).at,
      startedAt: ownPart(second.log).find(({ type }) => type === "MatchStarted")!.at,
      from: { match: first.match.config.id, version, move: 17 },
    });
    expect(file.header.startedAt).toBe(summary.startedAt);
    expect(moveAt(second.log, version)).toBe(17);
  });

  test("is made at a moment: after a move, neither within one nor before the deal nor at the end", () => {
    const moments = movesOf(first.log).slice(0, -1);
    const points = first.log.map(({ v }) => v).filter((v) => isBranchPoint(first.log, v));
    expect(points).toEqual(moments);
    expect(stepsOf(first.log).some((step) => step.length > 1 && moments.includes(step.at(-1)!.v))).toBe(true);
    const command = { type: "branch", branch: configOf(setting, second.seed), seed: first.seed } as const;
    const ask = (log: typeof first.log) => decide(game, foldMatch(game, INITIAL_MATCH, log), command, second.seed);
    const refused = { refused: "NoSuchMoment" };
    expect([ask([]), ask(first.log.slice(0, 4)), ask(first.log)]).toEqual([refused, refused, refused]);
    expect(decide(game, foldMatch(game, INITIAL_MATCH, first.log.slice(0, version)), command, first.seed)).toEqual({
      refused: "FalseCommitment",
    });
  });
});

describe("verify finds", () => {
  const link = (change: object) =>
    verdict(altered(file, at, (entry) => ({ ...entry, from: { ...(entry.from as object), ...change } })));

  test.each([
    ["another parent", { match: "somebody" }],
    ["another root", { root: "somebody" }],
    ["another version", { version: version - 1 }],
  ])("a link to %s", (_, change) => {
    expect(link(change)).toEqual({ v: at, reason: "MatchBranched: from is not what the rules give" });
  });

  test("a link in the header alone, and a missing one", () => {
    const due = { v: 0, reason: "the header's from is not what the log says" };
    expect(verdict(headed(file, { from: { ...file.header.from, version: 3 } }))).toEqual(due);
    expect(verdict(headed(file, { from: undefined }))).toEqual(due);
    expect(verdict(headed(fileOf(first), { from: file.header.from }))).toEqual(due);
  });

  test("another seed or nonce than the parent had, and invalid ones", () => {
    const verdictWith = (fields: object) => verdict(altered(file, at, (entry) => ({ ...entry, ...fields })));
    expect(verdictWith({ seed: second.seed })).toEqual({ v: 1, reason: "MatchCreated is refused: FalseCommitment" });
    expect(verdictWith({ seed: 7 })?.reason).toBe("the seed revealed where the match branched is not 64 hex digits");
    expect(verdictWith({ nonces: ["a", "b", "c"] })).toEqual({
      v: at,
      reason: "MatchBranched: nonces is not what the rules give",
    });
    expect(verdictWith({ more: 1 })).toEqual({ v: at, reason: "MatchBranched does not follow from any command" });
  });

  test("a card that was elsewhere in the parent", () => {
    const v = versionOf(file, "TurnStarted", 3);
    expect(v).toBeLessThan(version);
    const turned = altered(file, v, (entry) => ({ ...entry, seat: (Number(entry.seat) + 1) % 3 }));
    expect(verdict(turned)).toEqual({ v, reason: "TurnStarted: seat is not what the rules give" });
    const dealt = versionOf(file, "PilesDealt");
    const swapped = altered(file, dealt, (entry) => {
      const faces = { ...entry.secret!.faces };
      return { ...entry, secret: { to: [], faces: { ...faces, 1: faces[2], 2: faces[1] } } };
    });
    expect(verdict(swapped)).toEqual({ v: dealt, reason: "PilesDealt: secret is not what the rules give" });
  });

  test("cards that were not reshuffled although the log says so, or not by its seed, or without a request", () => {
    const turn = movesOf(first.log)
      .slice(10, -1)
      .find((v) => (tableAt(v) as State).stage.at === "turn")!;
    const seat = itemAt(toAct(game, foldMatch(game, INITIAL_MATCH, first.log.slice(0, turn))), 0);
    const shuffled = fileOf(playToEnd(playedOn(first, turn, seedOf("anew"), seat)));
    expect(verdict(shuffled)).toBeUndefined();
    const unasked = altered(shuffled, turn + 1, ({ from, ...entry }) => {
      const { unseenBy: _, ...plain } = from as { readonly unseenBy: number };
      return { ...entry, from: plain };
    });
    const v = versionOf(shuffled, "UnseenShuffled");
    expect(verdict(unasked)).toEqual({ v, reason: "UnseenShuffled does not follow from MatchStarted" });
    const other = altered(shuffled, v, (entry) => {
      const [[one, face], [two, back]] = Object.entries(entry.secret!.faces) as [[string, string], [string, string]];
      return { ...entry, secret: { to: [], faces: { ...entry.secret!.faces, [one]: back, [two]: face } } };
    });
    expect(verdict(other)).toEqual({ v, reason: "UnseenShuffled: secret is not what the rules give" });
    expect(verdict(renumbered(without(shuffled, v)))?.reason).toBe("HandChanged stands where UnseenShuffled should");
    for (const nobody of [7, (seat + 1) % 3])
      expect(() => playedOn(first, turn, seedOf("x"), nobody)).toThrow("refused");
  });

  test("a branch that was made in the middle of a move", () => {
    const long = stepsOf(first.log).find(([{ type }]) => type === "PairDiscarded")!;
    const cut = long[0].v;
    const forged = fileOf(playToEnd(playedOn(first, cut, seedOf("cut"))));
    expect(entryAt(forged, cut + 1).type).toBe("MatchBranched");
    expect(verdict(forged)).toEqual({ v: cut + 1, reason: `${itemAt(long, 1).type} is missing` });
  });
});

test.each(Object.values(GAMES).filter(({ earlier }) => earlier))(
  "a branch of a match of $id by earlier rules continues by the current rules, and so does its table",
  (game) => {
    const older = goldens().find(({ file: { header } }) => header.game === game.id && header.rules < game.rules)!;
    const { log, header } = older.file;
    const moves = movesOf(log).slice(0, -1);
    const before = { setting: settingOf(game, header), seed: header.seed!, log, match: INITIAL_MATCH };
    const branch = playedOn(before, itemAt(moves, Math.floor(moves.length / 2)), seedOf("by the rules of today"));
    const past = branch.log.slice(
      0,
      branch.log.findLastIndex(({ type }) => type === "MatchBranched"),
    );
    const today = past.map((entry) => (entry.type === "MatchCreated" ? { ...entry, rules: game.rules } : entry));
    expect(headerOf(branch.match, branch.log).rules).toBe(game.rules);
    expect(branch.match.table).toEqual(foldMatch(game, INITIAL_MATCH, today).table);
  },
);

const settingOf = (game: AnyGame, { options, seats }: MatchFile["header"]): Setting => ({
  game,
  options,
  seats: seats.length,
});
