import { describe, expect, test } from "vitest";
import { fold, type GameEvent, isRefusal } from "../../../../shared/engine/contract/events.ts";
import { redact } from "../../../../shared/engine/contract/secrecy.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { places } from "../../../../shared/games/arcanoid/dealing.ts";
import { determinize, possibleCardsByFace } from "../../../../shared/games/arcanoid/determinize.ts";
import { engagementOf } from "../../../../shared/games/arcanoid/engagements.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import { type Options, options, VARIANT_NAMES } from "../../../../shared/games/arcanoid/options.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { variantOf } from "../../../../shared/games/arcanoid/variants.ts";
import { chanceOf, rolls } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";

const SEATS = 3;

/** The states of a match, in full and as the first seat sees them. */
function* round(chosen: Options): Generator<{ readonly truth: State; readonly view: State; readonly told: Event[] }> {
  const chance = chanceOf(seedOf(`determinize ${chosen.variant}`));
  let truth = arcanoid.initial(chosen, SEATS);
  let view = truth;
  let events: readonly Event[] = arcanoid.deal(chosen, SEATS, chance);
  for (let moves = 0; ; moves++) {
    truth = fold(arcanoid as never, truth, events as readonly GameEvent[]) as State;
    view = fold(arcanoid as never, view, events.map((event) => redact(event, 0)) as readonly GameEvent[]) as State;
    if (arcanoid.outcome(truth)) return;
    yield { truth, view, told: [...events] };
    const { seat } = itemAt(arcanoid.toAct(truth), 0);
    const command: Command = arcanoid.bots.steady(truth, seat, rolls(moves));
    const decided = arcanoid.decide(truth, seat, command, (index) => chance(1000 * (moves + 1) + index));
    if (isRefusal(decided)) throw new Error(decided.refused);
    events = decided;
  }
}

const cardsOf = (state: State) => places(state).flat();

describe.each(VARIANT_NAMES)("reshuffled cards: %s", (variant) => {
  const chosen = options.parse({ variant, rounds: 2 });

  test("allow a table to be dealt at every moment of a match, and the true table is one of those possible", () => {
    let moments = 0;
    for (const { truth, view } of round(chosen)) {
      const lies = new Map(cardsOf(truth).map((card) => [truth.faces[card], card]));
      for (const [face, cards] of possibleCardsByFace(view)) expect(cards.has(lies.get(face)!), face).toBe(true);
      const table = determinize(view, rolls(moments++))!;
      const dealt = cardsOf(view).map((card) => table.faces[card]);
      expect(new Set(dealt).size).toBe(lies.size);
      for (const card of cardsOf(view)) expect(view.faces[card] ?? table.faces[card]).toBe(table.faces[card]);
    }
    expect(moments).toBeGreaterThan(50);
  });

  test("keep the cards that a hand has shown in it, and make cards that are engaged face down a valid engagement", () => {
    let shown = 0;
    for (const { view, told } of round(chosen)) {
      const table = determinize(view, rolls(shown))!;
      for (const event of told) {
        if (event.type !== "CardsShown") continue;
        const hand = itemAt(view.parties, event.party).closed.map((card) => table.faces[card]);
        for (const face of Object.values(event.faces)) expect(hand).toContain(face);
        shown++;
      }
      for (const { stands } of table.parties)
        for (const [field, stand] of stands.entries()) {
          if (stand?.how !== "engaged" || !stand.isHidden) continue;
          const faces = stand.cards.map((card) => itemAt(table.faces, card));
          expect(engagementOf(faces, field as 0, variantOf(table))).not.toHaveProperty("refused");
        }
    }
    expect(shown).toBeGreaterThan(0);
  });
});
