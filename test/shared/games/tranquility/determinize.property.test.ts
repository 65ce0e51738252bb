import { expect, test } from "vitest";
import { parse } from "zod/v4/core";
import { viewAt } from "../../../../shared/engine/match/replay.ts";
import { movesOf } from "../../../../shared/engine/match/steps.ts";
import { OFFICIAL } from "../../../../shared/games/tranquility/boards/official.ts";
import { numberOf, type TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import { determinize } from "../../../../shared/games/tranquility/determinize.ts";
import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { rolls } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { simulateMatch } from "../../../lab/bots.ts";

/** The first seat's view, the full state and a determinized table. */
function* positions(mode: object, seats: number, matches: number) {
  for (let n = 0; n < matches; n++) {
    const options = parse(tranquility.options, mode);
    const bout = { game: tranquility, options, seats, name: "steady", id: "anew", text: `anew ${n}` };
    const { log } = simulateMatch(bout);
    for (const version of movesOf(log).slice(0, -1)) {
      const view = viewAt(tranquility, log, 0, version).table as unknown as State;
      const truth = viewAt(tranquility, log, "all", version).table as unknown as State;
      yield { view, truth, table: determinize(view, rolls(version)) };
    }
  }
}

const unseenOf = ({ hands, discards }: State, seat: number) => [...itemAt(hands, seat), ...itemAt(discards, seat)];

test("B12: a number that was seen going into a hand is held by that seat, or was thrown away after that", () => {
  let checked = 0;
  for (const { view, table, truth } of [
    ...positions({ mode: "duel" }, 2, 4),
    ...positions({ mode: "pyramid" }, 3, 4),
  ]) {
    expect(table).toBeDefined();
    for (const { seat, cards, seen } of view.mixed) {
      if (seat === 0) continue;
      for (const face of Object.values<TranquilityFace>(seen)) {
        const spot = unseenOf(truth, seat).find((card) => truth.faces[card] === face);
        if (spot === undefined) continue;
        const believed = unseenOf(table!, seat).find((card) => table!.faces[card] === face);
        expect(believed).toBeGreaterThanOrEqual(Math.min(...cards));
        checked++;
      }
    }
  }
  expect(checked).toBeGreaterThan(200);
});

test("B12: a hand of six that was often mixed with seen cards keeps the unknown cards that are shown later", () => {
  const board = { ...OFFICIAL.duel, id: "board", title: "Duel", rules: { ...OFFICIAL.duel.rules, hand: 6 } };
  const options = parse(tranquility.options, { mode: "board", board });
  const bout = { game: tranquility, options, seats: 2, name: "steady", id: "board", text: "duel 5" };
  const { log } = simulateMatch(bout);
  for (const version of movesOf(log).slice(0, -1)) {
    const view = viewAt(tranquility, log, 0, version).table as unknown as State;
    expect(determinize(view, rolls(version))).toBeDefined();
  }
});

test("P7, P8, P10: a seat's hand and discards hold as many explorer cards as it was seen to keep, and only such cards", () => {
  let kept = 0;
  for (const { view, table, truth } of positions({ mode: "pyramid" }, 3, 4)) {
    const countIn = (state: State, seat: number) =>
      unseenOf(state, seat).filter((card) => numberOf(state.faces[card]) === undefined).length;
    for (const seat of [1, 2]) {
      expect(countIn(table!, seat)).toBe(countIn(truth, seat));
      for (const card of unseenOf(table!, seat)) {
        const face = itemAt(table!.faces, card);
        expect(numberOf(face) !== undefined || modeOf(view).effectOf(face) === "kept").toBe(true);
      }
      kept += countIn(truth, seat);
    }
  }
  expect(kept).toBeGreaterThan(20);
});

test("B1, N1: each pile has its start card below the opening hand, and compasses lie in piles", () => {
  for (const { truth, table } of positions({ mode: "day-night" }, 3, 3)) {
    const found = (state: State, face: TranquilityFace, cards: readonly number[]) =>
      cards.filter((card) => state.faces[card] === face).length;
    for (const [seat, pile] of table!.piles.entries()) {
      const own = [...pile, ...unseenOf(table!, seat)];
      expect(found(table!, "start", own)).toBe(found(truth, "start", own));
    }
    expect(found(table!, "compass", table!.piles.flat())).toBe(found(truth, "compass", truth.piles.flat()));
  }
});
