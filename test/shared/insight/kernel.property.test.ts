import { expect, test } from "vitest";
import { byRules } from "../../../shared/engine/contract/earlier-rules.ts";
import type { GameCommand } from "../../../shared/engine/contract/events.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { viewAt } from "../../../shared/engine/match/replay.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { dice } from "../../../shared/insight/dice.ts";
import { judge } from "../../../shared/insight/judge.ts";
import { withKernel } from "../../../shared/insight/playout.ts";
import { play } from "../../kit/play.ts";
import { settingsOf } from "../../lab/settings.ts";

const fast = await withKernel(tranquility);

/** A plan of up to 59 choices. */
const planOf = (n: number) => ({
  seed: n.toString(16).padStart(64, "0"),
  choices: Array.from({ length: (n * 7) % 60 }, (_, i) => dice(n * 101 + i)(2 ** 20)),
});

test("a game under earlier rules has no kernel, which follows the current ones", async () => {
  expect(byRules(tranquility, tranquility.rules).kernel).toBeDefined();
  expect(await withKernel(byRules(tranquility, 1))).not.toHaveProperty("playouts");
});

test("a command that is not legal is refused by a kernel as well", () => {
  const { log, match } = play(settingsOf(tranquility)[0]!, planOf(0));
  const [seat] = toAct(tranquility, match);
  const view = viewAt(tranquility, log, seat!);
  const judged = (command: GameCommand) => () => judge(fast, view, seat!, command, { playouts: 4, seed: 1 });
  const held = (view.table as { hands: number[][] }).hands[seat!]!;
  const far = { type: "PlaceCard", card: held[0]!, cell: 99, pay: [] };
  const strange = { type: "PlaceCard", card: 10_000, cell: 1, pay: [] };
  const sweep = { type: "Sweep" };
  expect(judged(far)).toThrow("PlaceCard is not legal");
  expect(judged(sweep)).toThrow("Sweep is not legal");
  expect(judged(strange)).toThrow(`seat ${seat} does not hold card 10000`);
});
