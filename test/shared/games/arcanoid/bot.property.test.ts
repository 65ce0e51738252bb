import { expect, test } from "vitest";
import type { Bot } from "../../../../shared/engine/contract/game.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { calm, steady } from "../../../../shared/games/arcanoid/bot/policies.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { options, VARIANT_NAMES } from "../../../../shared/games/arcanoid/options.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { playMatch } from "../../../bench/winrates.contest.ts";
import { winsAtLeast } from "../../../kit/sequential.ts";
import { greedy, random } from "./greedy.ts";

type Policy = Bot<State, Command>;

/** The number of the match determines the bot's seat. */
const winsAmong =
  (others: Policy, seats: number, variant: (typeof VARIANT_NAMES)[number] = "dresden", bot: Policy = steady) =>
  (match: number): boolean => {
    const own = match % seats;
    const policies = Array.from({ length: seats }, (_, seat) => (seat === own ? bot : others));
    return playMatch(arcanoid, options.parse({ variant }), policies, `${variant} ${match}`).outcome.winners[0] === own;
  };

// `npm run winrates` measures all win rates, with intervals.
test("against a random player the steady bot wins nearly always", () => {
  expect(winsAtLeast(0.98, winsAmong(random, 2))).toMatchObject({ isEnough: true });
});

test("against a greedy bot the steady bot wins three matches of four", () => {
  expect(winsAtLeast(0.75, winsAmong(greedy, 2))).toMatchObject({ isEnough: true });
});

test("alone among three greedy bots the steady bot wins clearly more than its share", () => {
  expect(winsAtLeast(0.3, winsAmong(greedy, 4))).toMatchObject({ isEnough: true });
});

test.each(VARIANT_NAMES)("the steady bot plays every variant well: %s", (variant) => {
  expect(winsAtLeast(0.6, winsAmong(greedy, 2, variant))).toMatchObject({ isEnough: true });
});

test("the beginner's bot loses to the steady bot more often than not, and still wins against a greedy one", () => {
  expect(winsAtLeast(0.55, winsAmong(calm, 2))).toMatchObject({ isEnough: true });
  expect(winsAtLeast(0.65, winsAmong(greedy, 2, "dresden", calm))).toMatchObject({ isEnough: true });
});
