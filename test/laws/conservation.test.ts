import { expect } from "vitest";
import type { Handle } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { itemAt } from "../kit/item-at.ts";
import { dealt, plans, play } from "../kit/play.ts";
import { same } from "../kit/same.ts";
import { law } from "../kit/shelf.ts";
import { atEveryVersion } from "../kit/views.ts";

const inOrder = (cards: readonly Handle[]): readonly Handle[] => cards.toSorted((a, b) => a - b);

const cardsOf = ({ cards }: AnyGame, table: unknown): readonly Handle[] => inOrder(cards!.places(table).flat());

law("Law 10: every card is in exactly one place, from the deal to the end", plans, (setting, plan) => {
  const { game } = setting;
  const start = dealt(setting, plan.seed);
  let all = cardsOf(game, start.match.table);
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all).size).toBe(all.length);
  const played = play(setting, plan);
  atEveryVersion(played, ["table"], (truth, [view]) => {
    const renaming = game.cards!.renames?.(itemAt(played.log, truth.version - 1));
    if (truth.version > start.log.length && renaming)
      all = inOrder([...all.filter((card) => !renaming.were.includes(card)), ...renaming.are]);
    if (truth.version >= start.log.length) same(cardsOf(game, truth.table), all);
    same(game.cards!.places(view!.table), game.cards!.places(truth.table));
  });
});

law("Law 10: cards that are mixed with others get new handles, higher than all before", plans, (setting, plan) => {
  const { game } = setting;
  const played = play(setting, plan);
  let met: readonly Handle[] = [];
  atEveryVersion(played, [], (truth) => {
    const renaming = game.cards!.renames!(itemAt(played.log, truth.version - 1));
    if (renaming) {
      const { were, are } = renaming;
      expect(new Set(are).size).toBe(were.length);
      for (const card of were) expect(met).toContain(card);
      for (const card of are) expect(card).toBeGreaterThan(Math.max(...met));
    }
    met = [...met, ...cardsOf(game, truth.table)];
  });
});
