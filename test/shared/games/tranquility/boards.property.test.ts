import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCommand } from "../../../../shared/engine/contract/moves.ts";
import { headerOf } from "../../../../shared/engine/log/format.ts";
import { verify } from "../../../../shared/engine/log/verify.ts";
import { viewAt } from "../../../../shared/engine/match/replay.ts";
import { movesOf } from "../../../../shared/engine/match/steps.ts";
import { faultsOf, isUnlosable } from "../../../../shared/games/tranquility/boards/board-faults.ts";
import { BOARD_FORMAT, type BoardDefinition } from "../../../../shared/games/tranquility/boards/definition.ts";
import { EXAMPLES } from "../../../../shared/games/tranquility/boards/examples.ts";
import { boardOfLink, linkOf } from "../../../../shared/games/tranquility/boards/link.ts";
import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import { options } from "../../../../shared/games/tranquility/options.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { drawnBoards, HOSTILE_BOARDS, validBoards } from "../../../kit/boards.ts";
import { rolls } from "../../../kit/chance.ts";
import { byStrength, samples } from "../../../kit/strength.ts";
import { botOf, playerBy, simulateMatch } from "../../../lab/bots.ts";

/** Number of boards on which a whole match is played. */
const BOARDS = byStrength({ quick: 100, gate: 200, nightly: 2_000 });

const optionsOf = (board: BoardDefinition) => options.safeParse({ mode: "board", board });

/** `whim` plays at random. */
const PLAYERS = {
  steady: () => botOf(tranquility, "steady"),
  calm: () => botOf(tranquility, "calm"),
  whim: () => playerBy(tranquility, (view, seat, rng) => anyCommand(tranquility.moves(view as State, seat), rng)),
};

const PLAYER_NAMES = Object.keys(PLAYERS) as (keyof typeof PLAYERS)[];

function played(board: BoardDefinition, seats: number, name: keyof typeof PLAYERS, text: string) {
  const { data } = optionsOf(board);
  return simulateMatch({ game: tranquility, options: data!, seats, name, id: "board", text }, PLAYERS[name]());
}

describe("boards drawn by chance", { timeout: byStrength({ quick: 120_000, gate: 120_000, nightly: 900_000 }) }, () => {
  test("are dealt, played to the end by bots and at random, and verified, with every number of seats", () => {
    const seen = new Set<string>();
    const property = fc.property(validBoards, fc.nat(), fc.nat(2), fc.string(), (board, nth, player, text) => {
      const [least, most] = board.rules.seats;
      const seats = least + (nth % (most - least + 1));
      const { match, log } = played(board, seats, PLAYER_NAMES[player]!, text);
      expect(match.phase).toBe("over");
      seen.add(`${match.outcome!.result} ${match.outcome!.reason}`);
      expect(verify({ header: headerOf(match, log), log }, () => tranquility)).toBeUndefined();
    });
    fc.assert(property, { numRuns: BOARDS });
    expect([...seen]).toEqual(expect.arrayContaining(["won finished", "lost stuck", "won points"]));
  });

  test("conserve their cards, keep them secret, and are assumed as they can be, in the view of every seat", () => {
    const property = fc.property(validBoards, fc.nat(), fc.nat(), fc.string(), (board, nth, at, text) => {
      const [least, most] = board.rules.seats;
      const seats = least + (nth % (most - least + 1));
      const { log } = played(board, seats, "steady", text);
      const versions = movesOf(log).slice(0, -1);
      const version = versions[at % versions.length]!;
      const truth = viewAt(tranquility, log, "all", version).table as unknown as State;
      expect(facesOn(truth)).toEqual(deckOf(truth));
      for (let seat = 0; seat < seats; seat++) {
        const view = viewAt(tranquility, log, seat, version).table as unknown as State;
        for (const card of tranquility.cards.hiddenFrom(truth, seat)) expect(view.faces[card]).toBeUndefined();
        const table = tranquility.cards.determinize(view, rolls(at));
        expect(table).toBeDefined();
        expect(facesOn(table!)).toEqual(deckOf(truth));
      }
    });
    fc.assert(property, { numRuns: BOARDS });
  });

  test("of single cells alone, without discards, are never lost, even at random", () => {
    const property = fc.property(validBoards, fc.nat(4), fc.string(), (board, nth, text) => {
      const cells = board.lines.flatMap((line) => line.cells).slice(0, 12);
      const easy: BoardDefinition = {
        ...{
          format: BOARD_FORMAT,
          id: "board",
          title: "Easy",
          frame: [],
          lines: cells.map((cell) => ({ cells: [cell] })),
        },
        cards: { islands: board.cards.islands },
        rules: { seats: [1, 5], hand: board.rules.hand, cost: board.rules.cost, pairs: false, talk: "silent" },
      };
      fc.pre(faultsOf(easy).length === 0);
      expect(isUnlosable(easy)).toBe(true);
      expect(played(easy, 1 + nth, "whim", text).match.outcome!.result).toBe("won");
    });
    fc.assert(property, { numRuns: samples(300) });
  });

  test("with few islands are filled by bots, which wait for no number that the deck lacks", () => {
    const tea = EXAMPLES.find(({ title }) => title === "Tea break")!;
    const won = Array.from({ length: 20 }, (_, n) => played(tea, 1, "steady", `tea ${n}`).match.outcome!.result);
    expect(won.filter((result) => result === "won").length).toBeGreaterThan(14);
  });

  test("are accepted if they have no fault, and refused with each of their faults", () => {
    const property = fc.property(drawnBoards, (board) => {
      const { success, error } = optionsOf(board);
      expect(success).toBe(faultsOf(board).length === 0);
      if (!success)
        expect(error.issues.map(({ message }) => message)).toEqual(faultsOf(board).map(({ fault }) => fault));
    });
    fc.assert(property, { numRuns: samples(3_000) });
  });

  test("have links that give the same board", () => {
    const property = fc.property(validBoards, (board) => {
      const link = linkOf(board);
      expect(link.length).toBeLessThanOrEqual(600);
      expect(boardOfLink(link)).toEqual(board);
    });
    fc.assert(property, { numRuns: samples(1_200) });
  });

  test("are accepted after a change only if they can be played, and refused at the place of the change", () => {
    const values = fc.oneof(
      fc.constantFrom(0, -1, 1.5, 61, 2 ** 53, "", "x", null, true, false, [], {}, [[]]),
      fc.integer({ min: -2, max: 90 }),
    );
    const property = fc.property(validBoards, fc.nat(), values, fc.boolean(), (board, nth, value, isRemoved) => {
      const text = JSON.stringify(board);
      const paths = pathsIn(board);
      const path = paths[nth % paths.length]!;
      const changed = changedAt(JSON.parse(text), path, value, isRemoved) as BoardDefinition;
      const { success, error } = optionsOf(changed);
      if (success) expect(() => played(changed, changed.rules.seats[0], "steady", "change")).not.toThrow();
      else if (error.issues.some(({ code }) => code !== "custom"))
        expect(error.issues.some((issue) => isOneWay(["board", ...path], issue.path))).toBe(true);
      else expect(error.issues.map((issue) => "params" in issue && issue.params)).toEqual(faultsOf(changed));
    });
    fc.assert(property, { numRuns: samples(3_000) });
  });
});

const facesOn = (state: State) =>
  tranquility.cards
    .places(state)
    .flat()
    .map((card) => state.faces[card])
    .sort();

function deckOf(state: State) {
  const { islands, mixed, buried, explorer = [] } = modeOf(state).deck;
  return [...islands, ...mixed, ...state.hands.flatMap(() => buried), ...explorer].sort();
}

type Path = readonly (string | number)[];

function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [at];
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function changedAt(root: unknown, path: Path, value: unknown, isRemoved: boolean): unknown {
  const holder = path.slice(0, -1).reduce((inner, key) => (inner as Record<string | number, unknown>)[key], root);
  const key = path.at(-1)!;
  if (isRemoved && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (isRemoved) delete (holder as Record<string | number, unknown>)[key];
  else (holder as Record<string | number, unknown>)[key] = value;
  return root;
}

/** Whether one path begins with the other. */
const isOneWay = (one: readonly PropertyKey[], other: readonly PropertyKey[]): boolean =>
  one.every((key, i) => i >= other.length || key === other[i]);

describe("hostile definitions are refused", () => {
  test.each(HOSTILE_BOARDS)("%s", (_, board) => {
    const { success } = options.safeParse({ mode: "board", board });
    expect(success).toBe(false);
  });
});
