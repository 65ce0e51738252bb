import { describe, expect, test } from "vitest";
import { playPuzzleMatch } from "../../../client/match/puzzle-match.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import {
  CommandPacker,
  MalformedPuzzles,
  type PuzzleSet,
  readPuzzleSet,
  unpacked,
} from "../../../shared/puzzles/puzzle-set.ts";

const SET: PuzzleSet = {
  format: "puzzles/1",
  game: "tranquility",
  rules: 2,
  made: { seed: "test", matches: 1 },
  shapes: [
    ["PlaceCard", "card", "cell", "pay"],
    ["DiscardPair", "cards"],
  ],
  matches: [
    {
      text: "a",
      options: { mode: "duel" },
      players: ["calm", "calm"],
      moves: [
        [0, 3, 5, []],
        [1, [1, 2]],
      ],
    },
  ],
  puzzles: [
    {
      id: "0123abcd",
      match: 0,
      move: 1,
      odds: [
        [[1, [1, 2]], 700],
        [[0, 4, 7, [2]], 500],
      ],
      themes: ["end"],
      rating: 1500,
    },
  ],
};

function withAt(path: readonly (string | number)[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(SET));
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key];
  at[path.at(-1)!] = value;
  return copy;
}

describe("a set of puzzles", () => {
  test("is read as it was written", () => {
    expect(readPuzzleSet(JSON.parse(JSON.stringify(SET)))).toEqual(SET);
  });

  const FAULTS: readonly (readonly [path: readonly (string | number)[], value: unknown, says: RegExp])[] = [
    [["format"], "puzzles/2", /format/],
    [["surprise"], 1, /Unrecognized key|the set/],
    [["rules"], -1, /rules/],
    [["matches", 0, "players"], [], /matches.0.players/],
    [["matches", 0, "moves", 0], [9, 1], /matches.0.moves.0: no shape 9/],
    [["matches", 0, "moves", 0], [0, 3, 5], /matches.0.moves.0: no shape 0 of 2 fields/],
    [["matches", 0, "moves", 0], [0, { deep: 1 }, 5, []], /matches.0.moves.0/],
    [["matches", 0, "moves"], Array(2_001).fill([1, [1, 2]]), /matches.0.moves/],
    [["puzzles", 0, "id"], "<script>", /puzzles.0.id/],
    [["puzzles", 0, "match"], 7, /there is no match 7/],
    [["puzzles", 0, "move"], 2, /match 0 has no move 2/],
    [["puzzles", 0, "odds", 0, 1], 1_001, /puzzles.0.odds/],
    [["puzzles", 0, "odds", 0, 1], 400, /better than the one before/],
    [["puzzles", 0, "odds"], [[[1, [1, 2]], 700]], /puzzles.0.odds/],
    [["puzzles", 0, "rating"], Number.NaN, /puzzles.0.rating/],
    [["puzzles", 1], SET.puzzles[0], /0123abcd occurs twice/],
  ];

  test.for(FAULTS)("is refused with %j = %j", ([path, value, says]) => {
    const read = () => readPuzzleSet(withAt(path, value));
    expect(read).toThrow(MalformedPuzzles);
    expect(read).toThrow(says);
  });

  test.for([undefined, null, 7, "[]", [], {}])("is not %j", (value) => {
    expect(() => readPuzzleSet(value)).toThrow(MalformedPuzzles);
  });

  test("with a move or options that the rules forbid is refused when its match is played", () => {
    const set = readPuzzleSet(
      withAt(
        ["matches", 0, "moves"],
        [
          [1, [1, 1]],
          [1, [1, 2]],
        ],
      ),
    );
    expect(() => playPuzzleMatch(tranquility, set, set.matches[0]!)).toThrow("a: move 0 is not legal");
    const odd = readPuzzleSet(withAt(["matches", 0, "options"], { mode: "nothing" }));
    expect(() => playPuzzleMatch(tranquility, odd, odd.matches[0]!)).toThrow(
      "its options are not those of tranquility",
    );
    const strange = readPuzzleSet(withAt(["shapes", 1], ["Hack", "cards"]));
    expect(() => playPuzzleMatch(tranquility, strange, { ...strange.matches[0]!, moves: [[1, [1]]] })).toThrow(
      "a: move 0 is not legal",
    );
  });
});

test("a packed command is the command, and commands with the same fields share a shape", () => {
  const packer = new CommandPacker();
  const commands = [
    { type: "PlaceCard", card: 3, cell: 4, pay: [1] },
    { type: "PlaceCard", card: 5, cell: 6, pay: [], value: 9 },
    { type: "PlaceCard", card: 7, cell: 8, pay: [2, 3] },
    { type: "Sweep" },
  ];
  const packed = commands.map((command) => packer.pack(command));
  expect(packed.map((one) => unpacked(packer, one))).toEqual(commands);
  expect(packer.shapes.length).toBe(3);
  expect(new CommandPacker(packer.shapes).pack(commands[2]!)).toEqual(packed[2]);
});
