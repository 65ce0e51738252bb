import { expect, test } from "vitest";
import { accessRefusal } from "../../../../server/match/access.ts";
import { fold } from "../../../../shared/engine/contract/events.ts";
import { verify } from "../../../../shared/engine/log/verify.ts";
import { FACES } from "../../../../shared/games/wayward/dealing.ts";
import type { Plain, SectionEffect } from "../../../../shared/games/wayward/deck/schema.ts";
import { options as schema } from "../../../../shared/games/wayward/options.ts";
import type { Automaton } from "../../../../shared/games/wayward/state.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { command, dealt as dealtMatch, fileOf, moving, playToEnd, seedOf } from "../../../kit/play.ts";
import { condition, Table } from "./table.ts";

const having = (own: Partial<Automaton>, more: ConstructorParameters<typeof Table>[0] = {}) =>
  new Table({ automata: [own], ...more });

const coins = (n: number): Plain => ({ do: "coins", n });
const attack = (unlessInPort: boolean, plus = 0): Plain => ({ do: "attack", plus, unlessInPort });

test("T2 TC-01: turns 1, 3, 4, 9, 10 show stages 1, 1, 2, 3, 4", () => {
  const table = new Table();
  const stages = Array.from({ length: 10 }, () => {
    table.turn({});
    return itemAt(table.eventsOf("CardRevealed"), 0).stage;
  });
  expect([1, 3, 4, 9, 10].map((turn) => stages[turn - 1])).toEqual([1, 1, 2, 3, 4]);
});

test("T3 TC-02: the last stage stays in force after its turns", () => {
  const table = having({ turn: 12 }).turn({});
  // The practice deck has four stages; an own deck has as many as its first section says.
  expect(
    having({ turn: 12 }, { options: { deck: "practice" } })
      .say({ type: "Reveal" })
      .eventsOf("CardRevealed")[0],
  ).toMatchObject({ turn: 13, stage: 4 });
  expect(table.own().turn).toBe(13);
});

test("T6 TC-03: three cargo become a coin immediately", () => {
  const table = having({ cargo: 2, coins: 0, everHeld: true });
  table.turn({ right: [{ do: "produce", islands: 1 }] }, { TellProduced: { coins: 0, cargo: 5 } });
  expect(table.own()).toMatchObject({ coins: 2, cargo: 1 });
  expect(table.eventsOf("CargoConverted")).toMatchObject([{ coins: 2, cargo: 6, rule: "T6" }]);
});

test("T5 T7 TC-04: delayed goods are laid out after the harvest, and are the preset of the next", () => {
  const table = having({ turn: 3, coins: 0, everHeld: true }).turn({ right: [{ do: "later", coins: 1, cargo: 2 }] });
  expect(table.own()).toMatchObject({ coins: 0, cargo: 0, due: { coins: 1, cargo: 2 } });
  table.reveal({}).answer({}, "TellHarvest");
  expect(table.state.question).toMatchObject({ type: "TellHarvest", due: { coins: 1, cargo: 2 } });
  table.answer();
  expect(table.own()).toMatchObject({ coins: 0, cargo: 0, due: { coins: 0, cargo: 0 } });
});

test("L1 TC-05: a space that is touched is asked about once, and not again when it is explored", () => {
  const table = new Table();
  const section = { claim: [21], cubes: [{ at: 22, n: 1 }], end: 33 };
  table.reveal(section);
  expect(table.state.question).toMatchObject({ type: "TellUnexplored", cells: [21, 22, 33] });
  table.answer({ TellUnexplored: { cells: [21, 33] } });
  expect(table.own().explorer).toBe(2);
  table.turn(section);
  expect(table.asked).not.toContain("TellUnexplored");
});

test("L1 A5 TC-06: Explorer is claimed with the fifth cube, and there is no sixth", () => {
  const table = new Table();
  table.state = { ...table.state, automata: [{ ...table.own(), explorer: 4 }] };
  table.turn(
    {
      cubes: [
        { at: 31, n: 1 },
        { at: 32, n: 1 },
      ],
    },
    { TellUnexplored: { cells: [31, 32] } },
  );
  expect(table.own()).toMatchObject({ explorer: 5, achievements: { explorer: 1 } });
});

test("L2 TC-07: a card with cannons or battle abilities goes to the Pirate pile", () => {
  const table = having({}).turn({ claim: [22] }, { TellClaim: { lies: "pirate", icons: 3 } });
  expect(table.own()).toMatchObject({ pirateCards: 1, pirateIcons: 3, merchant: 0 });
});

test("L3 TC-08: after tails a merchant ship is kept front up", () => {
  const table = having({}, { coins: ["tails"] }).turn({ claim: [22] }, { TellClaim: { lies: "ship" } });
  expect(table.own()).toMatchObject({ merchant: 1, legendary: 0, coins: 15 });
  expect(table.asked).not.toContain("TellBack");
});

test("L3 L4 TC-09: after heads a merchant ship goes where its back puts it", () => {
  const table = having({}, { coins: ["heads"] });
  table.turn({ claim: [22] }, { TellClaim: { lies: "ship" }, TellBack: { icons: 2 } });
  expect(table.own()).toMatchObject({ legendary: 1, pirateCards: 1, pirateIcons: 2, coins: 15 });
});

test("L6 A7 TC-10: islands that the automaton took have permanent cubes", () => {
  const cubes = [11, 22, 33].map((at) => ({ at, n: 1 }));
  const table = having({ permanent: 5 }).turn({ cubes }, { TellHarvest: { taken: [22, 11] } });
  expect(table.own()).toMatchObject({ permanent: 7, achievements: { colonizer: 1 } });
});

test("L8 TC-11: a Garrison never deals the fifth damage", () => {
  const table = having({ damage: 4 }).turn({ end: 22 }, { TellObstacles: { garrisons: [22] } });
  expect(table.own().damage).toBe(4);
  expect(table.eventsOf("GarrisonStruck")).toEqual([]);
});

test("L8 C8 TC-12: a Garrison strikes before the battle, which may sink the automaton's ship", () => {
  const answers = { TellObstacles: { garrisons: [31] }, TellFight: { won: false, hits: 1 } };
  const table = having({ damage: 3 }).turn({ cubes: [{ at: 31, n: 2 }], end: 22 }, answers);
  expect(table.eventsOf("GarrisonStruck")).toHaveLength(1);
  expect(table.eventsOf("ShipSunk")).toMatchObject([{ whose: "automaton", coins: 5 }]);
  expect(table.own()).toMatchObject({ ship: 0, damage: 0 });
});

test("L9 TC-13: without a ship with three aboard there is no attack", () => {
  const table = having({}).turn({ laden: true });
  expect(table.asked).toContain("TellLaden");
  expect(table.eventsOf("BattleBegun")).toEqual([]);
  expect(table.rules("StepSkipped")).toEqual(["L9"]);
});

test("R2 TC-14: income is a coin for every two cards in the Merchant pile", () => {
  const incomeOf = (merchant: number) =>
    having({ merchant })
      .turn({ right: [{ do: "income" }] })
      .own().coins - 15;
  expect([incomeOf(7), incomeOf(1)]).toEqual([3, 0]);
});

test("R3 A4 TC-15: the fourth upgrade is Elite Vessel, whatever the automaton has", () => {
  const table = having({ upgrades: [1, 0, 1] }).turn(
    { right: [{ do: "upgrade", level: 1 }] },
    { TellUpgrade: { cannons: 0 } },
  );
  expect(table.own()).toMatchObject({ upgrades: [1, 0, 1, 0], achievements: { elite: 1 } });
});

test("R5 A6 TC-16: Builder stays when buildings are lost", () => {
  const table = having({ buildings: 4, everHeld: true });
  table.turn({ right: [{ do: "build", what: "fort" }] }, { TellBuilt: { built: true } });
  expect(table.own()).toMatchObject({ buildings: 5, achievements: { builder: 1 } });
  table.say({ type: "ReportLost", automaton: 0, buildings: 2 });
  expect(table.own()).toMatchObject({ buildings: 3, achievements: { builder: 1 } });
});

test("R6 TC-17: the player is asked what the automaton produced only where it may hold an island", () => {
  const right: SectionEffect[] = [{ do: "produce", islands: 1 }];
  const never = having({}).turn({ right });
  expect([never.asked, never.rules("StepSkipped")]).toEqual([[], ["R6"]]);
  expect(having({}).turn({ cubes: [{ at: 11, n: 1 }], right }).asked).toContain("TellProduced");
});

test("R7 A3 TC-18: the third cube claims Expert Sailors, and there is no fourth", () => {
  const table = having({ sailors: 2 }).turn({ right: [{ do: "sailors" }] });
  expect(table.own()).toMatchObject({ sailors: 3, achievements: { sailors: 1 } });
  table.turn({ right: [{ do: "sailors" }] });
  expect([table.own().sailors, table.rules("StepSkipped")]).toEqual([3, ["R7"]]);
});

test("R9 TC-19: a merchant ship on the sea is beaten, and brings no coins", () => {
  const table = having({}).turn({ right: [{ do: "merchant" }] }, { TellMerchant: { icons: 0 } });
  expect(table.own()).toMatchObject({ legendary: 1, merchant: 1, coins: 15 });
});

test("R11 TC-20: support is asked for only where it could tip a condition", () => {
  const right: SectionEffect[] = [condition(7, [coins(5)], [coins(1)])];
  const asks = (buildings: number) =>
    having({ upgrades: [4], buildings, everHeld: true }).turn({ right }, { TellSupport: { buildings: 2 } });
  expect([asks(1).asked.includes("TellSupport"), asks(1).own().coins]).toEqual([false, 16]);
  expect([asks(2).asked.includes("TellSupport"), asks(2).own().coins]).toEqual([true, 20]);
});

test("R11 B11 TC-21: a condition is settled after the claims, whatever its own card brings", () => {
  const right: SectionEffect[] = [{ do: "upgrade", level: 1 }, condition(7, [coins(5)], [coins(1)])];
  const table = having({ upgrades: [5] }).turn({ right }, { TellUpgrade: { cannons: 2 } });
  expect([table.own().upgrades, table.own().coins]).toEqual([[5, 2], 16]);
});

const armed = { upgrades: [1, 2], pirateIcons: 7, pirateCards: 3 };

test("C1 TC-22: a battle on the automaton's own turn sums base, upgrades and icons", () => {
  const table = having(armed).turn({ right: [attack(false)] });
  expect(table.eventsOf("BattleBegun")[0]).toMatchObject({
    parts: [
      { of: "base", n: 1 },
      { of: "upgrades", n: 3 },
      { of: "icons", n: 3 },
    ],
    cannons: 7,
    half: false,
  });
});

test("C1 TC-23: the automaton defends with four more in port, and with its buildings at sea", () => {
  const inPort = having(armed).turn({}).say({ type: "ReportFight", automaton: 0, human: 0 });
  expect(inPort.eventsOf("BattleBegun")[0]).toMatchObject({ kind: "defence", cannons: 11 });
  const atSea = having({ ...armed, buildings: 3, everHeld: true }).turn({ end: 22 });
  atSea.say({ type: "ReportFight", automaton: 0, human: 0 }).say({ type: "TellSupport", buildings: 2 });
  expect(atSea.eventsOf("BattleBegun")[0]).toMatchObject({ kind: "defence", cell: 22, cannons: 9 });
});

test("C6 TC-24: both halves are rounded up", () => {
  const halves = (own: Partial<Automaton>) =>
    having(own)
      .turn(
        {
          cubes: [
            { at: 21, n: 2 },
            { at: 31, n: 2 },
          ],
        },
        { TellObstacles: { forts: [31], pirate0: 21 } },
      )
      .eventsOf("BattleBegun")
      .map(({ cannons, half }) => [cannons, half]);
  expect(halves(armed)).toEqual([
    [4, true],
    [4, true],
  ]);
  expect(halves({})).toEqual([
    [1, true],
    [1, true],
  ]);
});

test("C8 TC-25: an automaton that is sunk on a human's turn with less than five coins loses them all", () => {
  const table = having({ coins: 3, damage: 4 }).turn({ end: 22 });
  table.say({ type: "ReportFight", automaton: 0, human: 0 }).answer({ TellFight: { won: false, hits: 1 } });
  expect(table.own()).toMatchObject({ coins: 0, ship: 0, damage: 0 });
});

test("C8 L7 TC-26: an automaton that is sunk on its own turn stays in port", () => {
  const answers = { TellObstacles: { pirate0: 21 }, TellFight: { won: false, hits: 5 } };
  const table = having({}).turn({ cubes: [{ at: 21, n: 2 }], end: 33 }, answers);
  expect(table.own().ship).toBe(0);
  expect(table.eventsOf("ShipMoved")).toMatchObject([{ to: 0, rule: "C8" }]);
});

test("A1 TC-27: an automaton that beats a ship on a human's turn gets its Legendary cube", () => {
  const table = having({ legendary: 3 }).turn({});
  table.say({ type: "ReportFight", automaton: 0, human: 0 }).answer();
  expect(table.own()).toMatchObject({ legendary: 4, achievements: { legendary: 1 } });
});

test("A2 TC-28: an automaton that sinks a human's ship claims Terror", () => {
  const table = having({}).turn({ right: [attack(false)] }, { TellFight: { sank: true } });
  expect(table.own()).toMatchObject({ legendary: 1, achievements: { terror: 1 } });
});

test("A8 TC-29: Capitalist stays when the coins are gone", () => {
  const table = having({ coins: 29, cargo: 2, damage: 4, everHeld: true });
  table.turn({ right: [{ do: "produce", islands: 1 }] }, { TellProduced: { cargo: 1 } });
  expect(table.own()).toMatchObject({ coins: 30, cargo: 0, achievements: { capitalist: 1 } });
  table.say({ type: "ReportFight", automaton: 0, human: 0 }).answer({ TellFight: { won: false, hits: 1 } });
  expect(table.own()).toMatchObject({ coins: 25, achievements: { capitalist: 1 } });
});

const three = { achievements: { terror: 1, elite: 1, builder: 1 } };
const SCORES = { type: "TellScores", its: 20, yours: 51 } as const;

test("E1 E2 TC-30: an automaton's fourth achievement by R1 is followed by the human's last turn", () => {
  const table = having({ ...three, coins: 29 }).reveal({ right: [coins(1), coins(1)] });
  expect(table.eventsOf("LastTurnsCalled")).toMatchObject([
    { claimant: { kind: "automaton", seat: 0 }, left: [{ kind: "human", seat: 0 }] },
  ]);
  expect(table.own().coins).toBe(31);
  expect(table.state.question?.type).toBe("TellScores");
});

test("E2 E4 TC-31: a human's fourth achievement is followed by one turn of the automaton", () => {
  const table = having({}).turn({});
  for (const achievement of ["legendary", "elite", "builder", "explorer"] as const)
    table.say({ type: "ReportClaimed", human: 0, achievement });
  expect(table.state.ending).toMatchObject({ claimant: { kind: "human" }, left: [{ kind: "automaton", seat: 0 }] });
  expect(table.state.question?.type).toBe("Reveal");
  table.turn({});
  expect(table.state.question?.type).toBe("TellScores");
});

test("E3 TC-32: after an automaton's fourth on a human's turn that turn is finished, and the human takes one more", () => {
  const table = having({ ...three, legendary: 3 }).turn({});
  table.say({ type: "ReportFight", automaton: 0, human: 0 }).answer();
  expect(table.state.ending).toMatchObject({ claimant: { kind: "automaton" }, left: [{ kind: "human", seat: 0 }] });
  expect(table.state.question?.type).toBe("TellScores");
  expect(table.refusal({ type: "Reveal" })).toBe("NotNow T9");
});

test("E3: after a human's fourth in the automaton's turn that turn is finished, and the automaton takes one more", () => {
  const table = having({}).reveal({ claim: [22] });
  for (const achievement of ["legendary", "elite", "builder", "explorer"] as const)
    table.say({ type: "ReportClaimed", human: 0, achievement });
  table.answer();
  expect(table.state.question?.type).toBe("Reveal");
  table.turn({});
  expect(table.state.question?.type).toBe("TellScores");
});

test("C9 TC-33: the claimant has two more in the last turns", () => {
  const table = having({ ...three, coins: 29 }).turn({ right: [coins(1)] });
  table.say({ type: "ReportFight", automaton: 0, human: 0 });
  expect(itemAt(table.eventsOf("BattleBegun"), 0).parts).toContainEqual({ of: "lastTurns", n: 2 });
});

test("E5 TC-34: a tie is decided by the player's answer", () => {
  const table = having({ ...three, coins: 29 })
    .turn({ right: [coins(2)] })
    .say(SCORES);
  expect(table.state.question).toMatchObject({ type: "TellTie", totals: [51, 51] });
  table.say({ type: "TellTie", winner: "you" });
  expect(wayward.outcome(table.state)).toEqual({ result: "won", winners: [0], reason: "scores", scores: [51, 51] });
});

/** Faces in the order in which an automaton reveals them. */
function facesOf(chosen: object, seat = 0): string[] {
  const all = schema.parse(chosen);
  const state = fold(wayward, wayward.initial(all, 1), wayward.deal(all, 1, chanceOf(seedOf("faces"))));
  return itemAt(state.decks, seat).map((card) => itemAt(state.faces, card));
}

const numbers = (faces: readonly string[]) => faces.map((face) => Number(face.slice(1, 3))).toSorted((a, b) => a - b);
const ONE_TO_18 = Array.from({ length: 18 }, (_, i) => i + 1);
const sides = (faces: readonly string[]) => faces.map((face) => face.at(-1)).join("");

test("D2 TC-35: a lap in Hard has nine normal and nine hard cards, in turns", () => {
  const lap = facesOf({ difficulty: "hard" }).slice(0, 18);
  expect(sides(lap)).toBe("nh".repeat(9));
  expect(numbers(lap)).toEqual(ONE_TO_18);
});

test("D1 D3 D4: cards in Normal are all normal, and in Expert and Extreme all hard", () => {
  expect(sides(facesOf({ difficulty: "normal" }))).toBe("n".repeat(72));
  for (const difficulty of ["expert", "extreme"]) expect(sides(facesOf({ difficulty }))).toBe("h".repeat(72));
});

test("D4 D5 TC-36: turn 3 is followed by a bonus card of the same stage, and one harvest after it", () => {
  const table = having({}, { options: { difficulty: "extreme" } });
  table.turn({}).turn({});
  table.turn({ cubes: [{ at: 11, n: 1 }] });
  expect(table.state.question).toMatchObject({ type: "Reveal", isBonus: true, turn: 3, stage: 1 });
  expect(table.eventsOf("TurnEnded")).toEqual([]);
  table.turn({ cubes: [{ at: 12, n: 1 }] });
  expect(table.asked.filter((type) => type === "TellHarvest")).toHaveLength(1);
  expect(table.own().turn).toBe(3);
  table.reveal({});
  expect(table.eventsOf("CardRevealed")).toMatchObject([{ turn: 4, stage: 2, bonus: false }]);
});

test("T10 TC-37: the second lap has all 18 cards again; that of Extreme begins in turn 15", () => {
  expect(numbers(facesOf({}).slice(18, 36))).toEqual(ONE_TO_18);
  const lapsOf = (difficulty: "normal" | "extreme") => {
    const table = having({}, { options: { difficulty } });
    while (table.eventsOf("LapBegun").length === 0) table.turn({});
    return [table.own().turn, itemAt(table.eventsOf("LapBegun"), 0).lap];
  };
  expect([lapsOf("normal"), lapsOf("extreme")]).toEqual([
    [19, 2],
    [15, 2],
  ]);
});

test("P4 P5 TC-38: in Hard both automata follow the parity of their turns", () => {
  const hard = { mode: "pair", difficulty: "hard" };
  const decks = [0, 1].map((seat) => facesOf(hard, seat));
  for (const deck of decks) expect([deck[0], deck[1], deck[9]].map((face) => face!.at(-1))).toEqual(["n", "h", "h"]);
  const lap = decks.flatMap((deck) => deck.slice(0, 9));
  expect([lap.filter((face) => face.endsWith("n")).length, numbers(lap)]).toEqual([10, ONE_TO_18]);
});

test("P5 TC-39: in Extreme of two against two the tenth card comes in turn 8, from lap 2", () => {
  const table = new Table({ options: { mode: "pair", difficulty: "extreme" }, automata: [{}, {}] });
  const begun: number[][] = [];
  while (begun.length < 2) {
    table.turn({});
    begun.push(
      ...table.eventsOf("LapBegun").map(({ seat, lap }) => [seat, lap, table.own(seat).turn, table.own(seat).drawn]),
    );
  }
  expect(begun).toEqual([
    [0, 2, 8, 10],
    [1, 2, 8, 10],
  ]);
});

/** A table of two against two; automaton 0 comes first. */
const pair = (automata: readonly Partial<Automaton>[] = [{}, {}], more: ConstructorParameters<typeof Table>[0] = {}) =>
  new Table({ options: { mode: "pair" }, automata, ...more });

test("P9 TC-40: an automaton attacks the nearest ship that is not in port; a tie is decided by a coin", () => {
  const one = pair().turn({ right: [attack(false)] }, { TellInPort: { seats: [0] } });
  expect([one.asked.includes("TellTarget"), itemAt(one.eventsOf("BattleBegun"), 0).target]).toEqual([false, 1]);
  const tie = pair(undefined, { coins: ["tails"] }).turn({ right: [attack(false)] });
  expect([tie.asked.includes("TellTarget"), itemAt(tie.eventsOf("BattleBegun"), 0).target]).toEqual([true, 1]);
  expect(tie.eventsOf("CoinFlipped")).toMatchObject([{ face: "tails", rule: "P9" }]);
});

test("P9 TC-41: with both ships in port there is no attack, unless one is laden", () => {
  const none = pair().turn({ right: [attack(true)] }, { TellInPort: { seats: [0, 1] } });
  expect([none.eventsOf("BattleBegun"), none.rules("StepSkipped")]).toEqual([[], ["R8"]]);
  const laden = pair().turn({ laden: true }, { TellLaden: { seats: [0] } });
  expect(laden.eventsOf("BattleBegun")).toMatchObject([{ kind: "attack", target: 0, rule: "L9" }]);
});

test("P10 TC-42: of two Pirate ships one is fought, and the other's space gets nothing", () => {
  const cubes = [
    { at: 21, n: 2 },
    { at: 33, n: 2 },
  ];
  const table = pair().turn({ cubes }, { TellObstacles: { pirate0: 33, pirate1: 21 } });
  expect(table.eventsOf("BattleBegun")).toMatchObject([{ kind: "ship", cell: 21, target: 1 }]);
  expect(table.eventsOf("PlacementDropped")).toMatchObject([{ cell: 33, n: 2, rule: "P10" }]);
});

test("G1 G2 TC-43: a saga's Fortune is ignored, an encounter goes unflipped to the Merchant pile", () => {
  const saga = { options: { saga: true } };
  const fortune = having({}, saga).turn({ claim: [22] }, { TellClaim: { lies: "fortune" } });
  expect([fortune.own().merchant, fortune.rules("StepSkipped")]).toEqual([0, ["G1"]]);
  const ship = having({}, saga).turn({ claim: [22] }, { TellClaim: { lies: "encounter" } });
  expect(ship.own()).toMatchObject({ merchant: 1, pirateIcons: 0, legendary: 0 });
  expect(
    having({})
      .reveal({ claim: [22] })
      .refusal({ type: "TellClaim", lies: "fortune", icons: 0 }),
  ).toBe("OutOfRange L2");
});

test("G3 G4: a saga's merchant ship that R9 beats goes unflipped, with the Legendary cube", () => {
  const table = having({}, { options: { saga: true } });
  table.turn({ right: [{ do: "merchant" }] }, { TellMerchant: { icons: "saga" } });
  expect(table.own()).toMatchObject({ merchant: 1, pirateIcons: 0, legendary: 1 });
});

const practice = { game: wayward, options: schema.parse({}), seats: 1 };

test("TC-44: a coin and a card are the same again after a step back", () => {
  for (const face of ["heads", "tails"] as const) {
    const before = having({}, { coins: [face] }).reveal({ claim: [22] });
    const then = before.state;
    const flips = [0, 1].map(() => {
      before.state = then;
      return before.say({ type: "TellClaim", lies: "ship", icons: 0 }).eventsOf("CoinFlipped").at(-1);
    });
    expect(flips[1]).toEqual(flips[0]);
    expect(itemAt(flips, 0).face).toBe(face);
  }
  const begun = dealtMatch(practice, seedOf("again"));
  const to = begun.match.version;
  const once = command(begun, moving(begun.match, 0, { type: "Reveal" }));
  const back = command(once, { type: "takeBack", seat: 0, to });
  const again = command(back, moving(back.match, 0, { type: "Reveal" }));
  expect(again.match.table).toEqual(once.match.table);
});

test("TC-45: steps are taken back and done again, and the file verifies", () => {
  const begun = dealtMatch(practice, seedOf("back"));
  let played = command(begun, moving(begun.match, 0, { type: "Reveal" }));
  for (let n = 0; n < 3; n++)
    played = command(played, moving(played.match, 0, itemAt(wayward.moves(played.match.table as never, 0), 0).command));
  const { version } = played.match;
  const back = command(played, { type: "takeBack", seat: 0, to: begun.match.version });
  expect(back.match.table).toEqual(begun.match.table);
  const forth = command(back, { type: "takeBack", seat: 0, to: version });
  expect(forth.match.table).toEqual(played.match.table);
  expect(verify(fileOf(playToEnd(forth)), () => wayward)).toBe(undefined);
});

test("L9 TC-46: the laden ship is asked for before the cubes only where something of a human is in the way", () => {
  const section = { cubes: [{ at: 31, n: 2 }], end: 22, laden: true };
  const free = having({}).reveal(section).answer({}, "TellLaden");
  expect(free.eventsOf("InfluencePlaced")).toHaveLength(1);
  const fort = having({})
    .reveal(section)
    .answer({ TellObstacles: { forts: [31] } }, "TellLaden");
  expect([fort.state.question?.type, fort.eventsOf("InfluencePlaced")]).toEqual(["TellLaden", []]);
});

test("L10 TC-47: the goods island is asked for before the cubes only where something of a human is in the way", () => {
  const section = { cubes: [{ at: 31, n: 2 }], end: 22, goods: true };
  const free = having({}).reveal(section).answer({}, "TellGoods");
  expect(free.eventsOf("InfluencePlaced")).toHaveLength(1);
  const fort = having({})
    .reveal(section)
    .answer({ TellObstacles: { forts: [31] } }, "TellGoods");
  expect([fort.state.question?.type, fort.eventsOf("InfluencePlaced")]).toEqual(["TellGoods", []]);
});

test("TC-48: a section is read once, and one that breaks V5 to V9 is refused", () => {
  const table = new Table().reveal({ end: 22 });
  const header = table.state.header!;
  const section = { claim: [], cubes: [], end: 22, laden: false, goods: false, right: [] };
  const reading = (other: object) =>
    ({ type: "ReadSection", read: { ...header, section: { ...section, ...other } } }) as const;
  expect(table.refusal(reading({ end: 33 }))).toBe("NotThisSection T2");
  expect(table.refusal(reading({}))).toBe("NotNow T2");
  const next = table.answer().say({ type: "Reveal" });
  expect(next.refusal(reading({ cubes: [{ at: 11, n: 0 }] }))).toBe("NotThisSection V7");
  expect(next.refusal(reading({ end: 51 }))).toBe("NotThisSection V7");
  expect(next.refusal(reading({}))).toBe(undefined);
});

test("TC-49: a table with an own deck is closed to spectators, also when it is over", () => {
  const own = { game: wayward, options: schema.parse({ deck: "own" }), seats: 1 };
  const { match } = playToEnd(dealtMatch(own, seedOf("closed")));
  expect(match.phase).toBe("over");
  expect(accessRefusal({ game: wayward, match }, "a stranger")).toBe("NoWatchers");
  expect(accessRefusal({ game: wayward, match }, "p0")).toBe(undefined);
});

test("TC-51: an achievement stays claimed unless the claim itself is corrected", () => {
  const table = having({ coins: 12 }).say({ type: "Correct", automaton: 0, field: "coins", to: 30 });
  expect(table.own().achievements).toEqual({ capitalist: 0 });
  table.say({ type: "Correct", automaton: 0, field: "coins", to: 12 });
  expect(table.own().achievements).toEqual({ capitalist: 0 });
  table.say({ type: "CorrectClaim", who: "automaton", seat: 0, achievement: "capitalist", claimed: false });
  expect(table.own().achievements).toEqual({});
  expect(table.eventsOf("Corrected").map(({ was, to }) => [was, to])).toEqual([
    [12, 30],
    [30, 12],
  ]);
});

test("TC-52: an automaton is run by its own seat, and an open question survives a reload", () => {
  const table = pair();
  expect(table.refusal({ type: "Reveal" }, 1)).toBe("NotYourAutomaton T1");
  table.reveal({ right: [attack(false)] }).answer({}, "TellFight");
  const { question } = table.state;
  const all = schema.parse({ mode: "pair", deck: "own" });
  expect(question?.type).toBe("TellFight");
  expect(wayward.toAct(JSON.parse(JSON.stringify(table.state)))).toEqual([{ seat: 0, for: "turn" }]);
  expect(wayward.seats(all)).toEqual([1, 2]);
});

test("every face has its code, the coins last", () => {
  expect([FACES.length, FACES[0], FACES[18], FACES[37]]).toEqual([38, "w01n", "w01h", "tails"]);
});
