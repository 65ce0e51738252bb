import { describe, expect } from "vitest";
import { Conflict, StoreClosed } from "../../../server/store/errors.ts";
import type { Stores } from "../../../server/store/ports.ts";
import type { PastPlace, SummaryQuery } from "../../../server/store/queries.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { byStrength } from "../../kit/strength.ts";
import { countersEqualRecount } from "./counters.contract.ts";
import { test as placed } from "./place.ts";
import { entries, entry, extend, moment, seat, summary, versions } from "./samples.ts";

/** The contract of every store. `open` creates an empty one, in a file at this path if it needs any. */
export function storeContract(name: string, open: (file: string) => Stores | Promise<Stores>): void {
  const test = placed.extend("store", async ({ file }, { onCleanup }): Promise<Stores> => {
    const store = await open(file);
    onCleanup(() => store.close());
    return store;
  });

  describe.concurrent(`${name} keeps the contract of stores`, () => {
    test("what was appended is read back, in order", async ({ store }) => {
      await store.events.append("m", 0, entries(1, 3), summary("m", 3));
      await store.events.append("m", 3, entries(4, 4), summary("m", 4));
      expect(await store.events.read("m")).toEqual(entries(1, 4));
    });

    test("reading can begin after a version", async ({ store }) => {
      await extend(store, "m", 0, 5);
      expect(await store.events.read("m", 3)).toEqual(entries(4, 5));
      expect(await store.events.read("m", 5)).toEqual([]);
      expect(await store.events.read("m", 9)).toEqual([]);
    });

    test("a stream that does not exist has no entries", async ({ store }) => {
      expect(await store.events.read("nobody")).toEqual([]);
    });

    test("entries and summaries survive exactly as JSON has them", async ({ store }) => {
      const odd = entry(1, {
        seat: 0,
        text: 'quotes " \\ \u0000 \u2028 ünï ✓ 🂡',
        cause: "nul \u0000, and 'quotes'",
        numbers: [0, -1, 0.1, 1e300, 2 ** 53 - 1, -(2 ** 53)],
        nested: { null: null, empty: {}, list: [[], [[1]]], "": "" },
        secret: { to: [], faces: { 17: "i42" } },
        absent: undefined,
      });
      const told = summary("m", 1, { options: { ö: [null, 1.5, { deep: "🌊" }] }, seats: [null, seat("ann")] });
      await store.events.append("m", 0, [odd], told);
      expect(await store.events.read("m")).toStrictEqual([JSON.parse(JSON.stringify(odd))]);
      expect(await store.matches.find({ id: "m" })).toStrictEqual([told]);
    });

    test("tells which code made summaries, page by page in the order of ids", async ({ store }) => {
      for (const [n, id] of ["c", "a", "d", "b"].entries())
        await store.events.append(
          id,
          0,
          entries(1, 2),
          summary(id, 2, n === 0 ? {} : { summaryVersion: n, code: 'nul \u0000 ,"' }),
        );
      const first = await store.matches.summaryVersions("", 3);
      const made = { game: "tranquility", state: "open", changedAt: moment(2) };
      expect(first).toEqual([
        { id: "a", ...made, summaryVersion: 1 },
        { id: "b", ...made, summaryVersion: 3 },
        { id: "c", ...made, summaryVersion: 0 },
      ]);
      expect((await store.matches.summaryVersions("c", 3)).map(({ id }) => id)).toEqual(["d"]);
    });

    test("lists never return to what an earlier release made of the same log", async ({ store }) => {
      const made = (summaryVersion: number | undefined, code: string) =>
        summary("m", 2, { code, ...(summaryVersion !== undefined && { summaryVersion }) });
      await store.events.append("m", 0, entries(1, 2), made(undefined, "first"));
      expect(await store.matches.relist([made(2, "second")])).toBe(1);
      expect(await store.matches.relist([made(1, "third")])).toBe(0);
      expect(await store.matches.relist([made(undefined, "fourth")])).toBe(0);
      expect(await store.matches.find({ id: "m" })).toEqual([made(2, "second")]);
      expect(await store.matches.relist([made(2, "fifth")])).toBe(1);
      expect(await store.matches.find({ id: "m" })).toEqual([made(2, "fifth")]);
    });

    test("stored data does not change when the caller's objects change", async ({ store }) => {
      const cards = [1, 2];
      await store.events.append("m", 0, [entry(1, { cards })], summary("m", 1));
      cards.push(3);
      Object.assign((await store.events.read("m"))[0]!, { cards: [] });
      expect(await store.events.read("m")).toEqual([entry(1, { cards: [1, 2] })]);
    });

    test.for([
      { expected: 1, why: "is shorter" },
      { expected: 4, why: "is longer", held: 5 },
      { expected: 0, why: "exists", held: 2 },
    ])("an append conflicts when the stream $why than it expects", async ({ expected, held = 0 }, { store }) => {
      await extend(store, "m", 0, held);
      const late = store.events.append("m", expected, [entry(expected + 1)], summary("m", 99, { code: "late" }));
      await expect(late).rejects.toBeInstanceOf(Conflict);
      expect(await store.events.read("m")).toEqual(entries(1, held));
      expect(await store.matches.find({ code: "late" })).toEqual([]);
    });

    test("versions have no gaps: entries that do not follow are refused, all of them", async ({ store }) => {
      for (const wrong of [[entry(2)], [entry(1), entry(3)], [entry(1), entry(1)], [entry(0), entry(1)]]) {
        await expect(store.events.append("m", 0, wrong, summary("m", 2))).rejects.toThrow(RangeError);
      }
      expect(await store.events.read("m")).toEqual([]);
      expect(await store.matches.find({})).toEqual([]);
    });

    test("the holder of a stream appends to it, and so does any writer once it is released", async ({ store }) => {
      await store.leases.acquire("m");
      expect(await store.leases.isHeldElsewhere("m")).toBe(false);
      await extend(store, "m", 0, 2);
      await store.leases.release("m");
      await extend(store, "m", 2, 3);
      expect(await versions(store, "m")).toEqual([1, 2, 3]);
    });

    test("a stream that is only held is no match: nothing is read from it, and no list has it", async ({ store }) => {
      await store.leases.acquire("m");
      expect([
        await store.events.read("m"),
        await store.matches.find({}),
        await store.matches.find({ id: "m" }),
      ]).toEqual([[], [], []]);
      await store.leases.release("m");
      expect(await store.matches.find({})).toEqual([]);
    });

    test("of two who append to the same place at once, one does", async ({ store }) => {
      await extend(store, "m", 0, 2);
      const racers = ["ann", "bob"].map((who) => store.events.append("m", 2, [entry(3, { who })], summary("m", 3)));
      const results = await Promise.allSettled(racers);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(results.find((result) => result.status === "rejected")?.reason).toBeInstanceOf(Conflict);
      expect(await versions(store, "m")).toEqual([1, 2, 3]);
    });

    test("a conflict affects no concurrent append", async ({ store }) => {
      const names = Array.from({ length: 20 }, (_, n) => `m${n}`);
      const results = await Promise.allSettled(
        names.flatMap((id, n) => [extend(store, id, 0, 2), extend(store, id, n % 2 ? 2 : 0, 4)]),
      );
      expect(results.map(({ status }) => status === "fulfilled")).toEqual(names.flatMap((_, n) => [true, n % 2 === 1]));
      for (const [n, id] of names.entries()) expect(await versions(store, id)).toEqual(n % 2 ? [1, 2, 3, 4] : [1, 2]);
    });

    test("many streams grow side by side", async ({ store }) => {
      const grow = async (id: string, steps: number) => {
        for (let step = 0; step < steps; step++) await extend(store, id, step * 2, step * 2 + 2);
      };
      await Promise.all(Array.from({ length: 40 }, (_, n) => grow(`m${n}`, 1 + (n % 10))));
      for (let n = 0; n < 40; n++) expect(await store.events.read(`m${n}`)).toEqual(entries(1, 2 + 2 * (n % 10)));
      expect((await store.matches.find({ id: "m9" }))[0]?.version).toBe(20);
    });

    test("a summary is replaced by the next one, with its seats", async ({ store }) => {
      const next = (version: number, players: string[], more: Partial<Summary> = {}) =>
        store.events.append(
          "m",
          version - 1,
          [entry(version)],
          summary("m", version, { seats: players.map(seat), ...more }),
        );
      await next(1, ["ann", "bob"]);
      await next(2, ["ann", "cy", "cy"], { state: "live" });
      expect(await store.matches.find({ player: "bob" })).toEqual([]);
      expect((await store.matches.find({ player: "cy" })).map(({ version }) => version)).toEqual([2]);
      expect(await store.matches.find({ states: ["open"] })).toEqual([]);
      await next(3, []);
      expect(await store.matches.find({ player: "ann" })).toEqual([]);
    });

    test("every combination of filters finds what it says, newest change first", async ({ store }) => {
      const held = Array.from({ length: 36 }, (_, n) =>
        summary(`m${n}`, 1, {
          code: `code-${n % 12}`,
          state: (["open", "live", "over"] as const)[n % 3]!,
          visibility: n % 4 ? "open" : "private",
          changedAt: moment((n * 7) % 18),
          seats: [null, seat(`p${n % 5}`), seat(`q${n % 2}`)],
          ...(n % 6 ? { previous: `m${n % 2}` } : {}),
          ...(n % 5 ? { from: { match: "m0", version: 9, move: 3, root: `m${n % 3}` } } : {}),
        }),
      );
      await Promise.all(held.map((told) => store.events.append(told.id, 0, [entry(1)], told)));
      const order = (a: Summary, b: Summary) =>
        Date.parse(b.changedAt) - Date.parse(a.changedAt) || (a.id < b.id ? -1 : 1);
      held.sort(order);

      for (const query of combinations()) {
        const { states, player, visibility, previous, root, code, id, ids, limit = 50 } = query;
        const wanted = held
          .filter((told) => !states || states.includes(told.state))
          .filter((told) => !player || told.seats.some((seat) => seat?.player === player))
          .filter((told) => !visibility || told.visibility === visibility)
          .filter((told) => !previous || told.previous === previous)
          .filter((told) => !root || told.from?.root === root)
          .filter((told) => (!code || told.code === code) && (!id || told.id === id))
          .filter((told) => !ids || ids.includes(told.id));
        expect(await store.matches.find(query), JSON.stringify(query)).toEqual(wanted.slice(0, limit));
      }
    });

    test("tries on the deals of days are counted by what they came to, and found by it, those alone that count", async ({
      store,
    }) => {
      const days = ["2026-11-23", "2026-11-24", "2026-11-25"];
      const scores = [[0, 0, 7, 40], [0, 0, 12, 40], [1, 3, 7, 40], undefined];
      const held = Array.from({ length: 60 }, (_, n) => {
        const score = scores[n % 4];
        const daily = { day: days[n % 3]!, counts: n % 5 > 0, ...(score ? { score } : {}) };
        return summary(`m${n}`, 1, { state: "live", changedAt: moment(n), ...(n % 7 ? { daily } : {}) });
      });
      await Promise.all(held.map((told) => store.events.append(told.id, 0, [entry(1)], told)));
      const counting = held.filter(({ daily }) => daily?.counts);
      const due = days.slice(0, 2).flatMap((day) =>
        scores.map((score) => {
          const same = counting.filter(({ daily }) => daily!.day === day && daily!.score === score);
          return { day, ...(score ? { score } : {}), tries: same.length };
        }),
      );
      expect(new Set(await store.matches.tries(days[0]!, days[1]!))).toEqual(
        new Set(due.filter(({ tries }) => tries > 0)),
      );
      expect(await store.matches.tries("2026-12-01", "2026-12-31")).toEqual([]);
      for (const day of days) {
        const found = (query: SummaryQuery) =>
          store.matches.find({ day, ...query }).then((all) => all.map(({ id }) => id));
        const own = counting.filter(({ daily }) => daily!.day === day).toReversed();
        expect(await found({})).toEqual(own.map(({ id }) => id));
        expect(await found({ score: scores[1]! })).toEqual(
          own.filter(({ daily }) => daily!.score === scores[1]).map(({ id }) => id),
        );
      }
      // A match that ends is recounted.
      const [first] = counting.filter(({ daily }) => !daily!.score);
      const daily = { ...first!.daily!, score: [0, 0, 0, 1] };
      await store.events.append(first!.id, 1, [entry(2)], { ...first!, version: 2, state: "over", daily });
      expect(await store.matches.tries(daily.day, daily.day)).toContainEqual({
        day: daily.day,
        score: [0, 0, 0, 1],
        tries: 1,
      });
      // So is one whose summary was rebuilt.
      await store.matches.relist([{ ...first!, version: 2, state: "over", daily: { ...daily, score: [0, 0, 0, 2] } }]);
      expect(await store.matches.tries(daily.day, daily.day)).toContainEqual({
        day: daily.day,
        score: [0, 0, 0, 2],
        tries: 1,
      });
    });

    test("a player's past matches are read in the order in which they ended, page by page, each once", async ({
      store,
    }) => {
      const ended = (n: number) => moment(Math.floor(((n * 7) % 30) / 2));
      const over = (n: number, player: string) =>
        summary(`m${n}`, 1, { state: n % 5 ? "over" : "live", seats: [seat(player)], endedAt: ended(n) });
      for (let n = 0; n < 30; n++) await store.events.append(`m${n}`, 0, [entry(1)], over(n, n % 6 ? "ann" : "bob"));
      const due = await store.matches.past({ player: "ann", limit: 200 });
      const read = [];
      for (let after: PastPlace | undefined; ; ) {
        const page = await store.matches.pastFrom("ann", after, 4);
        read.push(...page);
        if (page.length < 4) break;
        after = page.at(-1);
      }
      expect(read.map(({ summary }) => summary)).toEqual(due.toReversed());
      expect(read.map(({ ended, id }) => [ended, id])).toEqual(
        due.toReversed().map(({ endedAt, id }) => [endedAt, id]),
      );
      expect(await store.matches.pastFrom("nobody", undefined, 4)).toEqual([]);
    });

    test("the counters of days and of past matches equal a recount, whatever is appended and relisted", async ({
      store,
    }) => {
      await countersEqualRecount(store, byStrength({ quick: 10, gate: 30, nightly: 300 }));
    });

    test("a match that is over is found by its deal, however its lists came to know it", async ({ store }) => {
      const deals = ["0011223344556677", "8899aabbccddeeff"];
      for (const [n, deal] of deals.entries()) {
        await extend(store, `m${n}`, 0, 1);
        await store.events.append(`m${n}`, 1, [entry(2)], summary(`m${n}`, 2, { state: "over", deal }));
      }
      await extend(store, "m2", 0, 1);
      const found = async (deal: string) => (await store.matches.find({ deal })).map(({ id }) => id);
      expect(await Promise.all([...deals, "ffffffffffffffff"].map(found))).toEqual([["m0"], ["m1"], []]);
      await store.matches.relist([summary("m1", 2, { state: "over", deal: deals[0]! })]);
      expect(await Promise.all(deals.map(found))).toEqual([["m0", "m1"].toSorted(), []]);
    });

    test("a list has 50 summaries unless told, never more than 200, and one at least", async ({ store }) => {
      await Promise.all(Array.from({ length: 210 }, (_, n) => extend(store, `m${n}`, 0, 1)));
      const found = async (query: SummaryQuery) => (await store.matches.find(query)).length;
      expect(await found({})).toBe(50);
      expect(await Promise.all([0, -3, 1, 7.9, 200, 1e9].map((limit) => found({ limit })))).toEqual([
        1, 1, 1, 7, 200, 200,
      ]);
    });

    test("the last hundred messages of a match are kept, and as many of its spectators' talk", async ({ store }) => {
      const said = (n: number, aside: boolean) => ({ aside, said: JSON.stringify({ n, text: "ünï \u2028 ✓" }) });
      expect(await store.chat.read("m")).toEqual([]);
      await store.chat.add("m", said(0, true));
      await store.chat.add("other", said(0, false));
      for (let n = 1; n <= 102; n++) await store.chat.add("m", said(n, n === 50));
      const heard = Array.from({ length: 103 }, (_, n) => said(n, n === 0 || n === 50));
      expect(await store.chat.read("m")).toEqual(heard.filter(({ aside }, n) => aside || n > 1));
      expect(await store.chat.read("other")).toEqual([said(0, false)]);
      expect(await store.events.read("m")).toEqual([]);
    });

    test("documents are kept for each player and game, the one that changed last first, and are gone when dropped", async ({
      store,
    }) => {
      const mine = { player: "ann", game: "chess" };
      const kept = (id: string, n: number, of = mine) =>
        ({ ...of, id, title: `№ ${n}`, changedAt: moment(n), text: `"quotes" ünï \u2028 ✓ 🂡\n${n}` }) as const;
      expect(await store.documents.list(mine)).toEqual([]);
      expect(await store.documents.get({ ...mine, id: "a" })).toBeUndefined();
      for (const document of [kept("a", 1), kept("b", 3), kept("c", 3), kept("a", 2)])
        expect(await store.documents.keep(document, 3)).toBe(true);
      const others = [kept("a", 7, { player: "bob", game: "chess" }), kept("a", 8, { player: "ann", game: "go" })];
      for (const other of others) await store.documents.keep(other, 3);
      const lines = async () => (await store.documents.list(mine)).map(({ id, title }) => `${id} ${title}`);
      expect(await lines()).toEqual(["b № 3", "c № 3", "a № 2"]);
      const { text: _, ...line } = kept("b", 3);
      expect((await store.documents.list(mine))[0]).toStrictEqual(line);
      expect(await store.documents.get({ ...mine, id: "a" })).toStrictEqual(kept("a", 2));
      await store.documents.drop({ ...mine, id: "a" });
      await store.documents.drop({ ...mine, id: "nobody" });
      expect([await lines(), await store.documents.get({ ...mine, id: "a" })]).toEqual([["b № 3", "c № 3"], undefined]);
      for (const other of others) expect(await store.documents.get(other)).toStrictEqual(other);
    });

    test("no more documents are kept than may be, though many come at once", async ({ store }) => {
      const document = (n: number) => ({
        ...{ player: "ann", game: "chess", id: `d${n}`, title: "Mine" },
        ...{ changedAt: moment(n), text: "x".repeat(90_000) },
      });
      const kept = await Promise.all(Array.from({ length: 6 }, (_, n) => store.documents.keep(document(n), 4)));
      expect(kept.filter(Boolean).length).toBeGreaterThanOrEqual(4);
      expect(await store.documents.keep(document(9), 4)).toBe(false);
      const { id } = (await store.documents.list(document(0)))[0]!;
      expect(await store.documents.keep({ ...document(0), id }, 4)).toBe(true);
    });

    test("what players choose is kept for each, and what a choice leaves out stays as it was", async ({ store }) => {
      expect(await store.players.get("ann")).toBeUndefined();
      await store.players.change("ann", { isOpen: true });
      expect(await store.players.get("ann")).toStrictEqual({
        id: "ann",
        name: "",
        isOpen: true,
        recovery: "",
        isGone: false,
      });
      await Promise.all([
        store.players.change("ann", { name: "Änn 'ü'" }),
        store.players.change("bob", { name: "Bob" }),
      ]);
      expect(await store.players.get("ann")).toStrictEqual({
        id: "ann",
        name: "Änn 'ü'",
        isOpen: true,
        recovery: "",
        isGone: false,
      });
      await store.players.change("ann", { isOpen: false, name: "Ann" });
      expect(await store.players.get("ann")).toStrictEqual({
        id: "ann",
        name: "Ann",
        isOpen: false,
        recovery: "",
        isGone: false,
      });
      expect(await store.players.get("bob")).toStrictEqual({
        id: "bob",
        name: "Bob",
        isOpen: false,
        recovery: "",
        isGone: false,
      });
    });

    test("nothing is stored any more for a deleted player, and nothing of them changes", async ({ store }) => {
      expect(await store.players.change("ann", { name: "Ann" })).toBe(true);
      expect(await store.players.change("ann", { name: "N. N.", isGone: true })).toBe(true);
      for (const change of [{ name: "Ann" }, { isOpen: true }, { recovery: "0a".repeat(32) }, { isGone: false }])
        expect(await store.players.change("ann", change)).toBe(false);
      expect(await store.players.get("ann")).toStrictEqual({
        id: "ann",
        name: "N. N.",
        isOpen: false,
        recovery: "",
        isGone: true,
      });
      const document = { player: "ann", game: "g", id: "d", title: "t", changedAt: moment(0), text: "" };
      expect(await store.documents.keep(document, 3)).toBe(false);
      expect(await store.documents.keep({ ...document, player: "bob" }, 3)).toBe(true);
      const subscription = { player: "ann", endpoint: "e", p256dh: "k", auth: "s", language: "fr" };
      await store.push.keep(subscription, 3);
      expect([await store.documents.list({ player: "ann", game: "g" }), await store.push.of("ann")]).toEqual([[], []]);
    });

    test("a returning player is known by the last digest they left, and none by an unknown digest", async ({
      store,
    }) => {
      const [old, next] = ["0a".repeat(32), "0b".repeat(32)];
      await store.players.change("bob", { name: "Bob" });
      expect([await store.players.byRecovery(""), await store.players.byRecovery(old)]).toEqual([undefined, undefined]);
      await store.players.change("ann", { name: "Ann", recovery: old });
      expect(await store.players.byRecovery(old)).toStrictEqual({
        id: "ann",
        name: "Ann",
        isOpen: false,
        recovery: old,
        isGone: false,
      });
      await store.players.change("ann", { recovery: next });
      await store.players.change("ann", { isOpen: true });
      expect([(await store.players.byRecovery(next))?.id, await store.players.byRecovery(old)]).toEqual([
        "ann",
        undefined,
      ]);
      await expect(store.players.change("bob", { recovery: next })).rejects.toThrow();
    });

    test("a browser is subscribed for one player, who has the last few", async ({ store }) => {
      const at = (endpoint: string, player = "ann") => ({ player, endpoint, p256dh: "k", auth: "s", language: "fr" });
      for (const endpoint of ["a", "b", "c", "a"]) await store.push.keep(at(endpoint), 3);
      expect(await store.push.of("ann")).toStrictEqual(["b", "c", "a"].map((endpoint) => at(endpoint)));
      await store.push.keep(at("d"), 3);
      expect((await store.push.of("ann")).map(({ endpoint }) => endpoint)).toEqual(["c", "a", "d"]);
      await store.push.keep({ ...at("c", "bob"), language: "de" }, 3);
      expect(await store.push.of("bob")).toStrictEqual([{ ...at("c", "bob"), language: "de" }]);
      expect(await store.push.subscribers("", 10)).toEqual(["ann", "bob"]);
      await store.push.drop("c");
      await store.push.drop("c");
      expect([await store.push.of("bob"), await store.push.subscribers("", 10)]).toEqual([[], ["ann"]]);
    });

    test("a player has one choice about another, and at most so many; of both directions of some players all are read", async ({
      store,
    }) => {
      const about = (other: string, choice: "wanted" | "blocked" = "wanted", player = "ann") => ({
        ...{ player, other, choice, match: `m-${other}` },
      });
      for (const other of ["bob", "cy"]) expect(await store.contacts.keep(about(other), 2)).toBe(true);
      expect(await store.contacts.keep(about("dan"), 2)).toBe(false);
      expect(await store.contacts.keep(about("bob", "blocked"), 2)).toBe(true);
      expect(await store.contacts.keep(about("ann", "wanted", "cy"), 2)).toBe(true);
      const found = async (players: string[], others?: string[]) =>
        (await store.contacts.of(players, others)).toSorted((a, b) =>
          a.player + a.other < b.player + b.other ? -1 : 1,
        );
      expect(await found(["ann"])).toStrictEqual([about("bob", "blocked"), about("cy")]);
      expect(await found(["bob", "cy"], ["ann"])).toStrictEqual([about("ann", "wanted", "cy")]);
      expect(await found(["ann"], ["cy", "dan"])).toStrictEqual([about("cy")]);
      expect([await found([]), await found(["ann"], [])]).toEqual([[], []]);
      await store.contacts.drop({ player: "ann", other: "cy" });
      await store.contacts.drop({ player: "ann", other: "cy" });
      expect(await found(["ann", "cy"])).toStrictEqual([about("bob", "blocked"), about("ann", "wanted", "cy")]);
      await store.players.dropPossessions("ann");
      expect(await found(["ann", "cy"])).toEqual([]);
      await store.players.change("ann", { isGone: true });
      expect([
        await store.contacts.keep(about("bob"), 9),
        await store.contacts.keep(about("ann", "wanted", "cy"), 9),
      ]).toEqual([false, false]);
    });

    test("a player and a table have one webhook each, which goes with the player who set it, and with the table", async ({
      store,
    }) => {
      const hook = (target: "player:ann" | "player:bob" | "match:m", player: string, url = "https://u") => ({
        ...({ target, player, url, format: "discord", language: "de", origin: "https://o" } as const),
      });
      for (const one of [hook("player:ann", "ann"), hook("player:bob", "bob"), hook("match:m", "ann", "https://old")])
        expect(await store.webhooks.keep(one)).toBe(true);
      expect(await store.webhooks.keep(hook("match:m", "bob"))).toBe(true);
      expect(await store.webhooks.get("match:m")).toStrictEqual(hook("match:m", "bob"));
      expect(await store.webhooks.targets("", 2)).toEqual(["match:m", "player:ann"]);
      expect(await store.webhooks.targets("player:ann", 2)).toEqual(["player:bob"]);
      await store.players.dropPossessions("bob");
      expect(await store.webhooks.targets("", 9)).toEqual(["player:ann"]);
      await store.webhooks.drop("player:ann");
      await store.webhooks.drop("player:ann");
      expect(await store.webhooks.get("player:ann")).toBeUndefined();
      await store.events.append("m", 0, [entry(1)], summary("m", 1, { state: "open" }));
      await store.webhooks.keep(hook("match:m", "ann"));
      expect(await store.events.remove("m", 1)).toBe(true);
      expect(await store.webhooks.get("match:m")).toBeUndefined();
      await store.players.change("ann", { isGone: true });
      expect(await store.webhooks.keep(hook("player:ann", "ann"))).toBe(false);
    });

    test("subscribers come in pages: each once, in order, however many browsers they have", async ({ store }) => {
      const players = Array.from({ length: 25 }, (_, n) => `p${String(n).padStart(2, "0")}`);
      for (const player of players.toReversed())
        for (const browser of ["x", "y", "z"])
          await store.push.keep({ player, endpoint: player + browser, p256dh: "k", auth: "s", language: "en" }, 3);
      const pages = [];
      for (let after = ""; pages.at(-1)?.length !== 5; after = pages.at(-1)!.at(-1)!)
        pages.push(await store.push.subscribers(after, 10));
      expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
      expect(pages.flat()).toEqual(players);
      expect(await store.push.subscribers(players.at(-1)!, 10)).toEqual([]);
    });

    const hour = (n: number) => `2026-11-23T${String(n).padStart(2, "0")}:00:00.000Z`;

    test("of all processes that would notify a player of a turn one may, and no more often than the quiet period allows", async ({
      store,
    }) => {
      const claim = (turn: number, at: number, since: number) =>
        store.push.claimNotice({ player: "ann", match: "m", turn: hour(turn), at: hour(at) }, hour(since));
      const all = await Promise.all(Array.from({ length: 5 }, () => claim(7, 10, 2)));
      expect(all.filter(Boolean)).toHaveLength(1);
      expect(await claim(7, 11, 3)).toBe(false);
      // The first was free; of those after it one is too soon, and later it is not.
      expect(await claim(9, 11, 3)).toBe(true);
      expect(await claim(12, 12, 4)).toBe(false);
      expect(await claim(12, 20, 12)).toBe(true);
      expect(await claim(11, 23, 22)).toBe(false);
      expect(await store.push.claimNotice({ player: "bob", match: "m", turn: hour(1), at: hour(9) }, hour(1))).toBe(
        true,
      );
    });

    test("a notice that could not be given may be claimed again, unless another was given since", async ({ store }) => {
      const notice = { player: "ann", match: "m", turn: hour(3), at: hour(4) };
      expect(await store.push.claimNotice(notice, hour(1))).toBe(true);
      await store.push.releaseNotice({ ...notice, turn: hour(2) });
      expect(await store.push.claimNotice(notice, hour(1))).toBe(false);
      await store.push.releaseNotice(notice);
      expect(await store.push.claimNotice(notice, hour(1))).toBe(true);
    });

    test("a muted match sends no more notices, until it is unmuted", async ({ store }) => {
      const notice = { player: "ann", match: "m", turn: hour(3), at: hour(10) };
      expect(await store.push.isMuted("ann", "m")).toBe(false);
      await store.push.mute("ann", "m", true);
      expect([await store.push.isMuted("ann", "m"), await store.push.isMuted("bob", "m")]).toEqual([true, false]);
      expect(await store.push.claimNotice(notice, notice.at)).toBe(false);
      await store.push.mute("ann", "m", false);
      expect(await store.push.claimNotice(notice, notice.at)).toBe(true);
      await store.push.mute("ann", "m", true);
      await store.push.mute("ann", "m", false);
      expect(await store.push.claimNotice(notice, notice.at)).toBe(false);
    });

    test("names are returned for every player who has chosen one", async ({ store }) => {
      await store.players.change("ann", { name: "Änn" });
      await store.players.change("bob", { isOpen: true });
      expect(await store.players.names([])).toEqual(new Map());
      expect(await store.players.names(["bob", "ann", "cy"])).toEqual(new Map([["ann", "Änn"]]));
      await store.players.change("ann", { isGone: true });
      expect((await store.players.get("ann"))?.isGone).toBe(true);
    });

    test("a deleted player leaves none of their own data, and all shared data", async ({ store }) => {
      const line = (player: string, text: string) => ({
        aside: false,
        said: JSON.stringify({ by: 0, player, name: player, at: moment(0), text }),
      });
      const document = (player: string) => ({
        ...{ player, game: "chess", id: "d", title: "Mine", changedAt: moment(0), text: "x" },
      });
      const subscription = (player: string) => ({
        ...{ player, endpoint: `https://push.test/${player}`, p256dh: "k", auth: "a", language: "en" },
      });
      await store.events.append("m", 0, [entry(1)], summary("m", 1, { seats: [seat("ann"), seat("bob")] }));
      for (const player of ["ann", "bob"]) {
        await store.documents.keep(document(player), 3);
        await store.push.keep(subscription(player), 3);
      }
      const kept = [line("bob", 'about "player":"ann"'), line("bob", "hello")];
      for (const said of [line("ann", "hello"), ...kept, line("ann", "bye")]) await store.chat.add("m", said);
      await store.players.dropPossessions("ann");
      expect(await store.chat.read("m")).toEqual(kept);
      expect([await store.documents.list(document("ann")), await store.push.of("ann")]).toEqual([[], []]);
      expect(await store.documents.list(document("bob"))).toHaveLength(1);
      expect(await store.push.of("bob")).toHaveLength(1);
      expect(await store.events.read("m")).toEqual([entry(1)]);
    });

    test("lists and search names are rewritten only for matches that have not advanced", async ({ store }) => {
      const over = { state: "over", outcome: { result: "won", winners: [0, 1], reason: "x" } } as const;
      const told = (id: string, name: string) =>
        summary(id, 2, { ...over, seats: [seat("ann"), { ...seat("bob"), name }] });
      await store.events.append("m", 0, entries(1, 2), told("m", "Bob"));
      await store.events.append("n", 0, entries(1, 3), { ...told("n", "Bob"), version: 3 });
      expect(await store.matches.relist([told("m", "Zoë"), told("n", "Zoë")])).toBe(1);
      expect(await store.matches.relist([])).toBe(0);
      const found = async (name: string) => (await store.matches.past({ player: "ann", name })).map(({ id }) => id);
      expect([await found("zoe"), await found("bob")]).toEqual([["m"], ["n"]]);
      expect((await store.matches.find({ id: "m" }))[0]?.seats[1]?.name).toBe("Zoë");
      expect(await store.events.read("m")).toEqual(entries(1, 2));
      await store.events.append("m", 2, [entry(3)], { ...told("m", "Zoë"), version: 3 });
      await store.events.pack(moment(99), 9);
      expect(await store.matches.relist([{ ...told("m", "Yan"), version: 3 }])).toBe(1);
      expect(await store.events.read("m")).toEqual(entries(1, 3));
    });

    test("a secret is made once: 32 bytes in hex, another under another name", async ({ store }) => {
      const [first, again] = await Promise.all([store.secrets.get("tokens"), store.secrets.get("tokens")]);
      expect(first).toMatch(/^[0-9a-f]{64}$/);
      expect(again).toBe(first);
      expect(await store.secrets.get("tokens")).toBe(first);
      expect(await store.secrets.get("seeds")).not.toBe(first);
    });

    test("closing lets what is under way be stored, and what comes later is refused", async ({ store }) => {
      const under = [extend(store, "m", 0, 3), extend(store, "n", 0, 1), store.secrets.get("tokens")];
      const closing = [store.close(), store.close()];
      for (const late of [
        extend(store, "x", 0, 1),
        store.events.read("m"),
        store.matches.find({}),
        store.secrets.get("tokens"),
      ]) {
        await expect(late).rejects.toBeInstanceOf(StoreClosed);
      }
      await Promise.all([...under, ...closing, store.close()]);
    });
  });
}

function* combinations(): Generator<SummaryQuery> {
  for (const states of [undefined, [], ["open"], ["live", "over", "live"]] as const)
    for (const player of [undefined, "p1", "nobody"])
      for (const visibility of [undefined, "private"] as const)
        for (const previous of [undefined, "m1"])
          for (const named of [
            {},
            { code: "code-3" },
            { root: "m2" },
            { id: "m7" },
            { ids: ["m7", "m8", "m9", "none"] },
            { ids: [] },
            { limit: 3 },
          ]) {
            const filters = { states, player, visibility, previous };
            yield { ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)), ...named };
          }
}
