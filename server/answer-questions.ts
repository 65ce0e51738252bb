import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { ThreadReply } from "./threads.ts";

/** Increase of the nice value of a worker thread. 5 leaves it a quarter of a busy core; 10 would leave a tenth. */
const NICE_OFFSET = 5;
const MAX_NICE = 19;

/**
 * Answers the questions that a worker thread receives. Call it once the thread's code is loaded.
 * @param nameOf names a question in error messages
 */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  nameOf: (question: Question) => string,
): void {
  // On Linux, this sets the priority of the calling thread; elsewhere, of the whole process.
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
