import { gameOf } from "../../shared/games/index.ts";
import { answerQuestions } from "../answer-questions.ts";
import { examineFile } from "./offline.ts";

// A thread that examines files of offline matches, one after the other.

answerQuestions(
  (text: string) => examineFile(text, gameOf),
  () => "a match file could not be checked",
);
