import { gameOf } from "../../shared/games/index.ts";
import { answerQuestions } from "../answer-questions.ts";
import { examined } from "./offline.ts";

// The thread in which files of matches are looked through that were played without a line, one after the other.

answerQuestions(
  (text: string) => examined(text, gameOf),
  () => "a file could not be looked through",
);
