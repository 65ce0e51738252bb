import { describe, expect, test } from "vitest";
import type { AnyGame } from "../../../../shared/engine/contract/game.ts";
import { verify } from "../../../../shared/engine/log/verify.ts";
import { decide, type MatchCommand } from "../../../../shared/engine/match/decide.ts";
import { toAct } from "../../../../shared/engine/match/match.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { verdict } from "../../../kit/forged.ts";
import { command, dealt, fileOf, type PlayedMatch, seedOf } from "../../../kit/play.ts";
import type { Setting } from "../../../kit/shelf.ts";
import { cairn } from "../../../kit/toys/cairn/cairn.ts";
import { pebbles } from "../../../kit/toys/pebbles/pebbles.ts";

const together = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };
const table = (seats: number, options: object = together): Setting => ({ game: tranquility, options, seats });
const seed = seedOf("concession");

const answer = ({ setting, match }: PlayedMatch, wished: MatchCommand) => decide(setting.game, match, wished, seed);
const concede = (seat: number): MatchCommand => ({ type: "concede", seat });
const playOn = (seat: number): MatchCommand => ({ type: "playOn", seat });
const handOver = (seat: number): MatchCommand => ({ type: "handOver", seat, bot: "steady" });

const typesOf = ({ log }: PlayedMatch): string[] => log.map(({ type }) => type);

describe("a player of a cooperative match", () => {
  test("gives up together with all others, when every person agrees", () => {
    const two = command(command(dealt(table(3), seed), concede(2)), concede(0));
    expect(two.match).toMatchObject({ phase: "live", resignations: [2, 0] });
    const over = command(two, concede(1));
    expect(typesOf(over).slice(-3)).toEqual(["ConcessionOffered", "MatchEnded", "SeedRevealed"]);
    expect(over.match).toMatchObject({
      phase: "over",
      outcome: { result: "lost", winners: [], reason: "conceded" },
      turnTimers: [],
    });
    expect(verdict(fileOf(over))).toBeUndefined();
  });

  test("has not lost where nothing can be won", () => {
    const setting: Setting = { game: cairn, options: cairn.options.parse({}), seats: 2 };
    const over = command(command(dealt(setting, seed), concede(0)), concede(1));
    expect(over.match.outcome).toEqual({ result: "ended", winners: [], reason: "conceded" });
    expect(verdict(fileOf(over))).toBeUndefined();
  });

  test("does not wait for bots, nor for people whom a bot replaces", () => {
    const lent = command(dealt(table(3), seed), handOver(1));
    expect(answer(lent, concede(1))).toEqual({ refused: "BotPlays" });
    const over = command(command(lent, concede(0)), concede(2));
    expect(over.match.outcome?.reason).toBe("conceded");
    expect(verdict(fileOf(over))).toBeUndefined();
  });

  test("plays on as soon as one of them wants to", () => {
    const offered = command(dealt(table(2), seed), concede(0));
    expect(answer(offered, concede(0))).toEqual({ refused: "AlreadyConceded" });
    const on = command(offered, playOn(1));
    expect(on.log.at(-1)).toMatchObject({ type: "ConcessionDropped", seat: 1, by: 1 });
    expect(on.match.resignations).toEqual([]);
    expect(answer(on, playOn(1))).toEqual({ refused: "NothingOffered" });
    expect(command(on, concede(1)).match.phase).toBe("live");
  });

  test("is asked again when a bot has replaced a person", () => {
    const lent = command(command(dealt(table(3), seed), concede(0)), handOver(1));
    expect(lent.match.resignations).toEqual([]);
    expect(command(lent, concede(0)).match.phase).toBe("live");
  });

  test("gives up alone when there is no other person", () => {
    expect(command(dealt(table(1), seed), concede(0)).match.outcome?.result).toBe("lost");
  });
});

test("a player against one other gives up alone, and the other wins", () => {
  const over = command(dealt(table(2, { mode: "duel" }), seed), concede(1));
  expect(over.match.outcome).toEqual({ result: "won", winners: [0], reason: "conceded" });
  expect(verdict(fileOf(over))).toBeUndefined();
});

describe("a player against several others", () => {
  const against = (seats: number, change: object = {}): Setting => ({
    game: { ...pebbles, ...change } as AnyGame,
    options: {},
    seats,
  });
  const policy = () => ({ type: "Put", token: 0 });
  const WITH_BOTS = { withdraw: undefined, bots: { policy } };
  const WITH_NEITHER = { withdraw: undefined };

  test("gives up alone: the game takes the seat out, the others go on, and the last one left wins", () => {
    const two = command(dealt(against(3), seed), concede(1));
    expect(typesOf(two).slice(-2)).toEqual(["ConcessionOffered", "SeatWithdrawn"]);
    expect(two.match).toMatchObject({ phase: "live", resignations: [1] });
    expect(toAct(two.setting.game, two.match)).toEqual([0, 2]);
    expect(answer(two, concede(1))).toEqual({ refused: "AlreadyConceded" });
    expect(answer(two, playOn(0))).toEqual({ refused: "NothingOffered" });
    const over = command(two, concede(0));
    expect(over.match.outcome).toEqual({ result: "won", winners: [2], reason: "conceded" });
    expect(verify(fileOf(over), () => over.setting.game)).toBeUndefined();
  });

  test("leaves the seat to a bot permanently where the game has bots and no other rule", () => {
    const two = command(dealt(against(4, WITH_BOTS), seed), concede(2));
    expect(two.log.at(-1)).toMatchObject({
      type: "SeatHandedToBot",
      seat: 2,
      bot: "policy",
      reason: "conceded",
      by: 2,
    });
    expect(answer(two, { type: "reclaim", seat: 2 })).toEqual({ refused: "AlreadyConceded" });
    const three = command(command(two, handOver(0)), { type: "reclaim", seat: 0 });
    expect(three.match.resignations).toEqual([2]);
    const over = command(command(three, concede(0)), concede(1));
    expect(over.match.outcome).toEqual({ result: "won", winners: [3], reason: "conceded" });
    expect(verify(fileOf(over), () => over.setting.game)).toBeUndefined();
  });

  test("ends the match for the rest when no person is left", () => {
    const alone = command(command(dealt(against(3, WITH_BOTS), seed), handOver(0)), handOver(1));
    expect(command(alone, concede(2)).match.outcome).toMatchObject({ result: "won", winners: [0, 1] });
  });

  test("plays on until all but one would give up where no bot could play the seat, and may change their mind", () => {
    const one = command(dealt(against(3, WITH_NEITHER), seed), concede(0));
    expect(one.match).toMatchObject({ phase: "live", resignations: [0] });
    expect(command(one, playOn(1)).match.resignations).toEqual([]);
    const over = command(one, concede(1));
    expect(over.match.outcome).toEqual({ result: "won", winners: [2], reason: "conceded" });
  });
});

test("a match that has not begun, or is over, cannot be given up", () => {
  const over = command(dealt(table(1), seed), concede(0));
  expect(answer(over, concede(0))).toEqual({ refused: "MatchIsOver" });
  expect(answer(over, playOn(0))).toEqual({ refused: "MatchIsOver" });
});
