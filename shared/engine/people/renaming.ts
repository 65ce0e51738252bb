import type { GameEvent } from "../contract/events.ts";
import type { Recorded } from "../match/log-entry.ts";
import type { Match } from "../match/match.ts";
import type { ReservedPlayer } from "../match/seating.ts";
import { distinctNamesIn } from "./distinct-names.ts";

/** By player id. Others keep the name in the log. */
export type CurrentNames = ReadonlyMap<string, string>;

export interface PlayerRenamed {
  readonly player: string;
  readonly name: string;
  /** Whether the account was deleted. */
  readonly isGone: boolean;
}

export type NamingEvent = GameEvent & {
  readonly player?: string;
  readonly name?: string;
  readonly kept?: readonly (ReservedPlayer | null)[];
};

const NAMING: ReadonlySet<string> = new Set(["MatchCreated", "MatchBranched", "SeatTaken", "SeatReserved"]);

export const isNamingEvent = ({ type }: GameEvent): boolean => NAMING.has(type);

/** Each id once. */
export function playersIn(log: readonly GameEvent[]): readonly string[] {
  const named = log.filter(isNamingEvent) as readonly NamingEvent[];
  const ids = named.flatMap(({ player, kept = [] }) => [player, ...kept.map((guest) => guest?.player)]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** The log stays valid: no rule depends on names. Returns the same list if no name changes. */
export function withCurrentNames(log: readonly Recorded[], names: CurrentNames): readonly Recorded[] {
  if (names.size === 0) return log;
  const distinct = distinctNamesIn(log, names);
  const called = log.map((entry) => (isNamingEvent(entry) ? renamed(entry, distinct) : entry));
  return called.some((entry, i) => entry !== log[i]) ? called : log;
}

/**
 * Equals the fold of the log of `withCurrentNames`.
 * @param names from `distinctNamesIn`
 */
export function matchWithCurrentNames(match: Match, names: CurrentNames): Match {
  const { config, seats, seating } = match;
  const called = <Held extends Partial<Pick<ReservedPlayer, "player" | "name">>>(held: Held): Held => {
    const name = nameOf(held, names);
    return name === held.name || name === undefined ? held : { ...held, name };
  };
  return {
    ...match,
    config: config.kept ? { ...config, kept: config.kept.map((guest) => guest && called(guest)) } : config,
    seats: seats.map((held) => held && called(held)),
    seating: { ...seating, reservations: seating.reservations.map((guest) => guest && called(guest)) },
  };
}

function renamed(entry: Recorded & NamingEvent, names: CurrentNames): Recorded {
  const name = nameOf(entry, names);
  const kept = entry.kept?.map((guest) => guest && { ...guest, name: nameOf(guest, names) ?? guest.name });
  const isSame = name === entry.name && kept?.every((guest, i) => guest?.name === entry.kept![i]?.name) !== false;
  return isSame ? entry : { ...entry, ...(name === undefined ? {} : { name }), ...(kept ? { kept } : {}) };
}

const nameOf = (
  { player, name }: Partial<Pick<ReservedPlayer, "player" | "name">>,
  names: CurrentNames,
): string | undefined => (player === undefined ? undefined : names.get(player)) ?? name;
