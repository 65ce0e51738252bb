import type { Seat } from "../../../engine/contract/events.ts";
import { isSame, type State } from "../state.ts";

/** C1: in display order. */
export type CannonPart = "base" | "upgrades" | "port" | "buildings" | "icons" | "flag" | "lastTurns";

/** C1: without parts of 0. `cannons` counts in battle: with `half`, half of the sum, rounded up (B8, C6). */
export interface Sum {
  readonly parts: readonly { readonly of: CannonPart; readonly n: number }[];
  readonly half: boolean;
  readonly cannons: number;
}

export interface Circumstances {
  /** The automaton's buildings on the space of the battle. */
  readonly support: number;
  /** R8: the extra cubes of an attack flag. */
  readonly plus?: number;
  readonly isInPort?: boolean;
  readonly isHalf?: boolean;
}

/** See rules C1, C6, C9. */
export function sumOf(
  state: State,
  seat: Seat,
  { support, plus = 0, isInPort = false, isHalf = false }: Circumstances,
): Sum {
  const { upgrades, pirateIcons } = state.automata[seat]!;
  const isClaimant = state.ending !== undefined && isSame(state.ending.claimant, { kind: "automaton", seat });
  const all: Readonly<Record<CannonPart, number>> = {
    base: 1,
    upgrades: upgrades.reduce((sum, cannons) => sum + cannons, 0),
    port: isInPort ? 4 : 0,
    buildings: support,
    icons: Math.floor(pirateIcons / 2),
    flag: plus,
    lastTurns: isClaimant ? 2 : 0,
  };
  const parts = (Object.keys(all) as CannonPart[]).flatMap((of) => (all[of] === 0 ? [] : [{ of, n: all[of] }]));
  const whole = parts.reduce((sum, { n }) => sum + n, 0);
  return { parts, half: isHalf, cannons: isHalf ? Math.ceil(whole / 2) : whole };
}
