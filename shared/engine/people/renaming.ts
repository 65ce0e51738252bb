import type { GameEvent } from "../contract/events.ts";
import type { Recorded } from "../match/log-entry.ts";
import type { Match } from "../match/match.ts";
import type { ReservedPlayer } from "../match/seating.ts";
import { skeletonOf } from "./look-alikes.ts";
import { distinctName, isNumbered } from "./names.ts";

/** Current names by player id. A player who is missing keeps the name in the log. */
export type CurrentNames = ReadonlyMap<string, string>;

export interface PlayerRenamed {
  readonly player: string;
  readonly name: string;
  /** Whether the account was deleted. */
  readonly isGone: boolean;
}

/** The fields of events that contain the names of players. */
type NamingEvent = GameEvent & {
  readonly player?: string;
  readonly name?: string;
  readonly kept?: readonly (ReservedPlayer | null)[];
};

const NAMING: ReadonlySet<string> = new Set(["MatchCreated", "MatchBranched", "SeatTaken", "SeatReserved"]);

export const isNamingEvent = ({ type }: GameEvent): boolean => NAMING.has(type);

/** The ids of the players named in a log, each once. */
export function playersIn(log: readonly GameEvent[]): readonly string[] {
  const named = log.filter(isNamingEvent) as readonly NamingEvent[];
  const ids = named.flatMap(({ player, kept = [] }) => [player, ...kept.map((guest) => guest?.player)]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** A person, program or bot that sits or sat at a table. Bots have no player id. */
type NamedPlayer = Partial<Pick<ReservedPlayer, "player">> & Pick<ReservedPlayer, "name">;

/** Everyone who took a seat in a log, with the name of that time. */
const seatedIn = (log: readonly GameEvent[]): readonly NamedPlayer[] =>
  (log.filter(({ type }) => type === "SeatTaken") as readonly NamingEvent[]).flatMap(({ player, name }) =>
    name === undefined ? [] : [{ ...(player !== undefined && { player }), name }],
  );

/**
 * Current names that are distinct at a table: a player whose new name is taken there gets a number, as in "Ann 2".
 * Players whose name does not change keep it; among the others, the first to arrive does.
 * @param there everyone at the table in order of arrival
 */
export function distinctNames(there: readonly NamedPlayer[], names: CurrentNames): CurrentNames {
  const called = new Map(there.map(({ player, name }, i) => [player ?? i, name]));
  const isKept = (who: string | number, name: string): boolean => {
    const now = typeof who === "string" ? names.get(who) : undefined;
    return now === undefined || now === name || isNumbered(name, now);
  };
  const kept = [...called].filter(([who, name]) => isKept(who, name));
  const taken = new Set(kept.map(([, name]) => skeletonOf(name)));
  const distinct = new Map(names);
  for (const [who, name] of kept) if (typeof who === "string" && names.has(who)) distinct.set(who, name);
  for (const [who, name] of called) {
    if (typeof who !== "string" || isKept(who, name)) continue;
    const now = distinctName(names.get(who)!, taken);
    taken.add(skeletonOf(now));
    distinct.set(who, now);
  }
  return distinct;
}

/** The current names of the players in a log, see `distinctNames`. */
export const distinctNamesIn = (log: readonly GameEvent[], names: CurrentNames): CurrentNames =>
  names.size === 0 ? names : distinctNames(seatedIn(log), names);

/** The name that a player or bot gets at a table when they sit down or write in the chat. */
export function distinctNameIn(log: readonly GameEvent[], { player, name }: NamedPlayer): string {
  const there = seatedIn(log);
  // A bot's name differs from those of players. Several bots may have the same name.
  if (player === undefined)
    return distinctName(
      name,
      new Set(there.filter((one) => one.player !== undefined).map((one) => skeletonOf(one.name))),
    );
  const isThere = there.some((one) => one.player === player);
  return distinctNames(isThere ? there : [...there, { player, name: "" }], new Map([[player, name]])).get(player)!;
}

/**
 * A log with everyone's current name, instead of the one they sat down with. The log stays valid, because no rule
 * depends on names. Returns the same list if no name changes.
 */
export function withCurrentNames(log: readonly Recorded[], names: CurrentNames): readonly Recorded[] {
  if (names.size === 0) return log;
  const distinct = distinctNamesIn(log, names);
  const called = log.map((entry) => (isNamingEvent(entry) ? renamed(entry, distinct) : entry));
  return called.some((entry, i) => entry !== log[i]) ? called : log;
}

/**
 * The match with everyone's current name: the same as folding the log of `withCurrentNames`.
 * @param names from `distinctNamesIn`
 */
export function matchWithCurrentNames(match: Match, names: CurrentNames): Match {
  const { config, seats, seating } = match;
  const called = <Held extends Partial<ReservedPlayer>>(held: Held): Held => {
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

const nameOf = ({ player, name }: Partial<ReservedPlayer>, names: CurrentNames): string | undefined =>
  (player === undefined ? undefined : names.get(player)) ?? name;
