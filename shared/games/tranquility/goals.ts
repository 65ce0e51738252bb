import type { GoalDistance } from "../../engine/contract/coverage.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import { type Decider, deciders, leadIn, scoresOf } from "./scoring.ts";
import type { State } from "./state.ts";

type Goal = GoalDistance<State, Event>;

const shows =
  (matters: (event: Event) => boolean): Goal =>
  (_, events) =>
    events.some(matters) ? 0 : 1;

/** D6: the distance of a duel from being decided by a criterion, or from a draw. */
const decided =
  (decider: Decider | undefined): Goal =>
  (end) => {
    const scores = scoresOf(end);
    const equal = decider ? deciders.slice(0, deciders.indexOf(decider)) : deciders;
    const gap = equal.reduce((sum, other) => sum + leadIn(other, scores), 0);
    return 2 * gap + (decider && leadIn(decider, scores) === 0 ? 1 : 0);
  };

const unpaid: Goal = ({ stage }) => (stage.at === "toll" ? 0 : 1);

/** P12: a joker on the apex wins. Fewer empty cells are nearer. */
const apex: Goal = ({ board, finish, faces }) =>
  finish !== undefined && faces[finish] === "border" ? 0 : 1 + board.filter((placed) => placed === undefined).length;

const DUEL: Readonly<Record<string, Goal>> = {
  "a tie that islands decide": decided("islands"),
  "a tie that discards decide": decided("discarded"),
  "a tie that runs decide": decided("longest"),
  "a draw": decided(undefined),
  "a pass": shows(({ type }) => type === "SeatPassed"),
};

const SEA: Readonly<Record<string, Goal>> = {
  "a lost top of the pile": shows(({ type }) => type === "PileTopLost"),
};

/** Cases that random play rarely reaches. */
export function goals(options: Options): Readonly<Record<string, Goal>> {
  switch (options.mode) {
    case "standard":
    case "day-night":
      return { "a toll that cannot be paid": unpaid };
    case "arch":
      return {};
    case "board":
      return { ...SEA, "a joker on the finish": apex };
    case "pyramid":
      return options.edition === "fr" ? { ...SEA, "a joker on the apex": apex } : SEA;
    case "duel":
      return DUEL;
  }
}
