import { expect } from "vitest";
import type { AnyGame, Fact, Handle } from "../../shared/engine/game.ts";
import { dealt, plans, play } from "../kit/play.ts";
import { same } from "../kit/same.ts";
import { law } from "../kit/shelf.ts";
import { atEveryVersion } from "../kit/views.ts";

/** The cards of a table, in the order of their handles. */
const cardsOf = (game: AnyGame, table: unknown): Handle[] =>
  game
    .places(table)
    .flat()
    .sort((a, b) => a - b);

/** The handles there are after an event: a hand that is shuffled has as many cards as before, under names never used. */
function renamed(all: readonly Handle[], event: Fact, last: Handle): readonly Handle[] {
  if (!("were" in event && "cards" in event)) return all;
  const { were, cards } = event as unknown as { readonly [names in "were" | "cards"]: readonly Handle[] };
  expect(cards).toHaveLength(were.length);
  for (const card of were) expect(all).toContain(card);
  for (const card of cards) expect(card).toBeGreaterThan(last);
  return [...all.filter((card) => !were.includes(card)), ...cards].sort((a, b) => a - b);
}

law("Law 10: every card is in exactly one place, from the deal to the end", plans, (setting, plan) => {
  const { game } = setting;
  const start = dealt(setting, plan.seed);
  let all: readonly Handle[] = cardsOf(game, start.match.table);
  let last = Math.max(...all);
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all).size).toBe(all.length);
  const played = play(setting, plan);
  atEveryVersion(played, ["table"], (truth, [view]) => {
    if (truth.version > start.log.length) all = renamed(all, played.log[truth.version - 1]!, last);
    last = Math.max(last, ...all);
    if (truth.version >= start.log.length) same(cardsOf(game, truth.table), all);
    same(game.places(view!.table), game.places(truth.table));
  });
});
