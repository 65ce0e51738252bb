import { describe, expect, test } from "vitest";
import { emptyTimeline, extend } from "../../../client/play/timeline.ts";
import { storyOf } from "../../../client/screens/tranquility/story.ts";
import type { Recorded } from "../../../shared/engine/match.ts";
import { redact } from "../../../shared/engine/secrecy.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { type Played, playOut, seedOf } from "../../kit/play.ts";
import { nameOf, SETTINGS } from "../../kit/shelf.ts";

/** The story an onlooker can tell: it needs no hidden face. */
const told = ({ setting, log }: Played) =>
  storyOf(
    extend(
      emptyTimeline(setting.game, undefined),
      log.map((entry) => redact(entry, "table")),
    ),
  );

const settings = SETTINGS.filter(
  ({ game, options }) => game.id === "tranquility" && "mode" in options && options.mode === "standard",
);

describe.each(settings.map((setting) => [nameOf(setting), setting] as const))("%s", (_, setting) => {
  const played = playOut(setting, seedOf("story"));
  const table = played.match.table as State;
  const story = told(played);

  test("every discarded card was either paid or thrown away", () => {
    const paid = story.paid.reduce((sum, n) => sum + n, 0);
    expect(paid + story.thrown).toBe(table.discards.flat().length);
  });

  test("the course begins with a whole sea and ends with what is left of it", () => {
    expect(story.course[0]).toBe(table.board.length);
    expect(story.course.at(-1)).toBe(story.spacesLeft);
    expect(story.course).toEqual(story.course.toSorted((a, b) => b - a));
    expect(story.islands + story.spacesLeft).toBe(table.board.length);
  });

  test("the hardest placement cost as much as any", () => {
    const log = played.log as readonly Recorded<Event>[];
    const costs = log.flatMap((entry) => (entry.type === "CostPaid" ? [entry.cards.length] : [0]));
    expect(story.hardest?.cost ?? 0).toBe(Math.max(...costs));
    if (story.hardest) expect(Math.abs(story.hardest.number - story.hardest.beside)).toBe(story.hardest.cost);
  });
});

test("a round is a turn of everybody", () => {
  const setting = settings.find(({ seats }) => seats === 4)!;
  const played = playOut(setting, seedOf("rounds"));
  const turns = played.log.filter(({ type }) => type === "TurnStarted").length;
  const story = told(played);
  expect(story.rounds).toBe(Math.ceil(turns / 4));
  expect(story.course).toHaveLength(story.rounds + 1);
});
