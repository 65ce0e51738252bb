import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { latest } from "../../../../client/contract/timeline.ts";
import { createPlayback } from "../../../../client/features/replay/playback.ts";
import { seenBy } from "../../../../client/features/replay/replay-model.ts";
import wayward from "../../../../client/games/wayward/index.ts";
import { loadTableMessages } from "../../../../client/i18n/at-table.ts";
import { loadMessages } from "../../../../client/i18n/t.ts";
import { LocalMatch } from "../../../../client/match/local-match.ts";
import { logLines } from "../../../../client/match/log-lines.ts";
import { movesOf, playVersionsOf } from "../../../../shared/engine/match/steps.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import { pretend } from "../../../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { wayward as rules } from "../../../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";

await Promise.all([loadMessages(), loadTableMessages(), wayward.messages.load()]);

const TURNS = 4;

/** A match in which, every second turn, the last answers are taken back and answered again. */
function played() {
  const options = { mode: "solo", difficulty: "normal", saga: false, deck: "practice" } as const;
  const match = new LocalMatch(rules, { options, names: ["Ines"], seed: seedOf("replayed") });
  const rng = chanceOf(seedOf("replayed"))(1);
  const answer = () => match.play(0, pretend(match.match.table, match.match.table.question!, rng));
  for (let last = 0; itemAt(match.match.table.automata, 0).turn <= TURNS; ) {
    answer();
    const { turn } = itemAt(match.match.table.automata, 0);
    const { undoHistory } = match.match;
    if (turn % 2 === 0 && turn !== last && undoHistory.length > 3) {
      last = turn;
      match.ask({ type: "takeBack", seat: 0, to: undoHistory.at(-3)!.version });
    }
  }
  return seenBy<State, Event>(wayward.rules, match, "all");
}

describe("the replay of a match of Wayward", () => {
  const timeline = played();
  const playback = createPlayback(signal(timeline), wayward.marks!);

  test("follows the moves that counted, turn by turn, and on request those taken back", () => {
    expect(playback.marks.value.map(({ v }) => v)).toEqual(movesOf(timeline.log));
    expect(playback.marks.value.some(({ look }) => look === "hollow")).toBe(false);
    expect(playback.marks.value.filter(({ look }) => look === "full")).toHaveLength(TURNS + 1);
    playback.showAll(true);
    expect(playback.marks.value.map(({ v }) => v)).toEqual(playVersionsOf(timeline.log));
    const undone = playback.marks.value.filter(({ look }) => look === "hollow");
    expect(undone.length).toBeGreaterThanOrEqual(4);
    playback.show(itemAt(undone, 0).v);
    expect(latest(playback.shown.value).version).toBe(itemAt(undone, 0).v);
    playback.showAll(false);
    // After "Taken back:", a line has the first sentence of what it undoes.
    const told = logLines(wayward, timeline).flatMap((line) =>
      "aside" in line && line.aside === "takenBack" ? line.parts.join("") : [],
    );
    expect(told.length).toBeGreaterThan(0);
    for (const says of told) {
      expect(says).toMatch(/^Taken back: Answered: /);
      expect(says).not.toMatch(/[a-z0-9][A-Z]/);
    }
  });

  test("numbers its turns, and shows battles and achievements on lanes of their own", () => {
    const rounds = playback.marks.value.map(({ round }) => round);
    expect(new Set(rounds)).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(rounds).toEqual(rounds.toSorted((a, b) => a! - b!));
    for (const { v, on = [] } of playback.marks.value) {
      const { cause } = itemAt(timeline.log, v - 1);
      const told = timeline.log.filter((entry) => entry.cause === cause).map(({ type }) => type);
      const lanes = on.map(({ lane }) => lane);
      expect([lanes.includes(1), lanes.includes(2)]).toEqual(
        (["BattleEnded", "AchievementClaimed"] as const).map((type) => told.includes(type)),
      );
    }
    expect(wayward.lanes!().map(({ says }) => says)).toEqual(["Cards", "Battles", "Claims"]);
    const lines = logLines(wayward, timeline).flatMap((line) => ("round" in line ? line.round : []));
    expect(lines).toEqual([1, 2, 3, 4, 5]);
  });
});
