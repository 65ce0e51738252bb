import { signal } from "@preact/signals";
import type { Recorded } from "../../../../shared/engine/match.ts";
import { movesOf, stepsOf } from "../../../../shared/engine/steps.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";

/** Told beside what it says: the question, and the answer that was just given. */
const SILENT: readonly string[] = [
  "Answered",
  "Asked",
  "AttackSettled",
  "CardRevealed",
  "SectionRead",
] satisfies Event["type"][];

/** What people do with their own hands at the table. */
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

/** Whether something is to be done for it on the board; where nothing was unexplored there is not. */
export const isByHand = (event: Recorded): boolean =>
  BY_HAND.includes(event.type) && (event as { readonly cells?: readonly number[] }).cells?.length !== 0;

/** What was done at the table, by the versions of its events: as far as this page was told. */
const ticked = signal<ReadonlySet<string>>(new Set());

const keyOf = (match: string, { v }: Recorded): string => `${match} ${v}`;

/** Says that steps were done at the table. */
export function tick(match: string, events: readonly Recorded[]): void {
  ticked.value = new Set([...ticked.value, ...events.map((event) => keyOf(match, event))]);
}

/** What a card has come to so far, along the line that counts. */
export interface CardCourse {
  /** What is to be done at the table, and what is to be known with the last answer. */
  readonly now: readonly Recorded[];
  /** What was done and told before. */
  readonly before: readonly Recorded[];
}

/** The course of the card that was turned up last; without `match`, nobody ticks off what was done: the last answer's is now. */
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

/** What is still to be done at the table, in the order of the rules. */
export const undoneIn = (log: readonly Recorded[], match: string): readonly Recorded[] =>
  courseOf(log, match).now.filter(isByHand);
