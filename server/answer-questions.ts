import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { ThreadReply } from "./threads.ts";

/**
 * What is added to the nice value of a thread that answers questions. With 5 more than the serving thread, it gets a
 * quarter of a busy core. With 10 more, it would get a tenth, and answer too late.
 */
const NICE_OFFSET = 5;
const MAX_NICE = 19;

/**
 * Answers questions in a thread of `threadsFor`. Call it once the thread's code is loaded.
 * @param answer throws if there is no answer
 * @param nameOf names a question in reports of failures
 */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  nameOf: (question: Question) => string,
): void {
  // Sets the priority of the calling thread on Linux, but of the whole process on other systems.
  if (process.platform === "linux") setPriority(0, Math.min(MAX_NICE, getPriority() + NICE_OFFSET));
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
