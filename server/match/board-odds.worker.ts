import { workerData } from "node:worker_threads";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { BoardOdds } from "../../shared/engine/lists/gallery-responses.ts";
import { noMatches, withMatch } from "../../shared/insight/board-odds.ts";
import { answerQuestions } from "../answer-questions.ts";
import type { Shelf } from "./async-bot-threads.ts";
import type { OddsQuestion } from "./board-odds.ts";

const { shelf }: { readonly shelf: string } = workerData;
const { gameOf }: Shelf = await import(shelf);

/** Processor time per number of seats, in µs. Wall time would depend on the load. */
const LONGEST = 8_000_000;

/** Plays at least one match. */
function oddsWith(game: AnyGame, options: object, seats: number, matches: number): BoardOdds {
  const begun = process.threadCpuUsage();
  const isInTime = () => {
    const { user, system } = process.threadCpuUsage(begun);
    return user + system < LONGEST;
  };
  let tally = noMatches(seats);
  do tally = withMatch(tally, game, options);
  while (tally.played < matches && isInTime());
  const { played, won, moves } = tally;
  return { seats, played, won, moves };
}

answerQuestions<OddsQuestion, readonly BoardOdds[]>(
  ({ game, options, seats: [least, most], matches }) =>
    Array.from({ length: most - least + 1 }, (_, i) => oddsWith(gameOf(game)!, options, least + i, matches)),
  ({ game }) => game,
);
