import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Reply } from "./threads.ts";

/**
 * By how much the priority of a thread is below that of the thread that serves moves. At 5, it gets a quarter of a core that both
 * want. At 10 it gets a tenth, and on a machine with much else to do its answers came too late.
 */
const BEHIND = 5;
const LOWEST = 19;

/**
 * Answers the questions that a thread of `threadsFor` is asked, one after the other. To be called once its code is loaded.
 * @param answer throws where there is none
 * @param nameOf what a failure is reported with
 */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  nameOf: (question: Question) => string,
): void {
  // On Linux this is the priority of the calling thread; elsewhere it is that of the whole process.
  if (process.platform === "linux") setPriority(0, Math.min(LOWEST, getPriority() + BEHIND));
  parentPort!.on("message", async (question: Question) => {
    let reply: Reply<Answer>;
    try {
      reply = { answer: await answer(question) };
    } catch (error) {
      reply = { failed: `${nameOf(question)}: ${(error as Error).message}` };
    }
    parentPort!.postMessage(reply);
  });
}
