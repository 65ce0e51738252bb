import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Outcome } from "../../../../shared/engine/contract/game.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import { hasClosedLine, isOpen } from "../../../../shared/games/tranquility/modes/opening.ts";
import type { Options } from "../../../../shared/games/tranquility/options.ts";
import { type Decider, deciderOf } from "../../../../shared/games/tranquility/scoring.ts";
import {
  cardsInHands,
  handOf,
  isEmptyCell,
  isFull,
  type State,
  sideDue,
} from "../../../../shared/games/tranquility/state.ts";

export type MatchEnding =
  | { readonly how: "home"; readonly mode: Options["mode"]; readonly islands: number }
  /** B11: the seat to act had too few cards, with spaces open. */
  | { readonly how: "spaces"; readonly seat: Seat; readonly cards: number; readonly spaces: number }
  /** P12: storms lie on all open spaces. */
  | { readonly how: "storms"; readonly seat: Seat; readonly storms: number }
  /** A2: the pillars were never full. */
  | { readonly how: "roof"; readonly spaces: number }
  /** B10: the board is full, but no finish could be played. */
  | { readonly how: "light"; readonly seat: Seat }
  /** N5: the board is full, but an island that lies wrong could not be turned. */
  | { readonly how: "sides"; readonly seat: Seat; readonly wrong: number }
  /** B8, B9: all hands together could not pay the toll. */
  | { readonly how: "toll"; readonly amount: number; readonly cards: number }
  /** B11: no seat could continue after the toll, which left `cards` to the next seat. */
  | { readonly how: "spent"; readonly seat: Seat; readonly cards: number; readonly spaces: number }
  /** All players of a cooperative match gave up. */
  | { readonly how: "conceded"; readonly spaces: number }
  /** `seat` won a duel because the other side gave up. */
  | { readonly how: "yielded"; readonly seat: Seat; readonly spaces: number }
  /** D6: a win by points or a tie-break. `scores`: the winner's first. */
  | {
      readonly how: "duel";
      readonly seat: Seat;
      readonly scores: readonly [won: number, lost: number];
      readonly decider: Decider;
    }
  | { readonly how: "even"; readonly points: number }
  /** Any other end. */
  | { readonly how: "over" };

/**
 * Reads public information only.
 * @param isAfterToll whether the last move settled a toll
 */
export function endingOf(
  { table, outcome }: Pick<Match<State>, "table" | "outcome">,
  isAfterToll = false,
): MatchEnding {
  switch (outcome?.reason) {
    case "finished":
      return { how: "home", mode: table.options.mode, islands: table.board.length };
    case "stuck":
      return isAfterToll ? spent(table) : stuck(table);
    case "toll-unpayable":
      return table.stage.at === "toll"
        ? { how: "toll", amount: table.stage.amount, cards: cardsInHands(table) }
        : { how: "over" };
    case "points":
      return counted(table, outcome);
    case "conceded":
      return givenUp(table, outcome);
    default:
      return { how: "over" };
  }
}

const open = (table: State): number[] => [...table.board.keys()].filter((cell) => isEmptyCell(table, cell));

const nextIn = ({ stage }: State): Seat => (stage.at === "turn" ? stage.seat : 0);

function spent(table: State): MatchEnding {
  const seat = nextIn(table);
  return { how: "spent", seat, cards: handOf(table, seat).length, spaces: open(table).length };
}

function stuck(table: State): MatchEnding {
  const seat = nextIn(table);
  const wrong = table.board.filter((placed, cell) => sideDue(table, cell) && placed?.side !== sideDue(table, cell));
  if (isFull(table)) return wrong.length > 0 ? { how: "sides", seat, wrong: wrong.length } : { how: "light", seat };
  const spaces = open(table);
  const mode = modeOf(table);
  if (hasClosedLine(table, mode))
    return { how: "roof", spaces: spaces.filter((cell) => isOpen(table, cell, mode)).length };
  if (spaces.every((cell) => table.storms[cell] !== undefined)) return { how: "storms", seat, storms: spaces.length };
  return { how: "spaces", seat, cards: handOf(table, seat).length, spaces: spaces.length };
}

function givenUp(table: State, { winners: [seat] }: Outcome): MatchEnding {
  const spaces = open(table).length;
  return seat === undefined ? { how: "conceded", spaces } : { how: "yielded", seat, spaces };
}

function counted({ stage }: State, { winners: [seat] }: Outcome): MatchEnding {
  if (stage.at !== "scored") return { how: "over" };
  const { scores } = stage;
  const decider = deciderOf(scores);
  const winner = scores.find((score) => score.seat === seat);
  const loser = scores.find((score) => score.seat !== seat);
  if (!winner || !loser || !decider) return { how: "even", points: scores[0]?.points ?? 0 };
  return { how: "duel", seat: winner.seat, scores: [winner.points, loser.points], decider };
}
