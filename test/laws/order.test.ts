import { expect } from "vitest";
import { type GameCommand, isRefusal } from "../../shared/engine/contract/events.ts";
import { decide } from "../../shared/engine/match/decide.ts";
import { anyWish, command, dealt, plans } from "../kit/play.ts";
import { same } from "../kit/same.ts";
import { law } from "../kit/shelf.ts";

const backwards = (command: GameCommand): GameCommand =>
  Object.fromEntries(
    Object.entries(command).map(([name, value]) => [name, Array.isArray(value) ? value.toReversed() : value]),
  ) as unknown as GameCommand;

law(
  "Law 5: no player learns anything from the order in which a seat names its cards",
  plans,
  (setting, { seed, choices }) => {
    let played = dealt(setting, seed);
    for (const choice of choices) {
      const wished = anyWish(played, choice);
      if (!wished) break;
      const otherwise = { ...wished, command: backwards(wished.command) };
      const decided = decide(setting.game, played.match, otherwise, seed);
      // Fixed parts of a move have one order; another is refused without events.
      if (!isRefusal(decided)) same(decided, decide(setting.game, played.match, wished, seed));
      played = command(played, wished);
    }
    expect(played.log.length).toBeGreaterThan(0);
  },
);
