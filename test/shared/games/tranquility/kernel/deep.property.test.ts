import { expect, test } from "vitest";
import { fold, isRefusal } from "../../../../../shared/engine/contract/events.ts";
import type { Bot } from "../../../../../shared/engine/contract/game.ts";
import type { Command } from "../../../../../shared/games/tranquility/commands.ts";
import type { Event } from "../../../../../shared/games/tranquility/events.ts";
import { work } from "../../../../../shared/games/tranquility/kernel/policy/shortlist.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { rolls } from "../../../../kit/chance.ts";
import { textOf } from "./alike.ts";

/** The search usually agrees with `steady`, so several positions are tried. */
const POSITIONS = 24;

const { steady, calm } = tranquility.bots;

/** Positions at this stage, in matches of the bot `calm`. */
function positionsAt(options: object, stage: State["stage"]["at"], most: number, seats = 3): readonly State[] {
  const found: State[] = [];
  const chosen = tranquility.options.parse(options);
  for (let match = 0; found.length < most; match++) {
    const rng = rolls(match);
    const dealt = tranquility.deal(chosen, seats, () => rng);
    let state = fold(tranquility, tranquility.initial(chosen, seats), dealt);
    while (!tranquility.outcome(state) && found.length < most) {
      if (state.stage.at === stage) found.push(state);
      const { seat } = tranquility.toAct(state)[0]!;
      const events = tranquility.decide(state, seat, calm(state, seat, rng), () => rng);
      state = fold(tranquility, state, events as Event[]);
    }
  }
  return found;
}

async function searched(options: object): Promise<Bot<State, Command>> {
  return tranquility.asyncBots.deep(tranquility, tranquility.options.parse(options));
}

test.each([
  [{ mode: "pyramid", difficulty: "harder" }, "cost"],
  [{ mode: "standard" }, "toll"],
  [{ mode: "standard" }, "turn"],
] as const)("the bot deep tries other moves than steady, all legal: %j at a %s", async (options, stage) => {
  const deep = await searched(options);
  let isOther = false;
  for (const state of positionsAt(options, stage, POSITIONS)) {
    const { seat } = tranquility.toAct(state)[0]!;
    const command = deep(state, seat, rolls(3));
    const events = tranquility.decide(state, seat, command, () => rolls(4));
    expect(isRefusal(events)).toBe(false);
    isOther = textOf(command) !== textOf(steady(state, seat, rolls(5)));
    if (isOther) break;
  }
  expect(isOther).toBe(true);
});

test("the bot deep ends a search early whose positions are expensive, as those with jokers are", async () => {
  const options = { mode: "pyramid", difficulty: "easier" };
  const deep = await searched(options);
  const prices = positionsAt(options, "turn", POSITIONS, 1).map((state) => {
    deep(state, 0, rolls(3));
    return work.priced;
  });
  expect(Math.max(...prices)).toBeGreaterThan(200_000);
  expect(Math.max(...prices)).toBeLessThan(220_000);
});
