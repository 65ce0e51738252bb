import type { GameEvent } from "../contract/events.ts";
import type { ReservedPlayer } from "../match/seating.ts";
import { skeletonOf } from "./look-alikes.ts";
import { ANONYMIZED, LONGEST_NAME } from "./names.ts";
import type { CurrentNames, NamingEvent } from "./renaming.ts";

/** As in `Ann 2`; shortens a long name. */
function numbered(name: string, n: number): string {
  const suffix = ` ${n}`;
  return `${[...name]
    .slice(0, LONGEST_NAME - suffix.length)
    .join("")
    .trimEnd()}${suffix}`;
}

export function isNumbered(text: string, name: string): boolean {
  const n = Number(/ ([1-9]\d*)$/.exec(text)?.[1]);
  return n > 1 && numbered(name, n) === text;
}

/** Adds a number if a look-alike is taken, except for deleted players. */
export function distinctName(name: string, taken: ReadonlySet<string>): string {
  if (name === ANONYMIZED || !taken.has(skeletonOf(name))) return name;
  for (let n = 2; ; n++) if (!taken.has(skeletonOf(numbered(name, n)))) return numbered(name, n);
}

/** Bots have no player id. */
type NamedPlayer = Partial<Pick<ReservedPlayer, "player">> & Pick<ReservedPlayer, "name">;

/** Everyone who took a seat, with the name in the log. */
const seatedIn = (log: readonly GameEvent[]): readonly NamedPlayer[] =>
  (log.filter(({ type }) => type === "SeatTaken") as readonly NamingEvent[]).flatMap(({ player, name }) =>
    name === undefined ? [] : [{ ...(player !== undefined && { player }), name }],
  );

/**
 * A new name that is taken gets a number, as in `Ann 2`. Unchanged names take precedence, then those of earlier
 * arrivals.
 * @param there everyone at the table, in order of arrival
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

export const distinctNamesIn = (log: readonly GameEvent[], names: CurrentNames): CurrentNames =>
  names.size === 0 ? names : distinctNames(seatedIn(log), names);

/** The name of a player or bot who sits down or chats. */
export function distinctNameIn(log: readonly GameEvent[], { player, name }: NamedPlayer): string {
  const there = seatedIn(log);
  // Bots may share a name, but not with players.
  if (player === undefined)
    return distinctName(
      name,
      new Set(there.filter((one) => one.player !== undefined).map((one) => skeletonOf(one.name))),
    );
  const isThere = there.some((one) => one.player === player);
  return distinctNames(isThere ? there : [...there, { player, name: "" }], new Map([[player, name]])).get(player)!;
}
