import type { Rng } from "../../../../engine/chance/rng.ts";
import type { FirstMove, JudgedTables, Playout, PlayoutKernel } from "../../../../engine/contract/playout-kernel.ts";
import type { Command } from "../../commands.ts";
import type { State } from "../../state.ts";
import { apply } from "../apply.ts";
import { moveOf } from "../encoding.ts";
import { outcomeOf } from "../ending.ts";
import { Kernel } from "../kernel.ts";
import { listMoves } from "../moves.ts";
import { Redealer } from "../redeal.ts";
import { playLine, playOut } from "./lines.ts";
import { KernelValue } from "./value.ts";

const moves = new Int32Array(1 << 15);

class KernelTables implements JudgedTables {
  readonly #redealer: Redealer;
  readonly #dealt: Kernel;
  readonly #line: Kernel;
  readonly #value: KernelValue | undefined;
  /** Moves are the same in every deal, because a seat knows its own hand. */
  readonly #known = new Map<FirstMove["command"], number>();

  constructor(view: State, value?: KernelValue) {
    this.#redealer = new Redealer(view);
    this.#dealt = new Kernel(this.#redealer.seen.rules);
    this.#line = new Kernel(this.#redealer.seen.rules);
    this.#value = value;
  }

  deal(rng: Rng): boolean {
    return this.#redealer.deal(this.#dealt, rng);
  }

  playOut(rng: Rng, first?: FirstMove): Playout {
    const line = this.#line;
    line.copyFrom(this.#dealt);
    if (first) apply(line, first.seat, this.#moveOf(first), rng);
    const played = playOut(line, rng);
    return { outcome: outcomeOf(line)!, moves: played };
  }

  chancesAfter(count: number, rng: Rng, first?: FirstMove): readonly number[] {
    const line = this.#line;
    line.copyFrom(this.#dealt);
    if (first) apply(line, first.seat, this.#moveOf(first), rng);
    const chance = playLine(line, 0, count, this.#value!, rng);
    return Array.from({ length: line.seats }, (_, seat) => (seat > 0 && line.rules.isOpposed ? 1 - chance : chance));
  }

  #moveOf({ seat, command }: FirstMove): number {
    const known = this.#known.get(command);
    if (known !== undefined) return known;
    const move = this.#legalMove(seat, command as Command);
    this.#known.set(command, move);
    return move;
  }

  #legalMove(seat: number, command: Command): number {
    const table = this.#dealt;
    const listed = listMoves(table, seat, moves);
    const move = moveOf(table, seat, command);
    if (!moves.subarray(0, listed).includes(move)) throw new Error(`${command.type} is not legal`);
    return move;
  }
}

export const playoutKernel: PlayoutKernel = {
  // The kernel knows only the boards of the booklets.
  tablesOf: (view) => ((view as State).options.mode === "board" ? undefined : new KernelTables(view as State)),
  judgedTablesOf: (view, weights) => new KernelTables(view as State, new KernelValue(weights)),
};
