import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { emptyTimeline, extend, type Timeline } from "../../../../../client/contract/timeline.ts";
import { fitting, obstacleTo } from "../../../../../client/games/arcanoid/input/fitting.ts";
import { createIntent } from "../../../../../client/games/arcanoid/input/intent.ts";
import { aheadOn, engagementBy, offersOf } from "../../../../../client/games/arcanoid/input/offers.ts";
import { discarding } from "../../../../../client/games/arcanoid/preferences/settings.ts";
import { messages } from "../../../../../client/games/arcanoid/text/messages/messages.ts";
import { isRefusal } from "../../../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../../../shared/engine/contract/moves.ts";
import { arcanoid } from "../../../../../shared/games/arcanoid/arcanoid.ts";
import type { Command } from "../../../../../shared/games/arcanoid/commands.ts";
import type { Event } from "../../../../../shared/games/arcanoid/events.ts";
import { VARIANT_NAMES } from "../../../../../shared/games/arcanoid/options.ts";
import type { State } from "../../../../../shared/games/arcanoid/state.ts";
import { actingFor } from "../../../../../shared/games/arcanoid/state.ts";
import { rolls } from "../../../../kit/chance.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { COINS, filler, given, STAVES, SWORDS } from "../../../../shared/games/arcanoid/table.ts";
import { played, staged } from "../staged.ts";

function cardsOf(command: Command): readonly number[] {
  const { card, core, cards, magician } = command as Partial<
    Record<"card" | "magician", number> & Record<"core" | "cards", readonly number[]>
  >;
  return [card, magician, ...(core ?? []), ...(cards ?? [])].filter((one) => one !== undefined);
}

describe("the use of chosen cards", () => {
  it.each(VARIANT_NAMES)(
    "is found for every play that is offered, and every play that is found is legal, in %s",
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

  it("is empty where they cannot be used together", () => {
    const table = given({ hands: ["sw11 sw5 sw9 cu2 t3 t17", "st2 st3"], pile: "co2 co3 co4" });
    const moves = arcanoid.moves(table.state, 0);
    expect(fitting(moves, [table.card("sw11"), table.card("sw5")])).toEqual([]);
    expect(fitting(moves, [table.card("sw5"), table.card("sw9")]).map(({ command }) => command)).toEqual([
      expect.objectContaining({ type: "Engage", field: SWORDS }),
    ]);
  });
});

describe("the meaning of a berth", () => {
  const table = given({ hands: ["sw11 sw5 t16 cu2 t3 t17", "st2 st3", "co2 co3"], pile: "sw9 sw10 sw12 co4 co5" })
    .stands(1, SWORDS, "sw9 sw10")
    .stands(2, SWORDS, "sw12")
    .turn(0);
  const offersFor = (...faces: string[]) => {
    const moves = fitting(
      arcanoid.moves(table.state, 0),
      faces.map((face) => table.card(face)),
    ).filter(({ command }) => command.type !== "Discard");
    return offersOf(table.state, actingFor(table.state, 0)!, moves, undefined, messages.value);
  };

  it("marks 14½ as such, and lists the strengths that stay above it, the best first", () => {
    expect([...offersFor("sw11")]).toEqual([
      [`0:${SWORDS}`, { text: "14½", says: "14½", behind: ["19", "17½"], isTarget: false }],
    ]);
  });

  it("marks only those engagements that a trump would undo", () => {
    expect([...offersFor("t16").keys()].toSorted()).toEqual([`1:${SWORDS}`, `2:${SWORDS}`]);
    expect(offersFor("t16").get(`1:${SWORDS}`)).toMatchObject({ text: "", mark: "out" });
  });

  it("is that of a leading engagement where nothing is above it", () => {
    const moves = fitting(arcanoid.moves(table.state, 0), [table.card("cu2")]);
    const engage = moves.find(({ command }) => command.type === "Engage")!.command;
    const engagement = engagementBy(table.state, 0, engage)!;
    expect(aheadOn(table.state, STAVES, engagement, messages.value)).toEqual([]);
    expect(aheadOn(table.state, COINS, engagement, messages.value)).toEqual([]);
  });
});

describe("a player at a table", () => {
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
    for (const card of [...cardsOf(engage.command), itemAt(part.from, 0)]) intent.touch(card);
    expect(intent.offers.value.has(`0:${field}`)).toBe(true);
    intent.point(0, field);
    expect(intent.ready.value).toMatchObject({ type: "Engage", field });
    intent.confirm();
    expect(asked).toHaveLength(1);
    expect(arcanoid.decide(state, 0, itemAt(asked, 0), () => (n) => n - 1)).toBeInstanceOf(Array);
  });

  it("puts back the chosen cards, and starts again", () => {
    const { tabletop } = staged(table().seenBy(0), 0);
    const { intent } = tabletop;
    const [card] = itemAt(intent.match.value.table.parties, 0).closed;
    intent.touch(card!);
    expect(intent.chosen.value).toEqual([card]);
    intent.touch(card!);
    expect(intent.chosen.value).toEqual([]);
    intent.touch(card!);
    intent.back();
    expect(intent.chosen.value).toEqual([]);
  });

  it("can touch nothing while another player plays", () => {
    const { tabletop } = staged(table().seenBy(1), 1);
    const [card] = itemAt(tabletop.intent.match.value.table.parties, 1).closed;
    tabletop.intent.touch(card!);
    expect(tabletop.intent.chosen.value).toEqual([]);
  });
});

describe("the reason why chosen cards cannot be engaged", () => {
  const reason = (table: ReturnType<typeof given>, ...faces: string[]) =>
    obstacleTo(
      table.state,
      0,
      faces.map((face) => table.card(face)),
    );
  const before = given({ hands: ["st13 st14 sw5 sw9 cu2 t16", "t21 st2"], pile: "co2 co3 co4 sw2 cu3" });

  it("is that a field is not free where they would fit", () => {
    expect(reason(before, "st13", "st14")).toBe(undefined);
    const won = before.turn(1).do(1, { type: "PlayWorld", card: "t21", field: STAVES });
    expect(reason(won, "st13", "st14")).toEqual({ field: STAVES, why: "world" });
    expect(reason(before.abdicated(0, SWORDS), "sw5", "sw9")).toEqual({ field: SWORDS, why: "abdicated" });
    expect(reason(before.stands(0, SWORDS, "sw2"), "sw5", "sw9")).toEqual({ field: SWORDS, why: "engaged" });
    expect(reason(before.abdicated(0, SWORDS), "sw5", "cu2")).toBe(undefined);
  });

  it("is that Temperance keeps the field", () => {
    const kept = given({ hands: ["sw5 sw9", "t14 st2"], pile: filler(20, 6) })
      .turn(1)
      .do(1, { type: "PlayTemperance", card: "t14", field: SWORDS });
    expect(reason(kept, "sw5", "sw9")).toEqual({ field: SWORDS, why: "tempered" });
  });

  it("does not consider the Magician in MALTA, where he hides engagements", () => {
    const malta = given({ hands: ["t1 sw5 sw9", "st2"], pile: "co2 co3 co4", options: { variant: "malta" } });
    expect(reason(malta.abdicated(0, SWORDS), "t1", "sw5")).toEqual({ field: SWORDS, why: "abdicated" });
  });
});

describe("a discard", () => {
  const begun = () => {
    const match = played(2, 0);
    const { seat } = itemAt(arcanoid.toAct(match.match.table), 0);
    const asked: Command[] = [];
    const timeline = signal<Timeline<State, Event>>(extend(emptyTimeline(arcanoid, seat), match.seenBy(seat)));
    const intent = createIntent({
      timeline,
      send: async (command) => {
        asked.push(command);
        return { ok: true, v: 9_999 };
      },
    });
    const [card, other] = itemAt(match.match.table.parties, seat).closed as [number, number];
    intent.touch(card);
    return { intent, asked, card, other };
  };

  it("has to be confirmed, unless the settings say otherwise", () => {
    const { intent, asked, card } = begun();
    intent.throwAway();
    expect(asked).toEqual([]);
    expect(intent.isConfirming.value).toBe(true);
    intent.throwAway();
    expect(asked).toEqual([{ type: "Discard", card }]);
    discarding.choose("directly");
    const direct = begun();
    direct.intent.throwAway();
    expect(direct.asked).toEqual([{ type: "Discard", card: direct.card }]);
    discarding.choose("ask");
  });

  it("is taken back by keeping the card, or by choosing others", () => {
    const { intent, asked, card, other } = begun();
    intent.throwAway();
    intent.keep();
    expect([intent.isConfirming.value, intent.chosen.value]).toEqual([false, [card]]);
    intent.throwAway();
    intent.touch(other);
    expect(intent.isConfirming.value).toBe(false);
    intent.back();
    expect(asked).toEqual([]);
  });
});
