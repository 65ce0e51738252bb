import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import deckDe from "../../../../client/games/wayward/deck/messages/de.ts";
import deckEn from "../../../../client/games/wayward/deck/messages/en.ts";
import deckFr from "../../../../client/games/wayward/deck/messages/fr.ts";
import { saidIn } from "../../../../client/games/wayward/text/answers.ts";
import de from "../../../../client/games/wayward/text/messages/de.ts";
import en from "../../../../client/games/wayward/text/messages/en.ts";
import fr from "../../../../client/games/wayward/text/messages/fr.ts";
import { REFUSALS } from "../../../../client/games/wayward/text/messages/refusals.ts";
import { fold, isRefusal } from "../../../../shared/engine/contract/events.ts";
import { FIELDS } from "../../../../shared/games/wayward/commands.ts";
import type { Laden } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import { options } from "../../../../shared/games/wayward/options.ts";
import type { Question } from "../../../../shared/games/wayward/questions.ts";
import { pretend } from "../../../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";

const UNTOLD = ["LapStacked", "CoinsStacked", "SectionRead", "AttackSettled", "Asked"];

function game(): { readonly events: readonly Event[]; readonly questions: readonly Question[] } {
  const chosen = options.parse({ mode: "pair", difficulty: "extreme" });
  const chance = chanceOf(seedOf("words"));
  const events: Event[] = [...wayward.deal(chosen, 2, chance)];
  const questions: Question[] = [];
  const rng = chance(9_999);
  let state: State = fold(wayward, wayward.initial(chosen, 2), events);
  while (state.question) {
    questions.push(state.question);
    const told = wayward.decide(state, itemAt(state.question.to, 0), pretend(state, state.question, rng));
    if (isRefusal(told)) throw new Error(told.refused);
    events.push(...told);
    state = fold(wayward, state, told);
  }
  return { events, questions };
}

const deckWords = { en: deckEn, de: deckDe, fr: deckFr };

const COUNTED = {
  en: {
    one: ["It defends with 1 cube", "It lost 1 building", "1 of 144 sections is here", "1 stage, but the deck has 4."],
    more: [
      ...["It defends with 2 cubes", "It lost 2 buildings", "2 of 144 sections are here"],
      "2 stages, but the deck has 4.",
    ],
  },
  de: {
    one: [
      ...["Er verteidigt sich mit 1 Würfel", "Er verlor 1 Gebäude", "1 von 144 Abschnitten ist da"],
      "1 Abschnitt, aber der Stapel hat 4.",
    ],
    more: [
      ...["Er verteidigt sich mit 2 Würfeln", "Er verlor 2 Gebäude", "2 von 144 Abschnitten sind da"],
      "2 Abschnitte, aber der Stapel hat 4.",
    ],
  },
  fr: {
    one: [
      ...["Il se défend avec 1 cube", "Il perd 1 bâtiment", "1 partie sur 144 est là"],
      "1 partie, mais le paquet en a 4.",
    ],
    more: [
      ...["Il se défend avec 2 cubes", "Il perd 2 bâtiments", "2 parties sur 144 sont là"],
      "2 parties, mais le paquet en a 4.",
    ],
  },
};

describe.each(Object.entries({ en, de, fr }))("the messages in %s", (name, words) => {
  const { events, questions } = game();
  const say = words.events as unknown as Readonly<Record<string, (event: Event, who: string) => string>>;
  const ask = words.questions as unknown as Readonly<Record<string, (question: Question, laden: Laden) => string>>;

  test("exist for every event that needs them, and for no unknown event", () => {
    const told = events.filter(({ type }) => !UNTOLD.includes(type)).map((event) => say[event.type]!(event, "It"));
    expect(told.length).toBeGreaterThan(200);
    expect(told.filter((line) => line.length < 4 || /undefined|NaN|object/.test(line))).toEqual([]);
  });

  test("state in the log every answer to every question", () => {
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

  test("state every corrected field", () => {
    const said = FIELDS.map((field) => say.Corrected!({ type: "Corrected", field, to: 11, was: 0 } as Event, "It"));
    expect(new Set(said).size).toBe(FIELDS.length);
    for (const [i, field] of FIELDS.entries()) expect(said[i]).not.toContain(`: ${field},`);
  });

  test("exist for every question of a game", () => {
    const asked = questions.map((question) => ask[question.type]!(question, "goods"));
    expect(asked.filter((line) => line.length < 4 || /undefined|NaN|object/.test(line))).toEqual([]);
  });

  test("distinguish one from many", () => {
    const { one, more } = COUNTED[name as keyof typeof COUNTED];
    const counted = (n: number) => [
      words.defence(n),
      words.events.BuildingsLost({ type: "BuildingsLost", seat: 0, rule: "C4", buildings: n }, "It"),
      deckWords[name as keyof typeof deckWords].partly(n, 144).split(".")[0],
      deckWords[name as keyof typeof deckWords].faults.stageCount({ is: n, due: 4 }),
    ];
    expect(counted(1)).toEqual(one);
    expect(counted(2)).toEqual(more);
  });

  test("exist for every reason of a refusal", () => {
    const source = readFileSync("shared/games/wayward/decide.ts", "utf8");
    const codes = new Set([...source.matchAll(/"((?:Not|No|Out|Match)\w+)"/g)].map(([, code]) => code));
    expect(codes).toEqual(new Set(REFUSALS));
    expect(REFUSALS.filter((code) => words.refusals[code].length < 8)).toEqual([]);
  });
});
