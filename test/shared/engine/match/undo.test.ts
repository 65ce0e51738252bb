import { describe, expect, test } from "vitest";
import { type GameCommand, refuse } from "../../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../../shared/engine/contract/game.ts";
import { verify } from "../../../../shared/engine/log/verify.ts";
import { decide, type MatchCommand } from "../../../../shared/engine/match/decide.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { toAct } from "../../../../shared/engine/match/match.ts";
import { viewAt } from "../../../../shared/engine/match/replay.ts";
import { movesOf, redoTarget } from "../../../../shared/engine/match/steps.ts";
import { stepMakersBetween } from "../../../../shared/engine/match/undo.ts";
import { altered } from "../../../kit/forged.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { command, dealt, fileOf, type PlayedMatch, playedOn, playToEnd, seedOf } from "../../../kit/play.ts";
import { SETTINGS, type Setting } from "../../../kit/shelf.ts";
import { cairn } from "../../../kit/toys/cairn/cairn.ts";

const seed = seedOf("taking back");
const options = { layers: 8, place: "shore", kinds: ["flat", "round", "sharp"], door: "open", height: "any" };
const table = (seats: number, game: AnyGame = cairn as AnyGame): PlayedMatch => dealt({ game, options, seats }, seed);

const lay = (stones: number): GameCommand => ({ type: "Lay", stones, kind: "flat" }) as GameCommand;
const judge = { type: "Judge", stands: true } as GameCommand;
const play = (seat: number, asked: GameCommand): MatchCommand => ({ type: "play", seat, command: asked });
const back = (seat: number, to: number): MatchCommand => ({ type: "takeBack", seat, to });
const answer = ({ setting, match }: PlayedMatch, asked: MatchCommand) => decide(setting.game, match, asked, seed);
const stones = ({ match }: PlayedMatch): number[] =>
  (match.table as { readonly layers: readonly { readonly stones: number }[] }).layers.map((layer) => layer.stones);
const typesOf = ({ log }: PlayedMatch): string[] => log.map(({ type }) => type);

/** Plays a solo match. `after`: versions at the start and after each layer. */
function alone(...layers: readonly number[]): { readonly played: PlayedMatch; readonly after: readonly number[] } {
  let played = table(1);
  const after = [played.match.version];
  for (const n of layers) {
    played = command(played, play(0, lay(n)));
    after.push(played.match.version);
  }
  return { played, after };
}

describe("a player alone", () => {
  const { played, after } = alone(1, 2, 3);

  test("takes steps back immediately, the first one too, and the log keeps them", () => {
    const one = command(played, back(0, itemAt(after, 1)));
    expect(stones(one)).toEqual([1]);
    expect(one.log.at(-1)).toMatchObject({ type: "StepTakenBack", to: after[1], by: 0 });
    expect(one.log.slice(0, played.log.length)).toEqual(played.log);
    expect(stones(command(one, back(0, itemAt(after, 0))))).toEqual([]);
  });

  test("redoes steps, and continues from any moment", () => {
    const one = command(command(played, back(0, itemAt(after, 1))), play(0, lay(6)));
    expect(stones(one)).toEqual([1, 6]);
    const again = command(one, back(0, itemAt(after, 3)));
    expect(stones(again)).toEqual([1, 2, 3]);
    expect(stones(command(again, back(0, one.match.version)))).toEqual([1, 6]);
  });

  test("sees which steps can be redone, until another move is made", () => {
    const next = ({ log, match }: PlayedMatch) =>
      redoTarget(
        log,
        match.undoHistory.map(({ version }) => version),
      );
    const one = command(played, back(0, itemAt(after, 2)));
    const two = command(one, back(0, itemAt(after, 1)));
    expect([played, one, two].map(next)).toEqual([undefined, after[3], after[2]]);
    const again = command(two, back(0, itemAt(after, 2)));
    expect(next(again)).toBe(after[3]);
    expect(next(command(again, back(0, itemAt(after, 3))))).toBe(undefined);
    expect(next(command(two, play(0, lay(6))))).toBe(undefined);
  });

  test("shows only the moves that count, and every table as it was at that time", () => {
    const one = command(command(played, back(0, itemAt(after, 1))), play(0, lay(6)));
    expect(movesOf(one.log)).toEqual([after[0], after[1], one.match.version]);
    expect(viewAt(cairn as AnyGame, one.log, "table", after[3]).table).toEqual(played.match.table);
  });

  test("cannot undo to the middle of a step, nor to the present moment", () => {
    for (const to of [0, 1, itemAt(after, 0) - 1, itemAt(after, 3), 99])
      expect([to, answer(played, back(0, to))]).toEqual([to, { refused: "NoSuchMoment" }]);
  });

  test("is bound by the undo rules of the game, and refusals name the rule", () => {
    const tall = alone(1, 1, 1, 1, 1, 1, 1);
    expect(answer(tall.played, back(0, itemAt(tall.after, 1)))).toEqual({ refused: "TooHigh", rule: "C6" });
  });

  test("can have each undo verified by the log alone, and cannot use another player's version", () => {
    const over = playToEnd(command(command(played, back(0, itemAt(after, 1))), play(0, lay(6))));
    const gameOf = () => cairn as AnyGame;
    expect(verify(fileOf(over), gameOf)).toBeUndefined();
    const at = over.log.findIndex(({ type }) => type === "StepTakenBack") + 1;
    const forged = (change: object) => altered(fileOf(over), at, (entry) => ({ ...entry, ...change }));
    expect(verify(forged({ to: after[2] }), gameOf)).toBeDefined();
    expect(verify(forged({ to: 2 }), gameOf)?.reason).toMatch(/NoSuchMoment/);
    expect(verify(forged({ to: "1" }), gameOf)?.v).toBe(at);
    expect(verify(forged({ by: 3 }), gameOf)?.v).toBe(at);
  });

  test("is awaited again after undo, redo and a leap", () => {
    const one = command(played, back(0, itemAt(after, 1)));
    expect(one.match.turnTimers[0]?.since).toBe((one.log.at(-1) as Recorded).at);
    expect(toAct(cairn as AnyGame, one.match)).toEqual([0]);
  });

  test("branches from a moment of a match that is over, without changing that match", () => {
    const over = playToEnd(played);
    const next = playedOn(over, itemAt(after, 2), seedOf("played on"));
    expect(answer(next, back(0, itemAt(after, 1)))).toEqual({ refused: "NoSuchMoment" });
    const later = command(next, play(0, lay(4)));
    expect(stones(command(later, back(0, next.match.version)))).toEqual([1, 2]);
  });
});

describe("an undo among several players", () => {
  const laid = command(table(3), play(0, lay(5)));
  const start = itemAt(movesOf(laid.log), 0);

  test("is made when all people have asked for the same", () => {
    const two = command(command(laid, back(1, start)), back(0, start));
    expect(two.match.undoRequest).toEqual({ to: start, by: [1, 0] });
    expect(stones(two)).toEqual([5]);
    expect(answer(two, back(0, start))).toEqual({ refused: "AlreadyOffered" });
    const all = command(two, back(2, start));
    expect(typesOf(all).slice(-2)).toEqual(["TakeBackOffered", "StepTakenBack"]);
    expect(stones(all)).toEqual([]);
    expect(all.match.undoRequest).toBe(undefined);
    expect(verify(fileOf(playToEnd(all)), () => cairn as AnyGame)).toBeUndefined();
  });

  test("is not made when one plays on, or any player moves, or another moment is asked for", () => {
    const one = command(laid, back(1, start));
    const dropped = command(one, { type: "playOn", seat: 2 });
    expect(dropped.log.at(-1)).toMatchObject({ type: "TakeBackDropped", seat: 2 });
    expect(dropped.match.undoRequest).toBe(undefined);
    expect(answer(dropped, { type: "playOn", seat: 2 })).toEqual({ refused: "NothingOffered" });
    const moved = command(one, play(2, judge));
    expect(moved.match.undoRequest).toBe(undefined);
    const other = command(command(moved, back(0, start)), back(1, laid.match.version));
    expect(other.match.undoRequest).toEqual({ to: laid.match.version, by: [1] });
  });

  test("does not wait for a person whom a bot replaces, and ends all offers together", () => {
    const lent = command(laid, { type: "handOver", seat: 2, bot: "any" });
    const both = command(command(lent, back(0, start)), { type: "concede", seat: 1 });
    const dropped = command(both, { type: "playOn", seat: 0 });
    expect(typesOf(dropped).slice(-2)).toEqual(["ConcessionDropped", "TakeBackDropped"]);
    expect(answer(dropped, back(2, start))).toEqual({ refused: "BotPlays" });
    expect(stones(command(command(dropped, back(1, start)), back(0, start)))).toEqual([]);
  });
});

describe("the makers", () => {
  const askedAbout: (readonly number[])[] = [];
  const watched = {
    ...cairn,
    undo: {
      allowed: (...[, , , makers]: readonly [unknown, unknown, number, readonly number[]]) => {
        askedAbout.push(makers);
        return "alone";
      },
    },
  } as AnyGame;
  const one = command(table(2, watched), play(0, lay(5)));
  const two = command(one, play(1, judge));
  const [start, laid, judged] = [itemAt(movesOf(one.log), 0), one.match.version, two.match.version];

  test("of an undo are the makers of the undone moves, one's own included", () => {
    askedAbout.length = 0;
    command(two, back(0, laid));
    command(two, back(0, start));
    command(one, back(0, start));
    expect(askedAbout).toEqual([[1], [0, 1], [0]]);
  });

  test("of a redo are named as well, and so are those of a leap from one line to another", () => {
    const undone = command(two, back(1, laid));
    askedAbout.length = 0;
    command(undone, back(0, judged));
    const other = command(command(undone, back(0, start)), play(0, lay(2)));
    expect(stepMakersBetween(other.match.undoHistory, other.match.table, judged)).toEqual([0, 1]);
    expect(stepMakersBetween(other.match.undoHistory, other.match.table, start)).toEqual([0]);
    expect(askedAbout[0]).toEqual([1]);
  });

  test("an earlier version of a game's rules undoes as it did before", () => {
    const now = { ...cairn, rules: 2, undo: { allowed: () => "together" } };
    const game = { ...now, earlier: { 1: { undo: { allowed: () => "alone" } } } } as unknown as AnyGame;
    const old = { ...one.match, config: { ...one.match.config, rules: 1 } };
    const typesBy = (match: typeof old) =>
      (decide(game, match, back(0, start), seed) as readonly { readonly type: string }[]).map(({ type }) => type);
    expect(typesBy(old)).toEqual(["StepTakenBack"]);
    expect(typesBy({ ...old, config: { ...old.config, rules: 2 } })).toEqual(["TakeBackOffered"]);
  });
});

test("a game without undo rules refuses every undo and keeps no undo history", () => {
  const setting: Setting = SETTINGS.find(({ game, seats }) => game.id === "tranquility" && seats === 2)!;
  const played = dealt(setting, seed);
  expect(played.match.undoHistory).toEqual([]);
  expect(decide(setting.game, played.match, back(0, itemAt(movesOf(played.log), 0)), seed)).toEqual({
    refused: "NoTakingBack",
  });
  const never = { ...cairn, undo: { allowed: () => refuse("NoTakingBack") } } as AnyGame;
  const other = command(table(1, never), play(0, lay(1)));
  expect(answer(other, back(0, itemAt(movesOf(other.log), 0)))).toEqual({ refused: "NoTakingBack" });
});
