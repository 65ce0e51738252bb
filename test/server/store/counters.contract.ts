import fc from "fast-check";
import { expect } from "vitest";
import type { Stores } from "../../../server/store/ports.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { itemAt } from "../../kit/item-at.ts";
import { entry, moment, seat, summary } from "./samples.ts";

const DAYS = ["2026-11-23", "2026-11-24"] as const;
const PLAYERS = ["ann", "bob", "cy"] as const;
const SCORES = [[0, 0, 7, 40], [0, 0, 12, 40], [1, 3, 7, 40], undefined] as const;

/** Writes the next event of a match, or only its summary. */
interface Write {
  readonly match: number;
  readonly isRelisting: boolean;
  readonly state: Summary["state"];
  readonly players: readonly (typeof PLAYERS)[number][];
  readonly daily: { readonly day: number; readonly counts: boolean; readonly score: number } | null;
  readonly name: string;
}

const write: fc.Arbitrary<Write> = fc.record({
  match: fc.nat(3),
  isRelisting: fc.boolean(),
  state: fc.constantFrom("open", "live", "over"),
  players: fc.subarray([...PLAYERS]),
  daily: fc.option(fc.record({ day: fc.nat(1), counts: fc.boolean(), score: fc.nat(3) })),
  name: fc.constantFrom("Änn", "Zoë"),
});

function written({ state, players, daily, name }: Write, id: string, version: number, run: number): Summary {
  const score = daily ? SCORES[daily.score] : undefined;
  return summary(id, version, {
    state,
    seats: players.map((player) => ({ ...seat(`${player}-${run}`), name })),
    ...(daily && { daily: { day: dayIn(run, daily.day), counts: daily.counts, ...(score && { score }) } }),
    ...(state === "over" && { endedAt: moment(version), outcome: { result: "draw", winners: [], reason: "x" } }),
  });
}

const dayIn = (run: number, day: number): string => itemAt(DAYS, day).replace("2026", String(2026 + run));

async function countersOf(store: Stores, run: number) {
  const players = PLAYERS.map((player) => `${player}-${run}`);
  const [first, last] = [dayIn(run, 0), dayIn(run, 1)];
  const past = await Promise.all(
    players.map(async (player) => [player, await store.matches.pastCount(player)] as const),
  );
  const days = await store.matches.dayCounts(first, last);
  const tries = await store.matches.tries(first, last);
  return { past: new Map(past), days: new Map(days.map((count) => [count.day, count])), tries };
}

function recount(held: readonly Summary[], run: number) {
  const pastOf = (player: string) =>
    held.filter(({ state, seats }) => state === "over" && seats.some((one) => one?.player === player));
  const counting = held.filter(({ daily }) => daily?.counts);
  const days = Map.groupBy(counting, ({ daily }) => daily!.day);
  const tries = Map.groupBy(counting, ({ daily }) => JSON.stringify([daily!.day, daily!.score]));
  return {
    past: new Map(PLAYERS.map((player) => [`${player}-${run}`, pastOf(`${player}-${run}`)])),
    days: new Map(
      Array.from(days, ([day, all]) => [
        day,
        { tries: all.length, finished: all.filter(({ daily }) => daily!.score?.[0] === 0).length },
      ]),
    ),
    tries: new Set(
      Array.from(tries, ([, same]) => {
        const { day, score } = itemAt(same, 0).daily!;
        return { day, ...(score && { score }), tries: same.length };
      }),
    ),
  };
}

/** Expects the counters to equal a recount after every random write. */
export async function countersEqualRecount(store: Stores, numRuns: number): Promise<void> {
  let run = 0;
  const property = fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 10 }), async (writes) => {
    run++;
    const held = new Map<string, Summary>();
    for (const each of writes) {
      const [before, counted] = [recount([...held.values()], run), await countersOf(store, run)];
      const id = `m${each.match}-${run}`;
      const version = held.get(id)?.version ?? 0;
      const isNew = version === 0 || !each.isRelisting;
      const next = written(each, id, isNew ? version + 1 : version, run);
      if (isNew) await store.events.append(id, version, [entry(version + 1)], next);
      else await store.matches.relist([next]);
      held.set(id, next);

      const [due, counts] = [recount([...held.values()], run), await countersOf(store, run)];
      expect(new Set(counts.tries)).toEqual(due.tries);
      expect([...counts.days.keys()]).toEqual([...due.days.keys()].sort());
      for (const [day, count] of due.days) expect(counts.days.get(day)).toMatchObject(count);
      for (const [player, own] of due.past) {
        const [was, is] = [counted.past.get(player)!, counts.past.get(player)!];
        expect(is.matches).toBe(own.length);
        // `changes` must stay the same exactly if no match that was counted before has changed.
        const areSame = before.past.get(player)!.every((match) => own.some((other) => same(match, other)));
        expect(is.changes === was.changes, JSON.stringify({ was, is })).toBe(areSame);
      }
      for (const [day, count] of counts.days) {
        const scores = (tries: Iterable<{ readonly day: string }>) => [...tries].filter((one) => one.day === day);
        if (!equal(scores(before.tries), scores(due.tries)))
          expect(count.changes).not.toBe(counted.days.get(day)?.changes);
      }
    }
  });
  await fc.assert(property, { numRuns });
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const equal = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  same(a.map((one) => JSON.stringify(one)).sort(), b.map((one) => JSON.stringify(one)).sort());
