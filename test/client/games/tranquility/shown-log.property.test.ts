import { effect } from "@preact/signals";
import { beforeEach, describe, expect, it } from "vitest";
import type { Pieces } from "../../../../client/canvas/pose.ts";
import { playersInfo, spacesLeft } from "../../../../client/games/tranquility/overlay/players.ts";
import { spoken, type TranquilitySentencePart } from "../../../../client/games/tranquility/text/sentences.ts";
import { announce } from "../../../../client/match/announcements.ts";
import { logLines } from "../../../../client/match/log-lines.ts";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { stepsOf } from "../../../../shared/engine/match/steps.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { optionsOf, playedOut } from "../../harness/local-match.ts";
import { drawingOf } from "./drawing.ts";
import { DESK, directed, staged } from "./staged.ts";
import { worded } from "./worded.ts";

const game = worded();

/** Times in ms. */
interface Pace {
  readonly pause: number;
  readonly frame: number;
  readonly reduced?: boolean;
}

const PACES: readonly Pace[] = [
  { pause: 300, frame: 16 },
  { pause: 300, frame: 130 },
  { pause: 1_500, frame: 16 },
  { pause: 300, frame: 16, reduced: true },
];

/** A viewer who receives a match step by step; the test advances the clock. */
function onlooker(log: readonly Recorded[], seat: Seat | undefined, { pause, frame, reduced = false }: Pace) {
  let now = 0;
  const table = staged(log, seat, DESK, () => now);
  const { tabletop, page, timeline, tell } = table;
  const { director, shown } = directed(table, { reduced: () => reduced });
  const ends = stepsOf(log).map((step) => step.at(-1)!.v);
  const heard: string[] = [];
  let after = 0;
  const stop = effect(() => {
    const until = tabletop.shownLog.value.log.length;
    if (until <= after) return;
    const { text, heard: now } = announce(game, timeline.peek(), { after, until }, "all");
    after = now;
    if (text) heard.push(text);
  });

  const draw = (): void => {
    director.tick(frame);
    page.shownLog.show(director.version);
    tabletop.show(director.version);
    now += frame;
  };
  const begin = (): void => {
    tell(ends.find((v) => itemAt(log, v - 1).type === "TurnStarted"));
    director.open(table.bounds.value);
    draw();
  };
  /** @returns whether there was another step */
  const receive = (): boolean => {
    const next = ends.find((v) => v > timeline.peek().log.length);
    if (next === undefined) return false;
    tell(next);
    director.follow(table.bounds.value);
    return true;
  };
  return {
    tabletop,
    page,
    timeline,
    director,
    pieces: () => shown.pieces,
    heard,
    begin,
    receive,
    draw,
    wait(ms: number, look: () => void = () => {}): void {
      for (let t = 0; t < ms; t += frame) {
        draw();
        look();
      }
    },
    touch(): void {
      director.hurry();
      if (tabletop.acknowledge()) director.refresh("glide");
    },
    seeAll(look: () => void = () => {}): void {
      begin();
      while (receive()) this.wait(pause, look);
      this.wait(10_000, look);
      stop();
    },
  };
}

function cardBeside(pieces: Pieces): { readonly card?: number; readonly alpha: number } {
  const cards = [...pieces].flatMap(([key, { alpha }]) =>
    String(key).startsWith("drawn:") ? [{ card: Number(String(key).slice(6)), alpha }] : [],
  );
  return cards.toSorted((a, b) => b.alpha - a.alpha)[0] ?? { alpha: 0 };
}

/** "none" if the piece is not a card. */
function faceOn(pieces: Pieces, card: number): string {
  const drawing = drawingOf(pieces.get(`drawn:${card}`)!);
  return drawing.of === "card" ? drawing.face : "none";
}

const PYRAMIDS = [
  { seed: 1, more: {} },
  { seed: 5, more: { difficulty: "harder" } },
].map(({ seed, more }) => playedOut(3, seed, optionsOf("pyramid", more)));

describe.each(PACES)("at a table with a move every $pause ms and frames of $frame ms", (pace) => {
  it.each([0, 2, undefined])("the words beside the explorers describe the card that lies there (seat %s)", (seat) => {
    for (const match of PYRAMIDS) {
      const person = onlooker(match.seenBy(seat ?? "table"), seat, pace);
      const shownFaces = new Set<string>();
      let hasText = false;
      person.seeAll(() => {
        const { card, alpha } = cardBeside(person.pieces());
        const { value: drawn } = person.tabletop.drawn;
        const hadText = hasText;
        hasText = drawn !== undefined;
        if (!drawn) {
          // There is no text while the card and its panel fade. They may still be opaque in the first frame.
          const { alpha: panel = 0 } = person.pieces().get("panel:drawn") ?? {};
          return expect(hadText || (alpha < 1 && panel < 1)).toBe(true);
        }
        // The text changes in the middle of the cross-fade.
        if (Math.abs(alpha - 0.5) < 0.01) return;
        expect(drawn.card).toBe(card);
        expect(faceOn(person.pieces(), drawn.card)).toBe(drawn.face ?? "back");
        shownFaces.add(drawn.face ?? "unseen");
      });
      expect(shownFaces.size).toBeGreaterThan(1);
    }
  });

  it("the words for day and night equal those of the dial", () => {
    const match = playedOut(3, 4, optionsOf("day-night"));
    const person = onlooker(match.seenBy(0), 0, pace);
    const sides = new Set<string>();
    person.seeAll(() => {
      const { turn } = person.pieces().get("dial")!;
      const dial = turn < 270 ? "day" : "night";
      const { table } = person.tabletop.match.value;
      if (Math.abs(turn - 270) > 1e-6) expect(table.side).toBe(dial);
      expect(playersInfo(person.tabletop.match.value).map(({ side }) => side)).toEqual([dial, dial, dial]);
      sides.add(table.side);
    });
    expect([...sides].toSorted()).toEqual(["day", "night"]);
  });

  it("no island is counted before it lies there, and none that lies there is left out for longer than it takes to land", () => {
    const match = playedOut(2, 3, optionsOf("standard"));
    const person = onlooker(match.seenBy(0), 0, pace);
    person.seeAll(() => {
      const { board } = person.tabletop.match.value.table;
      for (const placed of board) if (placed) expect(person.pieces().get(placed.card)?.alpha).toBeGreaterThan(0.5);
    });
    expect(spacesLeft(person.tabletop.match.value)).toBe(spacesLeft(match.match as Match<State>));
  });

  it.each(["standard", "pyramid", "duel"] as const)("all of a %s is announced, in order, once", (mode) => {
    const match = playedOut(2, 5, optionsOf(mode));
    const log = match.seenBy(0);
    const person = onlooker(log, 0, pace);
    person.seeAll();
    const lines = logLines(game, { log, states: [match.match], seat: 0 }).flatMap((line) =>
      "parts" in line ? [spoken(line.parts as readonly TranquilitySentencePart[])] : [],
    );
    const speech = person.heard.join(" ");
    let at = 0;
    const unheard = lines.filter((line) => {
      const found = speech.indexOf(line, at);
      if (found >= 0) at = found + line.length;
      return found < 0;
    });
    // Events before the first shown version are not announced.
    expect(
      unheard.filter((line) => !/table is open|sat down|crossing begins|are dealt|deck is shuffled/.test(line)),
    ).toEqual([]);
    // The seat's own turns and those that its moves begin are announced, except in the step that ends the match.
    const turns = stepsOf(log).flatMap((step) =>
      step.some(({ type }) => type === "MatchEnded")
        ? []
        : step.filter(
            (entry) => entry.type === "TurnStarted" && (("seat" in entry && entry.seat === 0) || step[0].by === 0),
          ),
    );
    expect(speech.match(/It is .*? turn\./g)).toHaveLength(turns.length);
  });
});

describe("an explorer card", () => {
  const match = playedOut(3, 7, optionsOf("pyramid"));
  const log = match.seenBy(0);
  const isDrawing = (by: (seat: number) => boolean) => (v: number) => {
    const step = stepsOf(log).find((those) => those.at(-1)!.v === v)!;
    return step.some((entry) => entry.type === "ExplorerDrawn" && by((entry as unknown as { seat: number }).seat));
  };
  let person: ReturnType<typeof onlooker>;

  /** Shows each step to its end, until a condition holds after one. */
  const until = (isSo: (v: number) => boolean): void => {
    do {
      if (!person.receive()) throw new Error("the match is over");
      person.wait(6_000);
      if (!isSo(person.timeline.peek().log.length)) person.touch();
    } while (!isSo(person.timeline.peek().log.length));
  };
  const open = () => person.tabletop.drawn.value;

  beforeEach(() => {
    person = onlooker(log, 0, { pause: 300, frame: 50 });
    person.begin();
  });

  it("of one's own stays while the others draw, until one touches the table", () => {
    until(isDrawing((seat) => seat === 0));
    const own = open()!;
    expect(own.seat).toBe(0);
    let drawnMeanwhile = 0;
    while (drawnMeanwhile < 2) {
      person.receive();
      person.wait(8_000, () => expect(open()).toEqual(own));
      if (isDrawing((seat) => seat !== 0)(person.timeline.peek().log.length)) drawnMeanwhile++;
      if (person.tabletop.intent.primaryAction.value.do !== "wait") break;
    }
    expect(cardBeside(person.pieces())).toEqual({ card: own.card, alpha: 1 });
    person.touch();
    person.wait(1_000);
    expect(open()?.card).not.toBe(own.card);
    expect(cardBeside(person.pieces()).card).toBe(open()?.card);
  });

  it("of one's own is not taken as read by a touch that came before it could be read", () => {
    const own = isDrawing((seat) => seat === 0);
    const ends = stepsOf(log).map((step) => step.at(-1)!.v);
    const v = ends.find(own)!;
    until((version) => ends[ends.indexOf(version) + 1] === v);
    person.receive();
    person.draw();
    person.touch();
    person.draw();
    const drawn = open()!;
    expect(drawn.seat).toBe(0);
    person.receive();
    person.wait(8_000);
    expect(open()).toEqual(drawn);
  });

  it("of another player stays for at least three seconds, however fast they play", () => {
    person = onlooker(match.seenBy("table"), undefined, { pause: 900, frame: 50 });
    let [now, since] = [0, 0];
    let last: number | undefined;
    const spans: number[] = [];
    person.seeAll(() => {
      now += 50;
      const card = open()?.card;
      if (card === last) return;
      if (last !== undefined) spans.push(now - since);
      [last, since] = [card, now];
    });
    expect(spans.length).toBeGreaterThan(1);
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(3_000);
  });
});

describe("a hidden page", () => {
  const match = playedOut(2, 3, optionsOf("standard"));

  it("keeps its news until it is visible", () => {
    const person = onlooker(match.seenBy(0), 0, { pause: 300, frame: 16 });
    person.begin();
    const before = person.tabletop.shownLog.value.log.length;
    person.director.rest();
    for (let i = 0; i < 5; i++) person.receive();
    person.wait(3_000);
    expect(person.tabletop.shownLog.value.log).toHaveLength(before);
    const heard = person.heard.length;
    person.director.resume();
    person.wait(5_000);
    expect(person.tabletop.shownLog.value.log).toHaveLength(person.timeline.peek().log.length);
    const missed = { after: before, until: person.timeline.peek().log.length };
    expect(person.heard.slice(heard).join(" ")).toBe(announce(game, person.timeline.peek(), missed, "all").text);
  });

  it("follows the known log where there is no picture", () => {
    const person = onlooker(match.seenBy(0), 0, { pause: 300, frame: 16 });
    person.begin();
    person.page.shownLog.show(undefined);
    person.receive();
    expect(person.tabletop.shownLog.value).toEqual(person.timeline.value);
  });
});
