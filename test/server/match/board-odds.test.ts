import { expect, test } from "vitest";
import { OddsLearner, type OddsQuestion } from "../../../server/match/board-odds.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import { EXAMPLES } from "../../../shared/games/tranquility/boards/examples.ts";
import { gameOf } from "../../kit/games.ts";
import { moment } from "../store/samples.ts";

const MOST = { most: 9, since: moment(0), mostSince: 9, mostInAll: 9 };
const HOUR = 3_600_000;
const ODDS = [{ seats: 1, played: 2, won: 1, moves: 30 }];

type Answer = typeof ODDS | undefined;

/** Learns odds of boards; `questions` has what the bots were asked, and the test answers for them. */
async function learner() {
  const { gallery } = memoryStores();
  const publish = (id: string) => {
    const board = { id, game: "tranquility", publisher: "ann", title: id, author: "Ann", publishedAt: moment(1) };
    return gallery.publish({ ...board, definition: JSON.stringify(EXAMPLES[0]) }, MOST);
  };
  await Promise.all(["a", "b"].map(publish));
  const questions: { readonly question: OddsQuestion; answer(odds: Answer): void }[] = [];
  const ask = (question: OddsQuestion) =>
    new Promise<Answer>((answer) => {
      questions.push({ question, answer });
    });
  const clock = { time: 0 };
  const errors: unknown[] = [];
  const deps = { store: { gallery }, gameOf, bots: { ask, close: async () => {} }, matches: 2 };
  const odds = new OddsLearner({ ...deps, now: () => clock.time, onError: (error) => errors.push(error) });
  const asked = (count: number) => expect.poll(() => questions.length).toBe(count);
  const answered = async (odds: Answer) => {
    questions.at(-1)!.answer(odds);
    await new Promise(setImmediate);
  };
  return { odds, gallery, publish, questions, clock, errors, asked, answered };
}

test("a pending board is played once, and a published one again after it was removed", async () => {
  const { odds, gallery, publish, asked, answered } = await learner();
  for (let n = 0; n < 3; n++) odds.learn("a");
  await asked(1);
  odds.learn("a");
  await answered(ODDS);
  await asked(1);
  expect((await gallery.get("a"))?.odds).toBe(JSON.stringify(ODDS));
  await gallery.unpublish("a", "ann");
  await publish("a");
  odds.learn("a");
  await asked(2);
});

test("a board that was removed, or whose odds another process has stored, is not played", async () => {
  const { odds, gallery, publish, questions, asked, answered } = await learner();
  await publish("c");
  for (const id of ["a", "b", "c"]) odds.learn(id);
  await asked(1);
  await gallery.setOdds("b", "[]");
  await gallery.unpublish("c", "ann");
  await answered(ODDS);
  expect(questions).toHaveLength(1);
  expect((await gallery.get("b"))?.odds).toBe("[]");
});

test("after a failure, bots play a board again an hour later", async () => {
  const { odds, questions, clock, errors, asked, answered } = await learner();
  odds.learn("a");
  await asked(1);
  await answered(undefined);
  clock.time += HOUR - 1;
  odds.learn("a");
  await new Promise(setImmediate);
  expect(questions).toHaveLength(1);
  clock.time += 1;
  odds.learn("a");
  await asked(2);
  expect(errors).toEqual([]);
});
