import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { ThreadReply } from "./threads.ts";

/**
 * Nice value of a thread, relative to the serving thread. At 5, it gets a quarter of a contended core; at 10 it would get a tenth,
 * and answer too late.
 */
const BEHIND = 5;
const LOWEST = 19;

/**
 * Answers the questions to a thread of `threadsFor`. Call it once the thread's code is loaded.
 * @param answer throws if there is no answer
 * @param nameOf names a question in reports of failures
 */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  nameOf: (question: Question) => string,
): void {
  // On Linux this sets the priority of the calling thread; on other systems it would set that of the whole process.
  if (process.platform === "linux") setPriority(0, Math.min(LOWEST, getPriority() + BEHIND));
  parentPort!.on("message", async (question: Question) => {
    let reply: ThreadReply<Answer>;
    try {
      reply = { answer: await answer(question) };
    } catch (error) {
      reply = { failed: `${nameOf(question)}: ${(error as Error).message}` };
    }
    parentPort!.postMessage(reply);
  });
}
