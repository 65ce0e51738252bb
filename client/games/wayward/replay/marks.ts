import type { Recorded } from "../../../../shared/engine/match.ts";
import { movesOf, stepsOf } from "../../../../shared/engine/steps.ts";
import type { Event, EventOf } from "../../../../shared/games/wayward/events.ts";
import { type State, turnsOf } from "../../../../shared/games/wayward/state.ts";
import type { Timeline } from "../../../match/timeline.ts";
import type { Mark, MarkLook, Spot } from "../../../replay/playback.ts";
import type { Lane } from "../../game.ts";
import { ICONS } from "../over/icons.ts";
import { words } from "../speech/words/words.ts";

type Told = readonly Recorded<Event>[];

/** What stands on the timeline: every answer, and which of them a battle or an achievement came of. */
const LANES = ["cards", "battles", "achievements"] as const;
const SIGNS = { cards: ICONS.ship, battles: ICONS.cannons, achievements: ICONS.achievements };

export const lanesOf = (): readonly Lane[] =>
  LANES.map((lane) => ({ says: words.value.lanes[lane], icon: SIGNS[lane] }));

/** Full for the automaton, which won it or claimed it, and with a ring for a human. */
const lookOf = (isIts: boolean): MarkLook => (isIts ? "full" : "ringed");

/** What a step did, beside being an answer. */
const spotsIn = (step: Told): readonly Spot[] =>
  step.flatMap((event): readonly Spot[] => {
    if (event.type === "BattleEnded") return [{ lane: LANES.indexOf("battles"), look: lookOf(event.won) }];
    if (event.type !== "AchievementClaimed") return [];
    return [{ lane: LANES.indexOf("achievements"), look: lookOf(event.who === "automaton") }];
  });

/** Answer by answer: cards full, what was taken back hollow. A round is a turn of everybody. */
export function marksOf({ log, states }: Timeline<State>, moves: readonly number[]): readonly Mark[] {
  const counted = new Set(movesOf(log));
  const steps = new Map(stepsOf(log).map((step) => [step.at(-1)!.v, step as readonly unknown[] as Told]));
  return moves.map((v, i): Mark => {
    const step = steps.get(v)!;
    const look = !counted.has(v) ? "hollow" : step.some(isCard) ? "full" : "small";
    const seat = i === 0 ? undefined : step[0]!.by;
    return {
      v,
      look,
      on: i === 0 ? [] : [{ lane: LANES.indexOf("cards"), look }, ...(counted.has(v) ? spotsIn(step) : [])],
      round: Math.max(1, turnsOf(states[v]!.table)),
      ...(seat === undefined ? {} : { seat }),
    };
  });
}

const isCard = (entry: Recorded<Event>): entry is Recorded<EventOf<"CardRevealed">> => entry.type === "CardRevealed";

/** The versions after which turns begin, along the line that counts: in a round of two the first of them. */
export function roundsOf(log: readonly Recorded[]): readonly number[] {
  const counted = new Set(movesOf(log));
  let last = 0;
  return stepsOf(log).flatMap((step) => {
    const card = (step as readonly unknown[] as Told).find(isCard);
    if (!card || card.turn <= last || !counted.has(step.at(-1)!.v)) return [];
    last = card.turn;
    return [card.v - 1];
  });
}
