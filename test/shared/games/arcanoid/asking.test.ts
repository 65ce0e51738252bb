import { expect, test } from "vitest";
import { fold, isRefusal } from "../../../../shared/engine/contract/events.ts";
import { talkOf } from "../../../../shared/engine/contract/game.ts";
import { anyCommand } from "../../../../shared/engine/contract/moves.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { steady } from "../../../../shared/games/arcanoid/bot/policies.ts";
import { type Command, command } from "../../../../shared/games/arcanoid/commands.ts";
import { options } from "../../../../shared/games/arcanoid/options.ts";
import { chanceOf, rolls } from "../../../kit/chance.ts";
import { gameOf } from "../../../kit/games.ts";
import { given, others, SWORDS } from "./table.ts";

const window = () =>
  given({ hands: ["sw9 sw8", "t0 cu5", "cu6 cu7"], pile: others("sw9 sw8 cu5 cu6 cu7") }).do(0, {
    type: "Engage",
    field: SWORDS,
    core: "",
    cards: "sw9 sw8",
  });

test("S4: no answer is given in advance: each answer is a command of its own, and its event reveals only whose it is", () => {
  for (const always of [{ always: true }, { from: 20 }, { fields: [0] }])
    expect(() => command.parse({ type: "LetStand", ...always })).toThrow();
  const [event] = window().do(2, { type: "LetStand" }).events;
  expect(event).toEqual({ type: "StealForgone", party: 2 });
});

test("S1, S5: every awaited seat is listed as at a turn, for an answer where one is asked, and a bot can stand in", () => {
  expect(arcanoid.toAct(window().state)).toEqual([
    { seat: 1, for: "answer" },
    { seat: 2, for: "answer" },
  ]);
  const stages = new Set<string>();
  // Matches of bots reach the ends of rounds; random moves lead to situations that bots avoid.
  for (let match = 0; match < 8; match++) {
    const chance = chanceOf(String(match).padStart(64, "0"));
    const chosen = options.parse({ rounds: 2 });
    let state = fold(arcanoid, arcanoid.initial(chosen, 4), arcanoid.deal(chosen, 4, chance));
    for (let n = 1; !arcanoid.outcome(state); n++) {
      stages.add(state.stage.at);
      const [{ seat } = { seat: 0 }] = arcanoid.toAct(state);
      const decided = (command: Command) => arcanoid.decide(state, seat, command, (index) => chance(1000 * n + index));
      const byBot = decided(steady(state, seat, rolls(n)));
      if (isRefusal(byBot)) throw new Error(byBot.refused);
      const byChance = () => decided(anyCommand(arcanoid.moves(state, seat), rolls(n)) as Command);
      const events = match % 2 === 0 ? byBot : byChance();
      if (isRefusal(events)) throw new Error(events.refused);
      state = fold(arcanoid, state, events);
    }
  }
  expect([...stages].sort()).toEqual(["call", "hermit", "shed", "turn", "vote", "window"]);
});

test("S9: talk is open at every table", () => {
  expect(talkOf(gameOf("arcanoid")!, window().state, 1)).toBe("free");
});

test("O2: options that are not built are refused, not ignored", () => {
  for (const wish of [
    { renewals: null },
    { tides: 2 },
    { tide: 2 },
    { abdication: "first" },
    { shared: true },
    { fool: false },
  ])
    expect(() => options.parse(wish), JSON.stringify(wish)).toThrow();
});
