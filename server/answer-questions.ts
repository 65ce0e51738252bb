import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { ThreadReply } from "./threads.ts";

/** Increases the nice value. 5 leaves the thread a quarter of a busy core; 10 would leave a tenth. */
const NICE_OFFSET = 5;
const MAX_NICE = 19;

/**
 * Call this in a worker thread once its code is loaded.
 * @param nameOf names a question in error messages
 */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  nameOf: (question: Question) => string,
): void {
  // On other systems, this would set the priority of the whole process.
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
