import type { Recorded } from "../../../../shared/engine/match.ts";
import { movesOf, type Step, stepsOf } from "../../../../shared/engine/steps.ts";
import type { Event, EventOf } from "../../../../shared/games/wayward/events.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import type { Timeline } from "../../../match/timeline.ts";
import type { Mark } from "../../../replay/playback.ts";
import { ICONS } from "../over/icons.ts";

/** What shows its own sign in the place of a dot, the rarest first. */
const SIGNS: readonly (readonly [Event["type"], Mark["sign"] & object])[] = [
  ["AchievementClaimed", ICONS.achievements],
  ["BattleEnded", ICONS.cannons],
];

const isCard = (entry: Recorded<Event>): entry is Recorded<EventOf<"CardRevealed">> => entry.type === "CardRevealed";

const has = (step: Step, type: Event["type"]): boolean => step.some((entry) => entry.type === type);

/** How many turns the automaton ahead has had. */
const roundAt = ({ automata }: State): number => Math.max(1, ...automata.map(({ turn }) => turn));

/** Answer by answer: cards full, what was taken back hollow. A round is a turn of everybody. */
export function marksOf({ log, states }: Timeline<State>, moves: readonly number[]): readonly Mark[] {
  const counted = new Set(movesOf(log));
  const steps = new Map(stepsOf(log).map((step) => [step.at(-1)!.v, step]));
  return moves.map((v, i): Mark => {
    const step = steps.get(v)!;
    const sign = SIGNS.find(([type]) => has(step, type))?.[1];
    const seat = i === 0 ? undefined : step[0].by;
    return {
      v,
      look: !counted.has(v) ? "hollow" : has(step, "CardRevealed") ? "full" : "small",
      round: roundAt(states[v]!.table),
      ...(sign && counted.has(v) && { sign }),
      ...(seat === undefined ? {} : { seat }),
    };
  });
}

/** The versions after which turns begin, along the line that counts: in a round of two the first of them. */
export function roundsOf(log: readonly Recorded[]): readonly number[] {
  const counted = new Set(movesOf(log));
  let last = 0;
  return stepsOf(log).flatMap((step) => {
    const card = (step as readonly unknown[] as readonly Recorded<Event>[]).find(isCard);
    if (!card || card.turn <= last || !counted.has(step.at(-1)!.v)) return [];
    last = card.turn;
    return [card.v - 1];
  });
}
