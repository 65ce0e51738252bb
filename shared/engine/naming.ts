import type { GameEvent } from "./game.ts";
import type { Guest } from "./gathering.ts";
import { skeletonOf } from "./look-alikes.ts";
import type { Match, Recorded } from "./match.ts";
import { distinctName, isNumbered } from "./names.ts";

/** What players are called now, by their ids; those who are called as ever are left out. */
export type Names = ReadonlyMap<string, string>;

/** Somebody who is called otherwise from now on. */
export interface NewName {
  readonly player: string;
  readonly name: string;
  /** They had themselves deleted. */
  readonly isGone: boolean;
}

/** Whoever an event names by their player's id. */
type Naming = GameEvent & {
  readonly player?: string;
  readonly name?: string;
  readonly kept?: readonly (Guest | null)[];
};

const NAMING: ReadonlySet<string> = new Set(["MatchCreated", "MatchBranched", "SeatTaken"]);

/** Whether an event names players. */
export const isNaming = ({ type }: GameEvent): boolean => NAMING.has(type);

/** The players that a log names, each once. */
export function playersIn(log: readonly GameEvent[]): readonly string[] {
  const named = log.filter(isNaming) as readonly Naming[];
  const ids = named.flatMap(({ player, kept = [] }) => [player, ...kept.map((guest) => guest?.player)]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Somebody at a table, or who was there; bots are no players. */
type Called = Partial<Pick<Guest, "player">> & Pick<Guest, "name">;

/** The people and bots that a log seats, by the names of then. */
const seatedIn = (log: readonly GameEvent[]): readonly Called[] =>
  (log.filter(({ type }) => type === "SeatTaken") as readonly Naming[]).flatMap(({ player, name }) =>
    name === undefined ? [] : [{ ...(player !== undefined && { player }), name }],
  );

/**
 * These names, with a number for a player of a table who would be called like another one there: "Ann 2". Who is called so already,
 * or has been longest, keeps the name.
 * @param there the players of the table in the order in which they came
 */
export function distinctNames(there: readonly Called[], names: Names): Names {
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

/** The names of players at the table of a log, see `distinctNames`. */
export const namesAt = (log: readonly GameEvent[], names: Names): Names =>
  names.size === 0 ? names : distinctNames(seatedIn(log), names);

/** What somebody is called at the table of a log who is about to sit there, or to say something. */
export function nameAt(log: readonly GameEvent[], { player, name }: Called): string {
  const there = seatedIn(log);
  // Bots come and go under the same names.
  if (player === undefined)
    return distinctName(
      name,
      new Set(there.filter((one) => one.player !== undefined).map((one) => skeletonOf(one.name))),
    );
  const isThere = there.some((one) => one.player === player);
  return distinctNames(isThere ? there : [...there, { player, name: "" }], new Map([[player, name]])).get(player)!;
}

/**
 * A log in which everybody is called as they are now, whatever they were called when they sat down. Nothing else of it changes,
 * and it is as true as before: names decide nothing. The same list where nobody is called otherwise.
 */
export function calledNow(log: readonly Recorded[], names: Names): readonly Recorded[] {
  if (names.size === 0) return log;
  const distinct = namesAt(log, names);
  const called = log.map((entry) => (isNaming(entry) ? renamed(entry, distinct) : entry));
  return called.some((entry, i) => entry !== log[i]) ? called : log;
}

/**
 * The match of a log after `calledNow`, without folding the log again: no rule of a game reads a name.
 * @param names as `namesAt` has them
 */
export function matchCalledNow(match: Match, names: Names): Match {
  const { charter, seats, gathering } = match;
  const called = <Held extends Partial<Guest>>(held: Held): Held => {
    const name = nameOf(held, names);
    return name === held.name || name === undefined ? held : { ...held, name };
  };
  return {
    ...match,
    charter: charter.kept ? { ...charter, kept: charter.kept.map((guest) => guest && called(guest)) } : charter,
    seats: seats.map((held) => held && called(held)),
    gathering: { ...gathering, kept: gathering.kept.map((guest) => guest && called(guest)) },
  };
}

function renamed(entry: Recorded & Naming, names: Names): Recorded {
  const name = nameOf(entry, names);
  const kept = entry.kept?.map((guest) => guest && { ...guest, name: nameOf(guest, names) ?? guest.name });
  const isSame = name === entry.name && kept?.every((guest, i) => guest?.name === entry.kept![i]?.name) !== false;
  return isSame ? entry : { ...entry, ...(name === undefined ? {} : { name }), ...(kept ? { kept } : {}) };
}

const nameOf = ({ player, name }: Partial<Guest>, names: Names): string | undefined =>
  (player === undefined ? undefined : names.get(player)) ?? name;
