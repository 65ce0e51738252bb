import { describe, expect, test } from "vitest";
import { fold } from "../../../../shared/engine/contract/events.ts";
import type { Plain } from "../../../../shared/games/wayward/deck/schema.ts";
import { options as schema } from "../../../../shared/games/wayward/options.ts";
import type { Automaton } from "../../../../shared/games/wayward/state.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";
import { Table } from "./table.ts";

const having = (own: Partial<Automaton>, more: ConstructorParameters<typeof Table>[0] = {}) =>
  new Table({ automata: [own], ...more });

const pair = (automata: readonly Partial<Automaton>[] = [{}, {}], more: ConstructorParameters<typeof Table>[0] = {}) =>
  new Table({ options: { mode: "pair" }, automata, ...more });

const attack: Plain = { do: "attack", plus: 0, unlessInPort: false };
const coin: Plain = { do: "coins", n: 1 };

test("S1 S2 S5: an automaton begins with fifteen coins, a ship in port, and a card of its difficulty", () => {
  const table = new Table({ options: { difficulty: "expert" } });
  expect(table.own()).toMatchObject({ coins: 15, cargo: 0, ship: 0, damage: 0, turn: 0 });
  expect(table.state.question).toMatchObject({ type: "Reveal", seat: 0, turn: 1 });
  expect(itemAt(table.reveal({}).eventsOf("CardRevealed"), 0).face).toMatch(/^w\d\dh$/);
});

test("S7 C8: gains and losses of coins are one number", () => {
  const table = having({ damage: 4 }).turn({ right: [coin, attack] }, { TellFight: { won: false, hits: 1 } });
  expect(table.own().coins).toBe(15 + 1 - 5);
});

test("S8: no space is explored until an answer says so", () => {
  const table = new Table();
  expect(table.state.explored).toEqual([]);
  table.turn({ claim: [11], end: 22 });
  expect(table.state.explored).toEqual([11, 22]);
});

test("T1: a card is resolved by its left side, conditional effects, and its right side", () => {
  const table = having({});
  table.turn(
    { claim: [12], cubes: [{ at: 11, n: 1 }], end: 22, laden: true, goods: true, right: [coin] },
    { TellLaden: { seats: [0] }, TellGoods: { cell: 33 }, TellClaim: { lies: "merchant" } },
  );
  const kinds = table.events.map(({ type }) => type);
  const order = [
    "AdvancementClaimed",
    "InfluencePlaced",
    "ShipMoved",
    "BattleBegun",
    "GoodsGained",
    "TurnEnded",
  ] as const;
  const at = order.map((type) => kinds.indexOf(type));
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(at).not.toContain(-1);
  expect(kinds.lastIndexOf("InfluencePlaced")).toBeGreaterThan(kinds.indexOf("BattleBegun"));
});

test("T9: a human's turn lasts until the next card is revealed", () => {
  const table = having({}).turn({});
  expect(table.state.now).toEqual({ kind: "human", seat: 0 });
  expect(table.refusal({ type: "ReportFight", automaton: 0, human: 0 })).toBe(undefined);
  table.reveal({ claim: [22] });
  expect(table.state.now).toEqual({ kind: "automaton", seat: 0 });
  expect(table.refusal({ type: "ReportFight", automaton: 0, human: 0 })).toBe("NotNow T9");
});

test("L5: a framed space without a card is skipped", () => {
  const table = having({}).turn({ claim: [11, 22] });
  expect(table.rules("StepSkipped")).toEqual(["L5", "L5"]);
  expect(table.own()).toMatchObject({ merchant: 0, pirateCards: 0 });
});

test("R4: an automaton repairs as far as there is damage", () => {
  const right: Plain[] = [{ do: "repair", n: 3 }];
  expect(having({ damage: 4 }).turn({ right }).own().damage).toBe(1);
  expect(having({ damage: 2 }).turn({ right }).own().damage).toBe(0);
  expect(having({}).turn({ right }).rules("StepSkipped")).toEqual(["R4"]);
});

test("R8: extra cubes of a flag count in that battle only, and a flag may spare ships in port", () => {
  const flag = (unlessInPort: boolean): Plain => ({ do: "attack", plus: 3, unlessInPort });
  const table = having({}).turn({ right: [flag(false), attack] });
  expect(table.eventsOf("BattleBegun").map(({ cannons }) => cannons)).toEqual([4, 1]);
  const spared = having({}).turn({ right: [flag(true)] }, { TellInPort: { seats: [0] } });
  expect([spared.eventsOf("BattleBegun"), spared.rules("StepSkipped")]).toEqual([[], ["R8"]]);
});

test("R10: delayed goods are not laid out without an island", () => {
  const right: Plain[] = [{ do: "later", coins: 1, cargo: 1 }];
  const table = having({}).turn({ right });
  expect([table.rules("StepSkipped"), table.own().due]).toEqual([["R10"], { coins: 0, cargo: 0 }]);
  const taken = having({}).turn({ cubes: [{ at: 11, n: 1 }], right }, { TellHarvest: { taken: [11] } });
  expect(taken.own().due).toEqual({ coins: 1, cargo: 1 });
});

test("C2: plunder goes to the automaton's dock, by T6", () => {
  const table = having({ cargo: 1 }).turn({ right: [attack] }, { TellFight: { coins: 2, cargo: 2 } });
  expect(table.own()).toMatchObject({ coins: 18, cargo: 0 });
});

test("C3: of every battle the player is asked only who won and what it cost", () => {
  const table = having({})
    .reveal({ right: [attack] })
    .answer({}, "TellFight");
  const asked = wayward.moves(table.state, 0).filter(({ command }) => command.type === "TellFight");
  expect(asked.map(({ command }) => ("won" in command ? command.won : undefined))).toEqual([true, false]);
});

test("C4 B16: Fort and Garrison on an island are one building battle, its cubes by C1", () => {
  const table = having({ upgrades: [2] }).turn(
    { cubes: [{ at: 31, n: 2 }], end: 11 },
    { TellObstacles: { forts: [31], garrisons: [31] } },
  );
  expect(table.eventsOf("BattleBegun")).toMatchObject([{ kind: "building", cell: 31, cannons: 3 }]);
  expect([table.eventsOf("GarrisonStruck").length, table.own().legendary]).toEqual([1, 0]);
});

test("C5: a human may attack the automaton's ship on their turn, and take its coins", () => {
  const table = having({}).turn({ end: 22 }).say({ type: "ReportFight", automaton: 0, human: 0 });
  expect(table.eventsOf("BattleBegun")).toMatchObject([{ kind: "defence", cell: 22, cannons: 1 }]);
  table.answer({ TellFight: { won: false, hits: 2, lost: 20 } });
  expect(table.own()).toMatchObject({ coins: 0, damage: 2 });
});

test("C7: in an attack on a human the automaton's buildings count where the ship is", () => {
  const table = having({ buildings: 2, everHeld: true }).turn(
    { right: [attack, attack] },
    { TellSupport: { buildings: 1 } },
  );
  expect(table.eventsOf("BattleBegun").map(({ cannons }) => cannons)).toEqual([2, 2]);
  expect(table.asked.filter((type) => type === "TellSupport")).toHaveLength(1);
});

test("B15: a space both marked and end is one ship battle", () => {
  const table = having({}).turn({ cubes: [{ at: 22, n: 2 }], end: 22 }, { TellObstacles: { pirate0: 22 } });
  expect(table.eventsOf("BattleBegun")).toMatchObject([{ kind: "ship", cell: 22, half: false }]);
});

test("B18: a Pirate ship is fought on open sea as well, where no building is", () => {
  const table = having({}).turn({ cubes: [{ at: 13, n: 2 }], end: 0 }, { TellObstacles: { pirate0: 13 } });
  expect(table.eventsOf("BattleBegun")).toMatchObject([{ kind: "ship", cell: 13 }]);
});

describe("B20: a bonus card that belongs to the turn", () => {
  const extreme = () => having({ turn: 2 }, { options: { difficulty: "extreme" } });
  const besieging = { cubes: [{ at: 31, n: 2 }], end: 11 };
  const fort = { TellObstacles: { forts: [31] } };

  test("fights no building after an attack", () => {
    const table = extreme().turn({ right: [attack] });
    table.turn(besieging, fort);
    expect([table.eventsOf("BattleBegun"), table.rules("PlacementDropped")]).toEqual([[], ["B20"]]);
    expect(table.own().turn).toBe(3);
  });

  test("attacks no ship after a battle for a building", () => {
    const table = extreme().turn(besieging, fort);
    table.turn({ laden: true, right: [attack] });
    expect([table.eventsOf("BattleBegun"), table.rules("StepSkipped")]).toEqual([[], ["B20", "B20"]]);
    expect(table.asked).not.toContain("TellLaden");
  });

  test("fights no more after a lost battle, and cubes that would be fought for are not placed", () => {
    const table = extreme().turn({ right: [attack] }, { TellFight: { won: false } });
    table.turn(
      {
        cubes: [
          { at: 21, n: 2 },
          { at: 12, n: 1 },
        ],
        end: 22,
        right: [attack],
      },
      { TellObstacles: { pirate0: 21 } },
    );
    expect(table.eventsOf("BattleBegun")).toEqual([]);
    expect(table.rules("PlacementDropped")).toEqual(["B20"]);
    expect(table.eventsOf("InfluencePlaced")).toMatchObject([{ cell: 12 }]);
    expect(table.rules("StepSkipped")).toEqual(["B20"]);
  });

  test("does not limit the next turn", () => {
    const table = extreme().turn({ right: [attack] }, { TellFight: { won: false } });
    table.turn({}).turn({ right: [attack] });
    expect(table.eventsOf("BattleBegun")).toHaveLength(1);
  });

  test("L7: keeps a ship in port that was sunk on the main card", () => {
    const table = extreme().turn({ right: [attack] }, { TellFight: { hits: 5 } });
    table.turn({ end: 22, right: [attack] });
    expect(table.eventsOf("ShipMoved")).toMatchObject([{ to: 0, rule: "C8" }]);
    expect(table.rules("StepSkipped")).toEqual(["B20"]);
  });
});

test("A9: an automaton never claims Master Merchant", () => {
  const table = having({ merchant: 18 }).turn({ right: [coin] });
  expect(table.own().achievements).toEqual({});
  const offered = {
    type: "CorrectClaim",
    who: "automaton",
    seat: 0,
    achievement: "masterMerchant",
    claimed: true,
  } as const;
  expect(table.refusal(offered)).toBe("OutOfRange T9");
});

const stackOf = (chosen: object) => {
  const all = schema.parse(chosen);
  return fold(wayward, wayward.initial(all, 1), wayward.deal(all, 1, chanceOf(seedOf("stack"))));
};

test("D6: in Hard the hard cards are drawn again after a lap, and their turns stay", () => {
  const { decks, faces } = stackOf({ difficulty: "hard" });
  const laps = [0, 1].map((lap) =>
    itemAt(decks, 0)
      .slice(18 * lap, 18 * lap + 18)
      .map((card) => itemAt(faces, card)),
  );
  const hard = laps.map((lap) =>
    lap
      .filter((face) => face.endsWith("h"))
      .toSorted()
      .join(),
  );
  expect(laps.map((lap) => lap.map((face) => face.at(-1)).join(""))).toEqual(["nh".repeat(9), "nh".repeat(9)]);
  expect(hard[0]).not.toBe(hard[1]);
});

test("P1: the first player is random; automaton, human, automaton, human follow, each with their own things", () => {
  const firsts = Array.from({ length: 20 }, (_, n) => {
    const all = schema.parse({ mode: "pair" });
    return fold(wayward, wayward.initial(all, 2), wayward.deal(all, 2, chanceOf(seedOf(`first ${n}`)))).first;
  });
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
  const table = pair(undefined, { first: 1 });
  const order = Array.from({ length: 4 }, () => {
    table.turn({ right: [coin] });
    return [itemAt(table.eventsOf("CardRevealed"), 0).seat, table.state.now!.seat];
  });
  expect(order).toEqual([
    [1, 1],
    [0, 0],
    [1, 1],
    [0, 0],
  ]);
  expect([table.own(0), table.own(1)]).toMatchObject([
    { turn: 2, coins: 17 },
    { turn: 2, coins: 17 },
  ]);
});

test("P2: two automata have decks of nine, every number once", () => {
  const { decks, faces } = stackOf({ mode: "pair" });
  const lap = decks.flatMap((deck) => deck.slice(0, 9).map((card) => Number(itemAt(faces, card).slice(1, 3))));
  expect(lap.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
});

test("P3 E3: a fourth achievement of any of the four ends the match, and each of the others takes one more turn", () => {
  const table = pair([{ achievements: { terror: 1, elite: 1, builder: 1 }, coins: 29 }, {}]);
  table.turn({ right: [coin] });
  expect(table.state.ending!.left).toEqual([
    { kind: "human", seat: 0 },
    { kind: "automaton", seat: 1 },
    { kind: "human", seat: 1 },
  ]);
  table.turn({});
  expect(table.state.question?.type).toBe("TellScores");
});

test("A5: in two against two Explorer takes three cubes", () => {
  const table = pair();
  table.state = { ...table.state, explored: [] };
  const cubes = [11, 12, 21].map((at) => ({ at, n: 1 }));
  table.turn({ cubes }, { TellUnexplored: { cells: [11, 12, 21] } });
  expect(table.own().achievements).toEqual({ explorer: 1 });
});

test("P6 E5: the score is the sum of a team", () => {
  const table = pair([{ achievements: { terror: 1, elite: 1, builder: 1 }, coins: 29 }, { coins: 11 }]);
  table
    .turn({ right: [coin] })
    .turn({})
    .say({ type: "TellScores", its: 30, yours: 70 });
  expect(table.eventsOf("Scored")).toMatchObject([{ totals: [70, 30 + 30 + 11], winner: "it" }]);
  expect(wayward.outcome(table.state)).toMatchObject({ result: "lost", winners: [] });
});

test("P7: C1 counts the automaton's own buildings only", () => {
  const table = pair([{}, { buildings: 4, everHeld: true }]).turn({ right: [attack] }, { TellInPort: { seats: [1] } });
  expect(table.asked).not.toContain("TellSupport");
  expect(itemAt(table.eventsOf("BattleBegun"), 0).cannons).toBe(1);
});

test("P9: of two ships in its way the nearer one is known without a question", () => {
  const cubes = [
    { at: 11, n: 2 },
    { at: 33, n: 2 },
  ];
  const table = pair([{ ship: 32 }, {}]).turn({ cubes }, { TellObstacles: { pirate0: 11, pirate1: 33 } });
  expect(table.asked).not.toContain("TellTarget");
  expect(table.eventsOf("BattleBegun")).toMatchObject([{ cell: 33, target: 1 }]);
});

test("a deck that is mirrored is read from the other edge by the second automaton", () => {
  const table = pair(undefined, { first: 1 });
  table.reveal({ claim: [11], cubes: [{ at: 22, n: 1 }], end: 34 }, { mirror: true });
  expect(table.state.card!.section).toMatchObject({ claim: [14], cubes: [{ at: 23, n: 1 }], end: 31 });
  expect(table.state.read[`${table.state.card!.no} normal 1`]).toMatchObject({ claim: [11], end: 34 });
});
