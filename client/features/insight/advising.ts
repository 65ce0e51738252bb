import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { isMatchEvent } from "../../../shared/engine/match/match-events.ts";
import { isTakenBack } from "../../../shared/engine/match/steps.ts";
import type { Advice } from "../../../shared/insight/advice.ts";
import type { MoveAt, MoveWords } from "../../contract/sentences.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { points } from "./account.ts";
import type { AdviceReply, AdviceRequest } from "./advice.worker.ts";
import { capitalized, percent, set } from "./analysis-texts.ts";
import { messages } from "./messages/messages.ts";

/**
 * Computes a hint from this page's log, which contains only what its seat may know.
 * @returns undefined if there is nothing to suggest
 * @throws Error if the computation failed or was cancelled
 */
export function advised({ log, seat, states }: Timeline, signal: AbortSignal): Promise<Advice | undefined> {
  const { game, rules, options } = latest({ states }).config;
  const worker = new Worker(new URL("./advice.worker.ts", import.meta.url), { type: "module" });
  const done = new Promise<Advice | undefined>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<AdviceReply>) =>
      "failed" in data ? reject(new Error(data.failed)) : resolve(data.advice),
    );
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // Leaves out the request for the hint, so that a repeated request gives the same hint.
  const until = log.findLastIndex(changesTable) + 1;
  worker.postMessage({ game, rules, options, log: log.slice(0, until), seat: seat! } satisfies AdviceRequest);
  return done.finally(() => worker.terminate());
}

const changesTable = (entry: Recorded): boolean => !isMatchEvent(entry) || isTakenBack(entry);

export function adviceSentences({ best, next, here }: Advice, moves: MoveWords, at: MoveAt): readonly string[] {
  const { advice, play } = messages.value;
  const good = chanceText(best.chance.mean);
  const chance = here === undefined ? play.only(good) : play.both(good, chanceText(here));
  const sentence = set(advice.best(capitalized(moves.move(best.command, at)), chance));
  if (!next) return [sentence];
  const other = capitalized(moves.move(next.command, at));
  if (!next.isWorse) return [sentence, set(advice.asGood(other))];
  const left = (points(best.chance.mean) - points(next.loss.mean)) / 100;
  return [
    sentence,
    set(advice.worse(other, moves.flaw(next.command, best.command, at), play.only(chanceText(Math.max(0, left))))),
  ];
}

/** At most "over 99 %", because an estimate by playouts is never certain. */
const chanceText = (share: number): string =>
  points(share) < 100 ? percent(share) : messages.value.advice.over(percent(NEARLY));

const NEARLY = 0.99;
