import { write } from "../../../shared/engine/log/format.ts";
import { puzzleOfMatchId } from "../../../shared/engine/match/device-id.ts";
import { loadPuzzleMessages, messages } from "./messages/messages.ts";
import type { PuzzleMessage, PuzzleReply, PuzzleRequests } from "./puzzles.worker.ts";

/* A worker loads the puzzles, plays their matches by the rules, and judges moves, so that the page stays responsive. */

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();

function started(): Worker {
  const fresh = new Worker(new URL("./puzzles.worker.ts", import.meta.url), { type: "module" });
  fresh.addEventListener("message", ({ data }: MessageEvent<PuzzleReply>) => {
    const asked = waiting.get(data.n);
    waiting.delete(data.n);
    if ("failed" in data) asked?.failed(new Error(data.failed));
    else asked?.done(data.answer);
  });
  fresh.addEventListener("error", ({ message }) => {
    // The worker could not be loaded, so the next request starts another.
    worker = undefined;
    for (const { failed } of waiting.values()) failed(new Error(message));
    waiting.clear();
  });
  return fresh;
}

/** @throws Error if the worker could not be loaded, or a set is damaged */
export function askPuzzles<Name extends keyof PuzzleRequests>(
  name: Name,
  asked: PuzzleRequests[Name]["asked"],
): Promise<PuzzleRequests[Name]["answer"]> {
  worker ??= started();
  const n = ++last;
  const answer = new Promise<unknown>((done, failed) => waiting.set(n, { done, failed }));
  worker.postMessage({ n, name, asked } satisfies PuzzleMessage);
  return answer as Promise<PuzzleRequests[Name]["answer"]>;
}

/** More seats than any table has. */
const SEATS = 12;

/** The players' names by seat, followed by the solver's. */
export function puzzleNames(): readonly string[] {
  const { player, you } = messages.value;
  return [...Array.from({ length: SEATS }, (_, seat) => player(seat + 1)), you];
}

/** Undefined if there is no such puzzle. */
export async function puzzleFileOf(matchId: string): Promise<string | undefined> {
  const puzzle = puzzleOfMatchId(matchId);
  if (!puzzle) return undefined;
  await loadPuzzleMessages();
  const file = await askPuzzles("file", { ...puzzle, names: puzzleNames() });
  return file && write(file);
}
