import type { GoalDistance } from "../../engine/contract/coverage.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import { type Decider, deciders, leadIn, scoresOf } from "./scoring.ts";
import type { State } from "./state.ts";

type Own = GoalDistance<State, Event>;

const shows =
  (matters: (event: Event) => boolean): Own =>
  (_, events) =>
    events.some(matters) ? 0 : 1;

/** A duel decided by this criterion, or a draw (D6). */
const decided =
  (decider: Decider | undefined): Own =>
  (end) => {
    const scores = scoresOf(end);
    const equal = decider ? deciders.slice(0, deciders.indexOf(decider)) : deciders;
    const gap = equal.reduce((sum, other) => sum + leadIn(other, scores), 0);
    return 2 * gap + (decider && leadIn(decider, scores) === 0 ? 1 : 0);
  };

/** A toll that can no longer be paid (B8, B9). */
const unpaid: Own = ({ stage }) => (stage.at === "toll" ? 0 : 1);

/** A joker on the apex (P12): the fewer empty cells at the end, the closer. */
const apex: Own = ({ board, finish, faces }) =>
  finish !== undefined && faces[finish] === "border" ? 0 : 1 + board.filter((placed) => placed === undefined).length;

const DUEL: Readonly<Record<string, Own>> = {
  "a tie that islands decide": decided("islands"),
  "a tie that discards decide": decided("discarded"),
  "a tie that runs decide": decided("longest"),
  "a draw": decided(undefined),
  "a pass": shows(({ type }) => type === "SeatPassed"),
};

/** Events that are rare by chance alone. */
export function goals(options: Options): Readonly<Record<string, Own>> {
  switch (options.mode) {
    case "standard":
    case "day-night":
      return { "a toll that cannot be paid": unpaid };
    case "arch":
      return {};
    case "pyramid": {
      const lost = { "a lost top of the pile": shows(({ type }) => type === "PileTopLost") };
      return options.edition === "fr" ? { ...lost, "a joker on the apex": apex } : lost;
    }
    case "duel":
      return DUEL;
  }
}
