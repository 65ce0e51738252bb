import { describe, expect, test } from "vitest";
import { isUsual, picksOf } from "../../../../client/games/wayward/play/picks.ts";
import {
  askedWith,
  goodsAt,
  isOfGoods,
  isSheet,
  openIn,
  outcomesOf,
  padOf,
  presetOf,
  type SheetAnswer,
  tapped,
  wonBy,
} from "../../../../client/games/wayward/play/presets.ts";
import words from "../../../../client/games/wayward/text/messages/en.ts";
import type { Rng } from "../../../../shared/engine/chance/rng.ts";
import { fold, isRefusal } from "../../../../shared/engine/contract/events.ts";
import { equal } from "../../../../shared/engine/equal.ts";
import type { Command, WaywardCommandOf } from "../../../../shared/games/wayward/commands.ts";
import { DIFFICULTIES, MODES, options } from "../../../../shared/games/wayward/options.ts";
import { pretend } from "../../../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";

const nameOf = (seat: number) => String(seat);

/**
 * Undefined if the page cannot give the answer.
 * @param isShared whether the sheet also asks for unexplored spaces, whose tool is selected at first
 */
function tapsFor(state: State, given: Command, isShared: boolean): number | undefined {
  const { question } = state;
  // The order of lists has no meaning.
  const answer = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  ) as unknown as Command;
  if (!question) return undefined;
  if (!isSheet(question)) {
    const picks = picksOf(question, { state, say: words, nameOf });
    const pick = picks.find(({ command }) => equal(command, answer));
    if (!pick) return undefined;
    return !pick.isNumber ||
      isUsual(
        pick,
        picks.filter(({ isNumber }) => isNumber),
      )
      ? 1
      : 2;
  }
  let [draft, taps] = [presetOf(question), 1];
  const tap = (cell: number, tool: Parameters<typeof tapped>[2] = "forts") => {
    draft = tapped(draft, cell, tool);
    taps += 1;
  };
  const want = answer as unknown as Record<string, unknown>;
  const now = () => draft as unknown as Record<string, unknown>;
  // One tap marks all unexplored spaces.
  if (draft.type === "TellUnexplored" && equal(want.cells, openIn(question))) {
    draft = { ...draft, cells: openIn(question) };
    taps += 1;
  }
  for (const field of ["cells", "taken"])
    for (const cell of openIn(question))
      if (
        field in draft &&
        (want[field] as readonly number[]).includes(cell) !== (now()[field] as readonly number[]).includes(cell)
      )
        tap(cell);
  if (draft.type === "TellObstacles")
    for (const [i, tool] of (["forts", "garrisons", "pirate0", "pirate1"] as const).entries()) {
      const wanted = [want[tool]].flat().filter((cell) => cell !== 0);
      if (wanted.length > 0 && (i > 0 || isShared)) taps += 1;
      for (const cell of wanted) tap(Number(cell), tool);
    }
  if (question.type === "TellGoods" && want.cell !== 0) {
    for (const guard of ["fort", "garrison"] as const)
      if (want[guard]) {
        draft = { ...(draft as WaywardCommandOf<"TellGoods">), [guard]: true };
        taps += 1;
      }
    return equal(goodsAt(draft as WaywardCommandOf<"TellGoods">, question, Number(want.cell)), answer)
      ? taps
      : undefined;
  }
  if (draft.type === "TellTie" && want.winner !== draft.winner) {
    draft = { ...draft, winner: (answer as WaywardCommandOf<"TellTie">).winner };
    taps += 1;
  }
  if (draft.type === "TellScores") {
    // One tap per digit, and one to go to the other total.
    taps += [want.its, want.yours].filter((total) => total !== 0).join("").length + 1;
    draft = answer as SheetAnswer;
  }
  if (draft.type === "TellFight") {
    const { hits, sank } = answer as WaywardCommandOf<"TellFight">;
    taps += stepsTo(hits, 0) + (sank ? 1 : 0);
    const ended = { ...draft, hits, sank };
    if ([true, false].some((won) => outcomesOf(ended, won).some((end) => equal(end, answer)))) return taps;
    draft = ended;
    taps += 1;
  }
  if (isOfGoods(question)) {
    const onPad = padOf(question).find(({ coins, cargo }) => coins === want.coins && cargo === want.cargo);
    if (onPad) return equal({ ...draft, ...onPad }, answer) ? taps : undefined;
    taps += 1;
  }
  for (const field of ["coins", "cargo", "lost", "lostCargo"]) {
    const to = want[field];
    if (typeof to !== "number") continue;
    // A harvest has buttons for tens.
    const by = stepsTo(to, Number(now()[field]));
    taps += draft.type === "TellHarvest" ? Math.floor(by / 10) + (by % 10) : by;
    draft = { ...draft, [field]: to } as SheetAnswer;
  }
  if (draft.type === "TellFight") return equal(wonBy(draft, Boolean(want.won)), answer) ? taps : undefined;
  return equal(draft, answer) ? taps : undefined;
}

/** Taps in steps of one; one to three have buttons of their own. */
const stepsTo = (to: number, from: number): number =>
  Math.min(Math.abs(to - from), ...[1, 2, 3].map((n) => 1 + Math.abs(to - n)));

/** More turns than any simulated game has. */
const TURNS = 60;

/** A mixed deck has as many hard faces as normal ones. */
const optionsOf = (chosen: { readonly difficulty?: string }) => ({
  ...chosen,
  ...(chosen.difficulty === "mixed" && { red: 9 }),
});

/** The number of taps in each turn; `quiet`: in turns without a battle. */
function play(
  seed: string,
  chosen: { readonly mode?: string; readonly difficulty?: string },
): { readonly quiet: number[]; readonly all: number[] } {
  const all = options.parse(optionsOf(chosen));
  const seats = wayward.seats(all)[1];
  const chance = chanceOf(seedOf(seed));
  const rng: Rng = chance(9_999);
  let state: State = fold(wayward, wayward.initial(all, seats), wayward.deal(all, seats, chance));
  const taps = { quiet: [] as number[], all: [] as number[] };
  let [turn, hasFought, isShared] = [0, false, false];
  while (state.question && itemAt(state.automata, 0).turn <= TURNS) {
    const { question } = state;
    if (question.type === "Reveal" && !question.isBonus && turn > 0) {
      taps.all.push(turn);
      if (!hasFought) taps.quiet.push(turn);
      [turn, hasFought] = [0, false];
    }
    hasFought ||= question.type === "TellFight";
    const answer = pretend(state, question, rng);
    const needed = tapsFor(state, answer, isShared);
    if (needed === undefined) throw new Error(`no way to say ${JSON.stringify(answer)}`);
    // One tap submits a sheet, so it counts only for its last answer.
    const { obstacles, claim } = askedWith(question, state.card?.section);
    turn += obstacles || claim ? needed - 1 : needed;
    isShared = obstacles !== undefined;
    const events = wayward.decide(state, itemAt(question.to, 0), answer);
    if (isRefusal(events)) throw new Error(`refused ${events.refused}: ${JSON.stringify(answer)}`);
    state = fold(wayward, state, events);
  }
  return taps;
}

const median = (all: readonly number[]): number =>
  itemAt(
    all.toSorted((a, b) => a - b),
    Math.floor(all.length / 2),
  );

/** Maximum taps of the median turn, battles included. */
const MOST = 6;

describe("answers at the table", () => {
  test.each(MODES.flatMap((mode) => DIFFICULTIES.map((difficulty) => ({ mode, difficulty }))))(
    "can all be given by taps: $mode $difficulty",
    (chosen) => {
      const turns = [1, 2].flatMap((n) => play(`${chosen.mode} ${chosen.difficulty} ${n}`, chosen).all);
      expect(turns.length).toBeGreaterThan(10);
    },
  );

  test("the median turn takes at most six taps, battles included, on 200 simulated games", () => {
    const games = Array.from({ length: 200 }, (_, i) => play(`taps ${i}`, {}));
    const [quiet, all] = [games.flatMap(({ quiet }) => quiet), games.flatMap(({ all }) => all)];
    const share = all.filter((taps) => taps <= MOST).length / all.length;
    console.log(
      `taps of ${all.length} turns: median ${median(all)}, ${median(quiet)} without a battle; at most six in ${Math.round(100 * share)} of 100`,
    );
    expect(median(all)).toBeLessThanOrEqual(MOST);
  });
});
