import { workerData } from "node:worker_threads";
import { byRules } from "../../shared/engine/contract/earlier-rules.ts";
import type { GameCommand } from "../../shared/engine/contract/events.ts";
import type { AnyGame, Bot } from "../../shared/engine/contract/game.ts";
import { dice } from "../../shared/insight/dice.ts";
import { answerQuestions } from "../answer-questions.ts";
import type { AsyncBotQuestion, Shelf } from "./async-bot-threads.ts";
import { rehearse } from "./rehearsal.ts";

const { shelf }: { readonly shelf: string } = workerData;
const { gameOf }: Shelf = await import(shelf);

/** Policies by kind of table. They load their weights when created. */
const policies = new Map<string, Promise<Bot<unknown, GameCommand>>>();

function policyFor({ game: id, rules, options, bot }: AsyncBotQuestion): Promise<Bot<unknown, GameCommand>> {
  const key = JSON.stringify([id, rules, options, bot]);
  const existing = policies.get(key);
  if (existing) return existing;
  const game: AnyGame = byRules(gameOf(id)!, rules);
  const created = game.asyncBots![bot]!(game, options).then((policy) => {
    rehearse(game, options, policy);
    return policy;
  });
  policies.set(key, created);
  return created;
}

answerQuestions<AsyncBotQuestion, GameCommand>(
  async (question) => {
    const policy = await policyFor(question);
    return policy(question.view, question.seat, dice(question.seed));
  },
  ({ game, bot }) => `${game}: ${bot}`,
);
