import { workerData } from "node:worker_threads";
import { gameOf } from "../../shared/games/index.ts";
import { answerQuestions } from "../answer-questions.ts";
import type { DatabaseLocation } from "../store/location.ts";
import { openPast } from "../store/open/stores.ts";
import { LogbookFolder, type LogbookQuestion } from "./logbook-fold.ts";

// Adds up long logbooks.

const folder = new LogbookFolder(await openPast(workerData as DatabaseLocation), gameOf);

answerQuestions(
  (asked: LogbookQuestion) => folder.fold(asked),
  () => "a logbook could not be computed",
);
