import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { movesOf, stepsOf } from "../../../../shared/engine/match/steps.ts";
import type { Event, WaywardEventOf } from "../../../../shared/games/wayward/events.ts";
import { type State, turnsOf } from "../../../../shared/games/wayward/state.ts";
import type { Lane } from "../../../contract/parts.ts";
import type { LaneMark, Mark, MarkLook } from "../../../contract/playback.ts";
import type { Timeline } from "../../../contract/timeline.ts";
import { ICONS } from "../overlay/icons.ts";
import type { WaywardEntry } from "../play/steps.ts";
import { messages } from "../text/messages/messages.ts";

/** The lane `cards` has all answers. */
const LANES = ["cards", "battles", "achievements"] as const;
const SIGNS = { cards: ICONS.ship, battles: ICONS.cannons, achievements: ICONS.achievements };

export const lanesOf = (): readonly Lane[] =>
  LANES.map((lane) => ({ says: messages.value.lanes[lane], icon: SIGNS[lane] }));

/** Full for the automaton, ringed for a human. */
const lookOf = (isIts: boolean): MarkLook => (isIts ? "full" : "ringed");

const spotsIn = (step: readonly WaywardEntry[]): readonly LaneMark[] =>
  step.flatMap((event): readonly LaneMark[] => {
    if (event.type === "BattleEnded") return [{ lane: LANES.indexOf("battles"), look: lookOf(event.won) }];
    if (event.type !== "AchievementClaimed") return [];
    return [{ lane: LANES.indexOf("achievements"), look: lookOf(event.who === "automaton") }];
  });

/**
 * Marks for the deal and each answer: hollow if undone, full if a card was revealed, otherwise small. A round is one
 * turn of every player.
 */
export function marksOf({ log, states }: Timeline<State, Event>, moves: readonly number[]): readonly Mark[] {
  const counted = new Set(movesOf(log));
  const steps = new Map(stepsOf(log).map((step) => [step.at(-1)!.v, step]));
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

const isCard = (entry: WaywardEntry): entry is Recorded<WaywardEventOf<"CardRevealed">> =>
  entry.type === "CardRevealed";

/** Undone rounds are omitted. */
export function roundsOf(log: readonly WaywardEntry[]): readonly number[] {
  const counted = new Set(movesOf(log));
  let last = 0;
  return stepsOf(log).flatMap((step) => {
    const card = step.find(isCard);
    if (!card || card.turn <= last || !counted.has(step.at(-1)!.v)) return [];
    last = card.turn;
    return [card.v - 1];
  });
}
