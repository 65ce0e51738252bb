import { gameOf } from "../../shared/games/index.ts";
import { answerQuestions } from "../answer-questions.ts";
import { examined } from "./offline.ts";

// A thread that examines files of offline matches, one after the other.

answerQuestions(
  (text: string) => examined(text, gameOf),
  () => "a match file could not be checked",
);
