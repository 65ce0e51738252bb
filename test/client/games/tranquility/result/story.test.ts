import { describe, expect, it } from "vitest";
import { emptyTimeline, extend, type Timeline } from "../../../../../client/contract/timeline.ts";
import { decisionOf } from "../../../../../client/games/tranquility/result/decision.ts";
import de from "../../../../../client/games/tranquility/result/messages/de.ts";
import en from "../../../../../client/games/tranquility/result/messages/en.ts";
import fr from "../../../../../client/games/tranquility/result/messages/fr.ts";
import { Rounds } from "../../../../../client/games/tranquility/result/rounds.ts";
import { type ResultSummary, storyOf } from "../../../../../client/games/tranquility/result/story.ts";
import { decisionText, endingText, factText } from "../../../../../client/games/tranquility/result/texts.ts";
import { redact } from "../../../../../shared/engine/contract/secrecy.ts";
import { foldMatch } from "../../../../../shared/engine/match/evolve.ts";
import type { LogEntry, Recorded } from "../../../../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../../../../shared/engine/match/match.ts";
import { factsFor } from "../../../../../shared/games/tranquility/boards/facts.ts";
import type { Event } from "../../../../../shared/games/tranquility/events.ts";
import { scoresOf } from "../../../../../shared/games/tranquility/scoring.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { goldens } from "../../../../kit/golden.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { filled } from "../../../../kit/tranquility.builders.ts";
import { given } from "../../../../kit/tranquility.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A summary of a spectator's log, because it needs no hidden face. */
const summaryOf = (log: readonly Recorded[]): ResultSummary =>
  storyOf(
    extend(
      emptyTimeline<State, Event>(tranquility, undefined),
      log.map((entry) => redact(entry, "table")),
    ),
  );

const GOLDEN = goldens({ tranquility }).map(({ name, file }) => {
  const log = file.log as readonly Recorded<Event>[];
  const match = foldMatch(tranquility, INITIAL_MATCH as unknown as Match<State>, log);
  return { name, log, match, story: summaryOf(log) };
});

/** H2, H4: no special card takes the paid island in the same turn. */
function stays(log: readonly Recorded<Event>[], paid: number): boolean {
  const rest = log.slice(paid);
  const turn = rest.slice(0, rest.findIndex(({ type }) => type === "TurnStarted") + 1);
  return turn.every(({ type }) => type !== "StormRaised" && type !== "IslandSwallowed");
}

describe.each(GOLDEN)("the story of $name", ({ log, match, story }) => {
  const { table } = match;
  const isDuel = table.options.mode === "duel";

  it("knows how it ended, and says so in every language", () => {
    const { result } = match.outcome!;
    if (isDuel) expect(story.ending.how).toBe(result === "draw" ? "even" : "duel");
    else if (result === "won") expect(story.ending.how).toBe("home");
    else expect(["spaces", "spent", "storms", "light", "sides", "roof", "toll"]).toContain(story.ending.how);
    for (const words of [en, fr, de]) {
      const reader = { match, me: undefined, words };
      const { title, note } = endingText(story, reader);
      const texts = [title, note, ...story.facts.map((fact) => factText(fact, reader))];
      if (story.decision) texts.push(decisionText(story.decision, reader));
      for (const text of texts) expect(text).not.toMatch(/^$|undefined|NaN/);
    }
  });

  it("counts every discarded card as either paid or thrown away", () => {
    const swept = sum(log.map((entry) => (entry.type === "HandSwept" ? entry.cards.length : 0)));
    expect(sum(story.paid) + story.thrown).toBe(table.discards.flat().length + swept);
  });

  it("begins with an empty sea and ends with the final one", () => {
    const spaces = table.board.filter((placed) => placed === undefined).length;
    expect(story.spacesLeft).toBe(spaces);
    expect(story.islands).toBe(table.board.length - spaces);
    expect(story.course).toHaveLength(story.rounds + 1);
    if (isDuel) {
      expect(story.course[0]).toEqual([0, 0]);
      expect(story.course.at(-1)).toEqual(scoresOf(table).map(({ points }) => points));
    } else {
      expect(story.course[0]).toEqual([table.board.length]);
      expect(story.course.at(-1)).toEqual([spaces]);
    }
  });

  it("has the dearest island, which cost as much as any, and its nearest neighbour", () => {
    const costs = log.flatMap((entry, i) => (entry.type === "CostPaid" && stays(log, i) ? [entry.cards.length] : [0]));
    expect(story.dearest?.cost ?? 0).toBe(Math.max(...costs));
    const { number = 0, beside = 0, cost = 0 } = story.dearest ?? {};
    const { price } = factsFor(match.table.options);
    const base = price(Math.abs(number - beside));
    // P9: rocks raise the cost by one card.
    const struck = log.some(({ type }) => type === "RocksStruck") ? 1 : 0;
    expect(cost - base).toBeLessThanOrEqual(struck);
    expect(cost).toBeGreaterThanOrEqual(base);
  });

  it("counts every island that lies there once", () => {
    expect(story.facts.find(({ kind }) => kind === "free")).toMatchObject({ of: story.islands });
  });

  it("says when the match was decided, if it was", () => {
    const { ending, decision } = story;
    // A duel with equal points has no turn after which one seat stayed ahead.
    const isClose = ending.how === "even" || (ending.how === "duel" && ending.decider !== "points");
    expect(decision === undefined).toBe(isClose);
    expect(decision?.round ?? 1).toBeGreaterThan(0);
    expect(decision?.round ?? 1).toBeLessThanOrEqual(story.rounds);
  });
});

describe("all golden matches", () => {
  const kinds = new Set(GOLDEN.flatMap(({ story }) => story.facts.map(({ kind }) => kind)));
  it("together have every story about the boards", () => {
    const all = ["free", "harbour", "jokers", "roof", "storms", "swallowed", "sweeps", "turns"];
    expect([...kinds].toSorted()).toEqual(all);
  });
});

describe("the turn that decided a match", () => {
  const turns = [0, 1, 0, 1].map((seat, i) => ({ type: "TurnStarted", seat, v: i + 1, at: "", cause: `c${i}` }));
  const rounds = new Rounds(turns as unknown as readonly LogEntry<Event>[], 2);
  const lost = { how: "spaces", seat: 0, cards: 0, spaces: 3 } as const;
  const plenty = { hands: ["1 2", "3 4"], piles: [Array.from({ length: 60 }, (_, i) => i + 10).join(" ")] };
  const decided = (...states: readonly State[]) => decisionOf(lost, rounds, (v) => states[v - 1] ?? states.at(-1)!);
  const calm = given({ ...plenty, board: { 10: 20 } }).state;

  it("is the first with more spaces than numbers between two islands", () => {
    const tight = given({ ...plenty, board: { 10: 20, 14: 23 } }).state;
    expect(decided(calm, calm, tight)).toEqual({ by: "gap", round: 2, low: 20, high: 23, spaces: 3 });
  });

  it("is also looked for at both ends of the line", () => {
    expect(decided(given({ ...plenty, board: { 5: 5 } }).state)).toMatchObject({
      by: "gap",
      low: 0,
      high: 5,
      spaces: 5,
    });
    expect(decided(given({ ...plenty, board: { 33: 79 } }).state)).toMatchObject({ low: 79, high: 81, spaces: 2 });
  });

  it("does not exist as long as the numbers just fit", () => {
    const exact = given({ ...plenty, board: { 4: 5, 10: 20, 14: 24, 34: 79 } }).state;
    expect(decided(calm, exact)).toBeUndefined();
  });

  it("is the first with fewer cards than have to be laid down: spaces, the finish, the harbour and its toll", () => {
    const full = Object.fromEntries(Array.from({ length: 33 }, (_, cell) => [cell, cell + 1]));
    const hands = (n: number) => [Array.from({ length: n }, (_, i) => 60 + i).join(" "), ""];
    const state = (n: number, start: "played" | undefined) =>
      given({ hands: hands(n), board: full, ...(start ? { start } : {}) }).state;
    expect(decided(state(4, "played"))).toBeUndefined();
    expect(decided(state(3, "played"))).toEqual({ by: "light", round: 1 });
    expect(decided(state(2, "played"))).toEqual({ by: "cards", round: 1 });
    expect(decided(state(13, undefined))).toBeUndefined();
    expect(decided(state(12, undefined))).toEqual({ by: "light", round: 1 });
    expect(decided(state(11, undefined))).toEqual({ by: "toll", spaces: 3, round: 1 });
    expect(decided(state(2, undefined))).toEqual({ by: "cards", round: 1 });
  });

  it("is not explained by spaces when all are filled", () => {
    const board = filled();
    expect(decided(given({ hands: ["37 38 39 40 41 42 43 44 45"], board }).state)).toEqual({ by: "light", round: 1 });
    expect(decided(given({ hands: ["37 38 39 40 41 42 43 44"], board }).state)).toEqual({
      by: "toll",
      spaces: 0,
      round: 1,
    });
  });

  it("is a toll that took the last cards, when the match ended with it", () => {
    const before = given({ hands: ["37 38 39 40 41 42 43 44"], board: filled() }).state;
    const after = given({ hands: [""], board: filled(), start: "played" });
    const log = ["TurnStarted", "TollOpened", "TollSettled", "TurnStarted", "MatchEnded"].map((type, i) => ({
      type,
      v: i + 1,
      seat: 0,
      paid: [],
      cause: i < 2 ? "start" : "offer",
    }));
    const at = (table: State) => ({ config: { seats: 1 }, table, outcome: after.outcome });
    const states = [before, before, before, before, after.state, after.state].map(at);
    const { ending, decision } = storyOf({ log, states } as unknown as Timeline<State, Event>);
    expect(ending).toEqual({ how: "spent", seat: 0, cards: 0, spaces: 0 });
    expect(decision).toEqual({ by: "toll", spaces: 0, round: 1 });
  });

  it("of a duel is the one after which the winner was always ahead", () => {
    const at = (first: number, second: number): State =>
      given({
        hands: ["1", "2"],
        options: { mode: "duel" },
        board: Object.fromEntries([
          ...Array.from({ length: first }, (_, i) => [i * 2, { n: i * 2 + 1, by: 0 }]),
          ...Array.from({ length: second }, (_, i) => [i * 2 + 1, { n: i * 2 + 2, by: 1 }]),
        ]),
      }).state;
    const won = { how: "duel", seat: 1, scores: [8, 4], decider: "points" } as const;
    const way = [at(0, 0), at(1, 2), at(3, 3), at(3, 4)];
    expect(decisionOf(won, rounds, (v) => itemAt(way, Math.min(v, 4) - 1))).toEqual({ by: "lead", seat: 1, round: 2 });
    expect(decisionOf(won, rounds, () => at(2, 2))).toBeUndefined();
  });
});
