import { signal } from "@preact/signals";
import type { LogEntry } from "../../../../shared/engine/match/log-entry.ts";
import { movesOf, stepsOf } from "../../../../shared/engine/match/steps.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";

export type WaywardEntry = LogEntry<Event>;

/** Events that are not steps: questions, answers, the card, and those covered by others. */
const SILENT: ReadonlySet<WaywardEntry["type"]> = new Set([
  "Answered",
  "Asked",
  "AttackSettled",
  "CardRevealed",
  "SectionRead",
]);

const BY_HAND: ReadonlySet<WaywardEntry["type"]> = new Set([
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
]);

/** Whether the player carries out the event on the real table: not if it affects no space. */
export const isByHand = (event: WaywardEntry): boolean =>
  BY_HAND.has(event.type) && !("cells" in event && event.cells.length === 0);

/** Steps ticked off on this page, by match and version. */
const ticked = signal<ReadonlySet<string>>(new Set());

const keyOf = (match: string, { v }: WaywardEntry): string => `${match} ${v}`;

export function tick(match: string, events: readonly WaywardEntry[]): void {
  ticked.value = new Set([...ticked.value, ...events.map((event) => keyOf(match, event))]);
}

interface CardCourse {
  /** Includes information from the last answer. */
  readonly now: readonly WaywardEntry[];
  readonly before: readonly WaywardEntry[];
}

/**
 * The last card's steps, without undone ones. Without `match` nothing is ticked off, and the last answer's steps are
 * current.
 */
export function courseOf(log: readonly WaywardEntry[], match?: string): CardCourse {
  const counted = new Set(movesOf(log));
  const steps = stepsOf(log).filter((step) => counted.has(step.at(-1)!.v));
  const from = steps.findLastIndex((step) => step.some(({ type }) => type === "CardRevealed"));
  if (from < 0) return { now: [], before: [] };
  const shown = steps.slice(from).map((step) => step.filter(({ type }) => !SILENT.has(type)));
  const latest = new Set(shown.at(-1));
  const isNow = (event: WaywardEntry): boolean => {
    if (match === undefined) return latest.has(event);
    return isByHand(event) ? !ticked.value.has(keyOf(match, event)) : latest.has(event);
  };
  const all = shown.flat();
  return { now: all.filter(isNow), before: all.filter((event) => !isNow(event)) };
}

/** Remaining steps, in the order of the rules. */
export const undoneIn = (log: readonly WaywardEntry[], match: string): readonly WaywardEntry[] =>
  courseOf(log, match).now.filter(isByHand);
