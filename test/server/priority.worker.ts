import { getPriority } from "node:os";
import { answerQuestions } from "../../server/answer-questions.ts";

// This thread answers with its priority.

answerQuestions(
  () => getPriority(),
  () => "a priority",
);
