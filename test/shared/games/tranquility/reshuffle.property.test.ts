import { describe, expect, test } from "vitest";
import { rngFor } from "../../../../shared/engine/chance/fair.ts";
import { byRules } from "../../../../shared/engine/contract/earlier-rules.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { isMatchEvent } from "../../../../shared/engine/match/match-events.ts";
import { viewAt } from "../../../../shared/engine/match/replay.ts";
import { movesOf } from "../../../../shared/engine/match/steps.ts";
import { islands, type TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import type { Event, TranquilityEventOf } from "../../../../shared/games/tranquility/events.ts";
import { initial } from "../../../../shared/games/tranquility/initial.ts";
import { type Options, options } from "../../../../shared/games/tranquility/options.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { rolls } from "../../../kit/chance.ts";
import { altered, headed, verdict, versionOf } from "../../../kit/forged.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { dealt, fileOf, type PlayedMatch, playedOn, playOut, playToEnd, seedOf } from "../../../kit/play.ts";
import { MODES, nameOf, type Setting } from "../../../kit/shelf.ts";
import { settingsOf } from "../../../lab/settings.ts";

/** Tables for three players, or for two if the mode does not allow three. */
function tablesOf(mode: string): readonly State[] {
  const settings = MODES.get(`tranquility ${mode}`)!;
  const setting = settings.find(({ seats }) => seats === 3) ?? settings.at(-1)!;
  const { log } = playOut(setting, seedOf(`reshuffled ${mode}`));
  return movesOf(log)
    .slice(0, -1)
    .map((version) => viewAt(tranquility, log, "all", version).table as State);
}

const chanceOf = (text: string) => () => rngFor(new TextEncoder().encode(text), 1);
const reshuffled = (state: State, seat: number, text = "a") => tranquility.cards.reshuffle(state, seat, chanceOf(text));

function shuffled(state: State, seat: number, text?: string): State {
  const events = reshuffled(state, seat, text);
  if (!events) throw new Error("refused");
  return events.reduce(tranquility.evolve, state);
}

describe.each(["standard", "arch", "day-night"])("cards that a seat has not seen are reshuffled: %s", (mode) => {
  const tables = tablesOf(mode);

  test("at that seat's own turns, and at no other time", () => {
    for (const state of tables) {
      const { stage } = state;
      const due = [0, 1, 2].map((seat) => stage.at === "turn" && stage.seat === seat);
      expect([0, 1, 2].map((seat) => reshuffled(state, seat) !== undefined)).toEqual(due);
    }
  });

  test("they are in piles, the others' hands and set aside; not in the own hand, nor among discards", () => {
    const [state] = tables.slice(9).filter(({ stage }) => stage.at === "turn");
    const { seat } = state!.stage as { readonly seat: number };
    const after = shuffled(state!, seat);
    const changed = (cards: readonly number[]) =>
      cards.filter((card) => after.faces[card] !== state!.faces[card]).length;
    expect(changed(state!.piles.flat())).toBeGreaterThan(state!.piles.flat().length / 2);
    expect(changed(state!.hands.filter((_, owner) => owner !== seat).flat())).toBeGreaterThan(0);
    expect(changed([...itemAt(state!.hands, seat), ...state!.discards.flat()])).toBe(0);
    expect(shuffled(state!, seat, "b").faces).not.toEqual(after.faces);
    expect(shuffled(state!, seat).faces).toEqual(after.faces);
  });
});

/** All settings with reshuffles. */
const settings = ["standard", "arch", "day-night"].flatMap((mode) => MODES.get(`tranquility ${mode}`)!);
const ofMode = (...modes: readonly string[]) =>
  settingsOf(tranquility).filter((setting) => modes.includes((setting.options as { readonly mode: string }).mode));

/** A deal that would have led to the cards after a reshuffle. */
interface Hindsight {
  readonly piles: readonly (readonly TranquilityFace[])[];
  readonly aside: readonly TranquilityFace[];
}

/** Deals that fit a reshuffle after each move of a random match, for the seat to move. */
function* hindsights(setting: Setting): Generator<Hindsight> {
  const { log } = playOut(setting, seedOf(`hindsight ${nameOf(setting)}`));
  const [{ piles }] = log.filter(({ type }) => type === "PilesDealt") as unknown as [TranquilityEventOf<"PilesDealt">];
  for (const version of movesOf(log).slice(0, -1)) {
    const state = viewAt(tranquility, log, "all", version).table as State;
    if (state.stage.at !== "turn") continue;
    const { faces, aside } = shuffled(state, state.stage.seat, `${version}`);
    const named = (cards: readonly number[]) => cards.map((card) => itemAt(faces, card));
    yield { piles: piles.map(named), aside: named(aside) };
  }
}

const times = (count: number, face: TranquilityFace): TranquilityFace[] => Array(count).fill(face);
const count = (cards: readonly TranquilityFace[], face: TranquilityFace): number =>
  cards.filter((card) => card === face).length;

describe.each(settings.map((setting) => ({ setting, name: nameOf(setting) })))("$name", ({ setting }) => {
  const { mode, galateia } = setting.options as { readonly mode: string; readonly galateia: boolean };
  const deals = [...hindsights(setting)];

  test("B1: four islands are set aside with galateia, and nothing else ever is", () => {
    for (const { aside } of deals) {
      expect(aside.length).toBe(galateia ? 4 : 0);
      for (const face of aside) expect(islands).toContain(face);
    }
  });

  test("B1, A1, N1: the deck is that of the mode, with the right number of each card", () => {
    const starts = mode === "arch" ? 0 : setting.seats;
    const compasses = mode === "day-night" ? 6 : 0;
    const due = [...islands, ...times(5, "finish"), ...times(starts, "start"), ...times(compasses, "compass")].sort();
    for (const { piles, aside } of deals) expect([...piles.flat(), ...aside].sort()).toEqual(due);
  });

  test("B1, N1: each pile has its own start card, and no opening hand has a start or a compass", () => {
    for (const { piles } of deals)
      for (const pile of piles) {
        expect(count(pile, "start")).toBe(mode === "arch" ? 0 : 1);
        for (const face of ["start", "compass"] as const) expect(pile.slice(0, 5)).not.toContain(face);
      }
  });
});

test("B6, N3: no hand has a compass, nor a start card with which its seat had a turn before one was played", () => {
  for (const setting of ofMode("standard", "day-night").filter(({ seats }) => seats === 3)) {
    const { log } = playOut(setting, seedOf(`held ${nameOf(setting)}`));
    const held = new Set<number>();
    let state = initial(setting.options as Options, 3);
    for (const entry of log as readonly (Recorded & Event)[]) {
      if (isMatchEvent(entry)) continue;
      state = tranquility.evolve(state, entry);
      if (state.stage.at !== "turn" || entry.type !== "TurnStarted") continue;
      const { seat } = state.stage;
      if (state.start === undefined) for (const card of itemAt(state.hands, seat)) held.add(card);
      const after = shuffled(state, seat, `${entry.v}`);
      for (const card of state.hands.filter((_, owner) => owner !== seat).flat()) {
        expect(after.faces[card]).not.toBe("compass");
        if (held.has(card)) expect(after.faces[card]).not.toBe("start");
      }
    }
    expect(held.size).toBeGreaterThan(5);
  }
});

/** Chi-square against a uniform distribution, divided by its expectation. */
function unevenness(counts: readonly number[]): number {
  const due = counts.reduce((sum, each) => sum + each, 0) / counts.length;
  return counts.reduce((sum, each) => sum + (each - due) ** 2 / due, 0) / (counts.length - 1);
}

test("each way in which the unseen cards may lie is equally likely", () => {
  const faces: Record<number, TranquilityFace> = {
    1: "i1",
    2: "i2",
    3: "start",
    4: "i3",
    5: "i4",
    6: "finish",
    7: "i5",
  };
  Object.assign(faces, { 8: "start", 9: "compass", 10: "i6", 11: "i7", 12: "i8" } satisfies Record<
    number,
    TranquilityFace
  >);
  const drawn = (seat: number, ...cards: number[]): Event => ({ type: "CardsDrawn", seat, cards });
  const past: readonly Event[] = [
    {
      type: "PilesDealt",
      piles: [
        [1, 2, 3, 4],
        [5, 6, 7, 8, 9, 10],
      ],
      secret: { to: [], faces },
    },
    { type: "CardsSetAside", cards: [11, 12], secret: { to: [], faces } },
    drawn(0, 1, 2),
    drawn(1, 5, 6),
    { type: "TurnStarted", seat: 1 },
    { type: "PairDiscarded", seat: 1, cards: [5] },
    drawn(1, 7),
    { type: "TurnStarted", seat: 0 },
  ];
  const table = past.reduce(tranquility.evolve, initial(options.parse({ mode: "day-night" }), 2));
  const ways = new Map<string, number>();
  for (const start of [3, 4])
    for (const other of [7, 8, 9, 10])
      for (const compass of [3, 4, 8, 9, 10])
        for (const finish of [3, 4, 6, 7, 8, 9, 10]) {
          const lying = [start, other, compass, finish];
          if (new Set(lying).size === 4) ways.set(String(lying), 0);
        }
  expect(ways.size).toBe(104);
  const set = new Map(islands.slice(2, 8).map((face) => [face, 0]));
  for (let n = 0; n < 104 * 150; n++) {
    const after = tranquility.cards.reshuffle(table, 0, () => rolls(n * 7919))!.reduce(tranquility.evolve, table);
    const at = (face: TranquilityFace, ...spots: number[]) => spots.filter((card) => after.faces[card] === face);
    const lying = [at("start", 3, 4), at("start", 7, 8, 9, 10), at("compass", 3, 4, 8, 9, 10)].flat();
    const way = String([...lying, ...at("finish", 3, 4, 6, 7, 8, 9, 10)]);
    expect(ways.has(way)).toBe(true);
    ways.set(way, ways.get(way)! + 1);
    for (const card of table.aside) set.set(after.faces[card] as never, set.get(after.faces[card] as never)! + 1);
  }
  expect(unevenness([...ways.values()])).toBeLessThan(1.4);
  expect([...set.values()].filter((times) => times > 0)).toHaveLength(5);
});

describe("rules 1 set finish cards aside, and", () => {
  const [setting] = ofMode("arch").filter(
    ({ options, seats }) => seats === 2 && (options as { readonly galateia: boolean }).galateia,
  );
  const older = { ...setting!, game: byRules(tranquility, 1) };
  const asideOf = ({ match }: PlayedMatch) => {
    const { aside, faces } = match.table as State;
    return aside.map((card) => faces[card]);
  };
  const first = playOut(older, seedOf("set aside"));
  const broken = (function find(n = 0): PlayedMatch {
    const played = playedOn(first, itemAt(movesOf(first.log), 0), seedOf(`set aside ${n}`), seatOf(first));
    return asideOf(played).includes("finish") ? played : find(n + 1);
  })();
  const file = fileOf(playToEnd(broken));

  test("a match that was recorded by them verifies, and continues by them", () => {
    expect(file.header.rules).toBe(1);
    expect(verdict(file)).toBeUndefined();
  });

  test("the same shuffle in a match by current rules is found false", () => {
    const branched = versionOf(file, "MatchBranched");
    const today = headed(
      altered(file, branched, (entry) => ({ ...entry, rules: 2 })),
      { rules: 2 },
    );
    const v = versionOf(file, "UnseenShuffled");
    expect(verdict(today)).toEqual({ v, reason: "UnseenShuffled: secret is not what the rules give" });
  });

  test("a branch of a match by them has the current rules, which its log says, and no branch of it has older ones", () => {
    const second = playToEnd(
      playedOn({ ...first, setting: setting! }, itemAt(movesOf(first.log), 0), seedOf("on"), seatOf(first)),
    );
    const played = fileOf(second);
    expect(played.header.rules).toBe(2);
    expect(played.log[0]).toMatchObject({ type: "MatchCreated", rules: 1 });
    expect(verdict(played)).toBeUndefined();
    for (let n = 0; n < 100; n++) {
      const at = playedOn(
        { ...first, setting: setting! },
        itemAt(movesOf(first.log), 0),
        seedOf(`set aside ${n}`),
        seatOf(first),
      );
      expect(asideOf(at)).not.toContain("finish");
    }
    const at = versionOf(played, "MatchBranched");
    for (const rules of [0, 3])
      expect(verdict(altered(played, at, (entry) => ({ ...entry, rules })))).toEqual({
        v: at,
        reason: "MatchBranched is refused: UnknownRules",
      });
    const third = fileOf(playToEnd(playedOn(second, movesOf(second.log).at(-4)!, seedOf("and on"))));
    const back = third.log.findLastIndex(({ type }) => type === "MatchBranched") + 1;
    expect(verdict(altered(third, back, (entry) => ({ ...entry, rules: 1 })))?.reason).toBe(
      "MatchBranched is refused: UnknownRules",
    );
  });

  test("an entry of rules 1 that contradicts the current rules is not shuffled by the current rules", () => {
    const state = broken.match.table as State;
    expect(tranquility.cards.reshuffle(state, seatOf(first), chanceOf("a"))).toBeUndefined();
  });
});

const seatOf = ({ setting, seed }: PlayedMatch): number =>
  itemAt(tranquility.toAct(dealt(setting, seed).match.table as State), 0).seat;

test.each(["pyramid", "duel"])(
  "in a mode in which cards that all players have seen get into hands nothing is reshuffled: %s",
  (mode) => {
    for (const state of tablesOf(mode)) {
      for (const seat of state.hands.keys()) expect(reshuffled(state, seat)).toBeUndefined();
    }
  },
);
