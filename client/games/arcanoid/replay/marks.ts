import type { Recorded } from "../../../../shared/engine/match.ts";
import { movesOf } from "../../../../shared/engine/steps.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import type { Timeline } from "../../../match/timeline.ts";
import type { Mark, MarkLook } from "../../../replay/playback.ts";
import { SUITS } from "../over/suits.ts";
import { words } from "../speech/words/words.ts";

/** What the first telling event of a move makes of it: what somebody lays down is full, what they give up or throw away hollow. */
const LOOKS: Partial<Readonly<Record<Event["type"], MarkLook>>> = {
  EngagementTried: "full",
  WorldLaid: "full",
  FoolPlayed: "ringed",
  TrumpPlayed: "ringed",
  ChariotLoaded: "ringed",
  FieldAbdicated: "hollow",
  CardDiscarded: "hollow",
  HandThrown: "hollow",
};

/** The moves of a match of Arcanoïd, the deal first. What is engaged shows the suit of its field; votes are told below. */
export function marksOf({ log, states }: Timeline<State>): readonly Mark[] {
  let round = 0;
  return movesOf(log).map((v, i, moves): Mark => {
    const from = moves[i - 1] ?? 0;
    const step = log.slice(from, v) as unknown as readonly Recorded<Event>[];
    // What a move ends belongs to it, and what it begins to the next.
    const own = round;
    round += step.filter(({ type }) => type === "RoundBegun").length;
    const seat = step[0]?.by;
    const isVote = i > 0 && states[from]!.table.stage.at === "vote";
    return {
      v,
      look: lookOf(step),
      round: Math.max(1, own),
      ...signOf(step),
      ...(isVote ? { phase: words.value.replay.vote } : {}),
      ...(seat === undefined ? {} : { seat }),
    };
  });
}

const lookOf = (step: readonly Recorded<Event>[]): MarkLook =>
  step.map(({ type }) => LOOKS[type]).find((found) => found !== undefined) ?? "small";

/** The suit of the field on which somebody engages, lays the World or steals. */
function signOf(step: readonly Recorded<Event>[]): Pick<Mark, "sign"> {
  const [first] = step;
  const stolen = first?.type === "FoolPlayed" ? step.find(({ type }) => type === "EngagementStolen") : first;
  const isLaid =
    stolen?.type === "EngagementTried" || stolen?.type === "WorldLaid" || stolen?.type === "EngagementStolen";
  return isLaid ? { sign: SUITS[stolen.field]! } : {};
}
