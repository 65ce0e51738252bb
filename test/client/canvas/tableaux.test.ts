import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test } from "vitest";
import type { Pieces } from "../../../client/canvas/pose.ts";
import { type BaseView, tableauxOf } from "../../../client/canvas/tableaux.ts";
import type { Stay } from "../../../client/contract/board.ts";
import type { Timeline } from "../../../client/contract/timeline.ts";

/** The match is live after the first event. */
const timelineOf = (length: number) =>
  ({
    seat: 1,
    log: Array.from({ length }, (_, i) => ({ v: i + 1, type: "Counted" })),
    states: Array.from({ length: length + 1 }, (_, v) => ({ phase: v === 0 ? "void" : "live", table: v })),
  }) as unknown as Timeline<number>;

const WINDOW = { width: 800, height: 600 };
const [timeline, shown] = [signal(timelineOf(3)), signal(timelineOf(2))];
const viewport = signal(WINDOW);
const stay = signal<Stay>({ for: "playing" } as Stay);
const draft = signal("none");

beforeEach(() => {
  timeline.value = timelineOf(3);
  viewport.value = WINDOW;
  stay.value = { for: "playing" } as Stay;
  draft.value = "none";
});

interface View extends BaseView<number, string> {
  readonly version: number;
}

const game = {
  page: { connection: { timeline }, stay, viewport, areas: signal({}), shownLog: { timeline: shown } } as never,
  draft,
  noDraft: "none",
  viewOf: (base: BaseView<number, string>, _: unknown, version: number): View => ({ ...base, version }),
  layout: (view: View) => ({
    pieces: new Map([[`${view.version} ${view.draft} ${view.stay}`, {}]]) as unknown as Pieces,
  }),
};

/** The version, draft and stay of a layout, as text. */
const drawn = (pieces: Pieces | undefined): string => [...(pieces ?? new Map()).keys()].join();

describe("the tables of a log", () => {
  test("the draft is drawn at the latest version only", () => {
    const { tableau, layoutAt } = tableauxOf(game);
    draft.value = "a card";
    expect(drawn(tableau.value?.pieces)).toBe("3 a card playing");
    expect(drawn(layoutAt(3))).toBe("3 a card playing");
    expect(drawn(layoutAt(2))).toBe("2 none playing");
  });

  test("a game may draw earlier versions with a draft of its own", () => {
    const { layoutAt } = tableauxOf({ ...game, draftAt: (version) => `hand ${version}` });
    expect(drawn(layoutAt(2))).toBe("2 hand 2 playing");
  });

  test("the result is drawn at the last version only", () => {
    const { layoutAt } = tableauxOf(game);
    stay.value = { for: "result" } as Stay;
    expect([layoutAt(3), layoutAt(2)].map(drawn)).toEqual(["3 none result", "2 none playing"]);
  });

  test("an overlay of a game is on the latest table only", () => {
    const over = () => ({ pieces: new Map([["a suggestion", {}]]) as unknown as Pieces });
    const { layoutAt } = tableauxOf({ ...game, over });
    expect([layoutAt(3), layoutAt(2)].map(drawn)).toEqual(["a suggestion", "2 none playing"]);
  });

  test("nothing is drawn before the match is there or the canvas is measured", () => {
    const { tableau, shown, layoutAt } = tableauxOf(game);
    expect(layoutAt(0).size).toBe(0);
    viewport.value = { width: 0, height: 0 };
    expect([tableau.value, shown.value, layoutAt(2).size]).toEqual([undefined, undefined, 0]);
  });

  test("the view on show follows the shown log, without a draft", () => {
    const { shown } = tableauxOf(game);
    draft.value = "a card";
    expect(shown.value).toMatchObject({ version: 2, draft: "none", match: { table: 2 }, seat: 1 });
  });

  test("a step has each event with the table after it, once the canvas is measured", () => {
    const { moments } = tableauxOf(game);
    expect(moments(1, 3).map(({ event, scene }) => [event.v, drawn(scene.pieces), scene.match.table])).toEqual([
      [2, "2 none playing", 2],
      [3, "3 none playing", 3],
    ]);
    viewport.value = { width: 0, height: 0 };
    expect(moments(1, 3)).toEqual([]);
  });
});
