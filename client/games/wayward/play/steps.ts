import { signal } from "@preact/signals";
import type { Recorded } from "../../../../shared/engine/match/match.ts";
import { movesOf, stepsOf } from "../../../../shared/engine/match/steps.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";

/** Events shown outside the list of steps: the question, and the last answer. */
const SILENT: readonly string[] = [
  "Answered",
  "Asked",
  "AttackSettled",
  "CardRevealed",
  "SectionRead",
] satisfies Event["type"][];

/** Events that players carry out at the table. */
const BY_HAND: readonly string[] = [
  "SeaExplored",
  "AdvancementClaimed",
  "InfluencePlaced",
  "ShipMoved",
  "IslandsTaken",
  "GarrisonStruck",
  "ShipSunk",
  "GoodsGained",
  "CargoConverted",
  "DamageRepaired",
  "GoodsLaid",
  "AchievementMarked",
  "AchievementClaimed",
  "TurnEnded",
] satisfies Event["type"][];

/** Whether players carry out an event on the board; not if no space was unexplored. */
export const isByHand = (event: Recorded): boolean =>
  BY_HAND.includes(event.type) && (event as { readonly cells?: readonly number[] }).cells?.length !== 0;

/** The steps ticked off on this page, by match and version. */
const ticked = signal<ReadonlySet<string>>(new Set());

const keyOf = (match: string, { v }: Recorded): string => `${match} ${v}`;

/** Ticks off steps. */
export function tick(match: string, events: readonly Recorded[]): void {
  ticked.value = new Set([...ticked.value, ...events.map((event) => keyOf(match, event))]);
}

/** The effects of a card so far, without undone steps. */
export interface CardCourse {
  /** Steps to take at the table, and information from the last answer. */
  readonly now: readonly Recorded[];
  /** Earlier steps and information. */
  readonly before: readonly Recorded[];
}

/**
 * The effects of the card that was turned up last. Without `match` no steps are ticked off: those of the last answer are current.
 */
export function courseOf(log: readonly Recorded[], match?: string): CardCourse {
  const counted = new Set(movesOf(log));
  const steps = stepsOf(log).filter((step) => counted.has(step.at(-1)!.v));
  const from = steps.findLastIndex((step) => step.some(({ type }) => type === "CardRevealed"));
  if (from < 0) return { now: [], before: [] };
  const told = steps.slice(from).map((step) => step.filter(({ type }) => !SILENT.includes(type)));
  const latest = new Set(told.at(-1));
  const isNow = (event: Recorded): boolean => {
    if (match === undefined) return latest.has(event);
    return isByHand(event) ? !ticked.value.has(keyOf(match, event)) : latest.has(event);
  };
  const all = told.flat();
  return { now: all.filter(isNow), before: all.filter((event) => !isNow(event)) };
}

/** The remaining steps at the table, in the order of the rules. */
export const undoneIn = (log: readonly Recorded[], match: string): readonly Recorded[] =>
  courseOf(log, match).now.filter(isByHand);
