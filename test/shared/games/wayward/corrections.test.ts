import { describe, expect, test } from "vitest";
import { fold } from "../../../../shared/engine/contract/events.ts";
import type { Plain } from "../../../../shared/games/wayward/deck/schema.ts";
import { evolve } from "../../../../shared/games/wayward/evolve.ts";
import { options as schema } from "../../../../shared/games/wayward/options.ts";
import type { Automaton } from "../../../../shared/games/wayward/state.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";
import { Table } from "./table.ts";

const having = (own: Partial<Automaton>) => new Table({ automata: [own] });

const pair = (automata: readonly Partial<Automaton>[] = [{}, {}], difficulty: "normal" | "extreme" = "normal") =>
  new Table({ options: { mode: "pair", difficulty }, automata });

const attack: Plain = { do: "attack", plus: 0, unlessInPort: false };

describe("E3: a bonus card begins no turn", () => {
  const called = () => {
    const table = pair([{ turn: 2 }, { turn: 2 }], "extreme");
    table.reveal({ right: [attack] }).answer({}, "TellFight");
    for (const achievement of ["builder", "elite", "sailors", "explorer"] as const)
      table.say({ type: "ReportClaimed", human: 1, achievement });
    return table;
  };

  test("the others have their last turns after it", () => {
    const table = called();
    const left = [
      { kind: "human", seat: 0 },
      { kind: "automaton", seat: 1 },
      { kind: "automaton", seat: 0 },
    ];
    expect(table.eventsOf("LastTurnsCalled")).toMatchObject([{ left }]);
    table.answer().turn({});
    expect(table.state.ending).toMatchObject({ left });
    expect(table.state.question).toMatchObject({ type: "Reveal", seat: 1, turn: 3, isBonus: false });
  });

  test("a log of rules 1 is folded as it was played", () => {
    const table = called();
    const before = table.answer().state;
    const { begins: _, ...revealed } = table.say({ type: "Reveal" }).eventsOf("CardRevealed").at(-1)!;
    expect(evolve(before, revealed)!.ending!.left).toEqual([{ kind: "automaton", seat: 0 }]);
  });
});

test("L8 F2: a Garrison does not strike when the ship fights on its island and ends elsewhere", () => {
  const answers = { TellObstacles: { garrisons: [21], pirate0: 21 }, TellFight: { won: false } };
  const table = having({}).turn({ cubes: [{ at: 21, n: 2 }] }, answers);
  expect([table.eventsOf("GarrisonStruck"), table.own().damage]).toEqual([[], 0]);
});

describe("P9: who is attacked", () => {
  test("is the one at sea when two are laden, and no player is asked which is nearest", () => {
    const table = pair().turn({ laden: true }, { TellLaden: { seats: [0, 1] }, TellInPort: { seats: [0] } });
    expect(table.eventsOf("BattleBegun")).toMatchObject([{ rule: "L9", target: 1 }]);
    expect(table.asked).not.toContain("TellTarget");
  });

  test("is the nearest when two laden ships are at sea", () => {
    const table = pair().turn({ laden: true }, { TellLaden: { seats: [0, 1] }, TellTarget: { target: 1 } });
    expect([table.asked.includes("TellTarget"), itemAt(table.eventsOf("BattleBegun"), 0).target]).toEqual([true, 1]);
  });

  test("is the only laden ship, in port or not", () => {
    const table = pair().turn({ laden: true }, { TellLaden: { seats: [1] } });
    expect([table.asked.includes("TellInPort"), itemAt(table.eventsOf("BattleBegun"), 0).target]).toEqual([false, 1]);
  });
});

test("C2 Q12: cargo on its dock is plundered like coins, and never more than there is", () => {
  const fight = { TellFight: { won: false, lost: 1, lostCargo: 2 } };
  const table = having({ cargo: 2 }).turn({ right: [attack] }, fight);
  expect(table.own()).toMatchObject({ coins: 14, cargo: 0 });
  const poor = having({ cargo: 1 }).turn({ right: [attack] }, fight);
  expect([poor.own().cargo, poor.eventsOf("BattleEnded")]).toMatchObject([0, [{ lost: 1, lostCargo: 1 }]]);
  const of = (lostCargo: number) =>
    ({ type: "TellFight", won: false, hits: 0, coins: 0, cargo: 0, lost: 0, lostCargo, sank: false }) as const;
  const open = having({})
    .reveal({ right: [attack] })
    .answer({}, "TellFight");
  expect([open.refusal(of(3)), open.refusal({ ...of(1), won: true })]).toEqual(["OutOfRange C2", "OutOfRange C2"]);
});

describe("R12: an effect in the deck owner's own words", () => {
  const right = [
    { do: "text", text: "Turn your flagship card" },
    { do: "coins", n: 2 },
  ] as const;

  test("is read out when its turn comes, and asked about", () => {
    const table = having({}).reveal({ right });
    expect(table.state.question).toMatchObject({ type: "TellDone", text: "Turn your flagship card" });
    expect(table.eventsOf("GoodsGained")).toEqual([]);
    table.say({ type: "TellDone", done: true });
    expect([table.own().coins, table.rules("StepSkipped")]).toEqual([17, []]);
  });

  test("is a step that was skipped when it did not apply", () => {
    const table = having({}).turn({ right }, { TellDone: { done: false } });
    expect([table.own().coins, table.rules("StepSkipped")]).toEqual([17, ["R12"]]);
  });
});

describe("S8: a space that a human explored", () => {
  test("counts as explored, and gives no cube", () => {
    const table = new Table().turn({ end: 22 });
    table.say({ type: "ReportExplored", human: 0, cells: [33, 32] });
    expect(table.state.explored).toEqual([22, 32, 33]);
    table.reveal({ claim: [31, 33] });
    expect(table.state.question).toMatchObject({ type: "TellUnexplored", cells: [31] });
  });

  test("is reported on a human's turn, once", () => {
    const table = new Table().turn({ end: 22 });
    const report = (cells: number[]) => ({ type: "ReportExplored", human: 0, cells }) as const;
    expect([table.refusal(report([22])), table.refusal(report([])), table.refusal(report([31]))]).toEqual([
      "NoSuchSpace T9",
      "OutOfRange T9",
      undefined,
    ]);
    expect(table.reveal({ claim: [31] }).refusal(report([33]))).toBe("NotNow T9");
  });
});

describe("T10 Q1: a section that was read", () => {
  test("is remembered in a later lap, and no player is asked for it again", () => {
    const section = { cubes: [{ at: 11, n: 1 }], end: 22 };
    const first = new Table({ automata: [{}] }).reveal(section);
    const { no, side, stage } = first.state.card!;
    first.answer();
    const again = itemAt(first.state.decks, 0).findIndex(
      (card, at) => at > 0 && first.state.faces[card] === first.state.faces[itemAt(itemAt(first.state.decks, 0), 0)],
    );
    first.state = { ...first.state, automata: [{ ...first.own(), drawn: again }] };
    first.events = [];
    first.say({ type: "Reveal" });
    expect(first.eventsOf("SectionRead")).toMatchObject([{ no, side, stage, again: true, section }]);
    expect(first.state.question?.type).toBe("TellObstacles");
  });
});

describe("D7: mixed difficulty", () => {
  const stackOf = (chosen: object) => {
    const all = schema.parse({ difficulty: "mixed", ...chosen });
    return fold(wayward, wayward.initial(all, 1), wayward.deal(all, 1, chanceOf(seedOf("mixed"))));
  };
  const hardIn = ({ decks, faces }: ReturnType<typeof stackOf>, lap: number, each: number) =>
    decks
      .flatMap((deck) => deck.slice(each * lap, each * (lap + 1)).map((card) => itemAt(faces, card)))
      .filter((face) => face.endsWith("h"));

  test.each([1, 9, 17])("%i cards of 18 are hard, among the others and the same in every lap", (red) => {
    const stack = stackOf({ red });
    expect([0, 1, 2, 3].map((lap) => new Set(hardIn(stack, lap, 18)).size)).toEqual([red, red, red, red]);
    expect(hardIn(stack, 1, 18).toSorted()).toEqual(hardIn(stack, 0, 18).toSorted());
  });

  test("two automata share them", () => {
    expect(hardIn(stackOf({ red: 7, mode: "pair" }), 0, 9)).toHaveLength(7);
  });

  test("is chosen with its number of hard cards, and no other difficulty has one", () => {
    const takes = (chosen: object) => schema.safeParse(chosen).success;
    expect([takes({ difficulty: "mixed", red: 9 }), takes({ difficulty: "mixed" }), takes({ red: 9 })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([0, 18].map((red) => takes({ difficulty: "mixed", red }))).toEqual([false, false]);
  });
});
