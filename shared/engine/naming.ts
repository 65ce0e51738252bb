import type { GameEvent } from "./game.ts";
import type { Guest } from "./gathering.ts";
import type { Recorded } from "./match.ts";

/** What players are called now, by their ids; those who are called as ever are left out. */
export type Names = ReadonlyMap<string, string>;

/** What somebody is called who is not to be named any more: nobody's name, in every language. */
export const NAMELESS = "N. N.";

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

/** The players that a log names, each once. */
export function playersIn(log: readonly GameEvent[]): readonly string[] {
  const named = log.filter(({ type }) => NAMING.has(type)) as readonly Naming[];
  const ids = named.flatMap(({ player, kept = [] }) => [player, ...kept.map((guest) => guest?.player)]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/**
 * A log in which everybody is called as they are now, whatever they were called when they sat down. Nothing else of it changes,
 * and it is as true as before: names decide nothing. The same list where nobody is called otherwise.
 */
export function calledNow(log: readonly Recorded[], names: Names): readonly Recorded[] {
  if (names.size === 0) return log;
  const called = log.map((entry) => (NAMING.has(entry.type) ? renamed(entry, names) : entry));
  return called.some((entry, i) => entry !== log[i]) ? called : log;
}

function renamed(entry: Recorded & Naming, names: Names): Recorded {
  const name = nameOf(entry, names);
  const kept = entry.kept?.map((guest) => guest && { ...guest, name: nameOf(guest, names) ?? guest.name });
  const isSame = name === entry.name && kept?.every((guest, i) => guest?.name === entry.kept![i]?.name) !== false;
  return isSame ? entry : { ...entry, ...(name === undefined ? {} : { name }), ...(kept ? { kept } : {}) };
}

const nameOf = ({ player, name }: Partial<Guest>, names: Names): string | undefined =>
  (player === undefined ? undefined : names.get(player)) ?? name;
