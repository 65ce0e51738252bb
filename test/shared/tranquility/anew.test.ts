import { describe, expect, test } from "vitest";
import { rngFor } from "../../../shared/engine/fair.ts";
import { movesOf, viewAt } from "../../../shared/engine/replay.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { playOut, seedOf } from "../../kit/play.ts";
import { MODES } from "../../kit/shelf.ts";

/** The tables of a match of three, or of two, after each of its moves. */
function tablesOf(mode: string): readonly State[] {
  const settings = MODES.get(`tranquility ${mode}`)!;
  const setting = settings.find(({ seats }) => seats === 3) ?? settings.at(-1)!;
  const { log } = playOut(setting, seedOf(`anew ${mode}`));
  return movesOf(log)
    .slice(0, -1)
    .map((version) => viewAt(tranquility, log, "all", version).table as State);
}

const chanceOf = (text: string) => () => rngFor(new TextEncoder().encode(text), 1);
const anew = (state: State, seat: number, text = "a") => tranquility.reshuffle(state, seat, chanceOf(text));

/** The table after it was shuffled for a seat. */
function shuffled(state: State, seat: number, text?: string): State {
  const events = anew(state, seat, text);
  if (!events) throw new Error("refused");
  return events.reduce(tranquility.evolve, state);
}

describe.each(["standard", "arch", "day-night"])("what a seat has not seen is shuffled anew: %s", (mode) => {
  const tables = tablesOf(mode);

  test("at that seat's own turns, and at no other time", () => {
    for (const state of tables) {
      const { stage } = state;
      const due = [0, 1, 2].map((seat) => stage.at === "turn" && stage.seat === seat);
      expect([0, 1, 2].map((seat) => anew(state, seat) !== undefined)).toEqual(due);
    }
  });

  test("piles, the others' hands and what was set aside; not the own hand, nor what anybody has discarded", () => {
    const [state] = tables.slice(9).filter(({ stage }) => stage.at === "turn");
    const { seat } = state!.stage as { readonly seat: number };
    const after = shuffled(state!, seat);
    const changed = (cards: readonly number[]) =>
      cards.filter((card) => after.faces[card] !== state!.faces[card]).length;
    expect(changed(state!.piles.flat())).toBeGreaterThan(state!.piles.flat().length / 2);
    expect(changed(state!.hands.filter((_, owner) => owner !== seat).flat())).toBeGreaterThan(0);
    expect(changed([...state!.hands[seat]!, ...state!.discards.flat()])).toBe(0);
    expect(shuffled(state!, seat, "b").faces).not.toEqual(after.faces);
    expect(shuffled(state!, seat).faces).toEqual(after.faces);
  });

  test("no hand gets what it cannot hold, and every pile keeps its start card", () => {
    for (const state of tables.filter(({ stage }) => stage.at === "turn")) {
      const after = shuffled(state, (state.stage as { readonly seat: number }).seat);
      for (const place of ["piles", "hands"] as const)
        for (const [i, cards] of state[place].entries()) {
          const held = (faces: State["faces"], face: string) => cards.filter((card) => faces[card] === face).length;
          for (const face of ["start", "compass"])
            expect([place, i, face, held(after.faces, face)]).toEqual([place, i, face, held(state.faces, face)]);
        }
    }
  });
});

test.each(["pyramid", "duel"])("where cards that all have seen get into hands, it is refused: %s", (mode) => {
  for (const state of tablesOf(mode)) {
    for (const seat of state.hands.keys()) expect(anew(state, seat)).toBeUndefined();
  }
});
