import { expect, test } from "vitest";
import { byRules } from "../../../shared/engine/contract/earlier-rules.ts";
import type { GameCommand, Seat } from "../../../shared/engine/contract/events.ts";
import { type Match, toAct } from "../../../shared/engine/match/match.ts";
import { revealAll, viewAt } from "../../../shared/engine/match/replay.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { adviceAt } from "../../../shared/insight/advice.ts";
import { dice } from "../../../shared/insight/dice.ts";
import { estimate } from "../../../shared/insight/estimate.ts";
import { judge } from "../../../shared/insight/judge.ts";
import { type InsightGame, withKernel } from "../../../shared/insight/playout.ts";
import { play } from "../../kit/play.ts";
import type { Setting } from "../../kit/shelf.ts";
import { samples } from "../../kit/strength.ts";
import { settingsOf } from "../../lab/settings.ts";

const MATCHES = samples(240);
const SEED = Number(process.env.SEED ?? 0);

const fast = await withKernel(tranquility);

/** Everything that insight says of a position with hands hidden and open. */
function insights(game: InsightGame, view: Match, open: Match, seat: Seat, played: GameCommand) {
  return {
    estimate: estimate(game, view, seat, { playouts: 4, rng: dice(3) }),
    open: estimate(game, open, seat, { playouts: 4, rng: dice(4) }),
    judgement: judge(game, view, seat, played, { playouts: 12, seed: 5 }),
    advice: adviceAt(game, view, seat, { playouts: 12, seed: 6 }),
  };
}

/** A plan that plays a number of moves. */
const planOf = (n: number) => ({
  seed: n.toString(16).padStart(64, "0"),
  choices: Array.from({ length: (n * 7) % 60 }, (_, i) => dice(n * 101 + i)(2 ** 20)),
});

test(`insight says the same with a kernel as without at a position of each of ${MATCHES} matches`, () => {
  const settings: readonly Setting[] = settingsOf(tranquility);
  let compared = 0;
  for (let n = 0; n < MATCHES; n++) {
    const setting = settings[(SEED + n) % settings.length]!;
    const { log, match } = play(setting, planOf(SEED * 1009 + n));
    const [seat] = toAct(tranquility, match);
    if (seat === undefined || match.outcome) continue;
    const [view, open] = [viewAt(tranquility, log, seat), revealAll(tranquility, log)];
    const played = tranquility.bots.calm(view.table as never, seat, dice(n));
    expect(insights(fast, view, open, seat, played)).toEqual(insights(tranquility, view, open, seat, played));
    compared++;
  }
  expect(compared).toBeGreaterThan(MATCHES / 3);
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
