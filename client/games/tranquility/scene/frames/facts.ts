import { type Extra, looksOn, type Occasion } from "./frame.ts";
import { crowns, tapers } from "./measure.ts";

/** What the rows of an arrangement depend on. */
export type Fact =
  | "toll"
  /** Nobody else is at the table: who is alone cannot take an offer back. */
  | "alone"
  | Extra
  /** Somebody plays, looks on while others do, reads the story of the match, watches it again, or learns to play. */
  | "seated"
  | "onlooker"
  | "result"
  | "replay"
  | "lesson"
  /** The board is narrower above than below. */
  | "tapering"
  /** The finish stands on the board. */
  | "crowned"
  /** The start has a place of its own. */
  | "harbour";

/** What holds on an occasion. */
export function factsOf(occasion: Occasion): ReadonlySet<Fact> {
  const { board, extra, seat, seats, stay, toll } = occasion;
  const facts: readonly (readonly [Fact, boolean | undefined])[] = [
    ["toll", toll],
    ["alone", seats === 1],
    ["seated", seat !== undefined],
    ["onlooker", looksOn(occasion)],
    ["result", stay === "result"],
    ["replay", stay === "replay"],
    ["lesson", stay === "lesson"],
    ["tapering", tapers(board)],
    ["crowned", crowns(board)],
    ["harbour", board.start !== undefined && extra !== "row"],
  ];
  return new Set([...facts.filter(([, holds]) => holds).map(([fact]) => fact), ...(extra ? [extra] : [])]);
}
