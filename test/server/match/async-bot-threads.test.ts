import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import {
  type AsyncBotQuestion,
  type AsyncBotThreads,
  type AsyncBotThreadsOptions,
  asyncBotThreads,
} from "../../../server/match/async-bot-threads.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { viewAt } from "../../../shared/engine/match/replay.ts";
import { dice } from "../../../shared/insight/dice.ts";
import { begun, bot, depsOf, game, matchesOf, options, person, playOne, seatedMatch } from "./tables.kit.ts";

const errors: string[] = [];
const opened: AsyncBotThreads[] = [];

const thoughts = (extra: Partial<AsyncBotThreadsOptions> = {}): AsyncBotThreads => {
  const made = asyncBotThreads({
    threads: 1,
    queue: 8,
    timeLimit: 110_000,
    onError: (error) => errors.push((error as Error).message),
    shelf: new URL("./async-bot-threads.shelf.ts", import.meta.url),
    ...extra,
  });
  opened.push(made);
  return made;
};

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  errors.splice(0);
});

const question = (name: string, extra: Partial<AsyncBotQuestion> = {}): AsyncBotQuestion => ({
  game: game.id,
  rules: game.rules,
  options,
  bot: name,
  view: {},
  seat: 1,
  seed: 5,
  ...extra,
});

test("moves of bots follow from their view and seed, in a thread as in the main thread", async () => {
  const pool = thoughts({ threads: 2 });
  const table = await begun(3, depsOf(memoryStores()));
  const [seat] = toAct(game, table.match);
  const view = viewAt(game, table.log, seat!).table;
  const asked = { ...question("deep", { view, seat: seat! }) };
  const policy = await game.asyncBots!.deep!(game, options);
  const [one, other] = await Promise.all([pool.ask(asked), pool.ask(asked)]);
  expect(one).toEqual(policy(view, seat!, dice(5)));
  expect(other).toEqual(one);
  const rolled = await Promise.all([1, 1, 2].map((seed) => pool.ask(question("rolls", { seed }))));
  expect(rolled[0]).toEqual(rolled[1]);
  expect(rolled[2]).not.toEqual(rolled[0]);
  expect(errors).toEqual([]);
});

test("a thread warms up before its first question, once", async () => {
  const pool = thoughts();
  const [first, second] = await Promise.all([1, 2].map((seed) => pool.ask(question("counts", { seed }))));
  expect([first!.type, second!.type]).toEqual(["asked 4 times before", "asked 5 times before"]);
  expect(errors).toEqual([]);
});

test("a bot that fails gives no move, and its thread continues", async () => {
  const pool = thoughts();
  const [failed, untaught, next] = await Promise.all(
    ["fails", "untaught", "rolls"].map((name) => pool.ask(question(name))),
  );
  expect([failed, untaught]).toEqual([undefined, undefined]);
  expect(next!.type).toMatch(/^1 rolls/);
  expect(errors).toEqual([
    "tranquility: fails: a planted fault",
    "tranquility: untaught: no model was trained for standard",
  ]);
});

test("a dead thread is replaced, and the waiting questions are answered", async () => {
  const pool = thoughts();
  const [died, next] = await Promise.all(["dies", "rolls"].map((name) => pool.ask(question(name))));
  expect(died).toBeUndefined();
  expect(next!.type).toMatch(/^1 rolls/);
});

test("a bot that does not finish is abandoned, and another thread answers the next question", async () => {
  // With real timers, a slow bot could be mistaken for one that never ends.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const pool = thoughts({ timeLimit: 8000 });
  await pool.ask(question("rolls"));
  const asked = ["broods", "rolls"].map((name) => pool.ask(question(name)));
  vi.advanceTimersByTime(7999);
  expect(errors).toEqual([]);
  vi.advanceTimersByTime(1);
  const [brooding, next] = await Promise.all(asked);
  expect(brooding).toBeUndefined();
  expect(errors).toEqual(["no answer within 8000 ms: the thread was ended"]);
  expect(next!.type).toMatch(/^1 rolls/);
});

test("a full queue refuses new questions immediately, and answers the others in turn", async () => {
  const pool = thoughts({ queue: 2 });
  const seats = [0, 1, 2, 3, 4];
  const answers = await Promise.all(seats.map((seat) => pool.ask(question("dawdles", { seat }))));
  expect(answers.map((answer) => answer?.type)).toEqual(["0 at last", "1 at last", "2 at last", undefined, undefined]);
});

test("a view that is no plain data is reported, and delays no other", async () => {
  const pool = thoughts();
  expect(await pool.ask(question("rolls", { view: { look: () => 1 } }))).toBeUndefined();
  expect(errors.length).toBe(1);
  expect((await pool.ask(question("rolls")))!.type).toMatch(/^1 rolls/);
});

test("a closed pool answers no more questions", async () => {
  const pool = thoughts();
  const waiting = [pool.ask(question("broods")), pool.ask(question("rolls"))];
  await pool.close();
  expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
  expect(await pool.ask(question("rolls"))).toBeUndefined();
});

test("a match of bots runs to its end when no thread can think for them", async () => {
  let asked = 0;
  const nobody: AsyncBotThreads = {
    ask: async () => {
      asked++;
      return undefined;
    },
    close: async () => {},
  };
  const matches = matchesOf(memoryStores(), { thinking: nobody });
  const { tables } = matches;
  const id = await seatedMatch(
    matches,
    [0, 1].map((n) => ({ ...bot(n), bot: "deep" })),
  );
  const table = (await tables.acquire(id))!;
  const over = new Promise<void>((resolve) => {
    table.listen(() => table.match.phase === "over" && resolve());
  });
  await table.submit({ id: "start", command: { type: "start" } });
  await over;
  expect(table.match.outcome).toBeDefined();
  expect(asked).toBeGreaterThan(10);
  await tables.close();
});

test("the questions of one owner do not hold up those of another", async () => {
  const pool = thoughts({ queue: 16 });
  const answered: string[] = [];
  const ask = async (owner: string) => {
    await pool.ask(question("rolls"), owner);
    answered.push(owner);
  };
  await Promise.all([...Array.from({ length: 8 }, () => ask("crowd")), ask("one")]);
  // One question of the crowd is in progress, and at most one more comes before "one".
  expect(answered.indexOf("one")).toBeLessThanOrEqual(2);
});

test("the questions of a table's bots count for the network that opened it, or else that of its first player", async () => {
  const asked: (string | undefined)[] = [];
  const pool: AsyncBotThreads = {
    ask: async (_, owner) => void asked.push(owner),
    close: async () => {},
  };
  const matches = matchesOf(memoryStores(), { thinking: pool });
  const { tables } = matches;
  const deep = { ...bot(1), bot: "deep" };
  for (const network of ["203.0.113.7", undefined]) {
    asked.splice(0);
    const table = (await tables.acquire(await seatedMatch(matches, [person(0), deep])))!;
    if (network !== undefined) {
      table.openedFrom(network);
      table.openedFrom("198.51.100.1");
    }
    await table.submit({ id: "go", command: { type: "start" } });
    while (asked.length === 0) {
      if (toAct(game, table.match).includes(0)) await playOne(table, dice(asked.length), undefined, 0);
      await new Promise(setImmediate);
    }
    expect(asked[0]).toBe(network ?? "p0");
    await tables.release(table);
  }
  await tables.close();
});
