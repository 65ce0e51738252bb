import { expect } from "vitest";
import type { AnyGame, Handle } from "../../shared/engine/game.ts";
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

law("Law 10: every card is in exactly one place, from the deal to the end", plans, (setting, plan) => {
  const { game } = setting;
  const start = dealt(setting, plan.seed);
  const all = cardsOf(game, start.match.table);
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all).size).toBe(all.length);
  atEveryVersion(play(setting, plan), ["table"], (truth, [view]) => {
    if (truth.version >= start.log.length) same(cardsOf(game, truth.table), all);
    same(game.places(view!.table), game.places(truth.table));
  });
});
