import { expect, test } from "vitest";
import { mischief } from "../../server/cli/mischief.ts";
import { decide } from "../../shared/engine/decide.ts";
import { equal } from "../../shared/engine/equal.ts";
import { type Intent, isRefusal, type Move } from "../../shared/engine/game.ts";
import { toAct } from "../../shared/engine/match.ts";
import { viewAt } from "../../shared/engine/replay.ts";
import { rolls } from "../kit/chance.ts";
import { dealt, moving, plans, play, playOut, seedOf, wish } from "../kit/play.ts";
import { law, MODES, nameOf } from "../kit/shelf.ts";

law("Law 1: every offered move is accepted, and a seat that must act has one", plans, (setting, plan) => {
  const { match } = play(setting, plan); // a refused move or a seat without one throws
  if (match.phase === "live") expect(toAct(setting.game, match)).not.toEqual([]);
});

law("Law 1: a match ends, and names its outcome", plans, (setting, { seed }) => {
  const { match, log } = playOut(setting, seed);
  expect(match.phase).toBe("over");
  expect(log.slice(-2).map((entry) => entry.type)).toEqual(["MatchEnded", "SeedRevealed"]);
});

/** Whether a command is one of these moves, with cards and a number chosen as the move allows. */
const isOffered = (moves: readonly Move[], command: Intent): boolean =>
  moves.some(({ command: { ...move }, choose, range }) => {
    const number = range && (command as unknown as Record<string, number>)[range.into]!;
    if (range && !(range.least <= number! && number! <= range.most)) return false;
    const offered = range ? { ...move, [range.into]: number } : move;
    if (!choose) return equal(offered, command);
    const cards = (command as unknown as Record<string, readonly number[]>)[choose.into] ?? [];
    const chosen = new Set(cards).size === cards.length && cards.every((card) => choose.from.includes(card));
    const count = choose.least <= cards.length && cards.length <= choose.most;
    return chosen && count && equal({ ...offered, [choose.into]: cards }, command);
  });

law("Law 1: what is not offered is refused", plans, (setting, plan) => {
  const { game } = setting;
  const { match, seed } = play(setting, plan);
  if (match.phase === "over") return;
  const roll = rolls(plan.choices.length);
  for (let seat = 0; seat < setting.seats; seat++) {
    for (const command of mischief(game, match.table, seat, roll)) {
      const events = decide(game, match, moving(match, seat, command), seed);
      if (!isRefusal(events))
        expect(isOffered(game.moves(match.table, seat), command), JSON.stringify(command)).toBe(true);
    }
  }
});

for (const [mode, settings] of MODES) {
  test(`Law 1: bots play to the end: ${mode}`, () => {
    for (const setting of settings) {
      const { game } = setting;
      const mind = Object.values(game.bots)[0]!;
      let played = dealt(setting, seedOf(nameOf(setting)));
      const roll = rolls(1);
      for (let turns = 0; turns < 1000 && played.match.phase === "live"; turns++) {
        const seat = toAct(game, played.match)[0]!;
        played = wish(played, { type: "play", seat, command: mind(viewAt(game, played.log, seat).table, seat, roll) });
      }
      expect(played.match.phase, nameOf(setting)).toBe("over");
    }
  });
}
