import { expect, test } from "vitest";
import { fold, isRefusal } from "../../../../shared/engine/contract/events.ts";
import { headerOf } from "../../../../shared/engine/log/format.ts";
import { verify } from "../../../../shared/engine/log/verify.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import { DIFFICULTIES, options } from "../../../../shared/games/wayward/options.ts";
import { pretend } from "../../../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { chanceOf, rolls } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { command, dealt, moving, type PlayedMatch, seedOf } from "../../../kit/play.ts";
import { same } from "../../../kit/same.ts";
import { byStrength } from "../../../kit/strength.ts";
import { simulateMatch } from "../../../lab/bots.ts";

interface SimulatedGame {
  readonly end: State;
  /** Number of answers in each turn of an automaton. */
  readonly answers: readonly number[];
  readonly events: readonly Event[];
  /** The turn in which an automaton first had four achievements; 0 for none. */
  readonly fourth: number;
}

/** Humans claim no achievements. */
function simulate(chosen: object, n: number): SimulatedGame {
  const all = options.parse(chosen);
  const rng = rolls(n);
  let state: State = fold(wayward, wayward.initial(all, 1), wayward.deal(all, 1, chanceOf(seedOf(`pretend ${n}`))));
  const answers: number[] = [];
  const recorded: Event[] = [];
  let [count, fourth] = [0, 0];
  while (state.question) {
    const { question } = state;
    const events = wayward.decide(state, itemAt(question.to, 0), pretend(state, question, rng));
    if (isRefusal(events)) throw new Error(`${events.refused}: ${JSON.stringify(question)}`);
    count = question.type === "Reveal" && !question.isBonus ? 1 : count + 1;
    state = fold(wayward, state, events);
    recorded.push(...events);
    if (events.some(({ type }) => type === "TurnEnded")) answers.push(count);
    if (state.ending && fourth === 0) fourth = itemAt(state.automata, 0).turn;
  }
  return { end: state, answers, events: recorded, fourth };
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const quantile = (numbers: readonly number[], share: number): number =>
  itemAt(sorted(numbers), Math.floor(share * (numbers.length - 1)));

test("the median turn of the practice fleet takes at most six answers, on 200 simulated games", () => {
  const games = Array.from({ length: 200 }, (_, n) => simulate({}, n));
  const answers = games.flatMap((game) => game.answers);
  const share = (most: number) => answers.filter((count) => count <= most).length / answers.length;
  console.log(
    `${answers.length} turns: median ${quantile(answers, 0.5)}, upper quartile ${quantile(answers, 0.75)}, ` +
      `most ${Math.max(...answers)}; at most six in ${Math.round(100 * share(6))} of 100`,
  );
  expect(answers.length).toBeGreaterThan(1000);
  expect(quantile(answers, 0.5)).toBeLessThanOrEqual(6);
  expect(
    quantile(
      games.map(({ fourth }) => fourth),
      0.5,
    ),
  ).toBeLessThan(20);
});

const at = (difficulty: (typeof DIFFICULTIES)[number]) => ({ difficulty, ...(difficulty === "mixed" && { red: 9 }) });

const TABLES = (["solo", "pair"] as const).flatMap((mode) => DIFFICULTIES.map((name) => ({ mode, ...at(name) })));

test.each(TABLES)("whole games end with scores: $mode, $difficulty", (chosen) => {
  for (let n = 0; n < byStrength({ quick: 4, gate: 15, nightly: 200 }); n++) {
    const { end, events } = simulate(chosen, n);
    expect(wayward.outcome(end)).toMatchObject({ reason: "scores" });
    for (const own of end.automata) {
      expect(own.cargo).toBeLessThan(3);
      expect(own.damage).toBeLessThan(5);
      expect(own.coins).toBeGreaterThanOrEqual(0);
    }
    const claims = events.flatMap((event) =>
      event.type === "AchievementClaimed" ? [`${event.seat} ${event.achievement}`] : [],
    );
    expect(new Set(claims).size).toBe(claims.length);
  }
});

function played(begun: PlayedMatch, count: number, from: number): PlayedMatch {
  let match = begun;
  for (let n = 0; n < count; n++) {
    const { question } = match.match.table as State;
    if (!question) return match;
    match = command(
      match,
      moving(match.match, itemAt(question.to, 0), pretend(match.match.table as State, question, rolls(from + n))),
    );
  }
  return match;
}

test("after taking back at random points the table is as if the undone moves had never been played", () => {
  const rng = rolls(7);
  for (let n = 0; n < byStrength({ quick: 10, gate: 30, nightly: 300 }); n++) {
    const difficulty = itemAt(DIFFICULTIES, n % DIFFICULTIES.length);
    const setting = {
      game: wayward,
      options: options.parse({ ...at(difficulty), mode: n % 3 === 0 ? "pair" : "solo" }),
      seats: 1,
    };
    const straight = played(dealt(setting, seedOf(`taken back ${n}`)), 5 + rng(60), 100 * n);
    // These moves are then undone.
    const strayed = played(straight, 1 + rng(20), 50_000 + 100 * n);
    if (strayed.match.phase !== "live" || strayed.match.version === straight.match.version) continue;
    const back = command(strayed, { type: "takeBack", seat: 0, to: straight.match.version });
    same(back.match.table, straight.match.table);
    const [on, never] = [played(back, 30, 90_000), played(straight, 30, 90_000)];
    same(on.match.table, never.match.table);
  }
});

test("simulated players report, correct and take back, and matches end by a fourth achievement of either side", () => {
  const logs = [1, 2].flatMap((seats) =>
    Array.from({ length: byStrength({ quick: 6, gate: 8, nightly: 100 }) }, (_, n) => {
      const chosen = options.parse({ mode: seats === 1 ? "solo" : "pair", difficulty: "extreme" });
      const bout = {
        game: wayward,
        options: chosen,
        seats,
        name: "plausible",
        id: `f15-${n}`,
        text: `f15 ${seats} ${n}`,
      };
      const { match, log } = simulateMatch(bout);
      expect(verify({ header: headerOf(match, log), log }, () => wayward)).toBe(undefined);
      return log as readonly (Recorded & { readonly claimant?: { readonly kind: string } })[];
    }),
  );
  const types = new Set(logs.flatMap((log) => log.map(({ type }) => type)));
  const due = ["Reported", "Corrected", "ClaimCorrected", "TakeBackOffered", "StepTakenBack"];
  expect(due.filter((type) => !types.has(type as Recorded["type"]))).toEqual([]);
  const callers = new Set(logs.flatMap((log) => log.flatMap(({ claimant }) => claimant?.kind ?? [])));
  expect([...callers].toSorted()).toEqual(["automaton", "human"]);
});
