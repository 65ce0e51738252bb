import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { safeParse } from "zod/v4/core";
import { playPuzzleMatch } from "../../client/match/puzzle-match.ts";
import { isRefusal } from "../../shared/engine/contract/events.ts";
import { isMove } from "../../shared/engine/contract/moves.ts";
import { headerOf } from "../../shared/engine/log/format.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { viewAt } from "../../shared/engine/match/replay.ts";
import { GAMES } from "../../shared/games/index.ts";
import { loadPuzzleSet, puzzleGamesIn } from "../../shared/puzzles/puzzle-games.ts";
import { puzzleId, unpacked } from "../../shared/puzzles/puzzle-set.ts";
import { chanceOf } from "../kit/chance.ts";
import { frozen } from "../kit/frozen.ts";
import { plans, play } from "../kit/play.ts";
import { same } from "../kit/same.ts";
import { gameOf, law, lawByKind, nameOf } from "../kit/shelf.ts";
import { someAtGate } from "../kit/strength.ts";

const PUZZLES = new Map((await puzzleGamesIn(Object.values(GAMES))).map((one) => [one.game.id, one]));

law("Law 13: moves of puzzles are legal, and follow from what a seat knows", plans, (setting, plan) => {
  const { game } = setting;
  const { moves, kindOf, themesOf } = PUZZLES.get(game.id)!.puzzles;
  const { log, match } = play(setting, plan);
  for (const seat of toAct(game, match)) {
    const view = frozen(viewAt(game, log, seat).table);
    const found = moves(view, seat);
    same(moves(match.table, seat), found);
    for (const command of found) {
      expect(isRefusal(game.decide(match.table, seat, command, chanceOf(plan.seed)))).toBe(false);
      expect(kindOf(view, command)).toBe(kindOf(match.table, command));
      expect(themesOf(view, seat, command).length).toBeGreaterThan(0);
    }
  }
});

/** Maximum size of a set, in bytes of gzip. */
const LARGEST = 60_000;

/** Puzzles checked per set in a gate run. */
const SOME = 12;

lawByKind(
  "Law 13: a shipped puzzle is a position of its match as its player saw it, with legal moves of different kinds",
  async (settings, kind) => {
    const found = PUZZLES.get(settings[0]!.game.id)!;
    const { game, puzzles } = found;
    const ofKind = Object.entries(puzzles.sets).filter(
      ([, { tables }]) =>
        tables.length > 0 && JSON.stringify(nameOf({ game: game, ...tables[0]! })).includes(kind.split(" ").at(-1)!),
    );
    for (const [name, { tables }] of ofKind) {
      for (const { options, seats } of tables) {
        expect(safeParse(game.options, options)).toMatchObject({ success: true, data: options });
        const [least, most] = game.seats(options);
        expect(seats >= least && seats <= most).toBe(true);
      }
      const set = await loadPuzzleSet(found, name);
      expect(set.puzzles.length).toBeGreaterThan(0);
      expect(gzipSync(JSON.stringify(set)).length).toBeLessThanOrEqual(LARGEST);
      for (const puzzle of someAtGate(SOME, set.puzzles)) {
        const from = set.matches[puzzle.match]!;
        const { match, mover } = playPuzzleMatch(game, set, from, puzzle.move);
        const seat = mover!;
        expect([name, puzzleId(match.log, seat)]).toEqual([name, puzzle.id]);
        const view = viewAt(game, match.log, seat).table;
        const legal = game.moves(view, seat);
        const commands = puzzle.odds.map(([packed]) => unpacked(set, packed));
        for (const command of commands)
          expect([puzzle.id, legal.some((move) => isMove(move, command))]).toEqual([puzzle.id, true]);
        const kinds = commands.map((command) => puzzles.kindOf(view, command));
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(puzzle.odds[0]![1] - puzzle.odds[1]![1]).toBeGreaterThanOrEqual(100);
        expect(puzzle.themes).toEqual(puzzles.themesOf(view, seat, commands[0]));
        const whole = playPuzzleMatch(game, set, from).match;
        expect(whole.match.outcome).toBeDefined();
        expect(verify({ header: headerOf(whole.match, whole.log), log: whole.log }, gameOf)).toBeUndefined();
      }
    }
  },
);
