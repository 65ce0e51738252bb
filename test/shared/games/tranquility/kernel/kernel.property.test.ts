import { expect, test } from "vitest";
import { fold, isRefusal, type Seat } from "../../../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../../../shared/engine/contract/moves.ts";
import type { Command } from "../../../../../shared/games/tranquility/commands.ts";
import type { Event } from "../../../../../shared/games/tranquility/events.ts";
import { apply } from "../../../../../shared/games/tranquility/kernel/apply.ts";
import { deal } from "../../../../../shared/games/tranquility/kernel/deal.ts";
import {
  cardsIn,
  cellIn,
  commandOf,
  encode,
  kindOf,
  moveOf,
  numberIn,
  positionIn,
  withCards,
  withNumber,
} from "../../../../../shared/games/tranquility/kernel/encoding.ts";
import { awaitedSeats, endOf, GOES_ON, outcomeOf } from "../../../../../shared/games/tranquility/kernel/ending.ts";
import { Kernel } from "../../../../../shared/games/tranquility/kernel/kernel.ts";
import { load } from "../../../../../shared/games/tranquility/kernel/load.ts";
import { listMoves, randomMove } from "../../../../../shared/games/tranquility/kernel/moves.ts";
import { playRandomly, randomSeat } from "../../../../../shared/games/tranquility/kernel/random.ts";
import { KINDS, rulesOf } from "../../../../../shared/games/tranquility/kernel/rules.ts";
import type { Options } from "../../../../../shared/games/tranquility/options.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { rolls } from "../../../../kit/chance.ts";
import { nameOf, type Setting } from "../../../../kit/shelf.ts";
import { byStrength, runSeed } from "../../../../kit/strength.ts";
import { isExample, settingsOf } from "../../../../lab/settings.ts";
import { differencesBetween, textOf, textsOf, textsOfKernel } from "./alike.ts";

/** The matches of a part, and their parts: 300,000 matches at night. */
const MATCHES = byStrength({ quick: 167, gate: 334, nightly: 5_000 });
const PARTS = byStrength({ quick: 1, gate: 1, nightly: 60 });
const SEED = runSeed();

const STANDARD = tranquility.options.parse({ mode: "standard" });

/** All modes are played equally often. */
const byMode = Object.values(
  Object.groupBy(
    settingsOf(tranquility).filter((setting) => !isExample(setting)),
    ({ options }) => (options as Options).mode,
  ),
) as Setting[][];

/** Longer lists of moves, which jokers cause, are compared only at every tenth position. */
const LONG = 600;

/** What has occurred in all walks. */
const seen = { kinds: new Set<number>(), reasons: new Set<string>(), redeals: 0 };

/** Fills a kernel with nonsense, which a deal, a copy or a load must replace. */
function filled(table: Kernel): Kernel {
  for (const [name, value] of Object.entries(table)) {
    if (typeof value === "number") Object.assign(table, { [name]: 7 });
    if (ArrayBuffer.isView(value)) (value as Uint8Array).fill(7);
  }
  return table;
}

/** Plays a match with the engine and a kernel side by side. */
class Walk {
  readonly setting: Setting;
  readonly rng: (n: number) => number;
  readonly seed: number;
  readonly buffer = new Int32Array(1 << 15);
  state: State;
  table: Kernel;
  spare: Kernel;
  steps = 0;

  constructor(setting: Setting, seed: number) {
    this.setting = setting;
    this.seed = seed;
    this.rng = rolls(seed);
    const options = setting.options as Options;
    const initial = tranquility.initial(options, setting.seats);
    const chance = (index: number) => rolls(seed * 31 + index);
    const dealt = tranquility.deal(options, setting.seats, chance);
    this.state = fold(tranquility, initial, dealt);
    this.table = filled(new Kernel(rulesOf(options)));
    this.spare = filled(new Kernel(rulesOf(options)));
    deal(this.table, options, setting.seats, chance);
  }

  /** @throws Error with both values if they differ */
  check(what: string, own: unknown, theirs: unknown): void {
    const [one, other] = [JSON.stringify(own), JSON.stringify(theirs)];
    if (one === other) return;
    const where = `${nameOf(this.setting)}, walk ${this.seed}, step ${this.steps}`;
    throw new Error(`${where}: ${what} ${one} instead of ${other}`);
  }

  compare(): void {
    const { table, state } = this;
    this.check("state", differencesBetween(table, state), []);
    const outcome = tranquility.outcome(state);
    this.check("outcome", outcomeOf(table), outcome);
    this.check("end", endOf(table) !== GOES_ON, outcome !== undefined);
    const awaited = tranquility.toAct(state).reduce((seats, { seat }) => seats | (1 << seat), 0);
    this.check("seats to act", awaitedSeats(table), awaited);
    for (const seat of state.hands.keys()) this.compareMoves(seat);
  }

  compareMoves(seat: Seat): void {
    const count = listMoves(this.table, seat, this.buffer);
    const moves = tranquility.moves(this.state, seat);
    this.check("whether a seat has moves", count > 0, moves.length > 0);
    if (count > this.buffer.length) throw new Error(`${count} moves are more than are listed`);
    if (count > LONG && this.steps % 10 > 0) return;
    const listed = this.buffer.subarray(0, count);
    this.check("moves", textsOfKernel(this.table, seat, listed), textsOf(moves));
    // Unused fields of a move are 0, so re-encoding it gives the same number.
    const again = listed.map((move) => moveOf(this.table, seat, commandOf(this.table, seat, move)));
    this.check("moves encoded again", again, listed);
  }

  /** Engine and kernel must choose the same random move. Returns that move, or in `botShare` of 100 cases the bot's. */
  chosen(botShare: number): readonly [seat: Seat, command: Command] {
    const { state, table } = this;
    const actors = tranquility.toAct(state).map(({ seat }) => seat);
    const choice = this.rng(2 ** 31);
    const [own, theirs] = [rolls(choice), rolls(choice)];
    const seat = randomSeat(awaitedSeats(table), own);
    this.check("random seat", seat, actors[theirs(actors.length)]);
    const command = anyCommand(tranquility.moves(state, seat), theirs) as Command;
    this.check("random move", textOf(commandOf(table, seat, randomMove(table, seat, own))), textOf(command));
    if (this.rng(100) >= botShare) return [seat, command];
    return [seat, tranquility.bots.steady(state, seat, this.rng)];
  }

  step(botShare: number): void {
    const [seat, command] = this.chosen(botShare);
    const move = moveOf(this.table, seat, command);
    this.check("move decoded", textOf(commandOf(this.table, seat, move)), textOf(command));
    seen.kinds.add(kindOf(move));
    const choice = this.rng(2 ** 31);
    const events = tranquility.decide(this.state, seat, command, () => rolls(choice));
    if (isRefusal(events)) throw new Error(`${nameOf(this.setting)}: refused ${events.refused}`);
    this.state = fold(tranquility, this.state, events);
    apply(this.table, seat, move, rolls(choice));
    this.steps++;
  }

  /** Sometimes copies or reloads the kernel, plays to the end and back, deals again, or shortens the piles. */
  replace(): void {
    const kind = this.rng(16);
    if (kind === 0) this.playOut();
    if (kind === 1) this.spare.copyFrom(this.table);
    if (kind === 2) load(this.spare, this.state);
    if (kind === 1 || kind === 2) [this.table, this.spare] = [this.spare, filled(this.table)];
    if (kind === 3) this.redeal();
    if (kind === 4) this.shorten();
  }

  /** Plays out engine and kernel with the same random numbers, and restores the kernel. */
  playOut(): void {
    this.spare.copyFrom(this.table);
    const choice = this.rng(2 ** 31);
    const moves = playRandomly(this.table, rolls(choice));
    const rng = rolls(choice);
    const played = [this.state];
    for (let state = this.state; !tranquility.outcome(state); played.push(state)) {
      const actors = tranquility.toAct(state);
      const { seat } = actors[rng(actors.length)]!;
      const command = anyCommand(tranquility.moves(state, seat), rng) as Command;
      state = fold(tranquility, state, tranquility.decide(state, seat, command, () => rng) as Event[]);
    }
    this.check("length of a playout", moves, played.length - 1);
    this.check("state after a playout", differencesBetween(this.table, played.at(-1)!), []);
    filled(this.table).copyFrom(this.spare);
  }

  /** Keeps at most three cards of each pile and shows the others, so that piles often run out. */
  shorten(): void {
    const { piles, shown } = this.state;
    const left = piles.map((pile) => pile.slice(0, this.rng(4)));
    const rest = piles.flatMap((pile, i) => pile.slice(left[i]!.length));
    this.state = { ...this.state, piles: left, shown: shown.with(0, [...shown[0]!, ...rest]) };
    load(filled(this.table), this.state);
  }

  redeal(): void {
    const { state } = this;
    const hidden = new Set(tranquility.cards.hiddenFrom(state, this.rng(state.hands.length)));
    const view = { ...state, faces: state.faces.map((face, handle) => (hidden.has(handle) ? undefined : face)) };
    const dealt = tranquility.cards.determinize(view, this.rng);
    if (!dealt) return;
    seen.redeals++;
    this.state = dealt;
    load(filled(this.table), dealt);
  }
}

function walk(setting: Setting, seed: number): void {
  const pair = new Walk(setting, seed);
  const botShare = [0, 0, 60, 95, 100][pair.rng(5)]!;
  for (;;) {
    pair.compare();
    const outcome = tranquility.outcome(pair.state);
    if (outcome) {
      seen.reasons.add(outcome.reason);
      return;
    }
    if (pair.steps % 3 === 2) pair.replace();
    pair.step(botShare);
  }
}

test.for(Array.from({ length: PARTS }, (_, part) => part))(
  `the kernel and the engine agree on state, moves and end after every step of ${MATCHES} matches, part %i`,
  (part) => {
    const before = seen.redeals;
    for (let n = part * MATCHES; n < (part + 1) * MATCHES; n++) {
      const settings = byMode[n % byMode.length]!;
      const seed = SEED * 1_000_003 + n;
      walk(settings[rolls(seed)(settings.length)]!, seed);
    }
    // A start card near the end of the pile is rare.
    const alone = byMode.flat().find(({ seats }) => seats === 1)!;
    for (let n = 0; n < 500 && !seen.reasons.has("toll-unpayable"); n++) walk(alone, SEED * 1_000_003 + n);
    expect(seen.kinds.size).toBe(KINDS.length);
    expect(seen.reasons).toEqual(new Set(["finished", "stuck", "toll-unpayable", "points"]));
    expect(seen.redeals - before).toBeGreaterThan(MATCHES / 2);
  },
);

test("a kernel takes 839 bytes, which is what a copy costs", () => {
  const { face } = new Kernel(rulesOf(STANDARD));
  expect(face.buffer.byteLength).toBe(839);
});

test("a new kernel is an empty table in the first turn, by day", () => {
  const numbers = Object.entries(new Kernel(rulesOf(STANDARD))).filter(([, value]) => typeof value === "number");
  expect(numbers.filter(([, value]) => value !== 0)).toEqual([["currentSide", 1]]);
});

test("what depends on the options of a table is worked out once", () => {
  expect(rulesOf(STANDARD)).toBe(rulesOf(STANDARD));
});

test("the gaps of a board are stale after a deal, and current after a list of moves", () => {
  const options = tranquility.options.parse({ mode: "arch" });
  const table = new Kernel(rulesOf(options));
  deal(table, options, 2, () => rolls(1));
  expect(table.areGapsStale).toBe(true);
  listMoves(table, table.seat, new Int32Array(9));
  expect(table.areGapsStale).toBe(false);
});

test("a move is a number of 30 bits: kind, position, cell, number and cards", () => {
  const move = withCards(withNumber(encode(5, 9, 39), 80), 0b101_010_101);
  expect(move).toBe(5 + 9 * 2 ** 4 + 39 * 2 ** 8 + 80 * 2 ** 14 + 0b101_010_101 * 2 ** 21);
  expect([kindOf, positionIn, cellIn, numberIn, cardsIn].map((part) => part(move))).toEqual([
    5, 9, 39, 80, 0b101_010_101,
  ]);
  expect(withCards(withNumber(encode(15, 15, 63), 127), 511)).toBe(2 ** 30 - 1);
});

test("only a table whose cards are all known can be loaded, and only at a point where it waits for a seat", () => {
  const table = new Kernel(rulesOf(STANDARD));
  const initial = tranquility.initial(STANDARD, 2);
  expect(() => load(table, initial)).toThrow("a table cannot be loaded in the stage deal");
  const state = fold(
    tranquility,
    initial,
    tranquility.deal(STANDARD, 2, () => rolls(1)),
  );
  const hidden = { ...state, faces: state.faces.with(7, undefined) };
  expect(() => load(table, hidden)).toThrow("the face of card 7 is unknown");
});
