import { getPriority } from "node:os";
import { answerQuestions } from "../../server/answer-questions.ts";

// A thread that reports its priority.

answerQuestions(
  () => getPriority(),
  () => "a priority",
);
