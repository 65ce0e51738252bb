import { describe, expect, it } from "vitest";
import { NO_DRAFT } from "../../../../client/games/tranquility/input/draft.ts";
import { lastDrawn } from "../../../../client/games/tranquility/scene/explorers.ts";
import { cellLabel, handLabel, primaryActionText } from "../../../../client/games/tranquility/text/labels.ts";
import de from "../../../../client/games/tranquility/text/messages/de.ts";
import en from "../../../../client/games/tranquility/text/messages/en.ts";
import fr from "../../../../client/games/tranquility/text/messages/fr.ts";
import { type LoggedEvent, sentenceOf, spoken } from "../../../../client/games/tranquility/text/sentences.ts";
import { logLines } from "../../../../client/match/log-lines.ts";
import { evolve } from "../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, type Match } from "../../../../shared/engine/match/match.ts";
import { isMatchEvent } from "../../../../shared/engine/match/match-events.ts";
import { stepsOf } from "../../../../shared/engine/match/steps.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { LocalMatch, optionsOf } from "../../harness/local-match.ts";
import { drawingOf } from "./drawing.ts";
import { laidOut } from "./pages.ts";
import { staged } from "./staged.ts";
import { worded } from "./worded.ts";

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const;

const PLAYED = (
  [
    ["arch", 3, 1],
    ["pyramid", 1, 2],
    ["pyramid", 3, 5],
    ["day-night", 2, 4],
    ["duel", 2, 7],
  ] as const
).map(([mode, seats, seed]) => {
  const match = new LocalMatch(seats, seed, optionsOf(mode));
  for (let i = 0; i < 400 && match.playOne(); i++);
  return { mode, seats, seed, match };
});

it.each(["CardPlaced", "CardTurned"])("the flag of the last move lies on its island: %s", (type) => {
  const { log } = PLAYED.find(({ mode }) => mode === "day-night")!.match;
  const moves = log.filter((entry) => entry.type === type) as unknown as { v: number; cell: number; seat: number }[];
  const { tabletop, tell } = staged(log, 0);
  tell();
  expect(moves.length).toBeGreaterThan(0);
  for (const { v, cell, seat } of moves) {
    const flags = [...tabletop.layoutAt(v)].filter(([key]) => String(key).startsWith("last:"));
    expect(flags.map(([key, flag]) => [key, drawingOf(flag)])).toEqual([[`last:${cell}`, { of: "flag", seat }]]);
  }
});

describe.each(PLAYED)("the layout of $mode for $seats", ({ match }) => {
  const { log } = match;

  it("has exactly one pose for every card, at every moment and size", () => {
    let now = INITIAL_MATCH as unknown as Match<State>;
    for (const [i, step] of stepsOf(log).entries()) {
      const [width, height] = itemAt(SIZES, i % SIZES.length);
      const viewport = { width, height };
      const layouts = step.map((entry) => {
        now = evolve(tranquility, now, entry) as Match<State>;
        return laidOut({ match: now, seat: 0, viewport, draft: NO_DRAFT, drawn: lastDrawn(log, entry.v) }).pieces;
      });
      const after = layouts.at(-1)!;
      const cards = tranquility.cards.places(now.table).flat();
      const posed = [...after.keys()].filter((key) => typeof key === "number");
      expect(posed.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
    }
  });

  it("never shows a face that is not known", () => {
    for (const viewer of [0, match.match.config.seats - 1]) {
      let now = INITIAL_MATCH as unknown as Match<State>;
      let truth = INITIAL_MATCH as unknown as Match<State>;
      for (const [i, entry] of match.seenBy(viewer).entries()) {
        now = evolve(tranquility, now, entry) as Match<State>;
        truth = evolve(tranquility, truth, itemAt(log, i)) as Match<State>;
        if (i % 9) continue;
        const { pieces } = laidOut({
          match: now,
          seat: viewer,
          viewport: { width: 1440, height: 900 },
          draft: NO_DRAFT,
        });
        for (const hidden of tranquility.cards.hiddenFrom(truth.table, viewer)) {
          expect(drawingOf(pieces.get(hidden)!)).toMatchObject({ of: "card", face: "back" });
        }
      }
    }
  });

  it.each([en, fr, de])("has words for every event", (words) => {
    for (const entry of log.filter((event) => !isMatchEvent(event))) {
      for (const me of [0, undefined]) {
        const text = spoken(sentenceOf(entry as unknown as LoggedEvent, { match: match.match, me, words }));
        expect(text).not.toMatch(/undefined|NaN|\{|\}|#/);
        expect(text.length).toBeGreaterThan(5);
      }
    }
    const labelInput = { match: match.match, seat: 0, draft: NO_DRAFT, words };
    for (const cell of match.match.table.board.keys()) expect(cellLabel(labelInput, cell)).not.toMatch(/undefined|NaN/);
    for (const card of itemAt(match.match.table.hands, 0))
      expect(handLabel(labelInput, card)).not.toMatch(/undefined|NaN/);
    expect(logLines(worded(words), { log, states: [match.match], seat: 0 }).length).toBeGreaterThan(10);
    expect(
      primaryActionText({ do: "due", ready: false, have: 1, cost: 3, number: 41 }, match.match, words).text,
    ).toContain("3");
  });
});
