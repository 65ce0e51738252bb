import { describe, expect, test } from "vitest";
import { isRefusal } from "../../../../shared/engine/contract/events.ts";
import { boardOf } from "../../../../shared/engine/contract/game.ts";
import { LogbookCount } from "../../../../shared/engine/lists/logbook-count.ts";
import { toRecorded } from "../../../../shared/engine/log/recording.ts";
import { decide } from "../../../../shared/engine/match/decide.ts";
import { foldMatch } from "../../../../shared/engine/match/evolve.ts";
import { type Summary, summarize } from "../../../../shared/engine/match/summary.ts";
import { GAMES } from "../../../../shared/games/index.ts";
import { dealt, seedOf } from "../../../kit/play.ts";
import { SETTINGS } from "../../../kit/shelf.ts";
import { boardsOf } from "../../../lab/averages.ts";
import { simulateMatch } from "../../../lab/bots.ts";

const withAverages = Object.values(GAMES).filter(({ figures }) => figures?.averages);

describe.each(withAverages.map((game) => [game.id, game] as const))(
  "the figures of matches of bots in %s",
  (_, game) => {
    test("are known for every board with every number of seats, with the command that caused each", async () => {
      const { made, boards } = await game.figures!.averages!();
      expect(made).toMatch(new RegExp(`^npm run averages -- --game ${game.id} --matches \\d+ --seed \\S+$`));
      const missing = [...boardsOf(game)].flatMap(([board, settings]) =>
        settings.filter(({ seats }) => boards[board]?.[seats] === undefined).map(({ seats }) => `${board}, ${seats}`),
      );
      expect(missing).toEqual([]);
      for (const average of Object.values(boards).flatMap((bySeats) => Object.values(bySeats)))
        expect(Object.keys(game.figures!.kinds)).toEqual(expect.arrayContaining(Object.keys(average.figures)));
    });
  },
);

test("a match that was given up has a result and no figures", () => {
  const played = dealt(SETTINGS.find(({ game, seats }) => game.figures && seats === 1)!, seedOf("given up"));
  const { game } = played.setting;
  const events = decide(game, played.match, { type: "concede", seat: 0 }, played.seed);
  if (isRefusal(events)) throw new Error(events.refused);
  const stamp = { after: played.log.length, at: played.log.at(-1)!.at, cause: "concede" };
  const log = [...played.log, ...toRecorded(game, events, stamp)];
  const summary = summarize(game, undefined, foldMatch(game, played.match, log.slice(played.log.length)), log);
  expect([summary.state, summary.outcome?.reason, summary.figures]).toEqual(["over", "conceded", undefined]);
});

test("costs and tolls are counted as paid, discarded pairs are not", () => {
  const game = GAMES.tranquility!;
  const options = { mode: "pyramid", difficulty: "harder", edition: "fr", talk: "silent" };
  const { match, log } = simulateMatch({ game, options, seats: 3, name: "calm", id: "paid", text: "paid" });
  const cards = (seat: number): number =>
    log.reduce((sum, event) => {
      const {
        type,
        seat: at,
        cards,
        paid,
      } = event as typeof event & {
        readonly seat?: number;
        readonly cards?: readonly number[];
        readonly paid?: readonly { readonly seat: number; readonly cards: readonly number[] }[];
      };
      if (type === "CostPaid" && at === seat) return sum + cards!.length;
      return type === "TollSettled" ? sum + (paid!.find((own) => own.seat === seat)?.cards.length ?? 0) : sum;
    }, 0);
  const { figures } = summarize(game, undefined, match, log);
  expect(figures!.map(({ paid }) => paid)).toEqual([0, 1, 2].map(cards));
  expect(figures!.every(({ paid }) => paid! > 0)).toBe(true);
  expect(boardOf(game, options, 3)).toBe("pyramid harder fr");
});

test("a logbook distinguishes difficulties where a game does", () => {
  const { wayward: game } = GAMES;
  const match = (difficulty: string, result: "won" | "lost", n: number): Summary =>
    ({
      ...{ id: `m${n}`, game: "wayward", variant: "solo", state: "over", changedAt: `2026-01-0${n}T00:00:00.000Z` },
      options: { mode: "solo", difficulty, saga: false, deck: "practice" },
      seats: [{ name: "Ines", kind: "human", player: "p0" }],
      outcome: { result, winners: result === "won" ? [0] : [] },
      figures: [{ points: 60 + n, its: 50, turns: 10 + n, fourth: 9 + n }],
    }) as unknown as Summary;
  const count = new LogbookCount("p0", () => ({ game: game!, averages: undefined }));
  for (const one of [match("hard", "won", 3), match("normal", "lost", 2), match("hard", "lost", 1)]) count.add(one);
  const rows = count.logbook.boards.map(({ variant, option, results, figures }) => [
    variant,
    option?.value,
    [results.won, results.lost],
    figures.fourth!.counts,
  ]);
  expect(rows).toEqual([
    [
      "solo",
      "hard",
      [1, 1],
      [
        [10, 1],
        [12, 1],
      ],
    ],
    ["solo", "normal", [0, 1], [[11, 1]]],
  ]);
  expect(boardOf(game!, { mode: "pair", difficulty: "extreme", saga: true }, 2)).toBe("pair extreme saga");
});

test("a board is identified by all options that matter, in any order", () => {
  const { tranquility: game } = GAMES;
  const standard = { mode: "standard", galateia: true, soloToll: "two-rounds", talk: "open" };
  expect(boardOf(game!, standard, 1)).toBe("standard galateia two-rounds");
  expect(boardOf(game!, standard, 2)).toBe("standard galateia");
});
