import { describe, expect, test } from "vitest";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { playedBoardOf } from "../../../../shared/engine/match/played-board.ts";
import { EXAMPLES } from "../../../../shared/games/tranquility/boards/examples.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";

const [lake, coast] = EXAMPLES as [object, object];
const ANN = { name: "Ann", kind: "human", nonce: "", player: "ann" } as const;
const BOT = { name: "Bot", kind: "bot", nonce: "", bot: "steady" } as const;
const WON = { result: "won", winners: [0, 1], reason: "finished" } as const;

const match = (more: object = {}, config: object = {}) =>
  ({
    config: { options: { mode: "board", board: lake }, ...config },
    seats: [ANN, BOT],
    outcome: WON,
    hints: { taken: 0 },
    ...more,
  }) as unknown as Match;

const played = (...given: Parameters<typeof match>) => playedBoardOf(tranquility, match(...given));

describe("the board of players that a match counts for", () => {
  test("has the same id whatever its title and author are, and another one for other rules", () => {
    const { id } = played()!;
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    const board = (definition: object) => played({}, { options: { mode: "board", board: definition } })?.id;
    expect(board({ ...lake, title: "Other", author: "Bob" })).toBe(id);
    expect(new Set([...EXAMPLES, { ...lake, frame: [] }].map(board)).size).toBe(EXAMPLES.length + 1);
    expect(board(coast)).not.toBe(id);
  });

  test("is won if a person is among the winners", () => {
    expect(played()?.isWon).toBe(true);
    expect(played({ outcome: { ...WON, result: "lost", winners: [] } })?.isWon).toBe(false);
    expect(played({ outcome: { ...WON, winners: [1] } })?.isWon).toBe(false);
    const left = { ...ANN, player: "bob", bot: "steady" };
    expect(played({ seats: [ANN, left], outcome: { ...WON, winners: [1] } })?.isWon).toBe(false);
  });

  test.each([
    ["on a board of the booklets", {}, { options: { mode: "duel" } }],
    ["without people", { seats: [BOT, BOT] }, {}],
    ["in which bots play for all people", { seats: [{ ...ANN, bot: "steady" }, BOT] }, {}],
    ["with hints", { hints: { taken: 1 } }, {}],
    ["that is a branch", {}, { from: { match: "m", version: 3, root: "m" } }],
    ["from a device", {}, { offline: true }],
    ["without an outcome", { outcome: undefined }, {}],
  ])("is none for a match %s", (_, more, config) => {
    expect(played(more, config)).toBeUndefined();
  });
});
