import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { emptyTimeline, extend } from "../../../../../client/contract/timeline.ts";
import { createIntent, type TranquilityTableInput } from "../../../../../client/games/tranquility/input/intent.ts";
import { isSpare } from "../../../../../client/games/tranquility/input/uses.ts";
import type { HandOrder, HintMode } from "../../../../../client/games/tranquility/preferences/settings.ts";
import { cardLabel, handLabel, primaryActionText } from "../../../../../client/games/tranquility/text/labels.ts";
import en from "../../../../../client/games/tranquility/text/messages/en.ts";
import type { Handle } from "../../../../../shared/engine/contract/events.ts";
import type { Cell } from "../../../../../shared/games/tranquility/layouts.ts";
import { modeOf } from "../../../../../shared/games/tranquility/modes/modes.ts";
import { costAt } from "../../../../../shared/games/tranquility/placement-cost.ts";
import { faceOf, handOf, numberOn, type State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { LocalMatch, optionsOf } from "../../../harness/local-match.ts";
import { laidOut } from "../pages.ts";

const ME = 0;
const DESK = { width: 1440, height: 900 };

/** Final refusals: the island can never go there. All others are temporary, or for lack of cards. */
const NEVER: ReadonlySet<string> = new Set(["CellIsFilled", "NotAscending"]);

const spacesOf = (state: State, card: Handle): readonly Cell[] =>
  [...state.layout.cells.keys()].filter((cell) => {
    const price = costAt(state, ME, numberOn(state, card)!, cell, modeOf(state));
    return typeof price === "number" || !NEVER.has(price.refused);
  });

/** A match in which the player may discard a pair. A later card is spare because it fits nowhere; the first is not. */
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

function sitDown(table: LocalMatch, hints: HintMode): TranquilityTableInput {
  const timeline = signal(extend(emptyTimeline(tranquility, ME), table.seenBy(ME)));
  return createIntent({
    timeline,
    confirms: signal(false),
    hints: signal(hints),
    order: signal<HandOrder>("drawn"),
    send: async () => ({ ok: true, v: 0 }),
  });
}

describe("the use of a card", () => {
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

  it("is shown by a mark and a word while two are picked, and nothing moves for it", () => {
    const table = crowded();
    const state = table.match.table;
    const intent = sitDown(table, "full");
    const hand = handOf(state, ME);
    const spare = hand.find((card) => isSpare(state, card))!;
    const label = () => handLabel({ match: intent.match.value, seat: ME, draft: intent.draft.value, words: en }, spare);
    const marks = () =>
      [
        ...laidOut({ match: intent.match.value, seat: ME, viewport: DESK, draft: intent.draft.value }).pieces.keys(),
      ].filter((key) => String(key).startsWith("spare:"));
    expect(label()).toBe(cardLabel(faceOf(state, spare), en));
    expect(marks()).toEqual([]);

    intent.chooseSecondary("pair");
    expect(intent.hand.value).toEqual(hand);
    expect(label()).toBe(`${cardLabel(faceOf(state, spare), en)}, ${en.hand.spare}`);
    const spares = hand.filter((card) => isSpare(state, card));
    expect(marks()).toEqual(spares.map((card) => `spare:${card}`));
    expect(intent.primaryAction.value).toMatchObject({ do: "pair", spares: spares.length });
    expect(primaryActionText(intent.primaryAction.value, intent.match.value, en).legend).toBe(en.buttons.spares);

    intent.touch(spare);
    intent.touch(itemAt(hand, 0));
    expect(intent.hand.value).toEqual(hand);
  });

  it("is hidden from a player who wants no hints", () => {
    const table = crowded();
    const intent = sitDown(table, "none");
    intent.chooseSecondary("pair");
    expect(intent.draft.value.marksSpare).toBe(false);
    expect(primaryActionText(intent.primaryAction.value, intent.match.value, en, "none").note).toBeUndefined();
  });
});
