import { type Extra, isSpectating, type TranquilityLayoutContext } from "./frame.ts";
import { crowns, tapers } from "./measure.ts";

/** The conditions under which a row of a layout applies. */
export type TranquilityLayoutCondition =
  | "toll"
  /** A match with one seat, where an offer cannot be taken back. */
  | "alone"
  | Extra
  /** Why the table is open: playing, watching, the summary of the match, a replay, or a lesson. */
  | "seated"
  | "spectator"
  | "result"
  | "replay"
  | "lesson"
  /** The board is narrower at the top than at the bottom. */
  | "tapering"
  /** The finish is on top of the board. */
  | "crowned"
  /** The start has its own place. */
  | "harbour";

/** Returns the conditions that hold in a context. */
export function factsOf(occasion: TranquilityLayoutContext): ReadonlySet<TranquilityLayoutCondition> {
  const { board, extra, seat, seats, stay, toll } = occasion;
  const facts: readonly (readonly [TranquilityLayoutCondition, boolean | undefined])[] = [
    ["toll", toll],
    ["alone", seats === 1],
    ["seated", seat !== undefined],
    ["spectator", isSpectating(occasion)],
    ["result", stay === "result"],
    ["replay", stay === "replay"],
    ["lesson", stay === "lesson"],
    ["tapering", tapers(board)],
    ["crowned", crowns(board)],
    ["harbour", board.start !== undefined && extra !== "row"],
  ];
  return new Set([...facts.filter(([, holds]) => holds).map(([fact]) => fact), ...(extra ? [extra] : [])]);
}
