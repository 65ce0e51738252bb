import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { saidIn } from "../../../../client/games/wayward/speech/answers.ts";
import de from "../../../../client/games/wayward/speech/words/de.ts";
import en from "../../../../client/games/wayward/speech/words/en.ts";
import fr from "../../../../client/games/wayward/speech/words/fr.ts";
import { REFUSALS } from "../../../../client/games/wayward/speech/words/refusals.ts";
import { fold, isRefusal } from "../../../../shared/engine/game.ts";
import type { Laden } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import { options } from "../../../../shared/games/wayward/options.ts";
import type { Question } from "../../../../shared/games/wayward/questions.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../../../kit/chance.ts";
import { seedOf } from "../../../kit/play.ts";
import { pretend } from "../../../shared/games/wayward/pretend.ts";

const UNTOLD = ["LapStacked", "CoinsStacked", "SectionRead", "AttackSettled", "Asked"];

/** Everything that is told and asked in a game of two against two with hard faces, to its end. */
function game(): { readonly events: readonly Event[]; readonly questions: readonly Question[] } {
  const chosen = options.parse({ mode: "pair", difficulty: "extreme" });
  const chance = chanceOf(seedOf("words"));
  const events: Event[] = [...wayward.deal(chosen, 2, chance)];
  const questions: Question[] = [];
  const rng = chance(9_999);
  let state: State = fold(wayward, wayward.initial(chosen, 2), events);
  while (state.question) {
    questions.push(state.question);
    const told = wayward.decide(state, state.question.to[0]!, pretend(state, state.question, rng));
    if (isRefusal(told)) throw new Error(told.refused);
    events.push(...told);
    state = fold(wayward, state, told);
  }
  return { events, questions };
}

describe.each(Object.entries({ en, de, fr }))("words in %s", (_, words) => {
  const { events, questions } = game();
  const say = words.events as unknown as Readonly<Record<string, (event: Event, who: string) => string>>;
  const ask = words.questions as unknown as Readonly<Record<string, (question: Question, laden: Laden) => string>>;

  test("tell every event of a game that is to be told, and nothing that is unknown", () => {
    const told = events.filter(({ type }) => !UNTOLD.includes(type)).map((event) => say[event.type]!(event, "It"));
    expect(told.length).toBeGreaterThan(200);
    expect(told.filter((line) => line.length < 4 || /undefined|NaN|object/.test(line))).toEqual([]);
  });

  test("say in the log what was answered, whatever was asked", () => {
    const answers = events.flatMap((event) => (event.type === "Answered" ? [event] : []));
    const said = answers.map(({ question, answer }) => saidIn(question, answer, words as typeof en, String));
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((line) => !line || /undefined|NaN|object/.test(line))).toEqual([]);
    const claim = { lies: "merchant", icons: 0 };
    expect(saidIn("TellClaim", claim, words as typeof en, String)).toBe(words.lies.merchant);
    expect(saidIn("TellHarvest", { taken: [21], coins: 3, cargo: 0 }, words as typeof en, String)).toBe(
      `${words.space(21)}, ${words.coinsOn} 3, ${words.cargoOn} 0`,
    );
  });

  test("ask every question of a game", () => {
    const asked = questions.map((question) => ask[question.type]!(question, "goods"));
    expect(asked.filter((line) => line.length < 4 || /undefined|NaN|object/.test(line))).toEqual([]);
  });

  test("say why something is refused, whatever the reason", () => {
    const source = readFileSync("shared/games/wayward/decide.ts", "utf8");
    const codes = new Set([...source.matchAll(/"((?:Not|No|Out|Match)\w+)"/g)].map(([, code]) => code));
    expect(codes).toEqual(new Set(REFUSALS));
    expect(REFUSALS.filter((code) => words.refusals[code].length < 8)).toEqual([]);
  });
});
