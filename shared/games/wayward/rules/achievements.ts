import type { Seat } from "../../../engine/contract/events.ts";
import type { Achievement, Aside, WaywardCommandOf } from "../commands.ts";
import type { QuestionFlow } from "../question-flow.ts";
import { type Automaton, achievementsOf, ENOUGH, isPair, type State, type TurnPlayer } from "../state.ts";
import { leftAfter } from "./ending.ts";

/** Achievements that require a count. A2 and A9 do not. */
const REACHED: readonly {
  readonly rule: string;
  readonly name: Achievement;
  readonly of: (own: Automaton) => number;
  readonly due: (state: State) => number;
}[] = [
  { rule: "A1", name: "legendary", of: ({ legendary }) => legendary, due: () => 4 },
  { rule: "A3", name: "sailors", of: ({ sailors }) => sailors, due: () => 3 },
  { rule: "A4", name: "elite", of: ({ upgrades }) => upgrades.length, due: () => 4 },
  { rule: "A5", name: "explorer", of: ({ explorer }) => explorer, due: (state) => (isPair(state) ? 3 : 5) },
  { rule: "A6", name: "builder", of: ({ buildings }) => buildings, due: () => 5 },
  { rule: "A7", name: "colonizer", of: ({ permanent }) => permanent, due: () => 6 },
  { rule: "A8", name: "capitalist", of: ({ coins }) => coins, due: () => 30 },
];

type CubeAchievement = "legendary" | "sailors" | "explorer";

/** Adds cubes up to the required number. @returns false if the achievement is claimed, or no cube was added */
export function mark(flow: QuestionFlow, seat: Seat, name: CubeAchievement, cubes: number): boolean {
  const { state } = flow;
  const own = state.automata[seat]!;
  const { due, rule } = REACHED.find((one) => one.name === name)!;
  const added = Math.min(cubes, due(state) - own[name]);
  if (own.achievements[name] !== undefined || added <= 0) return false;
  flow.add({ type: "AchievementMarked", seat, rule, achievement: name, cubes: own[name] + added });
  claimReached(flow, seat);
  return true;
}

export function claimReached(flow: QuestionFlow, seat: Seat): void {
  for (const { rule, name, of, due } of REACHED) {
    const { state } = flow;
    if (of(state.automata[seat]!) >= due(state)) claim(flow, { kind: "automaton", seat }, name, rule);
  }
}

/** Calls the last turns at the fourth achievement (E1). Does nothing if this one was claimed before. */
export function claim(flow: QuestionFlow, { kind, seat }: TurnPlayer, achievement: Achievement, rule: string): void {
  if (hasClaimed(flow.state, { kind, seat }, achievement)) return;
  flow.add({ type: "AchievementClaimed", seat, rule, who: kind, achievement });
  callLastTurns(flow, { kind, seat });
}

const hasClaimed = (state: State, { kind, seat }: TurnPlayer, achievement: Achievement): boolean =>
  kind === "human"
    ? state.claims[seat]!.includes(achievement)
    : state.automata[seat]!.achievements[achievement] !== undefined;

function callLastTurns(flow: QuestionFlow, claimant: TurnPlayer): void {
  const { state } = flow;
  if (state.ending || achievementsOf(state, claimant) < ENOUGH) return;
  flow.add({
    type: "LastTurnsCalled",
    seat: claimant.seat,
    rule: "E1",
    claimant,
    left: leftAfter(state, claimant),
  });
}

export function takeAside(flow: QuestionFlow, aside: Aside): void {
  switch (aside.type) {
    case "ReportClaimed":
      flow.add({ type: "Reported", seat: aside.human, rule: "E1", what: aside });
      claim(flow, { kind: "human", seat: aside.human }, aside.achievement, "E1");
      break;
    case "Correct":
      flow.add({
        type: "Corrected",
        seat: aside.automaton,
        rule: "A",
        field: aside.field,
        to: aside.to,
        was: wasBefore(flow.state, aside),
      });
      claimReached(flow, aside.automaton);
      break;
    case "CorrectClaim": {
      const { who, seat, achievement, claimed } = aside;
      flow.add({ type: "ClaimCorrected", seat, rule: "A", who, achievement, claimed });
      if (claimed) callLastTurns(flow, { kind: who, seat });
    }
  }
}

/** The value before the correction; for tiles and explored spaces, their number. */
function wasBefore({ automata, explored }: State, { automaton, field }: WaywardCommandOf<"Correct">): number {
  const own = automata[automaton]!;
  switch (field) {
    case "tileGained":
    case "tileLost":
      return own.upgrades.length;
    case "explored":
    case "unexplored":
      return explored.length;
    default:
      return own[field];
  }
}
