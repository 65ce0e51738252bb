import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { createIntent, type Intent } from "../../../client/games/tranquility/intent.ts";
import { cardLabel, handLabel } from "../../../client/games/tranquility/labels.ts";
import { isSpare, leastUsedFirst } from "../../../client/games/tranquility/uses.ts";
import en from "../../../client/games/tranquility/words/en.ts";
import { emptyTimeline, extend } from "../../../client/play/timeline.ts";
import type { Hints } from "../../../client/ui/comfort.ts";
import type { Handle } from "../../../shared/engine/game.ts";
import type { Cell } from "../../../shared/games/tranquility/layouts.ts";
import { modeOf } from "../../../shared/games/tranquility/modes/modes.ts";
import { priceAt } from "../../../shared/games/tranquility/placements.ts";
import { faceOf, handOf, numberOn, type State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { LocalMatch, optionsOf } from "../harness/local-match.ts";

const ME = 0;

/** Not for a while, or for want of cards; but the line would take the number. */
const NEVER: ReadonlySet<string> = new Set(["CellIsFilled", "NotAscending"]);

/** The spaces in which the rules themselves may ever take an island. */
const spacesOf = (state: State, card: Handle): readonly Cell[] =>
  [...state.layout.cells.keys()].filter((cell) => {
    const price = priceAt(state, ME, numberOn(state, card)!, cell, modeOf(state));
    return typeof price === "number" || !NEVER.has(price.refused);
  });

/** A table at which it is my turn while I hold an island for which there is no space, and no start. */
function crowded(): LocalMatch {
  for (let seed = 1; seed < 40; seed++) {
    const table = new LocalMatch(2, seed);
    do {
      const state = table.match.table;
      const isMine = tranquility.moves(state, ME).some(({ command }) => command.type === "DiscardPair");
      const [first, ...others] = handOf(state, ME);
      const isLater = others.length > 1 && !isSpare(state, first!) && others.some((card) => isSpare(state, card));
      if (isMine && isLater) return table;
    } while (table.playOne());
  }
  throw new Error("no hand is crowded");
}

function sitDown(table: LocalMatch, hints: Hints): Intent {
  const timeline = signal(extend(emptyTimeline(tranquility, ME), table.seenBy(ME)));
  return createIntent({
    timeline,
    confirms: signal(false),
    hints: signal(hints),
    send: async () => ({ ok: true, v: 0 }),
  });
}

describe("what a card can still be used for", () => {
  it("is nothing for an island exactly when the rules know no space for it, at any price (B3)", () => {
    let spares = 0;
    for (const mode of ["standard", "arch", "pyramid", "day-night"] as const) {
      const table = new LocalMatch(2, 5, optionsOf(mode, {}));
      do {
        const state = table.match.table;
        for (const card of handOf(state, ME)) {
          if (numberOn(state, card) === undefined) expect(isSpare(state, card)).toBe(false);
          else {
            expect(isSpare(state, card)).toBe(spacesOf(state, card).length === 0);
            spares += Number(isSpare(state, card));
          }
        }
      } while (table.playOne());
    }
    expect(spares).toBeGreaterThan(0);
  });

  it("is told by the order of the hand while two are picked, and by a word; nothing moves while they are", () => {
    const table = crowded();
    const state = table.match.table;
    const intent = sitDown(table, "full");
    expect(intent.hand.value).toEqual(handOf(state, ME));

    intent.besides("pair");
    const sorted = leastUsedFirst(state, handOf(state, ME));
    expect(intent.hand.value).toEqual(sorted);
    expect(isSpare(state, sorted[0]!)).toBe(true);
    const onlook = { match: intent.match.value, seat: ME, wish: intent.wish.value, words: en };
    expect(handLabel(onlook, sorted[0]!)).toBe(`${cardLabel(faceOf(state, sorted[0]!), en)}, ${en.hand.spare}`);

    intent.touch(sorted[0]!);
    intent.touch(sorted[2]!);
    expect(intent.hand.value).toEqual(sorted);
    intent.back();
    expect(intent.hand.value).toEqual(handOf(state, ME));
  });

  it("is not told to whoever wants no hints", () => {
    const table = crowded();
    const intent = sitDown(table, "none");
    intent.besides("pair");
    expect(intent.hand.value).toEqual(handOf(table.match.table, ME));
    expect(intent.wish.value.sorted).toBeUndefined();
  });

  it("has the fewest spaces first, and cards that are no islands last", () => {
    const state = crowded().match.table;
    const sorted = leastUsedFirst(state, handOf(state, ME));
    const spaces = sorted.map((card) =>
      numberOn(state, card) === undefined ? Infinity : spacesOf(state, card).length,
    );
    expect(spaces).toEqual(spaces.toSorted((a, b) => (a === b ? 0 : a - b)));
  });
});
