import { expect, test } from "vitest";
import { isOverAllowance } from "../../../server/match/log-allowance.ts";
import { isRefusal } from "../../../shared/engine/contract/events.ts";
import { maxLogLengthOf } from "../../../shared/engine/contract/max-log-length.ts";
import { decide, type MatchCommand } from "../../../shared/engine/match/decide.ts";
import { command, dealt, type PlayedMatch, seedOf } from "../../kit/play.ts";
import { SETTINGS } from "../../kit/shelf.ts";

const setting = SETTINGS.find(({ game, seats }) => game.id === "tranquility" && seats === 2)!;
const share = maxLogLengthOf(setting.game) / 4 / setting.seats;

const isTooMuch = (played: PlayedMatch, asked: MatchCommand, by?: number): boolean => {
  const decided = decide(setting.game, played.match, asked, played.seed);
  if (isRefusal(decided)) throw new Error(decided.refused);
  return isOverAllowance({ game: setting.game, ...played }, asked, by, decided);
};

/** One seat is handed over and reclaimed again and again. */
function restless(): PlayedMatch {
  let played = dealt(setting, seedOf("restless"));
  for (let i = 0; i < share; i++)
    played = command(played, i % 2 ? { type: "reclaim", seat: 0 } : { type: "handOver", seat: 0, bot: "steady" });
  return played;
}

test("a player who fills the log with entries outside the game uses up their own share, and no other", () => {
  const played = restless();
  expect(isTooMuch(played, { type: "handOver", seat: 0, bot: "steady" }, 0)).toBe(true);
  expect(isTooMuch(played, { type: "concede", seat: 0 }, 0)).toBe(true);
  expect(isTooMuch(played, { type: "handOver", seat: 1, bot: "steady" }, 1)).toBe(false);
  expect(isTooMuch(played, { type: "concede", seat: 1 }, 1)).toBe(false);
});

test("an entry that ends the match always fits", () => {
  const alone = command(restless(), { type: "concede", seat: 1 });
  expect(isTooMuch(alone, { type: "concede", seat: 0 }, 0)).toBe(false);
});
