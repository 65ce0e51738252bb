import { describe, expect, test } from "vitest";
import { decide, type Wish } from "../../../shared/engine/decide.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { verdict } from "../../kit/forged.ts";
import { dealt, fileOf, type Played, seedOf, wish } from "../../kit/play.ts";
import type { Setting } from "../../kit/shelf.ts";

const together = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };
const table = (seats: number, options: object = together): Setting => ({ game: tranquility, options, seats });
const seed = seedOf("concession");

const answer = ({ setting, match }: Played, wished: Wish) => decide(setting.game, match, wished, seed);
const concede = (seat: number): Wish => ({ type: "concede", seat });
const playOn = (seat: number): Wish => ({ type: "playOn", seat });
const handOver = (seat: number): Wish => ({ type: "handOver", seat, bot: "steady" });

const typesOf = ({ log }: Played): string[] => log.map(({ type }) => type);

describe("who plays together", () => {
  test("gives up together, when everybody wants to", () => {
    const two = wish(wish(dealt(table(3), seed), concede(2)), concede(0));
    expect(two.match).toMatchObject({ phase: "live", concession: [2, 0] });
    const over = wish(two, concede(1));
    expect(typesOf(over).slice(-3)).toEqual(["ConcessionOffered", "MatchEnded", "SeedRevealed"]);
    expect(over.match).toMatchObject({
      phase: "over",
      outcome: { result: "lost", winners: [], reason: "conceded" },
      waits: [],
    });
    expect(verdict(fileOf(over))).toBeUndefined();
  });

  test("asks no bot, and nobody whom a bot stands in for", () => {
    const lent = wish(dealt(table(3), seed), handOver(1));
    expect(answer(lent, concede(1))).toEqual({ refused: "BotPlays" });
    const over = wish(wish(lent, concede(0)), concede(2));
    expect(over.match.outcome?.reason).toBe("conceded");
    expect(verdict(fileOf(over))).toBeUndefined();
  });

  test("plays on as soon as one of them wants to", () => {
    const offered = wish(dealt(table(2), seed), concede(0));
    expect(answer(offered, concede(0))).toEqual({ refused: "AlreadyConceded" });
    const on = wish(offered, playOn(1));
    expect(on.log.at(-1)).toMatchObject({ type: "ConcessionDropped", seat: 1, by: 1 });
    expect(on.match.concession).toEqual([]);
    expect(answer(on, playOn(1))).toEqual({ refused: "NothingOffered" });
    expect(wish(on, concede(1)).match.phase).toBe("live");
  });

  test("is asked anew when a bot has come for somebody", () => {
    const lent = wish(wish(dealt(table(3), seed), concede(0)), handOver(1));
    expect(lent.match.concession).toEqual([]);
    expect(wish(lent, concede(0)).match.phase).toBe("live");
  });

  test("gives up alone when there is nobody else", () => {
    expect(wish(dealt(table(1), seed), concede(0)).match.outcome?.result).toBe("lost");
  });
});

test("who plays against another gives up alone, and the other wins", () => {
  const over = wish(dealt(table(2, { mode: "duel" }), seed), concede(1));
  expect(over.match.outcome).toEqual({ result: "won", winners: [0], reason: "conceded" });
  expect(verdict(fileOf(over))).toBeUndefined();
});

test("nobody gives up a match that has not begun, or is over", () => {
  const over = wish(dealt(table(1), seed), concede(0));
  expect(answer(over, concede(0))).toEqual({ refused: "MatchIsOver" });
  expect(answer(over, playOn(0))).toEqual({ refused: "MatchIsOver" });
});
