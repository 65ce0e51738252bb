import { describe, expect, test } from "vitest";
import { loadManifestMessages } from "../../../../client/catalog/catalog.ts";
import { latest, type Timeline } from "../../../../client/contract/timeline.ts";
import { seenBy } from "../../../../client/features/replay/replay-model.ts";
import wayward from "../../../../client/games/wayward/index.ts";
import { factsOf } from "../../../../client/games/wayward/result/facts.ts";
import { loadTableMessages } from "../../../../client/i18n/at-table.ts";
import { loadMessages } from "../../../../client/i18n/t.ts";
import { LocalMatch } from "../../../../client/match/local-match.ts";
import { isRefusal } from "../../../../shared/engine/contract/events.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import { figures } from "../../../../shared/games/wayward/rules/ending.ts";
import { pretend } from "../../../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { wayward as rules } from "../../../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";

await Promise.all([loadMessages(), loadTableMessages(), loadManifestMessages(), wayward.messages.load()]);
const story = await wayward.story!();

type Mode = "solo" | "pair";

/** A match in which one step of 23 undoes an answer. It ends by itself, or is conceded in turn `putAway`. */
function played(mode: Mode, seed: string, putAway?: number): Timeline<State, Event> {
  const options = { mode, difficulty: "normal", saga: false, deck: "practice" } as const;
  const names = mode === "pair" ? ["Ines", "Jonas"] : ["Ines"];
  const match = new LocalMatch(rules, { options, names, seed: seedOf(seed) });
  const rng = chanceOf(seedOf(seed))(1);
  for (let i = 0; i < 900 && match.match.phase === "live"; i++) {
    const { table, undoHistory } = match.match;
    const { question } = table;
    if (putAway !== undefined && itemAt(table.automata, 0).turn >= putAway) match.ask({ type: "concede", seat: 0 });
    else if (i % 23 === 22 && undoHistory.length > 2 && question!.type !== "TellScores") {
      const back = match.ask({ type: "takeBack", seat: 0, to: undoHistory.at(-2)!.version });
      if (isRefusal(back)) throw new Error(back.refused);
    } else match.play(itemAt(question!.to, 0), pretend(table, question!, rng));
  }
  return { ...seenBy<State, Event>(wayward.rules, match, "all"), seat: 0 };
}

describe.each(["solo", "pair"] as const)("the end of a match, %s", (mode) => {
  const timeline = played(mode, `story ${mode}`);
  const match = latest(timeline);
  const facts = factsOf(timeline);

  test("counts only kept moves: points, turns, battles and the turn of each achievement", () => {
    expect(match.outcome?.reason).toBe("scores");
    const [yours, its] = match.outcome!.scores!;
    const coins = match.table.automata.reduce((sum, own) => sum + own.coins, 0);
    expect(facts).toMatchObject({ isPair: mode === "pair", ended: { yours, its, coins } });
    expect(facts.turns).toBe(Math.max(...match.table.automata.map(({ turn }) => turn)));
    const undone = timeline.log.filter(({ type }) => type === "StepTakenBack");
    expect(undone.length).toBeGreaterThan(0);
    const all = timeline.log.filter(({ type }) => type === "BattleEnded").length;
    expect(facts.battles.fought).toBeGreaterThan(0);
    expect(facts.battles.fought).toBeLessThanOrEqual(all);
    for (const { by, achievement, turn } of facts.claims.filter(({ by }) => by.kind === "automaton"))
      expect(turn).toBeGreaterThanOrEqual(itemAt(itemAt(match.table.automata, by.seat).achievements, achievement));
    expect(facts.called!.turn).toBeLessThanOrEqual(facts.turns);
    expect(figures.of(match.table, 0)).toEqual({ points: yours, its, turns: facts.turns, fourth: facts.called!.turn });
  });

  test("has one title for players and one for spectators", () => {
    const { ended } = facts;
    const titleFor = (result: "won" | "lost" | "draw", seat: 0 | undefined) => {
      const { states } = timeline;
      const end = { ...match, outcome: { ...match.outcome!, result } };
      return story.title({ ...timeline, seat, states: [...states.slice(0, -1), end] });
    };
    const [yours, its] = [ended!.yours, ended!.its];
    expect(titleFor("won", 0)).toBe(`You won, ${yours} to ${its}`);
    const names = mode === "pair" ? "Ines and Jonas (bot)" : "Ines";
    expect(titleFor("won", undefined)).toBe(`${names} won, ${yours} to ${its}`);
    expect(titleFor("lost", 0)).toBe(`${mode === "pair" ? "The automata" : "The automaton"} won, ${its} to ${yours}`);
    expect(titleFor("draw", 0)).toBe(`Draw, ${yours} each`);
  });
});

test("a match that was given up has no title, and its facts have the last turn and no result", () => {
  const timeline = played("solo", "put away", 3);
  expect(latest(timeline).outcome?.reason).toBe("conceded");
  expect(story.title(timeline)).toBeUndefined();
  const { turns, ended, called } = factsOf(timeline);
  expect([turns, ended, called]).toEqual([3, undefined, undefined]);
});
