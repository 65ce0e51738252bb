import { expect, test } from "vitest";
import { fold, isRefusal, type Seat } from "../../../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../../../shared/engine/contract/moves.ts";
import { candidates } from "../../../../../shared/games/tranquility/bot.ts";
import type { Command } from "../../../../../shared/games/tranquility/commands.ts";
import { commandOf } from "../../../../../shared/games/tranquility/kernel/encoding.ts";
import { endOf, GOES_ON, worthOfEnd } from "../../../../../shared/games/tranquility/kernel/ending.ts";
import { Kernel } from "../../../../../shared/games/tranquility/kernel/kernel.ts";
import { load } from "../../../../../shared/games/tranquility/kernel/load.ts";
import { writeDuel } from "../../../../../shared/games/tranquility/kernel/policy/duel-features.ts";
import { writeValueFeatures } from "../../../../../shared/games/tranquility/kernel/policy/features.ts";
import { knowledge } from "../../../../../shared/games/tranquility/kernel/policy/knowledge.ts";
import {
  calmMove,
  listCandidateMoves,
  steadyMove,
} from "../../../../../shared/games/tranquility/kernel/policy/policy.ts";
import { KernelValue } from "../../../../../shared/games/tranquility/kernel/policy/value.ts";
import { Redealer } from "../../../../../shared/games/tranquility/kernel/redeal.ts";
import { rulesOf } from "../../../../../shared/games/tranquility/kernel/rules.ts";
import type { Options } from "../../../../../shared/games/tranquility/options.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { valueModel } from "../../../../../shared/games/tranquility/value/value-model.ts";
import { type Evaluator, loadEvaluator } from "../../../../../shared/insight/evaluator.ts";
import { worthOf } from "../../../../../shared/insight/playout.ts";
import { rolls } from "../../../../kit/chance.ts";
import { nameOf, type Setting } from "../../../../kit/shelf.ts";
import { runSeed, samples } from "../../../../kit/strength.ts";
import { isExample, settingsOf } from "../../../../lab/settings.ts";
import { differencesBetween, textOf } from "./alike.ts";

const POSITIONS = samples(12_000);
const SEED = runSeed();

const byMode = Object.entries(
  Object.groupBy(
    settingsOf(tranquility).filter((setting) => !isExample(setting)),
    ({ options }) => (options as Options).mode,
  ),
) as [keyof typeof EXPECTED, Setting[]][];

/** What has occurred in the walks of a mode. */
const seen = { positions: 0, moves: new Set<string>(), redeals: 0 };

interface Values {
  readonly engine: Evaluator;
  readonly kernel: KernelValue;
}

const values = new Map<string, Values>();
for (const mode of Object.keys(valueModel.weights)) {
  const engine = (await loadEvaluator(tranquility, { mode }))!;
  values.set(mode, { engine, kernel: new KernelValue(await valueModel.weights[mode]!()) });
}

const considered = new Int32Array(16);

/** Compares the bots of engine and kernel. */
class Walk {
  readonly setting: Setting;
  readonly seed: number;
  readonly rng: (n: number) => number;
  readonly table: Kernel;
  readonly spare: Kernel;
  state: State;
  steps = 0;

  constructor(setting: Setting, seed: number) {
    const options = setting.options as Options;
    this.setting = setting;
    this.seed = seed;
    this.rng = rolls(seed);
    this.table = new Kernel(rulesOf(options));
    this.spare = new Kernel(rulesOf(options));
    this.state = fold(
      tranquility,
      tranquility.initial(options, setting.seats),
      tranquility.deal(options, setting.seats, (index) => rolls(seed * 31 + index)),
    );
  }

  /** @throws Error with both values if they differ */
  check(what: string, own: unknown, theirs: unknown): void {
    const [one, other] = [JSON.stringify(own), JSON.stringify(theirs)];
    if (one === other) return;
    throw new Error(`${nameOf(this.setting)}, walk ${this.seed}, step ${this.steps}: ${what} ${one}, not ${other}`);
  }

  /** A seat's view, as far as `determinize` reads it. */
  viewOf(seat: Seat): State {
    const hidden = new Set(tranquility.cards.hiddenFrom(this.state, seat));
    return { ...this.state, faces: this.state.faces.map((face, card) => (hidden.has(card) ? undefined : face)) };
  }

  /** The kernel's bots get the whole table, or sometimes the seat's view, whose unknown faces are 0. */
  compareBots(seat: Seat): void {
    const { state, rng } = this;
    const table = rng(4) === 0 ? new Redealer(this.viewOf(seat)).seen : this.table;
    const named = (move: number) => textOf(commandOf(table, seat, move));
    const [steady, calm] = [tranquility.bots.steady(state, seat, rng), rng(2 ** 31)];
    this.check("steady", named(steadyMove(table, seat)), textOf(steady));
    const listed = listCandidateMoves(table, seat, considered);
    this.check("candidates", Array.from(considered.subarray(0, listed), named), candidates(state, seat).map(textOf));
    const [own, theirs] = [rolls(calm), rolls(calm)];
    this.check("calm", named(calmMove(table, seat, own)), textOf(tranquility.bots.calm(state, seat, theirs)));
    this.check("the dice of calm", own(1000), theirs(1000));
    seen.positions++;
    seen.moves.add(steady.type);
  }

  compareFeatures(seat: Seat): void {
    const { state, table } = this;
    const write = state.options.mode === "duel" ? writeDuel : writeValueFeatures;
    for (const perspective of ["seat", "open"] as const) {
      const theirs = valueModel.features(state, seat, perspective);
      const own = new Float64Array(theirs.length).fill(NaN);
      write(table, seat, perspective === "open", own);
      this.check(`features, ${perspective}`, Array.from(own), theirs);
    }
    const { engine, kernel } = values.get(state.options.mode)!;
    const { chances } = engine.ofTable(state, seat, { seats: table.seats, perspective: "open" });
    for (const one of chances.keys()) this.check("value", kernel.chanceOf(table, seat, one), chances[one]);
  }

  redeal(seat: Seat): void {
    const view = this.viewOf(seat);
    const redealer = new Redealer(view);
    for (let n = 0; n < 3; n++) {
      const chance = this.rng(2 ** 31);
      const [own, theirs] = [rolls(chance), rolls(chance)];
      const dealt = tranquility.cards.determinize(view, theirs);
      this.check("whether a table agrees with a view", redealer.deal(this.spare, own), dealt !== undefined);
      this.check("the dice of a deal", own(1000), theirs(1000));
      if (dealt) this.check("deal", differencesBetween(this.spare, dealt), []);
      seen.redeals++;
    }
  }

  step(botShare: number): void {
    const { state, rng } = this;
    const acting = tranquility.toAct(state);
    const { seat } = acting[rng(acting.length)]!;
    const command =
      rng(100) < botShare
        ? tranquility.bots.steady(state, seat, rng)
        : (anyCommand(tranquility.moves(state, seat), rng) as Command);
    const events = tranquility.decide(state, seat, command, () => rng);
    if (isRefusal(events)) throw new Error(`${nameOf(this.setting)}: refused ${events.refused}`);
    this.state = fold(tranquility, state, events);
    this.steps++;
  }
}

function walk(setting: Setting, seed: number): void {
  const pair = new Walk(setting, seed);
  const botShare = [0, 40, 80, 95, 100][pair.rng(5)]!;
  for (;;) {
    const { state, table } = pair;
    load(table, state);
    const outcome = tranquility.outcome(state);
    if (outcome) {
      const worths = state.hands.map((_, seat) => worthOfEnd(table, endOf(table), seat));
      pair.check(
        "worth of the end",
        worths,
        state.hands.map((_, seat) => worthOf(outcome, seat)),
      );
      return;
    }
    expect(endOf(table)).toBe(GOES_ON);
    for (const { seat } of tranquility.toAct(state)) pair.compareBots(seat);
    pair.compareFeatures(pair.rng(state.hands.length));
    if (pair.rng(4) === 0) pair.redeal(pair.rng(state.hands.length));
    pair.step(botShare);
  }
}

const KINDS = ["PlaceCard", "DiscardPair"];

/** The bots' moves that must occur in each mode. */
const EXPECTED = {
  standard: [...KINDS, "PlayStart", "OfferToll", "PlayFinish"],
  arch: [...KINDS, "PlayFinish"],
  pyramid: [...KINDS, "PayCost", "ClearStorm", "PlayFinish"],
  "day-night": [...KINDS, "PlayStart", "OfferToll", "TurnCard", "PlayFinish"],
  duel: [...KINDS, "Sweep"],
};

test.each(byMode)(
  `the bots, features, values and deals of the kernel are the engine's at ${POSITIONS} positions of %s`,
  (mode, settings) => {
    seen.positions = 0;
    seen.redeals = 0;
    seen.moves.clear();
    for (let n = 0; seen.positions < POSITIONS; n++) {
      const seed = SEED * 1_000_003 + n;
      walk(settings[rolls(seed)(settings.length)]!, seed);
    }
    expect(EXPECTED[mode].filter((move) => !seen.moves.has(move))).toEqual([]);
    expect(seen.redeals).toBeGreaterThan(POSITIONS / 4);
  },
);

test("a price that was kept for another table is not used after the number of readings starts again", () => {
  const options = tranquility.options.parse({ mode: "standard" });
  const table = new Kernel(rulesOf(options));
  const dealt = (seed: number) =>
    fold(
      tranquility,
      tranquility.initial(options, 2),
      tranquility.deal(options, 2, () => rolls(seed)),
    );
  load(table, dealt(1));
  const { seat } = table;
  const fresh = steadyMove(table, seat);
  for (const reading of [2 ** 17 - 2, 2 ** 17 - 1]) {
    knowledge.reading = reading;
    load(table, dealt(2));
    steadyMove(table, table.seat);
    load(table, dealt(1));
    expect(steadyMove(table, seat)).toBe(fresh);
    expect(knowledge.reading).toBeLessThan(2 ** 17);
  }
});

test("a deal that leaves no place for a compass is rejected", () => {
  const options = tranquility.options.parse({ mode: "day-night" });
  const dealt = fold(
    tranquility,
    tranquility.initial(options, 2),
    tranquility.deal(options, 2, () => rolls(1)),
  );
  const piles = dealt.piles.map((pile, seat) => (seat === 0 ? pile.slice(0, 1) : []));
  const discards = dealt.piles.map((pile, seat) => pile.slice(piles[seat]!.length));
  const view = { ...dealt, piles, discards, faces: dealt.faces.map(() => undefined) };
  const [own, theirs] = [rolls(2), rolls(2)];
  expect(tranquility.cards.determinize(view, theirs)).toBeUndefined();
  expect(new Redealer(view).deal(new Kernel(rulesOf(options)), own)).toBe(false);
  expect(own(1000)).toBe(theirs(1000));
});
