import { getPriority } from "node:os";
import { answerQuestions } from "../../server/answer-questions.ts";

answerQuestions(
  () => getPriority(),
  () => "a priority",
);
