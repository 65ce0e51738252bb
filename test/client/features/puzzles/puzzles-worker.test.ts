import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { PuzzleReply, PuzzleRequests } from "../../../../client/features/puzzles/puzzles.worker.ts";
import type { GameCommand } from "../../../../shared/engine/contract/events.ts";
import { viewAt } from "../../../../shared/engine/match/replay.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { gameOfSet, loadPuzzleSet } from "../../../../shared/puzzles/puzzle-games.ts";

const SET = "tranquility-duel";

const waiting = new Map<number, (reply: PuzzleReply) => void>();
let receive: (event: object) => void;
let last = 0;

async function ask<Name extends keyof PuzzleRequests>(
  name: Name,
  asked: PuzzleRequests[Name]["asked"],
): Promise<PuzzleRequests[Name]["answer"]> {
  const n = ++last;
  const reply = new Promise<PuzzleReply>((done) => waiting.set(n, done));
  receive({ data: { n, name, asked } });
  const answered = await reply;
  expect(answered).not.toHaveProperty("failed");
  return (answered as { readonly answer: PuzzleRequests[Name]["answer"] }).answer;
}

/** Opens a puzzle with moves outside its odds. @returns one of these moves */
async function openOne(): Promise<GameCommand> {
  const found = (await gameOfSet([tranquility], SET))!;
  const { puzzles } = await loadPuzzleSet(found, SET);
  for (const { id } of puzzles) {
    const { before, seat, odds } = (await ask("open", { set: SET, id, names: [] }))!;
    const { table } = viewAt(tranquility, before, seat);
    const known = new Set(odds.map(({ kind }) => kind));
    const other = found.puzzles.moves(table, seat).find((move) => !known.has(found.puzzles.kindOf(table, move)));
    if (other) return other;
  }
  throw new Error("every puzzle has all moves in its odds");
}

beforeAll(async () => {
  vi.stubGlobal("addEventListener", (_: string, listener: typeof receive) => {
    receive = listener;
  });
  vi.stubGlobal("postMessage", (reply: PuzzleReply) => waiting.get(reply.n)!(reply));
  await import("../../../../client/features/puzzles/puzzles.worker.ts");
});

afterEach(() => vi.restoreAllMocks());

test("a move outside a puzzle's odds is estimated from 20 continuations on a device that is too slow for more", async () => {
  const command = await openOne();
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
  const { chance } = await ask("judge", { command });
  // A continuation is won or lost, and the worker looks at the clock before every four continuations.
  expect(20 * chance!).toBe(Math.round(20 * chance!));
  expect(now).toBeGreaterThanOrEqual(6_000);
});

test("other moves of a puzzle are no longer estimated once its player has left", async () => {
  await openOne();
  const turns = vi.spyOn(globalThis, "setTimeout");
  const pondering = ask("ponder", { isOn: true });
  await ask("ponder", { isOn: false });
  await pondering;
  expect(turns.mock.calls.length).toBeLessThan(5);
});
