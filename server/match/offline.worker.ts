import { gameOf } from "../../shared/games/index.ts";
import { answerQuestions } from "../answer-questions.ts";
import { examineFile } from "./offline.ts";

answerQuestions(
  (text: string) => examineFile(text, gameOf),
  () => "a match file could not be checked",
);
