import { getPriority } from "node:os";
import { answerQuestions } from "../../server/answer-questions.ts";

// A thread that says which priority it has.

answerQuestions(
  () => getPriority(),
  () => "a priority",
);
