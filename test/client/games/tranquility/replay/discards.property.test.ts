import { expect, test } from "vitest";
import { upTo } from "../../../../../client/contract/timeline.ts";
import { seenBy } from "../../../../../client/features/replay/replay-model.ts";
import { discardsOf } from "../../../../../client/games/tranquility/replay/discards.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { goldens } from "../../../../kit/golden.ts";
import { itemAt } from "../../../../kit/item-at.ts";

const MATCHES = ["standard-false-draw-five-open-3", "arch-true", "pyramid-normal-fr", "day-night-true", "duel-2-won"];

test.each(MATCHES)("every discard of a %s is listed with the version that brought it there", (name) => {
  const { file } = goldens().find((golden) => golden.name.startsWith(`tranquility-${name}`))!;
  const whole = seenBy(tranquility, file, "table");
  const lying = (v: number, seat: number): readonly number[] => {
    const { discards, shown } = itemAt(whole.states, v).table as State;
    return [...itemAt(discards, seat), ...itemAt(shown, seat)];
  };
  let told = 0;
  for (let v = 10; v <= file.log.length; v += 17)
    for (const { seat } of file.header.seats) {
      const groups = discardsOf(upTo(whole, v), seat);
      expect(groups.flatMap(({ cards }) => cards).sort()).toEqual([...lying(v, seat)].sort());
      expect(groups.map((group) => group.v)).toEqual(
        [...new Set(groups.map((group) => group.v))].sort((a, b) => b - a),
      );
      for (const { v: since, cards } of groups) {
        expect(cards.filter((card) => lying(since - 1, seat).includes(card))).toEqual([]);
        expect(cards.filter((card) => !lying(since, seat).includes(card))).toEqual([]);
        told += cards.length;
      }
    }
  expect(told).toBeGreaterThan(0);
});
