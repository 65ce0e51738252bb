import { describe, expect, it } from "vitest";
import { fitting } from "../../../../../client/games/arcanoid/input/fitting.ts";
import { aheadOn, engagementBy, offersOf } from "../../../../../client/games/arcanoid/input/offers.ts";
import { words } from "../../../../../client/games/arcanoid/speech/words/words.ts";
import { isRefusal } from "../../../../../shared/engine/game.ts";
import { anyCommand } from "../../../../../shared/engine/moves.ts";
import { arcanoid } from "../../../../../shared/games/arcanoid/arcanoid.ts";
import type { Command } from "../../../../../shared/games/arcanoid/commands.ts";
import { VARIANT_NAMES } from "../../../../../shared/games/arcanoid/options.ts";
import { actingFor } from "../../../../../shared/games/arcanoid/state.ts";
import { rolls } from "../../../../kit/chance.ts";
import { COINS, given, STAVES, SWORDS } from "../../../../shared/games/arcanoid/table.ts";
import { played, staged } from "../staged.ts";

/** The cards that a command is made with. */
function cardsOf(command: Command): readonly number[] {
  const { card, core, cards, magician } = command as Partial<
    Record<"card" | "magician", number> & Record<"core" | "cards", readonly number[]>
  >;
  return [card, magician, ...(core ?? []), ...(cards ?? [])].filter((one) => one !== undefined);
}

describe("what chosen cards are good for", () => {
  it.each(VARIANT_NAMES)(
    "%s: every play that is offered is found by its cards, and every one found is legal",
    (variant) => {
      const rng = rolls(5);
      for (let plays = 1; plays < 40; plays += 3) {
        const { match } = played(4, plays, { variant }, plays);
        const [due] = arcanoid.toAct(match.table);
        if (!due || match.table.stage.at !== "turn") continue;
        const moves = arcanoid.moves(match.table, due.seat);
        for (let i = 0; i < 12; i++) {
          const command = anyCommand(moves, rng);
          const found = fitting(moves, cardsOf(command)).filter((move) => move.command.type === command.type);
          expect(found.length, JSON.stringify(command)).toBeGreaterThan(0);
          for (const { command, parts = [] } of found) {
            if (parts.length > 0) continue;
            const events = arcanoid.decide(match.table, due.seat, command, () => (n) => n - 1);
            expect(isRefusal(events), JSON.stringify(command)).toBe(false);
          }
        }
      }
    },
  );

  it("is nothing where they cannot be used together", () => {
    const table = given({ hands: ["sw11 sw5 sw9 cu2 t3 t17", "st2 st3"], pile: "co2 co3 co4" });
    const moves = arcanoid.moves(table.state, 0);
    expect(fitting(moves, [table.card("sw11"), table.card("sw5")])).toEqual([]);
    expect(fitting(moves, [table.card("sw5"), table.card("sw9")]).map(({ command }) => command)).toEqual([
      expect.objectContaining({ type: "Engage", field: SWORDS }),
    ]);
  });
});

describe("what a berth would be", () => {
  const table = given({ hands: ["sw11 sw5 t16 cu2 t3 t17", "st2 st3", "co2 co3"], pile: "sw9 sw10 sw12 co4 co5" })
    .stands(1, SWORDS, "sw9 sw10")
    .stands(2, SWORDS, "sw12")
    .turn(0);
  const offersFor = (...faces: string[]) => {
    const moves = fitting(
      arcanoid.moves(table.state, 0),
      faces.map((face) => table.card(face)),
    ).filter(({ command }) => command.type !== "Discard");
    return offersOf(table.state, actingFor(table.state, 0)!, moves, undefined, words.value);
  };

  it("tells 14½ as such, and what stays above it, the best first", () => {
    expect([...offersFor("sw11")]).toEqual([
      [`0:${SWORDS}`, { text: "14½", says: "14½", behind: ["19", "17½"], isTarget: false }],
    ]);
  });

  it("marks what a trump would undo, and only that", () => {
    expect([...offersFor("t16").keys()].toSorted()).toEqual([`1:${SWORDS}`, `2:${SWORDS}`]);
    expect(offersFor("t16").get(`1:${SWORDS}`)).toMatchObject({ text: "", mark: "out" });
  });

  it("would lead where nothing is above it", () => {
    const moves = fitting(arcanoid.moves(table.state, 0), [table.card("cu2")]);
    const engage = moves.find(({ command }) => command.type === "Engage")!.command;
    const engagement = engagementBy(table.state, 0, engage)!;
    expect(aheadOn(table.state, STAVES, engagement, words.value)).toEqual([]);
    expect(aheadOn(table.state, COINS, engagement, words.value)).toEqual([]);
  });
});

describe("somebody at a table", () => {
  /** A table at which seat 0 is to play. */
  const table = () => {
    for (let plays = 1; ; plays++) {
      const match = played(4, plays);
      const { stage, turn } = match.match.table;
      if (stage.at === "turn" && turn.party === 0) return match;
    }
  };

  it("chooses a card, sees where it may stand, points there and confirms", () => {
    const { tabletop, asked } = staged(table().seenBy(0), 0);
    const { intent } = tabletop;
    const state = intent.match.value.table;
    const engage = intent.moves.value.find(({ command, parts }) => command.type === "Engage" && parts)!;
    const field = (engage.command as { readonly field: 0 }).field;
    const part = engage.parts![0] as { readonly from: readonly number[] };
    for (const card of [...cardsOf(engage.command), part.from[0]!]) intent.touch(card);
    expect(intent.offers.value.has(`0:${field}`)).toBe(true);
    intent.point(0, field);
    expect(intent.ready.value).toMatchObject({ type: "Engage", field });
    intent.confirm();
    expect(asked).toHaveLength(1);
    expect(arcanoid.decide(state, 0, asked[0]!, () => (n) => n - 1)).toBeInstanceOf(Array);
  });

  it("puts back what was chosen, and begins anew", () => {
    const { tabletop } = staged(table().seenBy(0), 0);
    const { intent } = tabletop;
    const [card] = intent.match.value.table.parties[0]!.closed;
    intent.touch(card!);
    expect(intent.chosen.value).toEqual([card]);
    intent.touch(card!);
    expect(intent.chosen.value).toEqual([]);
    intent.touch(card!);
    intent.back();
    expect(intent.chosen.value).toEqual([]);
  });

  it("can touch nothing while somebody else plays", () => {
    const { tabletop } = staged(table().seenBy(1), 1);
    const [card] = tabletop.intent.match.value.table.parties[1]!.closed;
    tabletop.intent.touch(card!);
    expect(tabletop.intent.chosen.value).toEqual([]);
  });
});
