import { isMatchEvent, type Recorded } from "../../shared/engine/match.ts";
import { isTakenBack } from "../../shared/engine/steps.ts";
import type { Advice } from "../../shared/insight/advice.ts";
import type { MoveAt, MoveWords } from "../games/game.ts";
import { latest, type Timeline } from "../match/timeline.ts";
import { points } from "./account.ts";
import type { Advised, Asked } from "./advice.worker.ts";
import { capitalized, percent, set } from "./telling.ts";
import { words } from "./words/words.ts";

/**
 * Finds out, beside the page, what who looks might do now, by all that this page was ever told, which is what its seat may know.
 * @param signal ends it when nobody waits for it any more
 * @returns nothing where nothing can be said
 * @throws when it could not be found out at all, or was ended
 */
export function advised({ log, seat, states }: Timeline, signal: AbortSignal): Promise<Advice | undefined> {
  const { game, rules } = latest({ states }).charter;
  const worker = new Worker(new URL("./advice.worker.ts", import.meta.url), { type: "module" });
  const done = new Promise<Advice | undefined>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Advised>) =>
      "failed" in data ? reject(new Error(data.failed)) : resolve(data.advice),
    );
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // A hint that was taken is no part of what it is about: told again, it is the same.
  const until = log.findLastIndex(changesTable) + 1;
  worker.postMessage({ game, rules, log: log.slice(0, until), seat: seat! } satisfies Asked);
  return done.finally(() => worker.terminate());
}

/** Whether the table may be another after it: it is one of the game's, or takes some of these back. */
const changesTable = (entry: Recorded): boolean => !isMatchEvent(entry) || isTakenBack(entry);

/** What somebody might do and why, sentence by sentence. */
export function toldAdvice({ best, next }: Advice, moves: MoveWords, at: MoveAt): readonly string[] {
  const { advice } = words.value;
  const told = set(advice.best(capitalized(moves.move(best.command, at)), chanceText(best.chance.mean)));
  if (!next) return [told];
  const other = capitalized(moves.move(next.command, at));
  if (!next.isWorse) return [told, set(advice.asGood(other))];
  const left = (points(best.chance.mean) - points(next.loss.mean)) / 100;
  return [told, set(advice.worse(other, moves.flaw(next.command, best.command, at), chanceText(Math.max(0, left))))];
}

/** A chance that was played out is never a certainty, however many playouts were won. */
const chanceText = (share: number): string =>
  points(share) < 100 ? percent(share) : words.value.advice.over(percent(NEARLY));

const NEARLY = 0.99;
