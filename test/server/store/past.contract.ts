import { describe, expect } from "vitest";
import type { Stores } from "../../../server/store/ports.ts";
import type { FinishedMatchesQuery } from "../../../server/store/queries.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { itemAt } from "../../kit/item-at.ts";
import { test as placed } from "./place.ts";
import { entry, moment, seat, summary } from "./samples.ts";

/** A match that ended this many seconds after noon, and that the first seat has won. */
const over = (id: string, seconds: number, more: Partial<Summary> = {}): Summary =>
  summary(id, 1, {
    state: "over",
    endedAt: moment(seconds),
    outcome: { result: "won", winners: [0], reason: "points" },
    ...more,
  });

const named = (player: string, name: string) => ({ ...seat(player), name });

export function pastContract(name: string, open: (file: string) => Stores | Promise<Stores>): void {
  const test = placed.extend("store", async ({ file }, { onCleanup }): Promise<Stores> => {
    const store = await open(file);
    onCleanup(() => store.close());
    return store;
  });
  const keep = (store: Stores, matches: readonly Summary[]) =>
    Promise.all(matches.map((each) => store.events.append(each.id, 0, [entry(1)], each)));
  const found = async (store: Stores, query: FinishedMatchesQuery) =>
    (await store.matches.past(query)).map(({ id }) => id);

  describe.concurrent(`${name} keeps the contract of past matches`, () => {
    test("every combination of filters finds its matches, last end first", async ({ store }) => {
      const people = [named("ann", "Änn Müller"), named("bob", "Bob"), named("cy", "Cyd")];
      const held = Array.from({ length: 48 }, (_, n) =>
        over(`m${n}`, (n * 7) % 24, {
          game: n % 5 ? "tranquility" : "other",
          options: n % 7 ? { mode: n % 2 ? "arch" : "duel" } : {},
          visibility: n % 4 ? "open" : "private",
          // Every second match has a bot between two people.
          seats: [
            itemAt(people, n % 3),
            ...(n % 2 ? [{ name: "Bora", kind: "bot" } as const] : []),
            itemAt(people, (n + 1) % 3),
          ],
          ...(n % 6 ? {} : { outcome: { result: "draw", winners: [], reason: "points" } as const }),
        }),
      );
      await keep(store, [...held, summary("live", 1, { state: "live", seats: [itemAt(people, 0)] })]);
      held.sort((a, b) => Date.parse(b.endedAt!) - Date.parse(a.endedAt!) || (a.id < b.id ? -1 : 1));
      const resultOf = ({ outcome, seats }: Summary, player: string | undefined) =>
        outcome!.result === "won" && player !== undefined && seats[0]?.player !== player ? "lost" : outcome!.result;
      for (const query of combinations()) {
        const { player, game, variant, seats, result, name: part, since = "", until = "9", limit = 50 } = query;
        const wanted = held
          .filter((match) =>
            player === undefined ? match.visibility === "open" : match.seats.some((each) => each?.player === player),
          )
          .filter((match) => (!game || match.game === game) && (!seats || match.seats.length === seats))
          .filter(({ options }) => !variant || ("mode" in options && options.mode === variant))
          .filter((match) => !result || resultOf(match, player) === result)
          .filter(({ seats: of }) => !part || of.some((each) => each?.player === "ann" && player !== "ann"))
          .filter(({ endedAt = "" }) => endedAt >= since && endedAt < until);
        expect(await store.matches.past(query), JSON.stringify(query)).toEqual(wanted.slice(0, limit));
      }
    });

    test("a list is read page by page to its end, however many ended in the same moment", async ({ store }) => {
      const held = Array.from({ length: 23 }, (_, n) => over(`m${n}`, n % 3, { seats: [seat("ann")] }));
      await keep(store, held);
      const whole = await found(store, { player: "ann" });
      const read: Summary[] = [];
      for (;;) {
        const last = read.at(-1);
        const after = last && { after: { ended: last.endedAt!, id: last.id } };
        const page = await store.matches.past({ player: "ann", limit: 4, ...after });
        read.push(...page);
        if (page.length < 4) break;
      }
      expect(read.map(({ id }) => id)).toEqual(whole);
      expect(new Set(whole).size).toBe(23);
    });

    test("a table's matches are found from any of them, and no others", async ({ store }) => {
      const at = (id: string, seconds: number, previous?: string) =>
        over(id, seconds, { seats: [seat("ann")], ...(previous === undefined ? {} : { previous }) });
      await keep(store, [
        at("a", 1),
        at("b", 2, "a"),
        at("c", 3, "b"),
        at("x", 4),
        at("y", 5, "x"),
        at("z", 6, "gone"),
      ]);
      for (const match of ["a", "b", "c"]) {
        expect(await found(store, { table: match })).toEqual(["c", "b", "a"]);
        expect(await found(store, { table: match, player: "ann", limit: 2 })).toEqual(["c", "b"]);
        expect(await found(store, { table: match, after: { ended: moment(3), id: "c" } })).toEqual(["b", "a"]);
        expect(await found(store, { table: match, player: "bob" })).toEqual([]);
      }
      expect(await found(store, { table: "z" })).toEqual(["z"]);
      expect(await found(store, { table: "nothing" })).toEqual([]);
    });

    test("a private match is known only to those who had a seat", async ({ store }) => {
      await keep(store, [over("m", 1, { visibility: "private", seats: [seat("ann"), seat("bob")] })]);
      const everybody: FinishedMatchesQuery[] = [
        {},
        { table: "m" },
        { name: "ann" },
        { player: "" },
        { player: "eve" },
      ];
      for (const query of everybody) expect(await found(store, query)).toEqual([]);
      expect(await found(store, { player: "bob", table: "m" })).toEqual(["m"]);
    });

    test("a part of a name finds the matches of all who have it in theirs, each once, however many they are", async ({
      store,
    }) => {
      const others = Array.from({ length: 130 }, (_, n) => `Nr. ${n}`);
      const held = others.map((other, n) => over(`m${n}`, n % 50, { seats: [seat("ann"), named(`p${n}`, other)] }));
      await keep(store, held);
      await keep(store, [
        over("both", 60, { seats: [seat("ann"), named("bo", "Bora"), named("borg", "Borg"), named("bo2", "Bora")] }),
        over("one", 61, { seats: [seat("ann"), named("borg", "Borg")], game: "other" }),
      ]);
      const ids = (of: readonly Summary[]) =>
        [...of]
          .sort((a, b) => Date.parse(b.endedAt!) - Date.parse(a.endedAt!) || (a.id < b.id ? -1 : 1))
          .map(({ id }) => id);
      const all = { player: "ann", limit: 200 };
      expect(await found(store, { ...all, name: "nr. " })).toEqual(ids(held));
      expect(await found(store, { ...all, name: "nr. 12" })).toEqual(ids([itemAt(held, 12), ...held.slice(120, 130)]));
      expect(await found(store, { ...all, name: "nr. ", limit: 3, after: { ended: moment(40), id: "m40" } })).toEqual([
        "m90",
        ...ids([itemAt(held, 39), itemAt(held, 89)]),
      ]);
      expect(await found(store, { ...all, name: "BOR" })).toEqual(["one", "both"]);
      expect(await found(store, { ...all, name: "bor", game: "tranquility" })).toEqual(["both"]);
      expect(await found(store, { ...all, name: "borb" })).toEqual([]);
      expect(await found(store, { ...all, name: "nr. 5", game: "other" })).toEqual([]);
      expect(await found(store, { player: "borg", name: "bora" })).toEqual(["both"]);
      // An accent without a letter.
      expect(await found(store, { player: "borg", name: "\u0301" })).toEqual(["one", "both"]);
    });

    test("a player who is removed from a match that is over is no longer found in it", async ({ store }) => {
      const seats = [seat("ann"), named("bo", "Bora"), named("cy", "Cyd")];
      await store.events.append("m", 0, [entry(1)], over("m", 1, { seats }));
      await store.events.append(
        "m",
        1,
        [entry(2)],
        over("m", 2, { seats: [seat("ann"), named("dov", "Dov")], version: 2 }),
      );
      const names = ["bora", "cyd", "dov"];
      const results = await Promise.all(names.map((each) => found(store, { player: "ann", name: each })));
      expect(results).toEqual([[], [], ["m"]]);
      expect(await found(store, { player: "bo", name: "ann" })).toEqual([]);
      await store.events.append("m", 2, [entry(3)], summary("m", 3, { state: "live", seats }));
      expect(await found(store, { player: "ann", name: "dov" })).toEqual([]);
    });

    test("a match is in no list of past matches before its end, and once in each of them after it", async ({
      store,
    }) => {
      const seats = [seat("ann"), seat("ann")];
      await store.events.append("m", 0, [entry(1)], summary("m", 1, { seats, state: "live" }));
      expect(await found(store, { player: "ann" })).toEqual([]);
      await store.events.append("m", 1, [entry(2)], over("m", 2, { seats, version: 2 }));
      await store.events.append("m", 2, [entry(3)], over("m", 2, { seats, version: 3 }));
      expect((await store.matches.past({ player: "ann" })).map(({ version }) => version)).toEqual([3]);
      expect(await found(store, {})).toEqual(["m"]);
    });
  });
}

function* combinations(): Generator<FinishedMatchesQuery> {
  for (const player of [undefined, "ann", "bob", "nobody"])
    for (const name of [undefined, "ANN mü"])
      for (const [since, until] of [[], [moment(6)], [undefined, moment(6)], [moment(3), moment(20)]])
        for (const one of [
          {},
          { game: "other" },
          { variant: "duel" },
          { variant: "arch", result: "lost" },
          { seats: 3 },
          { result: "won" },
          { result: "draw", limit: 3 },
        ] as const) {
          const filters = { player, name, since, until };
          yield { ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)), ...one };
        }
}
